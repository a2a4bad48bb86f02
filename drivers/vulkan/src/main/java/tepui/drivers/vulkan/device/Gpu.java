package tepui.drivers.vulkan.device;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.vk.Linking;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkCommands;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.DeviceLostException;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.driver.Optimizations;
import tepui.pipe.driver.RecorderNumbers;

/** A VkDevice with one queue, and what all contexts share: serials, memory, what waits for destruction. */
public final class Gpu implements AutoCloseable {
    /** Most descriptors that are pushed: larger sets are written less often than they are bound. */
    private static final int MOST_PUSHED = 8;

    public final VulkanInstance instance;
    public final long physical;
    public final DeviceFeatures features;
    public final VkCommands vk;
    /** Recording calls stay in Java's thread state; a driver that calls back into Java must not be called so. */
    final boolean critical;

    public final long device;
    public final int family;
    public final long queue;
    public final int timestampBits;
    /** The queue binds memory to pages. */
    public final boolean bindsPages;
    /** Buffers that the processor could reach are reached; off to try what devices with memory of their own need. */
    public final boolean hostVisible;

    public final Optimizations optimizations;
    /** Sets of textures with no more descriptors than this are pushed; 0 for none. */
    public final int pushedDescriptors;

    public final FenceTimeline timeline;
    public final RetireQueue retired;
    public final MemoryPools memory;
    public final LostDevice losses;
    private final @Nullable Faults faults;
    /** Lock of the queue: its holder decides what comes next. */
    public final Object queueLock = new Object();

    /** Size of the buffer of zeros. */
    public static final long ZEROS = 65536;

    public final RecorderNumbers recorders = new RecorderNumbers();
    private volatile long zeros;
    private volatile @Nullable String lost;
    /** How long the device may work on one batch. */
    final long hangNanos;

    /** The device did not end what it was given: nothing that it may use can be destroyed. */
    private volatile boolean hung;

    /**
     * Settings of the user.
     *
     * @param hostVisible buffers that the processor could reach are reached
     * @param memoryLimit bytes of device memory, as a test wants them
     * @param pushes small sets of textures are pushed
     * @param hangNanos how long the device may work on one batch
     */
    public record Options(
            boolean hostVisible,
            Optimizations optimizations,
            @Nullable Faults faults,
            long memoryLimit,
            boolean pushes,
            long hangNanos) {}

    public Gpu(VulkanInstance instance, long physical, DeviceFeatures features, Options options) {
        hangNanos = options.hangNanos;
        pushedDescriptors =
                options.pushes && features.pushDescriptor ? Math.min(MOST_PUSHED, features.maxPushDescriptors) : 0;
        this.instance = instance;
        this.physical = physical;
        this.features = features;
        hostVisible = options.hostVisible;
        optimizations = options.optimizations;
        faults = options.faults;
        try (Scratch s = Scratch.brief(8192)) {
            long count = s.take(4);
            instance.vk.vkGetPhysicalDeviceQueueFamilyProperties(physical, count, 0);
            long families = s.take((long) Scratch.getInt(count) * VkQueueFamilyProperties.BYTES);
            instance.vk.vkGetPhysicalDeviceQueueFamilyProperties(physical, count, families);
            int found = -1;
            int bits = 0;
            int does = 0;
            int wanted = Vk.VK_QUEUE_GRAPHICS_BIT | Vk.VK_QUEUE_COMPUTE_BIT;
            for (int i = 0; i < Scratch.getInt(count) && found < 0; i++) {
                long f = families + (long) i * VkQueueFamilyProperties.BYTES;
                if ((VkQueueFamilyProperties.queueFlags(f) & wanted) == wanted) {
                    found = i;
                    bits = VkQueueFamilyProperties.timestampValidBits(f);
                    does = VkQueueFamilyProperties.queueFlags(f);
                }
            }
            if (found < 0)
                throw new UnsupportedByDeviceException("open: the device has no queue for graphics and compute");
            family = found;
            timestampBits = bits;
            bindsPages = features.sparseImages && (does & Vk.VK_QUEUE_SPARSE_BINDING_BIT) != 0;
            long priority = s.take(4);
            Scratch.putFloat(priority, 1);
            long queues = VkDeviceQueueCreateInfo.make(s);
            VkDeviceQueueCreateInfo.queueFamilyIndex(queues, family);
            VkDeviceQueueCreateInfo.queueCount(queues, 1);
            VkDeviceQueueCreateInfo.pQueuePriorities(queues, priority);
            long info = VkDeviceCreateInfo.make(s);
            VkDeviceCreateInfo.pNext(info, features.chain);
            VkDeviceCreateInfo.queueCreateInfoCount(info, 1);
            VkDeviceCreateInfo.pQueueCreateInfos(info, queues);
            List<String> names = List.copyOf(features.extensions);
            VkDeviceCreateInfo.enabledExtensionCount(info, names.size());
            VkDeviceCreateInfo.ppEnabledExtensionNames(info, s.strings(names));
            long out = s.take(8);
            VulkanErrors.check(instance.vk.vkCreateDevice(physical, info, 0, out), "vkCreateDevice");
            device = Scratch.getLong(out);
            VkCommands perInstance = instance.vk;
            long getDeviceProcAddr = perInstance.vkGetDeviceProcAddr(device, s.string("vkGetDeviceProcAddr"));
            if (getDeviceProcAddr == 0) getDeviceProcAddr = instance.library.getInstanceProcAddr();
            critical = !instance.callsBack;
            vk = VkCommands.device(new Linking.Device(getDeviceProcAddr, device), critical);
            vk.vkGetDeviceQueue(device, family, 0, out);
            queue = Scratch.getLong(out);
        }
        losses = new LostDevice(this);
        timeline = new FenceTimeline(this);
        retired = new RetireQueue(this);
        memory = new MemoryPools(this, options.memoryLimit);
    }

