package tepui.drivers.d3d12.present;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.bind.ContextParts;
import tepui.drivers.d3d12.com.ComException;
import tepui.drivers.d3d12.com.Hresult;
import tepui.drivers.d3d12.com.IUnknown;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.device.DeviceCore;
import tepui.drivers.d3d12.device.DxgiFormats;
import tepui.drivers.d3d12.dxgi.Desktop;
import tepui.drivers.d3d12.dxgi.SwapChain;
import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.drivers.d3d12.states.ResourceState;
import tepui.pipe.Bind;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.DeviceLostException;
import tepui.pipe.SamplerState;
import tepui.pipe.Surface;
import tepui.pipe.TextureDesc;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.format.Format;

/**
 * Window of Windows behind a surface: its swap chain, made when a picture needs it, and how pictures get there. The
 * chain has the window's size and the format of the pictures; another size or format is another set of buffers, for
 * which the device comes to rest. A picture in the chain's format that is not upside down is copied, others are drawn;
 * one that was drawn in the chain's buffer ({@link BackBuffer}) is only handed over. All with the surface's lock.
 */
public final class DxgiWindow {
    private static final int BUFFERS = 3;

    /** Counters of what has happened on the way to the window, for tests. */
    static final class Shown {
        int chains;
        int resizes;
        int copies;
        int blits;
        /** Pictures that were drawn in the window's own buffers. */
        int direct;
    }

    final D3d12Surface surface;
    final Shown shown = new Shown();
    private final DeviceCore device;
    private final Desktop desktop;
    private final long window;
    private long factory;
    private boolean tearing;
    private @Nullable SwapChain chain;
    private D3d12Texture[] buffers = {};
    private @Nullable String lost;
    /** The texture that is a buffer of this window now. */
    private @Nullable BackBuffer guest;

    DxgiWindow(D3d12Surface surface, Desktop desktop, long window) {
        this.surface = surface;
        this.desktop = desktop;
        this.window = window;
        device = surface.device;
        if (desktop.clientSize(window) == Desktop.GONE) {
            throw new IllegalArgumentException(
                    "createSurface: 0x" + Long.toHexString(window) + " is no window, or it is gone");
        }
        try (Scratch s = Scratch.brief(16)) {
            long out = s.take(8);
            Hresult.check(desktop.createFactory(device.device.options().validate(), out), "CreateDXGIFactory2");
            factory = Scratch.getLong(out);
        }
        tearing = SwapChain.mayTear(factory);
    }

    @Nullable
    String lost() {
        return lost;
    }

    private IllegalArgumentException lose(String why) {
        lost = why;
        return new IllegalArgumentException("present: " + why);
    }

    // ---- the chain ------------------------------------------------------------------------------------------------

    /** The format of buffers that pictures of a format go to. */
    private int format(D3d12Texture t) {
        return switch (t.desc().format()) {
            case R10G10B10A2_UNORM -> SwapChain.R10G10B10A2_UNORM;
            case R16G16B16A16_FLOAT -> device.wide ? SwapChain.R16G16B16A16_FLOAT : SwapChain.R10G10B10A2_UNORM;
            case B8G8R8A8_UNORM, B8G8R8A8_SRGB, B8G8R8X8_UNORM -> SwapChain.B8G8R8A8_UNORM;
            default -> SwapChain.R8G8B8A8_UNORM;
        };
    }

    private static Format texels(int format) {
        return switch (format) {
            case SwapChain.B8G8R8A8_UNORM -> Format.B8G8R8A8_UNORM;
            case SwapChain.R10G10B10A2_UNORM -> Format.R10G10B10A2_UNORM;
            case SwapChain.R16G16B16A16_FLOAT -> Format.R16G16B16A16_FLOAT;
            default -> Format.R8G8B8A8_UNORM;
        };
    }

    /** Can textures of that format be buffers of a window? */
    public boolean takes(D3d12Texture t) {
        return texels(format(t)) == t.desc().format() && t.dxgi == format(t);
    }

