package tepui.layers.show;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayDeque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
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
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.pipe.format.RowConverter;

/**
 * Thread that carries the pictures of one window from the device that draws to the one that shows, in their order: it waits for the copy, writes the texels into a texture
 * of the other device and presents that. It has a context of each device.
 */
final class Carrier {
    /** Nanoseconds between two looks whether the screen takes a picture; between them the thread can be told to end. */
    private static final long SCREEN_PAUSE = 200_000;

    private final Surface window;
    private final Device drawing;
    private final Device shower;
    private final Context reader;
    private final Context writer;
    private final Thread thread;
    private @Nullable Texture shown;
    private MemorySegment converted = MemorySegment.NULL;

    /** Held while the window is presented to or resized. */
    private final ReentrantLock screen = new ReentrantLock();

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final ArrayDeque<CarriedPicture> idle = new ArrayDeque<>();
    private final ArrayDeque<CarriedPicture> waiting = new ArrayDeque<>();
    /** Pictures that were given and are not shown yet, the one that the thread has among them. */
    private int onTheWay;

    private Surface.Outcome outcome = Surface.Outcome.SHOWN;
    private @Nullable RuntimeException failure;
    private volatile boolean ends;

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
        thread = Thread.ofPlatform().name("tepui-show").daemon().start(this::run);
    }

    // ---- the side of the program -----------------------------------------------------------------------------------

    boolean hasRoom(int most) {
        lock.lock();
        try {
            check();
            return onTheWay < most;
        } finally {
            lock.unlock();
        }
    }

    /** Waits until fewer pictures than that are on the way. */
    void awaitRoom(int most) {
        lock.lock();
        try {
            while (onTheWay >= most && failure == null && !ends) changed.awaitUninterruptibly();
            check();
        } finally {
            lock.unlock();
        }
    }

    private void check() {
        RuntimeException f = failure;
        if (f instanceof DeviceLostException lost)
            throw new DeviceLostException(String.valueOf(lost.getMessage()), lost);
        if (f != null) throw new IllegalArgumentException(f.getMessage(), f);
        if (ends) throw new IllegalArgumentException("present: the surface is closed");
    }

    /** A picture of that form to copy into. */
    CarriedPicture idle(Format format, int width, int height) {
        lock.lock();
        try {
            for (CarriedPicture p = idle.poll(); p != null; p = idle.poll()) {
                if (p.fits(format, width, height)) return p;
                drawing.destroy(p.buffer);
            }
        } finally {
            lock.unlock();
        }
        return new CarriedPicture(drawing, format, width, height);
    }

    void give(CarriedPicture p) {
        lock.lock();
        try {
            waiting.add(p);
            onTheWay++;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** What became of the last picture that has arrived. */
    Surface.Outcome outcome() {
        lock.lock();
        try {
            return outcome;
        } finally {
            lock.unlock();
        }
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
        lock.lock();
        try {
            if (ends) return;
            ends = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
        LockSupport.unpark(thread);
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
        for (CarriedPicture p : idle) drawing.destroy(p.buffer);
        idle.clear();
        if (shown != null) shower.destroy(shown);
        reader.close();
        window.close();
        writer.close();
    }

    // ---- the side of the thread ------------------------------------------------------------------------------------

    private void run() {
        while (true) {
            CarriedPicture p;
            lock.lock();
            try {
                while (waiting.isEmpty() && !ends) changed.awaitUninterruptibly();
                p = waiting.poll();
                if (p == null) return;
            } finally {
                lock.unlock();
            }
            Surface.Outcome now = Surface.Outcome.SHOWN;
            RuntimeException wrong = null;
            try {
                if (failure == null) now = show(p);
            } catch (RuntimeException e) {
                wrong = e;
            }
            lock.lock();
            try {
                if (wrong != null) failure = wrong;
                outcome = now;
                onTheWay--;
                idle.add(p);
                changed.signalAll();
            } finally {
                lock.unlock();
            }
        }
    }

    private Surface.Outcome show(CarriedPicture p) {
        p.await(reader);
        Texture to = texture(p);
        carry(p, to);
        while (true) {
            Surface.Outcome o;
            screen.lock();
            try {
                o = writer.present(window, to, p.bottomUp, p.interval, true);
            } finally {
                screen.unlock();
            }
            if (o != Surface.Outcome.WOULD_BLOCK || ends) return o;
            LockSupport.parkNanos(SCREEN_PAUSE);
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
