package tepui.drivers.vulkan.resource;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.Allocation;
import tepui.drivers.vulkan.device.DeviceCore;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.MemoryNeeds;
import tepui.drivers.vulkan.device.MemoryPools;
import tepui.drivers.vulkan.device.RetireQueue;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.RenderTargets;
import tepui.pipe.SampleLocations;
import tepui.pipe.SparsePages;
import tepui.pipe.TextureDesc;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.driver.StoredTexture;
import tepui.pipe.format.Format;

/**
 * Texture of the contract: a VkImage. What is known of its use is the queue's, and of each context's open batch its own
 * ({@code QueueOrder}).
 */
public final class VulkanTexture extends StoredTexture<BufferStorage> {
    public final DeviceCore device;
    /** Its own, or an image of a window while it is drawn there. */
    public long image;

    private final long own;
    /** All of its memory; null where it comes by pages. */
    final @Nullable Allocation memory;

    /** Its memory by pages; null where it has all of it at once. */
    public final @Nullable SparseMemory sparse;

    public final int vkFormat;
    final int usage;
    public final int aspect;
    public final int layers;
    public final boolean is3d;
    /** It may be drawn in a window's images. */
    public @Nullable WindowImage backBuffer;

    /** Its contents are undefined, until something is written. */
    public boolean discarded;

    /** It is or was an attachment. */
    public boolean drawnInto;

    /**
     * The pass of which fragments have sampled it, all of it being ready for that, while it was never drawn into; another one,
     * where contexts take turns, says nothing. A pass ends before anything writes what it has read.
     */
    public int sampledIn;

    /** State that the queue leaves it in; guarded by the queue's lock. */
    public final ImageSync queue;

    /** No batch that was handed over has used it yet: what it holds is what was in memory before. */
    public volatile boolean untouched = true;

    private static final @Nullable ImageSync[] NONE = {};
    /** State in open batches, by the number of the context's recorder. */
    private volatile @Nullable ImageSync[] local = NONE;
    /** Of the image of a window, while it is one. */
    private @Nullable ImageSync window;

    /** View as an attachment of passes. */
    private record TargetView(long key, long view) {}

    private static final TargetView[] NO_VIEWS = {};

    /** All views that passes have asked for, replaced as a whole: most textures are drawn to in one way or two. */
    private volatile TargetView[] targetViews = NO_VIEWS;

    /** Where samples were when depth was last drawn here; null for where the device has them. */
    public @Nullable SampleLocations drawnAt;

    /** The same at the end of the last batch that was handed over. */
    public @Nullable SampleLocations handedOverAt;

    private boolean retired;

    /** Whether it holds depths of samples that may be moved: changes of its layout say where they are. */
    public boolean movesSamples() {
        return desc().samples() > 1
                && (aspect & Vk.VK_IMAGE_ASPECT_DEPTH_BIT) != 0
                && device.gpu.features.sampleLocationGrid > 0;
    }

    /** Vulkan draws into slices of volumes that are not sparse. */
    private boolean isSparseVolume() {
        return is3d && (desc().bind() & Bind.SPARSE) != 0;
    }

