package tepui.stream;

/**
 * Layout of packet headers, and sizes of the ring and its chunks. A header has the packet's {@link Op} in bits 0 to 7,
 * a small argument in bits 8 to 15 and the number of its words, itself included, in bits 16 to 31.
 */
final class PacketLayout {
    /** Packets do not cross a chunk: 64 KiB, several hundred draws. */
    static final int CHUNK_WORDS = 1 << 14;

    /** A packet has at most this many words, so that the end of a chunk can always be marked. */
    static final int MOST_WORDS = CHUNK_WORDS - 1;

    /** References of a chunk: a packet with references has at least twice as many words on average. */
    static final int CHUNK_REFERENCES = CHUNK_WORDS / 4;

    /** Written words become visible to the driver's thread at the latest when there are so many. */
    static final int PUBLISH_WORDS = 2048;

    private static final int STAGE_BITS = 3;

    private PacketLayout() {}

    static int header(int op, int argument, int words) {
        return op | argument << 8 | words << 16;
    }

    static int op(int header) {
        return header & 255;
    }

    static int argument(int header) {
        return header >>> 8 & 255;
    }

    static int words(int header) {
        return header >>> 16;
    }

    /** A stage and a uniform slot as one argument. */
    static int stageAndSlot(int stage, int slot) {
        return stage | slot << STAGE_BITS;
    }

    static int stage(int stageAndSlot) {
        return stageAndSlot & (1 << STAGE_BITS) - 1;
    }

    static int slot(int stageAndSlot) {
        return stageAndSlot >>> STAGE_BITS;
    }

    static long join(int low, int high) {
        return low & 0xffffffffL | (long) high << 32;
    }
}
