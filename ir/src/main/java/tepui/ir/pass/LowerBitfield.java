package tepui.ir.pass;

import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Type;
import tepui.ir.Value;

/** Bit field, bit counting, carry and double-width multiplication instructions as shifts, masks and plain arithmetic. */
public final class LowerBitfield extends Rewriter {
    /** All operations that this pass lowers. */
    public static final Set<Op> ALL = Set.copyOf(EnumSet.of(
            Op.BITFIELD_INSERT,
            Op.IBITFIELD_EXTRACT,
            Op.UBITFIELD_EXTRACT,
            Op.BIT_REVERSE,
            Op.BIT_COUNT,
            Op.FIND_LSB,
            Op.IFIND_MSB,
            Op.UFIND_MSB,
            Op.UADD_CARRY,
            Op.USUB_BORROW,
            Op.IMUL_HIGH,
            Op.UMUL_HIGH));

    private final Set<Op> ops;

    public LowerBitfield() {
        this(ALL);
    }

    public LowerBitfield(Set<Op> ops) {
        this.ops = Set.copyOf(ops);
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        if (!ops.contains(i.op)) return null;
        Type type = i.result().type();
        Value x = i.args[0];
        return switch (i.op) {
            case BITFIELD_INSERT -> insert(i, type, b);
            case IBITFIELD_EXTRACT -> extract(i, type, Op.ISHR, b);
            case UBITFIELD_EXTRACT -> extract(i, type, Op.USHR, b);
            case BIT_REVERSE -> reverse(x, type, b);
            case BIT_COUNT -> count(x, type, b);
            case FIND_LSB -> {
                // The bits below the lowest one are as many as its index.
                Value below = b.op(Op.IAND, b.op(Op.INOT, x), b.op(Op.IADD, x, i32(b, type, -1)));
                yield b.select(b.op(Op.IEQ, x, i32(b, type, 0)), i32(b, type, -1), count(below, type, b));
            }
            case UFIND_MSB -> highest(x, type, b);
            case IFIND_MSB -> highest(b.op(Op.IXOR, x, b.op(Op.ISHR, x, i32(b, type, 31))), type, b);
            case UADD_CARRY -> number(b.op(Op.ULT, b.op(Op.IADD, x, i.args[1]), x), b);
            case USUB_BORROW -> number(b.op(Op.ULT, x, i.args[1]), b);
            case UMUL_HIGH -> high(x, i.args[1], type, b);
            case IMUL_HIGH -> {
                // Less the other factor for each negative one.
                Value unsigned = high(x, i.args[1], type, b);
                Value first = b.op(Op.IAND, b.op(Op.ISHR, x, i32(b, type, 31)), i.args[1]);
                Value second = b.op(Op.IAND, b.op(Op.ISHR, i.args[1], i32(b, type, 31)), x);
                yield b.op(Op.ISUB, b.op(Op.ISUB, unsigned, first), second);
            }
            default -> null;
        };
    }

    private static Value number(Value bool, Builder b) {
        return b.convert(Op.B2I, tepui.ir.ScalarKind.I32, bool);
    }

    private static Value insert(Instr i, Type type, Builder b) {
        Value bits = i.args[3];
        Value mask = b.op(Op.IADD, b.op(Op.ISHL, i32(b, type, 1), bits), i32(b, type, -1));
        mask = b.select(b.op(Op.ULT, bits, i32(b, type, 32)), mask, i32(b, type, -1));
        mask = b.op(Op.ISHL, mask, i.args[2]);
        Value field = b.op(Op.IAND, b.op(Op.ISHL, i.args[1], i.args[2]), mask);
        return b.op(Op.IOR, b.op(Op.IAND, i.args[0], b.op(Op.INOT, mask)), field);
    }

    private static Value extract(Instr i, Type type, Op shift, Builder b) {
        Value offset = b.op(Op.IAND, i.args[1], i32(b, type, 31));
        Value room = b.op(Op.ISUB, i32(b, type, 32), offset);
        Value bits = b.op(Op.UMIN, i.args[2], room);
        // Up so that the field's end is the top, down so that its start is the bottom.
        Value up = b.op(Op.ISHL, i.args[0], b.op(Op.ISUB, room, bits));
        Value down = b.op(shift, up, b.op(Op.ISUB, i32(b, type, 32), bits));
        return b.select(b.op(Op.IEQ, bits, i32(b, type, 0)), i32(b, type, 0), down);
    }

    private static Value swap(Value x, Type type, int mask, int by, Builder b) {
        Value low = b.op(Op.ISHL, b.op(Op.IAND, x, i32(b, type, mask)), i32(b, type, by));
        Value high = b.op(Op.IAND, b.op(Op.USHR, x, i32(b, type, by)), i32(b, type, mask));
        return b.op(Op.IOR, low, high);
    }

    private static Value reverse(Value x, Type type, Builder b) {
        Value v = swap(x, type, 0x55555555, 1, b);
        v = swap(v, type, 0x33333333, 2, b);
        v = swap(v, type, 0x0f0f0f0f, 4, b);
        v = swap(v, type, 0x00ff00ff, 8, b);
        return b.op(Op.IOR, b.op(Op.ISHL, v, i32(b, type, 16)), b.op(Op.USHR, v, i32(b, type, 16)));
    }

    private static Value count(Value x, Type type, Builder b) {
        Value pairs = b.op(Op.ISUB, x, b.op(Op.IAND, b.op(Op.USHR, x, i32(b, type, 1)), i32(b, type, 0x55555555)));
        Value fours = b.op(
                Op.IADD,
                b.op(Op.IAND, pairs, i32(b, type, 0x33333333)),
                b.op(Op.IAND, b.op(Op.USHR, pairs, i32(b, type, 2)), i32(b, type, 0x33333333)));
        Value eights =
                b.op(Op.IAND, b.op(Op.IADD, fours, b.op(Op.USHR, fours, i32(b, type, 4))), i32(b, type, 0x0f0f0f0f));
        return b.op(Op.USHR, b.op(Op.IMUL, eights, i32(b, type, 0x01010101)), i32(b, type, 24));
    }

    /** All bits below the highest one filled, and counted. */
    private static Value highest(Value x, Type type, Builder b) {
        Value v = x;
        for (int by = 1; by < 32; by *= 2) v = b.op(Op.IOR, v, b.op(Op.USHR, v, i32(b, type, by)));
        return b.op(Op.IADD, count(v, type, b), i32(b, type, -1));
    }

    /** By halves of 16 bits. */
    private static Value high(Value x, Value y, Type type, Builder b) {
        Value low = i32(b, type, 0xffff);
        Value sixteen = i32(b, type, 16);
        Value xl = b.op(Op.IAND, x, low);
        Value xh = b.op(Op.USHR, x, sixteen);
        Value yl = b.op(Op.IAND, y, low);
        Value yh = b.op(Op.USHR, y, sixteen);
        Value cross = b.op(Op.IADD, b.op(Op.IMUL, xh, yl), b.op(Op.USHR, b.op(Op.IMUL, xl, yl), sixteen));
        Value other = b.op(Op.IADD, b.op(Op.IMUL, xl, yh), b.op(Op.IAND, cross, low));
        Value top = b.op(Op.IADD, b.op(Op.IMUL, xh, yh), b.op(Op.USHR, cross, sixteen));
        return b.op(Op.IADD, top, b.op(Op.USHR, other, sixteen));
    }
}
