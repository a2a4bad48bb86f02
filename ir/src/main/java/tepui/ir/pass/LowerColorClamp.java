package tepui.ir.pass;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Value;
import tepui.ir.Variable;

/** Lowering of the vertex colour clamp of OpenGL: colour outputs are clamped to 0 to 1 before they are interpolated. */
public final class LowerColorClamp extends Rewriter {
    private final long locations;

    /** The outputs at these locations are colours: bit n for location n. */
    public LowerColorClamp(long locations) {
        this.locations = locations;
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        Variable v = i.variable;
        if (i.op != Op.STORE_OUTPUT || v == null || !OutputLowering.isVertexStage(shader())) return null;
        boolean chosen = v.builtin == Builtin.NONE
                && v.location >= 0
                && v.location < 64
                && (locations >>> v.location & 1) != 0
                && v.type().kind() == ScalarKind.F32;
        if (!chosen) return null;
        Value[] args = i.args.clone();
        args[args.length - 1] = b.op(Op.FSATURATE, args[args.length - 1]);
        b.storeMasked(Op.STORE_OUTPUT, v, i.imm, args);
        return GONE;
    }
}
