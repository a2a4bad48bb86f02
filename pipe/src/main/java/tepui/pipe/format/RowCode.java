package tepui.pipe.format;

import java.lang.foreign.MemorySegment;

/**
 * A device's own conversion of rows of texels, such as machine code. The results are those of a {@link RowConverter} without it, bit by bit. One
 * per converter, so one thread uses it at a time.
 */
public interface RowCode {
    /**
     * Converts the first texels of a row, as many as it likes.
     *
     * @return how many; the others are the caller's
     */
    int convert(MemorySegment source, long sourceOffset, MemorySegment target, long targetOffset, int count);
}
