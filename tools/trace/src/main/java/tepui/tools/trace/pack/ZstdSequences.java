package tepui.tools.trace.pack;

import org.jspecify.annotations.Nullable;

/** Sequences of a block (RFC 8878, 3.1.1.3.2): so many literals, then a copy of what stands so far before, by three codes that take turns. */
final class ZstdSequences {
    private static final int LITERALS = 0;
    private static final int OFFSETS = 1;
    private static final int MATCHES = 2;
    private static final int[] LARGEST_LOG = {9, 8, 9};
    private static final int[] LARGEST_SYMBOL = {35, 31, 52};

    private static final int[] LITERAL_BASE = {
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 24, 28, 32, 40, 48, 64, 128, 256, 512,
        1024, 2048, 4096, 8192, 16384, 32768, 65536
    };
    private static final int[] LITERAL_BITS = {
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
        16
    };
    private static final int[] MATCH_BASE = {
        3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
        33, 34, 35, 37, 39, 41, 43, 47, 51, 59, 67, 83, 99, 131, 259, 515, 1027, 2051, 4099, 8195, 16387, 32771, 65539
    };
    private static final int[] MATCH_BITS = {
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2,
        2, 3, 3, 4, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16
    };

    private final @Nullable ZstdTable[] usual = new @Nullable ZstdTable[3];
    private final @Nullable ZstdTable[] tables = new @Nullable ZstdTable[3];
    private final ZstdBits bits = new ZstdBits();
    /** The offsets that were used last, the newest first. */
    private final int[] recent = new int[3];

    /** A new frame. */
    void reset() {
        for (int i = 0; i < 3; i++) tables[i] = null;
        recent[0] = 1;
        recent[1] = 4;
        recent[2] = 8;
    }

    /**
     * Puts a block together.
     *
     * @param to where the block goes behind what is there already
     * @param at the end of what is there
     * @param history how far copies may reach back from {@code at}
     * @param most bytes of the block
     * @return the end of the block
     */
    int read(byte[] from, int start, int stop, ZstdLiterals literals, byte[] to, int at, int history, int most)
            throws PackedException {
        int place = start;
        if (place >= stop) throw cut();
        int count = from[place++] & 0xff;
        if (count >= 128) {
            int more = count == 255 ? 2 : 1;
            if (stop - place < more) throw cut();
            count = count == 255
                    ? (from[place] & 0xff) + ((from[place + 1] & 0xff) << 8) + 0x7f00
                    : (count - 128 << 8) + (from[place] & 0xff);
            place += more;
        }
        int used = 0;
        int have = at;
        if (count > 0) {
            place = tables(from, place, stop);
            bits.backward(from, place, stop);
            ZstdTable l = table(LITERALS);
            ZstdTable o = table(OFFSETS);
            ZstdTable m = table(MATCHES);
            int literal = bits.before(l.log);
            int offset = bits.before(o.log);
            int match = bits.before(m.log);
            for (int i = 0; i < count; i++) {
                int far = o.symbol(offset);
                long value = (1L << far) + Integer.toUnsignedLong(bits.before(far));
                int length = MATCH_BASE[m.symbol(match)] + bits.before(MATCH_BITS[m.symbol(match)]);
                int run = LITERAL_BASE[l.symbol(literal)] + bits.before(LITERAL_BITS[l.symbol(literal)]);
                if (i + 1 < count) {
                    literal = l.next(literal, bits);
                    match = m.next(match, bits);
                    offset = o.next(offset, bits);
                }
                if (bits.left() < 0) throw cut();
                long distance = distance(value, run);
                if (run > literals.count - used) throw new PackedException("Zstandard: a block has too few literals");
                if ((long) have - at + run + length > most) throw tooLong(most);
                System.arraycopy(literals.bytes, used, to, have, run);
                used += run;
                have += run;
                if (distance > (long) history + have - at)
                    throw new PackedException("Zstandard: a copy of what is " + distance
                            + " bytes before, of which there are " + ((long) history + have - at));
                copy(to, have, (int) distance, length);
                have += length;
            }
            if (bits.left() != 0) throw new PackedException("Zstandard: the sequences do not end where they should");
        } else if (place != stop) {
            throw new PackedException("Zstandard: a block goes on behind its end");
        }
        int rest = literals.count - used;
        if ((long) have - at + rest > most) throw tooLong(most);
        System.arraycopy(literals.bytes, used, to, have, rest);
        return have + rest;
    }

    private static void copy(byte[] to, int at, int distance, int length) { // hot
        if (distance >= length) System.arraycopy(to, at - distance, to, at, length);
        else for (int i = 0; i < length; i++) to[at + i] = to[at + i - distance];
    }

    /** The distance of a copy: a new one, or one of those that were used last. */
    private long distance(long value, int run) throws PackedException { // hot
        if (value > 3) {
            recent[2] = recent[1];
            recent[1] = recent[0];
            recent[0] = (int) Math.min(value - 3, Integer.MAX_VALUE);
            return value - 3;
        }
        int which = (int) value - (run == 0 ? 0 : 1);
        int distance = which == 3 ? recent[0] - 1 : recent[which];
        if (distance <= 0) throw new PackedException("Zstandard: a copy of what is 0 bytes before");
        if (which > 1) recent[2] = recent[1];
        if (which > 0) recent[1] = recent[0];
        recent[0] = distance;
        return distance;
    }

    private ZstdTable table(int which) throws PackedException {
        ZstdTable table = tables[which];
        if (table == null) throw new PackedException("Zstandard: a block uses a table that is not there");
        return table;
    }

    private int tables(byte[] from, int start, int stop) throws PackedException {
        if (start >= stop) throw cut();
        int modes = from[start] & 0xff;
        if ((modes & 3) != 0) throw new PackedException("Zstandard: reserved bits are set");
        int place = start + 1;
        for (int i = 0; i < 3; i++) {
            switch (modes >> 6 - 2 * i & 3) {
                case 0 -> tables[i] = usual(i);
                case 1 -> {
                    if (place >= stop) throw cut();
                    int symbol = from[place++] & 0xff;
                    if (symbol > LARGEST_SYMBOL[i])
                        throw new PackedException(
                                "Zstandard: the symbol " + symbol + ", must be at most " + LARGEST_SYMBOL[i]);
                    tables[i] = ZstdTable.only(symbol);
                }
                case 2 -> {
                    bits.forward(from, place, stop);
                    tables[i] = ZstdTable.read(bits, LARGEST_LOG[i], LARGEST_SYMBOL[i]);
                    place = bits.byteBehind();
                }
                default -> {
                    // That of the block before.
                }
            }
        }
        return place;
    }

    private ZstdTable usual(int which) throws PackedException {
        ZstdTable known = usual[which];
        if (known != null) return known;
        ZstdTable made = switch (which) {
            case LITERALS ->
                ZstdTable.of(
                        6, 4, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 1, 1, 1, 1,
                        1, -1, -1, -1, -1);
            case OFFSETS ->
                ZstdTable.of(
                        5, 1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1);
            default ->
                ZstdTable.of(
                        6, 1, 4, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
                        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1);
        };
        usual[which] = made;
        return made;
    }

    private static PackedException tooLong(int most) {
        return new PackedException("Zstandard: a block becomes more than " + most + " bytes");
    }

    private static PackedException cut() {
        return new PackedException("Zstandard: a block ends too early");
    }
}
