package tepui.tools.trace.file;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Numbers, texts and bytes from a trace's stream, through a buffer of its own. */
final class Words {
    private final InputStream in;
    private final byte[] buffer = new byte[1 << 16];
    private int at;
    private int filled;
    private long before;
    private boolean ended;
    private boolean cut;

    Words(InputStream in) {
        this.in = in;
    }

    long position() {
        return before + at;
    }

    TraceException wrong(String what) {
        return new TraceException("at byte " + position() + ": " + what);
    }

    /** Nothing more is read: a call is not whole. */
    void end() {
        ended = true;
        cut = true;
        at = filled;
    }

    /** Whether the stream has ended where it should not. */
    boolean isCut() {
        return cut;
    }

    private boolean fill() throws IOException {
        if (ended) return false;
        before += filled;
        at = 0;
        try {
            filled = Math.max(0, in.read(buffer, 0, buffer.length));
        } catch (EOFException e) {
            // The container says that more should follow.
            filled = 0;
            cut = true;
        }
        ended = filled == 0;
        return !ended;
    }

    /** A byte, or -1 at the end. */
    int byteOrEnd() throws IOException {
        if (at == filled && !fill()) return -1;
        return buffer[at++] & 0xff;
    }

    int next() throws IOException {
        if (at == filled && !fill()) throw new CutShortException(position());
        return buffer[at++] & 0xff;
    }

    /** A number of seven bits a byte, the lowest first. */
    long number() throws IOException {
        long value = 0;
        for (int shift = 0; ; shift += 7) {
            int b = next();
            if (shift == 63 && b > 1) throw wrong("a number has more than 64 bits");
            value |= (long) (b & 0x7f) << shift;
            if (b < 0x80) return value;
        }
    }

    int small(String what, int most) throws IOException {
        long value = number();
        if (value < 0 || value > most)
            throw wrong(what + ": " + Long.toUnsignedString(value) + ", must be at most " + most);
        return (int) value;
    }

    long fixed(int bytes) throws IOException {
        long value = 0;
        for (int i = 0; i < bytes; i++) value |= (long) next() << 8 * i;
        return value;
    }

    String text(int longest) throws IOException {
        int length = small("bytes of a text", longest);
        return new String(bytes(length), StandardCharsets.ISO_8859_1);
    }

    byte[] bytes() throws IOException {
        return bytes(small("bytes of memory", Integer.MAX_VALUE - 16));
    }

    /** Takes no more than is there: a length that lies takes no memory. */
    private byte[] bytes(int length) throws IOException {
        byte[] bytes = new byte[Math.min(length, buffer.length)];
        int have = 0;
        while (have < length) {
            if (at == filled && !fill()) throw new CutShortException(position());
            if (have == bytes.length) bytes = Arrays.copyOf(bytes, (int) Math.min(length, 2L * have));
            int part = Math.min(Math.min(length - have, filled - at), bytes.length - have);
            System.arraycopy(buffer, at, bytes, have, part);
            have += part;
            at += part;
        }
        return bytes;
    }
}
