package tepui.ir.pass;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;

class EvaluatorTest {
    private static final float INF = Float.POSITIVE_INFINITY;
    private static final float NAN = Float.NaN;
    private static final float MIN = Float.MIN_VALUE;

    private static long bits(float f) {
        return Integer.toUnsignedLong(Float.floatToRawIntBits(f));
    }

    private static float f(Op op, float... args) {
        long[][] a = new long[args.length][];
        Type[] types = new Type[args.length];
        for (int i = 0; i < args.length; i++) {
            a[i] = new long[] {bits(args[i])};
            types[i] = Type.F32;
        }
        long out = Evaluator.eval(op, Type.F32, types, a, 0)[0];
        assertEquals(out, out & 0xffffffffL);
        return Float.intBitsToFloat((int) out);
    }

    private static double d(Op op, double... args) {
        long[][] a = new long[args.length][];
        Type[] types = new Type[args.length];
        for (int i = 0; i < args.length; i++) {
            a[i] = new long[] {Double.doubleToRawLongBits(args[i])};
            types[i] = Type.F64;
        }
        return Double.longBitsToDouble(Evaluator.eval(op, Type.F64, types, a, 0)[0]);
    }

    private static int i(Op op, int... args) {
        long[][] a = new long[args.length][];
        Type[] types = new Type[args.length];
        for (int k = 0; k < args.length; k++) {
            a[k] = new long[] {args[k]};
            types[k] = Type.I32;
        }
        long out = Evaluator.eval(op, Type.I32, types, a, 0)[0];
        assertTrue(out == (int) out, "not sign-extended");
        return (int) out;
    }

    private static long l(Op op, long... args) {
        long[][] a = new long[args.length][];
        Type[] types = new Type[args.length];
        for (int k = 0; k < args.length; k++) {
            a[k] = new long[] {args[k]};
            types[k] = Type.I64;
        }
        return Evaluator.eval(op, Type.I64, types, a, 0)[0];
    }

    private static long convert(Op op, Type from, Type to, long a) {
        return Evaluator.eval(op, to, new Type[] {from}, new long[][] {{a}}, 0)[0];
    }

    private static boolean test(Op op, Type type, long a, long b) {
        return Evaluator.eval(op, Type.BOOL, new Type[] {type, type}, new long[][] {{a}, {b}}, 0)[0] != 0;
    }

    @Test
    void floatArithmetic() {
        assertEquals(0.1f + 0.2f, f(Op.FADD, 0.1f, 0.2f));
        assertEquals(-0.5f, f(Op.FSUB, 1f, 1.5f));
        assertEquals(0f, f(Op.FMUL_ZERO, 0f, INF));
        assertEquals(0f, f(Op.FMUL_ZERO, NAN, -0f));
        assertEquals(-6f, f(Op.FMUL_ZERO, 2f, -3f));
        assertTrue(Float.isNaN(f(Op.FMUL, 0f, INF)));
        assertEquals(-INF, f(Op.FDIV, 1f, -0f));
        // One rounding: the product alone rounds to 1.
        assertEquals(-0x1p-46f, f(Op.FFMA, 1 + 0x1p-23f, 1 - 0x1p-23f, -1f));
        assertEquals(-0f, f(Op.FNEG, 0f));
        assertEquals(0.1, d(Op.FABS, -0.1));
        assertEquals(0.1 + 0.2, d(Op.FADD, 0.1, 0.2));
        assertEquals(Math.fma(0.1, 0.2, -0.02), d(Op.FFMA, 0.1, 0.2, -0.02));
        assertEquals(1 / 3f, f(Op.FRCP, 3f));
        assertEquals(0.5f, f(Op.FRSQRT, 4f));
        assertEquals(1 / (float) Math.sqrt(3f), f(Op.FRSQRT, 3f));
        assertEquals(-INF, f(Op.FRSQRT, -0f));
        assertEquals(MIN, f(Op.FADD, 0f, MIN));
    }

    @Test
    void minimumAndMaximumPreferNumbers() {
        assertEquals(1f, f(Op.FMIN, NAN, 1f));
        assertEquals(1f, f(Op.FMIN, 1f, NAN));
        assertEquals(1f, f(Op.FMAX, NAN, 1f));
        assertEquals(2f, f(Op.FMAX, 1f, 2f));
        assertEquals(-0f, f(Op.FMIN, 0f, -0f));
        assertEquals(0f, f(Op.FMIN, -0f, 0f));
        assertEquals(0f, f(Op.FMAX, -0f, 0f));
        assertEquals(-0f, f(Op.FMAX, 0f, -0f));
        assertTrue(Float.isNaN(f(Op.FMIN, NAN, NAN)));
        assertEquals(0f, f(Op.FSATURATE, NAN));
        assertEquals(0f, f(Op.FSATURATE, -0f));
        assertEquals(1f, f(Op.FSATURATE, INF));
        assertEquals(0.25f, f(Op.FSATURATE, 0.25f));
    }

