package tepui.frontends.d3d9.device;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.base.AdapterVendor;
import tepui.frontends.d3d9.format.DeviceFormats;
import tepui.frontends.d3d9.format.TexelFormats;
import tepui.pipe.Device;

/** Adapter: a device of the contract, its formats and its vendor. */
final class Adapter {
    Device gpu;
    DeviceFormats formats;
    final AdapterVendor vendor;
    private @Nullable Function<Device, @Nullable Device> opener;

    Adapter(Device gpu) {
        this.gpu = gpu;
        formats = new DeviceFormats(gpu);
        vendor = new AdapterVendor(gpu.info());
    }

    /** Opens a device in the place of one that is lost; null for none. */
    void reopens(@Nullable Function<Device, @Nullable Device> by) {
        opener = by;
    }

    /** A device in the place of one that was this adapter's and is lost; null while there is none. */
    @Nullable
    Device replacement(Device lost) {
        if (gpu != lost && gpu.lost() == null) return gpu;
        Function<Device, @Nullable Device> by = opener;
        Device now = by == null ? null : by.apply(gpu);
        if (now == null) return null;
        gpu = now;
        formats = new DeviceFormats(now);
        return now;
    }

    boolean isBackBuffer(int format) {
        TexelFormats.TexelFormat info = TexelFormats.of(format);
        return info != null
                && switch (format) {
                    case D3DFMT_A8R8G8B8,
                            D3DFMT_X8R8G8B8,
                            D3DFMT_R5G6B5,
                            D3DFMT_X1R5G5B5,
                            D3DFMT_A1R5G5B5,
                            D3DFMT_A2R10G10B10 -> formats.isRenderTarget(info);
                    default -> false;
                };
    }

    /** Depth that is read as it is: all have INTZ, and the two that are older only those whose sampler has a switch for them. */
    boolean hasDepth(int format) {
        return format != D3DFMT_DF16 && format != D3DFMT_DF24 || !vendor.isNvidia();
    }

    /** Does it take a vendor's switch that announces itself as a format? */
    boolean isSwitch(int format) {
        boolean nvidia = vendor.isNvidia();
        return switch (format) {
            case D3DFMT_ATOC -> nvidia;
            case D3DFMT_SSAA -> nvidia && gpu.caps().sampleShading;
            // Of AMD's alone: Intel's chips draw instances without being asked, and theirs never had the switch.
            case D3DFMT_INST -> vendor.id() == AdapterVendor.AMD;
            case D3DFMT_NVDB -> nvidia && gpu.caps().depthBounds;
            default -> !nvidia;
        };
    }
}
