package tepui.testing;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;

/** A window of an {@link XServer} with a connection of its own: mapped, resized, hidden, read and destroyed by a test. */
@SuppressWarnings("restricted")
public final class XWindow implements AutoCloseable {
    private static final int WIDTH_AND_HEIGHT = 4 | 8;
    private static final int Z_PIXMAP = 2;

    private final Arena arena = Arena.ofShared();
    private final SymbolLookup library = SymbolLookup.libraryLookup("libxcb.so.1", Arena.global());
    private final MemorySegment connection;
    private final int window;

    /** Makes one that is not shown yet, at the top left of the screen. */
    public XWindow(XServer server, int width, int height) {
        MemorySegment name = arena.allocateFrom(ValueLayout.JAVA_BYTE, server.displayBytes());
        connection = (MemorySegment) call("xcb_connect", ValueLayout.ADDRESS, name, MemorySegment.NULL);
        if ((int) call("xcb_connection_has_error", ValueLayout.JAVA_INT, connection) != 0) {
            throw new IllegalStateException("XWindow: the server at " + server.display() + " cannot be reached");
        }
        MemorySegment setup =
                ((MemorySegment) call("xcb_get_setup", ValueLayout.ADDRESS, connection)).reinterpret(1 << 16);
        // behind the head come the vendor's name and the formats, then the first screen with its root window
        int vendor = Short.toUnsignedInt(setup.get(ValueLayout.JAVA_SHORT, 24)) + 3 & ~3;
        int formats = Byte.toUnsignedInt(setup.get(ValueLayout.JAVA_BYTE, 29));
        int root = setup.get(ValueLayout.JAVA_INT_UNALIGNED, 40 + vendor + 8L * formats);
        window = (int) call("xcb_generate_id", ValueLayout.JAVA_INT, connection);
        call(
                "xcb_create_window",
                ValueLayout.JAVA_INT,
                connection,
                (byte) 0,
                window,
                root,
                (short) 0,
                (short) 0,
                (short) width,
                (short) height,
                (short) 0,
                (short) 1,
                0,
                0,
                MemorySegment.NULL);
        sync();
    }

    /** The xcb_connection_t. */
    public long connection() {
        return connection.address();
    }

    /** The window's number. */
    public int window() {
        return window;
    }

    private Object call(String name, MemoryLayout result, Object... arguments) {
        MemoryLayout[] layouts = new MemoryLayout[arguments.length];
        for (int i = 0; i < layouts.length; i++) {
            layouts[i] = switch (arguments[i]) {
                case Byte b -> ValueLayout.JAVA_BYTE;
                case Short s -> ValueLayout.JAVA_SHORT;
                case Integer n -> ValueLayout.JAVA_INT;
                default -> ValueLayout.ADDRESS;
            };
        }
        try {
            return Linker.nativeLinker()
                    .downcallHandle(library.findOrThrow(name), FunctionDescriptor.of(result, layouts))
                    .invokeWithArguments(arguments);
        } catch (Throwable t) {
            throw new IllegalStateException("XWindow: " + name + " could not be called", t);
        }
    }

    private static void free(MemorySegment reply) {
        try {
            Linker.nativeLinker()
                    .downcallHandle(
                            Linker.nativeLinker().defaultLookup().findOrThrow("free"),
                            FunctionDescriptor.ofVoid(ValueLayout.ADDRESS))
                    .invokeExact(reply);
        } catch (Throwable t) {
            throw new IllegalStateException("XWindow: free could not be called", t);
        }
    }

    /** Asks a question whose answer comes when the server has done all before it. */
    public void sync() {
        int cookie = (int) call("xcb_get_input_focus", ValueLayout.JAVA_INT, connection);
        free((MemorySegment)
                call("xcb_get_input_focus_reply", ValueLayout.ADDRESS, connection, cookie, MemorySegment.NULL));
    }

    /** Shows the window. */
    public void map() {
        call("xcb_map_window", ValueLayout.JAVA_INT, connection, window);
        sync();
    }

    /** Hides it, as a window that is minimised. */
    public void unmap() {
        call("xcb_unmap_window", ValueLayout.JAVA_INT, connection, window);
        sync();
    }

    /** Gives it another size. */
    public void resize(int width, int height) {
        MemorySegment values = arena.allocate(8, 4);
        values.set(ValueLayout.JAVA_INT, 0, width);
        values.set(ValueLayout.JAVA_INT, 4, height);
        call("xcb_configure_window", ValueLayout.JAVA_INT, connection, window, (short) WIDTH_AND_HEIGHT, values);
        sync();
    }

    /** The window goes; the connection stays. */
    public void destroy() {
        call("xcb_destroy_window", ValueLayout.JAVA_INT, connection, window);
        sync();
    }

    /** Red, green and blue of one of its pixels, as 0xrrggbb. */
    public int pixel(int x, int y) {
        int cookie = (int) call(
                "xcb_get_image",
                ValueLayout.JAVA_INT,
                connection,
                (byte) Z_PIXMAP,
                window,
                (short) x,
                (short) y,
                (short) 1,
                (short) 1,
                -1);
        MemorySegment reply = (MemorySegment)
                call("xcb_get_image_reply", ValueLayout.ADDRESS, connection, cookie, MemorySegment.NULL);
        if (reply.address() == 0) throw new IllegalStateException("XWindow: the window cannot be read");
        int rgb = reply.reinterpret(64).get(ValueLayout.JAVA_INT, 32) & 0xffffff;
        free(reply);
        return rgb;
    }

    /** Ends the connection; the window goes with it. */
    @Override
    public void close() {
        try {
            Linker.nativeLinker()
                    .downcallHandle(
                            library.findOrThrow("xcb_disconnect"), FunctionDescriptor.ofVoid(ValueLayout.ADDRESS))
                    .invokeExact(connection);
        } catch (Throwable t) {
            throw new IllegalStateException("XWindow: xcb_disconnect could not be called", t);
        }
        arena.close();
    }
}
