package tepui.frontends.d3d9.device;

import static tepui.frontends.d3d9.D3D9.*;

import tepui.frontends.d3d9.PresentParameters9;
import tepui.frontends.d3d9.base.AdapterVendor;
import tepui.frontends.d3d9.format.TexelFormats;
import tepui.frontends.d3d9.present.DisplayModes;

/** Rules of present parameters: which are legal, for devices, swap chains and resets. */
final class PresentRules {
    private final Adapter adapter;
    private final DisplayModes modes;

    PresentRules(Adapter adapter, DisplayModes modes) {
        this.adapter = adapter;
        this.modes = modes;
    }

    /** Whose the adapter is that decides vendors' switches. */
    AdapterVendor vendor() {
        return adapter.vendor;
    }

    DisplayModes modes() {
        return modes;
    }

    // ---- devices

    /** Are the parameters legal? */
    int check(PresentParameters9 p, boolean forEx) {
        int most = forEx ? D3DPRESENT_BACK_BUFFERS_MAX_EX : D3DPRESENT_BACK_BUFFERS_MAX;
        if (p.backBufferCount < 0 || p.backBufferCount > most) return D3DERR_INVALIDCALL;
        if (p.backBufferWidth < 0 || p.backBufferHeight < 0) return D3DERR_INVALIDCALL;
        if (p.swapEffect < D3DSWAPEFFECT_DISCARD
                || p.swapEffect > (forEx ? D3DSWAPEFFECT_FLIPEX : D3DSWAPEFFECT_COPY)) {
            return D3DERR_INVALIDCALL;
        }
        if (p.swapEffect == D3DSWAPEFFECT_OVERLAY) return D3DERR_UNSUPPORTEDOVERLAY;
        if (p.swapEffect == D3DSWAPEFFECT_COPY && p.backBufferCount > 1) return D3DERR_INVALIDCALL;
        if (p.multiSampleType != D3DMULTISAMPLE_NONE && p.swapEffect != D3DSWAPEFFECT_DISCARD)
            return D3DERR_INVALIDCALL;
        boolean lockable = (p.flags & D3DPRESENTFLAG_LOCKABLE_BACKBUFFER) != 0;
        if (lockable && p.multiSampleType != D3DMULTISAMPLE_NONE) return D3DERR_INVALIDCALL;
        switch (p.presentationInterval) {
            case D3DPRESENT_INTERVAL_DEFAULT,
                    D3DPRESENT_INTERVAL_ONE,
                    D3DPRESENT_INTERVAL_TWO,
                    D3DPRESENT_INTERVAL_THREE,
                    D3DPRESENT_INTERVAL_FOUR,
                    D3DPRESENT_INTERVAL_IMMEDIATE -> {}
            default -> {
                return D3DERR_INVALIDCALL;
            }
        }
        if (!p.windowed
                && (p.backBufferWidth == 0 || p.backBufferHeight == 0 || p.backBufferFormat == D3DFMT_UNKNOWN)) {
            return D3DERR_INVALIDCALL;
        }
        if (p.windowed ? p.fullScreenRefreshRate != 0 : !modes.has(p)) return D3DERR_INVALIDCALL;
        int format = p.backBufferFormat == D3DFMT_UNKNOWN ? modes.desktop().format() : p.backBufferFormat;
        TexelFormats.TexelFormat info = TexelFormats.of(format);
        if (info == null || !adapter.isBackBuffer(format)) return D3DERR_INVALIDCALL;
        if (adapter.formats.samples(info, p.multiSampleType, p.multiSampleQuality) == 0) return D3DERR_INVALIDCALL;
        if (!p.enableAutoDepthStencil) return D3D_OK;
        TexelFormats.TexelFormat depth = TexelFormats.of(p.autoDepthStencilFormat);
        boolean fits = depth != null
                && adapter.formats.isDepthStencil(depth)
                && adapter.formats.samples(depth, p.multiSampleType, p.multiSampleQuality) > 0;
        return fits ? D3D_OK : D3DERR_INVALIDCALL;
    }
}
