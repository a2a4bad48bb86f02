package tepui.drivers.d3d12;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.drivers.d3d12.com.ID3D12GraphicsCommandList;
import tepui.drivers.d3d12.states.ResourceState;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;
import tepui.pipe.driver.BufferReader;

/**
 * Buffers written, read, copied, cleared and mapped. What the processor can reach and nothing uses is written at once; what is in use
 * gets fresh storage if all of it is replaced, or a copy from staging memory in order with other commands.
 */
final class BufferWork {
    private static final long WHOLE_PATTERN = 1 << 16;

    private final D3d12Context context;
    private final Recorder recorder;
    private final Gpu gpu;
    final Ring staging;
    final Ring readback;

    BufferWork(D3d12Context context, Recorder recorder) {
        this.context = context;
        this.recorder = recorder;
        this.gpu = recorder.gpu;
        staging = new Ring(gpu, 1 << 20, Place.UPLOAD);
        readback = new Ring(gpu, 1 << 20, Place.READBACK);
    }

    private static long address(D3d12Buffer b) { // hot
        return b.storage.address;
    }

    boolean isIdle(D3d12Buffer b) { // hot
        return gpu.timeline.isDone(b.storage.lastUse);
    }

    /** Fresh storage: the old contents are not needed. */
    void rename(D3d12Buffer b, String call) {
        b.rename(call);
        context.device.renames.incrementAndGet();
        context.counters.renames++;
    }

    void write(D3d12Buffer b, long offset, MemorySegment data) {
        long size = data.byteSize();
        if (size == 0) return;
        context.counters.uploadedBytes += size;
        long address = address(b);
        if (address != 0 && !isIdle(b) && size == b.size() && !b.mapped && !b.pinned) {
            rename(b, "writeBuffer");
            address = address(b);
        }
        if (address != 0 && isIdle(b)) {
            MemorySegment.copy(data, 0, Memory.ALL, address + offset, size);
            return;
        }
        recorder.ensure();
        long at = staging.take(size, 16, recorder.serial);
        MemorySegment.copy(data, 0, Memory.ALL, staging.storage.address + at, size);
        copy(staging.storage, at, b.storage, offset, size, false);
    }

    /** This as what brings bytes of buffers to the processor. */
    BufferReader reader() {
        return (buffer, offset, into) -> read((D3d12Buffer) buffer, offset, into);
    }

    void read(D3d12Buffer b, long offset, MemorySegment into) {
        long size = into.byteSize();
        if (size == 0) return;
        context.counters.readBackBytes += size;
        long address = address(b);
        if (address != 0) {
            recorder.waitFor(b.storage.lastWrite);
            MemorySegment.copy(Memory.ALL, address + offset, into, 0, size);
            return;
        }
        recorder.ensure();
        long at = readback.take(size, 16, recorder.serial);
        BufferStorage to = readback.storage;
        copy(b.storage, offset, to, at, size, true);
        recorder.waitFor(recorder.submit());
        MemorySegment.copy(Memory.ALL, to.address + at, into, 0, size);
    }

    /** Ring memory needs no tracking: each piece is used once. */
    private void copy(BufferStorage from, long source, BufferStorage to, long target, long size, boolean reads) {
        if (reads) recorder.use(from, ResourceState.COPY_SOURCE);
        else recorder.use(to, ResourceState.COPY_DEST);
        command(from, source, to, target, size);
    }

    private void command(BufferStorage from, long source, BufferStorage to, long target, long size) {
        ID3D12GraphicsCommandList.copyBufferRegion(
                recorder.list(), to.handle, to.offset + target, from.handle, from.offset + source, size);
    }

    /** The first words of a counter become 0, in order with other commands. */
    void zero(BufferStorage counter) {
        recorder.ensure();
        long at = staging.take(8, 16, recorder.serial);
        BufferStorage from = staging.storage;
        Memory.ALL.set(ValueLayout.JAVA_LONG_UNALIGNED, from.address + at, 0L);
        copy(from, at, counter, 0, 8, false);
    }

    /** The first word of a counter, after all that writes it. */
    int word(BufferStorage counter) {
        recorder.ensure();
        long at = readback.take(8, 16, recorder.serial);
        BufferStorage to = readback.storage;
        copy(counter, 0, to, at, 4, true);
        recorder.waitFor(recorder.submit());
        return Memory.ALL.get(ValueLayout.JAVA_INT_UNALIGNED, to.address + at);
    }

    void copy(D3d12Buffer from, long source, D3d12Buffer to, long target, long size) {
        if (size == 0) return;
        if (from == to) {
            // One resource cannot be source and target: by way of other memory.
            BufferStorage middle = BufferStorage.alone(gpu, "copyBuffer", size, Place.DEVICE);
            recorder.use(from.storage, ResourceState.COPY_SOURCE);
            recorder.use(middle, ResourceState.COPY_DEST);
            command(from.storage, source, middle, 0, size);
            recorder.use(middle, ResourceState.COPY_SOURCE);
            recorder.use(to.storage, ResourceState.COPY_DEST);
            command(middle, 0, to.storage, target, size);
            middle.retire(gpu);
            return;
        }
        if (from.storage.handle == to.storage.handle) separate(to);
        recorder.use(from.storage, ResourceState.COPY_SOURCE);
        recorder.use(to.storage, ResourceState.COPY_DEST);
        command(from.storage, source, to.storage, target, size);
    }

