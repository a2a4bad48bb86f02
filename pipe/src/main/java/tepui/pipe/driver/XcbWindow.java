package tepui.pipe.driver;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Surface;
import tepui.pipe.UnsupportedByDeviceException;

/**
 * Window of an X server that shows pictures by sending their pixels, for drivers whose API shows nothing itself. The
 * window is the program's; the connection is our own, to the same display, so that nothing here meets the program's
 * events or threads. Before each picture the server is asked how the window is: that keeps the program in step with it,
 * and finds windows that are hidden, resized or gone.
 */
public final class XcbWindow implements Surface.PixelSink, AutoCloseable {
    private static final byte Z_PIXMAP = 2;
    private static final byte VIEWABLE = 2;
    /** Bytes of a request beside its pixels. */
    private static final int HEAD = 64;

    private final Xcb xcb;
    private final MemorySegment connection;
    private final int window;
    private final int context;
    private final int depth;
    private final long mostBytes;
    private final Surface surface;
    private Arena arena = Arena.ofShared();
    private MemorySegment pixels = MemorySegment.NULL;
    private @Nullable String lost;

    /**
     * @param surface has the size that pictures have
     * @param display an Xlib connection to the window's server; 0 for that of the environment
     */
    public XcbWindow(Surface surface, long display, long window) {
        this.surface = surface;
        this.window = (int) window;
        Xcb loaded = display != 0 || Xcb.isPossible() ? Xcb.load() : null;
        if (loaded == null) {
            throw new UnsupportedByDeviceException("createSurface: there is no X server to show pictures"
                    + " (DISPLAY is not set, or libxcb.so.1 is missing); give the device a Pixels target");
        }
        xcb = loaded;
        connection = connect(display == 0 ? MemorySegment.NULL : Xcb.displayName(display));
        int[] geometry = geometry();
        if (geometry == null) {
            disconnect();
            throw new IllegalArgumentException(
                    "createSurface: window is 0x" + Long.toHexString(window) + ", which the X server does not know");
        }
        depth = geometry[2];
        if (depth != 24 && depth != 32) {
            disconnect();
            throw new UnsupportedByDeviceException(
                    "createSurface: the window has " + depth + " bits a pixel, pictures need 24 or 32");
        }
        try {
            context = (int) xcb.generateId.invokeExact(connection);
            int sequence = (int) xcb.createGc.invokeExact(connection, context, this.window, 0, MemorySegment.NULL);
            mostBytes = 4L * Integer.toUnsignedLong((int) xcb.maximumRequest.invokeExact(connection)) - HEAD;
            if (sequence == 0) lost = "the X server took no request";
        } catch (Throwable t) {
            throw failed(t);
        }
    }

    /** May there be an X server? Asks the environment only. */
    public static boolean isPossible() {
        return Xcb.isPossible();
    }

    /** Is there the library that it is spoken to with? */
    public static boolean isLinked() {
        return Xcb.load() != null;
    }

    private MemorySegment connect(MemorySegment name) {
        try {
            MemorySegment c = (MemorySegment) xcb.connect.invokeExact(name, MemorySegment.NULL);
            int error = (int) xcb.hasError.invokeExact(c);
            if (error == 0) return c;
            xcb.disconnect.invokeExact(c);
            throw new UnsupportedByDeviceException("createSurface: the X server at '" + System.getenv("DISPLAY")
                    + "' cannot be reached (error " + error + "); give the device a Pixels target");
        } catch (RuntimeException e) {
            throw e;
        } catch (Throwable t) {
            throw failed(t);
        }
    }

    private static IllegalStateException failed(Throwable t) {
        return new IllegalStateException("XcbWindow: a call of libxcb failed", t);
    }

    /** Width, height and depth of the window; null where it is gone. */
    private int @Nullable [] geometry() {
        try (Arena local = Arena.ofConfined()) {
            MemorySegment error = local.allocate(ValueLayout.ADDRESS);
            int cookie = (int) xcb.getGeometry.invokeExact(connection, window);
            MemorySegment answer = (MemorySegment) xcb.getGeometryReply.invokeExact(connection, cookie, error);
            xcb.free(error.get(ValueLayout.ADDRESS, 0));
            if (answer.address() == 0) return null;
            MemorySegment reply = Xcb.reply(answer);
            int[] result = {
                Short.toUnsignedInt(reply.get(ValueLayout.JAVA_SHORT, 16)),
                Short.toUnsignedInt(reply.get(ValueLayout.JAVA_SHORT, 18)),
                Byte.toUnsignedInt(reply.get(ValueLayout.JAVA_BYTE, 1))
            };
            xcb.free(answer);
            return result;
        } catch (Throwable t) {
            throw failed(t);
        }
    }

    private boolean isViewable() {
        try (Arena local = Arena.ofConfined()) {
            MemorySegment error = local.allocate(ValueLayout.ADDRESS);
            int cookie = (int) xcb.getAttributes.invokeExact(connection, window);
            MemorySegment answer = (MemorySegment) xcb.getAttributesReply.invokeExact(connection, cookie, error);
            xcb.free(error.get(ValueLayout.ADDRESS, 0));
            if (answer.address() == 0) return false;
            boolean viewable = Xcb.reply(answer).get(ValueLayout.JAVA_BYTE, 26) == VIEWABLE;
            xcb.free(answer);
            return viewable;
        } catch (Throwable t) {
            throw failed(t);
        }
    }

    /** Why nothing can be shown any more, or null. */
    public synchronized @Nullable String lost() {
        return lost;
    }

    @Override
    public synchronized Surface.Outcome ready(boolean dontWait) {
        if (lost != null) throw new IllegalArgumentException("present: " + lost);
        int[] geometry = geometry();
        if (geometry == null) {
            lost = "the window is gone";
            throw new IllegalArgumentException("present: " + lost);
        }
        if (!isViewable()) return Surface.Outcome.OCCLUDED;
        boolean fits = geometry[0] == surface.width() && geometry[1] == surface.height();
        return fits ? Surface.Outcome.SHOWN : Surface.Outcome.RESIZED;
    }

    @Override
    public synchronized void accept(int width, int height, int[] argb) {
        long row = 4L * width;
        int rows = Math.clamp(mostBytes / row, 1, height);
        if (pixels.byteSize() < rows * row) {
            arena.close();
            arena = Arena.ofShared();
            pixels = arena.allocate(rows * row, 16);
        }
        try {
            for (int y = 0; y < height; y += rows) {
                int n = Math.min(rows, height - y);
                MemorySegment.copy(argb, y * width, pixels, ValueLayout.JAVA_INT, 0, n * width);
                int sequence = (int) xcb.putImage.invokeExact(
                        connection,
                        Z_PIXMAP,
                        window,
                        context,
                        (short) width,
                        (short) n,
                        (short) 0,
                        (short) y,
                        (byte) 0,
                        (byte) depth,
                        (int) (n * row),
                        pixels);
                int flushed = (int) xcb.flush.invokeExact(connection);
                if (flushed <= 0) lost = "the connection to the X server broke after request " + sequence;
            }
        } catch (Throwable t) {
            throw failed(t);
        }
    }

    private void disconnect() {
        try {
            xcb.disconnect.invokeExact(connection);
        } catch (Throwable t) {
            throw failed(t);
        }
    }

    @Override
    public synchronized void close() {
        if ("closed".equals(lost)) return;
        lost = "closed";
        disconnect();
        arena.close();
    }
}
