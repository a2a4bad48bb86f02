package tepui.drivers.soft.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tepui.drivers.soft.jit.KernelOptions.Tier;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;

/** What is known of values holds, and conversions and minima that rely on it give the same numbers. */
class ValueBoundsTest {
    private static final int N = 64;
    private static final float NAN = Float.NaN;

    private static Lir.Val op(Op op, Lir.Val... args) {
        Lir.Val v = new Lir.Val(ScalarKind.F32);
        v.alu = new Lir.Alu(op, 0, v, args);
        return v;
    }

    private static Lir.Val number(float x) {
        return Lir.Val.constant(ScalarKind.F32, Float.floatToRawIntBits(x));
    }

    private static Lir.Val size(String array) {
        Lir.Val v = new Lir.Val(ScalarKind.I32);
        v.given = new Lir.ScalarLoad(array, 0, v);
        return v;
    }

    @Test
    void onlyWhatCannotBeNaNIsANumber() {
        Lir.Val x = new Lir.Val(ScalarKind.F32);
        assertFalse(ValueBounds.isNumber(x));
        assertFalse(ValueBounds.isNumber(number(NAN)));
        assertFalse(ValueBounds.isNumber(op(Op.FMAX, number(0), x)));
        assertTrue(ValueBounds.isNumber(op(Op.FMAX, x, number(0))));
        assertTrue(ValueBounds.isNumber(op(Op.FSUB, op(Op.I2F, size("texelInfo")), number(0.5f))));
        Lir.Val infinite = op(Op.FMAX, x, number(Float.POSITIVE_INFINITY));
        assertFalse(ValueBounds.isNumber(op(Op.FSUB, infinite, infinite)));
    }

    @Test
    void onlySizesOfTexturesAreKnownToBeSmall() {
        Lir.Val x = new Lir.Val(ScalarKind.F32);
        Lir.Val texels = op(Op.I2F, size("texelInfo"));
        Lir.Val any = op(Op.I2F, size("scalarI"));
        assertTrue(ValueBounds.isBelow(op(Op.FMIN, x, texels), 0x1p31f));
        assertFalse(ValueBounds.isBelow(op(Op.FMIN, x, any), 0x1p31f));
        assertFalse(ValueBounds.isBelow(op(Op.FMIN, texels, x), 0x1p31f));
        assertFalse(ValueBounds.isBelow(op(Op.FMAX, x, texels), 0x1p31f));
        assertFalse(ValueBounds.isBelow(op(Op.FMIN, x, number(0x1p31f)), 0x1p31f));
    }

    private static void check(
            Tier tier, BiFunction<Builder, Value, Value> code, BiFunction<Float, Integer, Integer> expected) {
        LaneShader s = new LaneShader(false);
        Value x = s.input(Type.F32);
        s.output(s.b.convert(Op.F2I, ScalarKind.I32, code.apply(s.b, x)));
        s.b.ret();
        CompiledKernel kernel = KernelSource.of(tier).make(s.shader, N);
        if (kernel == null) throw new AssertionError("no kernel");
        KernelFrame frame = s.frame(N);
        frame.lanes = N;
        Random random = new Random(1);
        for (int n = 0; n < N; n++) s.set(frame, 0, n, new long[] {OperationsTest.component(ScalarKind.F32, random)});
        kernel.run(frame);
        for (int n = 0; n < N; n++) {
            float in = frame.inF[n];
            assertEquals((long) expected.apply(in, n), s.get(frame, 0, n)[0], "of " + in);
        }
    }

    @ParameterizedTest
    @EnumSource
    void boundedFloatsBecomeTheSameIntegers(Tier tier) {
        check(
                tier,
                (b, x) -> b.op(Op.FMIN, b.op(Op.FMAX, x, b.f32(-3)), b.f32(1000)),
                (x, n) -> Float.isNaN(x) ? -3 : (int) Math.clamp(x, -3f, 1000f));
        check(
                tier,
                (b, x) -> b.op(Op.FMIN, x, b.f32(0x1p31f)),
                (x, n) -> Float.isNaN(x) ? Integer.MAX_VALUE : (int) (float) x);
        check(tier, (b, x) -> b.op(Op.FMAX, b.f32(0), x), (x, n) -> Float.isNaN(x) ? 0 : (int) Math.max(x, 0f));
    }
}
