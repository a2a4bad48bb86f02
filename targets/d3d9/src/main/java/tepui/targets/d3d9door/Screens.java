package tepui.targets.d3d9door;

import static tepui.frontends.d3d9.D3D9.*;
import static tepui.targets.d3d9door.ClientMemory.*;

import java.util.List;
import tepui.frontends.d3d9.Caps9;
import tepui.frontends.d3d9.DisplayMode9;
import tepui.frontends.d3d9.GammaRamp9;
import tepui.frontends.d3d9.IntRef;
import tepui.frontends.d3d9.PresentStats9;
import tepui.frontends.d3d9.RasterStatus9;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.SwapChain9;
import tepui.pipe.Surface;
import tepui.targets.d3d9door.Packets.Present;

/** Presents, and what a device or a swap chain answers about the screen. */
final class Screens {
    private Screens() {}

    /** Shows a picture, in a window of its own where the packet has one: as the client's system has it, and how large it is. */
    static int present(Session s, long at) {
        long handle = (Present.windowLow(at) & 0xffffffffL) | (long) Present.windowHigh(at) << 32;
        Surface.Target other =
                Present.whole(at) != 0 ? s.windows.target(handle, Present.width(at), Present.height(at)) : null;
        Rect9[] changed = Present.dirty(s, at);
        int result = Session.failure();
        try {
            SwapChain9 c = s.get(SwapChain9.class, Present.chain(at));
            List<Rect9> dirty = changed == null ? null : List.of(changed);
            result = c.present(Present.from(at), Present.to(at), other, dirty, Present.flags(at));
        } finally {
            s.presented(result);
        }
        return result;
    }

    static int caps(Session s, long to) {
        Ref<Caps9> r = new Ref<>();
        int result = s.device().getDeviceCaps(r);
        if (!failed(result)) CapsLayout.put(r.get(), to);
        return result;
    }

    private static int put(int result, Ref<DisplayMode9> mode, long to) {
        if (!failed(result)) Structs.put(mode.get(), to);
        return result;
    }

    private static int putEx(int result, Ref<DisplayMode9> mode, long to, long rotation) {
        if (failed(result)) return result;
        Structs.putEx(mode.get(), to);
        putInt(rotation, D3DDISPLAYROTATION_IDENTITY);
        return result;
    }

    static int displayMode(Session s, int chain, long to) {
        Ref<DisplayMode9> r = new Ref<>();
        return put(s.device().getDisplayMode(chain, r), r, to);
    }

    static int displayModeEx(Session s, int chain, long to, long rotation) {
        Ref<DisplayMode9> r = new Ref<>();
        return putEx(s.device().getDisplayModeEx(chain, r), r, to, rotation);
    }

    static int chainDisplayMode(Session s, SwapChain9 chain, long to) {
        Ref<DisplayMode9> r = new Ref<>();
        return put(chain.getDisplayMode(r), r, to);
    }

    static int chainDisplayModeEx(Session s, SwapChain9 chain, long to, long rotation) {
        Ref<DisplayMode9> r = new Ref<>();
        return putEx(chain.getDisplayModeEx(r), r, to, rotation);
    }

    static int rasterStatus(Session s, int chain, long to) {
        Ref<RasterStatus9> r = new Ref<>();
        int result = s.device().getRasterStatus(chain, r);
        if (!failed(result)) Structs.put(r.get(), to);
        return result;
    }

    static int chainRasterStatus(Session s, SwapChain9 chain, long to) {
        Ref<RasterStatus9> r = new Ref<>();
        int result = chain.getRasterStatus(r);
        if (!failed(result)) Structs.put(r.get(), to);
        return result;
    }

    static int lastPresentCount(Session s, SwapChain9 chain, long to) {
        IntRef count = new IntRef();
        int result = chain.getLastPresentCount(count);
        putInt(to, count.value);
        return result;
    }

    static int presentStats(Session s, SwapChain9 chain, long to) {
        Ref<PresentStats9> r = new Ref<>();
        int result = chain.getPresentStats(r);
        if (failed(result)) return result;
        PresentStats9 p = r.get();
        putInt(to, p.presentCount());
        putInt(to + 4, p.presentRefreshCount());
        putInt(to + 8, p.syncRefreshCount());
        putInt(to + 12, 0);
        putLong(to + 16, p.syncQpcTime());
        putLong(to + 24, p.syncGpuTime());
        return result;
    }

    static int cooperativeLevel(Session s) {
        return s.device().testCooperativeLevel();
    }

    static int deviceState(Session s) {
        return s.device().checkDeviceState(null);
    }

    static int gammaRamp(Session s, int chain, int flags, long at, int bytes) {
        s.bytes(at, bytes);
        short[][] all = new short[3][256];
        for (int c = 0; c < 3; c++) for (int i = 0; i < 256; i++) all[c][i] = (short) shortAt(at + 512L * c + 2L * i);
        s.device().setGammaRamp(chain, flags, new GammaRamp9(all[0], all[1], all[2]));
        return D3D_OK;
    }

    static int cursorPosition(Session s, int x, int y, int flags) {
        s.device().setCursorPosition(x, y, flags);
        return D3D_OK;
    }

    static int cursorShown(Session s, boolean shown) {
        s.device().showCursor(shown);
        return D3D_OK;
    }

    static int frameLatency(Session s, int frames) {
        return s.device().setMaximumFrameLatency(frames);
    }
}
