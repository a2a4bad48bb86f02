package tepui.frontends.gl.program;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Variable;
import tepui.ir.pass.OutputLowering;
import tepui.ir.pass.OutputRule;

/**
 * Lowering of gl_FragColor to copies for the draw buffers behind the first: it goes to all of them (GLSL 1.10, 7.2).
 */
final class LowerColorBroadcast implements OutputRule {
    private final int targets;
    private @Nullable Variable color;
    private final Variable[] copies;

    /** @param targets draw buffers, with the first */
    LowerColorBroadcast(int targets) {
        this.targets = targets;
        copies = new Variable[targets];
    }

    /** The output that all draw buffers get; null where the shader says which gets what. */
    static @Nullable Variable color(Shader s) {
        if (s.stage != Stage.FRAGMENT) return null;
        for (Variable v : s.outputs) {
            if (v.builtin == Builtin.NONE && v.name().equals("gl_FragColor") && !v.isArray()) return v;
        }
        return null;
    }

    @Override
    public boolean choose(Shader s, OutputLowering outputs) {
        Variable found = color(s);
        color = found;
        if (found == null) return false;
        outputs.capture(found);
        for (int i = 1; i < targets; i++) copies[i] = s.output("gl_FragColor" + i, found.type(), i);
        return true;
    }

    @Override
    public void end(Builder b, OutputLowering outputs) {
        Variable first = color;
        if (first == null) return;
        outputs.passOn(first, b);
        for (int i = 1; i < targets; i++) b.storeOutput(copies[i], outputs.stored(first, b));
    }
}
