package tepui.frontends.d3d9.format;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Bind;
import tepui.pipe.Device;
import tepui.pipe.format.FormatSupport;

/** Formats of a device: those of the API that it has, their uses, and the contract's format for each. */
public final class DeviceFormats {
    private final Device gpu;
    private final Map<Long, TexelFormats.@Nullable Choice> choices = new HashMap<>();

    public DeviceFormats(Device gpu) {
        this.gpu = gpu;
    }

    private static int wanted(int bind) {
        int w = 0;
        if ((bind & Bind.SAMPLED) != 0) w |= FormatSupport.SAMPLED;
        if ((bind & Bind.COLOR_TARGET) != 0) w |= FormatSupport.COLOR_TARGET;
        if ((bind & Bind.DEPTH_STENCIL) != 0) w |= FormatSupport.DEPTH_STENCIL;
        if ((bind & Bind.PRESENT) != 0) w |= FormatSupport.PRESENT;
        return w;
    }

    /** The device's format for those uses, or null where it has none. */
    public TexelFormats.@Nullable Choice choice(TexelFormats.TexelFormat info, int bind) {
        long key = (long) info.code() << 32 | bind;
        synchronized (choices) {
            if (choices.containsKey(key)) return choices.get(key);
            TexelFormats.Choice found = null;
            int wanted = wanted(bind);
            for (TexelFormats.Choice c : info.choices()) {
                boolean swizzles = gpu.caps().textureSwizzle
                        || c.swizzle().equals("rgba")
                        || (wanted & FormatSupport.SAMPLED) == 0;
                if ((gpu.formatSupport(c.format()) & wanted) != wanted || !swizzles) continue;
                found = c;
                break;
            }
            choices.put(key, found);
            return found;
        }
    }

    public boolean isTexture(TexelFormats.TexelFormat info) {
        return choice(info, Bind.SAMPLED) != null && (!info.isDepth() || isDepthTexture(info));
    }

    private boolean isDepthTexture(TexelFormats.TexelFormat info) {
        return choice(info, Bind.SAMPLED | Bind.DEPTH_STENCIL) != null;
    }

    public boolean isRenderTarget(TexelFormats.TexelFormat info) {
        if (info.isNull()) return true;
        return switch (info.code()) {
            case D3DFMT_A8R8G8B8,
                    D3DFMT_X8R8G8B8,
                    D3DFMT_R5G6B5,
                    D3DFMT_X1R5G5B5,
                    D3DFMT_A1R5G5B5,
                    D3DFMT_A4R4G4B4,
                    D3DFMT_A2B10G10R10,
                    D3DFMT_A8B8G8R8,
                    D3DFMT_X8B8G8R8,
                    D3DFMT_G16R16,
                    D3DFMT_A2R10G10B10,
                    D3DFMT_A16B16G16R16,
                    D3DFMT_R16F,
                    D3DFMT_G16R16F,
                    D3DFMT_A16B16G16R16F,
                    D3DFMT_R32F,
                    D3DFMT_G32R32F,
                    D3DFMT_A32B32G32R32F -> choice(info, Bind.COLOR_TARGET) != null;
            default -> false;
        };
    }

    public boolean isDepthStencil(TexelFormats.TexelFormat info) {
        return info.isDepth() && choice(info, Bind.DEPTH_STENCIL) != null;
    }

    public boolean has(TexelFormats.TexelFormat info, int bind, int support) {
        TexelFormats.Choice c = choice(info, bind);
        return c != null && (gpu.formatSupport(c.format()) & support) == support;
    }

    /** Has it plain surfaces on the device? */
    public boolean isPlain(TexelFormats.TexelFormat info) {
        return !info.isDepth() && !info.isPrivate() && !info.isNull() && isTexture(info);
    }

    /** Are levels made of the first one? As drivers have it, of formats that are drawn to. */
    public boolean generatesLevels(TexelFormats.TexelFormat info) {
        return !info.isNull() && isRenderTarget(info) && has(info, Bind.SAMPLED, FormatSupport.FILTERED);
    }

    /**
     * Samples that a multisample type stands for; 0 where the device does not have it. Qualities of the type that is not maskable are the numbers
     * of samples that there are, the least first; all other types have one quality, and without samples nobody looks at it.
     */
    public int samples(TexelFormats.TexelFormat info, int type, int quality) {
        if (type == D3DMULTISAMPLE_NONE) return 1;
        if (type != D3DMULTISAMPLE_NONMASKABLE) return quality == 0 && hasSamples(info, type) ? type : 0;
        int left = quality;
        for (int samples = 2; samples <= 16 && left >= 0; samples *= 2) {
            if (hasSamples(info, samples) && left-- == 0) return samples;
        }
        return 0;
    }

    private boolean hasSamples(TexelFormats.TexelFormat info, int samples) {
        if (samples < 2 || samples > 16 || Integer.bitCount(samples) != 1) return false;
        if (info.isNull()) return true;
        int bind = info.isDepth() ? Bind.DEPTH_STENCIL : Bind.COLOR_TARGET;
        return samples <= gpu.caps().maxSamples && has(info, bind, FormatSupport.samples(samples));
    }

    /** Qualities of a multisample type; 0 where there is none. */
    public int qualities(TexelFormats.TexelFormat info, int type) {
        if (type == D3DMULTISAMPLE_NONE) return 1;
        int n = 0;
        while (samples(info, type, n) > 0) n++;
        return n;
    }
}
