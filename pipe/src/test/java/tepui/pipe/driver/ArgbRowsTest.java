package tepui.pipe.driver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;
import tepui.testing.Seeds;

/** Every plain format's texels as a display's pixels, against the definition: encoded values, clamped, rounded to the nearest. */
final class ArgbRowsTest {
    private static int channel(float v) {
        return Float.isNaN(v) ? 0 : (int) Math.floor(Math.clamp(v, 0f, 1f) * 255f + 0.5f);
    }

    @Test
    void allFormatsAreRounded() {
        long seed = Seeds.one("ArgbRowsTest");
        Random random = new Random(seed);
        ArgbRows rows = new ArgbRows();
        int count = 37;
        for (int ordinal = 0; ordinal < Format.count(); ordinal++) {
            Format format = Format.of(ordinal);
            if (format.isCompressed()) continue;
            TexelCodec codec = TexelCodec.of(format.linear());
            int[] words = random.ints((long) count * codec.words()).toArray();
            float[] colors = new float[4 * count];
            codec.decode(words, 0, count, count, colors, 0, count);
            int[] expected = new int[count + 2];
            for (int i = 0; i < count; i++) {
                expected[i + 1] = channel(colors[3 * count + i]) << 24
                        | channel(colors[i]) << 16
                        | channel(colors[count + i]) << 8
                        | channel(colors[2 * count + i]);
            }
            rows.of(format);
            int[] argb = new int[count + 2];
            rows.convert(words, 0, count, count, argb, 1);
            assertArrayEquals(expected, argb, "seed " + seed + ", " + format);
        }
    }

    @Test
    void wordsAreConvertedInPlace() {
        ArgbRows rows = new ArgbRows();
        for (Format format : new Format[] {Format.R8G8B8A8_UNORM, Format.B8G8R8A8_SRGB, Format.R8G8B8X8_UNORM}) {
            int[] words = {0x12345678, 0x9abcdef0, 0};
            int[] apart = new int[3];
            rows.of(format);
            rows.convert(words, 0, 3, 3, apart, 0);
            rows.convert(words, 0, 3, 3, words, 0);
            assertArrayEquals(apart, words, format.toString());
        }
    }

    @Test
    void whatHasNoAlphaIsOpaque() {
        ArgbRows rows = new ArgbRows();
        rows.of(Format.R8G8B8X8_UNORM);
        int[] argb = {0x00332211};
        rows.convert(argb, 0, 1, 1, argb, 0);
        assertEquals(0xff112233, argb[0]);
    }
}
