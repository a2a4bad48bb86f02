package tepui.pipe.format;

/**
 * Decoder of texels whose channels are of several kinds, as Direct3D 9 has them for bump maps: one by one to floats,
 * which hold all of their values.
 */
final class MixedDecoder extends BlockDecoder {
    MixedDecoder(Format format) {
        super(format, Format.R32G32B32A32_FLOAT);
    }

    @Override
    public void decode(byte[] from, int at, int[] out) {
        int texel = format().blockBytes() == 2 ? u16(from, at) : i32(from, at);
        float r;
        float g;
        float b;
        float a = 1;
        switch (format()) {
            case R5G5B6_SSU_NORM -> {
                r = halves(texel, 0);
                g = halves(texel, 5);
                b = unsigned(texel, 10, 6);
            }
            case R8G8B8X8_SSU_NORM -> {
                r = signed(texel, 0, 8);
                g = signed(texel, 8, 8);
                b = unsigned(texel, 16, 8);
            }
            case R10G10B10A2_SSSU_NORM -> {
                r = signed(texel, 0, 10);
                g = signed(texel, 10, 10);
                b = signed(texel, 20, 10);
                a = unsigned(texel, 30, 2);
            }
            default -> {
                r = signed(texel, 0, 8);
                g = signed(texel, 8, 8);
                b = (float) Math.sqrt(Math.max(0, 1 - (double) r * r - (double) g * g));
            }
        }
        out[0] = Float.floatToRawIntBits(r);
        out[1] = Float.floatToRawIntBits(g);
        out[2] = Float.floatToRawIntBits(b);
        out[3] = Float.floatToRawIntBits(a);
    }

    private static float unsigned(int texel, int shift, int bits) {
        int most = (1 << bits) - 1;
        return (texel >>> shift & most) / (float) most;
    }

    /** Of 5 bits devices make values below 0 of sixteenths, so that two of them are not -1. */
    private static float halves(int texel, int shift) {
        int v = texel << 27 - shift >> 27;
        return v < 0 ? v / 16f : v / 15f;
    }

    private static float signed(int texel, int shift, int bits) {
        int v = texel << 32 - shift - bits >> 32 - bits;
        return Math.max(-1f, v / (float) ((1 << bits - 1) - 1));
    }
}
