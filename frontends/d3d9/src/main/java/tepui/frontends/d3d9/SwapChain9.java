package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Bind;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.DeviceLostException;
import tepui.pipe.Fence;
import tepui.pipe.SamplerState;
import tepui.pipe.Surface;
import tepui.pipe.Texture;

/**
 * IDirect3DSwapChain9: back buffers and where they are shown. Surfaces stay while contents go round among them. What is shown is a picture of
 * the window's size: a back buffer that has it and one sample is shown as it is, any other is resolved and scaled first.
 */
public final class SwapChain9 extends DeviceChild9 {
    /** Nanoseconds between two looks whether the screen takes a picture, while other threads have the device. */
    private static final long SCREEN_PAUSE = 200_000;

    private final boolean implicit;
    private PresentParameters9 parameters;
    private final List<Surface9> buffers = new ArrayList<>();
    private @Nullable TexelStore front;
    private @Nullable Screen9 screen;
    private Surface.@Nullable Target target;
    /** Windows that presents named in the place of the chain's. */
    private final IdentityHashMap<Surface.Target, Screen9> others = new IdentityHashMap<>();

    private final ArrayDeque<Fence> frames = new ArrayDeque<>();
    /** Of a frame that is waited for no more, once it is done: to be armed anew. */
    private @Nullable Fence free;

    private long presents;
    private GammaRamp9 gamma = GammaRamp9.identity();
    private @Nullable Cursor9 cursor;

    SwapChain9(DeviceBase device, PresentParameters9 given, boolean implicit) {
        super(device, implicit);
        this.implicit = implicit;
        if (!implicit) device.chains++;
        parameters = given;
        open();
    }

    @Override
    void revived() {
        if (!implicit) device.chains++;
        super.revived();
    }

