package tepui.drivers.soft.texture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.ir.TextureShape;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;
import tepui.testing.Seeds;

class TransfersTest {
    private static final Bands BANDS = new Bands();
    private static final Clears CLEARS = new Clears(BANDS);
    private static final Transfers TRANSFERS = new Transfers(BANDS);

    private static SoftTexture texture(TextureShape shape, Format f, int w, int h, int d, int layers, int levels) {
        return new SoftTexture(
                new TextureDesc(shape, f, w, h, d, layers, levels, 1, 0, Usage.DEFAULT), SoftFormats.store(f));
    }

    private static byte[] read(SoftTexture t, int level, Box box) {
        Format f = t.desc().format();
        byte[] out = new byte[(int) f.imageBytes(box.width(), box.height(), box.depth())];
        long row = f.rowBytes(box.width());
        TRANSFERS.read(t, level, box, MemorySegment.ofArray(out), 0, row, row * f.rows(box.height()));
        return out;
    }

    private static void write(SoftTexture t, int level, Box box, byte[] data) {
        Format f = t.desc().format();
        long row = f.rowBytes(box.width());
        TRANSFERS.write(t, level, box, MemorySegment.ofArray(data), 0, row, row * f.rows(box.height()));
    }

    /** Clears the bits that a format does not have, which need not come back. */
    private static void dropPadding(Format f, byte[] data) {
        if (f == Format.D32_FLOAT_S8_UINT) {
            for (int i = 0; i < data.length; i += 8) Arrays.fill(data, i + 5, i + 8, (byte) 0);
        }
    }

    /** Large images are moved by machine code, rows of less than a block and small parts are not. */
    @Test
    void largeImagesAreTheSameAsTheirParts() {
        long seed = Seeds.one("TransfersTest");
        Random random = new Random(seed);
        for (Format f : Format.values()) {
            if (SoftFormats.storeOrNull(f) == null || f.isCompressed()) continue;
            int w = 125 + random.nextInt(8);
            int h = 67 + random.nextInt(8);
            SoftTexture t = texture(TextureShape.D2, f, w, h, 1, 1, 1);
            byte[] image = new byte[(int) f.imageBytes(w, h, 1)];
            random.nextBytes(image);
            dropPadding(f, image);
            String what = f + ", " + w + " x " + h + ", seed " + seed;
            write(t, 0, Box.of2d(0, 0, w, h), image);
            assertArrayEquals(image, read(t, 0, Box.of2d(0, 0, w, h)), what);
            // A row is read in Java.
            for (int y = 0; y < h; y++) {
                byte[] row = read(t, 0, Box.of2d(0, y, w, 1));
                assertArrayEquals(Arrays.copyOfRange(image, y * row.length, (y + 1) * row.length), row, what);
            }
            SoftTexture u = texture(TextureShape.D2, f, w, h, 1, 1, 1);
            for (int y = 0; y < h; y++) {
                int bytes = (int) f.rowBytes(w);
                write(u, 0, Box.of2d(0, y, w, 1), Arrays.copyOfRange(image, y * bytes, (y + 1) * bytes));
            }
            assertArrayEquals(u.data, t.data, what);
        }
    }

