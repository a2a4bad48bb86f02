package tepui.ir;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Writer of code for subgroup operations (votes, ballots, shuffles, reductions) as the shading languages have them. The IR moves values of 32 bits: booleans go as 0 and
 * 1, those of 64 bits as their words; sums and the like of doubles are made one invocation after another.
 */
public final class SubgroupCode {
    /** Words of a ballot that may have bits: subgroups have 64 invocations at most. */
    private static final int WORDS = 2;

    private final Builder b;

    public SubgroupCode(Builder b) {
        this.b = b;
    }

    // ---- values of the invocation and of others ---------------------------------------------------------------------

    /** What is asked of the subgroup, as {@link Op#SUBGROUP} says. */
    public Value ask(int what) {
        Instr i = Instr.of(Op.SUBGROUP, Type.I32);
        i.imm = what;
        return b.append(i).result();
    }

    /** A vote of the subgroup. */
    public Value vote(Op op, Value yes) {
        Instr i = Instr.of(op, Type.BOOL, yes);
        i.imm = 1;
        return b.append(i).result();
    }

    /** Whether the invocation is the first of those that are here. */
    public Value elect() {
        return b.op(Op.IEQ, firstWords(ask(1)), ask(1));
    }

    /** Whether all invocations have the same value. */
    public Value allEqual(Value x) {
        return vote(Op.VOTE_ALL, equal(x, first(x)));
    }

    /** The value of the first invocation that is here. */
    public Value first(Value v) {
        return moved(v, this::firstWords);
    }

    private Value firstWords(Value v) {
        return b.append(Instr.of(Op.READ_FIRST, v.type(), v)).result();
    }

    /** The value of another invocation: the same for all (READ_LANE), or of an own choice (SHUFFLE). */
    public Value read(Op op, Value v, Value invocation) {
        return moved(v, words -> readWords(op, words, invocation));
    }

    private Value readWords(Op op, Value v, Value invocation) {
        return b.append(Instr.of(op, v.type(), v, invocation)).result();
    }

    /** The value of another of the quad, as {@link Op#READ_QUAD} says. */
    public Value quad(Value v, int which) {
        return moved(v, words -> quadWords(words, which));
    }

    private Value quadWords(Value v, int which) {
        Instr i = Instr.of(Op.READ_QUAD, v.type(), v);
        i.imm = which;
        return b.append(i).result();
    }

    /** The value of the one of the quad with a number from 0 to 3. */
    public Value quad(Value v, Value which) {
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

    // ---- ballots ----------------------------------------------------------------------------------------------------

    /** A bit for each invocation that is here and for which it is true, in four words. */
    public Value ballot(Value yes) {
        return b.append(Instr.of(Op.BALLOT, Type.I32X4, yes)).result();
    }

    /** The bits of invocations with smaller numbers than {@code end}, in word {@code word} of a ballot. */
    private Value below(Value end, int word) {
        Value here = b.op(Op.ISUB, end, b.i32(32 * word));
        Value some = b.op(Op.ISUB, b.op(Op.ISHL, b.i32(1), here), b.i32(1));
        Value all = b.select(b.op(Op.ILT, here, b.i32(32)), some, b.i32(-1));
        return b.select(b.op(Op.ILT, b.i32(0), here), all, b.i32(0));
    }

    /** Masks of invocations whose numbers are equal to, below or above that of the one that asks. */
    public enum Mask {
        EQUAL,
        GREATER_EQUAL,
        GREATER,
        LESS_EQUAL,
        LESS
    }

    /** Bits of invocations, four words: those above the subgroup's size are 0. */
    public Value mask(Mask mask) {
        Value[] words = {b.i32(0), b.i32(0), b.i32(0), b.i32(0)};
        for (int k = 0; k < WORDS; k++) words[k] = mask(mask, k);
        return b.vec(words);
    }

    private Value mask(Mask mask, int word) {
        Value less = below(ask(1), word);
        Value upTo = below(b.op(Op.IADD, ask(1), b.i32(1)), word);
        Value there = below(ask(0), word);
        return switch (mask) {
            case EQUAL -> b.op(Op.IXOR, upTo, less);
            case GREATER_EQUAL -> b.op(Op.IAND, there, b.op(Op.INOT, less));
            case GREATER -> b.op(Op.IAND, there, b.op(Op.INOT, upTo));
            case LESS_EQUAL -> upTo;
            case LESS -> less;
        };
    }

    /** Whether a ballot has the bit of an invocation. */
    public Value bit(Value ballot, Value index) {
        Value number = b.op(Op.USHR, index, b.i32(5));
        Value word = b.extract(ballot, 3);
        for (int k = 0; k < 3; k++) word = b.select(b.op(Op.IEQ, number, b.i32(k)), b.extract(ballot, k), word);
        return truth(b.op(Op.IAND, b.op(Op.USHR, word, b.op(Op.IAND, index, b.i32(31))), b.i32(1)));
    }

    /** How many bits a ballot has of invocations with smaller numbers than {@code end}. */
    public Value count(Value ballot, Value end) {
        Value sum = b.i32(0);
        for (int k = 0; k < WORDS; k++) {
            Value bits = b.op(Op.IAND, b.extract(ballot, k), below(end, k));
            sum = b.op(Op.IADD, sum, b.op(Op.BIT_COUNT, bits));
        }
        return sum;
    }

    /** The number of the first bit of a ballot (FIND_LSB), or of the last (UFIND_MSB). */
    public Value find(Value ballot, Op op) {
        Value low = b.op(Op.IAND, b.extract(ballot, 0), below(ask(0), 0));
        Value high = b.op(Op.IAND, b.extract(ballot, 1), below(ask(0), 1));
        Value above = b.op(Op.IADD, b.i32(32), b.op(op, high));
        Value looked = op == Op.FIND_LSB ? low : high;
        Value found = truth(looked);
        return op == Op.FIND_LSB ? b.select(found, b.op(op, low), above) : b.select(found, above, b.op(op, low));
    }

    // ---- sums and the like ------------------------------------------------------------------------------------------

    /** Values put together, of the subgroup's invocations or of those of a cluster; booleans by their bits. */
    public Value reduce(Reduction r, Value x) {
        return switch (x.type().kind()) {
            case BOOL -> truth(words(r, b.convert(Op.B2I, ScalarKind.I32, x)));
            case F64 -> doubles(r, x);
            default -> words(r, x);
        };
    }

    private Value words(Reduction r, Value x) {
        Instr i = Instr.of(Op.REDUCE, x.type(), x);
        i.imm = r.imm();
        return b.append(i).result();
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
            Value read = read(Op.READ_LANE, x, from);
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