    private SwapChain make(int width, int height, int format) {
        SwapChain made;
        try {
            int latency = Math.max(1, device.latency);
            SwapChain.Options options = new SwapChain.Options(format, BUFFERS, latency, tearing, device.wide);
            made = new SwapChain(factory, device.gpu.queue, window, width, height, options, desktop);
        } catch (DeviceLostException e) {
            throw device.gpu.removed("CreateSwapChainForHwnd");
        } catch (ComException e) {
            if (desktop.clientSize(window) == Desktop.GONE) throw lose("the window is gone");
            throw new UnsupportedByDeviceException("present: the window takes no swap chain (" + e.getMessage()
                    + "); close what else presents to it, or give the device a Pixels target");
        }
        chain = made;
        shown.chains++;
        wrap(made);
        return made;
    }

    private void wrap(SwapChain c) {
        TextureDesc desc =
                TextureDesc.of2d(texels(c.format()), c.width(), c.height(), Bind.COLOR_TARGET | Bind.PRESENT);
        buffers = new D3d12Texture[c.count()];
        for (int i = 0; i < buffers.length; i++) buffers[i] = new D3d12Texture(device, desc, c.buffer(i));
    }

    /** Nothing uses the buffers any more, and nothing will. */
    private void unwrap() {
        for (D3d12Texture b : buffers) b.retire();
        buffers = new D3d12Texture[0];
    }

    /** The chain for a picture; null where the window shows nothing. */
    private @Nullable SwapChain chain(ContextParts c, int format) {
        long size = desktop.clientSize(window);
        if (size == Desktop.GONE) throw lose("the window is gone");
        int width = (int) (size >> 32);
        int height = (int) size;
        if (width == 0 || height == 0) return null;
        SwapChain now = chain;
        if (now == null) return make(width, height, format);
        if (now.width() == width && now.height() == height && now.format() == format) return now;
        // Lists that name the old buffers are done before those go.
        c.recorder.submit();
        for (D3d12Texture b : buffers) c.recorder.waitFor(b.lastUse);
        device.gpu.drain();
        unwrap();
        shown.resizes++;
        try {
            now.resize(width, height, format);
            wrap(now);
            return now;
        } catch (RuntimeException e) {
            // The window has none then: another chain may do.
            chain = null;
            now.close();
            if (!(e instanceof ComException)) throw e;
            return make(width, height, format);
        }
    }

    /** The buffer for a texture to be drawn in; null where it does not fit, or there is none. */
    @Nullable
    D3d12Texture acquire(BackBuffer by, D3d12Texture t) {
        synchronized (surface) {
            if (surface.closed || lost != null || guest != null) return null;
            long size = desktop.clientSize(window);
            if (size != ((long) t.desc().width() << 32 | t.desc().height())) return null;
            SwapChain c = chain;
            if (c == null) c = make(t.desc().width(), t.desc().height(), format(t));
            boolean fits =
                    c.width() == t.desc().width() && c.height() == t.desc().height() && c.format() == t.dxgi;
            if (!fits || !ready(c, false).isShown()) return null;
            guest = by;
            return buffers[c.current()];
        }
    }

    void left(BackBuffer b) {
        if (guest == b) guest = null;
    }

    private Surface.Outcome ready(SwapChain c, boolean dontWait) {
        try {
            return c.ready(dontWait);
        } catch (DeviceLostException e) {
            throw device.gpu.removed("Present");
        }
    }

    // ---- pictures -------------------------------------------------------------------------------------------------

