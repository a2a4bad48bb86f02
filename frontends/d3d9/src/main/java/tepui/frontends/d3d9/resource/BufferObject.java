package tepui.frontends.d3d9.resource;

import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Buffer9;
import tepui.frontends.d3d9.LockedData;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.DeviceLoss;
import tepui.frontends.d3d9.base.DirtyBits;
import tepui.frontends.d3d9.base.References;
import tepui.frontends.d3d9.base.Restorable;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.DeviceLostException;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Usage;

/**
 * Buffer of vertices or indices. Dynamic ones in the pool DEFAULT are mapped on the device: DISCARD gives fresh memory, NOOVERWRITE waits for nothing
 * and wins over DISCARD. All others are kept in memory, and what was locked goes to the device before the next draw: programs read them
 * back, and write outside of what they locked, so the rest of the buffer behind a lock counts as written too.
 *
 * <p>Small dynamic ones that are discarded again and again, for each draw often, get a larger buffer on the device: each DISCARD takes the next slice of
 * it, and only the last one asks the device for other memory.
 */
public abstract sealed class BufferObject implements ResourceObject, Buffer9, Restorable
        permits VertexBufferObject, IndexBufferObject {
    final ResourceRegistry registry;
    private final Backend backend;
    private final References references;
    private final PrivateData privateData = new PrivateData();
    private int priority;
    public final int size;
    final int usage;
    final int pool;
    /** A larger buffer than this has no slices. */
    private static final int MOST_SLICED = 4096;

    private static final int SLICED_BYTES = 1 << 16;
    /** Nothing is ever written between slices: declarations may read past the end. */
    private static final int BETWEEN = 64;

    private final int bind;
    private Buffer buffer;
    /** Where it begins in the device's buffer. */
    private int base;
    /** From one slice to the next; 0 where there is one alone. */
    private int slice;

    private boolean discarded;
    private final boolean direct;
    private final boolean persistent;
    private final @Nullable MemorySegment memory;
    private int locks;
    private long mapped;
    private int dirtyFrom = Integer.MAX_VALUE;
    private int dirtyTo;
    private boolean readOnly;
    /** Memory that locks answer while the device is lost. */
    private @Nullable MemorySegment adrift;

    BufferObject(ResourceRegistry registry, int size, int usage, int pool, int bind) {
        this.registry = registry;
        backend = registry.backend;
        this.size = size;
        this.usage = usage;
        this.pool = pool;
        direct = pool == D3DPOOL_DEFAULT && (usage & D3DUSAGE_DYNAMIC) != 0;
        persistent = direct && backend.gpu.caps().persistentMap;
        this.bind = bind;
        buffer = make(size);
        memory = direct ? null : Arena.ofAuto().allocate(size + 64L, 64);
        if (!direct) {
            dirtyFrom = 0;
            dirtyTo = size;
        }
        // Last, since it holds the device: whatever failed before leaves nothing behind.
        references = References.of(this);
        registry.add(this);
        backend.keep(this);
    }

    private Buffer make(long bytes) {
        return backend.gpu.createBuffer(new BufferDesc(bytes, bind, direct ? Usage.STREAM : Usage.DEFAULT, persistent));
    }

    /** The device's buffer, in which this one begins at {@link #base}. */
    public final Buffer buffer() { // hot
        return buffer;
    }

    public final int base() { // hot
        return base;
    }

    /** It is elsewhere on the device: contexts that have it bound bind it again. */
    abstract void moved();

    @Override
    public final References references() {
        return references;
    }

    @Override
    public final Backend backend() {
        return backend;
    }

    @Override
    public final PrivateData privateData() {
        return privateData;
    }

    /** The one before; only managed resources have one. */
    @Override
    public int setPriority(int value) {
        if (pool != D3DPOOL_MANAGED) return 0;
        int old = priority;
        priority = value;
        return old;
    }

    @Override
    public int getPriority() {
        return priority;
    }

    @Override
    public long deviceBytes() {
        return pool == D3DPOOL_DEFAULT ? size : 0;
    }

    @Override
    public int pool() {
        return pool;
    }

    @Override
    public int lock(int offset, int bytes, @Nullable LockedData locked, int flags) { // hot
        if (locked == null) return D3DERR_INVALIDCALL;
        locked.address = 0;
        if (offset < 0 || bytes < 0 || offset > size || bytes > size - offset) return D3DERR_INVALIDCALL;
        backend.enter();
        long address;
        try {
            address = memory == null ? mapOrDrift(flags) : memory.address();
        } catch (OutOfDeviceMemoryException | OutOfMemoryError e) {
            backend.leave();
            return DeviceLoss.ofMemory(e);
        }
        if (address == 0) {
            backend.leave();
            return D3DERR_WASSTILLDRAWING;
        }
        locks++;
        readOnly = (flags & D3DLOCK_READONLY) != 0 && !direct;
        if (!readOnly && memory != null) {
            dirtyFrom = Math.min(dirtyFrom, offset);
            dirtyTo = pool == D3DPOOL_DEFAULT || bytes == 0 ? size : Math.max(dirtyTo, offset + bytes);
            registry.dirty.groups |= DirtyBits.BUFFERS;
        }
        locked.address = address + (adrift == null ? base : 0) + offset;
        backend.leave();
        return D3D_OK;
    }

    /** Locks succeed on a lost device too: what is written then goes nowhere. */
    private long mapOrDrift(int flags) { // hot
        if (adrift != null) return adrift.address();
        try {
            return map(flags);
        } catch (DeviceLostException e) {
            backend.loss.ofCall(e);
            MemorySegment m = Arena.ofAuto().allocate(size + 64L, 64);
            adrift = m;
            return m.address();
        }
    }

    @Override
    public void restore() {
        buffer = make(size);
        base = 0;
        slice = 0;
        mapped = 0;
        discarded = false;
        adrift = null;
        if (memory != null) {
            dirtyFrom = 0;
            dirtyTo = size;
            registry.dirty.groups |= DirtyBits.BUFFERS;
        }
        moved();
    }

    /** The address of the device's buffer. */
    private long map(int flags) { // hot
        if (mapped != 0 && locks > 0) return mapped;
        boolean keep = (flags & D3DLOCK_NOOVERWRITE) != 0;
        boolean discard = (flags & D3DLOCK_DISCARD) != 0 && !keep;
        if (mapped != 0) {
            // Kept from before: what is appended needs no new mapping.
            if (keep || discard && nextSlice()) return mapped;
            backend.pipe.unmap(buffer);
            mapped = 0;
        }
        if (discard) startOver();
        int f = MapFlags.WRITE;
        if (keep) f |= MapFlags.UNSYNCHRONIZED;
        else if (discard) f |= MapFlags.DISCARD_WHOLE;
        else f |= MapFlags.READ;
        if (persistent) f |= MapFlags.PERSISTENT | MapFlags.COHERENT;
        mapped = backend.pipe.map(buffer, 0, buffer.size(), f);
        return mapped;
    }

    /** A discarded buffer goes on behind itself, where nothing was since all slices were discarded; false where there is no more room. */
    private boolean nextSlice() { // hot
        int next = base + slice;
        if (slice == 0 || next + slice > buffer.size()) return false;
        base = next;
        moved();
        return true;
    }

    /** All memory is discarded; a small buffer that this happens to again gets slices. */
    private void startOver() { // hot
        if (base != 0) {
            base = 0;
            moved();
        }
        if (discarded && slice == 0 && persistent && size <= MOST_SLICED) takeSlices();
        discarded = true;
    }

    private void takeSlices() {
        Buffer old = buffer;
        buffer = make(SLICED_BYTES);
        slice = size + 2 * BETWEEN - 1 & -BETWEEN;
        backend.gpu.destroy(old);
        moved();
    }

    @Override
    public MemorySegment lock(int offset, int bytes, int flags) {
        LockedData d = new LockedData();
        check(lock(offset, bytes, d, flags));
        return Memory.at(d.address, bytes == 0 ? size - offset : bytes);
    }

    @Override
    public int unlock() { // hot
        if (locks == 0) return D3DERR_INVALIDCALL;
        backend.enter();
        try {
            if (--locks == 0 && direct && !persistent && mapped != 0) {
                mapped = 0;
                backend.pipe.unmap(buffer);
            }
            return D3D_OK;
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return backend.loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    /** Has the device all that was written? */
    public boolean isStale() { // hot
        return dirtyFrom < dirtyTo;
    }

    /** Brings what was written to the backend. */
    public void prepare() { // hot
        if (memory == null || dirtyFrom >= dirtyTo) return;
        backend.pipe.writeBuffer(buffer, dirtyFrom, memory.asSlice(dirtyFrom, dirtyTo - dirtyFrom));
        if (locks > 0 && !readOnly) return;
        dirtyFrom = Integer.MAX_VALUE;
        dirtyTo = 0;
    }

    void evict() {
        if (pool != D3DPOOL_MANAGED) return;
        dirtyFrom = 0;
        dirtyTo = size;
        registry.dirty.groups |= DirtyBits.BUFFERS;
    }

    @Override
    public void preLoad() {
        try {
            prepare();
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            backend.loss.ofCall(e);
        }
    }

    @Override
    public void destroy() {
        privateData.clear();
        registry.remove(this);
        backend.drop(this);
        if (mapped != 0) backend.pipe.unmap(buffer);
        mapped = 0;
        backend.gpu.destroy(buffer);
    }
}