    /** Whether passes can draw into it as colours. */
    public VulkanTexture(DeviceCore device, TextureDesc desc) {
        super(desc);
        this.device = device;
        Gpu gpu = device.gpu;
        Format f = desc.format();
        vkFormat = device.formats.texture(f);
        is3d = desc.shape() == TextureShape.D3;
        layers = is3d ? 1 : desc.layers();
        queue = new ImageSync(desc.levels(), layers, false);
        aspect = f.isDepthStencil()
                ? (f.hasDepth() ? Vk.VK_IMAGE_ASPECT_DEPTH_BIT : 0)
                        | (f.hasStencil() ? Vk.VK_IMAGE_ASPECT_STENCIL_BIT : 0)
                : Vk.VK_IMAGE_ASPECT_COLOR_BIT;
        int features = device.formats.imageFeatures(f);
        int use = Vk.VK_IMAGE_USAGE_TRANSFER_SRC_BIT | Vk.VK_IMAGE_USAGE_TRANSFER_DST_BIT;
        if ((features & Vk.VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT) != 0) use |= Vk.VK_IMAGE_USAGE_SAMPLED_BIT;
        if (f.isDepthStencil()) {
            if ((features & Vk.VK_FORMAT_FEATURE_DEPTH_STENCIL_ATTACHMENT_BIT) != 0) {
                use |= Vk.VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT;
            }
        } else if ((features & Vk.VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BIT) != 0 && !isSparseVolume()) {
            use |= Vk.VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
        }
        boolean storage = (desc.bind() & Bind.IMAGE) != 0;
        if (storage) use |= Vk.VK_IMAGE_USAGE_STORAGE_BIT;
        usage = use;
        try (Scratch s = Scratch.brief(512)) {
            long info = VkImageCreateInfo.make(s);
            SparsePages page = (desc.bind() & Bind.SPARSE) == 0 ? null : SparsePages.of(desc);
            int flags =
                    page == null ? 0 : Vk.VK_IMAGE_CREATE_SPARSE_BINDING_BIT | Vk.VK_IMAGE_CREATE_SPARSE_RESIDENCY_BIT;
            if (!f.isDepthStencil())
                flags |= Vk.VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT | Vk.VK_IMAGE_CREATE_EXTENDED_USAGE_BIT;
            boolean twoD = desc.shape().dimensions() == 2 && !is3d;
            if (twoD && desc.width() == desc.height() && layers >= 6 && desc.samples() == 1) {
                flags |= Vk.VK_IMAGE_CREATE_CUBE_COMPATIBLE_BIT;
            }
            if (is3d && page == null && (use & Vk.VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT) != 0) {
                flags |= Vk.VK_IMAGE_CREATE_2D_ARRAY_COMPATIBLE_BIT;
            }
            if (is3d && page == null && gpu.features.views2dOf3d)
                flags |= Vk.VK_IMAGE_CREATE_2D_VIEW_COMPATIBLE_BIT_EXT;
            if (movesSamples()) flags |= Vk.VK_IMAGE_CREATE_SAMPLE_LOCATIONS_COMPATIBLE_DEPTH_BIT_EXT;
            VkImageCreateInfo.flags(info, flags);
            int type = desc.shape().dimensions() == 1
                    ? Vk.VK_IMAGE_TYPE_1D
                    : is3d ? Vk.VK_IMAGE_TYPE_3D : Vk.VK_IMAGE_TYPE_2D;
            VkImageCreateInfo.imageType(info, type);
            VkImageCreateInfo.format(info, vkFormat);
            long extent = VkImageCreateInfo.extent(info);
            VkExtent3D.width(extent, desc.width());
            VkExtent3D.height(extent, desc.height());
            VkExtent3D.depth(extent, desc.depth());
            VkImageCreateInfo.mipLevels(info, desc.levels());
            VkImageCreateInfo.arrayLayers(info, layers);
            VkImageCreateInfo.samples(info, desc.samples());
            VkImageCreateInfo.tiling(info, Vk.VK_IMAGE_TILING_OPTIMAL);
            VkImageCreateInfo.usage(info, usage);
            long out = s.take(8);
            own = gpu.made(gpu.vk.vkCreateImage(gpu.device, info, 0, out), out, "createTexture");
            image = own;
            try {
                if (page != null) {
                    memory = null;
                    sparse = new SparseMemory(this, gpu, page);
                } else {
                    MemoryNeeds needs = MemoryNeeds.ofImage(gpu, image);
                    memory = gpu.memory.allocate("createTexture", needs, MemoryPools.Place.DEVICE);
                    sparse = null;
                    gpu.check(
                            gpu.vk.vkBindImageMemory(gpu.device, image, memory.memory(), memory.offset),
                            "createTexture");
                }
            } catch (OutOfDeviceMemoryException | UnsupportedByDeviceException e) {
                gpu.vk.vkDestroyImage(gpu.device, image, 0);
                throw e;
            }
        }
    }

    @Override
    protected void labeled(@Nullable String text) {
        if (!destroyed) device.gpu.name(Vk.VK_OBJECT_TYPE_IMAGE, own, text);
    }

    /** It is an image of a window from now on. */
    public void place(long other, ImageSync state) {
        image = other;
        window = state;
    }

    /** It is its own image again. */
    public void leave() {
        image = own;
        window = null;
    }

    // ---- synchronization ------------------------------------------------------------------------------------------

    /** State in the batch of the recorder of that number, or in an older batch. */
    public ImageSync of(int recorder) { // hot
        ImageSync w = window;
        if (w != null) return w;
        @Nullable ImageSync[] all = local;
        if (recorder < all.length) {
            ImageSync s = all[recorder];
            if (s != null) return s;
        }
        return first(recorder);
    }

    private synchronized ImageSync first(int number) {
        @Nullable ImageSync[] all = local.length > number ? local.clone() : Arrays.copyOf(local, number + 1);
        ImageSync s = all[number];
        if (s != null) return s;
        s = new ImageSync(desc().levels(), layers, false);
        all[number] = s;
        local = all;
        return s;
    }

    // ---- attachments ----------------------------------------------------------------------------------------------

