package tepui.layers.log;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;

/**
 * Log of writes through mapped memory, which are no calls, so they are noted when they become visible: at the flush, at
 * the unmap, and for persistent mappings before each command that may read memory, by comparing with a copy in pages.
 * That is slow on large mappings, which is why it happens only when a log shall hold data.
 *
 * <p>One per device, under its own lock: an address is read only while the mapping is known to be alive, whatever context
 * or thread ends it.
 */
final class MappingLog {
    private static final int PAGE = 4096;

    private static final class Mapping {
        final Buffer buffer;
        final long address;
        final long offset;
        final long size;
        final int flags;
        /** Contents of a persistent mapping that the log has; null for others. */
        byte @Nullable [] seen;

        Mapping(Buffer buffer, long address, long offset, long size, int flags) {
            this.buffer = buffer;
            this.address = address;
            this.offset = offset;
            this.size = size;
            this.flags = flags;
        }

        /** From now on what is written to a persistent mapping is noted. */
        void watch() {
            boolean watched = (flags & MapFlags.PERSISTENT) != 0
                    && (flags & MapFlags.FLUSH_EXPLICIT) == 0
                    && (flags & MapFlags.WRITE) != 0
                    && size <= LogFormat.MAX_DATA;
            seen = watched ? Memory.at(address, size).toArray(ValueLayout.JAVA_BYTE) : null;
        }
    }

    private record Texels(int map, Texture texture, Box box, int flags, long address, long rowBytes, long sliceBytes) {}

    private final CallRecorder recorder;
    private final Map<Buffer, Mapping> mappings = new HashMap<>();
    private final List<Texels> texels = new ArrayList<>();
    private int texelMaps;

    MappingLog(CallRecorder recorder) {
        this.recorder = recorder;
    }

    synchronized void mapped(Buffer buffer, long address, long offset, long size, int flags) {
        if (address == 0) return;
        Mapping m = new Mapping(buffer, address, offset, size, flags);
        if (recorder.wantsData()) m.watch();
        mappings.put(buffer, m);
    }

    /** Data is wanted from now on: what mappings hold by now, the log has. */
    synchronized void begin() {
        for (Mapping m : mappings.values()) m.watch();
    }

    synchronized void written(int context, Buffer buffer, long offset, long size) {
        Mapping m = mappings.get(buffer);
        if (m == null || !recorder.wantsData() || size <= 0 || offset < m.offset || offset - m.offset > m.size - size)
            return;
        recorder.call(Call.MAPPED_DATA, context, buffer, offset, Memory.at(m.address + offset - m.offset, size));
    }

    synchronized void unmapping(int context, Buffer buffer) {
        Mapping m = mappings.remove(buffer);
        if (m == null) return;
        if (!recorder.wantsData()) return;
        if (m.seen != null) write(context, m, m.seen);
        else if ((m.flags & (MapFlags.WRITE | MapFlags.FLUSH_EXPLICIT)) == MapFlags.WRITE) {
            written(context, m);
        }
    }

    private void written(int context, Mapping m) {
        recorder.call(Call.MAPPED_DATA, context, m.buffer, m.offset, Memory.at(m.address, m.size));
    }

    synchronized void writePersistent(int context) {
        if (mappings.isEmpty() || !recorder.wantsData()) return;
        for (Mapping m : mappings.values()) {
            if (m.seen != null) write(context, m, m.seen);
        }
    }

    /** Notes the pages that differ from {@code seen}, runs of them as one. */
    private void write(int context, Mapping m, byte[] seen) {
        MemorySegment now = Memory.at(m.address, m.size);
        MemorySegment then = MemorySegment.ofArray(seen);
        long at = 0;
        while (at < m.size) {
            long different = now.asSlice(at).mismatch(then.asSlice(at));
            if (different < 0) return;
            long from = (at + different) / PAGE * PAGE;
            long to = from;
            do {
                to = Math.min(to + PAGE, m.size);
            } while (to < m.size && differs(now, then, to, Math.min(to + PAGE, m.size)));
            recorder.call(Call.MAPPED_DATA, context, m.buffer, m.offset + from, now.asSlice(from, to - from));
            MemorySegment.copy(now, from, then, from, to - from);
            at = to;
        }
    }

    private static boolean differs(MemorySegment a, MemorySegment b, long from, long to) {
        return a.asSlice(from, to - from).mismatch(b.asSlice(from, to - from)) >= 0;
    }

    /** The buffer is about to be destroyed, and its mapping with it. */
    synchronized void forget(Buffer buffer) {
        mappings.remove(buffer);
    }

    synchronized void forget(Texture texture) {
        texels.removeIf(t -> t.texture == texture);
    }

    /** The device is about to be closed. */
    synchronized void forgetAll() {
        mappings.clear();
        texels.clear();
    }

    // ---- texels ----------------------------------------------------------------------------------------------------

    synchronized int nextTexelMap() {
        return ++texelMaps;
    }

    synchronized void mapped(int map, Texture texture, Box box, int flags, Context.TexelMap at) {
        texels.add(new Texels(map, texture, box, flags, at.address, at.rowBytes, at.sliceBytes));
    }

    /** The number of the map, 0 for none that is known. */
    synchronized int unmapping(int context, Texture texture, Context.TexelMap map) {
        for (int i = 0; i < texels.size(); i++) {
            Texels t = texels.get(i);
            if (t.texture != texture || t.address != map.address) continue;
            texels.remove(i);
            if (recorder.wantsData() && (t.flags & MapFlags.WRITE) != 0) {
                recorder.call(Call.MAPPED_TEXELS, context, t.map, packed(t));
            }
            return t.map;
        }
        return 0;
    }

    private static Blob packed(Texels t) {
        Format f = t.texture.desc().format();
        long size = f.imageBytes(t.box.width(), t.box.height(), t.box.depth());
        if (size > LogFormat.MAX_DATA) return new Blob(size, null);
        byte[] bytes = new byte[(int) size];
        int row = (int) f.rowBytes(t.box.width());
        int at = 0;
        for (int z = 0; z < t.box.depth(); z++) {
            for (int y = 0; y < f.rows(t.box.height()); y++) {
                long from = t.address + z * t.sliceBytes + y * t.rowBytes;
                MemorySegment.copy(Memory.ALL, ValueLayout.JAVA_BYTE, from, bytes, at, row);
                at += row;
            }
        }
        return new Blob(size, bytes);
    }
}
