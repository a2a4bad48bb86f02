package tepui.stream;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Buffer;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;
import tepui.pipe.driver.Arguments;

/**
 * Access to buffers, writes and mappings, with the least waiting, in this order: a range that holds nothing yet, or a
 * buffer that nothing uses, is written in place; a discarded buffer gets other memory at once, and the exchange is
 * queued; a discarded range is written to staging memory and copied in order; an unsynchronised mapping is the caller's
 * word; all else waits. What is decided here the driver does not decide again.
 */
final class BufferAccess {
    /** Most bytes that travel in their packet. */
    static final int INLINE_BYTES = 320;

    private final StreamContext context;
    private final StreamCounters figures;

    // ---- the upload that was written last, to which the next may be added
    private @Nullable Buffer lastBuffer;
    private int lastAt;
    private long lastPosition = -1;
    private int lastEnd;
    private long lastOffset;
    private int lastBytes;

    BufferAccess(StreamContext context) {
        this.context = context;
        figures = context.figures;
    }

    // ---- writes -----------------------------------------------------------------------------------------------------

    void write(Buffer buffer, long offset, MemorySegment data) { // hot
        TrackedBuffer t = context.buffer("writeBuffer", buffer);
        long size = data.byteSize();
        Arguments.bytes("writeBuffer", buffer, offset, size);
        if (size == 0) return;
        if (size <= INLINE_BYTES) {
            writeInline(t, buffer, offset, data, (int) size);
            return;
        }
        if (t.isPinned() && t.address() != 0 && t.mapping == TrackedBuffer.Mapping.NONE && mayWrite(t, offset, size)) {
            MemorySegment.copy(data, 0, Memory.ALL, t.address() + offset, size);
            writtenInPlace(t, buffer, offset, size);
            return;
        }
        Staging.Slot slot = context.stage(size);
        if (slot == null) {
            context.settle(WaitReason.UPLOAD);
            context.next.writeBuffer(buffer, offset, data);
            t.markValid(offset, offset + size);
            return;
        }
        MemorySegment.copy(data, 0, Memory.ALL, slot.address, size);
        long position = copyStaged(t, buffer, offset, slot, 0, size);
        context.staging.give(slot, position);
        context.done();
    }

    /** Can a range be written at once? A whole buffer gets other memory for it. */
    private boolean mayWrite(TrackedBuffer t, long offset, long size) { // hot
        if (!t.isValid(offset, offset + size) || t.isIdle()) return true;
        return offset == 0 && size == t.buffer.size() && rename(t);
    }

    private void writeInline(TrackedBuffer t, Buffer buffer, long offset, MemorySegment data, int size) { // hot
        figures.inlineUploads++;
        if (lastEnd == context.at
                && lastBuffer == buffer
                && offset == lastOffset + lastBytes
                && (lastBytes & 3) == 0
                && lastBytes + size <= InlineData.MOST_BYTES
                && context.at + (size + 3 >>> 2) <= context.limit
                && lastPosition >= context.published()) {
            int[] w = context.words;
            int at = context.at;
            put(data, size, w, at);
            context.at = lastEnd = at + (size + 3 >>> 2);
            lastBytes += size;
            w[lastAt] = PacketLayout.header(Op.WRITE_BUFFER, 0, lastEnd - lastAt);
            w[lastAt + 3] = lastBytes;
            figures.mergedUploads++;
        } else {
            int i = context.reserve(Op.WRITE_BUFFER, 0, 4 + (size + 3 >>> 2), 1);
            int[] w = context.words;
            context.putLong(i + 1, offset);
            w[i + 3] = size;
            put(data, size, w, i + 4);
            context.refer(buffer);
            context.used(t, context.base + i);
            lastBuffer = buffer;
            lastAt = i;
            lastPosition = context.base + i;
            lastEnd = context.at;
            lastOffset = offset;
            lastBytes = size;
        }
        t.markValid(offset, offset + size);
        context.done();
    }

    static void put(MemorySegment data, int size, int[] words, int at) { // hot
        int whole = size >>> 2;
        MemorySegment.copy(data, ValueLayout.JAVA_INT_UNALIGNED, 0, words, at, whole);
        int rest = size & 3;
        if (rest == 0) return;
        int word = 0;
        for (int i = 0; i < rest; i++) {
            word |= (data.get(ValueLayout.JAVA_BYTE, 4L * whole + i) & 255) << 8 * i;
        }
        words[at + whole] = word;
    }

