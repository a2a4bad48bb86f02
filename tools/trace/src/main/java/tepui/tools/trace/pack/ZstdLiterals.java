package tepui.tools.trace.pack;

import java.util.Arrays;

/** Literals of a block (RFC 8878, 3.1.1.3.1): as they are, one byte many times, or by a Huffman code, which the next block may use again. */
final class ZstdLiterals {
    private static final int LONGEST_CODE = 11;

    byte[] bytes = new byte[0];
    int count;

    private final ZstdBits bits = new ZstdBits();
    /** By the next bits: a symbol, and in the upper byte how many bits it takes. */
    private short[] codes = new short[0];

    private int longest;

    /** A new frame: there is no code from before. */
    void reset() {
        longest = 0;
    }

    /** Reads the section and returns where it ends. */
    int read(byte[] from, int start, int stop, int most) throws PackedException {
        if (start >= stop) throw cut();
        int kind = from[start] & 3;
        int format = from[start] >> 2 & 3;
        return kind < 2 ? plain(from, start, stop, most, kind, format) : coded(from, start, stop, most, kind, format);
    }

    private int plain(byte[] from, int start, int stop, int most, int kind, int format) throws PackedException {
        int head = (format & 1) == 0 ? 1 : format == 1 ? 2 : 3;
        long word = number(from, start, stop, head);
        take((int) (word >> (head == 1 ? 3 : 4)), most);
        int at = start + head;
        if (kind == 0) {
            if (count > stop - at) throw cut();
            System.arraycopy(from, at, bytes, 0, count);
            return at + count;
        }
        if (at >= stop) throw cut();
        Arrays.fill(bytes, 0, count, from[at]);
        return at + 1;
    }

    private int coded(byte[] from, int start, int stop, int most, int kind, int format) throws PackedException {
        int size = format < 2 ? 10 : format == 2 ? 14 : 18;
        int head = format < 2 ? 3 : format == 2 ? 4 : 5;
        long word = number(from, start, stop, head);
        take((int) (word >> 4) & (1 << size) - 1, most);
        int packed = (int) (word >> 4 + size) & (1 << size) - 1;
        int at = start + head;
        if (packed > stop - at) throw cut();
        int end = at + packed;
        if (kind == 2) at = code(from, at, end);
        if (longest == 0) throw new PackedException("Zstandard: literals use a code that is not there");
        if (format == 0) {
            stream(from, at, end, 0, count);
            return end;
        }
        if (end - at < 6) throw cut();
        int part = (count + 3) / 4;
        if (3 * part > count) throw new PackedException("Zstandard: " + count + " literals in four streams");
        int begin = at + 6;
        for (int i = 0; i < 4; i++) {
            int to = i == 3 ? end : begin + (int) number(from, at + 2 * i, end, 2);
            if (to > end) throw cut();
            stream(from, begin, to, i * part, i == 3 ? count : (i + 1) * part);
            begin = to;
        }
        return end;
    }

    private void take(int literals, int most) throws PackedException {
        if (literals > most)
            throw new PackedException("Zstandard: a block has " + literals + " literals, must be at most " + most);
        count = literals;
        if (bytes.length < literals) bytes = new byte[most];
    }

    private void stream(byte[] from, int start, int stop, int first, int end) throws PackedException {
        bits.backward(from, start, stop);
        for (int i = first; i < end; i++) {
            short code = codes[bits.peek(longest)];
            bits.skip(code >> 8);
            bytes[i] = (byte) code;
        }
        if (bits.left() != 0) throw new PackedException("Zstandard: a stream of literals does not end where it should");
    }

    /** Reads the code: how heavy each symbol is; the last follows from the others. */
    private int code(byte[] from, int start, int stop) throws PackedException {
        if (start >= stop) throw cut();
        int head = from[start] & 0xff;
        int at = start + 1;
        int[] weights = new int[256];
        int symbols;
        if (head >= 128) {
            symbols = head - 127;
            int size = (symbols + 1) / 2;
            if (size > stop - at) throw cut();
            for (int i = 0; i < symbols; i++) weights[i] = from[at + i / 2] >> ((i & 1) == 0 ? 4 : 0) & 15;
            at += size;
        } else {
            if (head > stop - at) throw cut();
            symbols = packedWeights(from, at, at + head, weights);
            at += head;
        }
        build(weights, symbols);
        return at;
    }

    /** Weights as two states take turns to give them. */
    private int packedWeights(byte[] from, int start, int stop, int[] weights) throws PackedException {
        bits.forward(from, start, stop);
        ZstdTable table = ZstdTable.read(bits, 6, 255);
        bits.backward(from, bits.byteBehind(), stop);
        int one = bits.before(table.log);
        int two = bits.before(table.log);
        if (bits.left() < 0) throw cut();
        int symbols = 0;
        while (true) {
            if (symbols > 253) throw new PackedException("Zstandard: a code has more than 256 symbols");
            weights[symbols++] = table.symbol(one);
            if (bits.left() < table.bits(one)) {
                weights[symbols++] = table.symbol(two);
                return symbols;
            }
            int next = table.next(one, bits);
            one = two;
            two = next;
        }
    }

    private void build(int[] weights, int symbols) throws PackedException {
        int sum = 0;
        for (int i = 0; i < symbols; i++) {
            if (weights[i] > LONGEST_CODE) throw wrongCode();
            if (weights[i] > 0) sum += 1 << weights[i] - 1;
        }
        if (sum == 0) throw wrongCode();
        int log = 32 - Integer.numberOfLeadingZeros(sum);
        int rest = (1 << log) - sum;
        if (log > LONGEST_CODE || Integer.bitCount(rest) != 1) throw wrongCode();
        weights[symbols] = Integer.numberOfTrailingZeros(rest) + 1;
        if (codes.length != 1 << log) codes = new short[1 << log];
        int at = 0;
        for (int weight = 1; weight <= log; weight++) {
            for (int s = 0; s <= symbols; s++) {
                if (weights[s] != weight) continue;
                int end = at + (1 << weight - 1);
                Arrays.fill(codes, at, end, (short) (log + 1 - weight << 8 | s));
                at = end;
            }
        }
        longest = log;
    }

    private static long number(byte[] from, int start, int stop, int size) throws PackedException {
        if (stop - start < size) throw cut();
        long value = 0;
        for (int i = 0; i < size; i++) value |= (from[start + i] & 0xffL) << 8 * i;
        return value;
    }

    private static PackedException wrongCode() {
        return new PackedException("Zstandard: a code's lengths do not fit together");
    }

    private static PackedException cut() {
        return new PackedException("Zstandard: a block ends too early");
    }
}
