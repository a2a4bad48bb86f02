package tepui.ir.pass;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Lowering of polygon stipple: a fragment is discarded where a pattern of 32 by 32 bits, which repeats over the window,
 * has a 0. A row of the pattern is an i32 of the uniform, the lowest row first; its highest bit is the leftmost pixel.
 */
public final class LowerPolygonStipple extends Rewriter {
    private final DriverUniform pattern;

    /** The pattern from the uniform, 128 bytes. */
    public LowerPolygonStipple(DriverUniform pattern) {
        this.pattern = pattern;
    }

    @Override
    protected boolean prepare(Shader s) {
        if (s.stage != Stage.FRAGMENT) return false;
        pattern.declare(s);
        return true;
    }

    @Override
    protected void enter(Function f, Builder b) {
        Shader s = shader();
        if (s.stage != Stage.FRAGMENT || f != s.entry) return;
        Variable known = OutputLowering.input(s, Builtin.FRAG_COORD);
        Value place = b.loadInput(known == null ? s.input(Builtin.FRAG_COORD, Type.F32X4) : known);
        Value x = b.op(Op.IAND, b.convert(Op.F2I, ScalarKind.I32, b.extract(place, 0)), b.i32(31));
        Value y = b.op(Op.IAND, b.convert(Op.F2I, ScalarKind.I32, b.extract(place, 1)), b.i32(31));
        Value at = b.op(Op.IADD, b.op(Op.ISHL, y, b.i32(2)), b.i32(pattern.offset()));
        Value row = b.resource(Op.LOAD_UNIFORM, pattern.buffer(), Type.I32, 0, b.i32(0), at);
        Value bit = b.op(Op.IAND, b.op(Op.USHR, row, b.op(Op.ISUB, b.i32(31), x)), b.i32(1));
        b.effect(Op.DEMOTE_IF, 0, b.op(Op.IEQ, bit, b.i32(0)));
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        return null;
    }
}
