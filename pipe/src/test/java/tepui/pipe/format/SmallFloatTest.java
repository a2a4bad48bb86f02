package tepui.pipe.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SmallFloatTest {
    @Test
    void everyCodeComesBack() {
        for (int i = 0; i < 2048; i++) {
            float v = SmallFloat.decode11(i);
            if (Float.isNaN(v)) assertTrue(Float.isNaN(SmallFloat.decode11(SmallFloat.encode11(v))));
            else assertEquals(i, SmallFloat.encode11(v));
        }
        for (int i = 0; i < 1024; i++) {
            float v = SmallFloat.decode10(i);
            if (Float.isNaN(v)) assertTrue(Float.isNaN(SmallFloat.decode10(SmallFloat.encode10(v))));
            else assertEquals(i, SmallFloat.encode10(v));
        }
    }

    @Test
    void valuesBetweenRoundToTheNearestEvenCode() {
        for (int i = 0; i < (31 << 6) - 1; i++) {
            float low = SmallFloat.decode11(i);
            float high = SmallFloat.decode11(i + 1);
            float middle = (low + high) / 2;
            assertEquals(i + (i & 1), SmallFloat.encode11(middle), "middle above " + low);
            assertEquals(i, SmallFloat.encode11(Math.nextDown(middle)));
            assertEquals(i + 1, SmallFloat.encode11(Math.nextUp(middle)));
        }
    }

    @Test
    void extremesStayInTheFormat() {
        assertEquals(0, SmallFloat.encode11(-5));
        assertEquals(0, SmallFloat.encode11(Float.NEGATIVE_INFINITY));
        assertEquals((31 << 6) - 1, SmallFloat.encode11(1e9f));
        assertEquals(31 << 6, SmallFloat.encode11(Float.POSITIVE_INFINITY));
        assertEquals(65024f, SmallFloat.decode11(SmallFloat.encode11(65024f)));
        assertEquals(64512f, SmallFloat.decode10(SmallFloat.encode10(Float.MAX_VALUE)));
    }

    @Test
    void floatsOf24Bits() {
        java.util.Random random = new java.util.Random(6);
        for (int round = 0; round < 100_000; round++) {
            int code = random.nextInt(1 << 24) >>> random.nextInt(24);
            float low = SmallFloat.decode24(code);
            assertEquals(code, SmallFloat.encode24(low));
            if (code == 0xffffff) continue;
            float middle = (low + SmallFloat.decode24(code + 1)) / 2;
            assertEquals(code + (code & 1), SmallFloat.encode24(middle), "middle above " + low);
            assertEquals(code, SmallFloat.encode24(Math.nextDown(middle)));
            assertEquals(code + 1, SmallFloat.encode24(Math.nextUp(middle)));
        }
        assertEquals(15 << 20, SmallFloat.encode24(1));
        assertEquals(0xffffff, SmallFloat.encode24(5));
        assertEquals(0, SmallFloat.encode24(-1));
        assertEquals(0, SmallFloat.encode24(Float.NaN));
    }

    @Test
    void sharedExponentIsTheBestChoice() {
        java.util.Random random = new java.util.Random(5);
        for (int round = 0; round < 100_000; round++) {
            float scale = (float) Math.pow(2, random.nextInt(34) - 17);
            float[] rgb = {random.nextFloat() * scale, random.nextFloat() * scale, random.nextFloat() * scale};
            int bits = SmallFloat.encodeShared(rgb[0], rgb[1], rgb[2]);
            float largest = Math.max(rgb[0], Math.max(rgb[1], rgb[2]));
            double step = Math.max(Math.pow(2, Math.getExponent(largest) - 8), 0x1p-24);
            for (int c = 0; c < 3; c++) {
                float expected = Math.min(rgb[c], SmallFloat.SHARED_MAX);
                assertEquals(expected, SmallFloat.decodeShared(bits, c), step * 1.0000001, "round " + round);
            }
        }
        assertEquals(0, SmallFloat.encodeShared(-1, Float.NaN, 0));
        assertEquals(SmallFloat.SHARED_MAX, SmallFloat.decodeShared(SmallFloat.encodeShared(1e30f, 0, 0), 0));
    }
}
