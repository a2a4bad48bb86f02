package tepui.drivers.d3d12.record;

import java.util.ArrayDeque;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.ID3D12GraphicsCommandList;
import tepui.drivers.d3d12.com.IUnknown;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.device.Batch;
import tepui.drivers.d3d12.device.Gpu;
import tepui.drivers.d3d12.device.Pageable;
import tepui.drivers.d3d12.program.DeviceTables;
import tepui.drivers.d3d12.resource.BufferStorage;
import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.drivers.d3d12.resource.FirstUses;
import tepui.drivers.d3d12.states.BarrierList;
import tepui.drivers.d3d12.states.ResourceState;
import tepui.drivers.d3d12.states.StateTracker;
import tepui.pipe.Counters;
import tepui.pipe.DeviceLostException;
import tepui.pipe.Memory;
import tepui.pipe.RenderTargets;
import tepui.pipe.driver.Batches;
import tepui.pipe.driver.Breadcrumbs;

/**
 * Recorder of a context's commands, and their submission to the queue: one list, recorded in the order of the calls,
 * with the barriers that each command needs before it. Batches wrap around: the oldest that is done is recorded into
 * again.
 */
public final class Recorder implements Batches {
    public final Gpu gpu;
    /** No other recorder of the device has it. */
    private final int number;

    public final Counters counters;
    public final Scratch scratch = new Scratch(1 << 16);
    public final StateTracker states;
    private final long list;
    private final long fixupList;
    private final ArrayDeque<Batch> batches = new ArrayDeque<>();
    private Batch batch;
    /** The serial of the open batch; 0 while none is open. */
    public long serial;

    private long lastSubmitted;
    /** Counts batches: nothing is set in a new one. */
    public int generation;

    /** Counts targets that were set. */
    private int pass;

    private long drawsBefore;

    /** Counts what is said to write textures. */
    public long textureWrites;

    /** Memory that the open batch uses. */
    private @Nullable Pageable[] noted = new Pageable[64];

    private int notedCount;

    private final RecordingEvents events;
    private final Breadcrumbs crumbs;
    private final FirstUses firstUses;

    public Recorder(DeviceTables device, Counters counters, Breadcrumbs crumbs, RecordingEvents events) {
        this.events = events;
        this.crumbs = crumbs;
        gpu = device.gpu;
        number = gpu.recorders.take();
        firstUses = device.firstUses;
        this.counters = counters;
        states = new StateTracker(!gpu.features.oldVkd3d);
        batch = new Batch(gpu);
        list = Batch.list(gpu, batch.allocator);
        fixupList = Batch.list(gpu, batch.fixupAllocator);
    }

    // ---- what is told when the device is lost ------------------------------------------------------------------

    /** Draws go to other targets from now on. */
    public void targetsTaken(RenderTargets targets) { // hot
        drawsEnd();
        pass++;
        crumbs.add(serialToBe(), Breadcrumbs.Kind.PASS, targets.width(), targets.height());
    }

    private void drawsEnd() { // hot
        if (counters.draws == drawsBefore) return;
        crumbs.add(serialToBe(), Breadcrumbs.Kind.DRAWS, counters.draws - drawsBefore, pass);
        drawsBefore = counters.draws;
    }

    // ---- batches --------------------------------------------------------------------------------------------------

    /** The number of the batch that the next command goes to. */
    public long serialToBe() { // hot
        return serial != 0 ? serial : gpu.timeline.newest() + 1;
    }

    /** Whom the recorder tells. */
    public RecordingEvents events() {
        return events;
    }

    /** There is an open batch. */
    public void ensure() { // hot
        if (serial == 0) open();
    }

    @Override
    public long batch() { // hot
        ensure();
        return serial;
    }

    private void open() {
        gpu.alive();
        gpu.timeline.poll();
        gpu.retired.collect();
        Batch oldest = batches.peek();
        Batch next = batch;
        if (oldest != null && gpu.timeline.isDone(oldest.serial)) {
            batches.remove();
            next = oldest;
        } else if (batch.serial != 0) {
            next = gpu.whole(() -> new Batch(gpu));
        }
        long opened = gpu.timeline.open();
        boolean recording = false;
        try {
            next.start(gpu, opened);
            gpu.check(ID3D12GraphicsCommandList.reset(list, next.allocator, 0), "Reset");
            recording = true;
        } finally {
            if (!recording) {
                gpu.timeline.drop(opened);
                batches.addFirst(next);
            }
        }
        batch = next;
        serial = opened;
        states.begin();
        generation++;
        events.listBegan();
    }