    /** The buffer gets a resource of its own, for what others in its slab cannot be in the middle of: writes by shaders, copies within the slab. */
    void separate(D3d12Buffer b) { // hot
        if (b.storage.shared && !b.mapped) move(b);
    }

    private void move(D3d12Buffer b) {
        BufferStorage old = b.storage;
        b.separate();
        BufferStorage own = b.storage;
        if (own.address != 0 && gpu.timeline.isDone(old.lastWrite)) {
            MemorySegment.copy(Memory.ALL, old.address, Memory.ALL, own.address, b.size());
        } else {
            recorder.use(old, ResourceState.COPY_SOURCE);
            recorder.use(own, ResourceState.COPY_DEST);
            command(old, 0, own, 0, b.size());
        }
        old.retire(gpu);
        context.device.renames.incrementAndGet();
        context.renamed();
    }

    void clear(D3d12Buffer b, long offset, long size, byte[] pattern) {
        if (size == 0) return;
        long piece = Math.min(size, WHOLE_PATTERN / pattern.length * pattern.length);
        recorder.ensure();
        long at = staging.take(piece, 16, recorder.serial);
        BufferStorage from = staging.storage;
        for (long i = 0; i < piece; i++) {
            Memory.ALL.set(ValueLayout.JAVA_BYTE, from.address + at + i, pattern[(int) (i % pattern.length)]);
        }
        recorder.use(b.storage, ResourceState.COPY_DEST);
        for (long done = 0; done < size; done += piece) {
            command(from, at, b.storage, offset + done, Math.min(piece, size - done));
        }
    }

    // ---- maps -----------------------------------------------------------------------------------------------------

    long map(D3d12Buffer b, long offset, long size, int flags) {
        boolean reads = (flags & MapFlags.READ) != 0;
        boolean free = (flags & MapFlags.UNSYNCHRONIZED) != 0;
        long address = address(b);
        boolean persistent = (flags & MapFlags.PERSISTENT) != 0;
        if ((flags & MapFlags.DISCARD_WHOLE) != 0 && !free && !isIdle(b) && !b.pinned) {
            rename(b, "map");
            address = address(b);
        }
        long result;
        if (address != 0 && (free || isUsable(b, reads))) {
            result = address + offset;
            b.mapStaging = null;
        } else if ((flags & (MapFlags.DISCARD_RANGE | MapFlags.DISCARD_WHOLE)) != 0 && !persistent || address == 0) {
            result = mapStaged(b, offset, size, flags);
            if (result == 0) return 0;
        } else {
            if ((flags & MapFlags.DONT_BLOCK) != 0) return 0;
            recorder.waitFor(reads && (flags & MapFlags.WRITE) == 0 ? b.storage.lastWrite : b.storage.lastUse);
            result = address + offset;
            b.mapStaging = null;
        }
        b.mapped = true;
        b.mapOffset = offset;
        b.mapSize = size;
        b.mapFlags = flags;
        b.mapAddress = result;
        context.counters.maps++;
        return result;
    }

    private boolean isUsable(D3d12Buffer b, boolean reads) {
        long serial = reads ? b.storage.lastWrite : b.storage.lastUse;
        return gpu.timeline.isDone(serial);
    }

    /** In memory of its own, copied at the end; read into it first unless the old contents are not needed. */
    private long mapStaged(D3d12Buffer b, long offset, long size, int flags) {
        boolean fresh = (flags & (MapFlags.DISCARD_RANGE | MapFlags.DISCARD_WHOLE)) != 0;
        boolean wait = !fresh && (flags & MapFlags.UNSYNCHRONIZED) == 0;
        if (wait && (flags & MapFlags.DONT_BLOCK) != 0 && !gpu.timeline.isDone(b.storage.lastWrite)) return 0;
        long shift = offset & 63;
        BufferStorage own = BufferStorage.alone(gpu, "map", size + shift, Place.CACHED);
        if (!fresh) {
            copy(b.storage, offset, own, shift, size, true);
            recorder.waitFor(recorder.submit());
        }
        b.mapStaging = own;
        b.mapStagingOffset = shift;
        return own.address + shift;
    }

    void flush(D3d12Buffer b, long offset, long size) {
        context.counters.uploadedBytes += size;
        BufferStorage from = b.mapStaging;
        if (from == null || size == 0) return;
        copy(from, b.mapStagingOffset + offset - b.mapOffset, b.storage, offset, size, false);
    }

    void unmap(D3d12Buffer b) {
        int flags = b.mapFlags;
        if ((flags & (MapFlags.WRITE | MapFlags.FLUSH_EXPLICIT)) == MapFlags.WRITE) flush(b, b.mapOffset, b.mapSize);
        endMap(b);
    }

    /** The mapping is over, written or not. */
    void endMap(D3d12Buffer b) {
        b.mapped = false;
        BufferStorage own = b.mapStaging;
        if (own != null) own.retire(gpu);
        b.mapStaging = null;
    }

    void close() {
        staging.close();
        readback.close();
    }
}
