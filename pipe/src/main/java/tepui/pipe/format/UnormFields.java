package tepui.pipe.format;

import org.jspecify.annotations.Nullable;

/**
 * Conversion of words whose channels are normalised and have eight bits at most, to such words with other channels: in integers, a loop that is vector
 * code. A channel of {@code m} steps becomes one of {@code n} as {@code (v * n + m / 2) / m}. That is what floats round to, as no quotient lies
 * halfway: {@code m} is odd. The division is a multiplication.
 */
final class UnormFields {
    private static final int SHIFT = 23;

    /** Of each channel: where it comes from, its steps, those of the result, what is multiplied, and where it goes. */
    private final int[] from = new int[4];

    private final int[] steps = new int[4];
    private final int[] wanted = new int[4];
    private final int[] factor = new int[4];
    private final int[] to = new int[4];
    /** Bits of an alpha that the source has not. */
    private int set;

    private UnormFields() {}

    static @Nullable UnormFields between(Format from, Format to) {
        if (!fits(from) || !fits(to)) return null;
        UnormFields fields = new UnormFields();
        for (int c = 0; c < 4; c++) {
            Format.Channel source = from.channel(c);
            Format.Channel target = to.channel(c);
            if (target == null) continue;
            int most = (1 << target.bits()) - 1;
            if (source == null) {
                if (c == 3) fields.set = most << target.offset();
                continue;
            }
            fields.from[c] = source.offset();
            fields.steps[c] = (1 << source.bits()) - 1;
            fields.wanted[c] = most;
            fields.factor[c] = ((1 << SHIFT) + fields.steps[c] - 1) / fields.steps[c];
            fields.to[c] = target.offset();
        }
        return fields;
    }

    static boolean fits(Format f) {
        if (f.isCompressed() || f.isDepthStencil() || f.isSrgb() || f.blockBytes() > 4) return false;
        if (f.numeric() != Format.Numeric.UNORM || f.channels().length == 0) return false;
        for (Format.Channel c : f.channels()) if (c.bits() > 8 || "RGBA".indexOf(c.letter()) < 0) return false;
        return true;
    }

    void convert(int[] words, int n, int[] out) { // hot
        int bits = set;
        for (int i = 0; i < n; i++) out[i] = bits;
        for (int c = 0; c < 4; c++) {
            if (wanted[c] != 0) add(words, n, out, from[c], steps[c], wanted[c], factor[c], to[c]);
        }
    }

    private static void add(int[] words, int n, int[] out, int from, int m, int most, int factor, int to) { // hot
        int half = m >> 1;
        for (int i = 0; i < n; i++) out[i] |= ((words[i] >>> from & m) * most + half) * factor >>> SHIFT << to;
    }
}
