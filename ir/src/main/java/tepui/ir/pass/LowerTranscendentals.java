package tepui.ir.pass;

import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Transcendental functions as polynomials of adds, multiplies, fused multiply-adds and bit operations, for drivers without
 * such instructions: 13 to 25 operations each, no table, no branch. Errors are 1 to 4 units in the last place (pow: what
 * exp2(y * log2(x)) gives), zero, infinities and NaN as {@link Op} defines them. Rounding to an integer is done by adding
 * 1.5 * 2^23, whose low bits then hold that integer: no conversion, and all of it is marked precise.
 *
 * <p>Sine, cosine and tangent reduce with two parts of pi, good to about 2^22; beyond that they give 0. The polynomials
 * are minimax fits of the relative error, their coefficients rounded to float one after another, the others refitted.
 */
public final class LowerTranscendentals extends Rewriter {
    /**
     * Options of the lowering.
     *
     * @param ops the operations to replace
     * @param fused use FFMA; where it is slow, false gives FMUL and FADD
     * @param denormals exact for denormal operands of log2 and results of exp2, 4 to 6 operations more; otherwise such
     *     operands and results count as 0, which all shading languages allow
     */
    public record Options(Set<Op> ops, boolean fused, boolean denormals) {
        public Options {
            ops = Set.copyOf(ops);
        }
    }

    /** All operations that this pass lowers. */
    public static final Set<Op> ALL = Set.copyOf(EnumSet.of(
            Op.FEXP2, Op.FLOG2, Op.FPOW, Op.FSIN, Op.FCOS, Op.FTAN, Op.FASIN, Op.FACOS, Op.FATAN, Op.FATAN2));

    private static final float MAGIC = 0x1.8p23f;
    private static final int SIGN = 0x80000000;
    private static final float INFINITY = Float.POSITIVE_INFINITY;
    private static final float PI = 0x1.921fb6p1f;
    private static final float HALF_PI = 0x1.921fb6p0f;
    /** Beyond this, adding MAGIC no longer rounds to whole numbers. */
    private static final float TRIG_LIMIT = 0x1p22f;

    /** (2^f - 1) / f on -0.5 to 0.5: 2^-23.4. */
    private static final float[] EXP2 = {0x1.62e42ap-1f, 0x1.ebf9c2p-3f, 0x1.c6b6dcp-5f, 0x1.3ce8c0p-7f, 0x1.5bd898p-10f
    };
    /** log2(1 + f) / f for 1 + f from sqrt(0.5) to sqrt(2): 2^-22.4. */
    private static final float[] LOG2 = {
        0x1.715474p+0f, -0x1.71550cp-1f, 0x1.ec77c4p-2f, -0x1.70ea98p-2f,
        0x1.25f818p-2f, -0x1.fd1142p-3f, 0x1.df4316p-3f, -0x1.2c2f5cp-3f
    };
    /** (sin(r) / r - 1) / z, z = r * r, r up to pi / 2: 2^-27. */
    private static final float[] SIN = {-0x1.55554cp-3f, 0x1.110edap-7f, -0x1.9f70f0p-13f, 0x1.5dc904p-19f};
    /** (tan(r) / r - 1) / z, r up to pi / 4: 2^-25.7. */
    private static final float[] TAN = {
        0x1.5554dep-2f, 0x1.112de6p-3f, 0x1.b58622p-5f, 0x1.906850p-6f, 0x1.972a72p-9f, 0x1.33caeap-7f
    };
    /** (atan(a) / a - 1) / z, a up to 1: 2^-23.1. */
    private static final float[] ATAN = {
        -0x1.5552dep-2f,
        0x1.99127cp-3f,
        -0x1.1f916ap-3f,
        0x1.985134p-4f,
        -0x1.ed3512p-5f,
        0x1.954650p-6f,
        -0x1.3c1580p-8f
    };
    /** (asin(a) / a - 1) / z, a up to 0.5: 2^-23.4. */
    private static final float[] ASIN = {0x1.554fa0p-3f, 0x1.34dcd6p-4f, 0x1.47ed62p-5f, 0x1.994ef0p-5f};

    /** Pi in two floats for fused reduction, and in three with short mantissas, whose products with small integers are exact. */
    private static final float[] PI_PARTS = {0x1.921fb6p1f, -0x1.777a5cp-24f};

    private static final float[] PI_SHORT = {0x1.92p1f, 0x1.fb4p-11f, 0x1.4442d2p-23f};

    private final Options options;
    private Builder b;
    private Type type;

    @SuppressWarnings("NullAway.Init")
    public LowerTranscendentals(Options options) {
        this.options = options;
    }