    @Override
    void released() {
        if (!implicit) device.chains--;
        super.released();
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
        if (screen == null || t != target) {
            closeScreen();
            target = t;
            screen = new Screen9(device, t);
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
     * Shows the first back buffer in the chain's window.
     *
     * @param from a part of it, for the swap effect COPY; null for all
     * @param to where in the window; null for all of it
     */
    public int present(@Nullable Rect9 from, @Nullable Rect9 to, int flags) {
        return present(from, to, null, null, flags);
    }

    /**
     * Shows the first back buffer.
     *
     * @param from a part of it, for the swap effect COPY; null for all
     * @param to where in the window; null for all of it
     * @param window another window than the chain's; null for the chain's
     * @param changed what of the picture is shown, for the swap effect COPY, in pixels of the back buffer: the window keeps the rest. Null for all
     */
    public int present(
            @Nullable Rect9 from,
            @Nullable Rect9 to,
            Surface.@Nullable Target window,
            @Nullable List<Rect9> changed,
            int flags) {
        boolean copies = parameters.swapEffect == D3DSWAPEFFECT_COPY;
        if ((from != null || to != null || changed != null) && !copies) return D3DERR_INVALIDCALL;
        TexelStore b = buffers.getFirst().store;
        if (from != null && !from.isInside(b.width, b.height)) return D3DERR_INVALIDCALL;
        if (to != null && (to.right() <= to.left() || to.bottom() <= to.top())) return D3DERR_INVALIDCALL;
        boolean waits = (flags & D3DPRESENT_DONOTWAIT) == 0;
        boolean threaded = ((Device9) device).presentsOnThread();
        int most = threaded ? ahead() : 1;
        while (true) {
            int result = D3DERR_WASSTILLDRAWING;
            Fence oldest = null;
            PresentThread9 thread;
            boolean full;
            device.enter();
            try {
                if (device.lost != null || device.gpu.lost() != null) return gone();
                Screen9 s = screen(window);
                thread = threaded ? s.thread() : s.startedThread();
                full = thread != null && !thread.hasRoom(most);
                if (threaded && !full) {
                    result = give(from, to, changed, s, flags);
                } else if (!full) {
                    s.endThread();
                    // Where other threads may want the device, it is not kept while the screen is waited for.
                    result = show(from, to, changed, s, flags, !waits || device.isGuarded());
                    if (result != D3DERR_WASSTILLDRAWING) oldest = surplus();
                }
            } catch (DeviceLostException e) {
                return gone();
            } finally {
                device.leave();
            }
            if (result != D3DERR_WASSTILLDRAWING || !waits) {
                if (oldest != null && waits) oldest.await(Long.MAX_VALUE);
                if (threaded && waits && ((Device9) device).latency() == 0 && thread != null) thread.awaitRoom(1);
                return result;
            }
            if (full && thread != null) thread.awaitRoom(most);
            else LockSupport.parkNanos(SCREEN_PAUSE);
        }
    }

    /** What a present answers when the device below is gone, or its display. */
    private int gone() {
        return device.ex ? D3DERR_DEVICEREMOVED : D3DERR_DEVICELOST;
    }

    /** How many pictures may be on the way to the thread that shows them. */
    private int ahead() {
        int latency = ((Device9) device).latency();
        return latency < 0 ? PresentThread9.MOST : Math.max(1, latency);
    }

    /** Hands a picture to the window's thread. */
    private int give(@Nullable Rect9 from, @Nullable Rect9 to, @Nullable List<Rect9> changed, Screen9 s, int flags) {
        PresentThread9 thread = s.thread();
        Surface.Outcome before = thread.outcome();
        PresentThread9.Picture p = s.idle(thread);
        picture(s, from, to, changed, p.texture);
        boolean immediate = (flags & D3DPRESENT_FORCEIMMEDIATE) != 0;
        thread.give(p, device.pipe.flush(), immediate ? Surface.Interval.IMMEDIATE : interval());
        presents++;
        turn();
        return result(before);
    }

    private Screen9 screen(Surface.@Nullable Target window) {
        Screen9 own = screen;
        if (own != null && (window == null || window == target)) return own;
        if (window == null) throw new IllegalStateException("SwapChain9: the chain is closed");
        return others.computeIfAbsent(window, w -> new Screen9(device, w));
    }

    private int show(
            @Nullable Rect9 from,
            @Nullable Rect9 to,
            @Nullable List<Rect9> changed,
            Screen9 s,
            int flags,
            boolean dontWait) {
        Texture picture = picture(s, from, to, changed, null);
        boolean immediate = (flags & D3DPRESENT_FORCEIMMEDIATE) != 0;
        Surface.Outcome outcome = s.present(picture, immediate ? Surface.Interval.IMMEDIATE : interval(), dontWait);
        if (outcome == Surface.Outcome.WOULD_BLOCK) return D3DERR_WASSTILLDRAWING;
        presents++;
        Fence last = free;
        free = null;
        Fence done = device.pipe.flush(last != null && last.isSignaled() ? last : null);
        if (((Device9) device).latency() >= 0) frames.add(done);
        else free = done;
        turn();
        return result(outcome);
    }

    private int result(Surface.Outcome outcome) {
        if (device.ex && outcome == Surface.Outcome.OCCLUDED) return S_PRESENT_OCCLUDED;
        if (device.ex && outcome == Surface.Outcome.RESIZED) return S_PRESENT_MODE_CHANGED;
        return D3D_OK;
    }

    /** The last frame that must be done for no more to be on the way than the latency allows; null where that holds. */
    private @Nullable Fence surplus() {
        int most = ((Device9) device).latency();
        Fence last = null;
        while (frames.size() > Math.max(most, 0)) last = frames.poll();
        if (last != null) free = last;
        if (most < 0) return null;
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

    /** @param into where the picture must be; null for wherever it is with the least work */
    private Texture picture(
            Screen9 s,
            @Nullable Rect9 from,
            @Nullable Rect9 to,
            @Nullable List<Rect9> changed,
            @Nullable Texture into) {
        TexelStore b = buffers.getFirst().store;
        Texture t = b.texture;
        if (t == null) throw new IllegalStateException("SwapChain9: the back buffer is not on the device");
        boolean edits = !gamma.isIdentity() || cursor != null && cursor.isVisible();
        // The window keeps what COPY does not touch, so its picture is not the back buffer.
        boolean copies = parameters.swapEffect == D3DSWAPEFFECT_COPY;
        if (into == null && !copies && b.samples == 1 && !edits && s.takes(t)) return t;
        Texture p = copies || into == null ? s.picture() : into;
        Rect9 source = from == null ? new Rect9(0, 0, b.width, b.height) : from;
        Rect9 whole = to == null ? new Rect9(0, 0, s.width(), s.height()) : to;
        if (changed == null) {
            copyPart(b, t, source, whole, whole, s, p);
        } else {
            for (Rect9 c : changed) {
                Rect9 seen = c.within(source);
                if (seen.isEmpty()) continue;
                // What of the window shows it.
                copyPart(b, t, source, whole, whole.part(source, seen), s, p);
            }
        }
        // What is kept for the next present stays without gamma and cursor.
        Texture last = into != null ? into : copies && edits ? s.edited() : p;
        if (last != p) device.pipe.copyTexture(p, 0, Box.of2d(0, 0, s.width(), s.height()), last, 0, 0, 0, 0);
        if (edits) PictureEdits.apply(device.pipe, last, gamma, cursor);
        return last;
    }

    /** The part of the whole that lies in the window, from where it comes from in the source. */
    private void copyPart(TexelStore b, Texture t, Rect9 source, Rect9 whole, Rect9 part, Screen9 s, Texture to) {
        Rect9 target = part.within(s.width(), s.height());
        if (!target.isEmpty()) copy(b, t, source.part(whole, target), to, target);
    }

    private void copy(TexelStore b, Texture t, Rect9 source, Texture to, Rect9 target) {
        Texture single = b.samples > 1 ? device.blits.resolve(b) : t;
        boolean scaled = source.width() != target.width() || source.height() != target.height();
        device.pipe.blit(new Blit(
                single,
                single.desc().format(),
                0,
                Blits9.box(source, 0),
                to,
                to.desc().format(),
                0,
                Blits9.box(target, 0),
                Blit.COLOR,
                scaled ? SamplerState.Filter.LINEAR : SamplerState.Filter.NEAREST,
                null));
        if (single != t) device.gpu.destroy(single);
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

    public int getBackBuffer(int index, int type, @Nullable Ref<Surface9> buffer) {
        if (buffer == null) return D3DERR_INVALIDCALL;
        if (index < 0 || index >= buffers.size()) return D3DERR_INVALIDCALL;
        Surface9 b = buffers.get(index);
        b.addRef();
        buffer.value = b;
        return D3D_OK;
    }

    Surface9 buffer(int index) {
        return buffers.get(index);
    }

    /** Copies what was shown last to a plain surface of A8R8G8B8 in memory: in the pool SYSTEMMEM, or in SCRATCH, as older programs have it. */
    public int getFrontBufferData(@Nullable Surface9 target) {
        if (target == null || target.device != device) return D3DERR_INVALIDCALL;
        int pool = target.store.pool;
        if (pool != D3DPOOL_SYSTEMMEM && pool != D3DPOOL_SCRATCH) return D3DERR_INVALIDCALL;
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

    public int getRasterStatus(@Nullable Ref<RasterStatus9> status) {
        if (status == null) return D3DERR_INVALIDCALL;
        status.value = refresh().at(System.nanoTime());
        return D3D_OK;
    }

    Refresh9 refresh() {
        return new Refresh9(mode());
    }

    public int getDisplayMode(@Nullable Ref<DisplayMode9> mode) {
        if (mode == null) return D3DERR_INVALIDCALL;
        mode.value = mode();
        return D3D_OK;
    }

    /** The desktop's mode; in full screen that of the back buffers. */
    DisplayMode9 mode() {
        return Modes9.of(parameters, device.parent.desktop());
    }

    public PresentParameters9 getPresentParameters() {
        return parameters.clone();
    }

    /** Direct3D 9Ex: how often it presented. */
    public int getLastPresentCount(@Nullable IntRef count) {
        if (count == null || !device.ex) return D3DERR_INVALIDCALL;
        count.value = (int) presents;
        return D3D_OK;
    }

    /** Direct3D 9Ex: presents, beside refreshes of a screen that the clock stands for. */
    public int getPresentStats(@Nullable Ref<PresentStats9> stats) {
        if (stats == null) return D3DERR_INVALIDCALL;
        stats.value = null;
        if (!device.ex) return D3DERR_INVALIDCALL;
        long now = System.nanoTime();
        int refreshes = refresh().count(now);
        stats.value = new PresentStats9((int) presents, refreshes, refreshes, now, 0);
        return D3D_OK;
    }

    /** Direct3D 9Ex. */
    public int getDisplayModeEx(@Nullable Ref<DisplayMode9> mode) {
        if (mode == null) return D3DERR_INVALIDCALL;
        mode.value = null;
        return device.ex ? getDisplayMode(mode) : D3DERR_INVALIDCALL;
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
        for (Screen9 o : others.values()) o.close();
        others.clear();
    }

    private void closeScreen() {
        Screen9 s = screen;
        if (s != null) s.close();
        screen = null;
    }

    @Override
    void destroy() {
        closeBuffers();
        closeScreen();
    }
}
