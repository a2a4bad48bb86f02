package tepui.layers.check;

import java.util.Arrays;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.MapFlags;
import tepui.pipe.Texture;

/** Rules of maps. */
final class MapRules extends RuleGroup {
    private static final int ALL = (MapFlags.COHERENT << 1) - 1;
    private static final int DISCARDS = MapFlags.DISCARD_WHOLE | MapFlags.DISCARD_RANGE;

    MapRules(Device device, ObjectTable objects, Violations out, BoundShadow bound) {
        super(device, objects, out, bound);
    }

    private void flags(String call, int flags, boolean persistent) { // hot
        boolean read = (flags & MapFlags.READ) != 0;
        boolean write = (flags & MapFlags.WRITE) != 0;
        boolean ok = (flags & ~ALL) == 0
                && (read || write)
                && !(read && (flags & (MapFlags.UNSYNCHRONIZED | DISCARDS)) != 0)
                && (write || (flags & (MapFlags.FLUSH_EXPLICIT | DISCARDS)) == 0)
                && (flags & (MapFlags.PERSISTENT | MapFlags.COHERENT)) != MapFlags.COHERENT;
        if (!ok) out.broken(Rule.MAP_FLAGS, call, "flags", "are 0x" + Integer.toHexString(flags));
        if (!persistent && (flags & MapFlags.PERSISTENT) != 0) {
            out.broken(Rule.MAP_PERSISTENT, call, "flags", "have PERSISTENT");
        }
    }

    void map(Buffer buffer, long offset, long size, int flags) { // hot
        Tracked.OfBuffer t = alive("map", "buffer", buffer);
        range("map", buffer, offset, size);
        if (size == 0) out.broken(Rule.MAP_SIZE, "map", "size", "is 0");
        flags("map", flags, buffer.desc().persistent());
        if (t == null) return;
        if (t.mapped) out.broken(Rule.MAP_ONCE, "map", "buffer", "is mapped already");
        if ((flags & MapFlags.WRITE) != 0)
            immutable("map", "buffer", buffer.desc().usage(), t);
    }

    void mapped(Buffer buffer, long offset, long size, int flags) { // hot
        Tracked.OfBuffer t = objects.find(buffer);
        if (t == null) return;
        t.mapped = true;
        t.mapOffset = offset;
        t.mapSize = size;
        t.mapFlags = flags;
        objects.changed();
    }

    void flush(Buffer buffer, long offset, long size) { // hot
        Tracked.OfBuffer t = alive("flushMapped", "buffer", buffer);
        if (t == null) return;
        if (!t.mapped) {
            out.broken(Rule.MAPPED, "flushMapped", "buffer", "is not mapped");
            return;
        }
        boolean inside = size >= 0 && offset >= t.mapOffset && offset - t.mapOffset <= t.mapSize - size;
        if (!inside || (t.mapFlags & MapFlags.FLUSH_EXPLICIT) == 0) {
            out.broken(
                    Rule.FLUSH_RANGE,
                    "flushMapped",
                    "offset",
                    "is " + offset + " with size " + size + ", the mapping is " + t.mapOffset + " + " + t.mapSize
                            + " with flags 0x" + Integer.toHexString(t.mapFlags));
        }
    }

    void unmap(Buffer buffer) { // hot
        Tracked.OfBuffer t = alive("unmap", "buffer", buffer);
        if (t != null && !t.mapped) out.broken(Rule.MAPPED, "unmap", "buffer", "is not mapped");
    }

    void unmapped(Buffer buffer) { // hot
        Tracked.OfBuffer t = objects.find(buffer);
        if (t == null) return;
        t.mapped = false;
        objects.changed();
    }

    // ---- texels ----------------------------------------------------------------------------------------------------

    void mapTexture(Texture texture, int level, Box box, int flags) { // hot
        String call = "mapTexture";
        Tracked.OfTexture t = alive(call, "texture", texture);
        samples(call, "texture", texture.desc());
        if (box(call, "box", texture.desc(), level, box)) {
            blocks(call, "box", texture.desc(), level, box);
            if (box.isEmpty()) out.broken(Rule.MAP_SIZE, call, "box", "is empty");
        }
        flags(call, flags, false);
        if (t != null && (flags & MapFlags.WRITE) != 0)
            immutable(call, "texture", texture.desc().usage(), t);
    }

    void mapped(Texture texture, Context.TexelMap map) { // hot
        Tracked.OfTexture t = objects.find(texture);
        if (t == null) return;
        int free = 0;
        while (free < t.maps.length && t.maps[free] != 0) free++;
        if (free == t.maps.length) t.maps = Arrays.copyOf(t.maps, free * 2);
        t.maps[free] = map.address;
        t.mapped++;
        objects.changed();
    }

    void unmapTexture(Texture texture, Context.TexelMap map) { // hot
        Tracked.OfTexture t = alive("unmapTexture", "texture", texture);
        if (t != null && find(t, map.address) < 0) {
            out.broken(Rule.MAPPED, "unmapTexture", "map", "is none of the texture's");
        }
    }

    /** The map is passed as the address that it had, since the driver may clear it. */
    void unmapped(Texture texture, long address) { // hot
        Tracked.OfTexture t = objects.find(texture);
        int at = t == null ? -1 : find(t, address);
        if (t == null || at < 0) return;
        t.maps[at] = 0;
        t.mapped--;
        objects.changed();
    }

    private static int find(Tracked.OfTexture t, long address) { // hot
        if (address == 0) return -1;
        for (int i = 0; i < t.maps.length; i++) {
            if (t.maps[i] == address) return i;
        }
        return -1;
    }
}
