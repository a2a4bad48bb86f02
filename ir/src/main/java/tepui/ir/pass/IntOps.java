package tepui.ir.pass;

import tepui.ir.Op;
import tepui.ir.ScalarKind;

/** The integer part of {@link Evaluator}, one component at a time. */
final class IntOps {
    private IntOps() {}

    static long eval(Op op, ScalarKind kind, long a, long b, long c, long d) {
        return kind == ScalarKind.I32 ? eval32(op, (int) a, (int) b, (int) c, (int) d) : eval64(op, a, b);
    }

    private static int eval32(Op op, int a, int b, int c, int d) {
        return switch (op) {
            case IMUL_HIGH -> (int) ((long) a * b >> 32);
            case UMUL_HIGH -> (int) (Integer.toUnsignedLong(a) * Integer.toUnsignedLong(b) >>> 32);
            case UDIV -> b == 0 ? -1 : Integer.divideUnsigned(a, b);
            case UMOD -> b == 0 ? a : Integer.remainderUnsigned(a, b);
            case UMIN -> Integer.compareUnsigned(a, b) < 0 ? a : b;
            case UMAX -> Integer.compareUnsigned(a, b) > 0 ? a : b;
            case ISHL -> a << b;
            case ISHR -> a >> b;
            case USHR -> a >>> b;
            case UADD_CARRY -> Integer.compareUnsigned(a + b, a) < 0 ? 1 : 0;
            case USUB_BORROW -> Integer.compareUnsigned(a, b) < 0 ? 1 : 0;
            case BITFIELD_INSERT -> {
                int mask = lowBits(d) << c;
                yield a & ~mask | b << c & mask;
            }
            case IBITFIELD_EXTRACT -> extract(a, b & 31, c, true);
            case UBITFIELD_EXTRACT -> extract(a, b & 31, c, false);
            case BIT_REVERSE -> Integer.reverse(a);
            case BIT_COUNT -> Integer.bitCount(a);
            case FIND_LSB -> a == 0 ? -1 : Integer.numberOfTrailingZeros(a);
            case IFIND_MSB -> 31 - Integer.numberOfLeadingZeros(a ^ a >> 31);
            case UFIND_MSB -> 31 - Integer.numberOfLeadingZeros(a);
            default -> (int) eval64(op, a, b);
        };
    }

    private static int lowBits(int count) {
        return Integer.compareUnsigned(count, 32) >= 0 ? -1 : (1 << count) - 1;
    }

    private static int extract(int value, int offset, int bits, boolean signed) {
        if (bits == 0) return 0;
        if (Integer.compareUnsigned(bits, 32 - offset) >= 0) return signed ? value >> offset : value >>> offset;
        int up = value << 32 - bits - offset;
        return signed ? up >> 32 - bits : up >>> 32 - bits;
    }

    /** The operations that are alike in both widths, when an i32 is sign-extended and the result cut off. */
    private static long eval64(Op op, long a, long b) {
        return switch (op) {
            case IADD -> a + b;
            case ISUB -> a - b;
            case IMUL -> a * b;
            case IDIV -> b == 0 ? -1 : a / b;
            case UDIV -> b == 0 ? -1 : Long.divideUnsigned(a, b);
            case IREM -> b == 0 ? a : a % b;
            case IMOD -> b == 0 ? a : Math.floorMod(a, b);
            case UMOD -> b == 0 ? a : Long.remainderUnsigned(a, b);
            case INEG -> -a;
            case IABS -> Math.abs(a);
            case ISIGN -> Long.signum(a);
            case IMIN -> Math.min(a, b);
            case IMAX -> Math.max(a, b);
            case UMIN -> Long.compareUnsigned(a, b) < 0 ? a : b;
            case UMAX -> Long.compareUnsigned(a, b) > 0 ? a : b;
            case IAND -> a & b;
            case IOR -> a | b;
            case IXOR -> a ^ b;
            case INOT -> ~a;
            case ISHL -> a << b;
            case ISHR -> a >> b;
            case USHR -> a >>> b;
            default -> throw new IllegalArgumentException("Evaluator.eval: no definition of " + op.text());
        };
    }

    static boolean compare(Op op, ScalarKind kind, long a, long b) {
        return switch (op) {
            case IEQ -> a == b;
            case INE -> a != b;
            case ILT -> a < b;
            case IGE -> a >= b;
            // Sign extension keeps the unsigned order of i32.
            case ULT -> Long.compareUnsigned(a, b) < 0;
            default -> Long.compareUnsigned(a, b) >= 0;
        };
    }
}
