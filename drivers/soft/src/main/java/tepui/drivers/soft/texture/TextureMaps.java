package tepui.drivers.soft.texture;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.HashMap;
import java.util.Map;
import tepui.pipe.Box;
import tepui.pipe.Context.TexelMap;
import tepui.pipe.MapFlags;
import tepui.pipe.format.Format;

/**
 * Mapped boxes of textures. Texels are stored in blocks, so a mapping is memory of its own: read into when it is made,
 * unless its old contents are not wanted, and written back when it ends. One per context.
 */
public final class TextureMaps {
    private record Mapping(
            SoftTexture texture, int level, Box box, int flags, Arena arena, MemorySegment memory, long rowBytes) {}

    private final Transfers transfers;
    private final Map<Long, Mapping> mappings = new HashMap<>();

    public TextureMaps(Transfers transfers) {
        this.transfers = transfers;
    }

    /** Makes a box of texels accessible; the texture must be idle. */
    public void map(SoftTexture t, int level, Box box, int flags, TexelMap result) {
        t.check("mapTexture", level, box);
        if (box.isEmpty() || t.samples > 1) {
            throw new IllegalArgumentException(
                    "mapTexture: box is " + box + " of " + t.samples + " samples; it must hold texels of one sample");
        }
        Format f = t.desc().format();
        if (f.isCompressed()) Transfers.checkBlocks("mapTexture", t, level, box);
        long rowBytes = f.rowBytes(box.width()) + 15 & ~15L;
        long sliceBytes = rowBytes * f.rows(box.height());
        Arena arena = Arena.ofShared();
        MemorySegment memory = arena.allocate(sliceBytes * box.depth(), 64);
        boolean discard = (flags & (MapFlags.DISCARD_RANGE | MapFlags.DISCARD_WHOLE)) != 0;
        if (!discard || (flags & MapFlags.READ) != 0) {
            transfers.read(t, level, box, memory, 0, rowBytes, sliceBytes);
        }
        result.address = memory.address();
        result.rowBytes = rowBytes;
        result.sliceBytes = sliceBytes;
        mappings.put(result.address, new Mapping(t, level, box, flags, arena, memory, rowBytes));
    }

    /** Ends a mapping; what was written becomes visible. */
    public void unmap(SoftTexture t, TexelMap map) {
        Mapping m = mappings.get(map.address);
        if (m == null || m.texture != t) {
            throw new IllegalArgumentException("unmapTexture: the texture is not mapped at address " + map.address);
        }
        mappings.remove(map.address);
        if ((m.flags & MapFlags.WRITE) != 0) {
            long sliceBytes = m.rowBytes * t.desc().format().rows(m.box.height());
            transfers.write(t, m.level, m.box, m.memory, 0, m.rowBytes, sliceBytes);
        }
        m.arena.close();
    }

    /** Drops all mappings. */
    public void close() {
        for (Mapping m : mappings.values()) m.arena.close();
        mappings.clear();
    }
}
