package tepui.frontends.glsl.lower;

import java.util.List;
import tepui.ir.AtomicOp;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Lowering of atomic operations on floats (INTEL_shader_atomic_float_minmax) from those on integers, which all devices
 * have: what memory holds is compared here, and written where it is still the same; else once more. Bits stay bits, so
 * that NaN come out as they went in: a signalling one wins over all, a quiet one loses against all, and none is equal
 * to anything.
 */
final class FloatAtomics {
    /** An atomic operation on the word. */
    interface Word {
        Value apply(AtomicOp op, Value... data);
    }

    private static final int QUIET = 0x7fc00000;
    private static final int INFINITY = 0x7f800000;
    private static final int PAYLOAD = 0x003fffff;

    private final Builder b;
    private final Word word;

    FloatAtomics(Builder b, Word word) {
        this.b = b;
        this.word = word;
    }

    /** Writes the operation; the result is the old value in memory. */
    Value make(String name, Value[] data) {
        if (name.equals("atomicExchange")) return real(word.apply(AtomicOp.EXCHANGE, bits(data[0])));
        boolean compare = name.equals("atomicCompSwap");
        Value given = bits(data[compare ? 1 : 0]);
        Value first = word.apply(AtomicOp.OR, b.i32(0));
        Value last = b.loop(new Value[] {first}, List.of(Type.I32), params -> {
            Value old = params.getFirst();
            Value writes =
                    compare ? b.op(Op.FEQ, real(old), data[0]) : wins(old, data[0], given, name.equals("atomicMin"));
            Value seen = b.ifElse(
                            writes,
                            List.of(Type.I32),
                            () -> b.yieldWith(word.apply(AtomicOp.COMPARE_EXCHANGE, old, given)),
                            () -> b.yieldWith(old))[0];
            b.ifThen(b.op(Op.IEQ, seen, old), () -> b.breakWith(old));
            b.continueWith(seen);
        })[0];
        return real(last);
    }

    private Value bits(Value real) {
        return b.convert(Op.BITCAST, ScalarKind.I32, real);
    }

    private Value real(Value bits) {
        return b.convert(Op.BITCAST, ScalarKind.F32, bits);
    }

    private Value signals(Value bits) {
        Value kind = b.op(Op.IEQ, b.op(Op.IAND, bits, b.i32(QUIET)), b.i32(INFINITY));
        return b.op(Op.BAND, kind, b.op(Op.INE, b.op(Op.IAND, bits, b.i32(PAYLOAD)), b.i32(0)));
    }

    /** Whether the value that is given replaces what is there. */
    private Value wins(Value old, Value value, Value given, boolean least) {
        Value there = real(old);
        Value beyond = least ? b.op(Op.FLT, value, there) : b.op(Op.FLT, there, value);
        Value nothing = b.op(
                Op.BAND, b.op(Op.IEQ, b.op(Op.IAND, old, b.i32(QUIET)), b.i32(QUIET)), b.op(Op.BNOT, signals(old)));
        Value better = b.op(Op.BOR, b.op(Op.BOR, beyond, nothing), signals(given));
        return b.op(Op.BAND, b.op(Op.BNOT, signals(old)), better);
    }
}
