package tepui.drivers.soft.texture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.foreign.MemorySegment;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.ir.TextureShape;
import tepui.pipe.Box;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;
import tepui.testing.Seeds;

class MipAndCopyTest {
    private static final Bands BANDS = new Bands();
    private final long seed = Seeds.one("MipAndCopyTest");
    private final Random random = new Random(seed);
    private final Transfers transfers = new Transfers(BANDS);

    private static double[] texel(SoftTexture t, int level, int x, int y, int z) {
        TexelCodec codec = TexelCodec.of(t.store);
        int[] words = new int[codec.words()];
        for (int k = 0; k < words.length; k++) words[k] = t.data[t.texelAt(level, x, y, z, 0) + 16 * k];
        float[] rgba = new float[4];
        codec.unpack(words, rgba);
        return new double[] {rgba[0], rgba[1], rgba[2], rgba[3]};
    }

    /** How much of [i, i + 1) of m lies in [k, k + 1) of n, as a share of the former. */
    private static double covered(int i, int m, int k, int n) {
        double low = Math.max((double) i / m, (double) k / n);
        double high = Math.min((i + 1.0) / m, (k + 1.0) / n);
        return Math.max(0, high - low) * m;
    }

    @Test
    void eachTexelIsTheAverageOfItsArea() {
        Format[] formats = {
            Format.R8G8B8A8_UNORM, Format.R8G8B8A8_SRGB, Format.R32G32_FLOAT, Format.R8_SNORM, Format.D16_UNORM
        };
        TextureShape[] shapes = {
            TextureShape.D1, TextureShape.D2, TextureShape.D3, TextureShape.CUBE, TextureShape.D2_ARRAY
        };
        for (int round = 0; round < 200; round++) {
            TextureShape shape = shapes[random.nextInt(shapes.length)];
            Format f = formats[random.nextInt(formats.length)];
            int w = 1 + random.nextInt(24);
            int h = shape.isCube() ? w : shape.dimensions() > 1 ? 1 + random.nextInt(24) : 1;
            int d = shape == TextureShape.D3 ? 1 + random.nextInt(9) : 1;
            int layers = shape.isCube() ? 6 : shape.isArray() ? 3 : 1;
            int levels = 32 - Integer.numberOfLeadingZeros(Math.max(w, Math.max(h, d)));
            ReferenceTexture r = new ReferenceTexture(shape, f, w, h, d, layers, levels, 1, random);
            SoftTexture t = r.soft;
            new MipMaker(BANDS).make(t, 0, levels - 1);
            for (int level = 1; level < levels; level++) {
                TextureDesc q = t.desc();
                for (int z = 0; z < q.levelDepth(level); z++) {
                    for (int y = 0; y < q.levelHeight(level); y++) {
                        for (int x = 0; x < q.levelWidth(level); x++) {
                            double[] sum = new double[4];
                            for (int k = 0; k < q.levelDepth(level - 1); k++) {
                                double wz = t.isVolume()
                                        ? covered(z, q.levelDepth(level), k, q.levelDepth(level - 1))
                                        : k == z ? 1 : 0;
                                for (int j = 0; wz > 0 && j < q.levelHeight(level - 1); j++) {
                                    double wy = covered(y, q.levelHeight(level), j, q.levelHeight(level - 1));
                                    for (int i = 0; wy > 0 && i < q.levelWidth(level - 1); i++) {
                                        double weight =
                                                wz * wy * covered(x, q.levelWidth(level), i, q.levelWidth(level - 1));
                                        if (weight == 0) continue;
                                        double[] v = texel(t, level - 1, i, j, k);
                                        for (int c = 0; c < 4; c++) sum[c] += v[c] * weight;
                                    }
                                }
                            }
                            double[] got = texel(t, level, x, y, z);
                            for (int c = 0; c < 4; c++) {
                                double step = f.isSrgb()
                                        ? 0.6 / 100
                                        : f.numeric() == Format.Numeric.SNORM
                                                ? 0.5 / 127
                                                : f == Format.D16_UNORM
                                                        ? 1e-5
                                                        : f == Format.R32G32_FLOAT ? 1e-5 : 0.5 / 255;
                                assertEquals(sum[c], got[c], step + 2e-6, "seed " + seed + " " + q + " level " + level);
                            }
                        }
                    }
                }
            }
        }
    }