    Surface.Outcome present(
            ContextParts c, D3d12Texture t, boolean bottomUp, Surface.Interval interval, boolean dontWait) {
        if (surface.closed) throw new IllegalArgumentException("present: the surface is closed");
        String why = lost;
        if (why != null) throw new IllegalArgumentException("present: " + why);
        if (dontWait && !surface.pacer.isRoom()) {
            c.recorder.submit();
            return Surface.Outcome.WOULD_BLOCK;
        }
        try {
            BackBuffer b = t.backBuffer instanceof BackBuffer own ? own : null;
            BackBuffer visitor = guest;
            if (visitor != null && (visitor != b || bottomUp || !visitor.isDrawnBy(c.recorder))) {
                // Another picture is shown: the one in the buffer goes on in its own memory, if it is this thread's.
                if (visitor.isDrawnBy(c.recorder)) visitor.settle();
                else visitor.leave();
            }
            SwapChain now = guest != null ? chain : null;
            if (now != null) {
                c.recorder.use(t, 0, 1, 0, 1, ResourceState.COMMON);
                shown.direct++;
                visitor = guest;
                if (visitor != null) visitor.leave();
            } else {
                now = chain(c, format(t));
                Surface.Outcome refused = now == null ? Surface.Outcome.OCCLUDED : ready(now, dontWait);
                if (now == null || !refused.isShown()) {
                    c.recorder.submit();
                    return refused;
                }
                copy(c, buffers[now.current()], t, bottomUp);
            }
            if (b != null) b.shown();
            return hand(c, now, interval);
        } catch (DeviceLostException e) {
            // A call of DXGI may have been the first to say so.
            if (device.gpu.lost() == null) throw device.gpu.removed("Present");
            throw e;
        }
    }

    private Surface.Outcome hand(ContextParts c, SwapChain now, Surface.Interval interval) {
        long serial = c.recorder.submit();
        surface.pacer.makeRoom();
        Surface.Outcome outcome;
        try {
            outcome = now.present(interval);
        } catch (ComException e) {
            if (desktop.clientSize(window) == Desktop.GONE) throw lose("the window is gone");
            throw e;
        }
        surface.pacer.presented(serial);
        boolean fits = now.width() == surface.width() && now.height() == surface.height();
        return outcome == Surface.Outcome.SHOWN && !fits ? Surface.Outcome.RESIZED : outcome;
    }

    /** Unscaled from the top left; what the picture does not cover is black. */
    private void copy(ContextParts c, D3d12Texture buffer, D3d12Texture t, boolean bottomUp) {
        c.counters.presentCopies++;
        int width = buffer.desc().width();
        int height = buffer.desc().height();
        int w = Math.min(width, t.desc().width());
        int h = Math.min(height, t.desc().height());
        if (w != width || h != height) {
            c.context.clearTexture(buffer, 0, new Box(0, 0, 0, width, height, 1), ClearColor.of(0, 0, 0, 1));
        }
        boolean alike = DxgiFormats.typeless(t.dxgi) == DxgiFormats.typeless(buffer.dxgi);
        if (alike && !bottomUp && t.desc().samples() == 1) {
            c.recorder.events().copied(t, new Box(0, 0, 0, w, h, 1), buffer);
            shown.copies++;
        } else {
            int rows = t.desc().height();
            Box from = bottomUp ? new Box(0, rows, 0, w, -h, 1) : new Box(0, 0, 0, w, h, 1);
            // Values arrive as they are stored.
            Format f = t.desc().format().linear();
            Format g = buffer.desc().format();
            Box to = new Box(0, 0, 0, w, h, 1);
            c.context.blit(new Blit(t, f, 0, from, buffer, g, 0, to, Blit.COLOR, SamplerState.Filter.NEAREST, null));
            shown.blits++;
        }
        c.recorder.use(buffer, 0, 1, 0, 1, ResourceState.COMMON);
    }

    // ---- the end --------------------------------------------------------------------------------------------------

    /** With the surface's lock. */
    void close() {
        SwapChain c = chain;
        chain = null;
        if (c != null) {
            try {
                BackBuffer b = guest;
                if (b != null) b.abandon();
                if (device.gpu.lost() == null) device.gpu.drain();
            } catch (DeviceLostException e) {
                // Then what it still runs is waited for below.
            }
            if (device.gpu.lost() != null) device.gpu.rest();
            unwrap();
            c.close();
        }
        if (factory != 0) IUnknown.release(factory);
        factory = 0;
    }
}
