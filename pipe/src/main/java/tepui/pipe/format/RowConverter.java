package tepui.pipe.format;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * Converter of rows of texels from one plain format to another. Copies where nothing changes, shuffles bytes where only their
 * order does, converts element after element where channels are equal, and goes through floats or integers otherwise, {@value #CHUNK} texels at a time. Texels of
 * two bytes have a table of what each becomes, once there were as many of them as the table has. Channels of few bits stay integers ({@link UnormFields}). Holds scratch memory: one converter
 * per thread.
 */
public final class RowConverter {
    private static final int CHUNK = 256;
    private static final int TABLE = 1 << 16;
    private static final ValueLayout.OfShort SHORT =
            ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private enum Way {
        COPY,
        /** Up to four bytes to three or four: {@link ByteOrderRows}. */
        BYTES,
        /** Equal elements: {@link ElementRows}. */
        ELEMENTS,
        FLOATS,
        INTS
    }

    private final TexelCodec from;
    private final TexelCodec to;
    private final Way way;
    private final @Nullable ByteOrderRows bytes;
    private final @Nullable ElementRows elements;
    private final @Nullable RowCode code;
    private final int[] words;
    private final int[] result;
    private final float[] floats;
    private final int[] ints;
    /** FLOATS of texels of two bytes: texels until there is a table, and the table. */
    private int untilTable = TABLE;

    private int[] table = {};
    /** FLOATS that need not be floats. */
    private final @Nullable UnormFields fields;
    /** Texels of two bytes on their way. */
    private final short[] shorts;

    private RowConverter(
            TexelCodec from,
            TexelCodec to,
            Way way,
            @Nullable ElementRows elements,
            @Nullable ByteOrderRows bytes,
            @Nullable RowCode code) {
        this.code = code;
        this.from = from;
        this.to = to;
        this.way = way;
        this.elements = elements;
        this.bytes = bytes;
        boolean takesApart = way == Way.FLOATS || way == Way.INTS;
        words = new int[takesApart ? CHUNK * from.words() : 0];
        result = new int[takesApart ? CHUNK * to.words() : 0];
        floats = new float[way == Way.FLOATS ? CHUNK * 4 : 0];
        ints = new int[way == Way.INTS ? CHUNK * 4 : 0];
        fields = way == Way.FLOATS ? UnormFields.between(from.format(), to.format()) : null;
        shorts = new short[takesApart ? CHUNK : 0];
    }

    /** Can values of one become values of the other? Integers become integers only; depth goes to depth. */
    public static boolean compatible(Format from, Format to) {
        if (from == to) return true;
        if (from.isCompressed() || to.isCompressed()) return false;
        if (from.isDepthStencil() || to.isDepthStencil()) {
            return from.hasDepth() && to.hasDepth() && !to.hasStencil();
        }
        return from.isInteger() == to.isInteger();
    }

    /** A converter; an exception names the formats where there is no way. */
    public static RowConverter between(Format from, Format to) {
        return between(from, to, null);
    }

    /**
     * A converter that has help.
     *
     * @param code of a device for these formats ({@link tepui.pipe.Device#rowCode}), or null
     */
    public static RowConverter between(Format from, Format to, @Nullable RowCode code) {
        if (!compatible(from, to) || from.isCompressed()) {
            throw new IllegalArgumentException("RowConverter: no way from " + from + " to " + to);
        }
        TexelCodec a = TexelCodec.of(from);
        TexelCodec b = TexelCodec.of(to);
        if (from == to) return new RowConverter(a, b, Way.COPY, null, null, code);
        if (from.isInteger() && !from.isDepthStencil()) return new RowConverter(a, b, Way.INTS, null, null, code);
        ByteOrderRows bytes = ByteOrderRows.between(from, to);
        if (bytes != null) return new RowConverter(a, b, Way.BYTES, null, bytes, code);
        ElementRows elements = ElementRows.between(from, to);
        return new RowConverter(a, b, elements == null ? Way.FLOATS : Way.ELEMENTS, elements, null, code);
    }

    /** One row; ranges that overlap give no useful result. */
    public void convert(MemorySegment source, long sourceOffset, MemorySegment target, long targetOffset, int count) {
        if (code == null) {
            rest(source, sourceOffset, target, targetOffset, count);
            return;
        }
        int done = code.convert(source, sourceOffset, target, targetOffset, count);
        if (done == count) return;
        long next = sourceOffset + (long) done * from.format().blockBytes();
        rest(source, next, target, targetOffset + (long) done * to.format().blockBytes(), count - done);
    }

    private void rest(MemorySegment source, long sourceOffset, MemorySegment target, long targetOffset, int count) {
        long sourceBytes = from.format().blockBytes();
        long targetBytes = to.format().blockBytes();
        if (way == Way.COPY) {
            MemorySegment.copy(source, sourceOffset, target, targetOffset, count * sourceBytes);
            return;
        }
        if (elements != null) {
            elements.convert(source, sourceOffset, target, targetOffset, count);
            return;
        }
        if (bytes != null) {
            bytes.convert(source, sourceOffset, target, targetOffset, count);
            return;
        }
        for (int done = 0; done < count; done += CHUNK) {
            int n = Math.min(CHUNK, count - done);
            load(source, sourceOffset + done * sourceBytes, n);
            if (way == Way.FLOATS) {
                throughFloats(n);
            } else {
                from.decodeInts(words, 0, CHUNK, n, ints, 0, CHUNK);
                if (from.format().isUnsignedInteger() != to.format().isUnsignedInteger()) saturate(n);
                to.encodeInts(ints, 0, CHUNK, n, result, 0, CHUNK);
            }
            store(target, targetOffset + done * targetBytes, n);
        }
    }

    private void load(MemorySegment source, long at, int n) { // hot
        int size = from.format().blockBytes();
        if (size == 2) {
            MemorySegment.copy(source, SHORT, at, shorts, 0, n);
            widen(shorts, n, words);
        } else {
            from.load(source, at, size, n, words, 0, CHUNK);
        }
    }

    private void store(MemorySegment target, long at, int n) { // hot
        if (to.format().blockBytes() == 2) {
            narrow(result, n, shorts);
            MemorySegment.copy(shorts, 0, target, SHORT, at, n);
        } else {
            to.store(result, 0, CHUNK, n, target, at);
        }
    }

    private static void widen(short[] in, int n, int[] out) { // hot
        for (int i = 0; i < n; i++) out[i] = in[i] & 0xffff;
    }

    private static void narrow(int[] in, int n, short[] out) { // hot
        for (int i = 0; i < n; i++) out[i] = (short) in[i];
    }

    private void throughFloats(int n) {
        if (fields != null) {
            fields.convert(words, n, result);
            return;
        }
        if (from.format().blockBytes() != 2 || to.words() != 1 || to.format().isDepthStencil()) {
            decodeAndEncode(n);
            return;
        }
        if (table.length == 0) {
            untilTable -= n;
            if (untilTable > 0) {
                decodeAndEncode(n);
                return;
            }
            fillTable();
        }
        look(table, words, n, result);
    }

    private void decodeAndEncode(int n) {
        from.decode(words, 0, CHUNK, n, floats, 0, CHUNK);
        to.encode(floats, 0, CHUNK, n, result, 0, CHUNK);
    }

    /** Fills the table of converted texels. The words of the row that is being converted stay. */
    private void fillTable() {
        int[] row = words.clone();
        int[] made = new int[TABLE];
        for (int first = 0; first < TABLE; first += CHUNK) {
            for (int i = 0; i < CHUNK; i++) words[i] = first + i;
            decodeAndEncode(CHUNK);
            System.arraycopy(result, 0, made, first, CHUNK);
        }
        System.arraycopy(row, 0, words, 0, CHUNK);
        table = made;
    }

    private static void look(int[] table, int[] words, int n, int[] out) { // hot
        for (int i = 0; i < n; i++) out[i] = table[words[i] & 0xffff];
    }

    /** Between signed and unsigned: what the other cannot hold becomes the nearest that it can. */
    private void saturate(int n) {
        for (int c = 0; c < 4; c++) {
            for (int i = 0; i < n; i++) {
                int at = c * CHUNK + i;
                if (ints[at] < 0) ints[at] = from.format().isUnsignedInteger() ? Integer.MAX_VALUE : 0;
            }
        }
    }

    /**
     * The bytes of texels that are nothing but bytes in another order: of each byte of the result, which byte of the source it is.
     *
     * @return -1 in it for a byte that is 0, -2 for one that is 255; null where formats are no such pair
     */
    public static int @Nullable [] byteOrder(Format from, Format to) {
        return ByteOrderRows.order(from, to);
    }

    /**
     * Are rows of both formats made of equal elements, red first and as many a texel? Elements are normalised ones of 8 or 16 bits, and floats
     * of 16 or 32.
     */
    public static boolean haveEqualElements(Format from, Format to) {
        return ElementRows.haveEqualElements(from, to);
    }

    // ---- rows of values --------------------------------------------------------------------------------------------

    /** A row of texels as floats, red, green, blue, alpha of each texel together. */
    public static void unpackRow(Format format, MemorySegment source, long offset, int count, float[] rgba, int at) {
        TexelCodec codec = TexelCodec.of(format);
        int[] words = new int[CHUNK * codec.words()];
        float[] floats = new float[4 * CHUNK];
        for (int done = 0; done < count; done += CHUNK) {
            int n = Math.min(CHUNK, count - done);
            codec.load(source, offset + (long) done * format.blockBytes(), format.blockBytes(), n, words, 0, CHUNK);
            codec.decode(words, 0, CHUNK, n, floats, 0, CHUNK);
            for (int i = 0; i < n; i++) {
                for (int c = 0; c < 4; c++) rgba[at + 4 * (done + i) + c] = floats[c * CHUNK + i];
            }
        }
    }

    /** The opposite of {@link #unpackRow}. */
    public static void packRow(Format format, float[] rgba, int at, int count, MemorySegment target, long offset) {
        TexelCodec codec = TexelCodec.of(format);
        int[] words = new int[CHUNK * codec.words()];
        float[] floats = new float[4 * CHUNK];
        for (int done = 0; done < count; done += CHUNK) {
            int n = Math.min(CHUNK, count - done);
            for (int i = 0; i < n; i++) {
                for (int c = 0; c < 4; c++) floats[c * CHUNK + i] = rgba[at + 4 * (done + i) + c];
            }
            codec.encode(floats, 0, CHUNK, n, words, 0, CHUNK);
            codec.store(words, 0, CHUNK, n, target, offset + (long) done * format.blockBytes());
        }
    }
}
