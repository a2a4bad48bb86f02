package tepui.targets.nativedoor.x11;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import tepui.pipe.driver.ProcessSymbols;

/**
 * A connection of our own to an X server, which is asked how large a window is after each picture. The program's would do too, but it may be in use
 * by another thread, and an error on it is the program's.
 */
public final class XServerLink implements AutoCloseable {
    private static final int REPLY_BYTES = 32;
    /** Of a reply to xcb_get_geometry. */
    private static final int DEPTH_AT = 1;

    private static final int WIDTH_AT = 16;

    private static final int HEIGHT_AT = 18;

    private static final Linker LINKER = Linker.nativeLinker();
    private static final SymbolLookup LIBRARY = SymbolLookup.libraryLookup("libxcb.so.1", Arena.global());
    private static final MethodHandle CONNECT = handle("xcb_connect", FunctionDescriptor.of(ADDRESS, ADDRESS, ADDRESS));
    private static final MethodHandle HAS_ERROR =
            handle("xcb_connection_has_error", FunctionDescriptor.of(JAVA_INT, ADDRESS));
    private static final MethodHandle GET_GEOMETRY =
            handle("xcb_get_geometry", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT));
    private static final MethodHandle GEOMETRY_REPLY =
            handle("xcb_get_geometry_reply", FunctionDescriptor.of(ADDRESS, ADDRESS, JAVA_INT, ADDRESS));
    private static final MethodHandle DISCONNECT = handle("xcb_disconnect", FunctionDescriptor.ofVoid(ADDRESS));
    private static final MethodHandle FREE =
            LINKER.downcallHandle(ProcessSymbols.find("free"), FunctionDescriptor.ofVoid(ADDRESS));

    private final MemorySegment connection;
    private final XImages images;
    private final MemorySegment error = Arena.global().allocate(ADDRESS);

    /** Opens one; {@code name} is the display's, as DISPLAY has it. */
    public XServerLink(String name) {
        try (Arena arena = Arena.ofConfined()) {
            connection = (MemorySegment) CONNECT.invokeExact(arena.allocateFrom(name), MemorySegment.NULL);
            int failed = (int) HAS_ERROR.invokeExact(connection);
            if (failed != 0)
                throw new IllegalStateException(
                        "the X server of DISPLAY " + name + " cannot be reached, error " + failed);
        } catch (Throwable t) {
            throw failed(t);
        }
        images = new XImages(this, connection);
    }

    MemorySegment connection() {
        return connection;
    }

    /** Pixels of what the server has. */
    XImages images() {
        return images;
    }

    static void free(MemorySegment memory) throws Throwable {
        if (memory.address() != 0) FREE.invokeExact(memory);
    }

    static MethodHandle handle(String name, FunctionDescriptor type) {
        return LINKER.downcallHandle(LIBRARY.findOrThrow(name), type);
    }

    /** Width in the low and height in the high 16 bits; -1 where there is no such window or pixmap. */
    public synchronized int size(long window) {
        return (int) geometry(window);
    }

    /** The same as {@link #size}, with the bits of a pixel above; -1 where there is nothing of the name. */
    synchronized long geometry(long window) {
        try {
            int cookie = (int) GET_GEOMETRY.invokeExact(connection, (int) window);
            MemorySegment reply = (MemorySegment) GEOMETRY_REPLY.invokeExact(connection, cookie, error);
            if (reply.address() == 0) {
                MemorySegment why = error.get(ValueLayout.ADDRESS, 0);
                if (why.address() != 0) FREE.invokeExact(why);
                error.set(ValueLayout.ADDRESS, 0, MemorySegment.NULL);
                return -1;
            }
            MemorySegment bytes = reply.reinterpret(REPLY_BYTES);
            int size = (bytes.get(JAVA_SHORT, WIDTH_AT) & 0xffff) | bytes.get(JAVA_SHORT, HEIGHT_AT) << 16;
            long depth = bytes.get(JAVA_BYTE, DEPTH_AT) & 0xff;
            FREE.invokeExact(reply);
            return depth << 32 | size & 0xffffffffL;
        } catch (Throwable t) {
            throw failed(t);
        }
    }

    @Override
    public synchronized void close() {
        try {
            DISCONNECT.invokeExact(connection);
        } catch (Throwable t) {
            throw failed(t);
        }
    }

    static RuntimeException failed(Throwable t) {
        return t instanceof RuntimeException e ? e : new IllegalStateException("libxcb: " + t, t);
    }
}
