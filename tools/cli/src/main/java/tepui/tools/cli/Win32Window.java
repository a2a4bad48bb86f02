package tepui.tools.cli;

import java.lang.foreign.AddressLayout;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import tepui.pipe.Surface;

/** Window of Windows, whose handle drivers get. It is used by the thread that made it alone. */
@SuppressWarnings("restricted") // the launcher enables native access for this module
final class Win32Window implements DemoWindow {
    private static final AddressLayout ADDRESS = ValueLayout.ADDRESS;
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG;

    private static final int OVERLAPPED_WINDOW = 0x00cf0000;
    private static final int DEFAULT_PLACE = 0x80000000;
    private static final int SHOW = 5;
    private static final int REMOVE = 1;
    private static final int DESTROY = 0x2;
    private static final int CLOSE = 0x10;
    private static final int ERASE = 0x14;

    /** Sizes of WNDCLASSEXW, MSG and RECT on processors of 64 bits. */
    private static final int CLASS_BYTES = 80;

    private static final int MESSAGE_BYTES = 48;
    private static final int RECT_BYTES = 16;

    private final Arena arena = Arena.ofShared();
    private final SymbolLookup user = SymbolLookup.libraryLookup("user32", arena);
    private final MethodHandle peek = function(user, "PeekMessageW", INT, ADDRESS, LONG, INT, INT, INT);
    private final MethodHandle dispatch = function(user, "DispatchMessageW", LONG, ADDRESS);
    private final MethodHandle otherwise = function(user, "DefWindowProcW", LONG, LONG, INT, LONG, LONG);
    private final MethodHandle clientArea = function(user, "GetClientRect", INT, LONG, ADDRESS);
    private final MemorySegment message = arena.allocate(MESSAGE_BYTES, 8);
    private final MemorySegment area = arena.allocate(RECT_BYTES, 4);
    private final long window;
    private int width;
    private int height;
    private boolean open = true;

    Win32Window(String title, Arguments.Size size) throws FailureException {
        width = size.width();
        height = size.height();
        try {
            window = make(title);
            if (window == 0) throw new FailureException("Windows opens no window; --out FILE.png needs none");
            int ignored = (int) function(user, "ShowWindow", INT, LONG, INT).invokeExact(window, SHOW);
        } catch (FailureException e) {
            throw e;
        } catch (Throwable t) {
            throw failed(t);
        }
    }

    static boolean isPossible() {
        return System.getProperty("os.name", "").startsWith("Windows")
                && System.getProperty("os.arch", "").toLowerCase(Locale.ROOT).contains("64");
    }

    private static MethodHandle function(
            SymbolLookup library, String name, MemoryLayout result, MemoryLayout... arguments) {
        return Linker.nativeLinker()
                .downcallHandle(library.findOrThrow(name), FunctionDescriptor.of(result, arguments));
    }

    private static IllegalStateException failed(Throwable t) {
        return new IllegalStateException("Win32Window: a call of Windows failed", t);
    }

    private MemorySegment wide(String text) {
        return arena.allocateFrom(text, StandardCharsets.UTF_16LE);
    }

    private long make(String title) throws Throwable {
        MethodHandle procedure = MethodHandles.lookup()
                .findVirtual(
                        Win32Window.class,
                        "procedure",
                        MethodType.methodType(long.class, long.class, int.class, long.class, long.class));
        MemorySegment stub = Linker.nativeLinker()
                .upcallStub(procedure.bindTo(this), FunctionDescriptor.of(LONG, LONG, INT, LONG, LONG), arena);
        MemorySegment name = wide("tepui demo " + System.identityHashCode(this));
        MemorySegment kind = arena.allocate(CLASS_BYTES, 8);
        kind.set(INT, 0, CLASS_BYTES);
        kind.set(ADDRESS, 8, stub);
        kind.set(ADDRESS, 64, name);
        short atom = (short) function(user, "RegisterClassExW", ValueLayout.JAVA_SHORT, ADDRESS)
                .invokeExact(kind);
        if (atom == 0) return 0;
        area.set(INT, 8, width);
        area.set(INT, 12, height);
        int framed = (int)
                function(user, "AdjustWindowRect", INT, ADDRESS, INT, INT).invokeExact(area, OVERLAPPED_WINDOW, 0);
        if (framed == 0) return 0;
        return (long) function(
                        user,
                        "CreateWindowExW",
                        LONG,
                        INT,
                        ADDRESS,
                        ADDRESS,
                        INT,
                        INT,
                        INT,
                        INT,
                        INT,
                        LONG,
                        LONG,
                        LONG,
                        LONG)
                .invokeExact(
                        0,
                        name,
                        wide(title),
                        OVERLAPPED_WINDOW,
                        DEFAULT_PLACE,
                        DEFAULT_PLACE,
                        area.get(INT, 8) - area.get(INT, 0),
                        area.get(INT, 12) - area.get(INT, 4),
                        0L,
                        0L,
                        0L,
                        0L);
    }

    /** The window's procedure: it goes when its owner closes it, and its ground is never drawn. */
    private long procedure(long of, int what, long w, long l) {
        switch (what) {
            case CLOSE, DESTROY -> {
                open = false;
                return 0;
            }
            case ERASE -> {
                return 1;
            }
            default -> {
                try {
                    return (long) otherwise.invokeExact(of, what, w, l);
                } catch (Throwable t) {
                    throw failed(t);
                }
            }
        }
    }

    @Override
    public Surface.Target target() {
        return new Surface.Target.Window(Surface.WindowSystem.WIN32, 0, window, width, height);
    }

    @Override
    public boolean isOpen() {
        return open;
    }

    @Override
    public void follow(Surface surface) {
        int w;
        int h;
        try {
            while ((int) peek.invokeExact(message, 0L, 0, 0, REMOVE) != 0) {
                long ignored = (long) dispatch.invokeExact(message);
            }
            int there = (int) clientArea.invokeExact(window, area);
            if (there == 0) return;
            w = area.get(INT, 8);
            h = area.get(INT, 12);
        } catch (Throwable t) {
            throw failed(t);
        }
        // A minimised window has no size, and keeps the one before.
        if (w == width && h == height || w == 0 || h == 0) return;
        width = w;
        height = h;
        surface.resize(w, h);
    }

    @Override
    public void close() {
        open = false;
        try {
            int ignored = (int) function(user, "DestroyWindow", INT, LONG).invokeExact(window);
        } catch (Throwable t) {
            throw failed(t);
        }
        arena.close();
    }
}
