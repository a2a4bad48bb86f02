package tepui.tools.trace.pack;

import java.util.Arrays;

/** Table of states of a finite state entropy code (RFC 8878, 4.1): for each its symbol, and where the bits that follow lead. */
final class ZstdTable {
    final int log;
    private final byte[] symbols;
    private final byte[] counts;
    private final short[] bases;

    private ZstdTable(int log) {
        this.log = log;
        symbols = new byte[1 << log];
        counts = new byte[1 << log];
        bases = new short[1 << log];
    }

    /** The table of one symbol, which takes no bits. */
    static ZstdTable only(int symbol) {
        ZstdTable table = new ZstdTable(0);
        table.symbols[0] = (byte) symbol;
        return table;
    }

    /** The table of how often symbols are, -1 for less than once. */
    static ZstdTable of(int log, int... frequencies) throws PackedException {
        ZstdTable table = new ZstdTable(log);
        int size = 1 << log;
        int[] next = new int[frequencies.length];
        int high = size;
        for (int s = 0; s < frequencies.length; s++) {
            if (frequencies[s] >= 0) continue;
            table.symbols[--high] = (byte) s;
            next[s] = 1;
        }
        int step = (size >> 1) + (size >> 3) + 3;
        int at = 0;
        for (int s = 0; s < frequencies.length; s++) {
            if (frequencies[s] <= 0) continue;
            next[s] = frequencies[s];
            for (int i = 0; i < frequencies[s]; i++) {
                table.symbols[at] = (byte) s;
                do at = at + step & size - 1;
                while (at >= high);
            }
        }
        if (at != 0) throw new PackedException("Zstandard: a table's frequencies do not fill it");
        for (int i = 0; i < size; i++) {
            int n = next[table.symbols[i] & 0xff]++;
            int bits = log - (31 - Integer.numberOfLeadingZeros(n));
            table.counts[i] = (byte) bits;
            table.bases[i] = (short) ((n << bits) - size);
        }
        return table;
    }

    /** Reads a table's description. */
    static ZstdTable read(ZstdBits in, int largestLog, int largestSymbol) throws PackedException {
        int log = 5 + in.next(4);
        if (log > largestLog)
            throw new PackedException("Zstandard: a table has 2^" + log + " states, must be at most 2^" + largestLog);
        int[] frequencies = new int[largestSymbol + 1];
        int left = 1 << log;
        int symbol = 0;
        while (left > 0) {
            if (symbol > largestSymbol) throw tooMany(largestSymbol);
            int bits = 32 - Integer.numberOfLeadingZeros(left + 1);
            int value = in.next(bits);
            int low = value & (1 << bits - 1) - 1;
            int threshold = (1 << bits) - 2 - left;
            if (low < threshold) {
                in.unread();
                value = low;
            } else if (value >= 1 << bits - 1) {
                value -= threshold;
            }
            int frequency = value - 1;
            left -= Math.abs(frequency);
            frequencies[symbol++] = frequency;
            if (frequency != 0) continue;
            int zeros;
            do {
                zeros = in.next(2);
                symbol += zeros;
                if (symbol > largestSymbol + 1) throw tooMany(largestSymbol);
            } while (zeros == 3);
        }
        return of(log, Arrays.copyOf(frequencies, symbol));
    }

    private static PackedException tooMany(int largest) {
        return new PackedException("Zstandard: a table has symbols above " + largest);
    }

    int symbol(int state) { // hot
        return symbols[state] & 0xff;
    }

    /** How many bits lead from a state to the next. */
    int bits(int state) { // hot
        return counts[state];
    }

    int next(int state, ZstdBits in) { // hot
        return bases[state] + in.before(counts[state]);
    }
}
