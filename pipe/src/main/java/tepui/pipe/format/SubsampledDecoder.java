package tepui.pipe.format;

/**
 * Decoder of two texels in four bytes that share two of their three values: red and blue, or the two colour differences
 * of video (BT.601, 16 to 235 and 16 to 240).
 */
final class SubsampledDecoder extends BlockDecoder {
    private final boolean video;
    /** Where the first texel's own value lies: in byte 0 or 1; the second's is two further. */
    private final int own;

    SubsampledDecoder(Format format) {
        super(format, Format.R8G8B8A8_UNORM);
        video = format == Format.UYVY || format == Format.YUY2;
        own = format == Format.G8R8_G8B8_UNORM || format == Format.YUY2 ? 0 : 1;
    }

    @Override
    public void decode(byte[] from, int at, int[] out) {
        int first = from[at + (1 - own)] & 255;
        int second = from[at + 2 + (1 - own)] & 255;
        for (int i = 0; i < 2; i++) {
            int mine = from[at + 2 * i + own] & 255;
            out[i] = video ? fromVideo(mine, first, second) : first | mine << 8 | second << 16 | 0xff000000;
        }
    }

    private static int fromVideo(int y, int u, int v) {
        double luma = (y - 16) * (255 / 219.0);
        double cb = (u - 128) * (255 / 224.0);
        double cr = (v - 128) * (255 / 224.0);
        int r = clamp(luma + 1.402 * cr);
        int g = clamp(luma - 0.344136 * cb - 0.714136 * cr);
        int b = clamp(luma + 1.772 * cb);
        return r | g << 8 | b << 16 | 0xff000000;
    }

    private static int clamp(double v) {
        return (int) Math.max(0, Math.min(255, Math.rint(v)));
    }
}
