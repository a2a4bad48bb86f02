package tepui.drivers.soft.texture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.ir.TextureShape;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.testing.Seeds;

/** Averages of floats of 16 bits by machine code are those of floats in Java, bit for bit, and nothing beside them is written. */
class HalfFloatLevelsTest {
    private static final Format[] FORMATS = {
        Format.R16_FLOAT, Format.R16G16_FLOAT, Format.R16G16B16_FLOAT, Format.R16G16B16A16_FLOAT
    };

    @Test
    void averagesAreThoseOfFloats() {
        HalfFloatLevels code = HalfFloatLevels.make();
        assumeTrue(code != null, "no machine code here");
        long seed = Seeds.one("HalfFloatLevelsTest");
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            int words = 1 + random.nextInt(2);
            int pairs = 1 + random.nextInt(9);
            int before = random.nextInt(20);
            int to = before + 2 * pairs * 16 * words + random.nextInt(9);
            int[] data = new int[to + pairs * 16 * words + 7];
            for (int i = 0; i < data.length; i++) data[i] = half(random) | half(random) << 16;
            int[] expected = data.clone();
            for (int b = 0; b < 2 * pairs; b++) {
                for (int quad = 0; quad < 4; quad++) {
                    for (int k = 0; k < words; k++) {
                        int at = before + (b * words + k) * 16 + 4 * quad;
                        expected[to + ((b >> 1) * words + k) * 16 + 4 * (b & 1) + quad] =
                                average(data, at, 0) | average(data, at, 16) << 16;
                    }
                }
            }
            assertTrue(code.run(words, data, before, 2 * pairs, to));
            code.forget();
            assertArrayEquals(expected, data, "seed " + seed + ", round " + round);
        }
    }

    /** Any half but NaN, and infinities of one sign only. */
    private static int half(Random random) {
        return switch (random.nextInt(8)) {
            case 0 -> 0x8000;
            case 1 -> 0;
            case 2 -> 0x7c00;
            case 3 -> random.nextInt(0x400) | random.nextInt(2) << 15;
            default -> random.nextInt(0x7c00) | random.nextInt(2) << 15;
        };
    }

    private static int average(int[] data, int at, int shift) {
        float[] v = new float[4];
        for (int i = 0; i < 4; i++) v[i] = Float.float16ToFloat((short) (data[at + i] >> shift));
        float left = 0 + v[0] * 0.5f + v[2] * 0.5f;
        float right = 0 + v[1] * 0.5f + v[3] * 0.5f;
        return Float.floatToFloat16(left * 0.5f + right * 0.5f) & 0xffff;
    }

    /** Large levels are made by machine code, small ones in Java. */
    @Test
    void allLevelsHaveTheSameAverages() {
        long seed = Seeds.one("HalfFloatLevelsTest");
        Random random = new Random(seed);
        for (Format format : FORMATS) {
            SoftTexture t = texture(format);
            for (int i = 0; i < t.blockAt(1, 0, 0, 0, 0); i++) {
                t.data[i] = half(random) & 0x3fff | (half(random) & 0x3fff) << 16;
                if (t.words * 4 > format.blockBytes() && (i >> 4) % t.words == t.words - 1) t.data[i] &= 0xffff;
            }
            new MipMaker(new Bands()).make(t, 0, 6);
            for (int level = 1; level < 7; level++) {
                for (int y = 0; y < t.desc().levelHeight(level); y++) {
                    for (int x = 0; x < t.desc().levelWidth(level); x++) {
                        for (int k = 0; k < t.words; k++) {
                            int at = t.texelAt(level - 1, 2 * x, 2 * y, 0, 0) + k * BlockOrder.TEXELS;
                            int found = t.data[t.texelAt(level, x, y, 0, 0) + k * BlockOrder.TEXELS];
                            int expected = average(t.data, at, 0) | average(t.data, at, 16) << 16;
                            assertEquals(expected, found, format + ", level " + level + ", seed " + seed);
                        }
                    }
                }
            }
        }
    }

    private static SoftTexture texture(Format format) {
        TextureDesc desc = new TextureDesc(TextureShape.D2, format, 128, 64, 1, 1, 7, 1, 0, Usage.DEFAULT);
        return new SoftTexture(desc, SoftFormats.store(format));
    }

    @Test
    void otherFloatsStayInJava() {
        for (Format format : FORMATS) assertTrue(HalfFloatLevels.fits(format), format.toString());
        assertFalse(HalfFloatLevels.fits(Format.R32_FLOAT));
        assertFalse(HalfFloatLevels.fits(Format.R16_UNORM));
        assertFalse(HalfFloatLevels.fits(Format.R11G11B10_FLOAT));
    }
}