    /** The view through which passes write a level's layers. Slices of 3D textures are layers there. */
    public long targetView(RenderTargets.Attachment a) {
        WindowImage b = backBuffer;
        if (b != null && b.isInWindow()) return b.view();
        int formatCode = a.format().ordinal();
        long key = (long) formatCode << 48 | (long) a.level() << 40 | (long) a.firstLayer() << 20 | a.layers();
        for (TargetView v : targetViews) if (v.key == key) return v.view;
        return targetView(a, key);
    }

    private synchronized long targetView(RenderTargets.Attachment a, long key) {
        if (isSparseVolume()) {
            throw new UnsupportedByDeviceException("setRenderTargets: the target is a slice of a sparse volume, which"
                    + " Vulkan does not draw into; make it without SPARSE");
        }
        TargetView[] known = targetViews;
        for (TargetView v : known) if (v.key == key) return v.view;
        int type = desc().shape().dimensions() == 1
                ? a.layers() > 1 ? Vk.VK_IMAGE_VIEW_TYPE_1D_ARRAY : Vk.VK_IMAGE_VIEW_TYPE_1D
                : a.layers() > 1 ? Vk.VK_IMAGE_VIEW_TYPE_2D_ARRAY : Vk.VK_IMAGE_VIEW_TYPE_2D;
        int target = aspect == Vk.VK_IMAGE_ASPECT_COLOR_BIT
                ? Vk.VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT
                : Vk.VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT;
        int format = aspect == Vk.VK_IMAGE_ASPECT_COLOR_BIT ? device.formats.texture(a.format()) : vkFormat;
        Subresources part = new Subresources(aspect, a.level(), 1, a.firstLayer(), a.layers());
        long view = makeView(type, format, target, part, Components.IDENTITY);
        // Whoever still draws to a texture that is gone has a batch open, and the view lives as long.
        if (retired) {
            device.gpu.retired.add(RetireQueue.Kind.IMAGE_VIEW, view, null);
            return view;
        }
        TargetView[] more = Arrays.copyOf(known, known.length + 1);
        more[known.length] = new TargetView(key, view);
        targetViews = more;
        return view;
    }

    /** Part of an image, as VkImageSubresourceRange has it. */
    record Subresources(int aspect, int level, int levels, int layer, int layers) {}

    /** VkComponentSwizzle of each component of a view. */
    record Components(int r, int g, int b, int a) {
        static final Components IDENTITY = new Components(0, 0, 0, 0);
    }

    long makeView(int type, int format, int viewUsage, Subresources part, Components swizzle) {
        try (Scratch s = Scratch.brief(512)) {
            long info = VkImageViewCreateInfo.make(s);
            VkImageViewCreateInfo.image(info, image);
            VkImageViewCreateInfo.viewType(info, type);
            VkImageViewCreateInfo.format(info, format);
            long components = VkImageViewCreateInfo.components(info);
            VkComponentMapping.r(components, swizzle.r);
            VkComponentMapping.g(components, swizzle.g);
            VkComponentMapping.b(components, swizzle.b);
            VkComponentMapping.a(components, swizzle.a);
            range(
                    VkImageViewCreateInfo.subresourceRange(info),
                    part.aspect,
                    part.level,
                    part.levels,
                    part.layer,
                    part.layers);
            long use = VkImageViewUsageCreateInfo.chain(s, info);
            VkImageViewUsageCreateInfo.usage(use, viewUsage);
            long out = s.take(8);
            return device.gpu.made(device.gpu.vk.vkCreateImageView(device.gpu.device, info, 0, out), out, "createView");
        }
    }

    public static void range(long range, int aspect, int level, int levels, int layer, int layers) {
        VkImageSubresourceRange.aspectMask(range, aspect);
        VkImageSubresourceRange.baseMipLevel(range, level);
        VkImageSubresourceRange.levelCount(range, levels);
        VkImageSubresourceRange.baseArrayLayer(range, layer);
        VkImageSubresourceRange.layerCount(range, layers);
    }

    public synchronized void retire() {
        Gpu gpu = device.gpu;
        retired = true;
        for (TargetView v : targetViews) gpu.retired.add(RetireQueue.Kind.IMAGE_VIEW, v.view, null);
        targetViews = NO_VIEWS;
        gpu.retired.add(RetireQueue.Kind.IMAGE, own, memory);
        if (sparse != null) sparse.retire();
    }

    public static void layers(long l, VulkanTexture t, int level, int z, int depth, int aspect) {
        VkImageSubresourceLayers.aspectMask(l, aspect);
        VkImageSubresourceLayers.mipLevel(l, level);
        VkImageSubresourceLayers.baseArrayLayer(l, t.is3d ? 0 : z);
        VkImageSubresourceLayers.layerCount(l, t.is3d ? 1 : depth);
    }

    public static void offset(long o, int x, int y, int z) {
        VkOffset3D.x(o, x);
        VkOffset3D.y(o, y);
        VkOffset3D.z(o, z);
    }
}
