package tepui.drivers.vulkan.resource;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.Allocation;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.MemoryNeeds;
import tepui.drivers.vulkan.device.MemoryPools;
import tepui.drivers.vulkan.device.RetireQueue;
import tepui.drivers.vulkan.device.VulkanFormats;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.Box;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.SparsePages;
import tepui.pipe.TextureDesc;
import tepui.pipe.UnsupportedByDeviceException;

/**
 * Memory of a sparse texture: an allocation for each page that is committed, and one for the tail of each layer. The contract's tail begins with the
 * first level that is smaller than a page. Vulkan's may begin later; pages of the levels between them go with the tail.
 */
public final class SparseMemory {
    /** The level of places in the tail. */
    public static final int TAIL = -1;

    /**
     * Place for memory: a page, or a layer's tail.
     *
     * @param level {@link #TAIL} for the tail
     * @param x the page's first texel, not its number
     */
    public record Place(VulkanTexture texture, int level, int layer, int x, int y, int z) {}

    /**
     * Place that gets memory or loses it.
     *
     * @param memory null where it has none from now on
     * @param released what it had before
     */
    public record Change(
            Place place,
            @Nullable Allocation memory,
            @Nullable Allocation released) {}

    private final VulkanTexture texture;
    private final Gpu gpu;
    private final SparsePages page;
    /** Levels with pages of their own, and those that Vulkan has pages for. */
    private final int levels;

    private final int paged;
    private final long tailBytes;
    private final long tailOffset;
    private final long tailStride;
    private final long pageBytes;
    /** Types of memory that the image takes. */
    private final int types;

    /** Of each level with pages: pages in a row, rows in a slice or layer. */
    private final int[] across;

    private final int[] down;
    private final @Nullable Allocation[][] pages;
    /** Of each layer, or one for all of them. */
    private final @Nullable Allocation[] tails;

    SparseMemory(VulkanTexture texture, Gpu gpu, SparsePages page) {
        this.texture = texture;
        this.gpu = gpu;
        this.page = page;
        TextureDesc d = texture.desc();
        levels = page.levels(d);
        MemoryNeeds whole = MemoryNeeds.ofImage(gpu, texture.image);
        try (Scratch s = Scratch.brief(1024)) {
            long count = s.take(4);
            gpu.vk.vkGetImageSparseMemoryRequirements(gpu.device, texture.image, count, 0);
            int n = Scratch.getInt(count);
            if (n != 1) throw refused("has " + n + " kinds of pages");
            long r = VkSparseImageMemoryRequirements.make(s);
            gpu.vk.vkGetImageSparseMemoryRequirements(gpu.device, texture.image, count, r);
            long format = VkSparseImageMemoryRequirements.formatProperties(r);
            if (!VulkanFormats.hasPages(format, page)) throw refused("has pages of another size");
            paged = Math.min(d.levels(), VkSparseImageMemoryRequirements.imageMipTailFirstLod(r));
            if (paged < levels) throw refused("has pages in " + paged + " levels, wanted are " + levels);
            tailBytes = paged < d.levels() ? VkSparseImageMemoryRequirements.imageMipTailSize(r) : 0;
            tailOffset = VkSparseImageMemoryRequirements.imageMipTailOffset(r);
            tailStride = VkSparseImageMemoryRequirements.imageMipTailStride(r);
            boolean single =
                    (VkSparseImageFormatProperties.flags(format) & Vk.VK_SPARSE_IMAGE_FORMAT_SINGLE_MIPTAIL_BIT) != 0;
            tails = new Allocation[tailBytes == 0 ? 0 : single ? 1 : texture.layers];
        }
        pageBytes = whole.alignment();
        types = whole.types();
        across = new int[paged];
        down = new int[paged];
        pages = new Allocation[paged][];
        for (int level = 0; level < paged; level++) {
            across[level] = pages(d.levelWidth(level), page.width());
            down[level] = pages(d.levelHeight(level), page.height());
            pages[level] = new Allocation[across[level] * down[level] * slices(level)];
        }
    }

    private UnsupportedByDeviceException refused(String what) {
        return new UnsupportedByDeviceException("createTexture: bind has SPARSE, and the device " + what + " for "
                + texture.desc() + "; make it without SPARSE");
    }

    private static int pages(int texels, int size) {
        return (texels + size - 1) / size;
    }

    /** Layers of pages of a level: slices of pages in depth, or the texture's layers. */
    private int slices(int level) {
        return texture.is3d ? pages(texture.desc().levelDepth(level), page.depth()) : texture.layers;
    }

