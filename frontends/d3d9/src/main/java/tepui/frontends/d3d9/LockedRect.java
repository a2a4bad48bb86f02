package tepui.frontends.d3d9;

import java.lang.foreign.MemorySegment;
import tepui.pipe.Memory;

/** D3DLOCKED_RECT: where the texels are. */
public final class LockedRect {
    /** Address of the first texel; 0 where nothing is locked. */
    public long bits;

    public int pitch;

    /** Nothing locked. */
    public LockedRect() {}

    /** The memory of a number of rows of blocks. */
    public MemorySegment rows(int rows) {
        return Memory.at(bits, (long) pitch * rows);
    }
}
