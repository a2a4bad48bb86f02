package tepui.targets.nativedoor.x11;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static tepui.targets.nativedoor.memory.NativeMemory.intAt;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tepui.targets.nativedoor.memory.Program;

/**
 * Bindings to functions of Xlib on the program's own connection: called where the program is, which has loaded the
 * library already.
 */
public final class Xlib {
    private static final int EVENT_BYTES = 192;
    private static final int CLIENT_MESSAGE = 33;
    private static final int VISUAL_ID_MASK = 1;
    /** Of an XVisualInfo. */
    private static final int VISUAL_ID_AT = 8;

    private static final int VISUAL_INFO_BYTES = 64;

    private static final SymbolLookup LIBRARY = SymbolLookup.libraryLookup("libX11.so.6", Arena.global());
    private static final Map<String, MethodHandle> HANDLES = new ConcurrentHashMap<>();

    private Xlib() {}

    /** Calls a function whose result fits a long; arguments are ints, longs and segments. */
    private static long call(String name, Object... arguments) {
        MethodHandle handle = HANDLES.computeIfAbsent(name, n -> {
            MemoryLayout[] types = new MemoryLayout[arguments.length];
            for (int i = 0; i < types.length; i++) {
                Object a = arguments[i];
                types[i] = a instanceof Integer ? JAVA_INT : a instanceof Long ? JAVA_LONG : ADDRESS;
            }
            return Linker.nativeLinker()
                    .downcallHandle(LIBRARY.findOrThrow(n), FunctionDescriptor.of(JAVA_LONG, types))
                    .asSpreader(Object[].class, types.length);
        });
        try {
            return (long) handle.invoke(arguments);
        } catch (Throwable t) {
            throw new IllegalStateException(name + " failed: " + t, t);
        }
    }

    /** A connection to the display that the environment names, which is never closed; 0 where there is none. */
    public static long open() {
        Program foreign = Program.foreign();
        if (foreign != null) return foreign.ask(Program.X_OPEN, 0, 0);
        String name = System.getenv("DISPLAY");
        if (name == null || name.isEmpty()) return 0;
        return call("XOpenDisplay", 0L);
    }

    public static int defaultScreen(long display) {
        Program foreign = Program.foreign();
        return (int) (foreign != null ? foreign.ask(Program.X_SCREEN, display, 0) : call("XDefaultScreen", display));
    }

    /** The id of a screen's default visual. */
    public static int visual(long display, int screen) {
        Program foreign = Program.foreign();
        if (foreign != null) return (int) foreign.ask(Program.X_VISUAL, display, screen);
        return (int) call("XVisualIDFromVisual", call("XDefaultVisual", display, screen));
    }

    /** GLX's first error at the server; its first event in the second byte, the number of its requests in the third; 0 where the server has no GLX. */
    public static int extension(long display) {
        Program foreign = Program.foreign();
        if (foreign != null) return (int) foreign.ask(Program.X_EXTENSION, display, 0);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment words = arena.allocate(JAVA_INT, 3);
            long there = call(
                    "XQueryExtension", display, arena.allocateFrom("GLX"), words, words.asSlice(4), words.asSlice(8));
            if ((int) there == 0) return 0;
            return words.getAtIndex(JAVA_INT, 2) | words.getAtIndex(JAVA_INT, 1) << 8 | words.get(JAVA_INT, 0) << 16;
        }
    }

    /** Sends what the program has asked for, so that other connections see it. */
    public static void sync(long display) {
        Program foreign = Program.foreign();
        if (foreign != null) foreign.ask(Program.X_SYNC, display, 0);
        else call("XSync", display, 0);
    }

    /** A connection of this process to a display of a name; a server that goes away takes only the connection with it. */
    static long openHere(String name) {
        call("XInitThreads");
        try (Arena arena = Arena.ofConfined()) {
            long display = call("XOpenDisplay", arena.allocateFrom(name));
            if (display != 0) Stay.on(display);
            return display;
        }
    }

    /**
     * Handler that keeps Xlib from ending the process, a host's, when a server is gone: from 1.7 on what it calls then
     * may return.
     */
    private static final class Stay {
        private static final MemorySegment ERROR = stub("error", JAVA_INT, ADDRESS);
        private static final MemorySegment EXIT = stub("exit", null, ADDRESS, ADDRESS);

        private Stay() {}

        static void on(long display) {
            if (LIBRARY.find("XSetIOErrorExitHandler").isEmpty()) return;
            call("XSetIOErrorHandler", ERROR);
            call("XSetIOErrorExitHandler", display, EXIT, MemorySegment.NULL);
        }

        private static MemorySegment stub(String name, @Nullable MemoryLayout result, MemoryLayout... arguments) {
            FunctionDescriptor type =
                    result == null ? FunctionDescriptor.ofVoid(arguments) : FunctionDescriptor.of(result, arguments);
            try {
                MethodHandle handler = MethodHandles.lookup().findStatic(Stay.class, name, type.toMethodType());
                return Linker.nativeLinker().upcallStub(handler, type, Arena.global());
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("Xlib.Stay." + name + ": " + e, e);
            }
        }

        /** In place of a message and the end. */
        @SuppressWarnings("unused") // by its name
        private static int error(MemorySegment display) {
            return 0;
        }

        /** Calls on the connection fail from then on. */
        @SuppressWarnings("unused") // by its name
        private static void exit(MemorySegment display, MemorySegment data) {}
    }

    /** Closes it. */
    static void closeHere(long display) {
        call("XCloseDisplay", display);
    }

    /** The name by which another connection to the same server can be opened. */
    public static String name(long display) {
        Program foreign = Program.foreign();
        if (foreign != null) return foreign.answerText(foreign.ask(Program.X_NAME, display, 0));
        return MemorySegment.ofAddress(call("XDisplayString", display))
                .reinterpret(Long.MAX_VALUE)
                .getString(0);
    }

    /** The id of the visual that an XVisualInfo is about. */
    public static int visualOf(long info) {
        Program foreign = Program.foreign();
        return foreign != null ? (int) foreign.ask(Program.X_ID, info, 0) : intAt(info + VISUAL_ID_AT);
    }

    /** An XVisualInfo of a visual, which the program frees; 0 where there is none of that id. */
    public static long visualInfo(long display, int visual) {
        Program foreign = Program.foreign();
        if (foreign != null) return foreign.ask(Program.X_INFO, display, visual);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment wanted = arena.allocate(VISUAL_INFO_BYTES, 8);
            wanted.set(JAVA_LONG, VISUAL_ID_AT, visual);
            MemorySegment count = arena.allocate(JAVA_INT);
            return call("XGetVisualInfo", display, (long) VISUAL_ID_MASK, wanted, count);
        }
    }

    /** Sends the message of a window manager whose close button is pressed. */
    public static void requestClose(long display, long window) {
        Program foreign = Program.foreign();
        if (foreign != null) {
            foreign.ask(Program.X_CLOSE, display, window);
            return;
        }
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
