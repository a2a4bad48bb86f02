package tepui.ir.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Validator;
import tepui.ir.Value;

class LowerTranscendentalsTest {
    private static final float INF = Float.POSITIVE_INFINITY;
    private static final float NAN = Float.NaN;
    private static final float[] EDGES = {
        0f,
        -0f,
        1f,
        -1f,
        0.5f,
        -0.5f,
        2f,
        INF,
        -INF,
        NAN,
        Float.MIN_VALUE,
        -Float.MIN_VALUE,
        Float.MIN_NORMAL,
        Float.MAX_VALUE,
        -Float.MAX_VALUE,
        127.99999f,
        128f,
        -126f,
        -126.5f,
        -149f,
        -150f,
        -151f,
        1e10f,
        0.99999994f,
        1.0000001f
    };
    private static final int POINTS = Integer.getInteger("tepui.ir.points", 150_000);

    private interface Exact {
        double of(double x, double y);
    }

    private static StraightLine lowered(Op op, int operands, boolean fused, boolean denormals) {
        Shader s = new Shader(Stage.VERTEX, op.text());
        Builder b = new Builder(s);
        Value[] args = new Value[operands];
        for (int i = 0; i < operands; i++) args[i] = b.loadInput(s.input("x" + i, Type.F32, i));
        b.storeOutput(s.output("o", Type.F32, 0), b.op(op, args));
        b.ret();
        assertTrue(
                new LowerTranscendentals(new LowerTranscendentals.Options(LowerTranscendentals.ALL, fused, denormals))
                        .run(s));
        Validator.check(s);
        return new StraightLine(s);
    }

    private static long bits(float f) {
        return Integer.toUnsignedLong(Float.floatToRawIntBits(f));
    }

    private static float value(StraightLine code, float... args) {
        long[] in = new long[args.length];
        for (int i = 0; i < in.length; i++) in[i] = bits(args[i]);
        return Float.intBitsToFloat((int) code.run(in)[0]);
    }

    /** The largest error over random points in units of the last place, and at least of {@code floor}'s. */
    private static double worst(StraightLine code, Exact exact, float low, float high, float floor, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double worst = 0;
        for (int n = 0; n < POINTS; n++) {
            float x = low + (high - low) * (float) random.nextDouble();
            float y = low + (high - low) * (float) random.nextDouble();
            double want = exact.of(x, y);
            float got = value(code, x, y);
            double error = Math.abs(got - want) / Math.max(Math.ulp((float) want), Math.ulp(floor));
            if (!(error <= worst)) {
                worst = error;
                assertTrue(error < 1e6, "x " + x + " y " + y + " got " + got + " want " + want);
            }
        }
        return worst;
    }

    private static void within(double most, Op op, int operands, Exact exact, float low, float high, float floor) {
        for (boolean fused : new boolean[] {true, false}) {
            double worst = worst(lowered(op, operands, fused, false), exact, low, high, floor, 42);
            String shown = op.text() + " on " + low + " .. " + high + (fused ? " fused" : " not fused") + ": " + worst
                    + " ulp";
            if (Boolean.getBoolean("tepui.ir.show")) System.out.println(shown);
            assertTrue(worst <= (fused ? most : 1.7 * most), shown);
        }
    }

    @Test
    void exp2() {
        within(2, Op.FEXP2, 1, (x, y) -> Math.pow(2, x), -126, 128, Float.MIN_VALUE);
        within(2, Op.FEXP2, 1, (x, y) -> Math.pow(2, x), -1, 1, Float.MIN_VALUE);
        StraightLine code = lowered(Op.FEXP2, 1, true, false);
        for (int n = -126; n < 128; n++) assertEquals(Math.scalb(1f, n), value(code, n));
    }

    @Test
    void log2() {
        within(3, Op.FLOG2, 1, (x, y) -> Math.log(x) / Math.log(2), 0, 1e-3f, 1f);
        within(3, Op.FLOG2, 1, (x, y) -> Math.log(x) / Math.log(2), 2, 1e9f, 1f);
        within(5, Op.FLOG2, 1, (x, y) -> Math.log(x) / Math.log(2), 0.5f, 2, 1e-6f);
        StraightLine code = lowered(Op.FLOG2, 1, true, false);
        for (int n = -126; n < 128; n++) assertEquals(n, value(code, Math.scalb(1f, n)));
    }

