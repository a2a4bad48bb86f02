package tepui.drivers.vulkan.resource;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import tepui.drivers.vulkan.device.DeviceCore;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.RetireQueue;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.SamplerState;

/**
 * Table of VkSamplers by the id of their state, made at first use. Devices have a few thousand at a time, and a program that changes a bound of
 * levels bit by bit soon has had more: where the table is full, all go once their batches are done, and those that are used again are made again.
 */
public final class Samplers {
    /** More than any program has at a time. */
    private static final int MOST = 2048;

    private final DeviceCore device;
    private final int most;
    private long[] handles = new long[64];
    private boolean[] kept = new boolean[64];
    private int alive;
    private final AtomicInteger generation = new AtomicInteger();

    public Samplers(DeviceCore device) {
        this.device = device;
        // Those of the last tables may be there still.
        long limit = Integer.toUnsignedLong(VkPhysicalDeviceLimits.maxSamplerAllocationCount(device.gpu.limits()));
        most = (int) Math.min(MOST, limit / 4);
    }

    /** The sampler of a state, for the batch that is open. */
    public long get(int id) { // hot
        long[] table = handles;
        if (id < table.length && table[id] != 0) return table[id];
        return make(id);
    }

    /** The same for descriptors that outlive batches: it stays as long as the device. */
    public synchronized long keep(int id) {
        long handle = get(id);
        kept[id] = true;
        return handle;
    }

    /** Grows when all have gone: descriptors of earlier batches are not used any more. */
    public int generation() {
        return generation.get();
    }

    /** The state with the nearest texel in place of filters, which not all formats have; comparisons are filtered anyway. */
    public int unfiltered(int id) {
        SamplerState s = device.states().sampler.get(id);
        boolean filters = s.min() == SamplerState.Filter.LINEAR
                || s.mag() == SamplerState.Filter.LINEAR
                || s.mip() == SamplerState.Mip.LINEAR
                || s.maxAnisotropy() > 1;
        return !filters || s.compare() != null ? id : device.states().sampler.intern(s.nearest());
    }

    private synchronized long make(int id) {
        if (id >= handles.length) {
            int length = Math.max(id + 1, handles.length * 2);
            kept = Arrays.copyOf(kept, length);
            handles = Arrays.copyOf(handles, length);
        }
        if (handles[id] == 0) {
            if (alive >= most) dropAll();
            handles[id] = make(device.states().sampler.get(id));
            alive++;
        }
        return handles[id];
    }

    /** Batches that are open may use them; those that open later see the new generation. */
    private void dropAll() {
        generation.incrementAndGet();
        for (int id = 0; id < handles.length; id++) {
            if (handles[id] == 0 || kept[id]) continue;
            device.gpu.retired.add(RetireQueue.Kind.SAMPLER, handles[id], null);
            handles[id] = 0;
            alive--;
        }
    }

    private long make(SamplerState state) {
        Gpu gpu = device.gpu;
        try (Scratch s = Scratch.brief(512)) {
            long info = VkSamplerCreateInfo.make(s);
            VkSamplerCreateInfo.magFilter(info, filter(state.mag()));
            VkSamplerCreateInfo.minFilter(info, filter(state.min()));
            boolean mips = state.mip() != SamplerState.Mip.NONE;
            VkSamplerCreateInfo.mipmapMode(
                    info,
                    state.mip() == SamplerState.Mip.LINEAR
                            ? Vk.VK_SAMPLER_MIPMAP_MODE_LINEAR
                            : Vk.VK_SAMPLER_MIPMAP_MODE_NEAREST);
            boolean plain = state.normalized();
            VkSamplerCreateInfo.addressModeU(info, plain ? wrap(state.wrapS()) : clampOnly(state.wrapS()));
            VkSamplerCreateInfo.addressModeV(info, plain ? wrap(state.wrapT()) : clampOnly(state.wrapT()));
            VkSamplerCreateInfo.addressModeW(info, plain ? wrap(state.wrapR()) : clampOnly(state.wrapR()));
            float limit = device.caps().maxLodBias;
            VkSamplerCreateInfo.mipLodBias(info, plain ? Math.clamp(state.lodBias(), -limit, limit) : 0);
            // Without levels, the lod still tells minification from magnification: 0.25 rounds to level 0.
            float min = plain ? Math.max(state.lodMin(), 0) : 0;
            float max = plain ? Math.max(state.lodMax(), min) : 0;
            if (!mips && plain) {
                min = Math.min(min, 0.25f);
                max = Math.min(max, 0.25f);
            }
            VkSamplerCreateInfo.minLod(info, min);
            VkSamplerCreateInfo.maxLod(info, max);
            boolean anisotropic = plain
                    && state.maxAnisotropy() > 1
                    && VkPhysicalDeviceFeatures.samplerAnisotropy(gpu.features.core) != 0;
            if (anisotropic) {
                VkSamplerCreateInfo.anisotropyEnable(info, 1);
                float most = VkPhysicalDeviceLimits.maxSamplerAnisotropy(gpu.limits());
                VkSamplerCreateInfo.maxAnisotropy(info, Math.min(state.maxAnisotropy(), most));
            }
            var compare = state.compare();
            if (compare != null && plain) {
                VkSamplerCreateInfo.compareEnable(info, 1);
                VkSamplerCreateInfo.compareOp(info, compare.ordinal());
            }
            if (!plain) {
                VkSamplerCreateInfo.unnormalizedCoordinates(info, 1);
                VkSamplerCreateInfo.minFilter(info, filter(state.mag()));
                VkSamplerCreateInfo.mipmapMode(info, Vk.VK_SAMPLER_MIPMAP_MODE_NEAREST);
            }
            border(s, info, state);
            if (!state.seamlessCube() && gpu.features.nonSeamlessCube) {
                VkSamplerCreateInfo.flags(info, Vk.VK_SAMPLER_CREATE_NON_SEAMLESS_CUBE_MAP_BIT_EXT);
            }
            if (state.reduction() != SamplerState.Reduction.AVERAGE && gpu.features.filterMinMax) {
                long mode = VkSamplerReductionModeCreateInfo.chain(s, info);
                VkSamplerReductionModeCreateInfo.reductionMode(
                        mode,
                        state.reduction() == SamplerState.Reduction.MIN
                                ? Vk.VK_SAMPLER_REDUCTION_MODE_MIN
                                : Vk.VK_SAMPLER_REDUCTION_MODE_MAX);
            }
            long out = s.take(8);
            return gpu.made(gpu.vk.vkCreateSampler(gpu.device, info, 0, out), out, "bindSampler");
        }
    }

