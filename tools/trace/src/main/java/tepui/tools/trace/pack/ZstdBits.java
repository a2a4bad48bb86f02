package tepui.tools.trace.pack;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Bits of a part of an array as Zstandard writes them (RFC 8878, 4.1): forward from the lowest bit on, or backward from the mark that ends them. */
final class ZstdBits {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private byte[] bytes = new byte[0];
    private long first;
    private long end;
    private long at;

    /** Reads forward, from a byte on. */
    void forward(byte[] from, int start, int stop) {
        bytes = from;
        first = 8L * start;
        end = 8L * stop;
        at = first;
    }

    /** Reads backward: the highest bit that is set in the last byte is the mark. */
    void backward(byte[] from, int start, int stop) throws PackedException {
        if (start >= stop || from[stop - 1] == 0) throw new PackedException("Zstandard: bits have no end");
        bytes = from;
        first = 8L * start;
        end = 8L * stop - 1 - Integer.numberOfLeadingZeros((from[stop - 1] & 0xff) << 24);
        at = end;
    }

    /** The next bits forward, up to 31. */
    int next(int count) throws PackedException {
        if (at + count > end) throw new PackedException("Zstandard: a table ends too early");
        int value = bits(at, count);
        at += count;
        return value;
    }

    /** Goes back over a bit that was read forward. */
    void unread() {
        at--;
    }

    /** The byte behind what was read forward. */
    int byteBehind() {
        return (int) (at + 7 >> 3);
    }

    /** The bits before, up to 31; before the first there are zeros, and {@link #left} is negative then. */
    int before(int count) { // hot
        at -= count;
        if (at >= first) return bits(at, count);
        long there = at + count - first;
        return there <= 0 ? 0 : bits(first, (int) there) << first - at;
    }

    /** The bits before, which stay. */
    int peek(int count) { // hot
        int value = before(count);
        at += count;
        return value;
    }

    void skip(int count) { // hot
        at -= count;
    }

    /** Bits that are left to be read backward. */
    long left() {
        return at - first;
    }

    private int bits(long from, int count) { // hot
        int index = (int) (from >> 3);
        long word = 0;
        if (index + 8 <= bytes.length) word = (long) LONGS.get(bytes, index);
        else for (int i = 0; index + i < bytes.length; i++) word |= (bytes[index + i] & 0xffL) << 8 * i;
        return (int) (word >>> (from & 7) & (1L << count) - 1);
    }
}
