package tepui.frontends.glsl.lower;

import java.util.List;
import java.util.function.UnaryOperator;
import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.Typed.Expr;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Reduction;
import tepui.ir.ScalarKind;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Lowering of GL_KHR_shader_subgroup's functions and values. The IR moves values of 32 bits: booleans go as 0 and 1, doubles as their
 * words; sums and the like of doubles are made one invocation after another.
 */
final class SubgroupFunctions {
    private static final String PREFIX = "subgroup";
    /** Words of a ballot that may have bits: subgroups have 64 invocations at most. */
    private static final int WORDS = 2;

    private final Code code;
    private final Builder b;
    private final ExpressionLowering expressions;

    SubgroupFunctions(Code code, ExpressionLowering expressions) {
        this.code = code;
        this.b = code.b;
        this.expressions = expressions;
    }

    static boolean has(String name) {
        return name.startsWith(PREFIX) || name.startsWith("gl_Subgroup") || name.equals("gl_NumSubgroups");
    }

    Value[] call(Expr.BuiltinCall c) {
        String name = c.name();
        if (!name.startsWith(PREFIX)) return new Value[] {variable(name)};
        if (name.endsWith("Barrier") || name.contains("MemoryBarrier")) {
            barrier(name);
            return BuiltinLowering.NOTHING;
        }
        List<Value> v = c.arguments().stream().map(expressions::scalar).toList();
        return new Value[] {function(c, name.substring(PREFIX.length()), v)};
    }

    private Value variable(String name) {
        return switch (name) {
            case "gl_SubgroupSize" -> ask(0);
            case "gl_SubgroupInvocationID" -> ask(1);
            case "gl_SubgroupID" -> ask(2);
            case "gl_NumSubgroups" -> ask(3);
            default -> {
                Value[] words = {b.i32(0), b.i32(0), b.i32(0), b.i32(0)};
                for (int k = 0; k < WORDS; k++) words[k] = mask(name, k);
                yield b.vec(words);
            }
        };
    }

    private void barrier(String name) {
        int shared = code.shader.stage == Stage.COMPUTE ? 4 : 0;
        int memory = switch (name) {
            case "subgroupBarrier" -> 16 | 3 | shared;
            case "subgroupMemoryBarrierBuffer" -> 1;
            case "subgroupMemoryBarrierImage" -> 2;
            case "subgroupMemoryBarrierShared" -> 4;
            default -> 3 | shared;
        };
        b.effect(Op.MEMORY_BARRIER, memory);
    }

    private Value function(Expr.BuiltinCall c, String name, List<Value> v) {
        Value x = v.isEmpty() ? null : v.getFirst();
        if (x == null) return b.op(Op.IEQ, first(ask(1)), ask(1));
        return switch (name) {
            case "All" -> vote(Op.VOTE_ALL, x);
            case "Any" -> vote(Op.VOTE_ANY, x);
            case "AllEqual" -> vote(Op.VOTE_ALL, equal(x, moved(x, this::first)));
            case "Broadcast" -> moved(x, w -> read(Op.READ_LANE, w, v.get(1)));
            case "BroadcastFirst" -> moved(x, this::first);
            case "Ballot" -> ballot(x);
            case "InverseBallot" -> bit(x, ask(1));
            case "BallotBitExtract" -> bit(x, v.get(1));
            case "BallotBitCount" -> count(x, ask(0));
            case "BallotInclusiveBitCount" -> count(x, b.op(Op.IADD, ask(1), b.i32(1)));
            case "BallotExclusiveBitCount" -> count(x, ask(1));
            case "BallotFindLSB" -> find(x, Op.FIND_LSB);
            case "BallotFindMSB" -> find(x, Op.UFIND_MSB);
            case "Shuffle" -> moved(x, w -> read(Op.SHUFFLE, w, v.get(1)));
            case "ShuffleXor" -> moved(x, w -> read(Op.SHUFFLE, w, b.op(Op.IXOR, ask(1), v.get(1))));
            case "ShuffleUp" -> moved(x, w -> read(Op.SHUFFLE, w, b.op(Op.ISUB, ask(1), v.get(1))));
            case "ShuffleDown" -> moved(x, w -> read(Op.SHUFFLE, w, b.op(Op.IADD, ask(1), v.get(1))));
            case "QuadSwapHorizontal" -> moved(x, w -> quad(w, 4));
            case "QuadSwapVertical" -> moved(x, w -> quad(w, 5));
            case "QuadSwapDiagonal" -> moved(x, w -> quad(w, 6));
            case "QuadBroadcast" -> moved(x, w -> quad(w, v.get(1)));
            default -> reduce(c, name, x);
        };
    }