    @Test
    void rounding() {
        assertEquals(-1f, f(Op.FFLOOR, -0.5f));
        assertEquals(-0f, f(Op.FCEIL, -0.5f));
        assertEquals(-0f, f(Op.FTRUNC, -0.5f));
        assertEquals(-3f, f(Op.FTRUNC, -3.7f));
        assertEquals(2f, f(Op.FROUND_EVEN, 2.5f));
        assertEquals(-4f, f(Op.FROUND_EVEN, -3.5f));
        assertEquals(0.75f, f(Op.FFRACT, -1.25f));
        assertEquals(1f, f(Op.FFRACT, -1e-20f));
        assertEquals(0f, f(Op.FSIGN, -0f));
        assertEquals(0f, f(Op.FSIGN, NAN));
        assertEquals(-1f, f(Op.FSIGN, -MIN));
        assertEquals(3.0, d(Op.FROUND_EVEN, 3.4));
    }

    @Test
    void transcendental() {
        assertEquals(8f, f(Op.FEXP2, 3f));
        assertEquals(MIN, f(Op.FEXP2, -149f));
        assertEquals(0f, f(Op.FEXP2, -INF));
        for (int e = -149; e < 128; e++) assertEquals(e, f(Op.FLOG2, Math.scalb(1f, e)));
        assertEquals(-INF, f(Op.FLOG2, 0f));
        assertTrue(Float.isNaN(f(Op.FLOG2, -1f)));
        assertEquals(1f, f(Op.FPOW, NAN, 0f));
        assertEquals(1f, f(Op.FPOW, -2f, 0f));
        assertTrue(Float.isNaN(f(Op.FPOW, -2f, 2f)));
        assertEquals(0f, f(Op.FPOW, -0f, 3f));
        assertEquals(INF, f(Op.FPOW, -0f, -3f));
        assertEquals(9f, f(Op.FPOW, 3f, 2f));
        assertEquals((float) Math.sin(1), f(Op.FSIN, 1f));
        assertEquals((float) Math.atan2(-1, -2), f(Op.FATAN2, -1f, -2f));
        assertEquals((float) Math.PI, f(Op.FATAN2, 0f, -1f));
    }

    @Test
    void exponents() {
        for (float x : new float[] {1f, 0.75f, -3f, MIN, -5e-40f, Float.MAX_VALUE}) {
            float sig = f(Op.FFREXP_SIG, x);
            int exp = (int)
                    Evaluator.eval(Op.FFREXP_EXP, Type.I32, new Type[] {Type.F32}, new long[][] {{bits(x)}}, 0)[0];
            assertTrue(Math.abs(sig) >= 0.5f && Math.abs(sig) < 1f);
            assertEquals(x, ldexp(sig, exp));
        }
        for (double x : new double[] {Double.MIN_VALUE, -1e-310, 1.0, 1e300}) {
            double sig = d(Op.FFREXP_SIG, x);
            long bits = Double.doubleToRawLongBits(x);
            int exp = (int) Evaluator.eval(Op.FFREXP_EXP, Type.I32, new Type[] {Type.F64}, new long[][] {{bits}}, 0)[0];
            assertTrue(Math.abs(sig) >= 0.5 && Math.abs(sig) < 1);
            assertEquals(x, Math.scalb(sig, exp));
        }
        assertEquals(-0f, f(Op.FFREXP_SIG, -0f));
        assertEquals(INF, ldexp(1f, 1000));
        assertEquals(0f, ldexp(1f, Integer.MIN_VALUE));
        assertEquals(MIN, ldexp(1f, -149));
    }

    private static float ldexp(float x, int e) {
        return Float.intBitsToFloat((int)
                Evaluator.eval(Op.FLDEXP, Type.F32, new Type[] {Type.F32, Type.I32}, new long[][] {{bits(x)}, {e}}, 0)[
                        0]);
    }

