package tepui.drivers.soft.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.ir.TextureShape;
import tepui.pipe.format.Format;
import tepui.testing.Seeds;

final class HalfSizeTest {
    private final long seed = Seeds.one("HalfSizeTest");
    private final Random random = new Random(seed);

    private SoftTexture texture(int width, int height) {
        return new ReferenceTexture(TextureShape.D2, Format.R8G8B8A8_UNORM, width, height, 1, 1, 1, 1, random).soft;
    }

    /** Any place in a block, on both sides. */
    @Test
    void eachByteIsTheAverageOfFourRoundedToEven() {
        for (int round = 0; round < 100; round++) {
            SoftTexture from = texture(40, 40);
            SoftTexture to = texture(24, 24);
            int[] before = to.data.clone();
            int sx = 2 * random.nextInt(8);
            int sy = 2 * random.nextInt(8);
            int x = random.nextInt(12);
            int y = random.nextInt(12);
            int w = 1 + random.nextInt(12);
            int h = 1 + random.nextInt(12);
            HalfSize.average(from, 0, sx, sy, 0, to, 0, new HalfSize.Area(x, y, 0, w, h));
            for (int j = 0; j < 24; j++) {
                for (int i = 0; i < 24; i++) {
                    int at = to.texelAt(0, i, j, 0, 0);
                    int expected = 0;
                    if (i < x || i >= x + w || j < y || j >= y + h) {
                        expected = before[at];
                    } else {
                        for (int shift = 0; shift < 32; shift += 8) {
                            int sum = 0;
                            for (int k = 0; k < 4; k++) {
                                int p = from.texelAt(0, sx + 2 * (i - x) + (k & 1), sy + 2 * (j - y) + (k >> 1), 0, 0);
                                sum += from.data[p] >>> shift & 255;
                            }
                            expected |= (int) Math.rint(sum / 4.0) << shift;
                        }
                    }
                    assertEquals(expected, to.data[at], "seed " + seed + ": " + i + ", " + j);
                }
            }
        }
    }

    @Test
    void onlyLinearBytesFit() {
        assertTrue(HalfSize.fits(Format.R8_UNORM));
        assertTrue(HalfSize.fits(Format.B8G8R8X8_UNORM));
        assertFalse(HalfSize.fits(Format.R8G8B8A8_SRGB));
        assertFalse(HalfSize.fits(Format.R8G8B8A8_SNORM));
        assertFalse(HalfSize.fits(Format.R10G10B10A2_UNORM));
        assertFalse(HalfSize.fits(Format.D24_UNORM_S8_UINT));
    }
}
