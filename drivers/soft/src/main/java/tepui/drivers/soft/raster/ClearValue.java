package tepui.drivers.soft.raster;

import java.util.Arrays;
import tepui.pipe.ClearColor;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;

/** A clear value as the words of a texel, and the bits of them that are written. Reused. */
final class ClearValue {
    final int[] words = new int[8];
    final int[] masks = new int[8];
    private final float[] floats = new float[4];
    private final int[] ints = new int[4];

    void color(Format format, ClearColor value, int writeMask) {
        TexelCodec codec = TexelCodec.of(format);
        Arrays.fill(words, 0);
        if (format.isInteger()) {
            for (int i = 0; i < 4; i++) ints[i] = value.bits(i);
            codec.pack(ints, words);
        } else {
            for (int i = 0; i < 4; i++) floats[i] = value.asFloat(i);
            codec.pack(floats, words);
        }
        for (int k = 0; k < 4; k++) masks[k] = codec.writtenBits(k, writeMask);
    }

    void depthStencil(
            Format format, boolean depth, double depthValue, boolean stencil, int stencilValue, int stencilMask) {
        TexelCodec codec = TexelCodec.of(format);
        Arrays.fill(words, 0);
        Arrays.fill(masks, 0);
        if (depth && format.hasDepth()) {
            floats[0] = (float) depthValue;
            codec.pack(floats, words);
            for (int k = 0; k < 2; k++) masks[k] |= codec.writtenBits(k, 16);
        }
        if (stencil && format.hasStencil()) {
            ints[0] = stencilValue & 255;
            codec.pack(ints, words);
            int shift = codec.stencilShift();
            for (int k = 0; k < 2; k++) masks[k] |= codec.writtenBits(k, 32) & (stencilMask & 255) << shift;
        }
    }
}
