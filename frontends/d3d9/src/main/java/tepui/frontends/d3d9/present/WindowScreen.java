package tepui.frontends.d3d9.present;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.D3D9;
import tepui.frontends.d3d9.Direct3DException;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.format.TexelFormats;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.DeviceLostException;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;

/** Window that a swap chain shows pictures in. */
final class WindowScreen {
    private final Backend backend;
    private final Surface surface;
    private @Nullable Texture shown;
    private @Nullable Texture edited;
    private @Nullable PresentThread thread;

    WindowScreen(Backend backend, Surface.Target target) {
        this.backend = backend;
        surface = backend.gpu.createSurface(target);
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
        p = make();
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
        e = make();
        edited = e;
        return e;
    }

    private Texture make() {
        int bind = Bind.COLOR_TARGET | Bind.PRESENT;
        TexelFormats.TexelFormat info = TexelFormats.of(D3D9.D3DFMT_X8R8G8B8);
        TexelFormats.Choice c = info == null ? null : backend.formats.choice(info, bind);
        if (c == null)
            throw new Direct3DException(D3D9.D3DERR_NOTAVAILABLE, "WindowScreen: no format can be presented");
        return backend.gpu.createTexture(TextureDesc.of2d(c.format(), width(), height(), bind));
    }

    /** Can a texture be shown as it is? */
    boolean takes(Texture t) {
        return t.desc().width() == width()
                && t.desc().height() == height()
                && (t.desc().bind() & Bind.PRESENT) != 0;
    }

    Surface.Outcome present(Texture picture, Surface.Interval interval, boolean dontWait) {
        return backend.pipe.present(surface, picture, false, interval, dontWait);
    }

    /** The thread that shows the pictures, which starts with the first. */
    PresentThread thread() {
        PresentThread t = thread;
        if (t == null) thread = t = new PresentThread(backend.gpu.createContext(), surface);
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
        for (PresentThread.Picture left : t.close()) backend.gpu.destroy(left.texture);
    }

    /** An idle picture of the thread's, of the window's size. */
    PresentThread.Picture idle(PresentThread t) {
        while (true) {
            PresentThread.Picture p = t.take(backend.pipe);
            if (p == null) break;
            if (p.texture.desc().width() == width() && p.texture.desc().height() == height()) return p;
            backend.gpu.destroy(p.texture);
        }
        return new PresentThread.Picture(make());
    }

    /** The device that drew is lost: what is of it goes with it, the window is let go of. */
    void abandon() {
        PresentThread t = thread;
        thread = null;
        try {
            if (t != null) t.close();
            surface.close();
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
        surface.close();
    }
}
