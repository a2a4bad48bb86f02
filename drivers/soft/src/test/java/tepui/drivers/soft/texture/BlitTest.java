package tepui.drivers.soft.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.ir.TextureShape;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;
import tepui.testing.Seeds;

/** Blits against a literal evaluation of each target texel in doubles. */
class BlitTest {
    private static final Bands BANDS = new Bands();
    private final long seed = Seeds.one("BlitTest");
    private final Random random = new Random(seed);

    private static final Format[] COLORS = {
        Format.R8G8B8A8_UNORM,
        Format.B8G8R8A8_UNORM,
        Format.R8G8B8A8_SRGB,
        Format.R16G16B16A16_FLOAT,
        Format.B5G6R5_UNORM,
        Format.R8_UNORM,
        Format.R32G32B32A32_FLOAT,
        Format.R10G10B10A2_UNORM
    };
    private static final Format[] INTS = {Format.R8G8B8A8_UINT, Format.R16G16_UINT, Format.R32_UINT};
    private static final Format[] DEPTHS = {Format.D24_UNORM_S8_UINT, Format.D32_FLOAT_S8_UINT};

    private ReferenceTexture texture(TextureShape shape, Format f, int samples) {
        int d = shape == TextureShape.D3 ? 2 + random.nextInt(5) : 1;
        int layers = shape.isArray() ? 4 : 1;
        int w = 1 + random.nextInt(20);
        int h = 1 + random.nextInt(20);
        return new ReferenceTexture(shape, f, w, h, d, layers, 1, samples, random);
    }

    private Box box(ReferenceTexture t, boolean inside) {
        int extra = inside ? 0 : 3;
        int x = random.nextInt(t.desc.width());
        int y = random.nextInt(t.desc.height());
        int w = 1 + random.nextInt(t.desc.width() - x + extra);
        int h = 1 + random.nextInt(t.desc.height() - y + extra);
        int depth = t.desc.levelDepth(0);
        boolean flipX = random.nextInt(4) == 0;
        boolean flipY = random.nextInt(4) == 0;
        return new Box(flipX ? x + w : x, flipY ? y + h : y, 0, flipX ? -w : w, flipY ? -h : h, depth);
    }

    @Test
    void everyTexelIsWhatItsPlaceInTheSourceSays() {
        Blits blits = new Blits(BANDS);
        for (int round = 0; round < 3000; round++) {
            int kind = random.nextInt(4);
            Format[] formats = kind == 0 ? INTS : kind == 1 ? DEPTHS : COLORS;
            Format from = formats[random.nextInt(formats.length)];
            Format to = formats[random.nextInt(formats.length)];
            boolean volume = kind > 1 && random.nextInt(4) == 0;
            TextureShape shape = volume ? TextureShape.D3 : TextureShape.D2_ARRAY;
            boolean many = !volume && random.nextInt(3) == 0;
            ReferenceTexture source = texture(many ? TextureShape.D2_MS_ARRAY : shape, from, many ? 4 : 1);
            boolean manyTarget = many && random.nextInt(3) == 0;
            ReferenceTexture target = texture(manyTarget ? TextureShape.D2_MS_ARRAY : shape, to, manyTarget ? 4 : 1);
            Box s = box(source, true);
            Box t = box(target, false);
            Filter filter = kind > 1 && random.nextBoolean() ? Filter.LINEAR : Filter.NEAREST;
            int mask = kind == 1 ? (1 + random.nextInt(3)) << 4 : random.nextInt(3) == 0 ? random.nextInt(16) : 15;
            Box scissor = random.nextInt(3) == 0
                    ? Box.of2d(random.nextInt(8), random.nextInt(8), random.nextInt(12), random.nextInt(12))
                    : null;
            blits.blit(new Blit(source.soft, from, 0, s, target.soft, to, 0, t, mask, filter, scissor));
            check(source, s, target, t, mask, filter, scissor, kind);
        }
    }

