package tepui.frontends.spirv;

import tepui.frontends.glsl.ready.ReadyType;
import tepui.frontends.spirv.SpirvModule.Instr;
import tepui.ir.AtomicOp;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.spirv.Spv;

/** Translation of atomic operations on buffers, the workgroup's memory, texels and counters. */
final class Atomics {
    private final FunctionCode f;
    private final Operands in;
    private final Builder b;

    Atomics(FunctionCode function) {
        f = function;
        in = function.in;
        b = in.b;
    }

    void write(Instr i) {
        Pointer p = f.pointer(i.at(0));
        if (i.op() == Spv.Op.OpAtomicStore) {
            apply(p, AtomicOp.EXCHANGE, in.one(i, 3));
            return;
        }
        Value one = f.shader.code.splat(Code.type(in.result(i)), 1);
        Value result = switch (i.op()) {
            case Spv.Op.OpAtomicLoad -> load(p, in.splat(one, 0));
            case Spv.Op.OpAtomicIIncrement -> apply(p, AtomicOp.ADD, one);
            case Spv.Op.OpAtomicIDecrement -> apply(p, AtomicOp.ADD, in.splat(one, -1));
            case Spv.Op.OpAtomicExchange -> apply(p, AtomicOp.EXCHANGE, in.one(i, 3));
            case Spv.Op.OpAtomicCompareExchange -> apply(p, AtomicOp.COMPARE_EXCHANGE, in.one(i, 5), in.one(i, 4));
            case Spv.Op.OpAtomicIAdd -> apply(p, AtomicOp.ADD, in.one(i, 3));
            case Spv.Op.OpAtomicISub -> apply(p, AtomicOp.ADD, b.op(Op.INEG, in.one(i, 3)));
            case Spv.Op.OpAtomicSMin -> apply(p, AtomicOp.IMIN, in.one(i, 3));
            case Spv.Op.OpAtomicUMin -> apply(p, AtomicOp.UMIN, in.one(i, 3));
            case Spv.Op.OpAtomicSMax -> apply(p, AtomicOp.IMAX, in.one(i, 3));
            case Spv.Op.OpAtomicUMax -> apply(p, AtomicOp.UMAX, in.one(i, 3));
            case Spv.Op.OpAtomicAnd -> apply(p, AtomicOp.AND, in.one(i, 3));
            case Spv.Op.OpAtomicOr -> apply(p, AtomicOp.OR, in.one(i, 3));
            case Spv.Op.OpAtomicXor -> apply(p, AtomicOp.XOR, in.one(i, 3));
            default -> throw new SpirvException("atomic instruction " + i.op() + " is not there");
        };
        f.set(i, result);
    }

    private Value load(Pointer p, Value zero) {
        boolean texel = p instanceof Pointer.Texel;
        if (texel && zero.type().kind().isFloat()) throw new SpirvException("a texel of floats is read atomically");
        if (zero.type().kind().isFloat()) return bits(AtomicOp.OR, p, zero);
        return apply(p, AtomicOp.OR, zero);
    }

    /** The same on the bits of floats. */
    private Value bits(AtomicOp op, Pointer p, Value data) {
        ScalarKind kind = data.type().kind();
        ScalarKind words = kind.is64() ? ScalarKind.I64 : ScalarKind.I32;
        return b.convert(Op.BITCAST, kind, apply(p, op, b.convert(Op.BITCAST, words, data)));
    }

    private Value apply(Pointer p, AtomicOp op, Value... data) {
        switch (p) {
            case Pointer.Texel t -> {
                return b.resource(Op.IMAGE_ATOMIC, t.image(), data[0].type(), op.ordinal(), join(t.address(), data));
            }
            case Pointer.InMemory m -> {
                if (data[0].type().kind().isFloat() && op == AtomicOp.EXCHANGE) return bits(op, p, data[0]);
                if (m.memory().space() == Storage.Space.UNIFORM) throw new SpirvException("a uniform is written");
                Resource r = m.memory().resource();
                if (r == null)
                    return memory(
                            Op.ATOMIC_SHARED,
                            null,
                            op,
                            join(new Value[] {m.offset().value(b)}, data));
                Value[] address = {m.block().value(b), m.offset().value(b)};
                return memory(Op.ATOMIC_STORAGE, r, op, join(address, data));
            }
            case Pointer.Handle h
            when h.type() instanceof ReadyType.Counter -> {
                Value offset = f.shader.access.index(h).times(4, b).value(b);
                Value[] address = {b.i32(0), offset};
                return memory(Op.ATOMIC_STORAGE, h.storage().resource(), op, join(address, data));
            }
            default -> throw new SpirvException("an atomic operation needs a place in memory");
        }
    }

    private Value memory(Op op, @org.jspecify.annotations.Nullable Resource r, AtomicOp atomic, Value[] args) {
        Type type = args[args.length - 1].type();
        tepui.ir.Instr i = tepui.ir.Instr.of(op, type, args);
        i.resource = r;
        i.imm = atomic.ordinal();
        return b.append(i).result();
    }

    private static Value[] join(Value[] a, Value[] more) {
        Value[] all = java.util.Arrays.copyOf(a, a.length + more.length);
        System.arraycopy(more, 0, all, a.length, more.length);
        return all;
    }
}
