package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Bind;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Fence;
import tepui.pipe.SamplerState;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;

/**
 * IDirect3DSwapChain9: back buffers and where they are shown. Surfaces stay while contents go round among them. What is shown is a picture of
 * the window's size: a back buffer that has it and one sample is shown as it is, any other is resolved and scaled first.
 */
public final class SwapChain9 extends DeviceChild9 {
    /** Nanoseconds between two looks whether the screen takes a picture, while other threads have the device. */
    private static final long SCREEN_PAUSE = 200_000;

    private PresentParameters9 parameters;
    private final List<Surface9> buffers = new ArrayList<>();
    private @Nullable TexelStore front;
    private @Nullable Surface surface;
    private Surface.@Nullable Target target;
    private @Nullable Texture shown;
    private final ArrayDeque<Fence> frames = new ArrayDeque<>();
    /** Of a frame that is waited for no more, once it is done: to be armed anew. */
    private @Nullable Fence free;

    private long presents;
    private GammaRamp9 gamma = GammaRamp9.identity();
    private @Nullable Cursor9 cursor;

    SwapChain9(DeviceBase device, PresentParameters9 given, boolean implicit) {
        super(device, implicit);
        parameters = given;
        open();
    }

    /** Fills in what was left open, as the API does. */
    static void complete(PresentParameters9 p, DisplayMode9 desktop) {
        Surface.Target t = p.deviceWindow;
        if (p.backBufferWidth == 0 || p.backBufferHeight == 0) {
            p.backBufferWidth = windowWidth(t, 640);
            p.backBufferHeight = windowHeight(t, 480);
        }
        if (p.backBufferCount == 0) p.backBufferCount = 1;
        if (p.backBufferFormat == D3DFMT_UNKNOWN) p.backBufferFormat = desktop.format();
    }

    private static int windowWidth(Surface.@Nullable Target t, int otherwise) {
        return switch (t) {
            case Surface.Target.Window w -> w.width();
            case Surface.Target.Pixels w -> w.width();
            case Surface.Target.Offscreen w -> w.width();
            case null -> otherwise;
        };
    }

    private static int windowHeight(Surface.@Nullable Target t, int otherwise) {
        return switch (t) {
            case Surface.Target.Window w -> w.height();
            case Surface.Target.Pixels w -> w.height();
            case Surface.Target.Offscreen w -> w.height();
            case null -> otherwise;
        };
    }

    private void open() {
        PresentParameters9 p = parameters;
        Formats9.TexelFormat info = Formats9.of(p.backBufferFormat);
        if (info == null) throw new Direct3DException(D3DERR_INVALIDCALL);
        int samples = device.formats.samples(info, p.multiSampleType, p.multiSampleQuality);
        boolean lockable = (p.flags & D3DPRESENTFLAG_LOCKABLE_BACKBUFFER) != 0;
        for (int i = 0; i < p.backBufferCount; i++) {
            TexelStore s = store(info, p, Math.max(1, samples));
            device.blits.clearNew(s);
            Surface9 b = new Surface9(device, s, 0, 0, this, p.multiSampleType, p.multiSampleQuality);
            buffers.add(b.lockable(lockable));
            b.use();
        }
        Surface.Target t = p.deviceWindow;
        if (t == null) t = new Surface.Target.Offscreen(p.backBufferWidth, p.backBufferHeight);
        if (surface == null || t != target) {
            closeSurface();
            target = t;
            surface = device.gpu.createSurface(t);
        }
    }

    private TexelStore store(Formats9.TexelFormat info, PresentParameters9 p, int samples) {
        int bind = Bind.COLOR_TARGET;
        if (samples == 1) bind |= Bind.PRESENT | Bind.SAMPLED;
        if (samples == 1 && device.formats.choice(info, bind) == null) bind = Bind.COLOR_TARGET | Bind.SAMPLED;
        return new TexelStore(
                device,
                info,
                D3DUSAGE_RENDERTARGET,
                D3DPOOL_DEFAULT,
                p.backBufferWidth,
                p.backBufferHeight,
                1,
                1,
                samples,
                false,
                false,
                bind);
    }

    // ---- presenting
    // --------------------------------------------------------------------------------------------------