    @Test
    void integerArithmetic() {
        assertEquals(Integer.MIN_VALUE, i(Op.IADD, Integer.MAX_VALUE, 1));
        assertEquals(-1, i(Op.IMUL_HIGH, -1, 1));
        assertEquals(-2, i(Op.UMUL_HIGH, -1, -1));
        assertEquals(-1, i(Op.IDIV, 7, 0));
        assertEquals(Integer.MIN_VALUE, i(Op.IDIV, Integer.MIN_VALUE, -1));
        assertEquals(-2, i(Op.IDIV, -7, 3));
        assertEquals(0x55555555, i(Op.UDIV, -1, 3));
        assertEquals(-1, i(Op.UDIV, 5, 0));
        assertEquals(-1, i(Op.IREM, -7, 3));
        assertEquals(2, i(Op.IMOD, -7, 3));
        assertEquals(-2, i(Op.IMOD, 7, -3));
        assertEquals(7, i(Op.IMOD, 7, 0));
        assertEquals(0, i(Op.IREM, Integer.MIN_VALUE, -1));
        assertEquals(3, i(Op.UMOD, -1, 4));
        assertEquals(9, i(Op.UMOD, 9, 0));
        assertEquals(Integer.MIN_VALUE, i(Op.IABS, Integer.MIN_VALUE));
        assertEquals(-1, i(Op.ISIGN, -9));
        assertEquals(1, i(Op.UMIN, -1, 1));
        assertEquals(-1, i(Op.UMAX, -1, 1));
        assertEquals(1, i(Op.UADD_CARRY, -1, 1));
        assertEquals(0, i(Op.UADD_CARRY, -2, 1));
        assertEquals(1, i(Op.USUB_BORROW, 1, -1));
        assertEquals(-1L, l(Op.UDIV, 1, 0));
        assertEquals(Long.MIN_VALUE, l(Op.IDIV, Long.MIN_VALUE, -1));
        assertEquals(0x7fffffffffffffffL, l(Op.UDIV, -1, 2));
        assertThrows(IllegalArgumentException.class, () -> l(Op.IMUL_HIGH, 1, 1));
    }

    @Test
    void bits() {
        assertEquals(2, i(Op.ISHL, 1, 33));
        assertEquals(-1, i(Op.ISHR, -1, 31));
        assertEquals(1, i(Op.USHR, -1, 63));
        assertEquals(0xff0000ff, i(Op.BITFIELD_INSERT, -1, 0, 8, 16));
        assertEquals(5, i(Op.BITFIELD_INSERT, 5, -1, 8, 0));
        assertEquals(-1, i(Op.BITFIELD_INSERT, 0, -1, 0, 32));
        assertEquals(0xf0000000, i(Op.BITFIELD_INSERT, 0, -1, 28, 9));
        assertEquals(-1, i(Op.IBITFIELD_EXTRACT, 0xf00, 8, 4));
        assertEquals(15, i(Op.UBITFIELD_EXTRACT, 0xf00, 8, 4));
        assertEquals(0, i(Op.IBITFIELD_EXTRACT, -1, 8, 0));
        assertEquals(0x80000001, i(Op.UBITFIELD_EXTRACT, 0x80000001, 0, 32));
        assertEquals(-1, i(Op.IBITFIELD_EXTRACT, 0x80000000, 31, 20));
        assertEquals(1, i(Op.UBITFIELD_EXTRACT, 0x80000000, 31, -1));
        assertEquals(0x80000000, i(Op.BIT_REVERSE, 1));
        assertEquals(32, i(Op.BIT_COUNT, -1));
        assertEquals(-1, i(Op.FIND_LSB, 0));
        assertEquals(4, i(Op.FIND_LSB, 0x30));
        assertEquals(-1, i(Op.IFIND_MSB, -1));
        assertEquals(-1, i(Op.IFIND_MSB, 0));
        assertEquals(0, i(Op.IFIND_MSB, -2));
        assertEquals(31, i(Op.UFIND_MSB, -1));
        long[] shifted =
                Evaluator.eval(Op.ISHL, Type.I64, new Type[] {Type.I64, Type.I32}, new long[][] {{1}, {63}}, 0);
        assertEquals(Long.MIN_VALUE, shifted[0]);
    }