    @Test
    void everyFormatAndBoxComesBack() {
        long seed = Seeds.one("TransfersTest");
        Random random = new Random(seed);
        for (Format f : Format.values()) {
            if (SoftFormats.storeOrNull(f) == null) continue;
            SoftTexture t = texture(TextureShape.D2_ARRAY, f, 37, 26, 1, 3, 3);
            for (int level = 0; level < 3; level++) {
                int w = t.desc().levelWidth(level);
                int h = t.desc().levelHeight(level);
                Box all = new Box(0, 0, 0, w, h, 3);
                byte[] image = new byte[(int) f.imageBytes(w, h, 3)];
                random.nextBytes(image);
                dropPadding(f, image);
                write(t, level, all, image);
                assertArrayEquals(image, read(t, level, all), f + " level " + level + ", seed " + seed);
                for (int round = 0; round < 12; round++) {
                    int bw = f.blockWidth();
                    int bh = f.blockHeight();
                    int x = random.nextInt((w + bw - 1) / bw) * bw;
                    int y = random.nextInt((h + bh - 1) / bh) * bh;
                    int cw = Math.min(w - x, (1 + random.nextInt((w - x + bw - 1) / bw)) * bw);
                    int ch = Math.min(h - y, (1 + random.nextInt((h - y + bh - 1) / bh)) * bh);
                    Box box = new Box(x, y, 1, cw, ch, 2);
                    byte[] part = new byte[(int) f.imageBytes(cw, ch, 2)];
                    random.nextBytes(part);
                    dropPadding(f, part);
                    write(t, level, box, part);
                    assertArrayEquals(part, read(t, level, box), f + " " + box + ", seed " + seed);
                    paste(f, image, w, h, box, part);
                }
                assertArrayEquals(image, read(t, level, all), f + " level " + level + ", seed " + seed);
            }
        }
    }

    private static void paste(Format f, byte[] image, int w, int h, Box box, byte[] part) {
        int row = (int) f.rowBytes(w);
        int partRow = (int) f.rowBytes(box.width());
        for (int z = 0; z < box.depth(); z++) {
            for (int r = 0; r < f.rows(box.height()); r++) {
                int to = ((box.z() + z) * f.rows(h) + box.y() / f.blockHeight() + r) * row
                        + box.x() / f.blockWidth() * f.blockBytes();
                System.arraycopy(part, (z * f.rows(box.height()) + r) * partRow, image, to, partRow);
            }
        }
    }

    @Test
    void rowsAndSlicesMayBePadded() {
        SoftTexture t = texture(TextureShape.D3, Format.R8G8B8A8_UNORM, 5, 4, 3, 1, 1);
        byte[] data = new byte[7 + 3 * 200];
        new Random(3).nextBytes(data);
        Box box = new Box(1, 1, 1, 3, 2, 2);
        TRANSFERS.write(t, 0, box, MemorySegment.ofArray(data), 7, 31, 200);
        byte[] out = read(t, 0, box);
        for (int z = 0; z < 2; z++) {
            for (int y = 0; y < 2; y++) {
                for (int i = 0; i < 12; i++) assertEquals(data[7 + 200 * z + 31 * y + i], out[(2 * z + y) * 12 + i]);
            }
        }
    }

    @Test
    void memoryThatIsTooSmallIsRefused() {
        SoftTexture t = texture(TextureShape.D2, Format.R8G8B8A8_UNORM, 8, 8, 1, 1, 1);
        Box all = Box.of2d(0, 0, 8, 8);
        MemorySegment small = MemorySegment.ofArray(new byte[255]);
        assertThrows(IndexOutOfBoundsException.class, () -> TRANSFERS.write(t, 0, all, small, 0, 32, 256));
        assertThrows(
                IllegalArgumentException.class, () -> TRANSFERS.write(t, 0, Box.of2d(1, 0, 8, 8), small, 0, 32, 256));
        SoftTexture blocks = texture(TextureShape.D2, Format.BC1_RGB_UNORM, 8, 8, 1, 1, 1);
        assertThrows(
                IllegalArgumentException.class, () -> TRANSFERS.write(blocks, 0, Box.of2d(2, 0, 4, 4), small, 0, 8, 8));
    }

