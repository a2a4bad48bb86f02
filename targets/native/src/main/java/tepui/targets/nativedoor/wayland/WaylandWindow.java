package tepui.targets.nativedoor.wayland;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static tepui.targets.nativedoor.memory.NativeMemory.intAt;
import static tepui.targets.nativedoor.memory.NativeMemory.pointerAt;
import static tepui.targets.nativedoor.memory.NativeMemory.putInt;
import static tepui.targets.nativedoor.memory.NativeMemory.putPointer;
import static tepui.targets.nativedoor.wayland.WaylandClient.descriptor;
import static tepui.targets.nativedoor.wayland.WaylandClient.request;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Surface;
import tepui.targets.nativedoor.memory.Program;
import tepui.targets.nativedoor.window.NativeWindow;

/**
 * A window of a Wayland compositor: libwayland-egl's wl_egl_window, whose size the program changes by itself. Pictures are copied to memory that the compositor
 * shares (wl_shm), and committed on the thread that swaps, before its call returns. With an interval, a program that has shown a picture waits for the
 * compositor's frame callback with its next.
 */
public final class WaylandWindow implements NativeWindow, Surface.PixelSink {
    // ---- wl_egl_window of libwayland-egl, from its version 3 on
    private static final long VERSION = 3;
    private static final int WIDTH_AT = 8;
    private static final int HEIGHT_AT = 12;
    private static final int DX_AT = 16;
    private static final int DY_AT = 20;
    private static final int ATTACHED_WIDTH_AT = 24;
    private static final int ATTACHED_HEIGHT_AT = 28;
    private static final int PRIVATE_AT = 32;
    private static final int DESTROYED_AT = 48;
    private static final int SURFACE_AT = 56;

    // ---- requests of wl_surface
    private static final int ATTACH = 1;
    private static final int DAMAGE = 2;
    private static final int FRAME = 3;
    private static final int COMMIT = 6;
    private static final int DAMAGE_BUFFER = 9;
    private static final int OFFSET = 10;

    private static final int OFFSET_VERSION = 5;
    private static final int DAMAGE_BUFFER_VERSION = 4;

    /** Windows by the number that each has left in its wl_egl_window. */
    private static final Map<Long, WaylandWindow> ALL = new ConcurrentHashMap<>();

    private static final AtomicLong NEXT = new AtomicLong(1);

    private final WaylandQueue queue;
    /** Address of the program's wl_egl_window. */
    private final long window;

    private final long number = NEXT.getAndIncrement();
    private final long surface;
    private final long shm;
    private final List<ShmBuffer> buffers = new ArrayList<>();
    /** Gets the picture that is about to come. */
    private @Nullable ShmBuffer next;

    private volatile boolean arrived;
    /** The compositor has not yet asked for another picture. */
    private long frameCallback;

    private int interval = 1;
    private int width;
    private int height;
    /** The program, in this process, has destroyed its wl_egl_window. */
    private volatile boolean gone;

    private WaylandWindow(WaylandDisplay display, long window) {
        this.window = window;
        queue = display.newQueue();
        surface = queue.wrap(pointerAt(window + SURFACE_AT, 0));
        shm = queue.wrap(display.shm());
        EventWords words = queue.words();
        Program foreign = Program.foreign();
        if (words != null && foreign != null) {
            putPointer(window + PRIVATE_AT, 0, words.goneAddress());
            putPointer(window + DESTROYED_AT, 0, foreign.ask(Program.WAYLAND_GONE, 0, 0));
        } else {
            putPointer(window + PRIVATE_AT, 0, number);
            putPointer(window + DESTROYED_AT, 0, Destroyed.FUNCTION.address());
            ALL.put(number, this);
        }
        look();
    }

