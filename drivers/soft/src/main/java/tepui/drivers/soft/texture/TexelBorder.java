package tepui.drivers.soft.texture;

import tepui.pipe.SamplerState;
import tepui.pipe.TextureView;
import tepui.pipe.TextureView.Swizzle;
import tepui.pipe.format.Format;

/** Border of a texture, as the format would hold it, and the assembly of results from components. */
final class TexelBorder {
    final float[] floats = new float[4];
    final int[] ints = new int[4];

    TexelBorder(Format format, SamplerState.Border border, boolean stencil) {
        int[] raw = {border.r(), border.g(), border.b(), border.a()};
        boolean depth = format.isDepthStencil() && !stencil;
        boolean normalized = format.isNormalized();
        boolean signed = format.numeric() == Format.Numeric.SNORM;
        for (int c = 0; c < 4; c++) {
            boolean there = format.isDepthStencil() ? c == 0 : (format.components() >> c & 1) != 0;
            // luminance and intensity hold red
            Format.Channel channel = format.isCompressed() || format.isDepthStencil() ? null : format.channel(c);
            int from = channel != null && (channel.letter() == 'L' || channel.letter() == 'I') ? 0 : c;
            float v = Float.intBitsToFloat(raw[from]);
            if (normalized && (depth || !format.isDepthStencil())) {
                float low = signed ? -1 : 0;
                v = v > low ? Math.min(v, 1) : low;
            }
            floats[c] = there ? v : c == 3 ? 1 : 0;
            ints[c] = there ? raw[from] : c == 3 ? 1 : 0;
        }
    }

    static Swizzle[] swizzles(TextureView.Desc view) {
        return new Swizzle[] {view.r(), view.g(), view.b(), view.a()};
    }
}
