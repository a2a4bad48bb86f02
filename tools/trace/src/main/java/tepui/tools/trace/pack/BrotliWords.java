package tepui.tools.trace.pack;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;

/** Words that Brotli knows before it has read anything, and what may be done to them: appendices A and B of RFC 7932, from a resource. */
final class BrotliWords {
    /** Bits of an index by the length of words. */
    private static final int[] BITS = {
        0, 0, 0, 0, 10, 10, 11, 11, 10, 10, 10, 10, 10, 9, 9, 8, 7, 7, 8, 7, 7, 6, 6, 5, 5
    };

    private static final int TRANSFORMS = 121;
    private static final int LETTERS = 122784;
    private static final int OMIT_LAST = 9;
    private static final int UPPER_FIRST = 10;
    private static final int UPPER_ALL = 11;

    private final byte[] letters;
    private final int[] offsets = new int[BITS.length];
    private final byte[][] prefixes = new byte[TRANSFORMS][];
    private final int[] kinds = new int[TRANSFORMS];
    private final byte[][] suffixes = new byte[TRANSFORMS][];

    private static final class Holder {
        static final BrotliWords WORDS = read();
    }

    static BrotliWords get() {
        return Holder.WORDS;
    }

    private static BrotliWords read() {
        try (InputStream file = BrotliWords.class.getResourceAsStream("rfc7932.deflate")) {
            if (file == null) throw new IllegalStateException("the resource rfc7932.deflate is missing");
            return new BrotliWords(new InflaterInputStream(file, new Inflater(true)).readAllBytes());
        } catch (IOException e) {
            throw new IllegalStateException("the resource rfc7932.deflate is damaged", e);
        }
    }

    private BrotliWords(byte[] all) throws IOException {
        letters = Arrays.copyOf(all, LETTERS);
        for (int length = 4, at = 0; length < BITS.length; length++) {
            offsets[length] = at;
            at += length << BITS[length];
        }
        InputStream rest = new ByteArrayInputStream(all, LETTERS, all.length - LETTERS);
        for (int i = 0; i < TRANSFORMS; i++) {
            prefixes[i] = rest.readNBytes(rest.read());
            kinds[i] = rest.read();
            suffixes[i] = rest.readNBytes(rest.read());
        }
    }

    /** Writes a word; returns how long it has become. */
    int write(int length, int id, byte[] to, int from) throws PackedException {
        if (length < 4 || length >= BITS.length) throw new PackedException("Brotli: there is no word of " + length);
        int transform = id >>> BITS[length];
        if (transform >= TRANSFORMS) throw new PackedException("Brotli: there is no word " + id);
        int start = offsets[length] + length * (id & (1 << BITS[length]) - 1);
        int end = start + length;
        int kind = kinds[transform];
        if (kind <= OMIT_LAST) end = Math.max(start, end - kind);
        else if (kind > UPPER_ALL) start = Math.min(end, start + kind - UPPER_ALL);
        int at = from;
        System.arraycopy(prefixes[transform], 0, to, at, prefixes[transform].length);
        at += prefixes[transform].length;
        int word = at;
        System.arraycopy(letters, start, to, at, end - start);
        at += end - start;
        if (kind == UPPER_FIRST && at > word) upper(to, word, at);
        else if (kind == UPPER_ALL) for (int i = word; i < at; ) i += upper(to, i, at);
        System.arraycopy(suffixes[transform], 0, to, at, suffixes[transform].length);
        return at + suffixes[transform].length - from;
    }

    /** Makes a character of UTF-8 a capital one, in the format's simple way; returns its bytes. */
    private static int upper(byte[] text, int at, int end) {
        int c = text[at] & 0xff;
        if (c < 0xc0) {
            if (c >= 'a' && c <= 'z') text[at] ^= 0x20;
            return 1;
        }
        if (c < 0xe0) {
            if (at + 1 < end) text[at + 1] ^= 0x20;
            return 2;
        }
        if (at + 2 < end) text[at + 2] ^= 5;
        return 3;
    }
}
