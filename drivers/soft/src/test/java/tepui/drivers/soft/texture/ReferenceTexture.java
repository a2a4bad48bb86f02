package tepui.drivers.soft.texture;

import java.lang.foreign.MemorySegment;
import java.util.Random;
import tepui.ir.TextureShape;
import tepui.pipe.Box;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;

/**
 * Random texture in two forms: as plain rows of bytes, which the reference sampler reads, and as the device keeps it.
 */
final class ReferenceTexture {
    final SoftTexture soft;
    final TextureDesc desc;
    final Format format;
    /** [level]: samples, slices or layers, rows, texels. */
    private final byte[][] bytes;

    ReferenceTexture(
            TextureShape shape,
            Format format,
            int w,
            int h,
            int d,
            int layers,
            int levels,
            int samples,
            Random random) {
        this.format = format;
        desc = new TextureDesc(shape, format, w, h, d, layers, levels, samples, 0, Usage.DEFAULT);
        soft = new SoftTexture(desc, SoftFormats.store(format));
        bytes = new byte[levels][];
        for (int l = 0; l < levels; l++) {
            int lw = desc.levelWidth(l);
            int lh = desc.levelHeight(l);
            int ld = desc.levelDepth(l);
            int plane = (int) format.imageBytes(lw, lh, 1);
            bytes[l] = new byte[plane * ld * samples];
            fill(bytes[l], random);
            int[] row = new int[lw * soft.words];
            for (int s = 0; s < samples; s++) {
                for (int z = 0; z < ld; z++) {
                    for (int y = 0; y < lh; y++) {
                        long at = (long) (s * ld + z) * plane + y * format.rowBytes(lw);
                        TexelCodec.of(format)
                                .load(MemorySegment.ofArray(bytes[l]), at, format.blockBytes(), lw, row, 0, lw);
                        Transfers.putRow(soft, l, 0, y, z, s, row, lw);
                    }
                }
            }
        }
    }

    /** Random texels; floats stay between -1 and 1, so that errors mean something. */
    private void fill(byte[] data, Random random) {
        random.nextBytes(data);
        if (format.numeric() != Format.Numeric.FLOAT) return;
        int texel = format.blockBytes();
        for (int i = 0; i < data.length; i += texel) {
            float[] rgba = new float[4];
            for (int c = 0; c < 4; c++)
                rgba[c] = random.nextFloat() * (format.isDepthStencil() ? 1 : 2) - (format.isDepthStencil() ? 0 : 1);
            int[] words = new int[TexelCodec.of(format).words()];
            if (format.hasStencil()) TexelCodec.of(format).pack(new int[] {random.nextInt(256), 0, 0, 0}, words);
            TexelCodec.of(format).pack(rgba, words);
            TexelCodec.of(format).store(words, 0, 1, 1, MemorySegment.ofArray(data), i);
        }
    }

    private int[] words(int level, int x, int y, int z, int sample) {
        TexelCodec codec = TexelCodec.of(format);
        int[] words = new int[codec.words()];
        int w = desc.levelWidth(level);
        int h = desc.levelHeight(level);
        long at = (((long) sample * desc.levelDepth(level) + z) * h + y) * w + x;
        codec.load(MemorySegment.ofArray(bytes[level]), at * format.blockBytes(), 0, 1, words, 0, 1);
        return words;
    }

    double[] texel(int level, int x, int y, int z, int sample) {
        float[] rgba = new float[4];
        TexelCodec.of(format).unpack(words(level, x, y, z, sample), rgba);
        return new double[] {rgba[0], rgba[1], rgba[2], rgba[3]};
    }

    int[] texelInts(int level, int x, int y, int z, int sample) {
        int[] rgba = new int[4];
        TexelCodec.of(format).unpack(words(level, x, y, z, sample), rgba);
        return rgba;
    }

    Box whole(int level) {
        return new Box(0, 0, 0, desc.levelWidth(level), desc.levelHeight(level), desc.levelDepth(level));
    }
}