    private long copyStaged(
            TrackedBuffer t, Buffer buffer, long offset, Staging.Slot slot, long from, long size) { // hot
        figures.stagedUploads++;
        int i = context.reserve(Op.WRITE_BUFFER_STAGED, 0, 7, 2);
        context.putLong(i + 1, offset);
        context.putLong(i + 3, from);
        context.putLong(i + 5, size);
        context.refer(buffer);
        context.refer(slot);
        long position = context.base + i;
        context.used(t, position);
        t.markValid(offset, offset + size);
        return position;
    }

    private void writtenInPlace(TrackedBuffer t, Buffer buffer, long offset, long size) { // hot
        figures.directWrites++;
        int i = context.reserve(Op.WRITTEN_IN_PLACE, 0, 5, 1);
        context.putLong(i + 1, offset);
        context.putLong(i + 3, size);
        context.refer(buffer);
        // It names the buffer, but needs nothing of its contents.
        t.by(context).named = context.base + i;
        t.markValid(offset, offset + size);
        context.done();
    }

    private boolean rename(TrackedBuffer t) { // hot
        // Room first: making room may wait, and what is free is looked for as late as possible.
        int i = context.reserve(Op.EXCHANGE, 0, 1, 2);
        long position = context.base + i;
        Buffer other = t.rename(context, position);
        if (other == null) {
            context.takeBack(i);
            return false;
        }
        figures.renames++;
        context.refer(t.buffer);
        context.refer(other);
        context.used(t, position);
        context.done();
        return true;
    }

    void invalidate(Buffer buffer) { // hot
        TrackedBuffer t = context.buffer("invalidate", buffer);
        if (t.mapping != TrackedBuffer.Mapping.NONE) return;
        if (t.isPinned() && t.address() != 0) {
            if (t.isIdle()) t.markInvalid();
            else rename(t);
            return;
        }
        context.reserve(Op.INVALIDATE_BUFFER, 0, 1, 1);
        context.refer(buffer);
        context.used(t, context.base + context.at - 1);
        context.done();
    }

    // ---- maps -------------------------------------------------------------------------------------------------------

    long map(Buffer buffer, long offset, long size, int flags) { // hot
        TrackedBuffer t = context.buffer("map", buffer);
        Arguments.bytes("map", buffer, offset, size);
        Arguments.mapFlags("map", flags, buffer.desc().persistent());
        if (size == 0) throw new IllegalArgumentException("map: size is 0, must be above 0");
        if (t.mapping != TrackedBuffer.Mapping.NONE) {
            throw new IllegalArgumentException("map: the buffer is mapped already");
        }
        context.failIfBroken();
        if (t.mayBePinned() && !t.isPinned() && !t.isPending()) t.pin();
        if ((flags & MapFlags.PERSISTENT) != 0) return mapPersistently(t, buffer, offset, size, flags);
        boolean read = (flags & MapFlags.READ) != 0;
        if (t.address() != 0) {
            if (read ? t.isIdle() : isFree(t, offset, size, flags)) {
                figures.directWrites++;
                // What is free may be other memory than before.
                return mapped(t, TrackedBuffer.Mapping.DIRECT, offset, size, flags, t.address() + offset);
            }
        }
        if (!read && (flags & (MapFlags.DISCARD_RANGE | MapFlags.DISCARD_WHOLE)) != 0) {
            long staged = mapStaged(t, buffer, offset, size, flags);
            if (staged != 0) return staged;
        }
        if ((flags & MapFlags.DONT_BLOCK) != 0 && !context.isSettled()) {
            context.publish();
            return 0;
        }
        return mapByDriver(t, buffer, offset, size, flags);
    }

    /** Bytes that are written without a word for as long as they are mapped count as written from the start. */
    private long mapPersistently(TrackedBuffer t, Buffer buffer, long offset, long size, int flags) { // hot
        boolean plain = (flags & (MapFlags.READ | MapFlags.COHERENT)) == MapFlags.COHERENT;
        if (!plain || t.address() == 0 || !isFree(t, offset, size, flags)) {
            if ((flags & MapFlags.DONT_BLOCK) != 0 && !context.isSettled()) {
                context.publish();
                return 0;
            }
            return mapByDriver(t, buffer, offset, size, flags);
        }
        writtenInPlace(t, buffer, offset, size);
        return mapped(t, TrackedBuffer.Mapping.DIRECT, offset, size, flags, t.address() + offset);
    }

    /** Can the range be written in place? May take other memory to make it so. */
    private boolean isFree(TrackedBuffer t, long offset, long size, int flags) { // hot
        if ((flags & MapFlags.UNSYNCHRONIZED) != 0 || !t.isValid(offset, offset + size)) return true;
        if (t.isIdle()) {
            if ((flags & MapFlags.DISCARD_WHOLE) != 0) t.markInvalid();
            return true;
        }
        boolean whole = (flags & MapFlags.DISCARD_WHOLE) != 0
                || (flags & MapFlags.DISCARD_RANGE) != 0 && offset == 0 && size == t.buffer.size();
        return whole && rename(t);
    }

