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
    private static final byte VIEWABLE = 2;
    /** Bytes of a request beside its pixels. */
    private static final int HEAD = 64;

    private final Xcb xcb;
    private final long connection;
    private final int window;
    private final Xcb.Image image;
    private final long mostBytes;
    private final Surface surface;
    private Arena arena = Arena.ofShared();
    private MemorySegment pixels = MemorySegment.NULL;
    private final @Nullable XcbShare share;
    private @Nullable String lost;

    /**
     * @param surface has the size that pictures have
     */
    public XcbWindow(Surface surface, Surface.Target.Window target) {
        this.surface = surface;
        window = (int) target.window();
        Xcb loaded = library(target);
        if (loaded == null) {
            throw new UnsupportedByDeviceException("createSurface: there is no X server to show pictures"
                    + " (DISPLAY is not set, or libxcb.so.1 is missing); give the device a Pixels target");
        }
        xcb = loaded;
        connection = connect(xcb, target);
        int error = (int) Xcb.call(xcb.hasError, connection);
        if (error != 0) {
            disconnect();
            throw new UnsupportedByDeviceException("createSurface: the X server at '" + System.getenv("DISPLAY")
                    + "' cannot be reached (error " + error + "); give the device a Pixels target");
        }
        int[] geometry = geometry();
        if (geometry == null) {
            disconnect();
            throw new IllegalArgumentException("createSurface: window is 0x" + Long.toHexString(target.window())
                    + ", which the X server does not know");
        }
        int depth = geometry[2];
        if (depth != 24 && depth != 32) {
            disconnect();
            throw new UnsupportedByDeviceException(
                    "createSurface: the window has " + depth + " bits a pixel, pictures need 24 or 32");
        }
        image = new Xcb.Image(window, (int) Xcb.call(xcb.generateId, connection), depth);
        int sequence = xcb.createGc(connection, image.context(), window);
        mostBytes = 4L * (Xcb.call(xcb.maximumRequest, connection) & 0xffffffffL) - HEAD;
        if (sequence == 0) lost = "the X server took no request";
        share = XcbShare.open(xcb, connection);
    }

    /** May there be an X server? Asks the environment only. */
    public static boolean isPossible() {
        return Xcb.isPossible();
    }

    /** Is there the library that it is spoken to with? */
    public static boolean isLinked() {
        return Xcb.load() != null;
    }

    /** Has the server of a window an extension? False where it cannot be asked. */
    public static boolean serverHas(Surface.Target.Window target, String extension) {
        Xcb xcb = library(target);
        if (xcb == null) return false;
        long connection = connect(xcb, target);
        boolean has = false;
        if ((int) Xcb.call(xcb.hasError, connection) == 0) {
            try (Arena local = Arena.ofConfined()) {
                MemorySegment text = local.allocateFrom(extension);
                long cookie = Xcb.call(xcb.queryExtension, connection, extension.length(), text.address());
                long answer = Xcb.call(xcb.queryExtensionReply, connection, cookie, 0);
                has = answer != 0 && Xcb.reply(answer).get(ValueLayout.JAVA_BYTE, 8) != 0;
                xcb.free(answer);
            }
        }
        Xcb.call(xcb.disconnect, connection);
        return has;
    }

    /** The library that the window's server is spoken to with; null where there is none, or no server. */
    private static @Nullable Xcb library(Surface.Target.Window target) {
        return display(target) != 0 || Xcb.isPossible() ? Xcb.load() : null;
    }

    /** The program's Xlib connection to the window's server; 0 for the server of the environment. */
    private static long display(Surface.Target.Window target) {
        return target.system() == Surface.WindowSystem.X11 ? target.display() : 0;
    }

    /** A connection of our own to the window's server; it may have an error. */
    private static long connect(Xcb xcb, Surface.Target.Window target) {
        long display = display(target);
        MemorySegment name = display == 0 ? MemorySegment.NULL : Xcb.displayName(display);
        return Xcb.call(xcb.connect, name.address(), 0, 0);
    }

    /** Width, height and depth of the window; null where it is gone. */
    private int @Nullable [] geometry() {
        return geometry(Xcb.call(xcb.getGeometry, connection, window, 0));
    }

    private int @Nullable [] geometry(long question) {
        long answer = answer(question, xcb.getGeometryReply);
        if (answer == 0) return null;
        MemorySegment reply = Xcb.reply(answer);
        int[] result = {
            Short.toUnsignedInt(reply.get(ValueLayout.JAVA_SHORT, 16)),
            Short.toUnsignedInt(reply.get(ValueLayout.JAVA_SHORT, 18)),
            Byte.toUnsignedInt(reply.get(ValueLayout.JAVA_BYTE, 1))
        };
        xcb.free(answer);
        return result;
    }

    private boolean isViewable(long question) {
        long answer = answer(question, xcb.getAttributesReply);
        if (answer == 0) return false;
        boolean viewable = Xcb.reply(answer).get(ValueLayout.JAVA_BYTE, 26) == VIEWABLE;
        xcb.free(answer);
        return viewable;
    }

    /** The address of the answer to a question, 0 where there is none. */
    private long answer(long cookie, MemorySegment reply) {
        try (Arena local = Arena.ofConfined()) {
            MemorySegment error = local.allocate(ValueLayout.JAVA_LONG);
            long answer = Xcb.call(reply, connection, cookie, error.address());
            xcb.free(error.get(ValueLayout.JAVA_LONG, 0));
            return answer;
        }
    }

    /** Why nothing can be shown any more, or null. */
    public synchronized @Nullable String lost() {
        return lost;
    }

    @Override
    public synchronized Surface.Outcome ready(boolean dontWait) {
        if (lost != null) throw new IllegalArgumentException("present: " + lost);
        // Both are asked before the first is answered: one wait for two.
        long size = Xcb.call(xcb.getGeometry, connection, window, 0);
        long attributes = Xcb.call(xcb.getAttributes, connection, window, 0);
        int[] geometry = geometry(size);
        boolean viewable = isViewable(attributes);
        if (geometry == null) {
            lost = "the window is gone";
            throw new IllegalArgumentException("present: " + lost);
        }
        if (!viewable) return Surface.Outcome.OCCLUDED;
        boolean fits = geometry[0] == surface.width() && geometry[1] == surface.height();
        return fits ? Surface.Outcome.SHOWN : Surface.Outcome.RESIZED;
    }

    /**
     * Memory of a picture that the server reads itself: rows of 32 bits a pixel from the top. The same object holds what it was left
     * with; null where there is none and pictures go to {@link #accept}. It may be written once {@link #ready} has said so.
     */
    public synchronized @Nullable MemorySegment shared(int width, int height) {
        XcbShare s = share;
        return s == null || lost != null ? null : s.picture(width, height);
    }

    /** Shows the picture in memory that is shared. */
    public synchronized void show() {
        XcbShare s = share;
        if (s == null || lost != null) return;
        int sequence = s.put(image);
        if ((int) Xcb.call(xcb.flush, connection) <= 0) {
            lost = "the connection to the X server broke after request " + sequence;
        }
    }

    @Override
    public synchronized void accept(int width, int height, int[] argb) {
        MemorySegment memory = shared(width, height);
        if (memory != null) {
            MemorySegment.copy(argb, 0, memory, ValueLayout.JAVA_INT, 0, width * height);
            show();
            return;
        }
        long row = 4L * width;
        int rows = Math.clamp(mostBytes / row, 1, height);
        if (pixels.byteSize() < rows * row) {
            arena.close();
            arena = Arena.ofShared();
            pixels = arena.allocate(rows * row, 16);
        }
        for (int y = 0; y < height; y += rows) {
            int n = Math.min(rows, height - y);
            MemorySegment.copy(argb, y * width, pixels, ValueLayout.JAVA_INT, 0, n * width);
            int sequence = xcb.putImage(connection, image, width, n, y, pixels);
            if ((int) Xcb.call(xcb.flush, connection) <= 0) {
                lost = "the connection to the X server broke after request " + sequence;
            }
        }
    }

    private void disconnect() {
        Xcb.call(xcb.disconnect, connection);
    }

    @Override
    public synchronized void close() {
        if ("closed".equals(lost)) return;
        lost = "closed";
        disconnect();
        arena.close();
        if (share != null) share.close();
    }
}
