package tepui.pipe.driver;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.OutputLowering;
import tepui.ir.pass.OutputRule;
import tepui.pipe.AdvancedBlend;

/**
 * Lowering of an advanced blend equation into the fragment shader, for devices whose blend stage lacks it: what the
 * shader puts out for target 0 is blended with what LOAD_TARGET says is there. Blending itself must be off for that
 * target; its write mask still counts.
 */
public final class LowerAdvancedBlend implements OutputRule {
    private final AdvancedBlend equation;
    private final boolean clamps;
    private @Nullable Variable color;

    /**
     * @param clamps the target's values are 0 to 1, so the shader's are brought there first
     */
    public LowerAdvancedBlend(AdvancedBlend equation, boolean clamps) {
        this.equation = equation;
        this.clamps = clamps;
    }

    @Override
    public boolean choose(Shader s, OutputLowering outputs) {
        color = null;
        if (s.stage != Stage.FRAGMENT) return false;
        Variable v = OutputLowering.color(s, 0);
        if (v == null || v.type().kind() != ScalarKind.F32) return false;
        color = v;
        outputs.capture(v);
        return true;
    }

    @Override
    public void end(Builder b, OutputLowering outputs) {
        Variable out = color;
        if (out == null) return;
        Value stored = out.isArray() ? outputs.stored(out, 0, b) : outputs.stored(out, b);
        Value there = out.isArray() ? b.load(Op.LOAD_TARGET, out, b.i32(0)) : b.load(Op.LOAD_TARGET, out);
        Value[] blended =
                new AdvancedBlendCode(b, equation).blend(four(b, out, stored, clamps), four(b, out, there, false));
        Value[] parts = new Value[out.type().width()];
        for (int c = 0; c < parts.length; c++) parts[c] = blended[out.component + c];
        Value result = b.vec(parts);
        if (!out.isArray()) {
            b.storeOutput(out, result);
            return;
        }
        b.storeOutput(out, b.i32(0), result);
        for (int e = 1; e < out.arrayLength(); e++) b.storeOutput(out, b.i32(e), outputs.stored(out, e, b));
    }

    /** Red, green, blue and alpha; what an output has not is 0, and 1 for alpha. */
    private static Value[] four(Builder b, Variable out, Value v, boolean clamps) {
        Value[] result = new Value[4];
        for (int c = 0; c < 4; c++) {
            int at = c - out.component;
            boolean has = at >= 0 && at < out.type().width();
            Value part = has ? b.extract(v, at) : b.f32(c == 3 ? 1 : 0);
            result[c] = has && clamps ? b.op(Op.FSATURATE, part) : part;
        }
        return result;
    }
}
