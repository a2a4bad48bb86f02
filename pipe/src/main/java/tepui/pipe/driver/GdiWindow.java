package tepui.pipe.driver;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Collections;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Surface;

/**
 * Window of Windows that shows pictures by GDI, for drivers whose API shows nothing itself, and for windows of another program, which swap chains are not for. Before
 * each picture the window is looked at, so that one that is minimised, resized or gone is noticed. GDI reads the pixels out of the array that the driver wrote them to.
 */
@SuppressWarnings("restricted") // the launcher enables native access for this module
public final class GdiWindow implements Surface.PixelSink, AutoCloseable {
    /** Sizes of RECT and BITMAPINFOHEADER. */
    private static final int RECT_BYTES = 16;

    private static final int HEADER_BYTES = 40;
    /** SRCCOPY, and HALFTONE, which means pixels where a picture becomes smaller. */
    private static final int COPY = 0x00cc0020;

    private static final int MEAN = 4;

    /** Functions of Windows, which are linked when the first window is there. */
    private static final class Gdi {
        static final MethodHandle isWindow =
                function("user32", "IsWindow", ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG);
        static final MethodHandle isIconic =
                function("user32", "IsIconic", ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG);
        static final MethodHandle clientArea =
                function("user32", "GetClientRect", ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS);
        static final MethodHandle context = function("user32", "GetDC", ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG);
        static final MethodHandle release =
                function("user32", "ReleaseDC", ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG);
        static final MethodHandle mode = function(
                "gdi32", "SetStretchBltMode", ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT);
        /** These two see an array itself. */
        static final MethodHandle put = ofPixels("SetDIBitsToDevice", ValueLayout.JAVA_INT);

        static final MethodHandle stretch = ofPixels("StretchDIBits", ValueLayout.JAVA_INT, ValueLayout.JAVA_INT);

        private Gdi() {}

        /** A context and eight numbers, the pixels and their header, then how they are taken. */
        private static MethodHandle ofPixels(String name, MemoryLayout... how) {
            FunctionDescriptor type = FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG)
                    .appendArgumentLayouts(
                            Collections.nCopies(8, ValueLayout.JAVA_INT).toArray(MemoryLayout[]::new))
                    .appendArgumentLayouts(ValueLayout.ADDRESS, ValueLayout.ADDRESS)
                    .appendArgumentLayouts(how);
            return Linker.nativeLinker()
                    .downcallHandle(
                            SymbolLookup.libraryLookup("gdi32", Arena.global()).findOrThrow(name),
                            type,
                            Linker.Option.critical(true));
        }

        private static MethodHandle function(
                String library, String name, MemoryLayout result, MemoryLayout... arguments) {
            return Linker.nativeLinker()
                    .downcallHandle(
                            SymbolLookup.libraryLookup(library, Arena.global()).findOrThrow(name),
                            FunctionDescriptor.of(result, arguments));
        }
    }

    /** Has the size that pictures have; null where they are stretched over the window. */
    private final @Nullable Surface surface;

    private final long window;
    private final Arena arena = Arena.ofShared();
    private final MemorySegment area = arena.allocate(RECT_BYTES, 4);
    private final MemorySegment header = arena.allocate(HEADER_BYTES, 4);
    private int width;
    private int height;
    private @Nullable String lost;

    /** @param surface has the size that pictures have */
    public GdiWindow(Surface surface, long window) {
        this(window, surface);
    }

    /** One over which pictures of any size are stretched. Where it is gone, nobody sees it. */
    public GdiWindow(long window) {
        this(window, null);
    }

    private GdiWindow(long window, @Nullable Surface surface) {
        this.surface = surface;
        this.window = window;
        header.set(ValueLayout.JAVA_INT, 0, HEADER_BYTES);
        header.set(ValueLayout.JAVA_SHORT, 12, (short) 1);
        header.set(ValueLayout.JAVA_SHORT, 14, (short) 32);
        if (isThere()) return;
        arena.close();
        throw new IllegalArgumentException(
                "createSurface: window is 0x" + Long.toHexString(window) + ", which Windows does not know");
    }

    /** Is this Windows, for processors of 64 bits? */
    public static boolean isPossible() {
        return System.getProperty("os.name", "").startsWith("Windows")
                && System.getProperty("os.arch", "").toLowerCase(Locale.ROOT).contains("64");
    }

    private static IllegalStateException failed(Throwable t) {
        if (t instanceof Error e) throw e;
        return new IllegalStateException("present: a call of Windows could not be made", t);
    }

    private boolean isThere() {
        try {
            return (int) Gdi.isWindow.invokeExact(window) != 0;
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
        if (surface == null && !isThere()) return Surface.Outcome.OCCLUDED;
        if (lost == null && !isThere()) lost = "the window is gone";
        if (lost != null) throw new IllegalArgumentException("present: " + lost);
        try {
            if ((int) Gdi.isIconic.invokeExact(window) != 0) return Surface.Outcome.OCCLUDED;
            if ((int) Gdi.clientArea.invokeExact(window, area) == 0) return Surface.Outcome.OCCLUDED;
            width = area.get(ValueLayout.JAVA_INT, 8);
            height = area.get(ValueLayout.JAVA_INT, 12);
        } catch (Throwable t) {
            throw failed(t);
        }
        if (width == 0 || height == 0) return Surface.Outcome.OCCLUDED;
        boolean fits = surface == null || width == surface.width() && height == surface.height();
        return fits ? Surface.Outcome.SHOWN : Surface.Outcome.RESIZED;
    }

    @Override
    public synchronized void accept(int wide, int high, int[] argb) {
        if (lost != null) return;
        header.set(ValueLayout.JAVA_INT, 4, wide);
        // Rows go down.
        header.set(ValueLayout.JAVA_INT, 8, -high);
        MemorySegment pixels = MemorySegment.ofArray(argb);
        try {
            long to = (long) Gdi.context.invokeExact(window);
            // A window that is covered takes none of them.
            int ignored;
            if (surface == null) {
                ignored = (int) Gdi.mode.invokeExact(to, MEAN);
                ignored = (int)
                        Gdi.stretch.invokeExact(to, 0, 0, width, height, 0, 0, wide, high, pixels, header, 0, COPY);
            } else {
                ignored = (int) Gdi.put.invokeExact(to, 0, 0, wide, high, 0, 0, 0, high, pixels, header, 0);
            }
            ignored = (int) Gdi.release.invokeExact(window, to);
        } catch (Throwable t) {
            throw failed(t);
        }
    }

    @Override
    public synchronized void close() {
        if ("closed".equals(lost)) return;
        lost = "closed";
        arena.close();
    }
}
