package tepui.drivers.vulkan.resource;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.DeviceCore;
import tepui.drivers.vulkan.device.RetireQueue;
import tepui.drivers.vulkan.resource.VulkanTexture.Components;
import tepui.drivers.vulkan.resource.VulkanTexture.Subresources;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;

/** A VkImageView, or a VkBufferView that follows its buffer from storage to storage. */
public final class VulkanView extends TextureView {
    private static final AtomicInteger IDS = new AtomicInteger();

    public final DeviceCore device;
    public final @Nullable VulkanTexture vkTexture;
    public final @Nullable VulkanBuffer vkBuffer;
    private final long imageView;
    /** Without swizzle, for images; equal to the other where that has none. */
    private final long storageView;

    private final boolean storable;

    /**
     * View of one storage of the buffer: handles, 0 where they are not needed, and an id that is never used again,
     * unlike those.
     */
    private record OfStorage(@Nullable BufferStorage storage, int id, long sampled, long stored) {}

    private volatile OfStorage now = new OfStorage(null, IDS.incrementAndGet(), 0, 0);
    public volatile boolean destroyed;
    private boolean retired;

    public VulkanView(DeviceCore device, Desc desc, VulkanTexture texture) {
        super(desc, texture, null);
        this.device = device;
        vkTexture = texture;
        vkBuffer = null;
        Format f = desc.format();
        boolean depth = texture.aspect != Vk.VK_IMAGE_ASPECT_COLOR_BIT;
        int format = depth ? texture.vkFormat : device.formats.texture(f);
        int aspect = !depth
                ? Vk.VK_IMAGE_ASPECT_COLOR_BIT
                : desc.stencil() || !f.hasDepth() ? Vk.VK_IMAGE_ASPECT_STENCIL_BIT : Vk.VK_IMAGE_ASPECT_DEPTH_BIT;
        int features = device.formats.imageFeatures(f);
        int usage = texture.usage & Vk.VK_IMAGE_USAGE_SAMPLED_BIT;
        boolean image = (texture.desc().bind() & Bind.IMAGE) != 0
                && (features & Vk.VK_FORMAT_FEATURE_STORAGE_IMAGE_BIT) != 0
                && desc.levels() == 1;
        Swizzle[] own = device.formats.swizzle(f);
        int r = component(own, desc.r());
        int g = component(own, desc.g());
        int b = component(own, desc.b());
        int a = component(own, desc.a());
        boolean identity = r == 0 && g == 0 && b == 0 && a == 0
                || r == Vk.VK_COMPONENT_SWIZZLE_R
                        && g == Vk.VK_COMPONENT_SWIZZLE_G
                        && b == Vk.VK_COMPONENT_SWIZZLE_B
                        && a == Vk.VK_COMPONENT_SWIZZLE_A;
        storable = image;
        boolean split = image && !identity;
        int type = type(desc.shape());
        Subresources part =
                new Subresources(aspect, desc.firstLevel(), desc.levels(), desc.firstLayer(), desc.layers());
        int uses = usage | (image && !split ? Vk.VK_IMAGE_USAGE_STORAGE_BIT : 0);
        imageView = texture.makeView(type, format, uses, part, new Components(r, g, b, a));
        storageView = !split
                ? imageView
                : texture.makeView(type, format, Vk.VK_IMAGE_USAGE_STORAGE_BIT, part, Components.IDENTITY);
    }

    public VulkanView(DeviceCore device, Desc desc, VulkanBuffer buffer) {
        super(desc, null, buffer);
        this.device = device;
        vkTexture = null;
        vkBuffer = buffer;
        imageView = 0;
        storageView = 0;
        storable = true;
    }

    static int type(TextureShape shape) {
        return switch (shape) {
            case D1 -> Vk.VK_IMAGE_VIEW_TYPE_1D;
            case D1_ARRAY -> Vk.VK_IMAGE_VIEW_TYPE_1D_ARRAY;
            case D2, RECT, D2_MS, BUFFER -> Vk.VK_IMAGE_VIEW_TYPE_2D;
            case D2_ARRAY, D2_MS_ARRAY -> Vk.VK_IMAGE_VIEW_TYPE_2D_ARRAY;
            case D3 -> Vk.VK_IMAGE_VIEW_TYPE_3D;
            case CUBE -> Vk.VK_IMAGE_VIEW_TYPE_CUBE;
            case CUBE_ARRAY -> Vk.VK_IMAGE_VIEW_TYPE_CUBE_ARRAY;
        };
    }

