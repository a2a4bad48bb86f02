package tepui.frontends.d3d9.present;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Direct3DException;
import tepui.frontends.d3d9.DisplayMode9;
import tepui.frontends.d3d9.GammaRamp9;
import tepui.frontends.d3d9.IntRef;
import tepui.frontends.d3d9.PresentParameters9;
import tepui.frontends.d3d9.PresentStats9;
import tepui.frontends.d3d9.RasterStatus9;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.Surface9;
import tepui.frontends.d3d9.SwapChain9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.DeviceObject;
import tepui.frontends.d3d9.base.DirtyBits;
import tepui.frontends.d3d9.base.References;
import tepui.frontends.d3d9.base.Restorable;
import tepui.frontends.d3d9.format.TexelFormats;
import tepui.frontends.d3d9.resource.Blits;
import tepui.frontends.d3d9.resource.StoreImage;
import tepui.frontends.d3d9.resource.SurfaceObject;
import tepui.frontends.d3d9.resource.TexelDesc;
import tepui.frontends.d3d9.resource.TexelStore;
import tepui.pipe.Bind;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.DeviceLostException;
import tepui.pipe.Fence;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.SamplerState;
import tepui.pipe.Surface;
import tepui.pipe.Texture;

/**
 * Swap chain: back buffers and where they are shown. Surfaces stay while contents go round among them. What is shown is a picture of
 * the window's size: a back buffer that has it and one sample is shown as it is, any other is resolved and scaled first.
 */
public final class SwapChainObject implements DeviceObject, SwapChain9, Restorable {
    /** Nanoseconds between two looks whether the screen takes a picture, while other threads have the device. */
    private static final long SCREEN_PAUSE = 200_000;

    private final Backend backend;
    private final Presentation shared;
    private final References references;
    private final boolean implicit;
    private PresentParameters9 parameters;
    private final List<SurfaceObject> buffers = new ArrayList<>();
    private @Nullable TexelStore front;
    private @Nullable WindowScreen screen;
    private Surface.@Nullable Target target;
    /** Windows that presents named in the place of the chain's. */
    private final IdentityHashMap<Surface.Target, WindowScreen> others = new IdentityHashMap<>();

    private final ArrayDeque<Fence> frames = new ArrayDeque<>();
    /** Of a frame that is waited for no more, once it is done: to be armed anew. */
    private @Nullable Fence free;

    private long presents;
    private GammaRamp9 gamma = GammaRamp9.identity();
    private @Nullable Cursor cursor;

    /** @param implicit it comes with the device, and is counted from 0 */
    public SwapChainObject(Presentation shared, PresentParameters9 given, boolean implicit) {
        this.shared = shared;
        backend = shared.registry.backend();
        this.implicit = implicit;
        parameters = given;
        open();
        references = implicit ? References.implicit(this) : References.of(this);
        if (!implicit) shared.chainHeld(1);
        backend.keep(this);
    }

    @Override
    public References references() {
        return references;
    }

    @Override
    public Backend backend() {
        return backend;
    }

    @Override
    public void revived() {
        if (!implicit) shared.chainHeld(1);
        DeviceObject.super.revived();
    }

    @Override
    public void released() {
        if (!implicit) shared.chainHeld(-1);
        DeviceObject.super.released();
    }

    /** Fills in what was left open, as the API does. */
    public static void complete(PresentParameters9 p, DisplayMode9 desktop) {
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
        boolean whole = false;
        try {
            make();
            whole = true;
        } finally {
            if (!whole) closeBuffers();
        }
    }

    private void make() {
        PresentParameters9 p = parameters;
        TexelFormats.TexelFormat info = TexelFormats.of(p.backBufferFormat);
        if (info == null) throw new Direct3DException(D3DERR_INVALIDCALL);
        int samples = backend.formats.samples(info, p.multiSampleType, p.multiSampleQuality);
        boolean lockable = (p.flags & D3DPRESENTFLAG_LOCKABLE_BACKBUFFER) != 0;
        for (int i = 0; i < p.backBufferCount; i++) {
            TexelStore s = store(info, p, Math.max(1, samples));
            SurfaceObject b = new SurfaceObject(
                    shared.registry, new StoreImage(s, 0, 0), this, p.multiSampleType, p.multiSampleQuality);
            buffers.add(b.lockable(lockable));
            b.references().use();
        }
        Surface.Target t = p.deviceWindow;
        if (t == null) t = new Surface.Target.Offscreen(p.backBufferWidth, p.backBufferHeight);
        if (screen == null || t != target) {
            closeScreen();
            target = t;
            screen = new WindowScreen(backend, t);
        }
    }

