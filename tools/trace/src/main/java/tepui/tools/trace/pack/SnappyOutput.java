package tepui.tools.trace.pack;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/** Encoder of apitrace's container of Snappy: blocks of a mebibyte, repeats found by a table of four bytes. */
public final class SnappyOutput extends OutputStream {
    private static final int BLOCK = 1 << 20;
    private static final int TABLE = 1 << 14;
    /** Copies reach back so far: their distance takes two bytes. */
    private static final int FARTHEST = 65535;

    private final OutputStream out;
    private final byte[] block = new byte[BLOCK];
    private int filled;
    private final byte[] packed = new byte[BLOCK + BLOCK / 6 + 64];
    private int at;
    private final int[] table = new int[TABLE];
    private boolean closed;

    public SnappyOutput(OutputStream out) throws IOException {
        this.out = out;
        out.write('a');
        out.write('t');
    }

    @Override
    public void write(int b) throws IOException {
        if (filled == BLOCK) pack();
        block[filled++] = (byte) b;
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        int done = 0;
        while (done < length) {
            if (filled == BLOCK) pack();
            int part = Math.min(length - done, BLOCK - filled);
            System.arraycopy(bytes, from + done, block, filled, part);
            filled += part;
            done += part;
        }
    }

    private void pack() throws IOException {
        if (filled == 0) return;
        at = 0;
        int size = filled;
        for (; size > 0x7f; size >>>= 7) packed[at++] = (byte) (size & 0x7f | 0x80);
        packed[at++] = (byte) size;
        Arrays.fill(table, -1);
        int literals = 0;
        int i = 0;
        while (i + 4 <= filled) {
            int four = four(i);
            int slot = four * 0x1e35a7bd >>> 18;
            int before = table[slot];
            table[slot] = i;
            if (before < 0 || i - before > FARTHEST || four(before) != four) {
                // Where nothing repeats, steps grow.
                i += 1 + (i - literals >>> 6);
                continue;
            }
            literal(literals, i);
            int length = 4;
            while (i + length < filled && block[before + length] == block[i + length]) length++;
            copy(i - before, length);
            i += length;
            literals = i;
        }
        literal(literals, filled);
        for (int b = 0; b < 4; b++) out.write(at >>> 8 * b);
        out.write(packed, 0, at);
        filled = 0;
    }

    private int four(int i) {
        return block[i] & 0xff | (block[i + 1] & 0xff) << 8 | (block[i + 2] & 0xff) << 16 | block[i + 3] << 24;
    }

    private void literal(int from, int to) {
        int length = to - from;
        if (length == 0) return;
        int count = length - 1;
        if (count < 60) {
            packed[at++] = (byte) (count << 2);
        } else {
            int bytes = count < 1 << 8 ? 1 : count < 1 << 16 ? 2 : 3;
            packed[at++] = (byte) (59 + bytes << 2);
            for (int b = 0; b < bytes; b++) packed[at++] = (byte) (count >>> 8 * b);
        }
        System.arraycopy(block, from, packed, at, length);
        at += length;
    }

    private void copy(int distance, int length) {
        for (int left = length; left > 0; ) {
            int part = Math.min(left, 64);
            packed[at++] = (byte) (part - 1 << 2 | 2);
            packed[at++] = (byte) distance;
            packed[at++] = (byte) (distance >>> 8);
            left -= part;
        }
    }

    /** Writes what there is as a block of its own. */
    @Override
    public void flush() throws IOException {
        pack();
        out.flush();
    }

    @Override
    public void close() throws IOException {
        if (closed) return;
        closed = true;
        try (out) {
            pack();
        }
    }
}
