package tepui.drivers.soft.jit;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.pass.Rewriter;

/**
 * Simplification of bytes that become floats from 0 to 1 and bytes again, as texels do that are only copied: they stay integers. A word
 * whose bytes come back to their places is that word. Nothing changes a bit of a result.
 */
final class ByteValues extends Rewriter {
    private static final int UNIT = Float.floatToRawIntBits(1 / 255f);
    private static final int MOST = Float.floatToRawIntBits(255);
    /** Added to a float it leaves the nearest integer in the low bits. */
    private static final int ROUND = Float.floatToRawIntBits(0x1p23f);

    @Override
    protected @Nullable Value rewrite(Instr instr, Builder b) {
        if (instr.op == Op.ISHL) return isWord(instr) ? shifted(instr, b) : null;
        if (instr.op == Op.IADD) return isWord(instr) ? sum(instr.args[0], instr.args[1], b) : null;
        if (instr.op == Op.FSATURATE) return number(instr.args[0]) != null ? instr.args[0] : null;
        if (instr.op != Op.BITCAST || !instr.args[0].type().isScalar()) return null;
        Instr sum = instr.args[0].definition();
        if (sum == null || sum.op != Op.FFMA || !is(sum.args[1], MOST) || !is(sum.args[2], ROUND)) return null;
        Value number = number(sum.args[0]);
        return number == null ? null : b.op(Op.IADD, number, b.i32(ROUND));
    }

    /** A field of a word that was shifted down and comes back to its place; what is added to it first may be shifted out. */
    private static @Nullable Value shifted(Instr shift, Builder b) {
        if (!isConst(shift.args[1])) return null;
        int by = shift.args[1].constInt(0) & 31;
        Value v = shift.args[0];
        Instr sum = v.definition();
        int added = sum != null && sum.op == Op.IADD ? constant(sum) : -1;
        if (sum != null && added >= 0 && sum.args[added].constInt(0) << by == 0) v = sum.args[1 - added];
        Instr cut = v.definition();
        int mask = -1;
        int masked = cut != null && cut.op == Op.IAND ? constant(cut) : -1;
        if (cut != null && masked >= 0) {
            mask = cut.args[masked].constInt(0);
            cut = cut.args[1 - masked].definition();
        }
        if (cut != null && cut.op == Op.USHR && isConst(cut.args[1]) && (cut.args[1].constInt(0) & 31) == by)
            return b.op(Op.IAND, cut.args[0], b.i32((mask & -1 >>> by) << by));
        return v == shift.args[0] ? null : b.op(Op.ISHL, v, shift.args[1]);
    }

    /** A sum of fields of one word, none of which overlap; a constant in it comes last. */
    private static @Nullable Value sum(Value x, Value y, Builder b) {
        Instr one = x.definition();
        Instr two = y.definition();
        if (one == null || two == null) return null;
        int added = one.op == Op.IADD ? constant(one) : -1;
        if (added >= 0) {
            Value joined = sum(one.args[1 - added], y, b);
            return joined == null ? null : b.op(Op.IADD, joined, one.args[added]);
        }
        int first = one.op == Op.IAND ? constant(one) : -1;
        int second = two.op == Op.IAND ? constant(two) : -1;
        if (first < 0 || second < 0 || one.args[1 - first] != two.args[1 - second]) return null;
        int a = one.args[first].constInt(0);
        int c = two.args[second].constInt(0);
        if ((a & c) != 0) return null;
        Value word = one.args[1 - first];
        return (a | c) == -1 ? word : b.op(Op.IAND, word, b.i32(a | c));
    }

    /** Which of two operands is a constant, -1 for none. */
    private static int constant(Instr instr) {
        return isConst(instr.args[1]) ? 1 : isConst(instr.args[0]) ? 0 : -1;
    }

    private static boolean isWord(Instr instr) {
        return instr.result().type().equals(Type.I32);
    }

    private static boolean isConst(Value v) {
        return v.isConst() && v.type().isScalar();
    }

    /** The number from 0 to 255 of which a float is the 255th part; null for other floats. */
    private static @Nullable Value number(Value v) {
        Instr product = v.definition();
        if (product == null || product.op != Op.FMUL || !v.type().equals(Type.F32)) return null;
        int factor = is(product.args[1], UNIT) ? 0 : is(product.args[0], UNIT) ? 1 : -1;
        Instr whole = factor < 0 ? null : product.args[factor].definition();
        if (whole == null || whole.op != Op.I2F) return null;
        Value number = whole.args[0];
        if (!number.type().equals(Type.I32)) return null;
        Instr cut = number.definition();
        if (cut == null) return null;
        boolean isByte = switch (cut.op) {
            case IAND -> isSmall(cut.args[0]) || isSmall(cut.args[1]);
            case USHR -> cut.args[1].isConst() && (cut.args[1].constInt(0) & 31) >= 24;
            default -> false;
        };
        return isByte ? number : null;
    }

    private static boolean isSmall(Value v) {
        return v.isConst() && v.constInt(0) >= 0 && v.constInt(0) <= 255;
    }

    private static boolean is(Value v, int bits) {
        return v.isConst() && v.type().isScalar() && v.constInt(0) == bits;
    }
}