    private TexelStore store(TexelFormats.TexelFormat info, PresentParameters9 p, int samples) {
        int bind = Bind.COLOR_TARGET;
        if (samples == 1) bind |= Bind.PRESENT | Bind.SAMPLED;
        if (samples == 1 && backend.formats.choice(info, bind) == null) bind = Bind.COLOR_TARGET | Bind.SAMPLED;
        TexelDesc desc =
                TexelDesc.target(info, D3DUSAGE_RENDERTARGET, p.backBufferWidth, p.backBufferHeight, samples, bind);
        return Blits.newTarget(shared.registry, desc);
    }

    // ---- presenting

    @Override
    public int present(@Nullable Rect9 from, @Nullable Rect9 to, int flags) {
        return present(from, to, null, null, flags);
    }

    @Override
    public int present(
            @Nullable Rect9 from,
            @Nullable Rect9 to,
            Surface.@Nullable Target window,
            @Nullable List<Rect9> changed,
            int flags) {
        boolean copies = parameters.swapEffect == D3DSWAPEFFECT_COPY;
        if ((from != null || to != null || changed != null) && !copies) return D3DERR_INVALIDCALL;
        SurfaceObject first = first();
        if (first == null) return backend.loss.result();
        TexelStore b = first.store;
        if (from != null && !from.isInside(b.width, b.height)) return D3DERR_INVALIDCALL;
        if (to != null && (to.right() <= to.left() || to.bottom() <= to.top())) return D3DERR_INVALIDCALL;
        boolean waits = (flags & D3DPRESENT_DONOTWAIT) == 0;
        boolean threaded = shared.onThread;
        int most = threaded ? ahead() : 1;
        while (true) {
            int result = D3DERR_WASSTILLDRAWING;
            Fence oldest = null;
            PresentThread thread;
            boolean full;
            backend.enter();
            try {
                if (backend.loss.isLost()) return backend.loss.result();
                WindowScreen s = screen(window);
                thread = threaded ? s.thread() : s.startedThread();
                full = thread != null && !thread.hasRoom(most);
                if (threaded && !full) {
                    result = give(from, to, changed, s, flags);
                } else if (!full) {
                    s.endThread();
                    // Where other threads may want the device, it is not kept while the screen is waited for.
                    result = show(from, to, changed, s, flags, !waits || backend.isGuarded());
                    if (result != D3DERR_WASSTILLDRAWING) oldest = surplus();
                }
            } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
                return backend.loss.told(e);
            } finally {
                backend.leave();
            }
            if (result != D3DERR_WASSTILLDRAWING || !waits) {
                if (oldest != null && waits && !awaited(oldest)) return backend.loss.result();
                if (threaded && waits && shared.latency == 0 && thread != null) thread.awaitRoom(1);
                return result;
            }
            if (full && thread != null) thread.awaitRoom(most);
            else LockSupport.parkNanos(SCREEN_PAUSE);
        }
    }

    /** Waits for a frame; false where the device is lost instead. */
    private boolean awaited(Fence frame) {
        try {
            frame.await(Long.MAX_VALUE);
            return true;
        } catch (DeviceLostException e) {
            backend.loss.ofCall(e);
            return false;
        }
    }

    /** How many pictures may be on the way to the thread that shows them. */
    private int ahead() {
        int latency = shared.latency;
        return latency < 0 ? PresentThread.MOST : Math.max(1, latency);
    }

    /** Hands a picture to the window's thread. */
    private int give(
            @Nullable Rect9 from, @Nullable Rect9 to, @Nullable List<Rect9> changed, WindowScreen s, int flags) {
        PresentThread thread = s.thread();
        Surface.Outcome before = thread.outcome();
        PresentThread.Picture p = s.idle(thread);
        picture(s, from, to, changed, p.texture);
        boolean immediate = (flags & D3DPRESENT_FORCEIMMEDIATE) != 0;
        thread.give(p, backend.pipe.flush(), immediate ? Surface.Interval.IMMEDIATE : interval());
        presents++;
        turn();
        return result(before);
    }

    private WindowScreen screen(Surface.@Nullable Target window) {
        WindowScreen own = screen;
        if (own != null && (window == null || window == target)) return own;
        if (window == null) throw new IllegalStateException("SwapChainObject: the chain is closed");
        return others.computeIfAbsent(window, w -> new WindowScreen(backend, w));
    }

    private int show(
            @Nullable Rect9 from,
            @Nullable Rect9 to,
            @Nullable List<Rect9> changed,
            WindowScreen s,
            int flags,
            boolean dontWait) {
        Texture picture = picture(s, from, to, changed, null);
        boolean immediate = (flags & D3DPRESENT_FORCEIMMEDIATE) != 0;
        Surface.Outcome outcome = s.present(picture, immediate ? Surface.Interval.IMMEDIATE : interval(), dontWait);
        if (outcome == Surface.Outcome.WOULD_BLOCK) return D3DERR_WASSTILLDRAWING;
        presents++;
        Fence last = free;
        free = null;
        Fence done = backend.pipe.flush(last != null && last.isSignaled() ? last : null);
        if (shared.latency >= 0) frames.add(done);
        else free = done;
        turn();
        return result(outcome);
    }

    private int result(Surface.Outcome outcome) {
        if (backend.ex && outcome == Surface.Outcome.OCCLUDED) return S_PRESENT_OCCLUDED;
        if (backend.ex && outcome == Surface.Outcome.RESIZED) return S_PRESENT_MODE_CHANGED;
        return D3D_OK;
    }

    /** The last frame that must be done for no more to be on the way than the latency allows; null where that holds. */
    private @Nullable Fence surplus() {
        int most = shared.latency;
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
            WindowScreen s,
            @Nullable Rect9 from,
            @Nullable Rect9 to,
            @Nullable List<Rect9> changed,
            @Nullable Texture into) {
        TexelStore b = buffers.getFirst().store;
        Texture t = b.texture;
        if (t == null) throw new IllegalStateException("SwapChainObject: the back buffer is not on the device");
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
        if (last != p) backend.pipe.copyTexture(p, 0, Box.of2d(0, 0, s.width(), s.height()), last, 0, 0, 0, 0);
        if (edits) PictureEdits.apply(backend.pipe, last, gamma, cursor);
        return last;
    }

    /** The part of the whole that lies in the window, from where it comes from in the source. */
    private void copyPart(TexelStore b, Texture t, Rect9 source, Rect9 whole, Rect9 part, WindowScreen s, Texture to) {
        Rect9 target = part.within(s.width(), s.height());
        if (!target.isEmpty()) copy(b, t, source.part(whole, target), to, target);
    }

    private void copy(TexelStore b, Texture t, Rect9 source, Texture to, Rect9 target) {
        Texture single = b.samples > 1 ? Blits.resolve(backend, b) : t;
        boolean scaled = source.width() != target.width() || source.height() != target.height();
        backend.pipe.blit(new Blit(
                single,
                single.desc().format(),
                0,
                Blits.box(source),
                to,
                to.desc().format(),
                0,
                Blits.box(target),
                Blit.COLOR,
                scaled ? SamplerState.Filter.LINEAR : SamplerState.Filter.NEAREST,
                null));
        if (single != t) backend.gpu.destroy(single);
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
        shared.registry.dirty().groups |= DirtyBits.TARGETS;
    }

    private TexelStore front() {
        TexelStore f = front;
        if (f == null) {
            TexelStore b = buffers.getFirst().store;
            f = store(b.info, parameters, b.samples);
            front = f;
        }
        return f;
    }

    // ---- what programs ask

    @Override
    public int getBackBuffer(int index, int type, @Nullable Ref<Surface9> buffer) {
        if (buffer == null) return D3DERR_INVALIDCALL;
        if (index < 0 || index >= buffers.size()) return D3DERR_INVALIDCALL;
        SurfaceObject b = buffers.get(index);
        b.addRef();
        buffer.value = b;
        return D3D_OK;
    }

    /** The first back buffer; null where a reset could not make one. */
    public @Nullable SurfaceObject first() {
        return buffers.isEmpty() ? null : buffers.getFirst();
    }

    @Override
    public int getFrontBufferData(@Nullable Surface9 surface) {
        SurfaceObject target = (SurfaceObject) surface;
        if (target == null || target.backend() != backend) return D3DERR_INVALIDCALL;
        int pool = target.store.pool;
        if (pool != D3DPOOL_SYSTEMMEM && pool != D3DPOOL_SCRATCH) return D3DERR_INVALIDCALL;
        if (target.store.info.code() != D3DFMT_A8R8G8B8) return D3DERR_INVALIDCALL;
        int effect = parameters.swapEffect;
        boolean same = effect == D3DSWAPEFFECT_COPY || buffers.size() == 1 && effect == D3DSWAPEFFECT_DISCARD;
        SurfaceObject first = first();
        if (first == null) return backend.loss.result();
        backend.enter();
        try {
            TexelStore from = same ? first.store : front();
            if (target.width() < from.width || target.height() < from.height) return D3DERR_INVALIDCALL;
            from.read(0, 0);
            if (backend.loss.isBelow()) return backend.loss.result();
            FrontCopy.copy(from, target);
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return backend.loss.told(e);
        } finally {
            backend.leave();
        }
        return D3D_OK;
    }

    @Override
    public int getRasterStatus(@Nullable Ref<RasterStatus9> status) {
        if (status == null) return D3DERR_INVALIDCALL;
        status.value = refresh().at(System.nanoTime());
        return D3D_OK;
    }

    public Refresh refresh() {
        return new Refresh(mode());
    }

    @Override
    public int getDisplayMode(@Nullable Ref<DisplayMode9> mode) {
        if (mode == null) return D3DERR_INVALIDCALL;
        mode.value = mode();
        return D3D_OK;
    }

    /** The desktop's mode; in full screen that of the back buffers. */
    public DisplayMode9 mode() {
        return shared.modes.of(parameters);
    }

    @Override
    public PresentParameters9 getPresentParameters() {
        return parameters.clone();
    }

    @Override
    public int getLastPresentCount(@Nullable IntRef count) {
        if (count == null || !backend.ex) return D3DERR_INVALIDCALL;
        count.value = (int) presents;
        return D3D_OK;
    }

    @Override
    public int getPresentStats(@Nullable Ref<PresentStats9> stats) {
        if (stats == null) return D3DERR_INVALIDCALL;
        stats.value = null;
        if (!backend.ex) return D3DERR_INVALIDCALL;
        long now = System.nanoTime();
        int refreshes = refresh().count(now);
        stats.value = new PresentStats9((int) presents, refreshes, refreshes, now, 0);
        return D3D_OK;
    }

    @Override
    public int getDisplayModeEx(@Nullable Ref<DisplayMode9> mode) {
        if (mode == null) return D3DERR_INVALIDCALL;
        mode.value = null;
        return backend.ex ? getDisplayMode(mode) : D3DERR_INVALIDCALL;
    }

    public void setGamma(GammaRamp9 ramp) {
        gamma = ramp;
    }

    public GammaRamp9 gamma() {
        return gamma;
    }

    public void setCursor(@Nullable Cursor c) {
        cursor = c;
    }

    // ---- reset and end

    /** Does it show pictures in a window? The other way is full screen. */
    public boolean isWindowed() {
        return parameters.windowed;
    }

    /** Buffers that the program still holds. */
    public boolean isHeld() {
        for (SurfaceObject b : buffers) if (b.references().count() > 0) return true;
        return false;
    }

    public void reset(PresentParameters9 now) {
        closeBuffers();
        parameters = now;
        open();
    }

    private void closeBuffers() {
        frames.clear();
        for (SurfaceObject b : buffers) b.references().unuse();
        buffers.clear();
        if (front != null) front.destroy();
        front = null;
        for (WindowScreen o : others.values()) o.close();
        others.clear();
    }

    private void closeScreen() {
        WindowScreen s = screen;
        if (s != null) s.close();
        screen = null;
    }

    @Override
    public void restore() {
        frames.clear();
        free = null;
        for (WindowScreen o : others.values()) o.abandon();
        others.clear();
        WindowScreen s = screen;
        Surface.Target t = target;
        if (s == null || t == null) return;
        s.abandon();
        screen = new WindowScreen(backend, t);
    }

    @Override
    public void destroy() {
        backend.drop(this);
        closeBuffers();
        closeScreen();
    }
}