    @Test
    void pow() {
        // The errors of the logarithm times the result's exponent.
        within(40, Op.FPOW, 2, Math::pow, 0.01f, 10, 1e-30f);
        within(4, Op.FPOW, 2, Math::pow, 0.5f, 1, 1e-30f);
        StraightLine code = lowered(Op.FPOW, 2, true, false);
        for (float[] c : new float[][] {
            {0, 2, 0},
            {2, 10, 1024},
            {NAN, 0, 1},
            {0, 0, 1},
            {INF, 0, 1},
            {0, -1, INF},
            {-0f, 1, 0},
            {INF, 1, INF},
            {INF, -1, 0},
            {4, 0.5f, 2}
        }) {
            assertEquals(c[2], value(code, c[0], c[1]), "pow " + c[0] + " " + c[1]);
        }
        assertTrue(Float.isNaN(value(code, -1, 2))
                && Float.isNaN(value(code, NAN, 1))
                && Float.isNaN(value(code, 1, NAN)));
    }

    @Test
    void sine() {
        within(2.5, Op.FSIN, 1, (x, y) -> Math.sin(x), -3.5f, 3.5f, 1e-7f);
        within(2.5, Op.FSIN, 1, (x, y) -> Math.sin(x), -300, 300, 1e-3f);
        within(2.5, Op.FSIN, 1, (x, y) -> Math.sin(x), -40000, 40000, 1f);
        within(2.5, Op.FCOS, 1, (x, y) -> Math.cos(x), -3.5f, 3.5f, 1e-7f);
        within(2.5, Op.FCOS, 1, (x, y) -> Math.cos(x), -300, 300, 1e-3f);
        within(2.5, Op.FCOS, 1, (x, y) -> Math.cos(x), -40000, 40000, 1f);
        for (boolean fused : new boolean[] {true, false}) {
            assertEquals(1f, value(lowered(Op.FCOS, 1, fused, false), 0f));
            assertEquals(1f, value(lowered(Op.FSIN, 1, fused, false), (float) (Math.PI / 2)));
            assertEquals(0f, value(lowered(Op.FSIN, 1, fused, false), 0f));
            assertEquals(-1f, value(lowered(Op.FCOS, 1, fused, false), (float) Math.PI));
        }
    }

    @Test
    void tangent() {
        within(4, Op.FTAN, 1, (x, y) -> Math.tan(x), -1.5f, 1.5f, 1e-7f);
        within(5, Op.FTAN, 1, (x, y) -> Math.tan(x), -300, 300, 1e-2f);
    }

    @Test
    void arcs() {
        within(3.5, Op.FATAN, 1, (x, y) -> Math.atan(x), -2, 2, 1e-7f);
        within(3.5, Op.FATAN, 1, (x, y) -> Math.atan(x), -1000, 1000, 1e-7f);
        within(4, Op.FATAN2, 2, Math::atan2, -10, 10, 1e-7f);
        within(4, Op.FATAN2, 2, Math::atan2, -1e-20f, 1e-20f, 1e-7f);
        within(4, Op.FASIN, 1, (x, y) -> Math.asin(x), -1, 1, 1e-7f);
        within(4, Op.FACOS, 1, (x, y) -> Math.acos(x), -1, 1, 1e-3f);
        StraightLine acos = lowered(Op.FACOS, 1, true, false);
        assertEquals(0f, value(acos, 1f));
        assertEquals((float) Math.PI, value(acos, -1f));
    }

    /** At zeros, infinities, NaN, one and around the ends of the ranges the results agree with the definition. */
    @Test
    void edgesAgreeWithTheDefinition() {
        for (boolean denormals : new boolean[] {false, true}) {
            for (boolean fused : new boolean[] {false, true}) {
                for (Op op : LowerTranscendentals.ALL) {
                    int operands = op == Op.FPOW || op == Op.FATAN2 ? 2 : 1;
                    StraightLine code = lowered(op, operands, fused, denormals);
                    for (float x : EDGES) {
                        for (float y : EDGES)
                            edge(op, code, denormals, operands == 1 ? new float[] {x} : new float[] {x, y});
                    }
                }
            }
        }
    }