    /**
     * Shows the first back buffer.
     *
     * @param from a part of it, for the swap effect COPY; null for all
     * @param to where in the window; null for all of it
     */
    public int present(@Nullable Rect9 from, @Nullable Rect9 to, int flags) {
        boolean waits = (flags & D3DPRESENT_DONOTWAIT) == 0;
        while (true) {
            int result;
            Fence oldest = null;
            device.enter();
            try {
                if (device.lost != null) return D3DERR_DEVICELOST;
                // Where other threads may want the device, it is not kept while the screen is waited for.
                result = show(from, to, flags, !waits || device.isGuarded());
                if (result != D3DERR_WASSTILLDRAWING) oldest = surplus();
            } finally {
                device.leave();
            }
            if (result != D3DERR_WASSTILLDRAWING || !waits) {
                if (oldest != null && waits) oldest.await(Long.MAX_VALUE);
                return result;
            }
            LockSupport.parkNanos(SCREEN_PAUSE);
        }
    }

    private int show(@Nullable Rect9 from, @Nullable Rect9 to, int flags, boolean dontWait) {
        Surface s = surface;
        if (s == null) return D3DERR_INVALIDCALL;
        if ((from != null || to != null) && parameters.swapEffect != D3DSWAPEFFECT_COPY) return D3DERR_INVALIDCALL;
        Texture picture = picture(s, from, to);
        boolean immediate = (flags & D3DPRESENT_FORCEIMMEDIATE) != 0;
        Surface.Outcome outcome =
                device.pipe.present(s, picture, false, immediate ? Surface.Interval.IMMEDIATE : interval(), dontWait);
        if (outcome == Surface.Outcome.WOULD_BLOCK) return D3DERR_WASSTILLDRAWING;
        presents++;
        Fence last = free;
        free = null;
        frames.add(device.pipe.flush(last != null && last.isSignaled() ? last : null));
        turn();
        if (device.ex && outcome == Surface.Outcome.OCCLUDED) return S_PRESENT_OCCLUDED;
        if (device.ex && outcome == Surface.Outcome.RESIZED) return S_PRESENT_MODE_CHANGED;
        return D3D_OK;
    }

    /** The last frame that must be done for no more to be on the way than the latency allows; null where that holds. */
    private @Nullable Fence surplus() {
        int most = ((Device9) device).latency();
        Fence last = null;
        while (frames.size() > most) last = frames.poll();
        if (last != null) free = last;
        return last == null || last.isSignaled() ? null : last;
    }

    private Surface.Interval interval() {
        return switch (parameters.presentationInterval) {
            case D3DPRESENT_INTERVAL_IMMEDIATE -> Surface.Interval.IMMEDIATE;
            case D3DPRESENT_INTERVAL_TWO -> Surface.Interval.TWO;
            case D3DPRESENT_INTERVAL_THREE -> Surface.Interval.THREE;
            case D3DPRESENT_INTERVAL_FOUR -> Surface.Interval.FOUR;
            default -> Surface.Interval.ONE;
        };
    }

    private Texture picture(Surface s, @Nullable Rect9 from, @Nullable Rect9 to) {
        TexelStore b = buffers.getFirst().store;
        Texture t = b.texture;
        if (t == null) throw new IllegalStateException("SwapChain9: the back buffer is not on the device");
        boolean plain = from == null
                && to == null
                && b.samples == 1
                && s.width() == b.width
                && s.height() == b.height
                && (t.desc().bind() & Bind.PRESENT) != 0
                && gamma.isIdentity()
                && (cursor == null || !cursor.isVisible());
        if (plain) return t;
        Texture p = shown(s);
        Rect9 source = from == null ? new Rect9(0, 0, b.width, b.height) : from;
        Rect9 target = to == null
                ? from == null ? new Rect9(0, 0, s.width(), s.height()) : new Rect9(0, 0, from.width(), from.height())
                : to;
        Texture single = b.samples > 1 ? device.blits.resolve(b) : t;
        boolean scaled = source.width() != target.width() || source.height() != target.height();
        device.pipe.blit(new Blit(
                single,
                single.desc().format(),
                0,
                Blits9.box(source, 0),
                p,
                p.desc().format(),
                0,
                Blits9.box(target, 0),
                Blit.COLOR,
                scaled ? SamplerState.Filter.LINEAR : SamplerState.Filter.NEAREST,
                null));
        if (single != t) device.gpu.destroy(single);
        boolean edits = !gamma.isIdentity() || cursor != null && cursor.isVisible();
        if (edits) PictureEdits.apply(device.pipe, p, gamma, cursor);
        return p;
    }

