package tepui.drivers.vulkan;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.VkBufferCopy;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;
import tepui.pipe.driver.BufferReader;

/**
 * Buffers written, read, copied, cleared and mapped. What the processor can reach and nothing uses is written at once; what is in use
 * gets fresh storage if all of it is replaced, or a copy from staging memory in order with other commands.
 */
final class BufferWork {
    private static final long WHOLE_PATTERN = 1 << 16;

    private final VulkanContext context;
    private final Recorder recorder;
    private final Gpu gpu;
    final Ring staging;
    final Ring readback;
    private final long region;

    BufferWork(VulkanContext context, Recorder recorder) {
        this.context = context;
        this.recorder = recorder;
        this.gpu = recorder.gpu;
        int usage = Vk.VK_BUFFER_USAGE_TRANSFER_SRC_BIT | Vk.VK_BUFFER_USAGE_TRANSFER_DST_BIT;
        staging = new Ring(gpu, usage, 1 << 20, MemoryPools.Place.UPLOAD);
        readback = new Ring(gpu, usage, 1 << 20, MemoryPools.Place.READBACK);
        region = recorder.scratch.take(VkBufferCopy.BYTES);
    }

    private long address(VulkanBuffer b) {
        return gpu.hostVisible || b.place != MemoryPools.Place.DEVICE ? b.storage.address : 0;
    }

    boolean isIdle(VulkanBuffer b) { // hot
        return gpu.timeline.isDone(b.storage.lastUse);
    }

    /** Fresh storage: the old contents are not needed. */
    void rename(VulkanBuffer b, String call) {
        b.rename(call);
        context.device.renames.incrementAndGet();
        context.counters.renames++;
    }

    void write(VulkanBuffer b, long offset, MemorySegment data) {
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
        return (buffer, offset, into) -> read((VulkanBuffer) buffer, offset, into);
    }

    void read(VulkanBuffer b, long offset, MemorySegment into) {
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
        if (reads) recorder.use(from, AccessTable.TRANSFER_READ);
        else recorder.use(to, AccessTable.TRANSFER_WRITE);
        command(from, source, to, target, size);
    }

    private void command(BufferStorage from, long source, BufferStorage to, long target, long size) {
        long cmd = recorder.outside();
        VkBufferCopy.srcOffset(region, source);
        VkBufferCopy.dstOffset(region, target);
        VkBufferCopy.size(region, size);
        recorder.vk.vkCmdCopyBuffer(cmd, from.handle, to.handle, 1, region);
    }

    void copy(VulkanBuffer from, long source, VulkanBuffer to, long target, long size) {
        if (size == 0) return;
        if (from == to) {
            recorder.use(to.storage, AccessTable.TRANSFER_BOTH);
            command(from.storage, source, to.storage, target, size);
            return;
        }
        recorder.use(from.storage, AccessTable.TRANSFER_READ);
        recorder.use(to.storage, AccessTable.TRANSFER_WRITE);
        command(from.storage, source, to.storage, target, size);
    }

    void clear(VulkanBuffer b, long offset, long size, byte[] pattern) {
        if (size == 0) return;
        if (pattern.length <= 4 && (offset & 3) == 0 && (size & 3) == 0) {
            int word = 0;
            for (int i = 0; i < 4; i++) word |= (pattern[i % pattern.length] & 255) << 8 * i;
            recorder.use(b.storage, AccessTable.TRANSFER_WRITE);
            recorder.vk.vkCmdFillBuffer(recorder.outside(), b.storage.handle, offset, size, word);
            return;
        }
        long piece = Math.min(size, WHOLE_PATTERN / pattern.length * pattern.length);
        recorder.ensure();
        long at = staging.take(piece, 16, recorder.serial);
        BufferStorage from = staging.storage;
        for (long i = 0; i < piece; i++) {
            Memory.ALL.set(ValueLayout.JAVA_BYTE, from.address + at + i, pattern[(int) (i % pattern.length)]);
        }
        recorder.use(b.storage, AccessTable.TRANSFER_WRITE);
        for (long done = 0; done < size; done += piece) {
            command(from, at, b.storage, offset + done, Math.min(piece, size - done));
        }
    }

    // ---- maps -----------------------------------------------------------------------------------------------------

    long map(VulkanBuffer b, long offset, long size, int flags) {
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

    private boolean isUsable(VulkanBuffer b, boolean reads) {
        long serial = reads ? b.storage.lastWrite : b.storage.lastUse;
        return gpu.timeline.isDone(serial);
    }

    /** In memory of its own, copied at the end; read into it first unless the old contents are not needed. */
    private long mapStaged(VulkanBuffer b, long offset, long size, int flags) {
        boolean fresh = (flags & (MapFlags.DISCARD_RANGE | MapFlags.DISCARD_WHOLE)) != 0;
        boolean wait = !fresh && (flags & MapFlags.UNSYNCHRONIZED) == 0;
        if (wait && (flags & MapFlags.DONT_BLOCK) != 0 && !gpu.timeline.isDone(b.storage.lastWrite)) return 0;
        long shift = offset & 63;
        BufferStorage own = BufferStorage.make(
                gpu,
                "map",
                size + shift,
                Vk.VK_BUFFER_USAGE_TRANSFER_SRC_BIT | Vk.VK_BUFFER_USAGE_TRANSFER_DST_BIT,
                fresh ? MemoryPools.Place.UPLOAD : MemoryPools.Place.READBACK);
        if (!fresh) {
            copy(b.storage, offset, own, shift, size, true);
            recorder.waitFor(recorder.submit());
        }
        b.mapStaging = own;
        b.mapStagingOffset = shift;
        return own.address + shift;
    }

    void flush(VulkanBuffer b, long offset, long size) {
        context.counters.uploadedBytes += size;
        BufferStorage from = b.mapStaging;
        if (from == null || size == 0) return;
        copy(from, b.mapStagingOffset + offset - b.mapOffset, b.storage, offset, size, false);
    }

    void unmap(VulkanBuffer b) {
        int flags = b.mapFlags;
        if ((flags & (MapFlags.WRITE | MapFlags.FLUSH_EXPLICIT)) == MapFlags.WRITE) flush(b, b.mapOffset, b.mapSize);
        endMap(b);
    }

    /** The mapping is over, written or not. */
    void endMap(VulkanBuffer b) {
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
