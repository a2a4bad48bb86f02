package tepui.testing;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;

/** A connection to an {@link XServer} by libxcb; every call is done when it returns. */
@SuppressWarnings("restricted")
final class XConnection implements AutoCloseable {
    private static final int WIDTH_AND_HEIGHT = 4 | 8;
    private static final int Z_PIXMAP = 2;

    final Arena arena = Arena.ofShared();
    private final SymbolLookup library = SymbolLookup.libraryLookup("libxcb.so.1", Arena.global());
    final MemorySegment connection;
    final int root;

    XConnection(XServer server) {
        MemorySegment name = arena.allocateFrom(ValueLayout.JAVA_BYTE, server.displayBytes());
        connection = (MemorySegment) call("xcb_connect", ValueLayout.ADDRESS, name, MemorySegment.NULL);
        if ((int) call("xcb_connection_has_error", ValueLayout.JAVA_INT, connection) != 0) {
            throw new IllegalStateException("XConnection: the server at " + server.display() + " cannot be reached");
        }
        MemorySegment setup =
                ((MemorySegment) call("xcb_get_setup", ValueLayout.ADDRESS, connection)).reinterpret(1 << 16);
        // behind the head come the vendor's name and the formats, then the first screen with its root window
        int vendor = Short.toUnsignedInt(setup.get(ValueLayout.JAVA_SHORT, 24)) + 3 & ~3;
        int formats = Byte.toUnsignedInt(setup.get(ValueLayout.JAVA_BYTE, 29));
        root = setup.get(ValueLayout.JAVA_INT_UNALIGNED, 40 + vendor + 8L * formats);
    }

    Object call(String name, MemoryLayout result, Object... arguments) {
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
            throw new IllegalStateException("XConnection: " + name + " could not be called", t);
        }
    }

    static void free(MemorySegment reply) {
        try {
            Linker.nativeLinker()
                    .downcallHandle(
                            Linker.nativeLinker().defaultLookup().findOrThrow("free"),
                            FunctionDescriptor.ofVoid(ValueLayout.ADDRESS))
                    .invokeExact(reply);
        } catch (Throwable t) {
            throw new IllegalStateException("XConnection: free could not be called", t);
        }
    }

    /** Asks a question whose answer comes when the server has done all before it. */
    void sync() {
        int cookie = (int) call("xcb_get_input_focus", ValueLayout.JAVA_INT, connection);
        free((MemorySegment)
                call("xcb_get_input_focus_reply", ValueLayout.ADDRESS, connection, cookie, MemorySegment.NULL));
    }

    void map(int window) {
        call("xcb_map_window", ValueLayout.JAVA_INT, connection, window);
        sync();
    }

    void unmap(int window) {
        call("xcb_unmap_window", ValueLayout.JAVA_INT, connection, window);
        sync();
    }

    void resize(int window, int width, int height) {
        MemorySegment values = arena.allocate(8, 4);
        values.set(ValueLayout.JAVA_INT, 0, width);
        values.set(ValueLayout.JAVA_INT, 4, height);
        call("xcb_configure_window", ValueLayout.JAVA_INT, connection, window, (short) WIDTH_AND_HEIGHT, values);
        sync();
    }

    /** Red, green and blue of a rectangle's pixels, as 0xrrggbb. */
    int[] pixels(int window, int x, int y, int width, int height) {
        int cookie = (int) call(
                "xcb_get_image",
                ValueLayout.JAVA_INT,
                connection,
                (byte) Z_PIXMAP,
                window,
                (short) x,
                (short) y,
                (short) width,
                (short) height,
                -1);
        MemorySegment reply = (MemorySegment)
                call("xcb_get_image_reply", ValueLayout.ADDRESS, connection, cookie, MemorySegment.NULL);
        if (reply.address() == 0) throw new IllegalStateException("XConnection: the window cannot be read");
        int[] rgb = new int[width * height];
        MemorySegment data = reply.reinterpret(32 + 4L * rgb.length);
        for (int i = 0; i < rgb.length; i++) rgb[i] = data.get(ValueLayout.JAVA_INT, 32 + 4L * i) & 0xffffff;
        free(reply);
        return rgb;
    }

    @Override
    public void close() {
        try {
            Linker.nativeLinker()
                    .downcallHandle(
                            library.findOrThrow("xcb_disconnect"), FunctionDescriptor.ofVoid(ValueLayout.ADDRESS))
                    .invokeExact(connection);
        } catch (Throwable t) {
            throw new IllegalStateException("XConnection: xcb_disconnect could not be called", t);
        }
        arena.close();
    }
}
