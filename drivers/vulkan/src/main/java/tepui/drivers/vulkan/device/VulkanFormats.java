package tepui.drivers.vulkan.device;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.ir.TextureShape;
import tepui.pipe.SparsePages;
import tepui.pipe.TextureView.Swizzle;
import tepui.pipe.driver.FormatSwizzles;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/**
 * Table of the contract's formats on a device: which VkFormat stands for each, with which swizzle, and for what it is
 * good. Names are taken apart by rule: Vulkan names packed formats from their highest bits, the contract from the
 * lowest. Luminance, intensity and alpha are red (and green) with a swizzle; depth of 24 bits becomes 32-bit float
 * where it is missing.
 */
public final class VulkanFormats {

    private final int[] texture = new int[Format.count()];
    private final int[] vertex = new int[Format.count()];
    private final int[] support = new int[Format.count()];
    private final int[] imageFeatures = new int[Format.count()];
    private final Swizzle[][] swizzles = new Swizzle[Format.count()][];

    VulkanFormats(Gpu gpu) {
        try (Scratch s = Scratch.brief(1024)) {
            for (int i = 0; i < Format.count(); i++) {
                long mark = s.mark();
                fill(gpu, s, Format.of(i));
                s.release(mark);
            }
        }
    }

    /** The VkFormat of textures; 0 where there is none. */
    public int texture(Format f) { // hot
        return texture[f.ordinal()];
    }

    /** The VkFormat of vertex attributes; 0 where there is none. */
    public int vertex(Format f) { // hot
        return vertex[f.ordinal()];
    }

    /** Attributes of a format are fetched after all, as something else. */
    public void fetched(Format f) {
        support[f.ordinal()] |= FormatSupport.VERTEX;
    }

    public int support(Format f) { // hot
        return support[f.ordinal()];
    }

    /** Are texels of the format filtered? */
    public boolean isFiltered(Format f) { // hot
        return (imageFeatures[f.ordinal()] & Vk.VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_LINEAR_BIT) != 0;
    }

    /** Bits of VkFormatFeatureFlagBits of optimally tiled images. */
    public int imageFeatures(Format f) {
        return imageFeatures[f.ordinal()];
    }

    public Swizzle[] swizzle(Format f) {
        return swizzles[f.ordinal()];
    }

    public boolean isSwizzled(Format f) {
        return swizzles[f.ordinal()] != FormatSwizzles.PLAIN;
    }

    /** Depth is kept in another form than the contract's. */
    public boolean isConvertedDepth(Format f) {
        int own = texture(f);
        return (f == Format.D24_UNORM_X8 || f == Format.D24_UNORM_S8_UINT)
                && (own == Vk.VK_FORMAT_D32_SFLOAT || own == Vk.VK_FORMAT_D32_SFLOAT_S8_UINT);
    }

