package tepui.tools.trace.pack;

import java.io.IOException;
import java.io.InputStream;

/**
 * Decoder of apitrace's container of Snappy: behind its two letters, blocks with the length of each in four bytes before it. A block is Snappy's raw
 * format: the length of the result, then literals and copies of what is there already.
 */
final class SnappyInput extends UnpackedInput {
    /** Most bytes of a block: apitrace's own have a mebibyte. */
    private static final int LONGEST = 1 << 26;

    private final InputStream in;
    private byte[] packed = new byte[0];

    SnappyInput(InputStream in) {
        this.in = in;
    }

    @Override
    boolean fill() throws IOException {
        while (true) {
            int length = length();
            if (length < 0) return false;
            if (length > packed.length) packed = new byte[0];
            // A block that is cut off is taken as the end: the program that wrote it has died.
            if (!read(length)) return false;
            if (length > 0 && unpack(length)) return true;
        }
    }

    /** The length of the next block; -1 at the end. */
    private int length() throws IOException {
        byte[] four = new byte[4];
        if (in.readNBytes(four, 0, 4) < 4) return -1;
        int length = four[0] & 0xff | (four[1] & 0xff) << 8 | (four[2] & 0xff) << 16 | four[3] << 24;
        if (length < 0 || length > LONGEST)
            throw new PackedException(
                    "Snappy: a block of " + Integer.toUnsignedString(length) + " bytes, must be at most " + LONGEST);
        return length;
    }

    private boolean read(int length) throws IOException {
        if (packed.length < length) {
            packed = in.readNBytes(length);
            return packed.length == length;
        }
        return in.readNBytes(packed, 0, length) == length;
    }

    private boolean unpack(int length) throws IOException {
        int at = 0;
        int size = 0;
        for (int shift = 0; ; shift += 7) {
            if (at == length || shift > 28) throw new PackedException("Snappy: a block has no length");
            int b = packed[at++];
            size |= (b & 0x7f) << shift;
            if (b >= 0) break;
        }
        if (size < 0 || size > LONGEST)
            throw new PackedException(
                    "Snappy: a block of " + Integer.toUnsignedString(size) + " bytes, must be at most " + LONGEST);
        // A copy of 64 bytes takes two: what is more than that is a lie.
        if (size > 64L * length) throw new PackedException("Snappy: " + length + " bytes cannot become " + size);
        if (data.length < size) data = new byte[size];
        int have = 0;
        while (at < length) {
            int tag = packed[at++] & 0xff;
            if ((tag & 3) == 0) {
                int count = tag >>> 2;
                if (count >= 60) {
                    int bytes = count - 59;
                    if (length - at < bytes) throw cut();
                    count = 0;
                    for (int i = 0; i < bytes; i++) count |= (packed[at++] & 0xff) << 8 * i;
                    if (count < 0) throw cut();
                }
                count++;
                if (count < 0 || count > length - at || count > size - have) throw cut();
                System.arraycopy(packed, at, data, have, count);
                at += count;
                have += count;
            } else {
                int bytes = (tag & 3) == 3 ? 4 : tag & 3;
                if (length - at < bytes) throw cut();
                int count = (tag & 3) == 1 ? 4 + (tag >>> 2 & 7) : 1 + (tag >>> 2);
                int distance = (tag & 3) == 1 ? (tag >>> 5) << 8 : 0;
                for (int i = 0; i < bytes; i++) distance |= (packed[at++] & 0xff) << 8 * i;
                if (distance <= 0 || distance > have || count > size - have) throw cut();
                for (int i = 0; i < count; i++) data[have + i] = data[have + i - distance];
                have += count;
            }
        }
        if (have != size) throw cut();
        give(size);
        return size > 0;
    }

    private static PackedException cut() {
        return new PackedException("Snappy: a block is damaged");
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
