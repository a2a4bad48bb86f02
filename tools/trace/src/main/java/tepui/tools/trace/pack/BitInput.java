package tepui.tools.trace.pack;

import java.io.IOException;
import java.io.InputStream;

/** Bits of a stream, the lowest of each byte first. */
final class BitInput {
    private final InputStream in;
    private final byte[] buffer = new byte[1 << 14];
    private int at;
    private int filled;
    private long hold;
    private int held;

    BitInput(InputStream in) {
        this.in = in;
    }

    /** Holds so many bits, 32 at most; behind the end there are zeros, which only {@link #take} refuses. */
    private void want(int bits) throws IOException {
        while (held < bits) {
            if (at == filled) {
                filled = Math.max(0, in.read(buffer, 0, buffer.length));
                at = 0;
                if (filled == 0) return;
            }
            hold |= (buffer[at++] & 0xffL) << held;
            held += 8;
        }
    }

    /** The next bits, up to 16, without taking them. */
    int peek(int bits) throws IOException {
        want(bits);
        return (int) hold & (1 << bits) - 1;
    }

    void take(int bits) throws IOException {
        if (held < bits) throw new PackedException("the packed data ends too early");
        hold >>>= bits;
        held -= bits;
    }

    /** A number of up to 24 bits. */
    int bits(int bits) throws IOException {
        want(bits);
        int value = (int) hold & (1 << bits) - 1;
        take(bits);
        return value;
    }

    /** Goes to the next whole byte; the bits before it must be zero. */
    void align() throws IOException {
        if (bits(held & 7) != 0) throw new PackedException("bits before a whole byte are not zero");
    }

    /** Whole bytes, from a place that is aligned. Returns how many there were, at least one. */
    int bytes(byte[] to, int from, int count) throws IOException {
        if (held > 0) {
            to[from] = (byte) bits(8);
            return 1;
        }
        if (at == filled) {
            filled = Math.max(0, in.read(buffer, 0, buffer.length));
            at = 0;
            if (filled == 0) throw new PackedException("the packed data ends too early");
        }
        int part = Math.min(count, filled - at);
        System.arraycopy(buffer, at, to, from, part);
        at += part;
        return part;
    }
}