    /** Hands over what there is; answers the serial that stands for everything so far. */
    @Override
    public long submit() {
        gpu.alive();
        if (serial == 0) return lastSubmitted;
        drawsEnd();
        events.listEnds();
        states.finish();
        barriers();
        long done = serial;
        serial = 0;
        lastSubmitted = done;
        batches.add(batch);
        boolean ok = false;
        try {
            int result = ID3D12GraphicsCommandList.close(list);
            if (result < 0) throw gpu.lose("Close", result);
            gpu.execute(done, list, states, noted, notedCount, this::fixups);
            ok = true;
        } finally {
            if (!ok) gpu.timeline.drop(done);
            Arrays.fill(noted, 0, notedCount, null);
            notedCount = 0;
        }
        counters.submits++;
        return done;
    }

    private long fixups(BarrierList before) {
        int result = ID3D12GraphicsCommandList.reset(fixupList, batch.fixupAllocator, 0);
        if (result < 0) throw gpu.lose("Reset", result);
        record(fixupList, before);
        result = ID3D12GraphicsCommandList.close(fixupList);
        if (result < 0) throw gpu.lose("Close", result);
        return fixupList;
    }

    private void record(long to, BarrierList what) {
        int count = what.size();
        long mark = scratch.mark();
        long array = scratch.take((long) count * BarrierList.STRUCT_BYTES);
        what.write(Memory.ALL, array, 0, count);
        ID3D12GraphicsCommandList.resourceBarrier(to, count, array);
        scratch.release(mark);
        counters.barriers += count;
    }

    @Override
    public void waitFor(long wanted) {
        if (gpu.timeline.isDone(wanted)) return;
        if (wanted == serial && serial != 0) submit();
        counters.waits++;
        gpu.timeline.waitFor(wanted);
    }

    // ---- commands -------------------------------------------------------------------------------------------------

    /** The list, behind the barriers that were asked for. */
    public long list() { // hot
        ensure();
        if (states.barriers().size() > 0) barriers();
        return list;
    }

    private void barriers() {
        if (states.barriers().size() == 0) return;
        record(list, states.barriers());
        states.barriers().clear();
        states.flushed();
    }

    // ---- uses -----------------------------------------------------------------------------------------------------

    /** The next command uses the buffer. */
    public void use(BufferStorage b, int state) { // hot
        ensure();
        states.use(b.states, state);
        BufferStorage.Uses uses = b.of(number);
        uses.use = serial;
        Pageable p = b.memory;
        if (p != null && p.noted != serial) note(p);
        if ((state & ResourceState.WRITES) != 0) uses.write = serial;
    }

    /** The next command uses the subresources, all planes. */
    public void use(D3d12Texture t, int level, int levels, int layer, int layers, int state) { // hot
        use(t, level, levels, layer, layers, 0, t.planes, state);
    }

    public void use(
            D3d12Texture t, int level, int levels, int layer, int layers, int plane, int planes, int state) { // hot
        ensure();
        if (t.backBuffer instanceof DrawnWindow b) b.used(this, state);
        if (t.unused && t.handle == t.own()) firstUses.of(t);
        // In vkd3d a barrier for the first plane is one for all, and one for the second is none.
        boolean apart = !gpu.features.oldVkd3d;
        states.use(t.states, level, levels, layer, layers, apart ? plane : 0, apart ? planes : t.planes, state);
        t.lastUse = serial;
        Pageable p = t.memory;
        if (p != null && p.noted != serial) note(p);
        if ((state & ResourceState.WRITES) != 0) {
            t.lastWrite = serial;
            textureWrites++;
        }
    }

    /** The open batch needs it. */
    private void note(Pageable p) { // hot
        p.noted = serial;
        if (notedCount == noted.length) noted = Arrays.copyOf(noted, notedCount * 2);
        noted[notedCount++] = p;
    }

    /** Makes writes of shaders visible to what follows. */
    public void storesEnd() {
        ensure();
        states.uav(null);
    }

    public void close() {
        try {
            for (Batch b : batches) if (gpu.lost() == null) gpu.timeline.waitFor(b.serial);
        } catch (DeviceLostException e) {
            // Then what it still runs is waited for below.
        }
        gpu.trails.forget(crumbs);
        if (gpu.lost() != null) gpu.rest();
        if (serial != 0) {
            ID3D12GraphicsCommandList.close(list);
            gpu.timeline.drop(serial);
            serial = 0;
        }
        IUnknown.release(list);
        IUnknown.release(fixupList);
        for (Batch b : batches) b.close();
        if (!batches.contains(batch)) batch.close();
        scratch.close();
        gpu.recorders.give(number);
    }
}
