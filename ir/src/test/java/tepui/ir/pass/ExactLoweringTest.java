package tepui.ir.pass;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Validator;
import tepui.ir.Value;

/** Lowerings that must give the very bits of the definition, over edges and random bits. */
class ExactLoweringTest {
    private static final int[] INTS = {
        0,
        1,
        -1,
        2,
        31,
        32,
        33,
        0x80000000,
        0x7fffffff,
        0xffff,
        0x10000,
        0x00ff00ff,
        0x7c00,
        0x7bff03ff,
        0x80010400,
        0xfc000001
    };
    private static final float[] FLOATS = {
        0f,
        -0f,
        1f,
        -1f,
        0.5f,
        65504f,
        65519.996f,
        65520f,
        -65536f,
        6.1e-5f,
        6.097e-5f,
        5.96e-8f,
        2.98e-8f,
        2.9802326e-8f,
        1e-10f,
        1e10f,
        Float.POSITIVE_INFINITY,
        Float.NEGATIVE_INFINITY,
        Float.MIN_VALUE,
        2f,
        -2f,
        0.5019608f,
        1.5f / 255
    };

    private static StraightLine lowered(Pass pass, Op op, int operands, int width, Type operand) {
        Shader s = new Shader(Stage.VERTEX, op.text());
        Builder b = new Builder(s);
        Value[] args = new Value[operands];
        for (int i = 0; i < operands; i++) {
            Value[] parts = new Value[width];
            for (int c = 0; c < width; c++) parts[c] = b.loadInput(s.input("x" + i + c, operand, i * 4 + c));
            args[i] = b.vec(parts);
        }
        Value r = b.op(op, args);
        b.storeOutput(s.output("o", r.type(), 0), r);
        b.ret();
        assertTrue(pass.run(s));
        Validator.check(s);
        StraightLine code = new StraightLine(s);
        assertTrue(s.entry.body().body.stream().noneMatch(i -> i.op == op), op.text() + " is still there");
        return code;
    }

    private static void agree(Pass pass, Op op, int operands, int width, Type operand) {
        StraightLine code = lowered(pass, op, operands, width, operand);
        Type type = operand.withWidth(width);
        Type[] types = new Type[operands];
        Arrays.fill(types, type);
        Type result = type;
        if (op.isPure() && op.shape() == Op.Shape.SPECIAL) {
            result = operand == Type.F32
                    ? Type.I32
                    : Type.of(ScalarKind.F32, op.text().endsWith("4x8") ? 4 : 2);
        }
        SplittableRandom random = new SplittableRandom(op.ordinal());
        for (int n = 0; n < 40_000; n++) {
            long[][] args = new long[operands][width];
            long[] flat = new long[operands * width];
            for (int k = 0; k < flat.length; k++) {
                flat[k] = operand == Type.F32
                        ? floatBits(random)
                        : random.nextInt(3) == 0 ? random.nextInt() : INTS[random.nextInt(INTS.length)];
                args[k / width][k % width] = flat[k];
            }
            long[] want = Evaluator.eval(op, result, types, args, 0);
            assertArrayEquals(want, code.run(flat), () -> op.text() + " of " + Arrays.toString(flat));
        }
    }

    private static long floatBits(SplittableRandom random) {
        float f = switch (random.nextInt(4)) {
            case 0 -> FLOATS[random.nextInt(FLOATS.length)];
            case 1 -> (float) (random.nextDouble() * 4 - 2);
            case 2 -> Float.float16ToFloat((short) random.nextInt()) * (1 + random.nextInt(3) * 0x1p-12f);
            default -> Float.intBitsToFloat(random.nextInt());
        };
        return Integer.toUnsignedLong(Float.floatToRawIntBits(Float.isNaN(f) ? 0f : f));
    }

    @Test
    void bitfields() {
        for (Op op : LowerBitfield.ALL) agree(new LowerBitfield(), op, op.arity(), 1, Type.I32);
        assertEquals(Set.copyOf(LowerBitfield.ALL).size(), LowerBitfield.ALL.size());
    }

    @Test
    void packing() {
        for (Op op : new Op[] {Op.PACK_HALF_2X16, Op.PACK_UNORM_2X16, Op.PACK_SNORM_2X16})
            agree(new LowerPack(), op, 1, 2, Type.F32);
        for (Op op : new Op[] {Op.PACK_UNORM_4X8, Op.PACK_SNORM_4X8}) agree(new LowerPack(), op, 1, 4, Type.F32);
    }

    @Test
    void unpacking() {
        for (Op op : new Op[] {Op.UNPACK_UNORM_2X16, Op.UNPACK_SNORM_2X16, Op.UNPACK_UNORM_4X8, Op.UNPACK_SNORM_4X8}) {
            agree(new LowerPack(), op, 1, 1, Type.I32);
        }
        StraightLine half = lowered(new LowerPack(), Op.UNPACK_HALF_2X16, 1, 1, Type.I32);
        for (int h = 0; h < 65536; h++) {
            long[] got = half.run(h | (~h & 0xffff) << 16);
            float low = Float.intBitsToFloat((int) got[0]);
            float high = Float.intBitsToFloat((int) got[1]);
            assertEquals(Float.float16ToFloat((short) h), low, "half " + h);
            assertEquals(Float.float16ToFloat((short) ~h), high, "half " + ~h);
        }
    }

    @Test
    void packingKeepsNaN() {
        StraightLine half = lowered(new LowerPack(), Op.PACK_HALF_2X16, 1, 2, Type.F32);
        long bits = half.run(0x7fc00000L, 0xff800001L)[0];
        assertTrue(Float.isNaN(Float.float16ToFloat((short) bits))
                && Float.isNaN(Float.float16ToFloat((short) (bits >> 16))));
        StraightLine norm = lowered(new LowerPack(), Op.PACK_SNORM_2X16, 1, 2, Type.F32);
        assertEquals(0, norm.run(0x7fc00000L, 0xff800001L)[0]);
    }
}