    private void fill(Gpu gpu, Scratch s, Format f) {
        int i = f.ordinal();
        swizzles[i] = swizzleOf(f);
        int vkFormat = textureFormat(f);
        int plain = swizzles[i] == FormatSwizzles.PLAIN ? vkFormat : 0;
        int features = 0;
        int buffers = 0;
        if (vkFormat != 0) {
            long p = VkFormatProperties.make(s);
            gpu.instance.vk.vkGetPhysicalDeviceFormatProperties(gpu.physical, vkFormat, p);
            features = VkFormatProperties.optimalTilingFeatures(p);
            buffers = VkFormatProperties.bufferFeatures(p);
            if (features == 0 && f.isDepthStencil()) {
                vkFormat = switch (f) {
                    case D24_UNORM_X8 -> Vk.VK_FORMAT_D32_SFLOAT;
                    case D24_UNORM_S8_UINT -> Vk.VK_FORMAT_D32_SFLOAT_S8_UINT;
                    default -> 0;
                };
                if (vkFormat != 0) {
                    gpu.instance.vk.vkGetPhysicalDeviceFormatProperties(gpu.physical, vkFormat, p);
                    features = VkFormatProperties.optimalTilingFeatures(p);
                }
            }
        }
        int bits = 0;
        boolean swizzled = swizzles[i] != FormatSwizzles.PLAIN;
        // 64-bit attributes are fetched as words, which all devices do; packed ones are nobody's need, and
        // drivers get them wrong.
        if (!f.isCompressed() && !f.isDepthStencil()) {
            boolean wide = f.channels()[0].bits() == 64;
            if (wide) {
                vkFormat = 0;
                plain = VkPhysicalDeviceFeatures.shaderInt64(gpu.features.core) != 0
                        ? words(f.channels().length, 0)
                        : 0;
                buffers = Vk.VK_FORMAT_FEATURE_VERTEX_BUFFER_BIT;
            }
            if (f.blockBytes() == 2 && f.channels().length > 2) buffers &= ~Vk.VK_FORMAT_FEATURE_VERTEX_BUFFER_BIT;
        }
        boolean image = isImageFormat(f)
                || VkPhysicalDeviceFeatures.shaderStorageImageReadWithoutFormat(gpu.features.core) != 0
                        && VkPhysicalDeviceFeatures.shaderStorageImageWriteWithoutFormat(gpu.features.core) != 0;
        if (!image)
            features &= ~(Vk.VK_FORMAT_FEATURE_STORAGE_IMAGE_BIT | Vk.VK_FORMAT_FEATURE_STORAGE_IMAGE_ATOMIC_BIT);
        if (!image) buffers &= ~Vk.VK_FORMAT_FEATURE_STORAGE_TEXEL_BUFFER_BIT;
        boolean copies = (features & Vk.VK_FORMAT_FEATURE_TRANSFER_DST_BIT) != 0
                && (features & Vk.VK_FORMAT_FEATURE_TRANSFER_SRC_BIT) != 0;
        // Three components are left to the front end, which knows whether four will do.
        boolean three = !f.isCompressed() && !f.isDepthStencil() && f.components() == 7 && f.blockBytes() % 3 == 0;
        if (vkFormat != 0 && copies && !three && (!swizzled || gpu.features.imageViewSwizzle)) {
            texture[i] = vkFormat;
            imageFeatures[i] = features;
            if ((features & Vk.VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT) != 0) bits |= FormatSupport.SAMPLED;
            if ((features & Vk.VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_LINEAR_BIT) != 0) bits |= FormatSupport.FILTERED;
            if ((features & Vk.VK_FORMAT_FEATURE_DEPTH_STENCIL_ATTACHMENT_BIT) != 0)
                bits |= FormatSupport.DEPTH_STENCIL;
            if (!swizzled) {
                if ((features & Vk.VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BIT) != 0) bits |= FormatSupport.COLOR_TARGET;
                if ((features & Vk.VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BLEND_BIT) != 0) bits |= FormatSupport.BLENDED;
                if ((features & Vk.VK_FORMAT_FEATURE_STORAGE_IMAGE_BIT) != 0) bits |= FormatSupport.IMAGE;
                if ((features & Vk.VK_FORMAT_FEATURE_STORAGE_IMAGE_ATOMIC_BIT) != 0) bits |= FormatSupport.IMAGE_ATOMIC;
            }
            if ((bits & FormatSupport.SAMPLED) != 0) bits |= FormatSupport.BLIT_SOURCE;
            if ((bits & (FormatSupport.COLOR_TARGET | FormatSupport.DEPTH_STENCIL)) != 0) {
                bits |= FormatSupport.BLIT_TARGET;
                bits |= samples(gpu, s, vkFormat, features, f);
            }
            if (f == Format.R8G8B8A8_UNORM
                    || f == Format.B8G8R8A8_UNORM
                    || f == Format.R8G8B8A8_SRGB
                    || f == Format.B8G8R8A8_SRGB) {
                bits |= FormatSupport.PRESENT;
            }
        }
        if (plain != 0 && !f.isDepthStencil()) {
            boolean fetched = (buffers & Vk.VK_FORMAT_FEATURE_VERTEX_BUFFER_BIT) != 0;
            if (fetched && (!gpu.features.fewVertexFormats || isVertexAnywhere(f))) {
                vertex[i] = plain;
                bits |= FormatSupport.VERTEX;
            }
            if ((buffers & Vk.VK_FORMAT_FEATURE_UNIFORM_TEXEL_BUFFER_BIT) != 0) bits |= FormatSupport.BUFFER_VIEW;
            if ((buffers & Vk.VK_FORMAT_FEATURE_STORAGE_TEXEL_BUFFER_BIT) != 0) bits |= FormatSupport.BUFFER_IMAGE;
            if ((bits & FormatSupport.BUFFER_VIEW) != 0) texture[i] = texture[i] == 0 ? plain : texture[i];
        }
        support[i] = bits;
    }