    /** Commits or releases the pages that a box touches, or the tail; answers what changes, which is bound by whoever asks. */
    public synchronized List<Change> commit(int level, Box box, boolean commit) {
        List<Change> changes = new ArrayList<>();
        try {
            if (level < levels) {
                change(changes, level, box, commit);
            } else {
                TextureDesc d = texture.desc();
                for (int l = levels; l < paged; l++) {
                    int depth = texture.is3d ? d.levelDepth(l) : texture.layers;
                    change(changes, l, new Box(0, 0, 0, d.levelWidth(l), d.levelHeight(l), depth), commit);
                }
                for (int i = 0; i < tails.length; i++) {
                    Allocation old = tails[i];
                    if (old != null == commit) continue;
                    Allocation memory = commit ? allocate(tailBytes) : null;
                    changes.add(new Change(new Place(texture, TAIL, i, 0, 0, 0), memory, old));
                }
            }
        } catch (OutOfDeviceMemoryException e) {
            // Nothing was bound yet, so that nothing waits.
            for (Change c : changes) gpu.retired.add(RetireQueue.Kind.MEMORY, 0, c.memory);
            throw e;
        }
        for (Change c : changes) note(c);
        return changes;
    }

    private void change(List<Change> changes, int level, Box box, boolean commit) {
        int deep = texture.is3d ? page.depth() : 1;
        for (int z = box.z() / deep * deep; z < box.z() + box.depth(); z += deep) {
            for (int y = box.y() / page.height() * page.height(); y < box.y() + box.height(); y += page.height()) {
                for (int x = box.x() / page.width() * page.width(); x < box.x() + box.width(); x += page.width()) {
                    Place p = new Place(texture, level, texture.is3d ? 0 : z, x, y, texture.is3d ? z : 0);
                    Allocation old = pages[level][at(p)];
                    if (old != null == commit) continue;
                    changes.add(new Change(p, commit ? allocate(pageBytes) : null, old));
                }
            }
        }
    }

    /** Memory of a page or a tail. Sparse blocks have the size that their memory is aligned to. */
    private Allocation allocate(long bytes) {
        MemoryNeeds needs = new MemoryNeeds(bytes, pageBytes, types, false, texture.image, 0);
        return gpu.memory.allocate("commitPages", needs, MemoryPools.Place.DEVICE);
    }

    private void note(Change c) {
        if (c.place.level == TAIL) tails[c.place.layer] = c.memory;
        else pages[c.place.level][at(c.place)] = c.memory;
    }

    private int at(Place p) {
        int slice = texture.is3d ? p.z / page.depth() : p.layer;
        return (slice * down[p.level] + p.y / page.height()) * across[p.level] + p.x / page.width();
    }

    /** Fills a VkSparseMemoryBind of a layer's tail. */
    public void tail(long bind, Place p, @Nullable Allocation memory) {
        VkSparseMemoryBind.resourceOffset(bind, tailOffset + p.layer * tailStride);
        VkSparseMemoryBind.size(bind, tailBytes);
        if (memory == null) return;
        VkSparseMemoryBind.memory(bind, memory.memory());
        VkSparseMemoryBind.memoryOffset(bind, memory.offset);
    }

    /** Fills a VkSparseImageMemoryBind of a page, which may end at the level's edge. */
    public void page(long bind, Place p, @Nullable Allocation memory) {
        TextureDesc d = texture.desc();
        long subresource = VkSparseImageMemoryBind.subresource(bind);
        VkImageSubresource.aspectMask(subresource, texture.aspect);
        VkImageSubresource.mipLevel(subresource, p.level);
        VkImageSubresource.arrayLayer(subresource, p.layer);
        VulkanTexture.offset(VkSparseImageMemoryBind.offset(bind), p.x, p.y, p.z);
        long extent = VkSparseImageMemoryBind.extent(bind);
        VkExtent3D.width(extent, Math.min(page.width(), d.levelWidth(p.level) - p.x));
        VkExtent3D.height(extent, Math.min(page.height(), d.levelHeight(p.level) - p.y));
        VkExtent3D.depth(extent, texture.is3d ? Math.min(page.depth(), d.levelDepth(p.level) - p.z) : 1);
        if (memory == null) return;
        VkSparseImageMemoryBind.memory(bind, memory.memory());
        VkSparseImageMemoryBind.memoryOffset(bind, memory.offset);
    }

    /** The texture is gone: all of its memory goes when nothing uses it any more. */
    synchronized void retire() {
        for (@Nullable Allocation[] level : pages) {
            for (Allocation a : level) gpu.retired.add(RetireQueue.Kind.MEMORY, 0, a);
        }
        for (Allocation a : tails) gpu.retired.add(RetireQueue.Kind.MEMORY, 0, a);
    }
}
