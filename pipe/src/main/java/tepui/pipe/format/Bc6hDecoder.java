package tepui.pipe.format;

import static tepui.pipe.format.BptcTables.isAnchor;
import static tepui.pipe.format.BptcTables.mix;
import static tepui.pipe.format.BptcTables.subset;
import static tepui.pipe.format.BptcTables.weight;

/**
 * BC6H: half floats, interpolated as integers. Fourteen modes, each of which scatters the bits of up to four ends over the
 * block; where they go is told by a line of text a mode. The four reserved modes decode to black.
 */
final class Bc6hDecoder extends BlockDecoder {
    /**
     * A mode: bits of the base, bits of the differences (or of the other ends), are they differences, and the order of the bits:
     * channel, end (w x y z), then high-low or low alone; "10-11" runs from the higher place of the text down.
     */
    private record Mode(int base, int[] delta, boolean transformed, int subsets, int[] order) {}

    private static final Mode[] MODES = new Mode[32];

    static {
        String w10 = "rw9-0 gw9-0 bw9-0 ";
        mode(
                0,
                10,
                5,
                5,
                5,
                true,
                2,
                "gy4 by4 bz4 " + w10 + "rx4-0 gz4 gy3-0 gx4-0 bz0 gz3-0 bx4-0 bz1 by3-0 ry4-0 bz2 rz4-0 bz3");
        mode(
                1,
                7,
                6,
                6,
                6,
                true,
                2,
                "gy5 gz4 gz5 rw6-0 bz0 bz1 by4 gw6-0 by5 bz2 gy4 bw6-0 bz3 bz5 bz4 rx5-0 gy3-0 gx5-0 gz3-0 bx5-0 by3-0 ry5-0 rz5-0");
        mode(
                2,
                11,
                5,
                4,
                4,
                true,
                2,
                w10 + "rx4-0 rw10 gy3-0 gx3-0 gw10 bz0 gz3-0 bx3-0 bw10 bz1 by3-0 ry4-0 bz2 rz4-0 bz3");
        mode(
                6,
                11,
                4,
                5,
                4,
                true,
                2,
                w10 + "rx3-0 rw10 gz4 gy3-0 gx4-0 gw10 gz3-0 bx3-0 bw10 bz1 by3-0 ry3-0 bz0 bz2 rz3-0 gy4 bz3");
        mode(
                10,
                11,
                4,
                4,
                5,
                true,
                2,
                w10 + "rx3-0 rw10 by4 gy3-0 gx3-0 gw10 bz0 gz3-0 bx4-0 bw10 by3-0 ry3-0 bz1 bz2 rz3-0 bz4 bz3");
        mode(
                14,
                9,
                5,
                5,
                5,
                true,
                2,
                "rw8-0 by4 gw8-0 gy4 bw8-0 bz4 rx4-0 gz4 gy3-0 gx4-0 bz0 gz3-0 bx4-0 bz1 by3-0 ry4-0 bz2 rz4-0 bz3");
        mode(
                18,
                8,
                6,
                5,
                5,
                true,
                2,
                "rw7-0 gz4 by4 gw7-0 bz2 gy4 bw7-0 bz3 bz4 rx5-0 gy3-0 gx4-0 bz0 gz3-0 bx4-0 bz1 by3-0 ry5-0 rz5-0");
        mode(
                22,
                8,
                5,
                6,
                5,
                true,
                2,
                "rw7-0 bz0 by4 gw7-0 gy5 gy4 bw7-0 gz5 bz4 rx4-0 gz4 gy3-0 gx5-0 gz3-0 bx4-0 bz1 by3-0 ry4-0 bz2 rz4-0 bz3");
        mode(
                26,
                8,
                5,
                5,
                6,
                true,
                2,
                "rw7-0 bz1 by4 gw7-0 by5 gy4 bw7-0 bz5 bz4 rx4-0 gz4 gy3-0 gx4-0 bz0 gz3-0 bx5-0 by3-0 ry4-0 bz2 rz4-0 bz3");
        mode(
                30,
                6,
                6,
                6,
                6,
                false,
                2,
                "rw5-0 gz4 bz0 bz1 by4 gw5-0 gy5 by5 bz2 gy4 bw5-0 gz5 bz3 bz5 bz4 rx5-0 gy3-0 gx5-0 gz3-0 bx5-0 by3-0 ry5-0 rz5-0");
        mode(3, 10, 10, 10, 10, false, 1, w10 + "rx9-0 gx9-0 bx9-0");
        mode(7, 11, 9, 9, 9, true, 1, w10 + "rx8-0 rw10 gx8-0 gw10 bx8-0 bw10");
        mode(11, 12, 8, 8, 8, true, 1, w10 + "rx7-0 rw10-11 gx7-0 gw10-11 bx7-0 bw10-11");
        mode(15, 16, 4, 4, 4, true, 1, w10 + "rx3-0 rw10-15 gx3-0 gw10-15 bx3-0 bw10-15");
    }

