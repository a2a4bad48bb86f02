package tepui.tools.trace.pack;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Decoder of Brotli (RFC 7932). Its window is kept twice as long as copies may reach, so that it is moved seldom. */
final class BrotliInput extends UnpackedInput {
    /** Least number of bytes that are unpacked at a time. */
    private static final int PART = 1 << 16;
    /** A word of the dictionary with what may be added to it, at most. */
    private static final int LONGEST_WORD = 64;

    private static final int[] INSERT_BASE = {
        0, 1, 2, 3, 4, 5, 6, 8, 10, 14, 18, 26, 34, 50, 66, 98, 130, 194, 322, 578, 1090, 2114, 6210, 22594
    };
    private static final int[] INSERT_BITS = {0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 12, 14, 24
    };
    private static final int[] COPY_BASE = {
        2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 18, 22, 30, 38, 54, 70, 102, 134, 198, 326, 582, 1094, 2118
    };
    private static final int[] COPY_BITS = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 24};
    /** First codes of lengths, by the upper bits of a symbol. */
    private static final int[] INSERT_CELL = {0, 0, 0, 0, 8, 8, 0, 16, 8, 16, 16};

    private static final int[] COPY_CELL = {0, 8, 0, 8, 0, 8, 16, 0, 16, 8, 16};
    /** Which of the last distances the first symbols mean, the last one first, and what is added to it. */
    private static final int[] NEAR_INDEX = {0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1};

    private static final int[] NEAR_ADDED = {0, 0, 0, 0, -1, 1, -2, 2, -3, 3, -1, 1, -2, 2, -3, 3};

    private final InputStream file;
    private final BitInput in;
    private int window;
    private int pos;
    /** Bytes before the first of the window. */
    private long before;

    private boolean begun;
    private boolean last;
    /** Bytes of the part that are left, and whether they stand there as they are. */
    private int left;

    private boolean plain;
    private int literals;
    private int copied;
    /** How long the copy is whose distance is pending. */
    private int length;

    private int distance;
    /** The distance of the copy has still to be read, or is the last one. */
    private boolean pending;

    private boolean implicit;
    private final int[] distances = {4, 11, 15, 16};
    private @Nullable BrotliPart part;

    BrotliInput(InputStream file) {
        this.file = file;
        in = new BitInput(file);
    }

    @Override
    boolean fill() throws IOException {
        if (!begun) begin();
        int full = 2 * window + PART + LONGEST_WORD;
        if (data.length - pos < PART + LONGEST_WORD && data.length < full) {
            data = Arrays.copyOf(data, (int) Math.min(full, 2L * data.length));
        } else if (data.length - pos < PART + LONGEST_WORD) {
            int kept = Math.min(pos, window);
            System.arraycopy(data, pos - kept, data, 0, kept);
            before += pos - kept;
            pos = kept;
        }
        int start = pos;
        int idle = 0;
        while (pos - start < PART) {
            int was = pos;
            if (left == 0 && !nextPart()) break;
            if (plain) plain(start + PART - pos);
            else step(codes(), start + PART - pos);
            // Codes of one symbol take no bits, and a word may be empty: that could go on for ever.
            idle = pos == was ? idle + 1 : 0;
            if (idle > PART) throw new PackedException("Brotli: commands give nothing");
        }
        give(start, pos);
        return pos > start;
    }

    private void begin() throws IOException {
        begun = true;
        int bits = 16;
        if (in.bits(1) != 0) {
            int n = in.bits(3);
            int m = n == 0 ? in.bits(3) : 0;
            if (m == 1) throw new PackedException("Brotli: a window larger than the format's");
            bits = n != 0 ? 17 + n : m != 0 ? 8 + m : 17;
        }
        window = (1 << bits) - 16;
        // A small file needs no large one; it grows with what is read.
        data = new byte[Math.min(2 * window, 1 << 18) + PART + LONGEST_WORD];
    }

    /** Begins the next part that has bytes; false at the end. */
    private boolean nextPart() throws IOException {
        while (!last) {
            last = in.bits(1) != 0;
            if (last && in.bits(1) != 0) return false;
            int nibbles = in.bits(2) + 4;
            if (nibbles == 7) {
                skip();
                continue;
            }
            int length = 0;
            for (int i = 0; i < nibbles; i++) {
                int nibble = in.bits(4);
                if (nibble == 0 && i == nibbles - 1 && i > 3) throw new PackedException("Brotli: a length has zeros");
                length |= nibble << 4 * i;
            }
            left = length + 1;
            plain = !last && in.bits(1) != 0;
            if (plain) in.align();
            else part = new BrotliPart(in);
            literals = 0;
            copied = 0;
            pending = false;
            return true;
        }
        return false;
    }

    private void skip() throws IOException {
        if (last) throw new PackedException("Brotli: the last part is one to be skipped");
        if (in.bits(1) != 0) throw new PackedException("Brotli: a bit that is kept for later is set");
        int bytes = in.bits(2);
        int length = 0;
        for (int i = 0; i < bytes; i++) length |= in.bits(8) << 8 * i;
        in.align();
        byte[] none = new byte[1 << 12];
        for (int skipped = bytes == 0 ? 0 : length + 1; skipped > 0; )
            skipped -= in.bytes(none, 0, Math.min(skipped, none.length));
    }

    private void plain(int most) throws IOException {
        int count = in.bytes(data, pos, Math.min(left, most));
        pos += count;
        left -= count;
    }

    private BrotliPart codes() throws PackedException {
        BrotliPart p = part;
        if (p == null) throw new PackedException("Brotli: no part has begun");
        return p;
    }

    /** A command's beginning, some of its literals, or some of its copy. */
    private void step(BrotliPart codes, int most) throws IOException {
        if (literals == 0 && copied == 0 && !pending) command(codes);
        if (literals > 0) {
            int count = Math.min(literals, most);
            for (int i = 0; i < count; i++) {
                int one = pos > 0 ? data[pos - 1] & 0xff : 0;
                int two = pos > 1 ? data[pos - 2] & 0xff : 0;
                data[pos++] = (byte) codes.literal(in, one, two);
            }
            literals -= count;
            left -= count;
            // The last command of a part has no copy where its literals end it.
            if (left == 0) pending = false;
            return;
        }
        if (pending) {
            pending = false;
            distance(codes);
        }
        int count = Math.min(copied, Math.min(most, left));
        for (int i = 0; i < count; i++, pos++) data[pos] = data[pos - distance];
        copied -= count;
        left -= count;
        if (left == 0 && copied > 0) throw new PackedException("Brotli: a copy is longer than its part");
    }

    private void command(BrotliPart codes) throws IOException {
        int symbol = codes.command(in);
        int cell = symbol >>> 6;
        int insert = INSERT_CELL[cell] + (symbol >>> 3 & 7);
        int copy = COPY_CELL[cell] + (symbol & 7);
        literals = INSERT_BASE[insert] + in.bits(INSERT_BITS[insert]);
        length = COPY_BASE[copy] + in.bits(COPY_BITS[copy]);
        implicit = symbol < 128;
        pending = true;
        if (literals > left) throw new PackedException("Brotli: literals are longer than their part");
    }

    private void distance(BrotliPart codes) throws IOException {
        int symbol = implicit ? 0 : codes.distance(in, length);
        int far;
        if (symbol < 16) {
            far = distances[NEAR_INDEX[symbol]] + NEAR_ADDED[symbol];
        } else {
            far = codes.far(in, symbol);
        }
        long reach = Math.min(window, before + pos);
        if (far <= 0) throw new PackedException("Brotli: a distance of " + far);
        if (far > reach) {
            int written = BrotliWords.get().write(length, (int) (far - reach - 1), data, pos);
            if (written > left) throw new PackedException("Brotli: a word is longer than its part");
            pos += written;
            left -= written;
            return;
        }
        if (far > pos) throw new PackedException("Brotli: a copy reaches before the window");
        if (symbol != 0) {
            System.arraycopy(distances, 0, distances, 1, 3);
            distances[0] = far;
        }
        distance = far;
        copied = length;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
