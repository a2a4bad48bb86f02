package tepui.frontends.d3d9.present;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.D3D9;
import tepui.frontends.d3d9.Direct3D9;
import tepui.frontends.d3d9.Direct3DException;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.format.DeviceFormats;
import tepui.frontends.d3d9.format.TexelFormats;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.RowConverter;

/**
 * Window that a swap chain shows pictures in: by the device that draws them, or by another one ({@link Direct3D9#showOn}), to which each
 * picture is carried through memory.
 */
final class WindowScreen {
    private final Backend backend;
    /** Of the device that shows; null for the one that draws. */
    private final @Nullable Context other;

    private final Device shower;
    private final Surface surface;
    private @Nullable Texture shown;
    private @Nullable Texture edited;
    private @Nullable Texture copy;
    private @Nullable PresentThread thread;

    /** @param screen the device that shows; null for the one that draws */
    WindowScreen(Backend backend, @Nullable Device screen, Surface.Target target) {
        this.backend = backend;
        shower = screen == null ? backend.gpu : screen;
        surface = shower.createSurface(target);
        other = screen == null ? null : screen.createContext();
    }

    int width() {
        return surface.width();
    }

    int height() {
        return surface.height();
    }

    /** A picture of the window's size, which keeps what partial presents do not touch. */
    Texture picture() {
        Texture p = shown;
        if (p != null && p.desc().width() == width() && p.desc().height() == height()) return p;
        if (p != null) backend.gpu.destroy(p);
        shown = null;
        p = make(backend.gpu, backend.formats, bind(), width(), height());
        backend.pipe.clearTexture(p, 0, Box.of2d(0, 0, width(), height()), ClearColor.of(0, 0, 0, 1));
        shown = p;
        return p;
    }

    /** A picture of the same form, for what is laid over the one that is kept. */
    Texture edited() {
        Texture e = edited;
        if (e != null && e.desc().width() == width() && e.desc().height() == height()) return e;
        if (e != null) backend.gpu.destroy(e);
        edited = null;
        e = make(backend.gpu, backend.formats, bind(), width(), height());
        edited = e;
        return e;
    }

    private static Texture make(Device gpu, DeviceFormats formats, int bind, int width, int height) {
        TexelFormats.TexelFormat info = TexelFormats.of(D3D9.D3DFMT_X8R8G8B8);
        TexelFormats.Choice c = info == null ? null : formats.choice(info, bind);
        if (c == null)
            throw new Direct3DException(D3D9.D3DERR_NOTAVAILABLE, "WindowScreen: no format can be presented");
        return gpu.createTexture(TextureDesc.of2d(c.format(), width, height, bind));
    }

    /** Can a texture be shown as it is? */
    boolean takes(Texture t) {
        return t.desc().width() == width()
                && t.desc().height() == height()
                && (other != null || (t.desc().bind() & Bind.PRESENT) != 0);
    }

    Surface.Outcome present(Texture picture, Surface.Interval interval, boolean dontWait) {
        return present(backend.pipe, picture, interval, dontWait);
    }

    /** @param from the context of the drawing device that has the picture */
    private Surface.Outcome present(Context from, Texture picture, Surface.Interval interval, boolean dontWait) {
        Context by = other;
        if (by == null) return from.present(surface, picture, false, interval, dontWait);
        return by.present(surface, carry(from, by, picture), false, interval, dontWait);
    }

    /** The thread that shows the pictures, which starts with the first. */
    PresentThread thread() {
        PresentThread t = thread;
        if (t == null) thread = t = new PresentThread(backend.gpu.createContext(), this::present);
        return t;
    }

    /** The thread, where there is one. */
    @Nullable
    PresentThread startedThread() {
        return thread;
    }

    /** Later pictures are shown by the program's own thread. */
    void endThread() {
        PresentThread t = thread;
        if (t != null) closeThread(t);
    }

    private void closeThread(PresentThread t) {
        thread = null;
        for (Texture left : t.close()) backend.gpu.destroy(left);
    }

    /** An idle picture of the thread's, of the window's size. */
    PresentThread.Picture idle(PresentThread t) {
        while (true) {
            PresentThread.Picture p = t.take(backend.pipe);
            if (p == null) break;
            if (p.texture.desc().width() == width() && p.texture.desc().height() == height()) return p;
            backend.gpu.destroy(p.texture);
        }
        return new PresentThread.Picture(make(backend.gpu, backend.formats, bind(), width(), height()));
    }

    private int bind() {
        return Bind.COLOR_TARGET | (other == null ? Bind.PRESENT : Bind.SAMPLED);
    }

    private Texture carry(Context reader, Context by, Texture picture) {
        int w = picture.desc().width();
        int h = picture.desc().height();
        Texture to = copy;
        if (to == null || to.desc().width() != w || to.desc().height() != h) {
            if (to != null) shower.destroy(to);
            copy = null;
            to = make(shower, new DeviceFormats(shower), Bind.COLOR_TARGET | Bind.PRESENT, w, h);
            copy = to;
        }
        long row = picture.desc().format().rowBytes(w);
        long toRow = to.desc().format().rowBytes(w);
        Box all = Box.of2d(0, 0, w, h);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment from = arena.allocate(row * h, 16);
            reader.readTexture(picture, 0, all, from, row, row * h);
            MemorySegment into = from;
            if (picture.desc().format() != to.desc().format()) {
                into = arena.allocate(toRow * h, 16);
                RowConverter c =
                        RowConverter.between(picture.desc().format(), to.desc().format());
                for (int y = 0; y < h; y++) c.convert(from, row * y, into, toRow * y, w);
            }
            by.writeTexture(to, 0, all, into, toRow, toRow * h);
        }
        return to;
    }

    /** The device that drew is lost: what is of it goes with it, the window is let go of. */
    void abandon() {
        PresentThread t = thread;
        thread = null;
        try {
            if (t != null) t.close();
            if (copy != null) shower.destroy(copy);
            surface.close();
            if (other != null) other.close();
        } catch (DeviceLostException e) {
            backend.loss.ofCall(e);
        }
    }

    void close() {
        endThread();
        if (shown != null) backend.gpu.destroy(shown);
        shown = null;
        if (edited != null) backend.gpu.destroy(edited);
        edited = null;
        if (copy != null) shower.destroy(copy);
        copy = null;
        surface.close();
        if (other != null) other.close();
    }
}
