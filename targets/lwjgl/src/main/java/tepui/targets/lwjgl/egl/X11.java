package tepui.targets.lwjgl.egl;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Bindings to the few functions of Xlib that EGL needs for a window it is given. The program has loaded the library
 * already.
 */
final class X11 {
    private static final SymbolLookup LIBRARY = SymbolLookup.libraryLookup("libX11.so.6", Arena.global());
    private static final Map<String, MethodHandle> HANDLES = new ConcurrentHashMap<>();

    private static final int CLIENT_MESSAGE = 33;
    /** Of an XEvent, which is a union of this many longs. */
    private static final int EVENT_BYTES = 24 * 8;

    private X11() {}

    private static long call(String name, Object... arguments) {
        MethodHandle handle = HANDLES.computeIfAbsent(name, n -> {
            FunctionDescriptor type = FunctionDescriptor.of(JAVA_LONG);
            for (Object a : arguments)
                type = type.appendArgumentLayouts(
                        a instanceof Long ? JAVA_LONG : a instanceof Integer ? JAVA_INT : ADDRESS);
            return Linker.nativeLinker().downcallHandle(LIBRARY.findOrThrow(n), type);
        });
        try {
            return (long) handle.invokeWithArguments(arguments);
        } catch (Throwable e) {
            throw new IllegalStateException(name + " failed", e);
        }
    }

    private static final class OwnDisplay {
        /** For programs that name no display; never closed. 0 where there is none. */
        static final long HANDLE = call("XOpenDisplay", 0L);
    }

    /** A connection to the display that the environment names; 0 where there is none. */
    static long ownDisplay() {
        return OwnDisplay.HANDLE;
    }

    /** The id of the default visual. */
    static int visual(long display) {
        int screen = (int) call("XDefaultScreen", display);
        return (int) call("XVisualIDFromVisual", call("XDefaultVisual", display, screen));
    }

    /** Width and height of a window; null where it is none. */
    static int @Nullable [] size(long display, long window) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment words = arena.allocate(64, 8);
            long at = words.address();
            long known = call("XGetGeometry", display, window, at, at + 8, at + 16, at + 24, at + 32, at + 40, at + 48);
            // A Status is an int.
            if ((int) known == 0) return null;
            return new int[] {words.get(JAVA_INT, 24), words.get(JAVA_INT, 32)};
        }
    }

    /** Sends the message of a window manager whose close button is pressed. */
    static void requestClose(long display, long window) {
        try (Arena arena = Arena.ofConfined()) {
            long protocols = call("XInternAtom", display, arena.allocateFrom("WM_PROTOCOLS"), 0);
            long delete = call("XInternAtom", display, arena.allocateFrom("WM_DELETE_WINDOW"), 0);
            // An XClientMessageEvent: type, serial, send_event, display, window, message_type, format, data
            MemorySegment event = arena.allocate(EVENT_BYTES, 8);
            event.set(JAVA_INT, 0, CLIENT_MESSAGE);
            event.set(JAVA_LONG, 24, display);
            event.set(JAVA_LONG, 32, window);
            event.set(JAVA_LONG, 40, protocols);
            event.set(JAVA_INT, 48, 32);
            event.set(JAVA_LONG, 56, delete);
            call("XSendEvent", display, window, 0, 0L, event);
            call("XFlush", display);
        }
    }
}