    @Override
    protected @Nullable Value rewrite(Instr instr, Builder builder) {
        if (!options.ops.contains(instr.op) || !ALL.contains(instr.op)) return null;
        b = builder;
        b.precise = true;
        type = instr.result().type();
        Value x = instr.args[0];
        return switch (instr.op) {
            case FEXP2 -> exp2(x);
            case FLOG2 -> log2(x);
            case FPOW -> {
                Value power = exp2(b.op(Op.FMUL, instr.args[1], log2(x)));
                yield b.select(b.op(Op.FEQ, instr.args[1], c(0)), c(1), power);
            }
            case FSIN -> sin(x, false);
            case FCOS -> sin(x, true);
            case FTAN -> tan(x);
            case FASIN -> asin(x);
            case FACOS -> acos(x);
            case FATAN -> atan(x);
            default -> atan2(x, instr.args[1]);
        };
    }

    // ---- pieces ----------------------------------------------------------------------------------------------------

    private Value c(float v) {
        return f32(b, type, v);
    }

    private Value ci(int v) {
        return i32(b, type, v);
    }

    private Value mad(Value x, Value y, Value z) {
        return options.fused ? b.op(Op.FFMA, x, y, z) : b.op(Op.FADD, b.op(Op.FMUL, x, y), z);
    }

    /** c0 + c1 x + ..., by Horner's rule. */
    private Value polynomial(float[] coefficients, Value x) {
        Value sum = c(coefficients[coefficients.length - 1]);
        for (int i = coefficients.length - 2; i >= 0; i--) sum = mad(sum, x, c(coefficients[i]));
        return sum;
    }

    /** r + r * z * P(z). */
    private Value odd(float[] coefficients, Value r, Value z) {
        return mad(b.op(Op.FMUL, r, z), polynomial(coefficients, z), r);
    }

    /** The sign of {@code x} flips {@code magnitude}'s. */
    private Value withSign(Value magnitude, Value x) {
        Value sign = b.op(Op.IAND, toBits(b, x), ci(SIGN));
        return toFloat(b, b.op(Op.IXOR, toBits(b, magnitude), sign));
    }

    // ---- exponentials ----------------------------------------------------------------------------------------------

    /** 2^(n + f): a polynomial for 2^f, n added to the exponent. */
    private Value exp2(Value operand) {
        Value x = operand;
        Value tiny = b.op(Op.FLT, x, c(-126));
        // Denormal results: 2^(x + 64) * 2^-64.
        if (options.denormals) x = b.select(tiny, b.op(Op.FADD, x, c(64)), x);
        Value shifted = b.op(Op.FADD, x, c(MAGIC));
        Value f = b.op(Op.FSUB, x, b.op(Op.FSUB, shifted, c(MAGIC)));
        Value p = mad(polynomial(EXP2, f), f, c(1));
        Value exponent = b.op(Op.ISHL, toBits(b, shifted), ci(23));
        Value r = toFloat(b, b.op(Op.IADD, toBits(b, p), exponent));
        // Also for NaN, whose low bits must not get into the exponent.
        r = b.select(b.op(Op.FLT, operand, c(128)), r, b.op(Op.FMUL, operand, c(INFINITY)));
        if (!options.denormals) return b.select(tiny, c(0), r);
        r = b.select(tiny, b.op(Op.FMUL, r, c(0x1p-64f)), r);
        return b.select(b.op(Op.FLT, operand, c(-150)), c(0), r);
    }

    /** x = m * 2^e with m about 1: e + log2(m). */
    private Value log2(Value operand) {
        Value x = operand;
        Value small = b.op(Op.FLT, x, c(Float.MIN_NORMAL));
        if (options.denormals) x = b.select(small, b.op(Op.FMUL, x, c(0x1p24f)), x);
        Value bits = toBits(b, x);
        Value fromRootHalf = b.op(Op.ISUB, bits, ci(0x3f3504f3));
        Value exponent = b.op(Op.ISHR, fromRootHalf, ci(23));
        Value m = toFloat(b, b.op(Op.ISUB, bits, b.op(Op.IAND, fromRootHalf, ci(0xff800000))));
        Value e = b.convert(Op.I2F, ScalarKind.F32, exponent);
        if (options.denormals) e = b.select(small, b.op(Op.FSUB, e, c(24)), e);
        Value f = b.op(Op.FSUB, m, c(1));
        Value r = mad(f, polynomial(LOG2, f), e);
        // Infinity and NaN stand for themselves.
        r = b.select(b.op(Op.FLT, operand, c(INFINITY)), r, operand);
        Value zeroOrBelow = b.select(b.op(Op.FLT, operand, c(0)), c(Float.NaN), c(-INFINITY));
        Value special = options.denormals ? b.op(Op.FLT, operand, c(Float.MIN_VALUE)) : small;
        return b.select(special, zeroOrBelow, r);
    }

    // ---- angles ----------------------------------------------------------------------------------------------------

