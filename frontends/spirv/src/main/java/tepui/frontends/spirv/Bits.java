package tepui.frontends.spirv;

import tepui.frontends.glsl.ready.ReadyType.Numeric;
import tepui.frontends.spirv.SpirvModule.Instr;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Value;

/** Translation of shifts, bit fields, and conversions between kinds of numbers. */
final class Bits {
    private final Operands in;
    private final Builder b;

    Bits(Operands operands) {
        in = operands;
        b = operands.b;
    }

    /** Counts have 32 bits whatever they shift. */
    Value shift(Op op, Instr i) {
        Value x = in.one(i, 0);
        return b.op(op, x, in.extended(in.int32(i, 1), x.type()));
    }

    Value insert(Instr i) {
        Value x = in.one(i, 0);
        Value offset = in.extended(in.int32(i, 2), x.type());
        return b.op(Op.BITFIELD_INSERT, x, in.one(i, 1), offset, in.extended(in.int32(i, 3), x.type()));
    }

    Value extract(Op op, Instr i) {
        Value x = in.one(i, 0);
        return b.op(op, x, in.extended(in.int32(i, 1), x.type()), in.extended(in.int32(i, 2), x.type()));
    }

    /** To the kind of the result; what is of it already stays. */
    Value[] convert(Op op, Instr i) {
        ScalarKind kind = in.result(i).kind();
        Value[] x = in.columns(i, 0);
        Value[] out = new Value[x.length];
        for (int c = 0; c < out.length; c++) out[c] = x[c].type().kind() == kind ? x[c] : b.convert(op, kind, x[c]);
        return out;
    }

    /** Rounded to the numbers that half floats have. */
    Value quantize(Instr i) {
        Value x = in.one(i, 0);
        if (x.type().kind() != ScalarKind.F32) throw new SpirvException("halves are made of no floats");
        Value[] parts = new Value[x.type().width()];
        for (int c = 0; c < parts.length; c++) {
            Value pair = b.vec(b.extract(x, c), b.f32(0));
            parts[c] = b.extract(b.op(Op.UNPACK_HALF_2X16, b.op(Op.PACK_HALF_2X16, pair)), 0);
        }
        return b.vec(parts);
    }

    /** The same bits as another type: integers in between, of 64 bits where either side has such. */
    Value cast(Instr i) {
        Numeric to = in.result(i);
        Value x = in.one(i, 0);
        ScalarKind from = x.type().kind();
        if (from == ScalarKind.BOOL || to.kind() == ScalarKind.BOOL || to.isMatrix())
            throw new SpirvException("bits are cast from or to what has none");
        int bytes = x.type().bytes();
        if (bytes != to.kind().bytes() * to.rows())
            throw new SpirvException("a cast of bits is between sizes that differ");
        Value v = from.isFloat() ? b.convert(Op.BITCAST, from.is64() ? ScalarKind.I64 : ScalarKind.I32, x) : x;
        if (from.is64() != to.kind().is64()) v = from.is64() ? words(v) : longs(v);
        return to.kind().isFloat() ? b.convert(Op.BITCAST, to.kind(), v) : v;
    }

    private Value words(Value v) {
        Value[] parts = new Value[v.type().width()];
        for (int c = 0; c < parts.length; c++) parts[c] = b.op(Op.UNPACK_64, b.extract(v, c));
        return b.vec(parts);
    }

    private Value longs(Value v) {
        Value[] parts = new Value[v.type().width() / 2];
        for (int c = 0; c < parts.length; c++) parts[c] = b.op(Op.PACK_64, b.swizzle(v, 2 * c, 2 * c + 1));
        return b.vec(parts);
    }

    /** 32 bits in, 32 bits out, and then what the result is. */
    Value count(Op op, Instr i) {
        Value v = b.op(op, in.one(i, 0));
        ScalarKind kind = in.result(i).kind();
        return v.type().kind() == kind ? v : b.convert(Op.I2I, kind, v);
    }
}
