package tepui.drivers.soft.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.pipe.SamplerState.Wrap;
import tepui.testing.Seeds;

/** The loops for common wraps against exact arithmetic, and against {@link WrapAxis}, which knows every wrap. */
class ByteAxisTest {
    private static final Wrap[] WRAPS = {Wrap.REPEAT, Wrap.MIRRORED_REPEAT, Wrap.CLAMP_TO_EDGE};
    private static final int LANES = 64;
    private static final float[] ODD = {
        Float.NaN,
        Float.POSITIVE_INFINITY,
        Float.NEGATIVE_INFINITY,
        Float.MAX_VALUE,
        -Float.MAX_VALUE,
        Float.MIN_VALUE,
        -Float.MIN_VALUE,
        -1e-38f,
        -1e-20f,
        -1e-9f,
        -0f,
        0x1p31f,
        -0x1p31f,
        0x1p24f,
        0x1p24f + 2,
        0x1p23f + 1,
        -0x1p23f - 1,
        1 - 0x1p-24f,
        0x1p-24f - 1,
        1,
        -1
    };

    private final long seed = Seeds.one("ByteAxisTest");
    private final Random random = new Random(seed);

    private static int nearest(Wrap wrap, float coord, int size) {
        int[] index = new int[1];
        ByteAxis.nearest(wrap, new float[] {coord}, size, size, 1, index);
        return index[0];
    }

    @Test
    void noBitOfAFractionIsLost() {
        assertEquals(15, nearest(Wrap.REPEAT, 1 - 0x1p-24f, 16));
        assertEquals(3, nearest(Wrap.REPEAT, 0.3f, 10));
        assertEquals(7, nearest(Wrap.REPEAT, -0.3f, 10)); // -3.0000001 in exact arithmetic, -3 in floats
        assertEquals(0, nearest(Wrap.REPEAT, -0f, 16));
        assertEquals(0, nearest(Wrap.REPEAT, -3, 16));
        assertEquals(15, nearest(Wrap.REPEAT, -1e-20f, 16));
        assertEquals(15, nearest(Wrap.REPEAT, -Float.MIN_VALUE, 16));
        assertEquals(0, nearest(Wrap.MIRRORED_REPEAT, -Float.MIN_VALUE, 16));
    }

    @Test
    void whatHasNoFractionIsZeroWhereWrapsRepeat() {
        for (float odd : ODD) {
            if (Math.abs(odd) < 0x1p24f) continue;
            assertEquals(0, nearest(Wrap.REPEAT, odd, 16), "repeated " + odd);
            assertEquals(0, nearest(Wrap.MIRRORED_REPEAT, odd, 16), "mirrored " + odd);
            assertEquals(odd > 0 ? 15 : 0, nearest(Wrap.CLAMP_TO_EDGE, odd, 16), "clamped " + odd);
        }
    }

    /** Floats that any bits may be, half of them; the others a few images around. */
    private float[] coordinates() {
        float[] coord = new float[LANES];
        for (int i = 0; i < LANES; i++) {
            coord[i] = switch (random.nextInt(4)) {
                case 0 -> ODD[random.nextInt(ODD.length)];
                case 1 -> Float.intBitsToFloat(random.nextInt());
                case 2 -> random.nextInt(65) / 16f - 2;
                default -> random.nextFloat() * 6 - 3;
            };
        }
        return coord;
    }

    @Test
    void theNearestTexelIsTheExactOneOrRoundedToTheNext() {
        for (int round = 0; round < 2000; round++) {
            Wrap wrap = WRAPS[random.nextInt(WRAPS.length)];
            int size = 1 + random.nextInt(random.nextBoolean() ? 20 : 5000);
            float[] coord = coordinates();
            int[] index = new int[LANES];
            ByteAxis.nearest(wrap, coord.clone(), size, size, LANES, index);
            for (int i = 0; i < LANES; i++) {
                double c = ByteAxis.tamed(wrap, coord[i]);
                String what = "seed " + seed + ", " + wrap + " " + coord[i] + " of " + size;
                int exact = index(wrap, c * size, size);
                double rounding = Math.abs(c) <= 4 ? 4 * size * 0x1p-24 : Math.abs(c) * size * 0x1p-23;
                boolean near = index[i] == exact
                        || index[i] == index(wrap, c * size + rounding, size)
                        || index[i] == index(wrap, c * size - rounding, size);
                assertTrue(near, what + " is " + index[i] + ", exactly " + exact);
                if (wrap == Wrap.REPEAT && c >= 0) {
                    // nothing but the product is rounded
                    double product = (float) ((c - Math.floor(c)) * size);
                    assertEquals(Math.min(size - 1, (int) product), index[i], what);
                }
            }
        }
    }

    private static int index(Wrap wrap, double u, int size) {
        double texel = Math.floor(u);
        if (wrap == Wrap.CLAMP_TO_EDGE) return (int) Math.max(0, Math.min(size - 1, texel));
        if (wrap == Wrap.REPEAT) return (int) (texel - Math.floor(texel / size) * size);
        int m = (int) (texel - Math.floor(texel / (2 * size)) * (2 * size));
        return m < size ? m : 2 * size - 1 - m;
    }

    @Test
    void everyCoordinateIsTheSameForAllAxes() {
        for (int round = 0; round < 2000; round++) {
            Wrap wrap = WRAPS[random.nextInt(WRAPS.length)];
            int size = 1 + random.nextInt(40);
            boolean linear = random.nextBoolean();
            float[] coord = coordinates();
            float[] texels = new float[size];
            for (int t = 0; t < size; t++) texels[t] = random.nextFloat();
            SampleScratch scratch = new SampleScratch(LANES);
            System.arraycopy(coord, 0, scratch.coord[0], 0, LANES);
            Arrays.fill(scratch.linear, linear ? -1 : 0);
            int[][] low = new int[3][LANES];
            int[][] high = new int[3][LANES];
            float[][] part = new float[3][LANES];
            new WrapAxis(wrap, true).locate(scratch, 0, new int[LANES], new int[] {size}, new int[0], -1, LANES);
            low[0] = scratch.low[0];
            high[0] = scratch.high[0];
            part[0] = scratch.part[0];
            if (linear) {
                int[] sizes = new int[LANES];
                Arrays.fill(sizes, size);
                ByteAxis.linear(wrap, coord.clone(), size, size, LANES, low[1], high[1], part[1]);
                ByteAxis.linear(wrap, coord.clone(), true, sizes, LANES, low[2], high[2], part[2]);
            } else {
                ByteAxis.nearest(wrap, coord.clone(), size, size, LANES, low[1]);
            }
            for (int i = 0; i < LANES; i++) {
                String what = "seed " + seed + ", " + wrap + " " + coord[i] + " of " + size;
                if (!linear) {
                    assertEquals(low[0][i], low[1][i], what);
                    continue;
                }
                double expected = joined(texels, low[0][i], high[0][i], part[0][i]);
                assertEquals(expected, joined(texels, low[1][i], high[1][i], part[1][i]), 1e-5 * size, what);
                assertEquals(expected, joined(texels, low[2][i], high[2][i], part[2][i]), 1e-5 * size, what);
            }
        }
    }

    private static double joined(float[] texels, int low, int high, float part) {
        return texels[low] * (1.0 - part) + texels[high] * (double) part;
    }
}
