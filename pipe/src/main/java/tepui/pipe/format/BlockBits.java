package tepui.pipe.format;

/** The 128 bits of a block, taken from the lowest up. A value per block: nothing is kept. */
final class BlockBits {
    private final long low;
    private final long high;
    private int at;

    BlockBits(byte[] from, int offset) {
        low = BlockDecoder.i64(from, offset);
        high = BlockDecoder.i64(from, offset + 8);
    }

    int at() {
        return at;
    }

    /** The next {@code count} bits, at most 31. */
    int take(int count) {
        int result = peek(at, count);
        at += count;
        return result;
    }

    int peek(int from, int count) {
        if (count == 0) return 0;
        long v = from >= 64 ? high >>> from - 64 : from == 0 ? low : low >>> from | high << 64 - from;
        return (int) (v & (1L << count) - 1);
    }
}
