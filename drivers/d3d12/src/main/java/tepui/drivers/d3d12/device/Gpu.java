package tepui.drivers.d3d12.device;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.Abi;
import tepui.drivers.d3d12.com.Guid;
import tepui.drivers.d3d12.com.Hresult;
import tepui.drivers.d3d12.com.ID3D12CommandQueue;
import tepui.drivers.d3d12.com.ID3D12Device;
import tepui.drivers.d3d12.com.ID3D12Fence;
import tepui.drivers.d3d12.com.ID3D12Resource;
import tepui.drivers.d3d12.com.IUnknown;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.dxgi.Desktop;
import tepui.drivers.d3d12.states.BarrierList;
import tepui.drivers.d3d12.states.StateTracker;
import tepui.pipe.DeviceLostException;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.driver.Breadcrumbs;
import tepui.pipe.driver.Optimizations;
import tepui.pipe.driver.RecorderNumbers;

/** Native device: the ID3D12Device with its queue and its fence, which all contexts share. */
public final class Gpu {
    private static final int VISIBLE_VIEWS = 1 << 16;
    /** As many as a heap may have. */
    private static final int VISIBLE_SAMPLERS = 2048;

    public final long device;
    public final long queue;
    private final long fence;
    public final Features features;
    public final ValueTimeline timeline;
    public final RetireQueue retired;
    public final RecorderNumbers recorders = new RecorderNumbers();
    public final Optimizations optimizations;
    public final DeviceMemory memory;
    /** Runs in front of each batch; null before the device has its tables. */
    private @Nullable QueueFront front;
    /** Held while lists are resolved and executed: the states of resources are as the last execution left them. */
    private final ReentrantLock queueLock = new ReentrantLock();

    private final BarrierList before = new BarrierList();
    public final DescriptorPool colorTargets;
    public final DescriptorPool depthTargets;
    public final DescriptorPool views;
    public final DescriptorPool samplers;
    /** What contexts fill for their shaders. */
    public final VisibleHeaps visibleViews;

    public final VisibleHeaps visibleSamplers;
    private final double nanosPerTick;
    /** Last commands of all contexts, for the message when the device is lost. */
    public final Breadcrumbs.Trails trails = new Breadcrumbs.Trails();

    private volatile @Nullable String lost;
    private volatile boolean hung;
    /** Parts of objects that are under construction, by thread. */
    @SuppressWarnings("ThreadLocalUsage") // a thread may make things of two devices
    private final ThreadLocal<@Nullable List<Runnable>> undo = new ThreadLocal<>();

    public Gpu(
            long device,
            VulkanLimits below,
            Optimizations optimizations,
            DeviceMemory.Bounds bounds,
            Hangs hangs,
            @Nullable Desktop desktop) {
        this.device = device;
        this.optimizations = optimizations;
        features = new Features(device, below);
        try (Scratch s = Scratch.brief(256)) {
            long desc = s.begin(16);
            s.i(0).i(0).i(0).i(0);
            long out = s.take(8);
            check(
                    ID3D12Device.createCommandQueue(device, desc, ID3D12CommandQueue.IID.address(), out),
                    "CreateCommandQueue");
            queue = Scratch.getLong(out);
            int result = ID3D12Device.createFence(device, 0, 0, ID3D12Fence.IID.address(), out);
            if (result < 0) IUnknown.release(queue);
            check(result, "CreateFence");
            fence = Scratch.getLong(out);
            nanosPerTick = ID3D12CommandQueue.getTimestampFrequency(queue, out) >= 0 && Scratch.getLong(out) > 0
                    ? 1e9 / Scratch.getLong(out)
                    : 0;
        }
        timeline = new ValueTimeline(this, fence, hangs, desktop);
        retired = new RetireQueue(timeline);
        memory = new DeviceMemory(this, bounds);
        views = new DescriptorPool(this, DescriptorPool.VIEWS);
        samplers = new DescriptorPool(this, DescriptorPool.SAMPLERS);
        visibleViews = new VisibleHeaps(this, DescriptorPool.VIEWS, VISIBLE_VIEWS);
        visibleSamplers = new VisibleHeaps(this, DescriptorPool.SAMPLERS, VISIBLE_SAMPLERS);
        colorTargets = new DescriptorPool(this, DescriptorPool.COLOR_TARGETS);
        depthTargets = new DescriptorPool(this, DescriptorPool.DEPTH_TARGETS);
    }

    /** Sets the commands that run in front of each batch from now on. */
    public void runsFirst(QueueFront commands) {
        front = commands;
    }

