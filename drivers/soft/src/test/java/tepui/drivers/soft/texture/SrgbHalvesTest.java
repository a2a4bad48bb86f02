package tepui.drivers.soft.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.ir.TextureShape;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;
import tepui.testing.Seeds;

/** Levels of sRGB texels are what averages of decoded rows are, bit for bit. */
class SrgbHalvesTest {
    private static final Format[] FORMATS = {Format.R8G8B8A8_SRGB, Format.B8G8R8A8_SRGB};

    @Test
    void averagesAreThoseOfDecodedTexels() {
        long seed = Seeds.one("SrgbHalvesTest");
        Random random = new Random(seed);
        for (Format format : FORMATS) {
            assertTrue(SrgbHalves.fits(format));
            TextureDesc desc = new TextureDesc(TextureShape.D2, format, 32, 16, 1, 1, 5, 1, 0, Usage.DEFAULT);
            SoftTexture t = new SoftTexture(desc, SoftFormats.store(format));
            for (int round = 0; round < 40; round++) {
                // Dark ones too, whose codes are the finest, and such as differ little.
                int mask = new int[] {-1, 0x0f0f0f0f, 0x03030303, 0xff1f1f1f}[round & 3];
                for (int i = 0; i < t.data.length; i++) t.data[i] = random.nextInt() & mask;
                new MipMaker(new Bands()).make(t, 0, 4);
                for (int level = 1; level < 5; level++) {
                    for (int y = 0; y < t.desc().levelHeight(level); y++) {
                        for (int x = 0; x < t.desc().levelWidth(level); x++) {
                            int found = t.data[t.texelAt(level, x, y, 0, 0)];
                            int expected = average(format, t.data, t.texelAt(level - 1, 2 * x, 2 * y, 0, 0));
                            assertEquals(expected, found, format + ", level " + level + ", seed " + seed);
                        }
                    }
                }
            }
        }
    }

    private static int average(Format format, int[] data, int at) {
        TexelCodec codec = TexelCodec.of(format);
        float[] v = new float[16];
        codec.decode(data, at, 4, 4, v, 0, 4);
        float[] result = new float[4];
        for (int c = 0; c < 4; c++) {
            float left = v[4 * c] * 0.5f + v[4 * c + 2] * 0.5f;
            float right = v[4 * c + 1] * 0.5f + v[4 * c + 3] * 0.5f;
            result[c] = left * 0.5f + right * 0.5f;
        }
        int[] word = new int[1];
        codec.encode(result, 0, 1, 1, word, 0, 1);
        return word[0];
    }

    @Test
    void linearAndCompressedTexelsHaveOtherWays() {
        assertFalse(SrgbHalves.fits(Format.R8G8B8A8_UNORM));
        assertFalse(SrgbHalves.fits(Format.BC1_RGBA_SRGB));
    }
}
