package tepui.pipe.format;

import static tepui.pipe.format.BptcTables.isAnchor;
import static tepui.pipe.format.BptcTables.mix;
import static tepui.pipe.format.BptcTables.subset;
import static tepui.pipe.format.BptcTables.weight;

/**
 * BC7: eight modes that share out 128 bits differently between subsets, colour, alpha and indices. A block without a mode
 * bit is reserved and decodes to transparent black.
 */
final class Bc7Decoder extends BlockDecoder {
    /**
     * Of each mode: subsets, bits of the partition, of the rotation, of the index selection, of a colour, of alpha, low bits
     * of their own for each end, low bits for each subset, bits of an index, bits of a second index.
     */
    private static final int[][] MODES = {
        {3, 4, 0, 0, 4, 0, 1, 0, 3, 0},
        {2, 6, 0, 0, 6, 0, 0, 1, 3, 0},
        {3, 6, 0, 0, 5, 0, 0, 0, 2, 0},
        {2, 6, 0, 0, 7, 0, 1, 0, 2, 0},
        {1, 0, 2, 1, 5, 6, 0, 0, 2, 3},
        {1, 0, 2, 0, 7, 8, 0, 0, 2, 2},
        {1, 0, 0, 0, 7, 7, 1, 0, 4, 0},
        {2, 6, 0, 0, 5, 5, 1, 0, 2, 0}
    };

    Bc7Decoder(Format format, Format target) {
        super(format, target);
    }

    @Override
    public void decode(byte[] from, int at, int[] out) {
        BlockBits bits = new BlockBits(from, at);
        int mode = 0;
        while (mode < 8 && bits.take(1) == 0) mode++;
        if (mode == 8) {
            java.util.Arrays.fill(out, 0, 16, 0);
            return;
        }
        int[] m = MODES[mode];
        int subsets = m[0];
        int partition = bits.take(m[1]);
        int rotation = bits.take(m[2]);
        int selection = bits.take(m[3]);
        int ends = 2 * subsets;
        int[] e = new int[4 * 6]; // [component * 6 + end]
        for (int c = 0; c < 4; c++) {
            int n = c < 3 ? m[4] : m[5];
            for (int i = 0; i < ends; i++) e[c * 6 + i] = bits.take(n);
        }
        int extra = m[6] + m[7];
        if (extra != 0) {
            for (int i = 0; i < ends; ) {
                int bit = bits.take(1);
                for (int k = 0; k < (m[6] != 0 ? 1 : 2); k++, i++) {
                    for (int c = 0; c < 4; c++) e[c * 6 + i] = e[c * 6 + i] << 1 | bit;
                }
            }
        }
        for (int c = 0; c < 4; c++) {
            int n = (c < 3 ? m[4] : m[5]) + extra;
            for (int i = 0; i < ends; i++) {
                int v = e[c * 6 + i] << 8 - n;
                e[c * 6 + i] = c == 3 && m[5] == 0 ? 255 : v | v >> n;
            }
        }
        int second = bits.at() + 16 * m[8] - subsets;
        for (int t = 0; t < 16; t++) {
            int s = subset(subsets, partition, t) * 2;
            int first = bits.take(isAnchor(subsets, partition, t) ? m[8] - 1 : m[8]);
            int wc = weight(m[8], first);
            int wa = wc;
            if (m[9] != 0) {
                int n = t == 0 ? m[9] - 1 : m[9];
                int other = weight(m[9], bits.peek(second, n));
                second += n;
                wa = other;
                if (selection != 0) {
                    wa = wc;
                    wc = other;
                }
            }
            int r = mix(e[s], e[s + 1], wc);
            int g = mix(e[6 + s], e[6 + s + 1], wc);
            int b = mix(e[12 + s], e[12 + s + 1], wc);
            int a = mix(e[18 + s], e[18 + s + 1], wa);
            out[t] = switch (rotation) {
                case 0 -> r | g << 8 | b << 16 | a << 24;
                case 1 -> a | g << 8 | b << 16 | r << 24;
                case 2 -> r | a << 8 | b << 16 | g << 24;
                default -> r | g << 8 | a << 16 | b << 24;
            };
        }
    }
}