    // ---- values of the invocation and of others
    // ----------------------------------------------------------------------

    private Value ask(int what) {
        Instr i = Instr.of(Op.SUBGROUP, Type.I32);
        i.imm = what;
        return b.append(i).result();
    }

    private Value vote(Op op, Value yes) {
        Instr i = Instr.of(op, Type.BOOL, yes);
        i.imm = 1;
        return b.append(i).result();
    }

    private Value first(Value v) {
        return b.append(Instr.of(Op.READ_FIRST, v.type(), v)).result();
    }

    private Value read(Op op, Value v, Value invocation) {
        return b.append(Instr.of(op, v.type(), v, invocation)).result();
    }

    private Value quad(Value v, int which) {
        Instr i = Instr.of(Op.READ_QUAD, v.type(), v);
        i.imm = which;
        return b.append(i).result();
    }

    private Value quad(Value v, Value which) {
        if (which.isConst()) return quad(v, which.constInt(0) & 3);
        Value found = quad(v, 3);
        for (int k = 0; k < 3; k++) {
            Value is = b.op(Op.IEQ, which, b.i32(k));
            found = b.select(b.splat(is, v.type().width()), quad(v, k), found);
        }
        return found;
    }

    /** A value that is moved between invocations, as values of 32 bits. */
    private Value moved(Value x, UnaryOperator<Value> move) {
        int width = x.type().width();
        return switch (x.type().kind()) {
            case BOOL -> truth(move.apply(b.convert(Op.B2I, ScalarKind.I32, x)));
            case F64 -> {
                Value[] parts = new Value[width];
                for (int k = 0; k < width; k++) {
                    Value one = width == 1 ? x : b.extract(x, k);
                    Value words = b.op(Op.UNPACK_64, b.convert(Op.BITCAST, ScalarKind.I64, one));
                    parts[k] = b.convert(Op.BITCAST, ScalarKind.F64, b.op(Op.PACK_64, move.apply(words)));
                }
                yield width == 1 ? parts[0] : b.vec(parts);
            }
            default -> move.apply(x);
        };
    }

    private Value truth(Value words) {
        return b.op(Op.INE, words, b.splat(b.i32(0), words.type().width()));
    }

    /** Whether all components of two values are equal. */
    private Value equal(Value x, Value y) {
        ScalarKind kind = x.type().kind();
        Value same = switch (kind) {
            case BOOL -> b.op(Op.BNOT, b.op(Op.BXOR, x, y));
            case F32, F64 -> b.op(Op.FEQ, x, y);
            default -> b.op(Op.IEQ, x, y);
        };
        int width = x.type().width();
        Value all = width == 1 ? same : b.extract(same, 0);
        for (int k = 1; k < width; k++) all = b.op(Op.BAND, all, b.extract(same, k));
        return all;
    }

    // ---- ballots
    // -----------------------------------------------------------------------------------------------------

    private Value ballot(Value yes) {
        return b.append(Instr.of(Op.BALLOT, Type.I32X4, yes)).result();
    }

    /** The bits of invocations with smaller numbers than {@code end}, in word {@code word} of a ballot. */
    private Value below(Value end, int word) {
        Value here = b.op(Op.ISUB, end, b.i32(32 * word));
        Value some = b.op(Op.ISUB, b.op(Op.ISHL, b.i32(1), here), b.i32(1));
        Value all = b.select(b.op(Op.ILT, here, b.i32(32)), some, b.i32(-1));
        return b.select(b.op(Op.ILT, b.i32(0), here), all, b.i32(0));
    }

    /** Bits of the invocations that are the same, greater or less; those above the subgroup's size are 0. */
    private Value mask(String name, int word) {
        Value less = below(ask(1), word);
        Value upTo = below(b.op(Op.IADD, ask(1), b.i32(1)), word);
        Value there = below(ask(0), word);
        return switch (name) {
            case "gl_SubgroupEqMask" -> b.op(Op.IXOR, upTo, less);
            case "gl_SubgroupGeMask" -> b.op(Op.IAND, there, b.op(Op.INOT, less));
            case "gl_SubgroupGtMask" -> b.op(Op.IAND, there, b.op(Op.INOT, upTo));
            case "gl_SubgroupLeMask" -> upTo;
            default -> less;
        };
    }

