package tepui.tools.trace.pack;

import java.io.IOException;

/** Canonical prefix code of up to 15 bits: a table for the short ones, counts by length for the others. */
final class PrefixCode {
    private static final int LONGEST = 15;
    private static final int TABLE_BITS = 9;

    private final int[] counts = new int[LONGEST + 1];
    private final int[] symbols;
    /** Length and symbol of what the next bits are, 0 where they are not enough; null where there is one symbol, which takes no bits. */
    private final int[] table;

    /** A code from the length of each symbol, 0 for those that it lacks; one symbol alone takes no bits. */
    PrefixCode(int[] lengths, int size) throws PackedException {
        int used = 0;
        for (int i = 0; i < size; i++) {
            counts[lengths[i]]++;
            if (lengths[i] > 0) used++;
        }
        counts[0] = 0;
        int[] next = new int[LONGEST + 1];
        for (int length = 1; length < LONGEST; length++) next[length + 1] = next[length] + counts[length];
        symbols = new int[Math.max(1, used)];
        for (int i = 0; i < size; i++) if (lengths[i] > 0) symbols[next[lengths[i]]++] = i;
        if (used <= 1) {
            table = new int[0];
            return;
        }
        int space = 1 << LONGEST;
        for (int length = 1; length <= LONGEST; length++) space -= counts[length] << LONGEST - length;
        if (space != 0) throw new PackedException("a prefix code is " + (space > 0 ? "not complete" : "too large"));
        table = new int[1 << TABLE_BITS];
        int code = 0;
        int index = 0;
        for (int length = 1; length <= TABLE_BITS; length++) {
            for (int i = 0; i < counts[length]; i++, code++, index++) {
                int reversed = Integer.reverse(code) >>> 32 - length;
                for (int slot = reversed; slot < table.length; slot += 1 << length)
                    table[slot] = length << 16 | symbols[index];
            }
            code <<= 1;
        }
    }

    int read(BitInput in) throws IOException { // hot
        if (table.length == 0) return symbols[0];
        int bits = in.peek(LONGEST);
        int entry = table[bits & (1 << TABLE_BITS) - 1];
        if (entry != 0) {
            in.take(entry >>> 16);
            return entry & 0xffff;
        }
        int code = 0;
        int first = 0;
        int index = 0;
        for (int length = 1; length <= LONGEST; length++) {
            code |= bits & 1;
            bits >>>= 1;
            int count = counts[length];
            if (code - count < first) {
                in.take(length);
                return symbols[index + code - first];
            }
            index += count;
            first = first + count << 1;
            code <<= 1;
        }
        throw new PackedException("a prefix code has no such symbol");
    }
}
