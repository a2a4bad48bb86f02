package tepui.drivers.soft;

import java.lang.foreign.MemorySegment;
import tepui.pipe.Counters;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;

/**
 * Transfers of buffers, reads, writes and maps, with the least waiting. What the unflushed scene reads must not change
 * under it: a write outside the range that ever held anything needs nothing; one that discards the whole gets fresh
 * storage; a small buffer is copied to fresh storage and written there; only what is left ends the scene.
 */
final class BufferWork {
    /** Up to this size a copy is cheaper than ending a scene early. */
    private static final long COPY_AT_MOST = 256 << 10;

    private final SoftDevice device;
    private final ContextScene scene;
    private final Counters counters;

    BufferWork(SoftDevice device, ContextScene scene, Counters counters) {
        this.device = device;
        this.scene = scene;
        this.counters = counters;
    }

    /** Before the processor reads. */
    void beforeRead(SoftBuffer b) {
        if (!b.use.isWrittenBy(scene.id())) return;
        wait(b);
    }

    private void wait(SoftBuffer b) {
        if (scene.rasterizer.isPending()) counters.waits++;
        scene.flush();
    }

    /**
     * Before the processor writes a range.
     *
     * @param all the rest of the contents is not needed
     */
    void beforeWrite(SoftBuffer b, long offset, long size, boolean all) { // hot
        if (!b.use.isUsedBy(scene.id())) return;
        boolean whole = all || offset == 0 && size == b.size();
        if (!whole && !b.isValid(offset, offset + size)) return;
        if (b.pinned) {
            if (b.storage.isInUse()) wait(b);
            return;
        }
        if (b.mapped == null && (whole || b.size() <= COPY_AT_MOST && !b.use.isWrittenBy(scene.id()))) {
            rename(b, !whole);
            return;
        }
        wait(b);
    }

    /** Gives the buffer another storage; the scene keeps the old one. */
    private void rename(SoftBuffer b, boolean keep) {
        Storage fresh = device.memory.allocateDirty("map", b.size());
        Storage old = b.storage;
        if (keep) MemorySegment.copy(Memory.ALL, old.address, Memory.ALL, fresh.address, b.size());
        b.storage = fresh;
        old.release();
        device.noteRename();
        counters.renames++;
    }

    void write(SoftBuffer b, long offset, MemorySegment data) { // hot
        long size = data.byteSize();
        beforeWrite(b, offset, size, false);
        MemorySegment.copy(data, 0, Memory.ALL, b.storage.address + offset, size);
        b.markValid(offset, offset + size);
        counters.uploadedBytes += size;
    }

    void read(SoftBuffer b, long offset, MemorySegment into) {
        beforeRead(b);
        MemorySegment.copy(Memory.ALL, b.storage.address + offset, into, 0, into.byteSize());
        counters.readBackBytes += into.byteSize();
    }

    void copy(SoftBuffer from, long fromOffset, SoftBuffer to, long toOffset, long size) {
        beforeRead(from);
        beforeWrite(to, toOffset, size, false);
        MemorySegment.copy(
                Memory.ALL, from.storage.address + fromOffset, Memory.ALL, to.storage.address + toOffset, size);
        to.markValid(toOffset, toOffset + size);
    }

    void clear(SoftBuffer b, long offset, long size, byte[] pattern) {
        beforeWrite(b, offset, size, false);
        long at = b.storage.address + offset;
        if (pattern.length == 1) {
            Memory.at(at, size).fill(pattern[0]);
        } else if (size > 0) {
            MemorySegment.copy(MemorySegment.ofArray(pattern), 0, Memory.ALL, at, pattern.length);
            // What is filled already is the source of the next, twice as long, part.
            for (long done = pattern.length; done < size; done *= 2) {
                MemorySegment.copy(Memory.ALL, at, Memory.ALL, at + done, Math.min(done, size - done));
            }
        }
        b.markValid(offset, offset + size);
    }

    void invalidate(SoftBuffer b) {
        if (b.mapped != null) return;
        if (b.pinned) return;
        if (b.use.isUsedBy(scene.id())) rename(b, false);
        b.markAllInvalid();
    }

    long map(SoftBuffer b, long offset, long size, int flags) { // hot
        if (b.mapped != null) throw new IllegalArgumentException("map: buffer is mapped already");
        boolean write = (flags & MapFlags.WRITE) != 0;
        boolean read = (flags & MapFlags.READ) != 0;
        if ((flags & MapFlags.UNSYNCHRONIZED) == 0) {
            if ((flags & MapFlags.DONT_BLOCK) != 0 && blocks(b, offset, size, flags)) {
                // The next attempt finds it done.
                scene.flush();
                return 0;
            }
            if (write && (flags & MapFlags.PERSISTENT) != 0) {
                if (b.use.isUsedBy(scene.id())) wait(b);
            } else if (write) {
                boolean all = (flags & MapFlags.DISCARD_WHOLE) != 0;
                boolean mustRead = read && b.use.isWrittenBy(scene.id());
                if (mustRead) wait(b);
                else beforeWrite(b, offset, size, all);
                if (all) b.markAllInvalid();
            } else {
                beforeRead(b);
            }
        }
        Storage s = b.storage;
        if (!s.hold()) throw new IllegalArgumentException("map: buffer was destroyed");
        b.mapped = s;
        b.mappedOffset = offset;
        b.mappedSize = size;
        b.mapFlags = flags;
        if (write && (flags & MapFlags.FLUSH_EXPLICIT) == 0) b.markValid(offset, offset + size);
        counters.maps++;
        return s.address + offset;
    }

    /** Would the map wait for the scene? */
    private boolean blocks(SoftBuffer b, long offset, long size, int flags) {
        if (!scene.rasterizer.isPending()) return false;
        long id = scene.id();
        if ((flags & MapFlags.READ) != 0 && b.use.isWrittenBy(id)) return true;
        if ((flags & MapFlags.WRITE) == 0 || !b.use.isUsedBy(id)) return false;
        if ((flags & MapFlags.PERSISTENT) != 0 || b.pinned) return true;
        if ((flags & MapFlags.DISCARD_WHOLE) != 0 || !b.isValid(offset, offset + size)) return false;
        return b.size() > COPY_AT_MOST || b.use.isWrittenBy(id);
    }

    void flushMapped(SoftBuffer b, long offset, long size) { // hot
        if (b.mapped == null || (b.mapFlags & MapFlags.FLUSH_EXPLICIT) == 0) {
            throw new IllegalArgumentException("flushMapped: buffer is not mapped with FLUSH_EXPLICIT");
        }
        if (offset < b.mappedOffset || size < 0 || offset > b.mappedOffset + b.mappedSize - size) {
            throw new IllegalArgumentException("flushMapped: range is " + offset + " + " + size
                    + ", must be inside the mapping " + b.mappedOffset + " + " + b.mappedSize);
        }
        b.markValid(offset, offset + size);
        counters.uploadedBytes += size;
    }

    void unmap(SoftBuffer b) { // hot
        Storage s = b.mapped;
        if (s == null) throw new IllegalArgumentException("unmap: buffer is not mapped");
        b.mapped = null;
        s.release();
        if ((b.mapFlags & MapFlags.WRITE) != 0 && (b.mapFlags & MapFlags.FLUSH_EXPLICIT) == 0) {
            counters.uploadedBytes += b.mappedSize;
        }
    }
}