    private void border(Scratch s, long info, SamplerState state) {
        SamplerState.Border b = state.border();
        if (!usesBorder(state) || b.equals(SamplerState.Border.TRANSPARENT_BLACK)) return;
        if (b.equals(SamplerState.Border.of(0, 0, 0, 1))) {
            VkSamplerCreateInfo.borderColor(info, Vk.VK_BORDER_COLOR_FLOAT_OPAQUE_BLACK);
        } else if (b.equals(SamplerState.Border.of(1, 1, 1, 1))) {
            VkSamplerCreateInfo.borderColor(info, Vk.VK_BORDER_COLOR_FLOAT_OPAQUE_WHITE);
        } else if (device.gpu.features.customBorder) {
            // Whether the bits are floats is the texture's business; small numbers are integers.
            boolean integers = isSmall(b.r()) && isSmall(b.g()) && isSmall(b.b()) && isSmall(b.a());
            VkSamplerCreateInfo.borderColor(
                    info, integers ? Vk.VK_BORDER_COLOR_INT_CUSTOM_EXT : Vk.VK_BORDER_COLOR_FLOAT_CUSTOM_EXT);
            long custom = VkSamplerCustomBorderColorCreateInfoEXT.chain(s, info);
            long color = VkSamplerCustomBorderColorCreateInfoEXT.customBorderColor(custom);
            Scratch.putInt(color, b.r());
            Scratch.putInt(color + 4, b.g());
            Scratch.putInt(color + 8, b.b());
            Scratch.putInt(color + 12, b.a());
        } else {
            VkSamplerCreateInfo.borderColor(info, nearest(b));
        }
    }

    /** The one of the three colours that all devices have which is nearest to another. */
    public static int nearest(SamplerState.Border b) {
        float r = Float.intBitsToFloat(b.r());
        float g = Float.intBitsToFloat(b.g());
        float blue = Float.intBitsToFloat(b.b());
        float a = Float.intBitsToFloat(b.a());
        float color = r * r + g * g + blue * blue;
        float rest = (1 - r) * (1 - r) + (1 - g) * (1 - g) + (1 - blue) * (1 - blue);
        float transparent = color + a * a;
        float black = color + (1 - a) * (1 - a);
        float white = rest + (1 - a) * (1 - a);
        if (white < black && white < transparent) return Vk.VK_BORDER_COLOR_FLOAT_OPAQUE_WHITE;
        return black < transparent ? Vk.VK_BORDER_COLOR_FLOAT_OPAQUE_BLACK : Vk.VK_BORDER_COLOR_FLOAT_TRANSPARENT_BLACK;
    }

    private static boolean isSmall(int bits) {
        int exponent = bits >>> 23 & 255;
        return bits != 0 && (exponent == 0 || exponent == 255) || bits == 0;
    }

    private static boolean usesBorder(SamplerState s) {
        return isBorder(s.wrapS()) || isBorder(s.wrapT()) || isBorder(s.wrapR());
    }

    private static boolean isBorder(SamplerState.Wrap w) {
        return w == SamplerState.Wrap.CLAMP_TO_BORDER;
    }

    private static int filter(SamplerState.Filter f) {
        return f == SamplerState.Filter.LINEAR ? Vk.VK_FILTER_LINEAR : Vk.VK_FILTER_NEAREST;
    }

    private static int clampOnly(SamplerState.Wrap wrap) {
        return isBorder(wrap) ? Vk.VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER : Vk.VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    }

    private static int wrap(SamplerState.Wrap wrap) {
        return switch (wrap) {
            case REPEAT -> Vk.VK_SAMPLER_ADDRESS_MODE_REPEAT;
            case MIRRORED_REPEAT -> Vk.VK_SAMPLER_ADDRESS_MODE_MIRRORED_REPEAT;
            case CLAMP_TO_EDGE, CLAMP -> Vk.VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
            case CLAMP_TO_BORDER -> Vk.VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER;
            case MIRROR_CLAMP_TO_EDGE, MIRROR_CLAMP_TO_BORDER, MIRROR_CLAMP ->
                Vk.VK_SAMPLER_ADDRESS_MODE_MIRROR_CLAMP_TO_EDGE;
        };
    }

    public void close() {
        for (long h : handles) if (h != 0) device.gpu.vk.vkDestroySampler(device.gpu.device, h, 0);
    }
}