    private void check(
            ReferenceTexture source,
            Box s,
            ReferenceTexture target,
            Box t,
            int mask,
            Filter filter,
            Box scissor,
            int kind) {
        Format from = source.format;
        Format to = target.format;
        TexelCodec codec = TexelCodec.of(to);
        int left = Math.min(t.x(), t.x() + t.width());
        int top = Math.min(t.y(), t.y() + t.height());
        boolean same = source.desc.samples() == target.desc.samples();
        for (int n = 0; n < target.desc.samples(); n++) {
            for (int z = 0; z < target.desc.levelDepth(0); z++) {
                for (int y = 0; y < target.desc.height(); y++) {
                    for (int x = 0; x < target.desc.width(); x++) {
                        boolean inside = x >= left
                                && x < left + Math.abs(t.width())
                                && y >= top
                                && y < top + Math.abs(t.height())
                                && z < t.depth()
                                && (scissor == null
                                        || x >= scissor.x()
                                                && x < scissor.x() + scissor.width()
                                                && y >= scissor.y()
                                                && y < scissor.y() + scissor.height());
                        String where = "seed " + seed + " " + from + " " + s + " to " + to + " " + t + " at " + x + ", "
                                + y + ", " + z + " filter " + filter + " mask " + mask + " samples "
                                + source.desc.samples() + " to " + target.desc.samples();
                        int[] words = new int[codec.words()];
                        int at = target.soft.texelAt(0, x, y, z, n);
                        for (int k = 0; k < words.length; k++) words[k] = target.soft.data[at + 16 * k];
                        float[] got = new float[4];
                        int[] gotInts = new int[4];
                        codec.unpack(words, got);
                        codec.unpack(words, gotInts);
                        double[] old = target.texel(0, x, y, z, n);
                        int[] oldInts = target.texelInts(0, x, y, z, n);
                        double px = s.x() + (x + 0.5 - t.x()) * s.width() / t.width();
                        double py = s.y() + (y + 0.5 - t.y()) * s.height() / t.height();
                        double pz = s.z() + (z + 0.5 - t.z()) * s.depth() / t.depth();
                        int sample = same ? n : -1;
                        if (kind == 0) {
                            int[] expected = source.texelInts(
                                    0,
                                    clamp(px, source.desc.width()),
                                    clamp(py, source.desc.height()),
                                    (int) pz,
                                    Math.max(0, sample));
                            int[] packed = new int[codec.words()];
                            codec.pack(expected, packed);
                            codec.unpack(packed, expected);
                            for (int c = 0; c < 4; c++) {
                                if (to.channel(c) == null) continue;
                                assertEquals(
                                        inside && (mask >> c & 1) != 0 ? expected[c] : oldInts[c], gotInts[c], where);
                            }
                        } else if (kind == 1) {
                            int sx = clamp(px, source.desc.width());
                            int sy = clamp(py, source.desc.height());
                            double depth = source.texel(0, sx, sy, (int) pz, Math.max(0, sample))[0];
                            int stencil = source.texelInts(0, sx, sy, (int) pz, Math.max(0, sample))[0];
                            assertEquals(inside && (mask & 16) != 0 ? depth : old[0], got[0], 1e-7, where);
                            assertEquals(inside && (mask & 32) != 0 ? stencil : oldInts[0], gotInts[0], where);
                        } else {
                            double[] expected = filtered(source, px, py, pz, filter, sample);
                            for (int c = 0; c < 4; c++) {
                                if (to.channel(c) == null) continue;
                                boolean written = inside && (mask >> c & 1) != 0;
                                double error = Math.abs((written ? expected[c] : old[c]) - got[c]);
                                if (written && to.numeric() == Format.Numeric.UNORM) {
                                    double e = Math.max(0, Math.min(1, expected[c]));
                                    error = Math.abs(e - got[c]);
                                    double step = 1.0 / ((1 << to.channel(c).bits()) - 1);
                                    // half a step of the encoding, which is steeper for sRGB
                                    double half = to.isSrgb() && c < 3 ? step * 1.2 : step * 0.5;
                                    assertTrue(
                                            error <= half + 1e-5,
                                            where + " component " + c + " expected " + e + " got " + got[c]);
                                } else if (written) {
                                    assertTrue(
                                            error <= Math.abs(expected[c]) * 6e-4 + 1e-5,
                                            where + " expected " + expected[c] + " got " + got[c]);
                                } else {
                                    assertEquals(old[c], got[c], where);
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    private static int clamp(double p, int size) {
        return (int) Math.max(0, Math.min(size - 1, Math.floor(p)));
    }

    private static double[] filtered(ReferenceTexture t, double x, double y, double z, Filter filter, int sample) {
        int depth = t.desc.levelDepth(0);
        double[] sum = new double[4];
        int zs = t.desc.shape() == TextureShape.D3 && filter == Filter.LINEAR ? 2 : 1;
        for (int k = 0; k < (filter == Filter.LINEAR ? 4 : 1) * zs; k++) {
            double weight = 1;
            int xi;
            int yi;
            int zi;
            if (filter == Filter.LINEAR) {
                double fx = x - 0.5 - Math.floor(x - 0.5);
                double fy = y - 0.5 - Math.floor(y - 0.5);
                double fz = z - 0.5 - Math.floor(z - 0.5);
                xi = clamp(x - 0.5 + (k & 1), t.desc.width());
                yi = clamp(y - 0.5 + (k >> 1 & 1), t.desc.height());
                zi = zs == 2 ? clamp(z - 0.5 + (k >> 2), depth) : (int) z;
                weight = ((k & 1) != 0 ? fx : 1 - fx)
                        * ((k & 2) != 0 ? fy : 1 - fy)
                        * (zs == 1 ? 1 : (k & 4) != 0 ? fz : 1 - fz);
            } else {
                xi = clamp(x, t.desc.width());
                yi = clamp(y, t.desc.height());
                zi = clamp(z, depth);
            }
            int first = sample >= 0 ? sample : 0;
            int end = sample >= 0 ? sample + 1 : t.desc.samples();
            for (int n = first; n < end; n++) {
                double[] v = t.texel(0, xi, yi, zi, n);
                for (int c = 0; c < 4; c++) sum[c] += v[c] * weight / (end - first);
            }
        }
        return sum;
    }

    @Test
    void impossibleBlitsAreRefused() {
        ReferenceTexture a = new ReferenceTexture(TextureShape.D2, Format.R8G8B8A8_UNORM, 8, 8, 1, 1, 1, 1, random);
        ReferenceTexture b = new ReferenceTexture(TextureShape.D2, Format.R8G8B8A8_UINT, 8, 8, 1, 1, 1, 1, random);
        Blits blits = new Blits(BANDS);
        assertThrows(IllegalArgumentException.class, () -> blits.blit(Blit.whole(a.soft, b.soft, Filter.NEAREST)));
        Box outside = Box.of2d(4, 4, 8, 8);
        assertThrows(
                IllegalArgumentException.class,
                () -> blits.blit(new Blit(
                        a.soft, a.format, 0, outside, a.soft, a.format, 0, outside, 15, Filter.NEAREST, null)));
        assertThrows(
                IllegalArgumentException.class,
                () -> blits.blit(new Blit(
                        a.soft,
                        a.format,
                        0,
                        Box.of2d(0, 0, 1, 1),
                        a.soft,
                        a.format,
                        3,
                        Box.of2d(0, 0, 1, 1),
                        15,
                        Filter.NEAREST,
                        null)));
        assertThrows(
                IllegalArgumentException.class,
                () -> blits.blit(new Blit(
                        a.soft,
                        Format.R16_UNORM.linear(),
                        0,
                        Box.of2d(0, 0, 1, 1),
                        a.soft,
                        Format.R32G32_FLOAT,
                        0,
                        Box.of2d(0, 0, 1, 1),
                        15,
                        Filter.NEAREST,
                        null)));
    }
}
