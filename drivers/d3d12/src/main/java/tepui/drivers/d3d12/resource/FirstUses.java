package tepui.drivers.d3d12.resource;

import java.util.ArrayDeque;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.ID3D12GraphicsCommandList;
import tepui.drivers.d3d12.com.IUnknown;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.device.Batch;
import tepui.drivers.d3d12.device.Gpu;
import tepui.drivers.d3d12.device.Pageable;
import tepui.drivers.d3d12.device.QueueFront;
import tepui.drivers.d3d12.states.BarrierList;
import tepui.drivers.d3d12.states.ResourceState;
import tepui.drivers.d3d12.states.StateTracker;
import tepui.pipe.Memory;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/**
 * First uses of textures: a placed texture takes its place in its heap, and a target there is discarded and made zeros, before anything else happens to it. Whichever context
 * is the first to record a use has that written here, and the queue gets it in front of the next batch of any context: batches run in the order in which
 * they are handed over, which nobody knows while they are recorded. vkd3d 1.2 gives every texture its first layout in the list that names it first, so there each
 * texture is named here.
 */
public final class FirstUses implements QueueFront {
    private final Gpu gpu;
    private final StateTracker states;
    private final Scratch scratch = new Scratch(1 << 12);
    private final ArrayDeque<Batch> batches = new ArrayDeque<>();
    /** Made for the first texture. */
    private long list;
    /** Descriptors of what is made zeros; 0 until the first one. */
    private long colorView;

    private long depthView;

    /** The batch that is being written; null while there is nothing to hand over. */
    private @Nullable Batch open;

    private @Nullable Pageable[] noted = new Pageable[16];
    private int notedCount;

    public FirstUses(Gpu gpu) {
        this.gpu = gpu;
        states = new StateTracker(!gpu.features.oldVkd3d);
    }

    /** A context whose batch is open is about to use the texture for the first time, unless another one was quicker. */
    public synchronized void of(D3d12Texture t) {
        if (!t.unused) return;
        begin();
        if (t.isPlaced) states.alias(null, t.states);
        if (t.isTarget) states.use(t.states, t.isDepth ? ResourceState.DEPTH_WRITE : ResourceState.RENDER_TARGET);
        else if (gpu.features.oldVkd3d) states.use(t.states, ResourceState.COPY_DEST);
        barriers();
        // It has no contents that could be used before it is discarded, cleared or copied to.
        if (t.isPlaced && t.isTarget) ID3D12GraphicsCommandList.discardResource(list, t.handle, 0);
        if (t.needsZeros && t.isTarget) zero(t);
        Pageable p = t.memory;
        if (p != null) note(p);
        t.unused = false;
    }

    /** All levels and layers of a target, which hold whatever lay in their memory. */
    private void zero(D3d12Texture t) {
        Format f = t.desc().format();
        int wanted = t.isDepth ? FormatSupport.DEPTH_STENCIL : FormatSupport.COLOR_TARGET;
        if ((t.device.formats.support(f) & wanted) == 0) return;
        if (colorView == 0) {
            colorView = gpu.colorTargets.take();
            depthView = gpu.depthTargets.take();
        }
        long view = t.isDepth ? depthView : colorView;
        long mark = scratch.mark();
        long zeros = scratch.take(16);
        Memory.at(zeros, 16).fill((byte) 0);
        int planes = (f.hasDepth() ? 1 : 0) | (f.hasStencil() ? 2 : 0);
        for (int level = 0; level < t.desc().levels(); level++) {
            // A descriptor of a target is read as the command is recorded.
            t.describe(view, f, level, 0, t.is3d ? t.desc().levelDepth(level) : t.layers);
            if (t.isDepth) ID3D12GraphicsCommandList.clearDepthStencilView(list, view, planes, 0, 0, 0, 0);
            else ID3D12GraphicsCommandList.clearRenderTargetView(list, view, zeros, 0, 0);
        }
        scratch.release(mark);
    }

    private void note(Pageable p) {
        if (notedCount > 0 && noted[notedCount - 1] == p) return;
        if (notedCount == noted.length) noted = Arrays.copyOf(noted, notedCount * 2);
        noted[notedCount++] = p;
    }

    private void begin() {
        if (open != null) return;
        Batch oldest = batches.peek();
        Batch next = oldest != null && gpu.timeline.isDone(oldest.serial)
                ? batches.remove()
                : gpu.apart(() -> gpu.whole(() -> new Batch(gpu)));
        boolean begun = false;
        long serial = 0;
        try {
            if (list == 0) list = gpu.apart(() -> gpu.whole(() -> Batch.list(gpu, next.allocator)));
            serial = gpu.timeline.open();
            next.start(gpu, serial);
            gpu.check(ID3D12GraphicsCommandList.reset(list, next.allocator, 0), "Reset");
            begun = true;
        } finally {
            if (!begun) {
                if (serial != 0) gpu.timeline.drop(serial);
                batches.addFirst(next);
            }
        }
        open = next;
        states.begin();
    }

    private void barriers() {
        BarrierList what = states.barriers();
        int count = what.size();
        if (count > 0) {
            long mark = scratch.mark();
            long array = scratch.take((long) count * BarrierList.STRUCT_BYTES);
            what.write(Memory.ALL, array, 0, count);
            ID3D12GraphicsCommandList.resourceBarrier(list, count, array);
            scratch.release(mark);
        }
        states.flushed();
    }

    @Override
    public synchronized void ready() {
        Batch b = open;
        if (b != null) gpu.memory.residency.ready(noted, notedCount, b.serial);
    }

    @Override
    public synchronized long close(BarrierList none) {
        Batch b = open;
        if (b == null) return 0;
        states.finish();
        states.resolve(none);
        int result = ID3D12GraphicsCommandList.close(list);
        if (result < 0) throw gpu.lose("Close", result);
        batches.add(b);
        Arrays.fill(noted, 0, notedCount, null);
        notedCount = 0;
        open = null;
        return list;
    }

    @Override
    public synchronized long serial() {
        return batches.getLast().serial;
    }

    @Override
    public synchronized void end() {
        Batch b = open;
        if (b != null) {
            ID3D12GraphicsCommandList.close(list);
            gpu.timeline.drop(b.serial);
            batches.add(b);
            open = null;
        }
        if (list != 0) IUnknown.release(list);
        for (Batch old : batches) old.close();
        scratch.close();
    }
}
