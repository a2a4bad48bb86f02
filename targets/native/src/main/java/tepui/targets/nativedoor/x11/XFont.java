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

/**
 * A font of an X server, looked at on our own connection: the server draws its glyphs into a pixmap of ours, whose pixels are read back. A font that the program
 * has loaded is known there by the same name.
 */
public final class XFont implements AutoCloseable {
    /**
     * A glyph: its ink lies in {@code width} x {@code height} pixels, uppermost row first, not 0 where there is ink.
     *
     * @param left from the origin to the first column
     * @param descent rows below the base line
     * @param advance from this glyph's origin to the next one's
     */
    public record Glyph(int left, int descent, int width, int height, int advance, int[] pixels) {}

    // ---- xcb_query_font_reply_t
    private static final int LARGEST_AT = 24;
    private static final int FIRST_COLUMN_AT = 40;
    private static final int LAST_COLUMN_AT = 42;
    private static final int PROPERTIES_AT = 46;
    private static final int FIRST_ROW_AT = 49;
    private static final int LAST_ROW_AT = 50;
    private static final int GLYPHS_AT = 56;
    private static final int HEAD_BYTES = 60;
    private static final int PROPERTY_BYTES = 8;
    /** Of xcb_charinfo_t: bearings, advance, ascent, descent, attributes. */
    private static final int GLYPH_BYTES = 12;

    // ---- xcb_setup_t and the first xcb_screen_t behind it
    private static final int VENDOR_BYTES_AT = 24;
    private static final int FORMATS_AT = 29;
    private static final int SETUP_BYTES = 40;
    private static final int FORMAT_BYTES = 8;
    private static final int ROOT_DEPTH_AT = 38;
    private static final int SCREEN_BYTES = 40;

    // ---- values of a graphics context
    private static final int FOREGROUND = 1 << 2;
    private static final int FONT = 1 << 14;
    private static final int INK = 0xffffff;