    private Value bit(Value ballot, Value index) {
        Value number = b.op(Op.USHR, index, b.i32(5));
        Value word = b.extract(ballot, 3);
        for (int k = 0; k < 3; k++) word = b.select(b.op(Op.IEQ, number, b.i32(k)), b.extract(ballot, k), word);
        return truth(b.op(Op.IAND, b.op(Op.USHR, word, b.op(Op.IAND, index, b.i32(31))), b.i32(1)));
    }

    private Value count(Value ballot, Value end) {
        Value sum = b.i32(0);
        for (int k = 0; k < WORDS; k++) {
            Value bits = b.op(Op.IAND, b.extract(ballot, k), below(end, k));
            sum = b.op(Op.IADD, sum, b.op(Op.BIT_COUNT, bits));
        }
        return sum;
    }

    private Value find(Value ballot, Op op) {
        Value low = b.op(Op.IAND, b.extract(ballot, 0), below(ask(0), 0));
        Value high = b.op(Op.IAND, b.extract(ballot, 1), below(ask(0), 1));
        Value above = b.op(Op.IADD, b.i32(32), b.op(op, high));
        Value looked = op == Op.FIND_LSB ? low : high;
        Value found = truth(looked);
        return op == Op.FIND_LSB ? b.select(found, b.op(op, low), above) : b.select(found, above, b.op(op, low));
    }

    // ---- sums and the like
    // -------------------------------------------------------------------------------------------

    private Value reduce(Expr.BuiltinCall c, String name, Value x) {
        Reduction.Scan scan = name.startsWith("Inclusive")
                ? Reduction.Scan.INCLUSIVE
                : name.startsWith("Exclusive") ? Reduction.Scan.EXCLUSIVE : Reduction.Scan.ALL;
        int cluster = 0;
        if (name.startsWith("Clustered") && c.arguments().get(1) instanceof Expr.Literal size)
            cluster = (int) Math.min(128, size.value().words()[0]);
        Base base = ((Basic) c.type()).base();
        Reduction r = new Reduction(operation(name, base), scan, cluster);
        return switch (base) {
            case BOOL -> truth(reduce(r, b.convert(Op.B2I, ScalarKind.I32, x)));
            case DOUBLE -> doubles(r, x);
            default -> reduce(r, x);
        };
    }

    private Value reduce(Reduction r, Value x) {
        Instr i = Instr.of(Op.REDUCE, x.type(), x);
        i.imm = r.imm();
        return b.append(i).result();
    }

    private static Op operation(String name, Base base) {
        boolean floats = base == Base.FLOAT || base == Base.DOUBLE;
        boolean unsigned = base == Base.UINT;
        return switch (name.substring(Math.max(0, name.length() - 3))) {
            case "Add" -> floats ? Op.FADD : Op.IADD;
            case "Mul" -> floats ? Op.FMUL : Op.IMUL;
            case "Min" -> floats ? Op.FMIN : unsigned ? Op.UMIN : Op.IMIN;
            case "Max" -> floats ? Op.FMAX : unsigned ? Op.UMAX : Op.IMAX;
            case "And" -> Op.IAND;
            case "Xor" -> Op.IXOR;
            default -> Op.IOR;
        };
    }

    /** One invocation after another of those that are here: its value is read, and counts where it has a part in the own result. */
    private Value doubles(Reduction r, Value x) {
        int width = x.type().width();
        double identity = Float.intBitsToFloat(r.identity());
        Value here = ballot(b.bool(true));
        Value own = ask(1);
        Value size = ask(0);
        Value[] initial = {b.i32(0), b.splat(b.f64(identity), width)};
        return b.loop(initial, List.of(x.type()), params -> {
            Value from = params.get(0);
            Value sum = params.get(1);
            b.ifThen(b.op(Op.IGE, from, size), () -> b.breakWith(sum));
            Value read = moved(x, w -> read(Op.READ_LANE, w, from));
            Value takes = b.op(Op.BAND, bit(here, from), takes(r, from, own));
            Value more = b.select(b.splat(takes, width), b.op(r.op(), sum, read), sum);
            b.continueWith(b.op(Op.IADD, from, b.i32(1)), more);
        })[0];
    }

    private Value takes(Reduction r, Value from, Value to) {
        return switch (r.scan()) {
            case INCLUSIVE -> b.op(Op.IGE, to, from);
            case EXCLUSIVE -> b.op(Op.ILT, from, to);
            case ALL -> {
                if (r.cluster() == 0) yield b.bool(true);
                Value shift = b.i32(Integer.numberOfTrailingZeros(r.cluster()));
                yield b.op(Op.IEQ, b.op(Op.USHR, from, shift), b.op(Op.USHR, to, shift));
            }
        };
    }
}
