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
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Surface;

/**
 * Window of an X server that a driver presents to itself: made by libxcb, with a title, and closed as window managers
 * ask.
 */
@SuppressWarnings("restricted") // the launcher enables native access for this module
final class X11Window implements DemoWindow {
    private static final AddressLayout ADDRESS = ValueLayout.ADDRESS;
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT;
    private static final ValueLayout.OfShort SHORT = ValueLayout.JAVA_SHORT;
    private static final ValueLayout.OfByte BYTE = ValueLayout.JAVA_BYTE;

    private static final int BACK_PIXEL_AND_EVENTS = 1 << 1 | 1 << 11;
    private static final int STRUCTURE_EVENTS = 1 << 17;
    private static final int DESTROYED = 17;
    private static final int CONFIGURED = 22;
    private static final int MESSAGE = 33;
    private static final int ATOM = 4;
    private static final int STRING = 31;
    private static final int TITLE = 39;

    private final Arena arena = Arena.ofShared();
    private final SymbolLookup library = SymbolLookup.libraryLookup("libxcb.so.1", Arena.global());
    private final MethodHandle poll = function("xcb_poll_for_event", ADDRESS, ADDRESS);
    private final MethodHandle free = Linker.nativeLinker()
            .downcallHandle(
                    Linker.nativeLinker().defaultLookup().findOrThrow("free"), FunctionDescriptor.ofVoid(ADDRESS));
    private final MemorySegment connection;
    private final int window;
    private final int deleteAtom;
    private int width;
    private int height;
    private boolean open = true;

    X11Window(String title, Arguments.Size size) throws FailureException {
        width = size.width();
        height = size.height();
        MethodHandle connect = function("xcb_connect", ADDRESS, ADDRESS, ADDRESS);
        try {
            connection = (MemorySegment) connect.invokeExact(MemorySegment.NULL, MemorySegment.NULL);
            int error = (int) call("xcb_connection_has_error", INT, connection);
            if (error != 0) {
                throw new FailureException("the X server at '" + System.getenv("DISPLAY")
                        + "' cannot be reached (error " + error + "); --out FILE.png needs none");
            }
            window = (int) call("xcb_generate_id", INT, connection);
            MemorySegment values = arena.allocate(8, 4);
            values.set(INT, 4, STRUCTURE_EVENTS);
            call(
                    "xcb_create_window",
                    INT,
                    connection,
                    (byte) 0,
                    window,
                    root(),
                    (short) 0,
                    (short) 0,
                    (short) width,
                    (short) height,
                    (short) 0,
                    (short) 1,
                    0,
                    BACK_PIXEL_AND_EVENTS,
                    values);
            int protocols = atom("WM_PROTOCOLS");
            deleteAtom = atom("WM_DELETE_WINDOW");
            MemorySegment atoms = arena.allocate(4, 4);
            atoms.set(INT, 0, deleteAtom);
            property(protocols, ATOM, 32, 1, atoms);
            byte[] text = title.getBytes(StandardCharsets.ISO_8859_1);
            property(TITLE, STRING, 8, text.length, arena.allocateFrom(ValueLayout.JAVA_BYTE, text));
            call("xcb_map_window", INT, connection, window);
            call("xcb_flush", INT, connection);
        } catch (FailureException e) {
            throw e;
        } catch (Throwable t) {
            throw failed(t);
        }
    }

    /** Whether the environment names an X server and its library is there. */
    static boolean isPossible() {
        String system = System.getProperty("os.name", "");
        String display = System.getenv("DISPLAY");
        if (display == null || display.isEmpty() || system.startsWith("Windows") || system.startsWith("Mac"))
            return false;
        try {
            SymbolLookup.libraryLookup("libxcb.so.1", Arena.global());
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private MethodHandle function(String name, @Nullable MemoryLayout result, MemoryLayout... arguments) {
        FunctionDescriptor type =
                result == null ? FunctionDescriptor.ofVoid(arguments) : FunctionDescriptor.of(result, arguments);
        return Linker.nativeLinker().downcallHandle(library.findOrThrow(name), type);
    }

    /** A call that happens once. */
    private Object call(String name, @Nullable MemoryLayout result, Object... arguments) throws Throwable {
        MemoryLayout[] layouts = new MemoryLayout[arguments.length];
        for (int i = 0; i < layouts.length; i++) {
            layouts[i] = switch (arguments[i]) {
                case Byte b -> BYTE;
                case Short s -> SHORT;
                case Integer n -> INT;
                default -> ADDRESS;
            };
        }
        return function(name, result, layouts).invokeWithArguments(arguments);
    }

    private static IllegalStateException failed(Throwable t) {
        return new IllegalStateException("X11Window: a call of libxcb failed", t);
    }

    /** The root window of the first screen: behind the head of the setup come the vendor's name and the formats. */
    private int root() throws Throwable {
        MemorySegment setup = ((MemorySegment) call("xcb_get_setup", ADDRESS, connection)).reinterpret(1 << 16);
        int vendor = Short.toUnsignedInt(setup.get(SHORT, 24)) + 3 & ~3;
        int formats = Byte.toUnsignedInt(setup.get(BYTE, 29));
        return setup.get(ValueLayout.JAVA_INT_UNALIGNED, 40 + vendor + 8L * formats);
    }

    private int atom(String name) throws Throwable {
        int cookie = (int)
                call("xcb_intern_atom", INT, connection, (byte) 0, (short) name.length(), arena.allocateFrom(name));
        MemorySegment reply =
                (MemorySegment) call("xcb_intern_atom_reply", ADDRESS, connection, cookie, MemorySegment.NULL);
        int atom = reply.reinterpret(32).get(INT, 8);
        free.invokeExact(reply);
        return atom;
    }

    private void property(int name, int type, int bits, int count, MemorySegment data) throws Throwable {
        call("xcb_change_property", INT, connection, (byte) 0, window, name, type, (byte) bits, count, data);
    }

    @Override
    public Surface.Target target() {
        return new Surface.Target.Window(Surface.WindowSystem.XCB, connection.address(), window, width, height);
    }

    @Override
    public boolean isOpen() {
        return open;
    }

    @Override
    public void follow(Surface surface) {
        int w = width;
        int h = height;
        try {
            while (true) {
                MemorySegment event = (MemorySegment) poll.invokeExact(connection);
                if (event.address() == 0) break;
                MemorySegment e = event.reinterpret(32);
                switch (e.get(BYTE, 0) & 0x7f) {
                    case CONFIGURED -> {
                        w = Short.toUnsignedInt(e.get(SHORT, 20));
                        h = Short.toUnsignedInt(e.get(SHORT, 22));
                    }
                    case MESSAGE -> {
                        if (e.get(INT, 12) == deleteAtom) open = false;
                    }
                    case DESTROYED -> open = false;
                    default -> {}
                }
                free.invokeExact(event);
            }
        } catch (Throwable t) {
            throw failed(t);
        }
        if (w == width && h == height) return;
        width = w;
        height = h;
        surface.resize(w, h);
    }

    @Override
    public void close() {
        open = false;
        try {
            call("xcb_destroy_window", INT, connection, window);
            call("xcb_disconnect", null, connection);
        } catch (Throwable t) {
            throw failed(t);
        }
        arena.close();
    }
}
