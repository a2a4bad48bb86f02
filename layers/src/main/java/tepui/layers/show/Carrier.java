package tepui.layers.show;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;
import tepui.pipe.MapFlags;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.driver.PictureQueue;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.pipe.format.RowConverter;

/**
 * Carrier of the pictures of one window from the device that draws to the one that shows: on a thread of its own ({@link PictureQueue}) it waits for the
 * copy, writes the texels into a texture of the other device and presents that. It has a context of each device.
 */
final class Carrier implements PictureQueue.Screen<CarriedPicture> {
    private final Surface window;
    private final Device drawing;
    private final Device shower;
    private final Context reader;
    private final Context writer;
    private final PictureQueue<CarriedPicture> queue;
    private @Nullable Texture shown;
    private MemorySegment converted = MemorySegment.NULL;

    /** Held while the window is presented to or resized. */
    private final ReentrantLock screen = new ReentrantLock();

    Carrier(Surface window, Device drawing, Device shower) {
        this.window = window;
        this.drawing = drawing;
        this.shower = shower;
        reader = drawing.createContext();
        try {
            writer = shower.createContext();
        } catch (RuntimeException e) {
            reader.close();
            throw e;
        }
        queue = new PictureQueue<>("tepui-show", this);
    }

    // ---- the side of the program -----------------------------------------------------------------------------------

    boolean hasRoom(int most) {
        check();
        return queue.hasRoom(most);
    }

    /** Waits until fewer pictures than that are on the way. */
    void awaitRoom(int most) {
        queue.awaitRoom(most);
        check();
    }

    private void check() {
        RuntimeException f = queue.failure();
        if (f instanceof DeviceLostException lost)
            throw new DeviceLostException(String.valueOf(lost.getMessage()), lost);
        if (f != null) throw new IllegalArgumentException(f.getMessage(), f);
        if (queue.isClosed()) throw new IllegalArgumentException("present: the surface is closed");
    }

    /** A picture of that form to copy into. */
    CarriedPicture idle(Format format, int width, int height) {
        for (CarriedPicture p = queue.take(); p != null; p = queue.take()) {
            if (p.fits(format, width, height)) return p;
            drawing.destroy(p.buffer);
        }
        return new CarriedPicture(drawing, format, width, height);
    }

    void give(CarriedPicture p) {
        queue.give(p);
    }

    /** What became of the last picture that has arrived. */
    Surface.Outcome outcome() {
        return queue.outcome();
    }

    /** Does something to the window while no picture is shown in it. */
    void between(Runnable work) {
        screen.lock();
        try {
            work.run();
        } finally {
            screen.unlock();
        }
    }

    /** Ends the thread. Pictures on their way are still shown where the screen takes them at once. */
    void close() {
        if (queue.isClosed()) return;
        for (CarriedPicture p : queue.close()) drawing.destroy(p.buffer);
        if (shown != null) shower.destroy(shown);
        reader.close();
        window.close();
        writer.close();
    }

    // ---- the side of the thread ------------------------------------------------------------------------------------

    @Override
    public void prepare(CarriedPicture p) {
        p.await(reader);
        carry(p, texture(p));
    }

    @Override
    public Surface.Outcome show(CarriedPicture p) {
        Texture to = shown;
        if (to == null) throw new IllegalStateException("Carrier.show: nothing was carried");
        screen.lock();
        try {
            return writer.present(window, to, p.bottomUp, p.interval, true);
        } finally {
            screen.unlock();
        }
    }

    /** The texture that is shown, of the picture's size and in its format if that can be shown. */
    private Texture texture(CarriedPicture p) {
        int needed = FormatSupport.COLOR_TARGET | FormatSupport.PRESENT;
        Format f = (shower.formatSupport(p.format) & needed) == needed ? p.format : window.format();
        Texture t = shown;
        if (t != null
                && t.desc().format() == f
                && t.desc().width() == p.width
                && t.desc().height() == p.height) return t;
        if (t != null) shower.destroy(t);
        shown = null;
        t = shower.createTexture(TextureDesc.of2d(f, p.width, p.height, Bind.COLOR_TARGET | Bind.PRESENT));
        shown = t;
        return t;
    }

    private void carry(CarriedPicture p, Texture to) {
        long address = reader.map(p.buffer, 0, p.size(), MapFlags.READ);
        try {
            MemorySegment texels = MemorySegment.ofAddress(address).reinterpret(p.size());
            // What is shown are the encoded values, whatever they stand for.
            Format from = p.format.linear();
            Format into = to.desc().format().linear();
            long row = into.rowBytes(p.width);
            Box all = p.box();
            if (from == into) {
                writer.writeTexture(to, 0, all, texels, row, p.size());
                return;
            }
            long size = row * p.height;
            if (converted.byteSize() < size) converted = Arena.ofAuto().allocate(size, 16);
            RowConverter c = RowConverter.between(from, into);
            for (int y = 0; y < p.height; y++) c.convert(texels, p.rowBytes() * y, converted, row * y, p.width);
            writer.writeTexture(to, 0, all, converted.asSlice(0, size), row, size);
        } finally {
            reader.unmap(p.buffer);
        }
    }
}