    private static int component(Swizzle[] own, Swizzle wanted) {
        Swizzle s = wanted.ordinal() < 4 ? own[wanted.ordinal()] : wanted;
        return switch (s) {
            case R -> Vk.VK_COMPONENT_SWIZZLE_R;
            case G -> Vk.VK_COMPONENT_SWIZZLE_G;
            case B -> Vk.VK_COMPONENT_SWIZZLE_B;
            case A -> Vk.VK_COMPONENT_SWIZZLE_A;
            case ZERO -> Vk.VK_COMPONENT_SWIZZLE_ZERO;
            case ONE -> Vk.VK_COMPONENT_SWIZZLE_ONE;
        };
    }

    /** The VkImageView to sample, or to load and store. */
    public long image(boolean storage) { // hot
        return storage ? storageView : imageView;
    }

    /** Can shaders load and store it? */
    public boolean isStorage() {
        return storable;
    }

    /** The VkBufferView on the buffer's storage of now. */
    public long bufferView(boolean storage) { // hot
        VulkanBuffer buffer = vkBuffer;
        if (buffer == null) return 0;
        OfStorage n = now;
        long view = storage ? n.stored : n.sampled;
        if (n.storage == buffer.storage && view != 0) return view;
        n = follow(buffer, !storage, storage);
        return storage ? n.stored : n.sampled;
    }

    /** The id for keys: another one for each storage of the buffer. */
    public int id() { // hot
        VulkanBuffer buffer = vkBuffer;
        OfStorage n = now;
        if (buffer == null || n.storage == buffer.storage) return n.id;
        return follow(buffer, false, false).id;
    }

    private synchronized OfStorage follow(VulkanBuffer buffer, boolean sampled, boolean stored) {
        OfStorage n = now;
        BufferStorage s = buffer.storage;
        if (n.storage != s) {
            drop(n);
            n = new OfStorage(s, IDS.incrementAndGet(), 0, 0);
        }
        n = new OfStorage(
                s, n.id, sampled && n.sampled == 0 ? make(s) : n.sampled, stored && n.stored == 0 ? make(s) : n.stored);
        now = n;
        // Whoever still reads what is gone has a batch open, and the views live as long.
        if (retired) {
            drop(n);
            now = new OfStorage(null, n.id, 0, 0);
        }
        return n;
    }

    private long make(BufferStorage of) {
        try (Scratch s = Scratch.brief(256)) {
            long info = VkBufferViewCreateInfo.make(s);
            VkBufferViewCreateInfo.buffer(info, of.handle);
            VkBufferViewCreateInfo.format(info, device.formats.texture(desc().format()));
            VkBufferViewCreateInfo.offset(info, desc().bufferOffset());
            long texel = desc().format().blockBytes();
            VkBufferViewCreateInfo.range(info, desc().bufferSize() / texel * texel);
            long out = s.take(8);
            return device.gpu.made(
                    device.gpu.vk.vkCreateBufferView(device.gpu.device, info, 0, out), out, "createView");
        }
    }

    private void drop(OfStorage n) {
        device.gpu.retired.add(RetireQueue.Kind.BUFFER_VIEW, n.sampled, null);
        device.gpu.retired.add(RetireQueue.Kind.BUFFER_VIEW, n.stored, null);
    }

    /** Was it destroyed, or what it shows? */
    public boolean isGone() { // hot
        if (destroyed) return true;
        VulkanTexture t = vkTexture;
        if (t != null) return t.destroyed;
        VulkanBuffer b = vkBuffer;
        return b != null && b.destroyed;
    }

    /** Does it show this object? */
    public boolean isOf(Object object) {
        return vkTexture == object || vkBuffer == object;
    }

    public synchronized void retire() {
        retired = true;
        drop(now);
        now = new OfStorage(null, now.id, 0, 0);
        if (storageView != imageView) device.gpu.retired.add(RetireQueue.Kind.IMAGE_VIEW, storageView, null);
        device.gpu.retired.add(RetireQueue.Kind.IMAGE_VIEW, imageView, null);
    }
}