    /** Makes the list of places: end * 48 + channel * 16 + bit, in the order of the block's bits. */
    private static void mode(int number, int base, int r, int g, int b, boolean transformed, int subsets, String text) {
        int[] order = new int[80];
        int count = 0;
        for (String part : text.split(" ")) {
            int place = "wxyz".indexOf(part.charAt(1)) * 48 + "rgb".indexOf(part.charAt(0)) * 16;
            int dash = part.indexOf('-');
            int high = Integer.parseInt(part.substring(2, dash < 0 ? part.length() : dash));
            int low = dash < 0 ? high : Integer.parseInt(part.substring(dash + 1));
            // the text has the last bit first, the block the other way round
            for (int bit = low; ; bit += high > low ? 1 : -1) {
                order[count++] = place + bit;
                if (bit == high) break;
            }
        }
        MODES[number] =
                new Mode(base, new int[] {r, g, b}, transformed, subsets, java.util.Arrays.copyOf(order, count));
    }

    private final boolean signed;

    Bc6hDecoder(Format format) {
        super(format, Format.R16G16B16A16_FLOAT);
        signed = format == Format.BC6H_SFLOAT;
    }

    @Override
    public void decode(byte[] from, int at, int[] out) {
        BlockBits bits = new BlockBits(from, at);
        int number = bits.take(2);
        if (number > 1) number |= bits.take(3) << 2;
        Mode mode = MODES[number];
        if (mode == null) {
            java.util.Arrays.fill(out, 0, 16, 0);
            java.util.Arrays.fill(out, 16, 32, 0x3c000000);
            return;
        }
        int[] e = new int[12]; // [end * 3 + channel]
        for (int place : mode.order) e[place / 16] |= bits.take(1) << place % 16;
        int partition = mode.subsets == 2 ? bits.take(5) : 0;
        for (int i = 0; i < 6 * mode.subsets; i++) {
            int c = i % 3;
            int n = i < 3 ? mode.base : mode.delta[c];
            boolean difference = i >= 3 && mode.transformed;
            if (signed || difference) e[i] = extend(e[i], n);
            if (difference) {
                e[i] = e[c] + e[i] & (1 << mode.base) - 1;
                if (signed) e[i] = extend(e[i], mode.base);
            }
        }
        for (int i = 0; i < 6 * mode.subsets; i++) e[i] = unquantise(e[i], mode.base);
        int indexBits = mode.subsets == 2 ? 3 : 4;
        for (int t = 0; t < 16; t++) {
            int s = subset(mode.subsets, partition, t) * 6;
            int index = bits.take(isAnchor(mode.subsets, partition, t) ? indexBits - 1 : indexBits);
            int w = weight(indexBits, index);
            int r = finish(mix(e[s], e[s + 3], w));
            int g = finish(mix(e[s + 1], e[s + 4], w));
            int b = finish(mix(e[s + 2], e[s + 5], w));
            out[t] = r | g << 16;
            out[16 + t] = b | 0x3c000000;
        }
    }

    private static int extend(int v, int bits) {
        return v << 32 - bits >> 32 - bits;
    }

    /** To the full range of 16 bits. */
    private int unquantise(int v, int bits) {
        if (!signed) {
            if (bits >= 15 || v == 0) return v;
            return v == (1 << bits) - 1 ? 0xffff : (v << 16) + 0x8000 >> bits;
        }
        if (bits >= 16 || v == 0) return v;
        int size = Math.abs(v);
        int wide = size >= (1 << bits - 1) - 1 ? 0x7fff : (size << 15) + 0x4000 >> bits - 1;
        return v < 0 ? -wide : wide;
    }

    /** To the bits of a half float. */
    private int finish(int v) {
        if (!signed) return v * 31 >> 6;
        return v < 0 ? -v * 31 >> 5 | 0x8000 : v * 31 >> 5;
    }
}