    /** Nanoseconds of one step of the clock; 0 where there is none. */
    public double nanosPerTick() {
        return nanosPerTick;
    }

    // ---- failures -------------------------------------------------------------------------------------------------

    public void check(int result, String call) { // hot
        if (result < 0) throw failed(result, call);
    }

    RuntimeException failed(int result, String call) {
        if (Hresult.isLoss(result)) return removed(call);
        return Hresult.failed(result, call);
    }

    /** The device is gone. */
    public DeviceLostException removed(String call) {
        synchronized (this) {
            String known = lost;
            if (known == null) {
                int reason = ID3D12Device.getDeviceRemovedReason(device);
                known = told(call + ": the device was removed: " + Hresult.name(reason)) + RemovedData.of(device);
                lost = known;
            }
            return new DeviceLostException(known, reason());
        }
    }

    /** The device does not end what it was given. */
    DeviceLostException hang(String cause) {
        synchronized (this) {
            String known = lost;
            if (known == null) {
                hung = true;
                known = told(cause);
                lost = known;
            }
            return new DeviceLostException(known, reason());
        }
    }

    public DeviceLostException.Reason reason() {
        return hung ? DeviceLostException.Reason.HUNG : DeviceLostException.Reason.UNKNOWN;
    }

    /** May it still be at work on something that never ends? Then it keeps all that it has, until the process ends. */
    public boolean isHung() {
        return hung;
    }

    /** The cause, and what was recorded last. */
    private String told(String cause) {
        // Also while this is being made, when there is no timeline yet.
        if (trails.isEmpty()) return cause;
        StringBuilder text = new StringBuilder(cause);
        trails.tell(timeline.completed(), text);
        return text.toString();
    }

    public @Nullable String lost() {
        return lost;
    }

    public void alive() { // hot
        String why = lost;
        if (why != null) throw new DeviceLostException(why, reason());
    }

    // ---- making ---------------------------------------------------------------------------------------------------

    /** Creation call of an object, made with the interface's id and where the pointer goes. */
    @FunctionalInterface
    public interface Maker {
        int make(long iid, long result);
    }

    public long make(String call, Guid id, Maker maker) {
        try (Scratch s = Scratch.brief(16)) {
            long out = s.take(8);
            int result = maker.make(id.address(), out);
            if (result == Hresult.E_OUTOFMEMORY) {
                // What nothing uses any more may be enough.
                reclaim();
                result = maker.make(id.address(), out);
            }
            if (result == Hresult.E_OUTOFMEMORY) {
                throw new OutOfDeviceMemoryException(call + ": the device has no memory left");
            }
            check(result, call);
            long made = Scratch.getLong(out);
            onFailure(() -> IUnknown.release(made));
            return made;
        }
    }

    /** Makes something of several objects: where that fails, those that this thread made are let go of, but for what is made {@link #apart}. */
    public <T> T whole(Supplier<T> maker) {
        List<Runnable> around = undo.get();
        List<Runnable> parts = new ArrayList<>();
        boolean there = false;
        undo.set(parts);
        try {
            T made = maker.get();
            there = true;
            if (around != null) around.addAll(parts);
            return made;
        } finally {
            undo.set(around);
            if (!there) for (Runnable part : parts.reversed()) part.run();
        }
    }

    /** Adds the release of something just made, for the case that the whole it is part of fails. */
    void onFailure(Runnable letGo) {
        List<Runnable> parts = undo.get();
        if (parts != null) parts.add(letGo);
    }

    /** Makes something that others share, whatever becomes of what it is made for. */
    public <T> T apart(Supplier<T> maker) {
        List<Runnable> around = undo.get();
        undo.set(null);
        try {
            return maker.get();
        } finally {
            undo.set(around);
        }
    }

    /** {@link #make} that answers 0 where there is no memory. */
    long tryMake(String call, Guid id, Maker maker) {
        try (Scratch s = Scratch.brief(16)) {
            long out = s.take(8);
            int result = maker.make(id.address(), out);
            if (result == Hresult.E_OUTOFMEMORY) return 0;
            check(result, call);
            return Scratch.getLong(out);
        }
    }

    /** Gives a resource a name for people. */
    public void name(long resource, String text) {
        int unit = Abi.WINDOWS ? 2 : 4;
        try (Scratch s = Scratch.brief((text.length() + 1L) * unit)) {
            long at = s.begin((text.length() + 1L) * unit);
            for (int i = 0; i < text.length(); i++) {
                if (unit == 2) s.h(text.charAt(i));
                else s.i(text.charAt(i));
            }
            ID3D12Resource.setName(resource, at);
        }
    }