    @Test
    void integersHaveNoMips() {
        ReferenceTexture t = new ReferenceTexture(TextureShape.D2, Format.R8_UINT, 4, 4, 1, 1, 3, 1, random);
        assertThrows(IllegalArgumentException.class, () -> new MipMaker(BANDS).make(t.soft, 0, 2));
        ReferenceTexture u = new ReferenceTexture(TextureShape.D2, Format.R8_UNORM, 4, 4, 1, 1, 3, 1, random);
        assertThrows(IllegalArgumentException.class, () -> new MipMaker(BANDS).make(u.soft, 0, 3));
    }

    private byte[] read(SoftTexture t, int level, Box box) {
        Format f = t.desc().format();
        byte[] out = new byte[(int) f.imageBytes(box.width(), box.height(), box.depth())];
        long row = f.rowBytes(box.width());
        transfers.read(t, level, box, MemorySegment.ofArray(out), 0, row, row * f.rows(box.height()));
        return out;
    }

    @Test
    void plainCopiesMoveBits() {
        Copies copies = new Copies(transfers, BANDS);
        Format[][] pairs = {
            {Format.R8G8B8A8_UNORM, Format.R32_FLOAT}, {Format.R16G16B16_UNORM, Format.R16G16B16_FLOAT},
            {Format.R8_UNORM, Format.S8_UINT}, {Format.R32G32B32A32_FLOAT, Format.R32G32B32A32_UINT},
            {Format.D24_UNORM_S8_UINT, Format.D24_UNORM_S8_UINT}
        };
        for (int round = 0; round < 300; round++) {
            Format[] pair = pairs[random.nextInt(pairs.length)];
            ReferenceTexture a = new ReferenceTexture(TextureShape.D2_ARRAY, pair[0], 19, 14, 1, 3, 2, 1, random);
            ReferenceTexture b = new ReferenceTexture(TextureShape.D2_ARRAY, pair[1], 17, 23, 1, 4, 1, 1, random);
            int level = random.nextInt(2);
            int w = 1 + random.nextInt(9);
            int h = 1 + random.nextInt(7);
            Box box = new Box(
                    random.nextInt(a.desc.levelWidth(level) - w + 1),
                    random.nextInt(a.desc.levelHeight(level) - h + 1),
                    1,
                    w,
                    h,
                    2);
            int x = random.nextInt(17 - w + 1);
            int y = random.nextInt(23 - h + 1);
            copies.copy(a.soft, level, box, b.soft, 0, x, y, 2);
            assertArrayEquals(read(a.soft, level, box), read(b.soft, 0, new Box(x, y, 2, w, h, 2)), "seed " + seed);
        }
    }

    @Test
    void blocksThatLieOverBlocksAreCopiedAndNothingBeside() {
        Copies copies = new Copies(transfers, BANDS);
        for (int round = 0; round < 100; round++) {
            Format format = random.nextBoolean() ? Format.R8G8B8A8_UNORM : Format.R16G16B16A16_FLOAT;
            SoftTexture a = random(format, 40, 30);
            SoftTexture b = random(format, 35, 41);
            int w = 1 + random.nextInt(16);
            int h = 1 + random.nextInt(16);
            Box box = Box.of2d(4 * random.nextInt(6), random.nextInt(14), w, h);
            int x = 4 * random.nextInt(4);
            int y = (box.y() & 3) + 4 * random.nextInt(6);
            int[] expected = b.data.clone();
            for (int j = 0; j < h; j++) {
                for (int i = 0; i < w; i++) {
                    for (int k = 0; k < a.words; k++) {
                        expected[b.texelAt(0, x + i, y + j, 0, 0) + 16 * k] =
                                a.data[a.texelAt(0, box.x() + i, box.y() + j, 0, 0) + 16 * k];
                    }
                }
            }
            copies.copy(a, 0, box, b, 0, x, y, 0);
            assertArrayEquals(expected, b.data, "seed " + seed + ", round " + round + ", " + box);
        }
    }

