package tepui.pipe.driver;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Bindings to the few functions of libxcb that show pixels in a window. Rather than Xlib: its errors come back as
 * answers, where Xlib ends the process for a window that is gone. Linked when the first window surface is made, never
 * before.
 *
 * <p>All are called in one shape, sixteen longs and a long comes back: linking a shape takes a JVM that starts several milliseconds, while an
 * argument more than a function has is one that it does not look at. A cookie, which is a structure of one int, is passed as that int
 * is; a result of 32 bits is in the lower half.
 */
final class Xcb {
    private static final class Call {
        static final MethodHandle HANDLE = link();

        @SuppressWarnings("restricted") // the launcher enables native access for this module
        private static MethodHandle link() {
            MemoryLayout[] arguments = new MemoryLayout[16];
            Arrays.fill(arguments, ValueLayout.JAVA_LONG);
            return Linker.nativeLinker().downcallHandle(FunctionDescriptor.of(ValueLayout.JAVA_LONG, arguments));
        }
    }

    final MemorySegment connect;
    final MemorySegment hasError;
    final MemorySegment disconnect;
    final MemorySegment generateId;
    final MemorySegment maximumRequest;
    final MemorySegment createGc;
    final MemorySegment putImage;
    final MemorySegment getGeometry;
    final MemorySegment getGeometryReply;
    final MemorySegment getAttributes;
    final MemorySegment getAttributesReply;
    final MemorySegment queryExtension;
    final MemorySegment queryExtensionReply;
    final MemorySegment flush;
    private final MemorySegment free;

    private Xcb(SymbolLookup library) {
        connect = library.findOrThrow("xcb_connect");
        hasError = library.findOrThrow("xcb_connection_has_error");
        disconnect = library.findOrThrow("xcb_disconnect");
        generateId = library.findOrThrow("xcb_generate_id");
        maximumRequest = library.findOrThrow("xcb_get_maximum_request_length");
        createGc = library.findOrThrow("xcb_create_gc");
        putImage = library.findOrThrow("xcb_put_image");
        getGeometry = library.findOrThrow("xcb_get_geometry");
        getGeometryReply = library.findOrThrow("xcb_get_geometry_reply");
        getAttributes = library.findOrThrow("xcb_get_window_attributes");
        getAttributesReply = library.findOrThrow("xcb_get_window_attributes_reply");
        queryExtension = library.findOrThrow("xcb_query_extension");
        queryExtensionReply = library.findOrThrow("xcb_query_extension_reply");
        flush = library.findOrThrow("xcb_flush");
        free = ProcessSymbols.find("free");
    }

    /** Calls a function of one argument. */
    static long call(MemorySegment function, long a) {
        return call(function, a, 0, 0);
    }

    /** Calls a function of three arguments at most. */
    static long call(MemorySegment function, long a, long b, long c) {
        return call(function, a, b, c, 0, 0, 0);
    }

    /** Calls a function of six arguments at most. */
    static long call(MemorySegment function, long a, long b, long c, long d, long e, long f) {
        try {
            return (long) Call.HANDLE.invokeExact(function, a, b, c, d, e, f, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
        } catch (Throwable t) {
            throw failed(t);
        }
    }

    /** Makes a graphics context for a drawable; 0 where the connection is broken. */
    int createGc(long connection, int context, int drawable) {
        return (int) call(createGc, connection, context, drawable);
    }

    /** Sends rows of pixels to a drawable, from its row {@code y} on. */
    int putImage(long connection, Image image, int width, int rows, int y, MemorySegment pixels) {
        try {
            return (int) (long) Call.HANDLE.invokeExact(
                    putImage,
                    connection,
                    (long) Z_PIXMAP,
                    (long) image.drawable,
                    (long) image.context,
                    (long) width,
                    (long) rows,
                    0L,
                    (long) y,
                    0L,
                    (long) image.depth,
                    4L * width * rows,
                    pixels.address(),
                    0L,
                    0L,
                    0L,
                    0L);
        } catch (Throwable t) {
            throw failed(t);
        }
    }

    /** Has the server take all rows of a picture from memory that it shares, which is its own number. */
    static int putShared(MemorySegment function, long connection, Image image, int width, int height, int shared) {
        try {
            return (int) (long) Call.HANDLE.invokeExact(
                    function,
                    connection,
                    (long) image.drawable,
                    (long) image.context,
                    (long) width,
                    (long) height,
                    0L,
                    0L,
                    (long) width,
                    (long) height,
                    0L,
                    0L,
                    (long) image.depth,
                    (long) Z_PIXMAP,
                    0L,
                    (long) shared,
                    0L);
        } catch (Throwable t) {
            throw failed(t);
        }
    }

    /** Target of images: a drawable, a graphics context for it, its bits a pixel. */
    record Image(int drawable, int context, int depth) {}

    private static final int Z_PIXMAP = 2;

    private static IllegalStateException failed(Throwable t) {
        return new IllegalStateException("Xcb: a function of libxcb cannot be called", t);
    }

    /** May there be an X server? Asks the environment only. */
    static boolean isPossible() {
        String system = System.getProperty("os.name", "");
        String display = System.getenv("DISPLAY");
        return display != null && !display.isEmpty() && !system.startsWith("Windows") && !system.startsWith("Mac");
    }

    /** The library, or null where there is none. */
    @SuppressWarnings("restricted")
    static @Nullable Xcb load() {
        try {
            return new Xcb(SymbolLookup.libraryLookup("libxcb.so.1", Arena.global()));
        } catch (RuntimeException absent) {
            return null;
        }
    }

    /** The name of an Xlib connection's display, as text of C; null where there is no Xlib, which only a program without one can do. */
    @SuppressWarnings("restricted")
    static MemorySegment displayName(long display) {
        try {
            MemorySegment function =
                    SymbolLookup.libraryLookup("libX11.so.6", Arena.global()).findOrThrow("XDisplayString");
            return (MemorySegment) Linker.nativeLinker()
                    .downcallHandle(function, FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG))
                    .invokeExact(display);
        } catch (RuntimeException absent) {
            return MemorySegment.NULL;
        } catch (Throwable t) {
            throw new IllegalStateException("XDisplayString: " + t, t);
        }
    }

    /** A reply's bytes; the caller frees it. */
    @SuppressWarnings("restricted")
    static MemorySegment reply(long address) {
        return MemorySegment.ofAddress(address).reinterpret(32);
    }

    /** Gives a reply or an error back; nothing happens for null. */
    void free(long address) {
        call(free, address);
    }
}