    public long limits() {
        return features.limits;
    }

    public @Nullable String lost() {
        return lost;
    }

    public void alive() {
        String reason = lost;
        if (reason != null) throw new DeviceLostException(reason, reason());
    }

    /** Exception for a failed call; a lost device is remembered, with all that is known of it. */
    public RuntimeException failed(int result, String call) {
        if (result != Vk.VK_ERROR_DEVICE_LOST) return VulkanErrors.failure(result, call);
        return lose(call + ": the device is lost");
    }

    private DeviceLostException lose(String cause) {
        String known = lost;
        if (known == null) {
            known = losses.tell(cause);
            lost = known;
        }
        return new DeviceLostException(known, reason());
    }

    public DeviceLostException.Reason reason() {
        return hung ? DeviceLostException.Reason.HUNG : DeviceLostException.Reason.UNKNOWN;
    }

    /** The device does not end what it was given. */
    DeviceLostException hang(String cause) {
        if (lost == null) hung = true;
        return lose(cause);
    }

    /** May it still be at work on something that never ends? Then it keeps all that it has, until the process ends. */
    public boolean isHung() {
        return hung;
    }

    /** Throws unless the call succeeded. */
    public void check(int result, String call) { // hot
        if (result < 0) throw failed(result, call);
    }

    /** Handle of a new object, which the call has written to {@code out}; throws unless the call succeeded. */
    public long made(int result, long out, String call) {
        check(result, call);
        return Scratch.getLong(out);
    }

    /** Result that a test injects for a call, which is then not made; 0 for all others. */
    public int injected(String call) {
        Faults f = faults;
        if (f == null) return 0;
        int result = f.next(call);
        // The device works in truth: what it does must be over before its objects are destroyed as a lost one's.
        if (result == Vk.VK_ERROR_DEVICE_LOST) {
            synchronized (queueLock) {
                vk.vkDeviceWaitIdle(device);
            }
        }
        return result;
    }

    /** Hands command buffers over; {@code info} is a VkSubmitInfo, or with synchronization2 a VkSubmitInfo2. */
    public void submit(long serial, long info) {
        synchronized (queueLock) {
            long fence = timeline.fence();
            int result = hand(info, fence);
            if (result == Vk.VK_ERROR_OUT_OF_HOST_MEMORY || result == Vk.VK_ERROR_OUT_OF_DEVICE_MEMORY) {
                reclaim(true);
                memory.trim();
                result = hand(info, fence);
            }
            DeviceLostException failure = null;
            if (result < 0) {
                // Also without memory: layouts and contents would not be what later commands take them for.
                failure = lose(
                        result == Vk.VK_ERROR_DEVICE_LOST
                                ? "vkQueueSubmit: the device is lost"
                                : "vkQueueSubmit: " + VulkanErrors.name(result) + ", so recorded commands are lost");
            }
            timeline.submitted(serial, fence, failure == null);
            if (failure != null) throw failure;
        }
    }

    private int hand(long info, long fence) {
        int result = injected("vkQueueSubmit");
        if (result < 0) return result;
        return features.synchronization2
                ? vk.vkQueueSubmit2(queue, 1, info, fence)
                : vk.vkQueueSubmit(queue, 1, info, fence);
    }

    /** A buffer of {@link #ZEROS} zeros. */
    public long zeros() {
        return zeros;
    }

    public void zeros(long handle) {
        zeros = handle;
    }

    public int present(long info) {
        synchronized (queueLock) {
            int result = vk.vkQueuePresentKHR(queue, info);
            int other = injected("vkQueuePresentKHR");
            return other < 0 ? other : result;
        }
    }

    /** Does somebody look at names and labels? */
    public boolean hasLabels() {
        return instance.debugUtils;
    }

    /** Names a handle for the messages of layers and the captures of debuggers. */
    public void name(int objectType, long handle, @Nullable String text) {
        if (!instance.debugUtils || handle == 0) return;
        try (Scratch s = Scratch.brief(512)) {
            long info = VkDebugUtilsObjectNameInfoEXT.make(s);
            VkDebugUtilsObjectNameInfoEXT.objectType(info, objectType);
            VkDebugUtilsObjectNameInfoEXT.objectHandle(info, handle);
            VkDebugUtilsObjectNameInfoEXT.pObjectName(info, text == null ? 0 : s.string(text));
            vk.vkSetDebugUtilsObjectNameEXT(device, info);
        }
    }

    /** Gives back what nothing uses; {@code wait} waits for the device first. */
    public void reclaim(boolean wait) {
        if (wait) waitIdle();
        timeline.poll();
        retired.collect();
    }

    public void waitIdle() {
        timeline.waitForAll();
        synchronized (queueLock) {
            int result = injected("vkDeviceWaitIdle");
            if (result == 0) result = vk.vkDeviceWaitIdle(device);
            if (result < 0) throw failed(result, "vkDeviceWaitIdle");
        }
    }

    @Override
    public void close() {
        retired.drain();
        memory.close();
        timeline.close();
        vk.vkDestroyDevice(device, 0);
        features.close();
        instance.close();
    }
}
