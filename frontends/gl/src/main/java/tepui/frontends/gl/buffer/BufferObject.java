package tepui.frontends.gl.buffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Labelled;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.foreign.ForeignProgram;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.MapFlags;
import tepui.pipe.Usage;

/**
 * A buffer object: its storage on the device, and its mapping. New contents of the same size keep the storage and tell the device that the old
 * ones are not needed: it gives fresh memory while the old is in use, and nobody waits.
 */
public final class BufferObject implements Labelled {
    public final int name;
    private final Device device;
    private @Nullable Buffer storage;
    private long size;
    public int usage = GL_STATIC_DRAW;
    public boolean immutable;
    /** GL_MAP_..., GL_DYNAMIC_STORAGE_BIT ...: what immutable storage was made with. */
    public int storageFlags;

    /** Buffer textures with handles that look into it: its storage stays as it is. */
    public int handles;

    private int holders;
    private boolean deleted;
    private @Nullable String label;

    // ---- the mapping; an address of 0 means none
    private long address;
    private long mapOffset;
    private long mapLength;
    private int mapAccess;

    public BufferObject(int name, Device device) {
        this.name = name;
        this.device = device;
    }

    @Override
    public void label(@Nullable String text) {
        label = text;
        Buffer b = storage;
        if (b != null) b.setLabel(text);
    }

    /** The storage; null while the size is 0. */
    public @Nullable Buffer pipe() { // hot
        return storage;
    }

    public long size() {
        return size;
    }

    /** Bytes that the device has for it. */
    public long storageSize() {
        Buffer b = storage;
        return b == null ? 0 : b.size();
    }

    /** New contents: glBufferData. Returns whether the storage is another one now. */
    public boolean allocate(Context pipe, long newSize, @Nullable MemorySegment data, int newUsage) {
        endMap(pipe);
        boolean renewed = false;
        Buffer old = storage;
        if (old != null && newSize == size && newUsage == usage) {
            pipe.invalidate(old);
        } else {
            Buffer made = newSize == 0
                    ? null
                    : device.createBuffer(new BufferDesc(newSize, Bind.ANY_BUFFER, usageOf(newUsage), false));
            if (old != null) device.destroy(old);
            if (made != null && label != null) made.setLabel(label);
            storage = made;
            size = newSize;
            usage = newUsage;
            renewed = true;
        }
        Buffer now = storage;
        if (data != null && now != null) pipe.writeBuffer(now, 0, data);
        return renewed;
    }

    /** glBufferStorage. */
    public void allocateImmutable(Context pipe, long newSize, @Nullable MemorySegment data, int flags) {
        endMap(pipe);
        boolean persistent = (flags & GL_MAP_PERSISTENT_BIT) != 0;
        boolean client = (flags & (GL_CLIENT_STORAGE_BIT | GL_MAP_READ_BIT)) != 0;
        Usage use = client ? Usage.STAGING : (flags & GL_MAP_WRITE_BIT) != 0 ? Usage.DYNAMIC : Usage.DEFAULT;
        Buffer made = device.createBuffer(new BufferDesc(newSize, Bind.ANY_BUFFER, use, persistent));
        Buffer old = storage;
        if (old != null) device.destroy(old);
        if (label != null) made.setLabel(label);
        storage = made;
        size = newSize;
        usage = GL_DYNAMIC_DRAW;
        immutable = true;
        storageFlags = flags;
        if (data != null) pipe.writeBuffer(made, 0, data);
    }

    private static Usage usageOf(int usage) {
        return switch (usage) {
            case GL_STREAM_DRAW -> Usage.STREAM;
            case GL_DYNAMIC_DRAW -> Usage.DYNAMIC;
            case GL_STREAM_READ, GL_STATIC_READ, GL_DYNAMIC_READ -> Usage.STAGING;
            default -> Usage.DEFAULT;
        };
    }

    // ---- mapping ---------------------------------------------------------------------------------------------------

    public boolean isMapped() {
        return address != 0;
    }

    public long mapAddress() {
        return address;
    }

    public long mapOffset() {
        return mapOffset;
    }

    public long mapLength() {
        return mapLength;
    }

    /** GL_MAP_..._BIT of the mapping. */
    public int mapAccess() {
        return mapAccess;
    }

    /** Mapped in a way that keeps other calls from using it. */
    public boolean isLocked() {
        return address != 0 && (mapAccess & GL_MAP_PERSISTENT_BIT) == 0;
    }

    /** Maps a range; 0 where the device has no memory. */
    public long map(Context pipe, long offset, long length, int access) {
        Buffer b = storage;
        if (b == null) return 0;
        long at = pipe.map(b, offset, length, flags(access));
        address = at;
        mapOffset = offset;
        mapLength = length;
        mapAccess = access;
        ForeignProgram foreign = Native.foreign();
        if (foreign != null && at != 0) foreign.mapped(at, length, access);
        return at;
    }

    private static int flags(int access) {
        int f = 0;
        if ((access & GL_MAP_READ_BIT) != 0) f |= MapFlags.READ;
        if ((access & GL_MAP_WRITE_BIT) != 0) f |= MapFlags.WRITE;
        if ((access & GL_MAP_INVALIDATE_BUFFER_BIT) != 0) f |= MapFlags.DISCARD_WHOLE;
        else if ((access & GL_MAP_INVALIDATE_RANGE_BIT) != 0) f |= MapFlags.DISCARD_RANGE;
        if ((access & GL_MAP_UNSYNCHRONIZED_BIT) != 0) f |= MapFlags.UNSYNCHRONIZED;
        if ((access & GL_MAP_FLUSH_EXPLICIT_BIT) != 0) f |= MapFlags.FLUSH_EXPLICIT;
        if ((access & GL_MAP_PERSISTENT_BIT) != 0) f |= MapFlags.PERSISTENT;
        if ((access & GL_MAP_COHERENT_BIT) != 0) f |= MapFlags.COHERENT;
        // Reading keeps the contents, and a write that keeps them must be ordered.
        if ((f & MapFlags.READ) != 0) {
            f &= ~(MapFlags.UNSYNCHRONIZED | MapFlags.DISCARD_RANGE | MapFlags.DISCARD_WHOLE);
        }
        return f;
    }

    /** A written range; the offset counts from the mapping's start. */
    public void flush(Context pipe, long offset, long length) {
        Buffer b = storage;
        if (b == null || address == 0) return;
        ForeignProgram foreign = Native.foreign();
        if (foreign != null) foreign.flushed(address, offset, length);
        pipe.flushMapped(b, mapOffset + offset, length);
    }

    public void endMap(Context pipe) {
        Buffer b = storage;
        if (address == 0 || b == null) return;
        ForeignProgram foreign = Native.foreign();
        if (foreign != null) foreign.unmapped(address);
        address = 0;
        mapAccess = 0;
        mapOffset = 0;
        mapLength = 0;
        pipe.unmap(b);
    }

    // ---- life ------------------------------------------------------------------------------------------------------

    /** A binding more. */
    public void hold() { // hot
        holders++;
    }

    public void release() { // hot
        if (--holders == 0 && deleted) drop();
    }

    /** The name is gone; the storage goes with the last binding. */
    public void delete() {
        deleted = true;
        if (holders <= 0) drop();
    }

    public boolean isDeleted() {
        return deleted;
    }

    public void drop() {
        Buffer b = storage;
        ForeignProgram foreign = Native.foreign();
        if (foreign != null && address != 0) foreign.unmapped(address);
        storage = null;
        address = 0;
        size = 0;
        if (b != null) device.destroy(b);
    }
}
