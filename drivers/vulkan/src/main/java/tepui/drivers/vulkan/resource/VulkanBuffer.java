package tepui.drivers.vulkan.resource;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.DeviceCore;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.MemoryPools;
import tepui.drivers.vulkan.vk.Vk;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.driver.Arguments;
import tepui.pipe.driver.StoredBuffer;

/** A buffer of the contract: storage that may be replaced when its contents are discarded. */
public final class VulkanBuffer extends StoredBuffer<BufferStorage> {
    /** A small buffer that is rewritten for each draw has as many storages as a batch has draws. */
    private static final long MOST_SPARE_BYTES = 4 << 20;

    final DeviceCore device;
    final int usage;
    public final MemoryPools.Place place;
    public BufferStorage storage;
    public volatile boolean destroyed;
    /** Its storages have an end, and it gets no new ones. */
    private boolean retired;

    /** Storages that were discarded, oldest first: taken again when nothing uses them. */
    final ArrayDeque<BufferStorage> spare = new ArrayDeque<>();

    /** Counts storages, so that views of an old handle are noticed. */
    int generation;

    public VulkanBuffer(DeviceCore device, BufferDesc desc) {
        super(desc);
        this.device = device;
        usage = usage(device.gpu, desc.bind());
        place = switch (desc.usage()) {
            case DYNAMIC, STREAM -> MemoryPools.Place.DYNAMIC;
            case STAGING -> MemoryPools.Place.READBACK;
            default -> desc.persistent() ? MemoryPools.Place.DYNAMIC : MemoryPools.Place.DEVICE;
        };
        storage = make("createBuffer");
    }

    BufferStorage make(String call) {
        return BufferStorage.make(device.gpu, call, size(), usage, place);
    }

    @Override
    public BufferStorage storage() { // hot
        return storage;
    }

    /** Keeps the current storage as a spare one. */
    @Override
    public synchronized void rename(String call) {
        // Another thread's destroy came first: a new storage would have no end.
        if (retired) throw new IllegalArgumentException(call + ": buffer was destroyed");
        BufferStorage old = storage;
        BufferStorage next = spare.peek();
        if (next != null && next.isDone(device.gpu.timeline, false) && device.gpu.optimizations.memory()) {
            spare.remove();
        } else {
            next = fresh(call);
        }
        device.storages.begin();
        storage = next;
        generation++;
        device.storages.end();
        if ((spare.size() + 1) * size() > MOST_SPARE_BYTES || !device.gpu.optimizations.memory())
            old.retire(device.gpu);
        else spare.add(old);
    }

    private BufferStorage fresh(String call) {
        try {
            return make(call);
        } catch (OutOfDeviceMemoryException e) {
            // What was kept to be quick is given up.
            if (spare.isEmpty()) throw e;
            for (BufferStorage s : spare) s.retire(device.gpu);
            spare.clear();
            return make(call);
        }
    }

    public synchronized void retire() {
        retired = true;
        storage.retire(device.gpu);
        for (BufferStorage s : spare) s.retire(device.gpu);
        spare.clear();
    }

    private static int usage(Gpu gpu, int bind) {
        int usage = Vk.VK_BUFFER_USAGE_TRANSFER_SRC_BIT | Vk.VK_BUFFER_USAGE_TRANSFER_DST_BIT;
        if ((bind & Bind.VERTEX) != 0) usage |= Vk.VK_BUFFER_USAGE_VERTEX_BUFFER_BIT;
        if ((bind & Bind.INDEX) != 0) {
            usage |= Vk.VK_BUFFER_USAGE_INDEX_BUFFER_BIT | Vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
        }
        if ((bind & Bind.UNIFORM) != 0) usage |= Vk.VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT;
        if ((bind & Bind.STORAGE) != 0) usage |= Vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
        if ((bind & Bind.INDIRECT) != 0) usage |= Vk.VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT;
        if ((bind & Bind.STREAM_OUTPUT) != 0 && gpu.features.transformFeedback) {
            usage |= Vk.VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT;
        }
        if ((bind & Bind.SAMPLED) != 0) usage |= Vk.VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT;
        if ((bind & Bind.IMAGE) != 0) usage |= Vk.VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT;
        return usage;
    }

    @Override
    protected void labeled(@Nullable String text) {
        if (!destroyed) device.gpu.name(Vk.VK_OBJECT_TYPE_BUFFER, storage.handle, text);
    }

    /** A buffer of the contract as this device's own. */
    public static VulkanBuffer of(DeviceCore device, String call, Buffer buffer) { // hot
        if (buffer instanceof VulkanBuffer b && b.device == device && !b.destroyed) return b;
        throw Arguments.unusable(call, "buffer", buffer);
    }
}
