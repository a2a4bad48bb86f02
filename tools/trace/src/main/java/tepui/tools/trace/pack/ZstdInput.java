package tepui.tools.trace.pack;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * Decoder of Zstandard (RFC 8878): frames one after another, without dictionaries. The window is kept in front of the block, in an array that grows with
 * what is unpacked: a head that lies takes no memory.
 */
final class ZstdInput extends UnpackedInput {
    static final int MAGIC = 0xfd2fb528;
    static final int SKIPPED = 0x184d2a50;

    private static final int LARGEST_BLOCK = 1 << 17;
    /** Largest window: decoders are asked for 8 MiB at least, and the tool's longest need this. */
    private static final long LARGEST_WINDOW = 1L << 27;

    private final InputStream in;
    private final byte[] packed = new byte[LARGEST_BLOCK];
    private final ZstdLiterals literals = new ZstdLiterals();
    private final ZstdSequences sequences = new ZstdSequences();
    private final Xxh64 sum = new Xxh64();
    private boolean inFrame;
    private boolean summed;
    private int window;
    private int mostOfBlock;
    /** The frame's bytes in {@code data} begin and end here. */
    private int first;

    private int end;

    ZstdInput(InputStream in) {
        this.in = in;
    }

    @Override
    boolean fill() throws IOException {
        while (true) {
            if (!inFrame && !frame()) return false;
            int head = (int) number(3);
            boolean last = (head & 1) != 0;
            int size = head >> 3;
            if (size > mostOfBlock)
                throw new PackedException("Zstandard: a block of " + size + " bytes, must be at most " + mostOfBlock);
            room();
            int start = end;
            block(head >> 1 & 3, size);
            if (summed) sum.add(data, start, end);
            if (last) endOfFrame();
            if (end == start) continue;
            give(start, end);
            return true;
        }
    }

    private void block(int kind, int size) throws IOException {
        switch (kind) {
            case 0 -> {
                whole(data, end, size);
                end += size;
            }
            case 1 -> {
                byte value = (byte) number(1);
                Arrays.fill(data, end, end + size, value);
                end += size;
            }
            case 2 -> {
                whole(packed, 0, size);
                int behind = literals.read(packed, 0, size, mostOfBlock);
                int history = Math.min(end - first, window);
                end = sequences.read(packed, behind, size, literals, data, end, history, mostOfBlock);
            }
            default -> throw new PackedException("Zstandard: a block of a reserved kind");
        }
    }

    /** Makes room for a block behind the window. */
    private void room() {
        int needed = end + mostOfBlock;
        if (needed <= data.length) return;
        int kept = Math.min(end - first, window);
        if (end - kept >= kept + mostOfBlock) {
            System.arraycopy(data, end - kept, data, 0, kept);
            first = 0;
            end = kept;
            return;
        }
        data = Arrays.copyOf(data, Math.max(2 * data.length, needed));
    }

    private void endOfFrame() throws IOException {
        inFrame = false;
        if (!summed) return;
        int expected = (int) number(4);
        if (expected != (int) sum.value())
            throw new PackedException("Zstandard: the checksum is " + Integer.toHexString((int) sum.value())
                    + ", and the file says " + Integer.toHexString(expected));
    }

    /** Begins the next frame; false at the end. What is to be skipped is. */
    private boolean frame() throws IOException {
        while (true) {
            byte[] four = new byte[4];
            int length = in.readNBytes(four, 0, 4);
            if (length == 0) return false;
            if (length < 4) throw cut();
            int magic = four[0] & 0xff | (four[1] & 0xff) << 8 | (four[2] & 0xff) << 16 | four[3] << 24;
            if ((magic & ~15) == SKIPPED) {
                pass(number(4));
                continue;
            }
            if (magic != MAGIC)
                throw new PackedException("Zstandard: a frame begins with " + Integer.toHexString(magic));
            head();
            return true;
        }
    }

    private void pass(long bytes) throws IOException {
        for (long left = bytes; left > 0; ) {
            int part = (int) Math.min(left, packed.length);
            whole(packed, 0, part);
            left -= part;
        }
    }

    private void head() throws IOException {
        int flags = (int) number(1);
        if ((flags & 8) != 0) throw new PackedException("Zstandard: reserved bits are set");
        boolean whole = (flags & 0x20) != 0;
        long bytes = 0;
        if (!whole) {
            int w = (int) number(1);
            long base = 1L << 10 + (w >> 3);
            bytes = base + base / 8 * (w & 7);
        }
        int dictionary = flags & 3;
        if (dictionary != 0 && number(dictionary == 3 ? 4 : dictionary) != 0)
            throw new PackedException("Zstandard: a dictionary is needed, which traces have not");
        int size = flags >> 6;
        long content = size == 0 ? whole ? number(1) : 0 : number(1 << size) + (size == 1 ? 256 : 0);
        if (whole) bytes = content;
        if (bytes < 0 || bytes > LARGEST_WINDOW)
            throw new PackedException("Zstandard: a window of " + Long.toUnsignedString(bytes)
                    + " bytes, must be at most " + LARGEST_WINDOW + "; pack it with less: zstd -19");
        window = (int) bytes;
        mostOfBlock = Math.min(window, LARGEST_BLOCK);
        first = 0;
        end = 0;
        literals.reset();
        sequences.reset();
        summed = (flags & 4) != 0;
        sum.reset();
        inFrame = true;
    }

    private long number(int bytes) throws IOException {
        long value = 0;
        for (int i = 0; i < bytes; i++) {
            int b = in.read();
            if (b < 0) throw cut();
            value |= (long) b << 8 * i;
        }
        return value;
    }

    private void whole(byte[] to, int from, int count) throws IOException {
        if (in.readNBytes(to, from, count) < count) throw cut();
    }

    private static PackedException cut() {
        return new PackedException("Zstandard: the packed data ends too early");
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