    private static final MethodHandle QUERY_FONT =
            XServerLink.handle("xcb_query_font", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT));
    private static final MethodHandle FONT_REPLY =
            XServerLink.handle("xcb_query_font_reply", FunctionDescriptor.of(ADDRESS, ADDRESS, JAVA_INT, ADDRESS));
    private static final MethodHandle SETUP =
            XServerLink.handle("xcb_get_setup", FunctionDescriptor.of(ADDRESS, ADDRESS));
    private static final MethodHandle GENERATE_ID =
            XServerLink.handle("xcb_generate_id", FunctionDescriptor.of(JAVA_INT, ADDRESS));
    private static final MethodHandle CREATE_PIXMAP = XServerLink.handle(
            "xcb_create_pixmap",
            FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_BYTE, JAVA_INT, JAVA_INT, JAVA_SHORT, JAVA_SHORT));
    private static final MethodHandle FREE_PIXMAP =
            XServerLink.handle("xcb_free_pixmap", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT));
    private static final MethodHandle CREATE_GC = XServerLink.handle(
            "xcb_create_gc", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT, JAVA_INT, JAVA_INT, ADDRESS));
    private static final MethodHandle FREE_GC =
            XServerLink.handle("xcb_free_gc", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT));
    private static final MethodHandle FILL = XServerLink.handle(
            "xcb_poly_fill_rectangle", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT, JAVA_INT, JAVA_INT, ADDRESS));
    private static final MethodHandle TEXT = XServerLink.handle(
            "xcb_poly_text_16",
            FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT, JAVA_INT, JAVA_SHORT, JAVA_SHORT, JAVA_INT, ADDRESS));

    private final Arena arena;
    private final XServerLink link;
    private final MemorySegment connection;
    private final int firstColumn;
    private final int lastColumn;
    private final int firstRow;
    private final int lastRow;
    /** Metrics of all glyphs, or of one that stands for all. */
    private final MemorySegment metrics;

    private final boolean alike;
    private final int pixmap;
    /** Draws nothing, and draws ink in this font. */
    private final int blank;

    private final int ink;

    private XFont(XServerLink link, Arena arena, int font, MemorySegment reply) throws Throwable {
        this.link = link;
        this.arena = arena;
        connection = link.connection();
        firstColumn = unsigned(reply, FIRST_COLUMN_AT);
        lastColumn = unsigned(reply, LAST_COLUMN_AT);
        firstRow = reply.get(JAVA_BYTE, FIRST_ROW_AT) & 0xff;
        lastRow = reply.get(JAVA_BYTE, LAST_ROW_AT) & 0xff;
        int count = reply.get(JAVA_INT, GLYPHS_AT);
        alike = count == 0;
        long at = alike ? LARGEST_AT : HEAD_BYTES + (long) PROPERTY_BYTES * unsigned(reply, PROPERTIES_AT);
        long bytes = (long) GLYPH_BYTES * Math.max(1, count);
        metrics = arena.allocate(bytes, 4).copyFrom(reply.asSlice(at, bytes));

        MemorySegment setup = ((MemorySegment) SETUP.invokeExact(connection)).reinterpret(SETUP_BYTES);
        long vendor = unsigned(setup, VENDOR_BYTES_AT) + 3 & -4;
        long screenAt = SETUP_BYTES + vendor + (long) FORMAT_BYTES * (setup.get(JAVA_BYTE, FORMATS_AT) & 0xff);
        MemorySegment screen = setup.reinterpret(screenAt + SCREEN_BYTES).asSlice(screenAt);
        int root = screen.get(JAVA_INT, 0);
        pixmap = (int) GENERATE_ID.invokeExact(connection);
        int request = (int) CREATE_PIXMAP.invokeExact(
                connection, screen.get(JAVA_BYTE, ROOT_DEPTH_AT), pixmap, root, (short) width(), (short) height());
        blank = (int) GENERATE_ID.invokeExact(connection);
        MemorySegment values = arena.allocate(8, 4);
        request = (int) CREATE_GC.invokeExact(connection, blank, pixmap, FOREGROUND, values);
        ink = (int) GENERATE_ID.invokeExact(connection);
        values.setAtIndex(JAVA_INT, 0, INK);
        values.setAtIndex(JAVA_INT, 1, font);
        request = (int) CREATE_GC.invokeExact(connection, ink, pixmap, FOREGROUND | FONT, values);
        if (request == 0) throw new IllegalStateException("the connection to the X server is broken");
    }

    /** A font that the program of a display has loaded; null where there is none of that name. */
    public static @Nullable XFont of(XDisplay display, long name) {
        Xlib.sync(display.handle);
        XServerLink link = display.link();
        synchronized (link) {
            try (Arena brief = Arena.ofConfined()) {
                MemorySegment error = brief.allocate(ADDRESS);
                int cookie = (int) QUERY_FONT.invokeExact(link.connection(), (int) name);
                MemorySegment reply = (MemorySegment) FONT_REPLY.invokeExact(link.connection(), cookie, error);
                XServerLink.free(error.get(ADDRESS, 0));
                if (reply.address() == 0) return null;
                Arena own = Arena.ofConfined();
                try {
                    return new XFont(link, own, (int) name, whole(reply));
                } catch (Throwable t) {
                    own.close();
                    throw t;
                } finally {
                    XServerLink.free(reply);
                }
            } catch (Throwable t) {
                throw XServerLink.failed(t);
            }
        }
    }

    /** Words behind the first 32 bytes are in its header. */
    private static MemorySegment whole(MemorySegment reply) {
        return reply.reinterpret(
                32 + 4 * Integer.toUnsignedLong(reply.reinterpret(8).get(JAVA_INT, 4)));
    }

    private static int unsigned(MemorySegment of, long at) {
        return of.get(JAVA_SHORT, at) & 0xffff;
    }

    /** A glyph by its code, the row in the high byte where the font has several; null where the font has none. */
    public @Nullable Glyph glyph(int code) {
        int row = firstRow == 0 && lastRow == 0 ? 0 : code >>> 8;
        int column = firstRow == 0 && lastRow == 0 ? code : code & 0xff;
        if (code < 0 || code > 0xffff || row < firstRow || row > lastRow) return null;
        if (column < firstColumn || column > lastColumn) return null;
        int index = alike ? 0 : (row - firstRow) * (lastColumn - firstColumn + 1) + column - firstColumn;
        int left = metric(index, 0);
        int advance = metric(index, 2);
        int ascent = metric(index, 3);
        int descent = metric(index, 4);
        int w = metric(index, 1) - left;
        int h = ascent + descent;
        if (w <= 0 || h <= 0) return advance == 0 ? null : new Glyph(left, descent, 0, 0, advance, new int[0]);
        return new Glyph(left, descent, w, h, advance, pixels(code, left, ascent, w, h));
    }

    private int metric(int index, int which) {
        return metrics.get(JAVA_SHORT, (long) GLYPH_BYTES * index + 2 * which);
    }

    private int[] pixels(int code, int left, int ascent, int w, int h) {
        synchronized (link) {
            try (Arena brief = Arena.ofConfined()) {
                MemorySegment all = brief.allocate(8, 2);
                all.set(JAVA_SHORT, 4, (short) width());
                all.set(JAVA_SHORT, 6, (short) height());
                int request = (int) FILL.invokeExact(connection, pixmap, blank, 1, all);
                // One glyph, no way from the pen, its code with the row first.
                MemorySegment text = brief.allocate(4);
                text.set(JAVA_BYTE, 0, (byte) 1);
                text.set(JAVA_BYTE, 2, (byte) (code >> 8));
                text.set(JAVA_BYTE, 3, (byte) code);
                request = (int) TEXT.invokeExact(connection, pixmap, ink, (short) -left, (short) ascent, 4, text);
                if (request == 0) throw new IllegalStateException("the connection to the X server is broken");
            } catch (Throwable t) {
                throw XServerLink.failed(t);
            }
            int[] argb = link.images().read(Integer.toUnsignedLong(pixmap), w, h);
            if (argb == null) throw new IllegalStateException("the X server has no pixmap for glyphs");
            for (int i = 0; i < argb.length; i++) argb[i] &= INK;
            return argb;
        }
    }

    /** Of the largest glyph. */
    private int width() {
        int most = 1;
        for (int i = 0; i < count(); i++) most = Math.max(most, metric(i, 1) - metric(i, 0));
        return most;
    }

    private int height() {
        int most = 1;
        for (int i = 0; i < count(); i++) most = Math.max(most, metric(i, 3) + metric(i, 4));
        return most;
    }

    private int count() {
        return (int) (metrics.byteSize() / GLYPH_BYTES);
    }

    @Override
    public void close() {
        try {
            int request = (int) FREE_GC.invokeExact(connection, ink);
            request = (int) FREE_GC.invokeExact(connection, blank);
            request = (int) FREE_PIXMAP.invokeExact(connection, pixmap);
            if (request == 0) throw new IllegalStateException("the connection to the X server is broken");
        } catch (Throwable t) {
            throw XServerLink.failed(t);
        } finally {
            arena.close();
        }
    }
}
