package tepui.tools.trace.pack;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;

/** Stream of unpacked bytes, which come a block at a time. */
abstract sealed class UnpackedInput extends InputStream permits SnappyInput, BrotliInput, ZstdInput {
    /** The block; what is in it before {@code from} has been read. */
    byte[] data = new byte[0];

    private int at;
    private int end;

    /** Puts the next block into {@code data} and says how long it is; false at the end. */
    abstract boolean fill() throws IOException;

    /** The block has so many bytes, from the first on. */
    final void give(int bytes) {
        give(0, bytes);
    }

    /** The block stands between two places. */
    final void give(int from, int to) {
        at = from;
        end = to;
    }

    @Override
    public final int read() throws IOException {
        if (at == end && !fill()) return -1;
        return data[at++] & 0xff;
    }

    @Override
    public final int read(byte[] bytes, int from, int length) throws IOException {
        Objects.checkFromIndexSize(from, length, bytes.length);
        if (length == 0) return 0;
        if (at == end && !fill()) return -1;
        int count = Math.min(length, end - at);
        System.arraycopy(data, at, bytes, from, count);
        at += count;
        return count;
    }
}
