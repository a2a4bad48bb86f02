package tepui.ir.pass;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Lowering of FRAG_COORD to count from the target's other edge, as GLSL's origin_upper_left asks: y becomes height - y,
 * by a uniform f32 that holds the target's height. Nothing else turns round, unlike in {@link LowerYFlip}.
 */
public final class LowerFragCoordOrigin extends Rewriter {
    private final DriverUniform height;

    public LowerFragCoordOrigin(DriverUniform height) {
        this.height = height;
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        boolean reads = shader().stage == Stage.FRAGMENT
                && i.op == Op.LOAD_INPUT
                && i.variable != null
                && i.variable.builtin == Builtin.FRAG_COORD;
        if (!reads || i.variable == null) return null;
        height.declare(shader());
        Value v = b.loadInput(i.variable);
        return b.insert(v, b.op(Op.FSUB, height.load(b, Type.F32), b.extract(v, 1)), 1);
    }
}