    @Test
    void comparisons() {
        assertTrue(!test(Op.FEQ, Type.F32, bits(NAN), bits(NAN)));
        assertTrue(test(Op.FNE, Type.F32, bits(NAN), bits(NAN)));
        assertTrue(test(Op.FEQ, Type.F32, bits(0f), bits(-0f)));
        assertTrue(!test(Op.FGE, Type.F32, bits(NAN), bits(0f)));
        assertTrue(test(Op.ILT, Type.I32, -1, 0) && !test(Op.ULT, Type.I32, -1, 0));
        assertTrue(test(Op.UGE, Type.I64, -1, 0) && !test(Op.IGE, Type.I64, -1, 0));
    }

    @Test
    void conversionsSaturate() {
        assertEquals(Integer.MAX_VALUE, convert(Op.F2I, Type.F32, Type.I32, bits(1e20f)));
        assertEquals(0, convert(Op.F2I, Type.F32, Type.I32, bits(NAN)));
        assertEquals(-1, convert(Op.F2I, Type.F32, Type.I32, bits(-1.9f)));
        assertEquals(-1, convert(Op.F2U, Type.F32, Type.I32, bits(INF)));
        assertEquals(3_000_000_000L - (1L << 32), convert(Op.F2U, Type.F32, Type.I32, bits(3e9f)));
        assertEquals(0, convert(Op.F2U, Type.F32, Type.I32, bits(-5f)));
        assertEquals(-1, convert(Op.F2U, Type.F32, Type.I64, bits(INF)));
        assertEquals(1L << 63, convert(Op.F2U, Type.F32, Type.I64, bits(0x1p63f)));
        assertEquals(bits(0x1p32f), convert(Op.U2F, Type.I32, Type.F32, -1));
        assertEquals(bits(0x1p64f), convert(Op.U2F, Type.I64, Type.F32, -1));
        // Just above half way between two floats: rounds up only if the lowest bit is not lost.
        assertEquals(bits(0x1.000002p63f), convert(Op.U2F, Type.I64, Type.F32, 0x8000008000000001L));
        assertEquals(bits(-1f), convert(Op.I2F, Type.I32, Type.F32, -1));
        assertEquals(-1L, convert(Op.I2I, Type.I32, Type.I64, -1));
        assertEquals(0xffffffffL, convert(Op.U2U, Type.I32, Type.I64, -1));
        assertEquals(-1, convert(Op.U2U, Type.I64, Type.I32, 0xffffffffL));
        assertEquals(bits(1f), convert(Op.B2F, Type.BOOL, Type.F32, 1));
        assertEquals(0x7fc12345L, convert(Op.BITCAST, Type.I32, Type.F32, 0x7fc12345));
        assertEquals(Integer.MIN_VALUE, convert(Op.BITCAST, Type.F32, Type.I32, 0x80000000L));
        assertEquals(bits((float) 0.1), convert(Op.F2F, Type.F64, Type.F32, Double.doubleToRawLongBits(0.1)));
    }

    @Test
    void vectors() {
        Type f4 = Type.F32X4;
        long[] v = {10, 11, 12, 13};
        assertArrayEquals(
                new long[] {12, 10}, Evaluator.eval(Op.SWIZZLE, Type.F32X2, new Type[] {f4}, new long[][] {v}, 2));
        assertArrayEquals(
                new long[] {10, 11, 9, 13},
                Evaluator.eval(Op.INSERT, f4, new Type[] {f4, Type.F32}, new long[][] {v, {9}}, 2));
        Type[] dynamic = {f4, Type.F32, Type.I32};
        assertArrayEquals(
                new long[] {10, 9, 12, 13},
                Evaluator.eval(Op.INSERT_DYNAMIC, f4, dynamic, new long[][] {v, {9}, {1}}, 0));
        assertArrayEquals(v, Evaluator.eval(Op.INSERT_DYNAMIC, f4, dynamic, new long[][] {v, {9}, {4}}, 0));
        assertArrayEquals(v, Evaluator.eval(Op.INSERT_DYNAMIC, f4, dynamic, new long[][] {v, {9}, {-1}}, 0));
        assertArrayEquals(
                new long[] {13},
                Evaluator.eval(Op.EXTRACT_DYNAMIC, Type.F32, new Type[] {f4, Type.I32}, new long[][] {v, {3}}, 0));
        Type b2 = Type.of(ScalarKind.BOOL, 2);
        assertArrayEquals(
                new long[] {1, 4},
                Evaluator.eval(
                        Op.SELECT,
                        Type.I32X2,
                        new Type[] {b2, Type.I32X2, Type.I32X2},
                        new long[][] {{1, 0}, {1, 2}, {3, 4}},
                        0));
        assertEquals(1, Evaluator.eval(Op.ANY, Type.BOOL, new Type[] {b2}, new long[][] {{0, 1}}, 0)[0]);
        assertEquals(0, Evaluator.eval(Op.ALL, Type.BOOL, new Type[] {b2}, new long[][] {{0, 1}}, 0)[0]);
        long[] a = {bits(1e8f), bits(1f), bits(-1e8f)};
        long[] one = {bits(1f), bits(1f), bits(1f)};
        assertEquals(
                bits(0f),
                Evaluator.eval(Op.FDOT, Type.F32, new Type[] {Type.F32X3, Type.F32X3}, new long[][] {a, one}, 0)[0]);
    }

