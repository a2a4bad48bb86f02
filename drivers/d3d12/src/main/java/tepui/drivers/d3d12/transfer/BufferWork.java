package tepui.drivers.d3d12.transfer;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.drivers.d3d12.com.ID3D12GraphicsCommandList;
import tepui.drivers.d3d12.device.DeviceCore;
import tepui.drivers.d3d12.device.Gpu;
import tepui.drivers.d3d12.device.Place;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.resource.BufferStorage;
import tepui.drivers.d3d12.resource.D3d12Buffer;
import tepui.drivers.d3d12.states.ResourceState;
import tepui.pipe.Memory;
import tepui.pipe.driver.Arguments;
import tepui.pipe.driver.BufferReader;
import tepui.pipe.driver.BufferTransfers;

/**
 * Transfers of buffers by Direct3D's commands (writes, reads, copies, clears, maps), and buffers that leave the slab
 * which they share with others.
 */
public final class BufferWork extends BufferTransfers<D3d12Buffer, BufferStorage> {
    private final DeviceCore device;
    private final Recorder recorder;
    private final Gpu gpu;

    public BufferWork(DeviceCore device, Recorder recorder) {
        super(
                recorder.gpu.timeline,
                recorder.counters,
                recorder,
                BufferStorage.ring(recorder.gpu, 1 << 20, Place.UPLOAD),
                BufferStorage.ring(recorder.gpu, 1 << 20, Place.READBACK));
        this.device = device;
        this.recorder = recorder;
        this.gpu = recorder.gpu;
    }

    @Override
    protected long address(D3d12Buffer b) { // hot
        return b.storage.address;
    }

    @Override
    protected void stay(D3d12Buffer b) {
        recorder.ensure();
        if (b.destroyed) throw Arguments.unusable("readBuffer", "buffer", b);
    }

    @Override
    protected void use(BufferStorage storage, boolean writes) {
        recorder.use(storage, writes ? ResourceState.COPY_DEST : ResourceState.COPY_SOURCE);
    }

    @Override
    protected void command(BufferStorage from, long source, BufferStorage to, long target, long size) {
        ID3D12GraphicsCommandList.copyBufferRegion(
                recorder.list(), to.handle, to.offset + target, from.handle, from.offset + source, size);
    }

    @Override
    protected BufferStorage mapping(long size, boolean fresh) {
        return BufferStorage.alone(gpu, "map", size, Place.CACHED);
    }

    @Override
    protected void retire(BufferStorage storage) {
        storage.retire(gpu);
    }

    @Override
    protected void renamed() {
        // The buffer itself has said so.
    }

    /** This as what brings bytes of buffers to the processor. */
    public BufferReader reader() {
        return (buffer, offset, into) -> read((D3d12Buffer) buffer, offset, into);
    }

    // ---- counters -------------------------------------------------------------------------------------------------

    /** The first words of a counter become 0, in order with other commands. */
    void zero(BufferStorage counter) {
        long at = staging.take(8, 16, recorder.batch());
        BufferStorage from = staging.storage;
        Memory.ALL.set(ValueLayout.JAVA_LONG_UNALIGNED, from.address + at, 0L);
        fromRing(from, at, counter, 0, 8);
    }

    /** The first word of a counter, after all that writes it. */
    int word(BufferStorage counter) {
        long at = readback.take(8, 16, recorder.batch());
        BufferStorage to = readback.storage;
        toRing(counter, 0, to, at, 4);
        finish();
        return Memory.ALL.get(ValueLayout.JAVA_INT_UNALIGNED, to.address + at);
    }

    // ---- copies ---------------------------------------------------------------------------------------------------

    @Override
    public void copy(D3d12Buffer from, long source, D3d12Buffer to, long target, long size) {
        if (size == 0) return;
        if (from != to && from.storage.handle == to.storage.handle) {
            separate(to);
            recorder.ensure();
        }
        if (from.storage.handle == to.storage.handle) {
            // One resource cannot be source and target, and what is mapped stays where it is: by way of other memory.
            BufferStorage middle = BufferStorage.alone(gpu, "copyBuffer", size, Place.DEVICE);
            copy(from.storage, source, middle, 0, size);
            copy(middle, 0, to.storage, target, size);
            middle.retire(gpu);
            return;
        }
        copy(from.storage, source, to.storage, target, size);
    }

    private void copy(BufferStorage from, long source, BufferStorage to, long target, long size) {
        use(from, false);
        use(to, true);
        command(from, source, to, target, size);
    }

    /**
     * The buffer gets a resource of its own, for what others in its slab cannot be in the middle of: writes by shaders, copies within the slab. May end the
     * batch: other contexts may write what is its own now in batches that come before the open one.
     */
    public void separate(D3d12Buffer b) { // hot
        if (b.storage.shared && !b.mapped) move(b);
    }

    private void move(D3d12Buffer b) {
        recorder.ensure();
        b.separate((old, own) -> {
            if (own.address != 0 && old.isDone(gpu.timeline, true)) {
                MemorySegment.copy(Memory.ALL, old.address, Memory.ALL, own.address, b.size());
            } else {
                copy(old, 0, own, 0, b.size());
                recorder.submit();
            }
        });
    }
}