    /** A picture of the window's size, which keeps what partial presents do not touch. */
    private Texture shown(Surface s) {
        Texture p = shown;
        if (p != null && p.desc().width() == s.width() && p.desc().height() == s.height()) return p;
        if (p != null) device.gpu.destroy(p);
        Formats9.TexelFormat info = Formats9.of(D3DFMT_X8R8G8B8);
        int bind = Bind.COLOR_TARGET | Bind.PRESENT;
        Formats9.Choice c = info == null ? null : device.formats.choice(info, bind);
        if (c == null) throw new Direct3DException(D3DERR_NOTAVAILABLE, "SwapChain9: no format can be presented");
        p = device.gpu.createTexture(TextureDesc.of2d(c.format(), s.width(), s.height(), bind));
        device.pipe.clearTexture(p, 0, Box.of2d(0, 0, s.width(), s.height()), tepui.pipe.ClearColor.of(0, 0, 0, 1));
        shown = p;
        return p;
    }

    /** Contents go round: what was shown becomes the front, the next buffer the first. */
    private void turn() {
        int effect = parameters.swapEffect;
        if (effect == D3DSWAPEFFECT_COPY || buffers.size() == 1 && effect == D3DSWAPEFFECT_DISCARD) return;
        TexelStore f = front();
        Texture last = f.exchange(null);
        for (int i = buffers.size() - 1; i >= 0; i--)
            last = buffers.get(i).store.exchange(last);
        f.exchange(last);
        device.dirty |= Dirty9.TARGETS;
    }

    private TexelStore front() {
        TexelStore f = front;
        if (f == null) {
            TexelStore b = buffers.getFirst().store;
            f = store(b.info, parameters, b.samples);
            device.blits.clearNew(f);
            front = f;
        }
        return f;
    }

    // ---- what programs ask
    // -------------------------------------------------------------------------------------------

    public int getBackBuffer(int index, int type, Ref<Surface9> buffer) {
        buffer.value = null;
        if (index < 0 || index >= buffers.size()) return D3DERR_INVALIDCALL;
        Surface9 b = buffers.get(index);
        b.addRef();
        buffer.value = b;
        return D3D_OK;
    }

    Surface9 buffer(int index) {
        return buffers.get(index);
    }

    /** Copies what was shown last to a plain surface of A8R8G8B8 in the pool SYSTEMMEM. */
    public int getFrontBufferData(@Nullable Surface9 target) {
        if (target == null || target.store.pool != D3DPOOL_SYSTEMMEM) return D3DERR_INVALIDCALL;
        if (target.store.info.code() != D3DFMT_A8R8G8B8) return D3DERR_INVALIDCALL;
        int effect = parameters.swapEffect;
        boolean same = effect == D3DSWAPEFFECT_COPY || buffers.size() == 1 && effect == D3DSWAPEFFECT_DISCARD;
        TexelStore from = same ? buffers.getFirst().store : front();
        if (target.width() < from.width || target.height() < from.height) return D3DERR_INVALIDCALL;
        device.enter();
        try {
            from.read(0, 0);
            FrontCopy.copy(from, target);
        } finally {
            device.leave();
        }
        return D3D_OK;
    }

    public int getRasterStatus(Ref<RasterStatus9> status) {
        // Nothing here follows a beam: a line that moves with the clock, as programs that wait for one expect.
        int line = (int) (System.nanoTime() / 15_000 % Math.max(1, parameters.backBufferHeight + 40));
        boolean blank = line >= parameters.backBufferHeight;
        status.value = new RasterStatus9(blank, blank ? 0 : line);
        return D3D_OK;
    }

    public int getDisplayMode(Ref<DisplayMode9> mode) {
        mode.value = device.parent.desktop();
        return D3D_OK;
    }

    public PresentParameters9 getPresentParameters() {
        return parameters.clone();
    }

    /** Direct3D 9Ex: how often it presented. */
    public int getLastPresentCount(IntRef count) {
        count.value = (int) presents;
        return D3D_OK;
    }

    long presents() {
        return presents;
    }

    void setGamma(GammaRamp9 ramp) {
        gamma = ramp;
    }

    GammaRamp9 gamma() {
        return gamma;
    }

    void setCursor(@Nullable Cursor9 c) {
        cursor = c;
    }

    // ---- reset and end
    // -----------------------------------------------------------------------------------------------

    /** Buffers that the program still holds. */
    boolean isHeld() {
        for (Surface9 b : buffers) if (b.references > 0) return true;
        return false;
    }

    void reset(PresentParameters9 now) {
        closeBuffers();
        parameters = now;
        open();
    }

    private void closeBuffers() {
        frames.clear();
        for (Surface9 b : buffers) b.unuse();
        buffers.clear();
        if (front != null) front.destroy();
        front = null;
        if (shown != null) device.gpu.destroy(shown);
        shown = null;
    }

    private void closeSurface() {
        Surface s = surface;
        if (s != null) s.close();
        surface = null;
    }

    @Override
    void destroy() {
        closeBuffers();
        closeSurface();
    }
}