    /**
     * A program's wl_egl_window; null where it is none.
     *
     * @throws IllegalStateException where it has a surface already
     */
    public static @Nullable WaylandWindow of(WaylandDisplay display, long address) {
        if (pointerAt(address, 0) < VERSION || pointerAt(address + SURFACE_AT, 0) == 0) return null;
        if (pointerAt(address + PRIVATE_AT, 0) != 0)
            throw new IllegalStateException("the window has a surface already");
        return new WaylandWindow(display, address);
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public int height() {
        return height;
    }

    private boolean isGone() {
        EventWords words = queue.words();
        return words != null ? words.isGone() : gone;
    }

    @Override
    public boolean look() {
        if (isGone()) return false;
        width = intAt(window + WIDTH_AT);
        height = intAt(window + HEIGHT_AT);
        return true;
    }

    @Override
    public boolean isSame(NativeWindow other) {
        return other instanceof WaylandWindow w && w.window == window;
    }

    @Override
    public Surface.Target target(int w, int h) {
        return new Surface.Target.Pixels(w, h, this);
    }

    /** The compositor's to ask for: a program cannot be sent what it sends. */
    @Override
    public void requestClose() {}

    @Override
    public void setInterval(int refreshes) {
        interval = refreshes;
    }

    @Override
    public void beginSwap(int w, int h, boolean alpha) {
        arrived = false;
        next = null;
        if (isGone()) return;
        while (frameCallback != 0 && interval != 0) if (!queue.await()) return;
        queue.handleWhatCame();
        next = free(w, h, alpha);
    }

    /** May come on a driver's thread. */
    @Override
    public void accept(int w, int h, int[] argb) {
        ShmBuffer to = next;
        if (to == null || !to.has(w, h)) return;
        MemorySegment.copy(argb, 0, to.memory(), JAVA_INT, 0, w * h);
        arrived = true;
    }

    @Override
    public void endSwap(int[] damage) {
        ShmBuffer buffer = next;
        next = null;
        if (buffer == null || !arrived || isGone()) return;
        buffer.busy = true;
        attach(buffer);
        damage(buffer, damage);
        if (frameCallback == 0) {
            long callback = request(surface, FRAME, descriptor("wl_callback_interface"), 0);
            frameCallback = callback;
            queue.listen(callback, () -> {
                frameCallback = 0;
                queue.destroy(callback);
            });
        }
        request(surface, COMMIT, 0);
        queue.flush();
        putInt(window + ATTACHED_WIDTH_AT, buffer.width());
        putInt(window + ATTACHED_HEIGHT_AT, buffer.height());
    }

    /** Attaches a picture, where the program has moved the window's corner to (wl_egl_window_resize). */
    private void attach(ShmBuffer buffer) {
        int x = intAt(window + DX_AT);
        int y = intAt(window + DY_AT);
        putInt(window + DX_AT, 0);
        putInt(window + DY_AT, 0);
        if (WaylandClient.version(surface) < OFFSET_VERSION) {
            request(surface, ATTACH, 0, buffer.object(), x, y);
            return;
        }
        request(surface, ATTACH, 0, buffer.object(), 0, 0);
        if (x != 0 || y != 0) request(surface, OFFSET, 0, x, y);
    }

    /** Tells what has changed: rectangles with their origin at the lower left corner, or all. */
    private void damage(ShmBuffer buffer, int[] damage) {
        if (damage.length == 0 || WaylandClient.version(surface) < DAMAGE_BUFFER_VERSION) {
            request(surface, DAMAGE, 0, 0, 0, Integer.MAX_VALUE, Integer.MAX_VALUE);
            return;
        }
        for (int i = 0; i + 3 < damage.length; i += 4) {
            int top = buffer.height() - damage[i + 1] - damage[i + 3];
            request(surface, DAMAGE_BUFFER, 0, damage[i], top, damage[i + 2], damage[i + 3]);
        }
    }

    /** A buffer that the compositor does not read, of this size; null where the connection is gone. */
    private @Nullable ShmBuffer free(int w, int h, boolean alpha) {
        buffers.removeIf(b -> {
            if (b.busy || b.fits(w, h, alpha)) return false;
            b.close();
            return true;
        });
        while (true) {
            int fitting = 0;
            for (ShmBuffer b : buffers) {
                if (!b.fits(w, h, alpha)) continue;
                fitting++;
                if (!b.busy) return b;
            }
            if (fitting < ShmBuffer.MOST) {
                ShmBuffer made = new ShmBuffer(queue, shm, w, h, alpha);
                buffers.add(made);
                return made;
            }
            if (!queue.await()) return null;
        }
    }

    @Override
    public void close() {
        ALL.remove(number);
        Program foreign = Program.foreign();
        // All of it was in the program's process.
        if (foreign != null && foreign.hasLeft()) return;
        if (!isGone()) {
            putPointer(window + PRIVATE_AT, 0, 0);
            putPointer(window + DESTROYED_AT, 0, 0);
        }
        if (frameCallback != 0) queue.destroy(frameCallback);
        for (ShmBuffer b : buffers) b.close();
        buffers.clear();
        WaylandQueue.unwrap(shm);
        WaylandQueue.unwrap(surface);
        queue.close();
    }

    /** The function that a program in this process calls as it destroys a window; made where there is one. */
    private static final class Destroyed {
        static final MemorySegment FUNCTION = stub();

        private Destroyed() {}

        private static MemorySegment stub() {
            FunctionDescriptor type = FunctionDescriptor.ofVoid(JAVA_LONG);
            try {
                return Linker.nativeLinker()
                        .upcallStub(
                                MethodHandles.lookup().findStatic(Destroyed.class, "destroyed", type.toMethodType()),
                                type,
                                Arena.global());
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("WaylandWindow.destroyed: " + e, e);
            }
        }

        @SuppressWarnings("unused") // by its name
        private static void destroyed(long number) {
            WaylandWindow window = ALL.get(number);
            if (window != null) window.gone = true;
        }
    }
}