    @Test
    void packing() {
        assertEquals(0x3c00_fbff, pack(Op.PACK_HALF_2X16, -65504f, 1f));
        assertEquals(0x0000_7c00, pack(Op.PACK_HALF_2X16, 1e6f, 0f));
        assertEquals(0xffff_8000, pack(Op.PACK_UNORM_2X16, 0.5f, 7f));
        assertEquals(0, pack(Op.PACK_UNORM_2X16, NAN, -1f));
        assertEquals(0x8001_7fff, pack(Op.PACK_SNORM_2X16, 9f, -9f));
        assertEquals(0x00ff_8040, pack(Op.PACK_UNORM_4X8, 0.25f, 0.5f, 1f, 0f));
        assertEquals(0x7f81_00c0, pack(Op.PACK_SNORM_4X8, -0.5f, NAN, -INF, INF));
        assertArrayEquals(new float[] {1f, 2f}, unpack(Op.UNPACK_HALF_2X16, 2, 0x4000_3c00));
        assertArrayEquals(new float[] {1f, 0x8000 / 65535f}, unpack(Op.UNPACK_UNORM_2X16, 2, 0x8000_ffff));
        assertArrayEquals(new float[] {-1f, 1f}, unpack(Op.UNPACK_SNORM_2X16, 2, 0x7fff_8000));
        assertArrayEquals(new float[] {0f, 1 / 255f, 1f, 128 / 255f}, unpack(Op.UNPACK_UNORM_4X8, 4, 0x80ff0100));
        assertArrayEquals(new float[] {0f, 1 / 127f, -1 / 127f, -1f}, unpack(Op.UNPACK_SNORM_4X8, 4, 0x80ff0100));
        long[] packed = Evaluator.eval(Op.PACK_64, Type.I64, new Type[] {Type.I32X2}, new long[][] {{-2, 1}}, 0);
        assertEquals(0x1_ffff_fffeL, packed[0]);
        assertArrayEquals(
                new long[] {-2, 1},
                Evaluator.eval(Op.UNPACK_64, Type.I32X2, new Type[] {Type.I64}, new long[][] {packed}, 0));
    }

    private static int pack(Op op, float... v) {
        long[] in = new long[v.length];
        for (int k = 0; k < v.length; k++) in[k] = bits(v[k]);
        return (int)
                Evaluator.eval(op, Type.I32, new Type[] {Type.of(ScalarKind.F32, v.length)}, new long[][] {in}, 0)[0];
    }

    private static float[] unpack(Op op, int width, int v) {
        long[] out = Evaluator.eval(op, Type.of(ScalarKind.F32, width), new Type[] {Type.I32}, new long[][] {{v}}, 0);
        float[] f = new float[width];
        for (int k = 0; k < width; k++) f[k] = Float.intBitsToFloat((int) out[k]);
        return f;
    }

    @Test
    void everyPureOperationIsDefined() {
        for (Op op : Op.values()) {
            if (!op.isPure() || op.arity() < 0) continue;
            Type operand = switch (op.shape()) {
                case SAME_FLOAT, SAME_FLOAT32, COMPARE_FLOAT -> Type.F32;
                case SAME_BOOL -> Type.BOOL;
                default -> Type.I32;
            };
            boolean compares = op.shape() == Op.Shape.COMPARE_FLOAT || op.shape() == Op.Shape.COMPARE_INT;
            Type[] types = new Type[op.arity()];
            java.util.Arrays.fill(types, operand);
            long[][] args = new long[op.arity()][1];
            assertEquals(1, Evaluator.eval(op, compares ? Type.BOOL : operand, types, args, 0).length);
        }
        assertThrows(
                IllegalArgumentException.class,
                () -> Evaluator.eval(Op.LOAD_UNIFORM, Type.F32, new Type[0], new long[0][], 0));
    }
}