    public void reclaim() {
        timeline.poll();
        retired.collect();
    }

    // ---- the queue ------------------------------------------------------------------------------------------------

    /**
     * Executes a closed list, behind the first uses of textures and another one with the barriers that must come before it.
     *
     * @param used memory that must be there, the first {@code usedCount} of it
     * @param fixups records a list of barriers; answers it closed
     */
    public void execute(
            long serial,
            long list,
            StateTracker states,
            @Nullable Pageable[] used,
            int usedCount,
            java.util.function.ToLongFunction<BarrierList> fixups) {
        queueLock.lock();
        try {
            alive();
            QueueFront first = front;
            if (first != null) first.ready();
            memory.residency.ready(used, usedCount, serial);
            before.clear();
            if (first == null) {
                states.resolve(before);
                execute(0, list, fixups);
                signal(serial, 0);
                return;
            }
            // Its list may not be begun anew before the queue has it.
            synchronized (first) {
                long firsts = first.close(before);
                states.resolve(before);
                execute(firsts, list, fixups);
                signal(serial, firsts == 0 ? 0 : first.serial());
            }
        } finally {
            queueLock.unlock();
        }
    }

    private void execute(long firsts, long list, java.util.function.ToLongFunction<BarrierList> fixups) {
        try (Scratch s = Scratch.brief(64)) {
            long lists = s.take(24);
            int count = 0;
            if (firsts != 0) Scratch.putLong(lists + 8L * count++, firsts);
            if (before.size() > 0) Scratch.putLong(lists + 8L * count++, fixups.applyAsLong(before));
            Scratch.putLong(lists + 8L * count++, list);
            ID3D12CommandQueue.executeCommandLists(queue, count, lists);
        }
    }

    /** Signals the fences. Where this fails nothing can be waited for any more, and the device is lost. */
    private void signal(long serial, long firsts) {
        long value = timeline.submitted(serial, firsts);
        int result = ID3D12CommandQueue.signal(queue, fence, value);
        if (result == Hresult.E_OUTOFMEMORY) result = ID3D12CommandQueue.signal(queue, fence, value);
        if (result < 0) throw lose("Signal", result);
        timeline.signalled(value);
    }

    /** A value behind all that the queue has, unless it is getting one. */
    void signalMore() {
        if (!queueLock.tryLock()) return;
        try {
            signalBeyond();
        } finally {
            queueLock.unlock();
        }
    }

    /** The answer is the value; -1 where it cannot be signalled. */
    private long signalBeyond() {
        long value = timeline.beyond();
        if (ID3D12CommandQueue.signal(queue, fence, value) < 0) return -1;
        timeline.signalled(value);
        return value;
    }

    /** A call failed without which nothing can go on: the device counts as lost. */
    public DeviceLostException lose(String call, int result) {
        if (Hresult.isLoss(result)) return removed(call);
        String text = told(call + ": " + Hresult.name(result) + "; what was recorded is gone, and the device with it");
        synchronized (this) {
            if (lost == null) lost = text;
        }
        return new DeviceLostException(text);
    }

    /** Waits for all that the queue was given, presents too. */
    public void drain() {
        long serial = timeline.open();
        boolean signalled = false;
        try {
            queueLock.lock();
            try {
                alive();
                signal(serial, 0);
            } finally {
                queueLock.unlock();
            }
            signalled = true;
        } finally {
            if (!signalled) timeline.drop(serial);
        }
        timeline.waitFor(serial);
    }

    /**
     * Waits until the device does nothing any more, lost or not, so that objects can go. A lost device is at the end of its count at once; one that only some call
     * declared lost still works off what it has, or hangs, which {@link #isHung} says.
     */
    public void rest() {
        queueLock.lock();
        try {
            if (!hung && !timeline.reach(signalBeyond())) hung = true;
        } finally {
            queueLock.unlock();
        }
    }

    public void waitIdle() {
        timeline.settle();
    }

    /** Lets go of everything; the answer is how many references to the device were left. */
    public int close() {
        QueueFront first = front;
        if (first != null) first.end();
        timeline.end();
        retired.drain();
        memory.close();
        views.close();
        samplers.close();
        visibleViews.close();
        visibleSamplers.close();
        colorTargets.close();
        depthTargets.close();
        IUnknown.release(fence);
        IUnknown.release(queue);
        return IUnknown.release(device);
    }
}
