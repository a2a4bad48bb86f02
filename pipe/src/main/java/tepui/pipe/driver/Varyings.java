package tepui.pipe.driver;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Variable;

/** Places of what goes from the last vertex stage to the fragment shader. */
final class Varyings {
    private Varyings() {}

    /** The first location behind all that either of them has. */
    static int free(Shader before, @Nullable Shader fragment) {
        int free = 0;
        for (Variable v : before.outputs) if (v.builtin == Builtin.NONE) free = Math.max(free, behind(v));
        if (fragment == null) return free;
        for (Variable v : fragment.inputs) if (v.builtin == Builtin.NONE) free = Math.max(free, behind(v));
        return free;
    }

    /** The location behind a variable. */
    static int behind(Variable v) {
        return v.location + v.elements() * v.slotsPerElement();
    }
}
