package tepui.pipe.format;

import org.jspecify.annotations.Nullable;

/**
 * Tables of what each channel of normalised bytes becomes in another format of one word: a texel is what its channels' entries have set beside what a
 * texel of zeros is. Made by {@link TexelCodec}, so results are its own. Formats whose channels share bits have none.
 */
final class ChannelTables {
    private static final int VALUES = 256;

    private final int[] shifts;
    /** Of each channel, 256 words, which differ from {@link #zero} where the channel stands. */
    private final int[] tables;

    private final int zero;

    private ChannelTables(int[] shifts, int[] tables, int zero) {
        this.shifts = shifts;
        this.tables = tables;
        this.zero = zero;
    }

    static boolean fits(Format from, Format to) {
        boolean alone = to != Format.R9G9B9E5_FLOAT && !to.isCompressed() && !to.isDepthStencil();
        return ByteOrderRows.fits(from) && alone && TexelCodec.of(to).words() == 1;
    }

    static @Nullable ChannelTables between(Format from, Format to) {
        if (!fits(from, to)) return null;
        Format.Channel[] channels = from.channels();
        int[] shifts = new int[4];
        int[] tables = new int[4 * VALUES];
        TexelCodec a = TexelCodec.of(from);
        TexelCodec b = TexelCodec.of(to);
        int[] words = new int[VALUES];
        int[] result = new int[VALUES];
        float[] values = new float[4 * VALUES];
        a.decode(words, 0, VALUES, 1, values, 0, VALUES);
        b.encode(values, 0, VALUES, 1, result, 0, VALUES);
        int zero = result[0];
        for (int c = 0; c < channels.length; c++) {
            shifts[c] = channels[c].offset();
            for (int i = 0; i < VALUES; i++) words[i] = i << shifts[c];
            a.decode(words, 0, VALUES, VALUES, values, 0, VALUES);
            b.encode(values, 0, VALUES, VALUES, result, 0, VALUES);
            for (int i = 0; i < VALUES; i++) tables[c * VALUES + i] = result[i] ^ zero;
        }
        return new ChannelTables(shifts, tables, zero);
    }

    void convert(int[] words, int n, int[] out) { // hot
        look(words, n, out, tables, shifts[0], shifts[1], shifts[2], shifts[3]);
        if (zero != 0) for (int i = 0; i < n; i++) out[i] ^= zero;
    }

    // A channel that there is not has a table of zeros.
    private static void look(int[] words, int n, int[] out, int[] t, int s0, int s1, int s2, int s3) { // hot
        for (int i = 0; i < n; i++) {
            int w = words[i];
            out[i] = t[w >>> s0 & 255] ^ t[VALUES + (w >>> s1 & 255)] ^ t[2 * VALUES + (w >>> s2 & 255)] ^ t[3 * VALUES + (w >>> s3 & 255)];
        }
    }
}