    @Test
    void allSamplesAreCopied() {
        ReferenceTexture a = new ReferenceTexture(TextureShape.D2_MS, Format.R8G8B8A8_UNORM, 6, 5, 1, 1, 1, 4, random);
        ReferenceTexture b = new ReferenceTexture(TextureShape.D2_MS, Format.R8G8B8A8_UNORM, 6, 5, 1, 1, 1, 4, random);
        new Copies(transfers, BANDS).copy(a.soft, 0, a.whole(0), b.soft, 0, 0, 0, 0);
        for (int s = 0; s < 4; s++) {
            for (int y = 0; y < 5; y++) {
                for (int x = 0; x < 6; x++) {
                    assertEquals(
                            a.soft.data[a.soft.texelAt(0, x, y, 0, s)], b.soft.data[b.soft.texelAt(0, x, y, 0, s)]);
                }
            }
        }
    }

    private SoftTexture random(Format f, int w, int h) {
        SoftTexture t = new SoftTexture(
                new TextureDesc(TextureShape.D2, f, w, h, 1, 1, 1, 1, 0, Usage.DEFAULT), SoftFormats.store(f));
        byte[] data = new byte[(int) f.imageBytes(w, h, 1)];
        random.nextBytes(data);
        transfers.write(t, 0, Box.of2d(0, 0, w, h), MemorySegment.ofArray(data), 0, f.rowBytes(w), data.length);
        return t;
    }

    @Test
    void blocksCountAsTexelsOfPlainFormats() {
        SoftTexture blocks = random(Format.BC1_RGB_UNORM, 16, 10);
        SoftTexture plain = random(Format.R32G32_UINT, 8, 8);
        SoftTexture again = random(Format.BC4_UNORM, 16, 10);
        Copies copies = new Copies(transfers, BANDS);
        copies.copy(blocks, 0, Box.of2d(4, 0, 12, 10), plain, 0, 2, 3, 0);
        assertArrayEquals(read(blocks, 0, Box.of2d(4, 0, 12, 10)), read(plain, 0, Box.of2d(2, 3, 3, 3)));
        copies.copy(plain, 0, Box.of2d(2, 3, 3, 3), again, 0, 4, 0, 0);
        assertArrayEquals(read(blocks, 0, Box.of2d(4, 0, 12, 10)), read(again, 0, Box.of2d(4, 0, 12, 10)));
        // what was copied as blocks is decoded as such
        SoftTexture direct = random(Format.BC4_UNORM, 16, 10);
        byte[] data = read(again, 0, Box.of2d(0, 0, 16, 10));
        transfers.write(direct, 0, Box.of2d(0, 0, 16, 10), MemorySegment.ofArray(data), 0, 32, data.length);
        assertArrayEquals(direct.data, again.data);
    }

    @Test
    void copiesThatDoNotFitAreRefused() {
        SoftTexture a = random(Format.R8G8B8A8_UNORM, 8, 8);
        SoftTexture b = random(Format.R16_UNORM, 8, 8);
        Copies copies = new Copies(transfers, BANDS);
        assertThrows(IllegalArgumentException.class, () -> copies.copy(a, 0, Box.of2d(0, 0, 8, 8), b, 0, 0, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> copies.copy(a, 0, Box.of2d(0, 0, 8, 8), a, 0, 1, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> copies.copy(a, 0, Box.of2d(0, 0, 4, 4), a, 1, 0, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> copies.copy(a, 0, Box.of2d(0, 0, 4, 4), a, 0, 0, 0, -1));
        SoftTexture c = random(Format.BC1_RGB_UNORM, 16, 16);
        SoftTexture d = random(Format.R32G32_UINT, 4, 4);
        assertThrows(IllegalArgumentException.class, () -> copies.copy(d, 0, Box.of2d(0, 0, 1, 1), c, 0, 2, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> copies.copy(c, 0, Box.of2d(1, 0, 4, 4), d, 0, 0, 0, 0));
    }
}