    @Test
    void clearsFillExactlyTheBox() {
        long seed = Seeds.one("TransfersTest");
        Random random = new Random(seed);
        Format[] formats = {Format.R8G8B8A8_UNORM, Format.R16G16B16A16_FLOAT, Format.R8_UNORM, Format.R32G32B32A32_UINT
        };
        for (Format f : formats) {
            SoftTexture t = texture(TextureShape.D2, f, 23, 18, 1, 1, 1);
            Box all = Box.of2d(0, 0, 23, 18);
            for (int round = 0; round < 60; round++) {
                byte[] image = new byte[(int) f.imageBytes(23, 18, 1)];
                random.nextBytes(image);
                write(t, 0, all, image);
                int x = random.nextInt(23);
                int y = random.nextInt(18);
                Box box = Box.of2d(x, y, 1 + random.nextInt(23 - x), 1 + random.nextInt(18 - y));
                if (round == 0) box = all;
                int mask = round % 2 == 0 ? 15 : random.nextInt(16);
                ClearColor value =
                        f.isInteger() ? ClearColor.ofInts(1, 2, 3, -4) : ClearColor.of(0.2f, 0.4f, 0.6f, 0.8f);
                CLEARS.color(t, 0, box, f, value, mask);
                assertArrayEquals(
                        expected(f, image, box, value, mask), read(t, 0, all), f + " " + box + " seed " + seed);
            }
        }
    }

    private static byte[] expected(Format f, byte[] image, Box box, ClearColor value, int mask) {
        TexelCodec codec = TexelCodec.of(f);
        byte[] out = image.clone();
        for (int y = box.y(); y < box.y() + box.height(); y++) {
            for (int x = box.x(); x < box.x() + box.width(); x++) {
                MemorySegment at = MemorySegment.ofArray(out).asSlice((y * 23 + x) * f.blockBytes(), f.blockBytes());
                int[] words = new int[codec.words()];
                codec.load(at, 0, 0, 1, words, 0, 1);
                if (f.isInteger()) {
                    int[] v = new int[4];
                    codec.unpack(words, v);
                    for (int c = 0; c < 4; c++) if ((mask >> c & 1) != 0) v[c] = value.bits(c);
                    codec.pack(v, words);
                } else {
                    float[] v = new float[4];
                    codec.unpack(words, v);
                    if (f == Format.R16G16B16A16_FLOAT) { // NaN would not come back bit by bit
                        int[] fresh = new int[codec.words()];
                        codec.pack(
                                new float[] {value.asFloat(0), value.asFloat(1), value.asFloat(2), value.asFloat(3)},
                                fresh);
                        for (int k = 0; k < fresh.length; k++) {
                            int bits = codec.writtenBits(k, mask);
                            words[k] = words[k] & ~bits | fresh[k] & bits;
                        }
                    } else {
                        for (int c = 0; c < 4; c++) if ((mask >> c & 1) != 0) v[c] = value.asFloat(c);
                        codec.pack(v, words);
                    }
                }
                codec.store(words, 0, 1, 1, at, 0);
            }
        }
        return out;
    }

    @Test
    void depthAndStencilClearApart() {
        for (Format f : new Format[] {Format.D24_UNORM_S8_UINT, Format.D32_FLOAT_S8_UINT}) {
            SoftTexture t = texture(TextureShape.D2, f, 9, 5, 1, 1, 1);
            Box all = Box.of2d(0, 0, 9, 5);
            CLEARS.depthStencil(t, 0, all, true, 0.5, true, 0xf0, 255);
            CLEARS.depthStencil(t, 0, Box.of2d(2, 1, 6, 3), false, 0, true, 0x3c, 0x0f);
            CLEARS.depthStencil(t, 0, Box.of2d(3, 0, 2, 5), true, 0.25, false, 0, 0);
            TexelCodec codec = TexelCodec.of(f);
            byte[] data = read(t, 0, all);
            for (int y = 0; y < 5; y++) {
                for (int x = 0; x < 9; x++) {
                    int[] words = new int[2];
                    codec.load(MemorySegment.ofArray(data), (y * 9 + x) * f.blockBytes(), 0, 1, words, 0, 1);
                    float[] depth = new float[4];
                    int[] stencil = new int[4];
                    codec.unpack(words, depth);
                    codec.unpack(words, stencil);
                    assertEquals(x == 3 || x == 4 ? 0.25 : 0.5, depth[0], 1e-7);
                    assertEquals(x >= 2 && x < 8 && y >= 1 && y < 4 ? 0xfc : 0xf0, stencil[0]);
                }
            }
        }
    }
}