    private static long mapped(
            TrackedBuffer t, TrackedBuffer.Mapping how, long offset, long size, int flags, long address) { // hot
        t.mapping = how;
        t.mapOffset = offset;
        t.mapSize = size;
        t.mapFlags = flags;
        return address;
    }

    private long mapStaged(TrackedBuffer t, Buffer buffer, long offset, long size, int flags) { // hot
        long shift = offset & 63;
        Staging.Slot slot = context.stage(size + shift);
        if (slot == null) return 0;
        if ((flags & MapFlags.DISCARD_WHOLE) != 0 && t.address() == 0) invalidate(buffer);
        context.staging.lend();
        t.mapSlot = slot;
        t.slotPosition = -1;
        return mapped(t, TrackedBuffer.Mapping.STAGED, offset, size, flags, slot.address + shift);
    }

    private long mapByDriver(TrackedBuffer t, Buffer buffer, long offset, long size, int flags) {
        t.awaitOthers(context);
        context.settle(WaitReason.MAP);
        if (t.mayBePinned()) t.pin();
        long address = context.next.map(buffer, offset, size, flags);
        if (address != 0) {
            if ((flags & MapFlags.WRITE) != 0) t.markValid(offset, offset + size);
            mapped(t, TrackedBuffer.Mapping.DRIVER, offset, size, flags, address);
        }
        return address;
    }

    void flush(Buffer buffer, long offset, long size) { // hot
        TrackedBuffer t = context.buffer("flushMapped", buffer);
        boolean ok = t.mapping != TrackedBuffer.Mapping.NONE
                && (t.mapFlags & MapFlags.FLUSH_EXPLICIT) != 0
                && size >= 0
                && offset >= t.mapOffset
                && offset <= t.mapOffset + t.mapSize - size;
        if (!ok) {
            throw new IllegalArgumentException("flushMapped: range is " + offset + " + " + size
                    + ", must be inside a mapping with FLUSH_EXPLICIT"
                    + (t.mapping == TrackedBuffer.Mapping.NONE
                            ? ", and there is no mapping"
                            : ", which is " + t.mapOffset + " + " + t.mapSize));
        }
        if (size > 0) flushed(t, buffer, offset, size);
    }

    private void flushed(TrackedBuffer t, Buffer buffer, long offset, long size) { // hot
        switch (t.mapping) {
            case DIRECT -> writtenInPlace(t, buffer, offset, size);
            case STAGED -> {
                Staging.Slot slot = t.mapSlot;
                if (slot == null) return;
                long from = offset - t.mapOffset + (t.mapOffset & 63);
                if (slot.owner != context.staging) {
                    // Another context's memory, which must not wait for this one's packets.
                    write(buffer, offset, slot.data(from, size));
                    return;
                }
                t.slotPosition = copyStaged(t, buffer, offset, slot, from, size);
                context.done();
            }
            default -> {
                int i = context.reserve(Op.FLUSH_MAPPED, 0, 5, 1);
                context.putLong(i + 1, offset);
                context.putLong(i + 3, size);
                context.refer(buffer);
                t.by(context).named = context.base + i;
                context.done();
            }
        }
    }

    void unmap(Buffer buffer) { // hot
        TrackedBuffer t = context.buffer("unmap", buffer);
        TrackedBuffer.Mapping how = t.mapping;
        if (how == TrackedBuffer.Mapping.NONE) throw new IllegalArgumentException("unmap: the buffer is not mapped");
        boolean all = (t.mapFlags & (MapFlags.WRITE | MapFlags.FLUSH_EXPLICIT)) == MapFlags.WRITE;
        if (how == TrackedBuffer.Mapping.DRIVER) {
            context.reserve(Op.UNMAP, 0, 1, 1);
            context.refer(buffer);
            context.used(t, context.base + context.at - 1);
            context.done();
            // Another context may map the buffer next, and waits only for what has been handed on.
            context.publish();
        } else if (all) {
            flushed(t, buffer, t.mapOffset, t.mapSize);
        }
        Staging.Slot slot = t.mapSlot;
        Staging owner = slot == null ? null : slot.owner;
        if (slot != null && owner == context.staging) context.staging.endLoan(slot, t.slotPosition);
        else if (slot != null && owner != null) owner.giveBack(slot, t.slotPosition);
        t.mapSlot = null;
        t.mapping = TrackedBuffer.Mapping.NONE;
    }
}