    private static void edge(Op op, StraightLine code, boolean denormals, float[] args) {
        boolean trig = op == Op.FSIN || op == Op.FCOS || op == Op.FTAN;
        boolean denormalOperand = false;
        for (float a : args) denormalOperand |= Math.abs(a) < Float.MIN_NORMAL && a != 0;
        if (trig && Math.abs(args[0]) > 1e6f && Math.abs(args[0]) < INF) {
            assertEquals(0f, Math.abs(value(code, args)));
            return;
        }
        if (denormalOperand && !denormals && (op == Op.FLOG2 || op == Op.FPOW)) return;
        long[][] in = new long[args.length][];
        for (int i = 0; i < args.length; i++) in[i] = new long[] {bits(args[i])};
        Type[] types = new Type[args.length];
        java.util.Arrays.fill(types, Type.F32);
        float want = Float.intBitsToFloat((int) Evaluator.eval(op, Type.F32, types, in, 0)[0]);
        float got = value(code, args);
        String shown = op.text() + java.util.Arrays.toString(args) + ": " + got + " is not " + want;
        if (Float.isNaN(want) || Float.isInfinite(want) || want == 0) {
            assertEquals(want + 0f, got + 0f, shown);
        } else {
            double slack = op == Op.FPOW ? 3e-5 : 1e-6;
            double error = Math.abs((double) got - want);
            boolean overflown = op == Op.FPOW && Math.abs(want) > 0.999f * Float.MAX_VALUE && got == INF;
            boolean flushed = !denormals && Math.abs(want) < Float.MIN_NORMAL * 1.001f && got == 0;
            assertTrue(flushed || overflown || error <= Math.max(slack * Math.abs(want), Float.MIN_VALUE), shown);
        }
    }

    @Test
    void denormalsAreExactWhereAskedFor() {
        StraightLine exp = lowered(Op.FEXP2, 1, true, true);
        StraightLine log = lowered(Op.FLOG2, 1, true, true);
        for (int n = -149; n < 128; n++) {
            assertEquals(Math.scalb(1f, n), value(exp, n));
            assertEquals(n, value(log, Math.scalb(1f, n)));
        }
        double worst = worst(exp, (x, y) -> Math.pow(2, x), -151, -120, Float.MIN_VALUE, 7);
        assertTrue(worst <= 2, "exp2: " + worst);
        worst = worst(log, (x, y) -> Math.log(x) / Math.log(2), 0, Float.MIN_NORMAL, 1f, 7);
        assertTrue(worst <= 3, "log2: " + worst);
    }

    @Test
    void vectorsAreLoweredWhole() {
        Shader s = new Shader(Stage.VERTEX, "v");
        Builder b = new Builder(s);
        b.storeOutput(s.output("o", Type.F32X3, 0), b.op(Op.FSIN, b.loadInput(s.input("x", Type.F32X3, 0))));
        b.ret();
        new LowerTranscendentals(new LowerTranscendentals.Options(LowerTranscendentals.ALL, true, false)).run(s);
        Validator.check(s);
        assertTrue(new StraightLine(s).operations() <= 17);
    }

    @Test
    void operationCountsStayLow() {
        StringBuilder counts = new StringBuilder();
        int[] most = new int[Op.values().length];
        most[Op.FEXP2.ordinal()] = 15;
        most[Op.FLOG2.ordinal()] = 20;
        most[Op.FPOW.ordinal()] = 38;
        most[Op.FSIN.ordinal()] = 16;
        most[Op.FCOS.ordinal()] = 18;
        most[Op.FTAN.ordinal()] = 20;
        most[Op.FATAN.ordinal()] = 17;
        most[Op.FATAN2.ordinal()] = 26;
        most[Op.FASIN.ordinal()] = 18;
        most[Op.FACOS.ordinal()] = 20;
        for (Op op : LowerTranscendentals.ALL) {
            int n = lowered(op, op == Op.FPOW || op == Op.FATAN2 ? 2 : 1, true, false)
                    .operations();
            if (n > most[op.ordinal()])
                counts.append(op.text()).append(' ').append(n).append('\n');
        }
        assertEquals("", counts.toString());
    }
}
