package tepui.frontends.d3d9;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.RowConverter;

/**
 * A window that a swap chain shows pictures in: by the device that draws them, or by another one ({@link Direct3D9#showOn}), to which each
 * picture is carried through memory.
 */
final class Screen9 {
    private final DeviceBase device;
    /** Of the device that shows; null for the one that draws. */
    private final @Nullable Context other;

    private final Device shower;
    private final Surface surface;
    private @Nullable Texture shown;
    private @Nullable Texture edited;
    private @Nullable Texture copy;
    private @Nullable PresentThread9 thread;

    Screen9(DeviceBase device, Surface.Target target) {
        this.device = device;
        Device screen = device.parent.screen();
        shower = screen == null ? device.gpu : screen;
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
        if (p != null) device.gpu.destroy(p);
        shown = null;
        p = make(device.gpu, device.formats, bind(), width(), height());
        device.pipe.clearTexture(p, 0, Box.of2d(0, 0, width(), height()), ClearColor.of(0, 0, 0, 1));
        shown = p;
        return p;
    }

    /** A picture of the same form, for what is laid over the one that is kept. */
    Texture edited() {
        Texture e = edited;
        if (e != null && e.desc().width() == width() && e.desc().height() == height()) return e;
        if (e != null) device.gpu.destroy(e);
        edited = null;
        e = make(device.gpu, device.formats, bind(), width(), height());
        edited = e;
        return e;
    }

    private static Texture make(Device gpu, DeviceFormats formats, int bind, int width, int height) {
        Formats9.TexelFormat info = Formats9.of(D3D9.D3DFMT_X8R8G8B8);
        Formats9.Choice c = info == null ? null : formats.choice(info, bind);
        if (c == null) throw new Direct3DException(D3D9.D3DERR_NOTAVAILABLE, "Screen9: no format can be presented");
        return gpu.createTexture(TextureDesc.of2d(c.format(), width, height, bind));
    }

    /** Can a texture be shown as it is? */
    boolean takes(Texture t) {
        return t.desc().width() == width()
                && t.desc().height() == height()
                && (other != null || (t.desc().bind() & Bind.PRESENT) != 0);
    }

    Surface.Outcome present(Texture picture, Surface.Interval interval, boolean dontWait) {
        return present(device.pipe, picture, interval, dontWait);
    }

    /** @param from the context of the drawing device that has the picture */
    private Surface.Outcome present(Context from, Texture picture, Surface.Interval interval, boolean dontWait) {
        Context by = other;
        if (by == null) return from.present(surface, picture, false, interval, dontWait);
        return by.present(surface, carry(from, by, picture), false, interval, dontWait);
    }

    /** The thread that shows the pictures, which starts with the first. */
    PresentThread9 thread() {
        PresentThread9 t = thread;
        if (t == null) thread = t = new PresentThread9(device.gpu.createContext(), this::present);
        return t;
    }

    /** The thread, where there is one. */
    @Nullable
    PresentThread9 startedThread() {
        return thread;
    }

    /** Later pictures are shown by the program's own thread. */
    void endThread() {
        PresentThread9 t = thread;
        if (t != null) closeThread(t);
    }

    private void closeThread(PresentThread9 t) {
        thread = null;
        for (Texture left : t.close()) device.gpu.destroy(left);
    }

    /** An idle picture of the thread's, of the window's size. */
    PresentThread9.Picture idle(PresentThread9 t) {
        while (true) {
            PresentThread9.Picture p = t.take(device.pipe);
            if (p == null) break;
            if (p.texture.desc().width() == width() && p.texture.desc().height() == height()) return p;
            device.gpu.destroy(p.texture);
        }
        return new PresentThread9.Picture(make(device.gpu, device.formats, bind(), width(), height()));
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

    void close() {
        endThread();
        if (shown != null) device.gpu.destroy(shown);
        shown = null;
        if (edited != null) device.gpu.destroy(edited);
        edited = null;
        if (copy != null) shower.destroy(copy);
        copy = null;
        surface.close();
        if (other != null) other.close();
    }
}
