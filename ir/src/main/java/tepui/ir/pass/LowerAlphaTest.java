package tepui.ir.pass;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Lowering of the alpha test: a fragment whose first colour's alpha fails the comparison with a reference is discarded.
 * The reference, an f32, comes from a uniform; the function is a constant, or bound late: the ordinal of a {@link
 * Comparison} as an i32 right behind the reference.
 */
public final class LowerAlphaTest implements OutputRule {
    private final DriverUniform reference;
    private final @Nullable Comparison function;
    private @Nullable Variable color;

    /** Function and reference from the uniform, 8 bytes. */
    public LowerAlphaTest(DriverUniform referenceAndFunction) {
        this(referenceAndFunction, null);
    }

    /** For this function only; null for one bound late. */
    public LowerAlphaTest(DriverUniform reference, @Nullable Comparison function) {
        this.reference = reference;
        this.function = function;
    }

    @Override
    public boolean choose(Shader s, OutputLowering outputs) {
        if (s.stage != Stage.FRAGMENT || function == Comparison.ALWAYS) return false;
        Variable v = OutputLowering.color(s, 0);
        if (v == null || v.type().kind() != tepui.ir.ScalarKind.F32) return false;
        color = v;
        outputs.capture(v);
        reference.declare(s);
        return true;
    }

    @Override
    public void end(Builder b, OutputLowering outputs) {
        Variable out = color;
        if (out == null) return;
        Value c = out.isArray() ? outputs.stored(out, 0, b) : outputs.stored(out, b);
        int alphaAt = 3 - out.component;
        Value alpha = alphaAt < c.type().width() ? b.extract(c, alphaAt) : b.f32(1);
        Value limit = reference.load(b, Type.F32);
        Value passes = function == null
                ? Comparison.test(b, reference.load(b, Type.I32, 4), alpha, limit)
                : function.test(b, alpha, limit);
        b.effect(Op.DEMOTE_IF, 0, b.op(Op.BNOT, passes));
        outputs.passOn(out, b);
    }
}
