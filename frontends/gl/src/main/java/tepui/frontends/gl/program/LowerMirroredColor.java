package tepui.frontends.gl.program;

import java.util.ArrayList;
import java.util.List;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.OutputLowering;
import tepui.ir.pass.OutputRule;

/**
 * Lowering of the colour for draw buffer 0 to two outputs, where that buffer is two images, as FRONT_AND_BACK is (OpenGL 4.6, 17.4.1). Colours for other
 * draw buffers go nowhere then.
 */
final class LowerMirroredColor implements OutputRule {
    /** An output of the shader, and what has its place at location 0 and at 1. */
    private record Pair(Variable from, Variable first, Variable second) {}

    private final List<Pair> pairs = new ArrayList<>();

    /** Not run yet. */
    LowerMirroredColor() {}

    @Override
    public boolean choose(Shader s, OutputLowering outputs) {
        pairs.clear();
        for (Variable v : List.copyOf(s.outputs)) {
            if (v.builtin != Builtin.NONE || v.index != 0) continue;
            outputs.capture(v);
            s.outputs.remove(v);
            if (v.location == 0) pairs.add(new Pair(v, copy(s, v, 0), copy(s, v, 1)));
        }
        return !pairs.isEmpty();
    }

    private static Variable copy(Shader s, Variable of, int location) {
        Variable made = s.output(location == 0 ? of.name() : of.name() + "_mirrored", of.type(), location);
        made.component = of.component;
        made.unsigned = of.unsigned;
        return made;
    }

    @Override
    public void end(Builder b, OutputLowering outputs) {
        for (Pair p : pairs) {
            Value color = p.from.isArray() ? outputs.stored(p.from, 0, b) : outputs.stored(p.from, b);
            b.storeOutput(p.first, color);
            b.storeOutput(p.second, color);
        }
    }
}
