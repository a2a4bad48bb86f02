package tepui.drivers.soft.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tepui.drivers.soft.jit.KernelOptions.Tier;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.pass.Walk;

/** Bytes that become floats and bytes again stay integers, and words that are put together again stay words; the numbers are the same. */
class ByteValuesTest {
    /** A shader that takes a byte of a word, makes a float of it, and a byte of that. */
    private static Shader shader(int shift, int mask, float unit) {
        Shader s = new Shader(Stage.FRAGMENT, "bytes");
        Builder b = new Builder(s);
        Value word = b.intrinsic(Intrinsics.LANE_I, Type.I32, 0).result();
        Value number = shift == 0 ? word : b.op(Op.USHR, word, b.i32(shift));
        if (mask != -1) number = b.op(Op.IAND, number, b.i32(mask));
        Value part = b.op(Op.FMUL, b.convert(Op.I2F, ScalarKind.F32, number), b.f32(unit));
        Value sum = b.op(Op.FFMA, b.op(Op.FSATURATE, part), b.f32(255), b.f32(0x1p23f));
        b.intrinsic(Intrinsics.LANE_STORE_I, null, 0, b.convert(Op.BITCAST, ScalarKind.I32, sum));
        b.ret();
        return s;
    }

    private static int floats(Shader s) {
        int[] count = {0};
        Walk.each(Passes.run(s).entry.body(), i -> count[0] += i.op == Op.I2F || i.op == Op.FSATURATE ? 1 : 0);
        return count[0];
    }

    @Test
    void everyByteComesBackFromItsFloat() {
        for (int n = 0; n < 256; n++) {
            float part = n * (1 / 255f);
            assertEquals(part, Math.clamp(part, 0f, 1f));
            assertEquals(Float.floatToRawIntBits(0x1p23f) + n, Float.floatToRawIntBits(Math.fma(part, 255, 0x1p23f)));
        }
    }

    @Test
    void bytesStayIntegers() {
        assertEquals(0, floats(shader(0, 255, 1 / 255f)));
        assertEquals(0, floats(shader(8, 255, 1 / 255f)));
        assertEquals(0, floats(shader(24, -1, 1 / 255f)));
    }

    @Test
    void otherNumbersBecomeFloats() {
        assertEquals(2, floats(shader(8, 511, 1 / 255f)));
        assertEquals(2, floats(shader(8, 255, 1 / 254f)));
        assertEquals(2, floats(shader(16, -1, 1 / 255f)));
    }

    /** Masks of a word are no masks of two. */
    @Test
    void longIntegersStayShifts() {
        Shader s = new Shader(Stage.FRAGMENT, "long");
        Builder b = new Builder(s);
        Value word = b.intrinsic(Intrinsics.LANE_I, Type.I32, 0).result();
        Value wide = b.op(Op.PACK_64, b.vec(word, word));
        Value cut = b.op(Op.ISHL, b.op(Op.USHR, wide, b.i32(4)), b.i32(4));
        b.intrinsic(Intrinsics.LANE_STORE_I, null, 0, b.extract(b.op(Op.UNPACK_64, cut), 0));
        b.ret();
        int[] shifts = {0};
        Walk.each(Passes.run(s).entry.body(), i -> shifts[0] += i.op == Op.ISHL || i.op == Op.USHR ? 1 : 0);
        assertEquals(2, shifts[0]);
    }

    /** A word whose bytes go to floats, and to the bytes of a word. */
    private static LaneShader copy(int second, int third) {
        LaneShader s = new LaneShader(false);
        Builder b = s.b;
        Value word = s.input(Type.I32);
        int[] from = {0, second, third, 3};
        Value sum = b.i32(0);
        for (int c = 0; c < 4; c++) {
            Value number = b.op(Op.IAND, b.op(Op.USHR, word, b.i32(8 * from[c])), b.i32(255));
            Value part = b.op(Op.FMUL, b.convert(Op.I2F, ScalarKind.F32, number), b.f32(1 / 255f));
            Value rounded = b.op(Op.FFMA, b.op(Op.FSATURATE, part), b.f32(255), b.f32(0x1p23f));
            Value bits = b.convert(Op.BITCAST, ScalarKind.I32, rounded);
            sum = b.op(Op.IADD, sum, b.op(Op.ISHL, bits, b.i32(8 * c)));
        }
        s.output(b.op(Op.ISUB, sum, b.i32(Float.floatToRawIntBits(0x1p23f))));
        b.ret();
        return s;
    }

    @Test
    void aWordThatIsOnlyCopiedStaysOne() {
        int[] count = {0};
        Walk.each(Passes.run(copy(1, 2).shader).entry.body(), i -> count[0] += i.op.isPure() ? 1 : 0);
        assertEquals(0, count[0]);
    }

    @ParameterizedTest
    @EnumSource
    void bytesComeToTheirPlaces(Tier tier) {
        for (boolean swapped : new boolean[] {false, true}) {
            LaneShader s = swapped ? copy(2, 1) : copy(1, 2);
            CompiledKernel kernel = KernelSource.of(tier).make(s.shader, 64);
            if (kernel == null) throw new AssertionError("no kernel");
            KernelFrame frame = s.frame(64);
            frame.lanes = 64;
            for (int n = 0; n < 64; n++) frame.inI[n] = n * 0x9e3779b9;
            kernel.run(frame);
            for (int n = 0; n < 64; n++) {
                int word = frame.inI[n];
                int other = word & 0xff0000ff | word >>> 8 & 0xff00 | word << 8 & 0xff0000;
                assertEquals(swapped ? other : word, frame.outI[n]);
            }
        }
    }
}