    /** Does each device of Vulkan fetch attributes of it? */
    private static boolean isVertexAnywhere(Format f) {
        int bits = f.channels()[0].bits();
        int n = f.channels().length;
        if (f == Format.R10G10B10A2_UNORM || bits == 64) return true;
        if (f.channels()[0].letter() != 'R' || bits != 8 && bits != 16 && bits != 32) return false;
        return switch (f.numeric()) {
            case UINT, SINT, FLOAT -> bits == 32 || n != 3;
            case UNORM, SNORM -> bits != 32 && n != 3;
            default -> false;
        };
    }

    /** The format of the words of one half, 0 or 1, of a 64-bit attribute of {@code components}; 0 where there is none. */
    public static int words(int components, int half) {
        int there = components - 2 * half;
        return there <= 0 ? 0 : there == 1 ? Vk.VK_FORMAT_R32G32_UINT : Vk.VK_FORMAT_R32G32B32A32_UINT;
    }

    /** Can shaders name it? */
    private static boolean isImageFormat(Format f) {
        if (f.isCompressed() || f.isDepthStencil() || f.isSrgb() || f.channels()[0].letter() != 'R') return false;
        int first = f.channels()[0].bits();
        if (first == 10) return f == Format.R10G10B10A2_UNORM || f == Format.R10G10B10A2_UINT;
        if (f == Format.R11G11B10_FLOAT) return true;
        return (first == 8 || first == 16 || first == 32) && f.channels().length != 3;
    }

    private static int samples(Gpu gpu, Scratch s, int vkFormat, int features, Format f) {
        boolean depth = f.isDepthStencil();
        int usage = Vk.VK_IMAGE_USAGE_SAMPLED_BIT
                | Vk.VK_IMAGE_USAGE_TRANSFER_SRC_BIT
                | Vk.VK_IMAGE_USAGE_TRANSFER_DST_BIT
                | (depth ? Vk.VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT : Vk.VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT);
        long p = VkImageFormatProperties.make(s);
        int result = gpu.instance.vk.vkGetPhysicalDeviceImageFormatProperties(
                gpu.physical, vkFormat, Vk.VK_IMAGE_TYPE_2D, Vk.VK_IMAGE_TILING_OPTIMAL, usage, 0, p);
        if (result < 0) return 0;
        int counts = VkImageFormatProperties.sampleCounts(p) & sampleLimit(gpu);
        return ((counts & 2) != 0 ? FormatSupport.SAMPLES_2 : 0)
                | ((counts & 4) != 0 ? FormatSupport.SAMPLES_4 : 0)
                | ((counts & 8) != 0 ? FormatSupport.SAMPLES_8 : 0)
                | ((counts & 16) != 0 ? FormatSupport.SAMPLES_16 : 0);
    }

    public static int sampleLimit(Gpu gpu) {
        return DeviceFeatures.sampleCounts(gpu.limits());
    }

    /**
     * Numbers of samples, as bits, with which images have the contract's pages: half of the texels in each direction, which is Vulkan's standard for four
     * samples alone. None on NVIDIA's driver, which says 64 x 64 and binds 128 x 32.
     */
    public static int sparseSamples(Gpu gpu) {
        long standard = VkPhysicalDeviceProperties.sparseProperties(gpu.features.properties);
        if (gpu.features.driverId == Vk.VK_DRIVER_ID_NVIDIA_PROPRIETARY
                || VkPhysicalDeviceSparseProperties.residencyStandard2DMultisampleBlockShape(standard) == 0) {
            return 0;
        }
        int counts = 0;
        SparsePages page = SparsePages.of(TextureShape.D2_MS, Format.R8G8B8A8_UNORM);
        try (Scratch s = Scratch.brief(256)) {
            long count = s.take(4);
            long found = VkSparseImageFormatProperties.make(s);
            for (int samples = 2; samples <= 16; samples *= 2) {
                if ((sampleLimit(gpu) & samples) == 0 || page == null) continue;
                Scratch.putInt(count, 1);
                gpu.instance.vk.vkGetPhysicalDeviceSparseImageFormatProperties(
                        gpu.physical,
                        Vk.VK_FORMAT_R8G8B8A8_UNORM,
                        Vk.VK_IMAGE_TYPE_2D,
                        samples,
                        Vk.VK_IMAGE_USAGE_SAMPLED_BIT | Vk.VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT,
                        Vk.VK_IMAGE_TILING_OPTIMAL,
                        count,
                        found);
                if (Scratch.getInt(count) == 1 && hasPages(found, page)) counts |= samples;
            }
        }
        return counts;
    }