    /** x - n * scale * pi. */
    private Value reduce(Value x, Value n, float scale) {
        Value r = x;
        for (float part : options.fused ? PI_PARTS : PI_SHORT) r = mad(n, c(-part * scale), r);
        return r;
    }

    private Value guard(Value x, Value result) {
        Value inRange = b.op(Op.FLT, b.op(Op.FABS, x), c(TRIG_LIMIT));
        return b.select(inRange, result, b.op(Op.FMUL, x, c(0)));
    }

    /** n = round(x / pi): sin(x) is sin(x - n pi), negated for odd n. The cosine is that, half a turn of n further. */
    private Value sin(Value x, boolean cosine) {
        float magic = cosine ? MAGIC + 1 : MAGIC;
        Value turns = cosine
                ? b.op(Op.FADD, mad(x, c((float) (1 / Math.PI)), c(-0.5f)), c(magic))
                : mad(x, c((float) (1 / Math.PI)), c(magic));
        Value n = b.op(Op.FSUB, turns, c(magic));
        if (cosine) n = b.op(Op.FADD, n, c(0.5f));
        Value r = reduce(x, n, 1);
        Value s = odd(SIN, r, b.op(Op.FMUL, r, r));
        Value flip = b.op(Op.ISHL, toBits(b, turns), ci(31));
        return guard(x, toFloat(b, b.op(Op.IXOR, toBits(b, s), flip)));
    }

    /** n = round(x / (pi / 2)): tan(x) is t = tan(x - n pi / 2), or -1 / t for odd n. */
    private Value tan(Value x) {
        Value turns = mad(x, c((float) (2 / Math.PI)), c(MAGIC));
        Value r = reduce(x, b.op(Op.FSUB, turns, c(MAGIC)), 0.5f);
        Value t = odd(TAN, r, b.op(Op.FMUL, r, r));
        Value isOdd = b.op(Op.ILT, b.op(Op.ISHL, toBits(b, turns), ci(31)), ci(0));
        return guard(x, b.select(isOdd, b.op(Op.FDIV, c(-1), t), t));
    }

    private Value atan(Value x) {
        Value a = b.op(Op.FABS, x);
        Value large = b.op(Op.FLT, c(1), a);
        Value q = b.select(large, b.op(Op.FRCP, a), a);
        Value r = odd(ATAN, q, b.op(Op.FMUL, q, q));
        r = b.select(large, b.op(Op.FSUB, c(HALF_PI), r), r);
        return withSign(r, x);
    }

    private Value atan2(Value y, Value x) {
        Value ax = b.op(Op.FABS, x);
        Value ay = b.op(Op.FABS, y);
        Value steep = b.op(Op.FLT, ax, ay);
        Value low = b.select(steep, ax, ay);
        Value high = b.select(steep, ay, ax);
        // 0/0 counts as 0, infinity/infinity as 1.
        Value equal = b.select(b.op(Op.FEQ, high, c(0)), c(0), c(1));
        Value q = b.select(b.op(Op.FEQ, low, high), equal, b.op(Op.FDIV, low, high));
        Value r = odd(ATAN, q, b.op(Op.FMUL, q, q));
        r = b.select(steep, b.op(Op.FSUB, c(HALF_PI), r), r);
        Value left = b.op(Op.ILT, toBits(b, x), ci(0));
        r = b.select(left, b.op(Op.FSUB, c(PI), r), r);
        return withSign(r, y);
    }

    private Value asin(Value x) {
        Value a = b.op(Op.FABS, x);
        Value large = b.op(Op.FLT, c(0.5f), a);
        Value r = asinOfHalf(a, large);
        r = b.select(large, mad(r, c(-2), c(HALF_PI)), r);
        return withSign(r, x);
    }

    /** asin(a) where a is small, else asin(sqrt((1 - a) / 2)), which is half the angle that is missing to pi / 2. */
    private Value asinOfHalf(Value a, Value large) {
        Value half = mad(a, c(-0.5f), c(0.5f));
        Value z = b.select(large, half, b.op(Op.FMUL, a, a));
        Value s = b.select(large, b.op(Op.FSQRT, half), a);
        return odd(ASIN, s, z);
    }

    private Value acos(Value x) {
        Value a = b.op(Op.FABS, x);
        Value large = b.op(Op.FLT, c(0.5f), a);
        Value r = asinOfHalf(a, large);
        Value negative = b.op(Op.FLT, x, c(0));
        Value twice = b.op(Op.FADD, r, r);
        Value far = b.select(negative, b.op(Op.FSUB, c(PI), twice), twice);
        Value near = b.op(Op.FSUB, c(HALF_PI), b.select(negative, b.op(Op.FNEG, r), r));
        return b.select(large, far, near);
    }
}
