package tepui.frontends.gl.pixel;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;
import tepui.pipe.format.Format;

/**
 * Converter of depth of 24 bits that stands below 8 bits of stencil, or of nothing, in a word: from and to integers of 32 bits and
 * the packed pixels of OpenGL, whose stencil is below, and to floats. Loops over arrays, without a value between that
 * has fewer bits. Holds scratch memory.
 */
final class DepthRows {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final ValueLayout.OfFloat FLOAT =
            ValueLayout.JAVA_FLOAT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final int CHUNK = 1024;

    private final int[] words = new int[CHUNK];
    private final int[] kept = new int[CHUNK];
    private final float[] floats = new float[CHUNK];

    /** No scratch yet. */
    DepthRows() {}

    static boolean fits(Format stored, PixelLayout layout, PixelStore store, @Nullable PixelTransfer transfer) {
        Format.Channel depth = stored.isDepthStencil() ? stored.depthChannel() : null;
        if (depth == null || stored.blockBytes() != 4 || depth.bits() != 24 || depth.offset() != 0) return false;
        if (stored.numeric() != Format.Numeric.UNORM || store.swapBytes) return false;
        if (transfer != null && !transfer.isIdentity(layout.content())) return false;
        return switch (layout.content()) {
            case DEPTH -> layout.coding == PixelLayout.Coding.U32 || layout.coding == PixelLayout.Coding.FLOAT;
            case DEPTH_STENCIL -> {
                Format.Channel stencil = stored.stencilChannel();
                yield stencil != null && stencil.bits() == 8 && layout.coding == PixelLayout.Coding.D24_S8;
            }
            default -> false;
        };
    }

    void read(PixelLayout layout, MemorySegment source, long from, MemorySegment target, long to, int count) { // hot
        for (int done = 0; done < count; done += CHUNK) {
            int n = Math.min(CHUNK, count - done);
            MemorySegment.copy(source, INT, from + 4L * done, words, 0, n);
            switch (layout.coding) {
                case U32 -> replicate(words, n);
                case FLOAT -> toFloats(words, n, floats);
                default -> swap(words, n);
            }
            if (layout.coding == PixelLayout.Coding.FLOAT) {
                MemorySegment.copy(floats, 0, target, FLOAT, to + 4L * done, n);
            } else {
                MemorySegment.copy(words, 0, target, INT, to + 4L * done, n);
            }
        }
    }

    /** Can pixels become such depth? What stands above it stays where pixels have no stencil. */
    static boolean canWrite(Format stored, PixelLayout layout, PixelStore store, @Nullable PixelTransfer transfer) {
        return layout.coding != PixelLayout.Coding.FLOAT && fits(stored, layout, store, transfer);
    }

    /** The opposite of {@link #read}. */
    void write(PixelLayout layout, MemorySegment source, long from, MemorySegment target, long to, int count) { // hot
        for (int done = 0; done < count; done += CHUNK) {
            int n = Math.min(CHUNK, count - done);
            MemorySegment.copy(source, INT, from + 4L * done, words, 0, n);
            if (layout.coding == PixelLayout.Coding.U32) {
                MemorySegment.copy(target, INT, to + 4L * done, kept, 0, n);
                round(words, n, kept);
            } else {
                swapBack(words, n);
            }
            MemorySegment.copy(words, 0, target, INT, to + 4L * done, n);
        }
    }

    /**
     * The nearest of 24 bits, below what is kept. With {@code k} steps of 24 bits, {@code v} of 32 bits is nearest to {@code k} where {@code
     * 256 * k} is nearest to {@code v - v / 0x1010101}, of which the division is {@code v >>> 24}, or one more.
     */
    private static void round(int[] words, int n, int[] kept) { // hot
        for (int i = 0; i < n; i++) {
            int v = words[i];
            int high = v >>> 24;
            int over = high * 0x10101 - (v & 0xffffff) >>> 31;
            words[i] = v + 128 - high - over >>> 8 | kept[i] & 0xff000000;
        }
    }

    private static void swapBack(int[] words, int n) { // hot
        for (int i = 0; i < n; i++) words[i] = words[i] >>> 8 | words[i] << 24;
    }

    private static void replicate(int[] words, int n) { // hot
        for (int i = 0; i < n; i++) words[i] = words[i] << 8 | words[i] >>> 16 & 255;
    }

    private static void swap(int[] words, int n) { // hot
        for (int i = 0; i < n; i++) words[i] = words[i] << 8 | words[i] >>> 24;
    }

    private static void toFloats(int[] words, int n, float[] out) { // hot
        // Both are exact, so the quotient is the nearest float.
        for (int i = 0; i < n; i++) out[i] = (float) (words[i] & 0xffffff) / 16777215f;
    }
}
