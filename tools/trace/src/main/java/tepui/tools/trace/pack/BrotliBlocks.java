package tepui.tools.trace.pack;

import java.io.IOException;

/** Types of blocks of one category in a part of a Brotli stream (RFC 7932, 6): the one that holds, and for how many symbols. */
final class BrotliBlocks {
    private static final int[] COUNT_BASE = {
        1, 5, 9, 13, 17, 25, 33, 41, 49, 65, 81, 97, 113, 145, 177, 209, 241, 305, 369, 497, 753, 1265, 2289, 4337,
        8433, 16625
    };
    private static final int[] COUNT_BITS = {
        2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13, 24
    };

    final int types;
    /** The type of the block that holds. */
    int type;

    private int before = 1;
    private int left = 1 << 24;
    private final PrefixCode typeCode;
    private final PrefixCode countCode;

    BrotliBlocks(BitInput in) throws IOException {
        types = BrotliCodes.number(in);
        int[] alone = new int[1];
        if (types < 2) {
            typeCode = new PrefixCode(alone, 1);
            countCode = typeCode;
            return;
        }
        typeCode = BrotliCodes.read(in, types + 2);
        countCode = BrotliCodes.read(in, COUNT_BASE.length);
        left = count(in);
    }

    private int count(BitInput in) throws IOException {
        int symbol = countCode.read(in);
        return COUNT_BASE[symbol] + in.bits(COUNT_BITS[symbol]);
    }

    /** Before a symbol. */
    void next(BitInput in) throws IOException { // hot
        if (left == 0 && types > 1) {
            int symbol = typeCode.read(in);
            int chosen = symbol == 0 ? before : symbol == 1 ? type + 1 : symbol - 2;
            if (chosen >= types) chosen -= types;
            before = type;
            type = chosen;
            left = count(in);
        }
        left--;
    }
}
