package tepui.drivers.soft.texture;

import java.util.Arrays;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;

/**
 * Clears: fill boxes of texels with one value, at the speed of memory where whole blocks are covered and all bits are
 * written: a row of blocks is one range of words. Rows are shared among workers. One per context.
 */
public final class Clears {
    private final Bands bands;

    public Clears(Bands bands) {
        this.bands = bands;
    }

    /**
     * Clears colours.
     *
     * @param format how the value is written: the texture's own, or a view's of the same size
     * @param writeMask components written, bit 0 to 3
     */
    public void color(SoftTexture t, int level, Box box, Format format, ClearColor value, int writeMask) {
        t.check("clear", level, box);
        if (t.desc().format().isCompressed()) {
            throw new IllegalArgumentException(
                    "clear: the texture's format is " + t.desc().format() + ", compressed textures cannot be cleared");
        }
        TexelCodec codec = TexelCodec.of(format);
        int[] words = new int[8];
        value.pack(format, words);
        fill(t, level, box, words, masks(t, codec, writeMask));
    }

    /** Clears depth, stencil or both. */
    public void depthStencil(
            SoftTexture t,
            int level,
            Box box,
            boolean depth,
            double depthValue,
            boolean stencil,
            int stencilValue,
            int stencilMask) {
        t.check("clear", level, box);
        Format format = t.desc().format();
        TexelCodec codec = TexelCodec.of(format);
        int[] words = new int[8];
        boolean withDepth = depth && format.hasDepth();
        boolean withStencil = stencil && format.hasStencil();
        if (withDepth) codec.pack(new float[] {(float) depthValue, 0, 0, 0}, words);
        if (withStencil) codec.pack(new int[] {stencilValue, 0, 0, 0}, words);
        int[] masks = masks(t, codec, withDepth ? 16 : 0);
        if (withStencil) {
            int[] full = masks(t, codec, 32);
            int shift = codec.stencilShift();
            for (int k = 0; k < full.length; k++) masks[k] |= full[k] & (stencilMask & 255) << shift;
        }
        boolean whole = (withDepth || !format.hasDepth())
                && (withStencil && (stencilMask & 255) == 255 || !format.hasStencil());
        if (whole) Arrays.fill(masks, -1);
        fill(t, level, box, words, masks);
    }

    private static int[] masks(SoftTexture t, TexelCodec codec, int mask) {
        int[] masks = new int[t.words];
        for (int k = 0; k < masks.length; k++) masks[k] = codec.writtenBits(k, mask);
        return masks;
    }

    /** Writes the bits of {@code masks} of {@code words} to every texel and sample of a box. */
    private void fill(SoftTexture t, int level, Box box, int[] words, int[] masks) {
        long rowWords = (long) box.width() * t.words * t.samples;
        bands.run(new Filling(t, level, box, words, masks), box.z(), box.depth(), box.y(), box.height(), rowWords);
    }

    /** Writer of one value to blocks and texels of a box: the words of a texel, and the bits of them that are written. */
    private record Filling(SoftTexture t, int level, Box box, int[] words, int[] masks) implements Bands.Rows {
        @Override
        public void rows(int worker, int z, int from, int to) {
            int width = t.desc().levelWidth(level);
            int height = t.desc().levelHeight(level);
            int x1 = box.x() + box.width();
            // a block at the edge counts as covered when what lies in the texture is
            int firstBlock = box.x() + 3 >> 2;
            int endBlock = x1 == width ? width + 3 >> 2 : x1 >> 2;
            for (int s = 0; s < t.samples; s++) {
                for (int y = from; y < to; ) {
                    int next = Math.min((y & ~3) + 4, to);
                    boolean fullRows = (y & 3) == 0 && ((next & 3) == 0 || next == height);
                    if (fullRows && firstBlock < endBlock) {
                        blocks(t.blockAt(level, firstBlock * 4, y, z, s), endBlock - firstBlock);
                        texels(box.x(), firstBlock * 4, y, next, z, s);
                        texels(Math.min(endBlock * 4, x1), x1, y, next, z, s);
                    } else {
                        texels(box.x(), x1, y, next, z, s);
                    }
                    y = next;
                }
            }
        }

        private void blocks(int from, int blocks) {
            int at = from;
            int[] data = t.data;
            if (t.words == 1 && masks[0] == -1) {
                Arrays.fill(data, at, at + blocks * BlockOrder.TEXELS, words[0]);
                return;
            }
            for (int b = 0; b < blocks; b++) {
                for (int k = 0; k < t.words; k++, at += BlockOrder.TEXELS) {
                    if (masks[k] == -1) {
                        Arrays.fill(data, at, at + BlockOrder.TEXELS, words[k]);
                    } else if (masks[k] != 0) {
                        int keep = ~masks[k];
                        int put = words[k] & masks[k];
                        for (int i = at; i < at + BlockOrder.TEXELS; i++) data[i] = data[i] & keep | put;
                    }
                }
            }
        }

        private void texels(int x0, int x1, int y0, int y1, int z, int sample) {
            for (int y = y0; y < y1; y++) {
                for (int x = x0; x < x1; x++) {
                    int at = t.texelAt(level, x, y, z, sample);
                    for (int k = 0; k < t.words; k++) {
                        int i = at + k * BlockOrder.TEXELS;
                        t.data[i] = t.data[i] & ~masks[k] | words[k] & masks[k];
                    }
                }
            }
        }
    }
}
