package tepui.drivers.soft.jit;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.pass.Rewriter;

/**
 * Simplification of bytes that become floats from 0 to 1 and bytes again, as texels do that are only copied: they stay integers. Nothing changes a
 * bit of a result.
 */
final class ByteValues extends Rewriter {
    private static final int UNIT = Float.floatToRawIntBits(1 / 255f);
    private static final int MOST = Float.floatToRawIntBits(255);
    /** Added to a float it leaves the nearest integer in the low bits. */
    private static final int ROUND = Float.floatToRawIntBits(0x1p23f);

    @Override
    protected @Nullable Value rewrite(Instr instr, Builder b) {
        if (instr.op == Op.FSATURATE) return number(instr.args[0]) != null ? instr.args[0] : null;
        if (instr.op != Op.BITCAST || !instr.args[0].type().isScalar()) return null;
        Instr sum = instr.args[0].definition();
        if (sum == null || sum.op != Op.FFMA || !is(sum.args[1], MOST) || !is(sum.args[2], ROUND)) return null;
        Value number = number(sum.args[0]);
        return number == null ? null : b.op(Op.IADD, number, b.i32(ROUND));
    }

    /** The number from 0 to 255 of which a float is the 255th part; null for other floats. */
    private static @Nullable Value number(Value v) {
        Instr product = v.definition();
        if (product == null || product.op != Op.FMUL || !v.type().equals(Type.F32)) return null;
        int factor = is(product.args[1], UNIT) ? 0 : is(product.args[0], UNIT) ? 1 : -1;
        Instr whole = factor < 0 ? null : product.args[factor].definition();
        if (whole == null || whole.op != Op.I2F) return null;
        Value number = whole.args[0];
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
