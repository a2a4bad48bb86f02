package tepui.pipe.driver;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.pipe.Counters;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;

/**
 * Transfers of buffers: writes, reads, clears and maps. What the processor can reach and nothing uses is written at
 * once; what is in use gets fresh storage if all of it is replaced, or a copy from staging memory in order with other
 * commands. A driver says how bytes are copied, and how one waits.
 *
 * @param <B> the driver's buffers
 * @param <S> their storages
 */
public abstract class BufferTransfers<B extends StoredBuffer<S>, S extends DeviceStorage> {
    private static final long WHOLE_PATTERN = 1 << 16;

    private final Timeline timeline;
    private final Counters counters;
    private final Batches batches;
    public final Ring<S> staging;
    public final Ring<S> readback;

    protected BufferTransfers(
            Timeline timeline, Counters counters, Batches batches, Ring<S> staging, Ring<S> readback) {
        this.timeline = timeline;
        this.counters = counters;
        this.batches = batches;
        this.staging = staging;
        this.readback = readback;
    }

    // ---- the driver's ---------------------------------------------------------------------------------------------

    /** Where the processor reads and writes the buffer; 0 where it does not. */
    protected abstract long address(B b); // hot

    /** Keeps the buffer's current storage alive until this context waits again, even if the buffer is destroyed; throws where it is gone. */
    protected void stay(B b) {}

    /** The next command reads or writes the storage. Ring memory needs no tracking: each piece is used once. */
    protected abstract void use(S storage, boolean writes);

    /** The command that copies, after {@link #use}. */
    protected abstract void command(S from, long source, S to, long target, long size);

    /** Memory for a mapping; {@code fresh}: it is only written. */
    protected abstract S mapping(long size, boolean fresh);

    /** Bytes of one buffer into another, or the same. */
    public abstract void copy(B from, long source, B to, long target, long size); // hot

    /** The storage goes when everything that was recorded so far is done. */
    protected abstract void retire(S storage);

    /** A buffer has other storage: contexts that have it bound bind it anew. */
    protected abstract void renamed();

    // ---- bytes ----------------------------------------------------------------------------------------------------

    private boolean isIdle(B b) { // hot
        return b.storage().isDone(timeline, false);
    }

    /** Hands over what there is, and waits for it. */
    protected final void finish() {
        batches.waitFor(batches.submit());
    }

    /** Fresh storage: the old contents are not needed. */
    public final void rename(B b, String call) {
        b.rename(call);
        renamed();
        counters.renames++;
    }

    public final void write(B b, long offset, MemorySegment data) { // hot
        long size = data.byteSize();
        if (size == 0) return;
        counters.uploadedBytes += size;
        long address = address(b);
        if (address != 0 && !isIdle(b) && size == b.size() && !b.mapped && !b.pinned) {
            rename(b, "writeBuffer");
            address = address(b);
        }
        if (address != 0 && isIdle(b)) {
            MemorySegment.copy(data, 0, Memory.ALL, address + offset, size);
            return;
        }
        long at = staging.take(size, 16, batches.batch());
        MemorySegment.copy(data, 0, Memory.ALL, staging.storage.address + at, size);
        fromRing(staging.storage, at, b.storage(), offset, size);
    }

    public final void read(B b, long offset, MemorySegment into) {
        long size = into.byteSize();
        if (size == 0) return;
        counters.readBackBytes += size;
        long address = address(b);
        if (address != 0) {
            b.storage().waitFor(batches, true);
            stay(b);
            address = address(b);
            MemorySegment.copy(Memory.ALL, address + offset, into, 0, size);
            return;
        }
        long at = readback.take(size, 16, batches.batch());
        S to = readback.storage;
        toRing(b.storage(), offset, to, at, size);
        finish();
        MemorySegment.copy(Memory.ALL, to.address + at, into, 0, size);
    }

    /** In order with other commands. */
    protected final void fromRing(S from, long source, S to, long target, long size) {
        use(to, true);
        command(from, source, to, target, size);
    }

    /** In order with other commands. */
    protected final void toRing(S from, long source, S to, long target, long size) {
        use(from, false);
        command(from, source, to, target, size);
    }

    /** Copies of the pattern. */
    public void clear(B b, long offset, long size, byte[] pattern) {
        if (size == 0) return;
        long piece = Math.min(size, WHOLE_PATTERN / pattern.length * pattern.length);
        long at = staging.take(piece, 16, batches.batch());
        S from = staging.storage;
        for (long i = 0; i < piece; i++) {
            Memory.ALL.set(ValueLayout.JAVA_BYTE, from.address + at + i, pattern[(int) (i % pattern.length)]);
        }
        S to = b.storage();
        use(to, true);
        for (long done = 0; done < size; done += piece) {
            command(from, at, to, offset + done, Math.min(piece, size - done));
        }
    }

    // ---- maps -----------------------------------------------------------------------------------------------------

    public final long map(B b, long offset, long size, int flags) { // hot
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
            b.storage().waitFor(batches, reads && (flags & MapFlags.WRITE) == 0);
            result = address + offset;
            b.mapStaging = null;
        }
        b.mapped = true;
        b.mapOffset = offset;
        b.mapSize = size;
        b.mapFlags = flags;
        counters.maps++;
        return result;
    }

    private boolean isUsable(B b, boolean reads) { // hot
        return b.storage().isDone(timeline, reads);
    }

    /** In memory of its own, copied at the end; read into it first unless the old contents are not needed. */
    private long mapStaged(B b, long offset, long size, int flags) {
        boolean fresh = (flags & (MapFlags.DISCARD_RANGE | MapFlags.DISCARD_WHOLE)) != 0;
        boolean wait = !fresh && (flags & MapFlags.UNSYNCHRONIZED) == 0;
        if (wait && (flags & MapFlags.DONT_BLOCK) != 0 && !b.storage().isDone(timeline, true)) return 0;
        long shift = offset & 63;
        S own = mapping(size + shift, fresh);
        if (!fresh) {
            toRing(b.storage(), offset, own, shift, size);
            finish();
        }
        b.mapStaging = own;
        b.mapStagingOffset = shift;
        return own.address + shift;
    }

    public final void flush(B b, long offset, long size) { // hot
        counters.uploadedBytes += size;
        S from = b.mapStaging;
        if (from == null || size == 0) return;
        fromRing(from, b.mapStagingOffset + offset - b.mapOffset, b.storage(), offset, size);
    }

    public final void unmap(B b) { // hot
        int flags = b.mapFlags;
        if ((flags & (MapFlags.WRITE | MapFlags.FLUSH_EXPLICIT)) == MapFlags.WRITE) flush(b, b.mapOffset, b.mapSize);
        endMap(b);
    }

    /** The mapping is over, written or not. */
    public final void endMap(B b) {
        S own = b.endMap();
        if (own != null) retire(own);
    }

    public final void close() {
        staging.close();
        readback.close();
    }
}
