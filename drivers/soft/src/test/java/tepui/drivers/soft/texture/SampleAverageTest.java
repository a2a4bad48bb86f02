package tepui.drivers.soft.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.ir.TextureShape;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.format.Format;
import tepui.testing.Seeds;

final class SampleAverageTest {
    private static final Bands BANDS = new Bands();
    private static final Format FORMAT = Format.R8G8B8A8_UNORM;

    /** Any place in a block, on both sides; whole blocks are another path than parts of them. */
    @ParameterizedTest
    @ValueSource(ints = {2, 4, 8})
    void eachByteIsTheAverageOfTheSamplesRoundedToEven(int samples) {
        Seeds seeds = new Seeds("SampleAverageTest " + samples, 40);
        while (seeds.hasNext()) {
            Random random = new Random(seeds.next());
            SoftTexture from = new ReferenceTexture(TextureShape.D2_MS, FORMAT, 40, 40, 1, 1, 1, samples, random).soft;
            SoftTexture to = new ReferenceTexture(TextureShape.D2, FORMAT, 36, 36, 1, 1, 1, 1, random).soft;
            int[] before = to.data.clone();
            boolean aligned = random.nextBoolean();
            int x = random.nextInt(12);
            int y = random.nextInt(12);
            int sx = aligned ? x + 4 * random.nextInt(2) : random.nextInt(12);
            int sy = aligned ? y : random.nextInt(12);
            int w = 1 + random.nextInt(24);
            int h = 1 + random.nextInt(24);
            new Blits(BANDS)
                    .blit(new Blit(
                            from,
                            FORMAT,
                            0,
                            new Box(sx, sy, 0, w, h, 1),
                            to,
                            FORMAT,
                            0,
                            new Box(x, y, 0, w, h, 1),
                            Blit.COLOR,
                            Filter.NEAREST,
                            null));
            for (int j = 0; j < 36; j++) {
                for (int i = 0; i < 36; i++) {
                    int at = to.texelAt(0, i, j, 0, 0);
                    boolean inside = i >= x && i < x + w && j >= y && j < y + h;
                    int expected = inside ? average(from, sx + i - x, sy + j - y) : before[at];
                    assertEquals(expected, to.data[at], seeds + ": " + i + ", " + j);
                }
            }
        }
    }

    private static int average(SoftTexture from, int x, int y) {
        int result = 0;
        for (int shift = 0; shift < 32; shift += 8) {
            int sum = 0;
            for (int s = 0; s < from.samples; s++) sum += from.data[from.texelAt(0, x, y, 0, s)] >>> shift & 255;
            result |= (int) Math.rint((double) sum / from.samples) << shift;
        }
        return result;
    }
}
