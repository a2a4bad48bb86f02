package tepui.pipe.driver;

import org.jspecify.annotations.Nullable;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;

/**
 * Converter of texels to a display's pixels: ARGB, 8 bits a channel. Formats of bytes are rearranged as whole words, all others go through
 * floats. Encoded values are what a display wants, so sRGB formats are read as if they were linear. Holds scratch memory.
 */
public final class ArgbRows {
    private enum Kind {
        /** Blue lowest: nothing to do. */
        SAME,
        /** Red lowest. */
        SWAPPED,
        /** Bytes in some other order. */
        BYTES,
        FLOATS
    }

    private @Nullable Format format;
    private TexelCodec codec = TexelCodec.of(Format.B8G8R8A8_UNORM);
    private Kind kind = Kind.SAME;
    /** Of a format of bytes: where red, green, blue and alpha are, and what alpha is set to where there is none. */
    private final int[] shifts = new int[4];

    private int opaque;
    private float[] colors = {};

    /** Sets the format of what comes next. */
    public void of(Format newFormat) {
        if (newFormat == format) return;
        format = newFormat;
        codec = TexelCodec.of(newFormat.linear());
        kind = kind(newFormat);
    }

    private Kind kind(Format f) {
        opaque = 0;
        if (f.blockBytes() != 4 || f.numeric() != Format.Numeric.UNORM || f.isDepthStencil()) return Kind.FLOATS;
        for (int c = 0; c < 4; c++) {
            Format.Channel channel = f.channel(c);
            if (channel == null && c == 3) opaque = 0xff000000;
            else if (channel == null || channel.bits() != 8) return Kind.FLOATS;
            shifts[c] = channel == null ? 24 : channel.offset();
        }
        if (shifts[1] != 8 || shifts[3] != 24) return Kind.BYTES;
        if (shifts[2] == 0 && shifts[0] == 16) return Kind.SAME;
        return shifts[0] == 0 && shifts[2] == 16 ? Kind.SWAPPED : Kind.BYTES;
    }

    /** Are pixels the bytes of words in some order? */
    public boolean isOfBytes() { // hot
        return kind != Kind.FLOATS;
    }

    /** Which byte of a word blue is in the lowest 8 bits, then green, red and, any byte where there is none, alpha. Of formats of bytes. */
    public int order() { // hot
        return shifts[2] >> 3 | shifts[1] >> 3 << 8 | shifts[0] >> 3 << 16 | shifts[3] >> 3 << 24;
    }

    /** Bits that are 1 in each pixel, where there is no alpha. */
    public int opaque() { // hot
        return opaque;
    }

    /** The codec that reads words of texels as they are. */
    public TexelCodec codec() {
        return codec;
    }

    /**
     * Converts texels.
     *
     * @param words word {@code k} of texel {@code i} at {@code k * step + i}; may be the array that is written
     */
    public void convert(int[] words, int at, int step, int count, int[] argb, int to) { // hot
        switch (kind) {
            case SAME -> {
                if (opaque == 0) {
                    if (words != argb || at != to) System.arraycopy(words, at, argb, to, count);
                } else {
                    for (int i = 0; i < count; i++) argb[to + i] = words[at + i] | 0xff000000;
                }
            }
            case SWAPPED -> {
                int alpha = opaque;
                for (int i = 0; i < count; i++) {
                    int v = words[at + i];
                    argb[to + i] = v & 0xff00ff00 | v >>> 16 & 255 | (v & 255) << 16 | alpha;
                }
            }
            case BYTES -> bytes(words, at, count, argb, to);
            case FLOATS -> {
                if (colors.length < 4 * count) colors = new float[4 * count];
                codec.decode(words, at, step, count, colors, 0, count);
                pack(colors, count, argb, to);
            }
        }
    }

    private void bytes(int[] words, int at, int count, int[] argb, int to) { // hot
        int red = shifts[0];
        int green = shifts[1];
        int blue = shifts[2];
        int alpha = shifts[3];
        int or = opaque;
        for (int i = 0; i < count; i++) {
            int v = words[at + i];
            argb[to + i] = (v >>> alpha & 255) << 24
                    | (v >>> red & 255) << 16
                    | (v >>> green & 255) << 8
                    | v >>> blue & 255
                    | or;
        }
    }

    /** A row of colours, all their reds first, then greens, blues and alphas: a loop for each, which is vector code. */
    static void pack(float[] colors, int count, int[] argb, int to) { // hot
        for (int i = 0; i < count; i++) argb[to + i] = channel(colors[i]) << 16;
        for (int i = 0; i < count; i++) argb[to + i] |= channel(colors[count + i]) << 8;
        for (int i = 0; i < count; i++) argb[to + i] |= channel(colors[2 * count + i]);
        for (int i = 0; i < count; i++) argb[to + i] |= channel(colors[3 * count + i]) << 24;
    }

    /** Not a number is 0. */
    private static int channel(float v) {
        return (int) (Math.max(0f, Math.min(1f, v)) * 255f + 0.5f);
    }
}