    /** Do a format's images have these pages? */
    public static boolean hasPages(long formatProperties, SparsePages page) {
        long size = VkSparseImageFormatProperties.imageGranularity(formatProperties);
        return VkExtent3D.width(size) == page.width()
                && VkExtent3D.height(size) == page.height()
                && VkExtent3D.depth(size) == page.depth();
    }

    private static Swizzle[] swizzleOf(Format f) {
        if (f == Format.L4A4_UNORM) return new Swizzle[] {Swizzle.G, Swizzle.G, Swizzle.G, Swizzle.R};
        if (f == Format.R4G4_UNORM) return new Swizzle[] {Swizzle.G, Swizzle.R, Swizzle.ZERO, Swizzle.ONE};
        return FormatSwizzles.of(f);
    }

    private static int textureFormat(Format f) {
        String name = vulkanName(f);
        if (name == null) return 0;
        try {
            return Vk.class.getField("VK_FORMAT_" + name).getInt(null);
        } catch (NoSuchFieldException e) {
            return 0;
        } catch (IllegalAccessException e) {
            throw new LinkageError("Vk has a field that is not public", e);
        }
    }

    private static @Nullable String vulkanName(Format f) {
        String n = f.name();
        if (f.isCompressed()) {
            if (n.startsWith("ETC1")) return "ETC2_R8G8B8_UNORM_BLOCK";
            if (n.startsWith("UYVY") || n.startsWith("YUY2") || f.blockHeight() == 1) return null;
            String block = n.replace("ETC2_RGBA8", "ETC2_R8G8B8A8")
                    .replace("ETC2_RGB8A1", "ETC2_R8G8B8A1")
                    .replace("ETC2_RGB8_", "ETC2_R8G8B8_")
                    .replaceAll("^ASTC_(\\d+)X(\\d+)", "ASTC_$1x$2");
            return block + "_BLOCK";
        }
        return switch (f) {
            case D24_UNORM_X8 -> "X8_D24_UNORM_PACK32";
            case D32_FLOAT -> "D32_SFLOAT";
            case D32_FLOAT_S8_UINT -> "D32_SFLOAT_S8_UINT";
            case R11G11B10_FLOAT -> "B10G11R11_UFLOAT_PACK32";
            case R9G9B9E5_FLOAT -> "E5B9G9R9_UFLOAT_PACK32";
            case B5G6R5_UNORM -> "R5G6B5_UNORM_PACK16";
            case R5G6B5_UNORM -> "B5G6R5_UNORM_PACK16";
            case B5G5R5A1_UNORM, B5G5R5X1_UNORM -> "A1R5G5B5_UNORM_PACK16";
            case A1B5G5R5_UNORM -> "R5G5B5A1_UNORM_PACK16";
            case B4G4R4A4_UNORM, B4G4R4X4_UNORM -> "A4R4G4B4_UNORM_PACK16";
            case R4G4B4A4_UNORM -> "A4B4G4R4_UNORM_PACK16";
            case A4B4G4R4_UNORM -> "R4G4B4A4_UNORM_PACK16";
            case R4G4_UNORM, L4A4_UNORM -> "R4G4_UNORM_PACK8";
            case A8B8G8R8_UNORM, A8R8G8B8_UNORM, B2G3R3_UNORM, B2G3R3A8_UNORM, R5G5B5A1_UNORM, L8A8_SRGB -> null;
            default -> plainName(f, n);
        };
    }

    private static @Nullable String plainName(Format f, String n) {
        if (n.endsWith("_FIXED")) return null;
        String type = n.substring(n.indexOf('_') + 1).replace("FLOAT", "SFLOAT");
        if (f.isDepthStencil()) return n;
        String channels = n.substring(0, n.indexOf('_'));
        if (channels.startsWith("R10G10B10")) return "A2B10G10R10_" + type + "_PACK32";
        if (channels.startsWith("B10G10R10")) return "A2R10G10B10_" + type + "_PACK32";
        channels = channels.replace("X8", "A8");
        if (channels.matches("[ALI]\\d+")) channels = "R" + channels.substring(1);
        if (channels.matches("L\\d+A\\d+"))
            channels = channels.replace("A", "G").replace("L", "R");
        return channels + "_" + type;
    }
}
