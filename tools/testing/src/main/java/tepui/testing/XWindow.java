package tepui.testing;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** A window of an {@link XServer} with a connection of its own: mapped, resized, hidden, read and destroyed by a test. */
public final class XWindow implements AutoCloseable {
    private final XConnection x;
    private final int window;

    /** Makes one that is not shown yet, at the top left of the screen. */
    public XWindow(XServer server, int width, int height) {
        x = new XConnection(server);
        window = (int) x.call("xcb_generate_id", ValueLayout.JAVA_INT, x.connection);
        x.call(
                "xcb_create_window",
                ValueLayout.JAVA_INT,
                x.connection,
                (byte) 0,
                window,
                x.root,
                (short) 0,
                (short) 0,
                (short) width,
                (short) height,
                (short) 0,
                (short) 1,
                0,
                0,
                MemorySegment.NULL);
        x.sync();
    }

    /** The xcb_connection_t. */
    public long connection() {
        return x.connection.address();
    }

    /** The window's number. */
    public int window() {
        return window;
    }

    /** Returns when the server has done all that was asked before. */
    public void sync() {
        x.sync();
    }

    /** Shows the window. */
    public void map() {
        x.map(window);
    }

    /** Hides it, as a window that is minimised. */
    public void unmap() {
        x.unmap(window);
    }

    /** Gives it another size. */
    public void resize(int width, int height) {
        x.resize(window, width, height);
    }

    /** The window goes; the connection stays. */
    public void destroy() {
        x.call("xcb_destroy_window", ValueLayout.JAVA_INT, x.connection, window);
        x.sync();
    }

    /** Red, green and blue of one of its pixels, as 0xrrggbb. */
    public int pixel(int left, int top) {
        return x.pixels(window, left, top, 1, 1)[0];
    }

    /** Ends the connection; the window goes with it. */
    @Override
    public void close() {
        x.close();
    }
}
