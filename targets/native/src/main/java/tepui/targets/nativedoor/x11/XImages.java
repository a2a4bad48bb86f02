package tepui.targets.nativedoor.x11;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import org.jspecify.annotations.Nullable;

/** Copier of pixels to and from pixmaps of an X server, on our own connection; a copy has taken place when the call returns. */
final class XImages {
    private static final byte Z_PIXMAP = 2;
    private static final int ALL_PLANES = -1;
    /** Bytes of a request or reply beside its pixels. */
    private static final int HEAD = 64;

    private static final int REPLY_BYTES = 32;

    private static final MethodHandle GENERATE_ID =
            XServerLink.handle("xcb_generate_id", FunctionDescriptor.of(JAVA_INT, ADDRESS));
    private static final MethodHandle CREATE_GC = XServerLink.handle(
            "xcb_create_gc", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT, JAVA_INT, JAVA_INT, ADDRESS));
    private static final MethodHandle FREE_GC =
            XServerLink.handle("xcb_free_gc", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT));
    private static final MethodHandle MAXIMUM_REQUEST =
            XServerLink.handle("xcb_get_maximum_request_length", FunctionDescriptor.of(JAVA_INT, ADDRESS));
    private static final MethodHandle PUT_IMAGE = XServerLink.handle(
            "xcb_put_image",
            FunctionDescriptor.of(
                    JAVA_INT,
                    ADDRESS,
                    JAVA_BYTE,
                    JAVA_INT,
                    JAVA_INT,
                    JAVA_SHORT,
                    JAVA_SHORT,
                    JAVA_SHORT,
                    JAVA_SHORT,
                    JAVA_BYTE,
                    JAVA_BYTE,
                    JAVA_INT,
                    ADDRESS));
    private static final MethodHandle GET_IMAGE = XServerLink.handle(
            "xcb_get_image",
            FunctionDescriptor.of(
                    JAVA_INT, ADDRESS, JAVA_BYTE, JAVA_INT, JAVA_SHORT, JAVA_SHORT, JAVA_SHORT, JAVA_SHORT, JAVA_INT));
    private static final MethodHandle IMAGE_REPLY =
            XServerLink.handle("xcb_get_image_reply", FunctionDescriptor.of(ADDRESS, ADDRESS, JAVA_INT, ADDRESS));

    private final XServerLink link;
    private final MemorySegment connection;

    XImages(XServerLink link, MemorySegment connection) {
        this.link = link;
        this.connection = connection;
    }

    /** The pixels of a drawable's upper left part; null where it is gone, or not so large. */
    int @Nullable [] read(long drawable, int width, int height) {
        int[] argb = new int[width * height];
        int rows = rows(width, height);
        synchronized (link) {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment error = arena.allocate(ADDRESS);
                for (int y = 0; y < height; y += rows) {
                    int n = Math.min(rows, height - y);
                    int cookie = (int) GET_IMAGE.invokeExact(
                            connection,
                            Z_PIXMAP,
                            (int) drawable,
                            (short) 0,
                            (short) y,
                            (short) width,
                            (short) n,
                            ALL_PLANES);
                    MemorySegment reply = (MemorySegment) IMAGE_REPLY.invokeExact(connection, cookie, error);
                    XServerLink.free(error.get(ADDRESS, 0));
                    if (reply.address() == 0) return null;
                    MemorySegment bytes = reply.reinterpret(REPLY_BYTES + 4L * width * n);
                    MemorySegment.copy(bytes, JAVA_INT, REPLY_BYTES, argb, y * width, n * width);
                    XServerLink.free(reply);
                }
            } catch (Throwable t) {
                throw XServerLink.failed(t);
            }
        }
        return argb;
    }

    void write(long drawable, int depth, int width, int height, int[] argb) {
        int rows = rows(width, height);
        synchronized (link) {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment pixels = arena.allocate(4L * width * rows, 4);
                int context = (int) GENERATE_ID.invokeExact(connection);
                int request = (int) CREATE_GC.invokeExact(connection, context, (int) drawable, 0, MemorySegment.NULL);
                for (int y = 0; y < height; y += rows) {
                    int n = Math.min(rows, height - y);
                    MemorySegment.copy(argb, y * width, pixels, JAVA_INT, 0, n * width);
                    request = (int) PUT_IMAGE.invokeExact(
                            connection,
                            Z_PIXMAP,
                            (int) drawable,
                            context,
                            (short) width,
                            (short) n,
                            (short) 0,
                            (short) y,
                            (byte) 0,
                            (byte) depth,
                            4 * n * width,
                            pixels);
                }
                request = (int) FREE_GC.invokeExact(connection, context);
                if (request == 0) throw new IllegalStateException("the connection to the X server is broken");
            } catch (Throwable t) {
                throw XServerLink.failed(t);
            }
        }
        // The answer comes behind all that.
        link.size(drawable);
    }

    /** Rows that fit into a request. */
    private int rows(int width, int height) {
        try {
            long most = 4L * Integer.toUnsignedLong((int) MAXIMUM_REQUEST.invokeExact(connection)) - HEAD;
            return Math.clamp(most / (4L * width), 1, height);
        } catch (Throwable t) {
            throw XServerLink.failed(t);
        }
    }
}
