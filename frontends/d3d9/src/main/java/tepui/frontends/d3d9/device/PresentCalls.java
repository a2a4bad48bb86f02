package tepui.frontends.d3d9.device;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.DisplayMode9;
import tepui.frontends.d3d9.GammaRamp9;
import tepui.frontends.d3d9.IntRef;
import tepui.frontends.d3d9.PresentParameters9;
import tepui.frontends.d3d9.RasterStatus9;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.Surface9;
import tepui.frontends.d3d9.SwapChain9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.present.Presentation;
import tepui.frontends.d3d9.present.SwapChainObject;
import tepui.frontends.d3d9.resource.SurfaceObject;
import tepui.pipe.Surface;

/** Calls that show pictures, and that ask for swap chains and the screen. */
final class PresentCalls {
    private final Backend backend;
    private final PresentRules rules;
    private final Presentation shared;
    private final SwapChainObject chain;

    /** @param chain the one that comes with the device */
    PresentCalls(Backend backend, PresentRules rules, Presentation shared, SwapChainObject chain) {
        this.backend = backend;
        this.rules = rules;
        this.shared = shared;
        this.chain = chain;
    }

    public int present(@Nullable Rect9 from, @Nullable Rect9 to) {
        return chain.present(from, to, 0);
    }

    public int present(
            @Nullable Rect9 from, @Nullable Rect9 to, Surface.@Nullable Target window, @Nullable List<Rect9> changed) {
        return chain.present(from, to, window, changed, 0);
    }

    public int presentEx(@Nullable Rect9 from, @Nullable Rect9 to, int flags) {
        return backend.ex ? chain.present(from, to, flags) : D3DERR_INVALIDCALL;
    }

    public void setRenderAhead(int frames) {
        if (frames < -1)
            throw new IllegalArgumentException("setRenderAhead: frames is " + frames + ", must be at least -1");
        shared.latency = frames;
    }

    public void setPresentThread(boolean on) {
        shared.onThread = on;
    }

    public int getSwapChain(int index, @Nullable Ref<SwapChain9> out) {
        if (out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        if (index != 0) return D3DERR_INVALIDCALL;
        chain.addRef();
        out.value = chain;
        return D3D_OK;
    }

    public int getNumberOfSwapChains() {
        return 1;
    }

    public int createAdditionalSwapChain(@Nullable PresentParameters9 given, @Nullable Ref<SwapChain9> out) {
        if (given == null || out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        // A device in full screen has its one window.
        if (!given.windowed || !chain.isWindowed() || failed(rules.check(given, backend.ex))) return D3DERR_INVALIDCALL;
        SwapChainObject.complete(given, rules.modes().desktop());
        PresentParameters9 p = given.clone();
        return backend.made(out, () -> new SwapChainObject(shared, p, false));
    }

    public int getBackBuffer(int swapChain, int index, int type, @Nullable Ref<Surface9> buffer) {
        if (buffer == null) return D3DERR_INVALIDCALL;
        if (swapChain == 0) return chain.getBackBuffer(index, type, buffer);
        buffer.value = null;
        return D3DERR_INVALIDCALL;
    }

    public int getFrontBufferData(int swapChain, @Nullable SurfaceObject target) {
        return swapChain == 0 ? chain.getFrontBufferData(target) : D3DERR_INVALIDCALL;
    }

    public int getRasterStatus(int swapChain, @Nullable Ref<RasterStatus9> status) {
        if (status == null) return D3DERR_INVALIDCALL;
        return swapChain == 0 ? chain.getRasterStatus(status) : D3DERR_INVALIDCALL;
    }

    public int getDisplayMode(int swapChain, @Nullable Ref<DisplayMode9> mode) {
        if (mode == null) return D3DERR_INVALIDCALL;
        return swapChain == 0 ? chain.getDisplayMode(mode) : D3DERR_INVALIDCALL;
    }

    public int getDisplayModeEx(int swapChain, @Nullable Ref<DisplayMode9> mode) {
        if (mode == null) return D3DERR_INVALIDCALL;
        return backend.ex ? getDisplayMode(swapChain, mode) : D3DERR_INVALIDCALL;
    }

    public int setDialogBoxMode(boolean enable) {
        return D3D_OK;
    }

    public void setGammaRamp(int swapChain, int flags, @Nullable GammaRamp9 ramp) {
        if (swapChain == 0 && ramp != null) chain.setGamma(ramp);
    }

    public GammaRamp9 getGammaRamp(int swapChain) {
        return chain.gamma();
    }

    // ---- Direct3D 9Ex

    public int setMaximumFrameLatency(int frames) {
        if (!backend.ex || frames < 0 || frames > 30) return D3DERR_INVALIDCALL;
        shared.latency = frames == 0 ? 3 : frames;
        return D3D_OK;
    }

    public int getMaximumFrameLatency(@Nullable IntRef frames) {
        if (frames == null) return D3DERR_INVALIDCALL;
        frames.value = shared.latency;
        return backend.ex ? D3D_OK : D3DERR_INVALIDCALL;
    }

    public int waitForVBlank(int swapChain) {
        if (!backend.ex || swapChain != 0) return D3DERR_INVALIDCALL;
        long end = System.nanoTime() + chain.refresh().untilBlank(System.nanoTime());
        for (long left = end - System.nanoTime(); left > 0; left = end - System.nanoTime()) LockSupport.parkNanos(left);
        return D3D_OK;
    }
}
