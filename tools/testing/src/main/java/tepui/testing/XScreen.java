package tepui.testing;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** The screen of an {@link XServer} and what a person does with the windows of other programs there: look, resize, hide, close. */
public final class XScreen implements AutoCloseable {
    private static final byte CLIENT_MESSAGE = 33;

    private final XConnection x;

    /** Looks at the server's first screen. */
    public XScreen(XServer server) {
        x = new XConnection(server);
    }

    /** The numbers of the windows that lie on the screen. */
    @SuppressWarnings("restricted")
    public int[] windows() {
        int cookie = (int) x.call("xcb_query_tree", ValueLayout.JAVA_INT, x.connection, x.root);
        MemorySegment reply = (MemorySegment)
                x.call("xcb_query_tree_reply", ValueLayout.ADDRESS, x.connection, cookie, MemorySegment.NULL);
        int count = Short.toUnsignedInt(reply.reinterpret(32).get(ValueLayout.JAVA_SHORT, 16));
        MemorySegment list = reply.reinterpret(32 + 4L * count);
        int[] windows = new int[count];
        for (int i = 0; i < count; i++) windows[i] = list.get(ValueLayout.JAVA_INT, 32 + 4L * i);
        XConnection.free(reply);
        return windows;
    }

    /** Red, green and blue of what is to be seen in a rectangle of the screen, as 0xrrggbb. */
    public int[] pixels(int left, int top, int width, int height) {
        return x.pixels(x.root, left, top, width, height);
    }

    /** Gives a window another size. */
    public void resize(int window, int width, int height) {
        x.resize(window, width, height);
    }

    /** Hides a window, as one that is minimised. */
    public void hide(int window) {
        x.unmap(window);
    }

    /** Shows it again. */
    public void show(int window) {
        x.map(window);
    }

    /** Asks a window's program to close it, as a window manager does. */
    public void askToClose(int window) {
        MemorySegment event = x.arena.allocate(32, 4);
        event.set(ValueLayout.JAVA_BYTE, 0, CLIENT_MESSAGE);
        event.set(ValueLayout.JAVA_BYTE, 1, (byte) 32);
        event.set(ValueLayout.JAVA_INT, 4, window);
        event.set(ValueLayout.JAVA_INT, 8, atom("WM_PROTOCOLS"));
        event.set(ValueLayout.JAVA_INT, 12, atom("WM_DELETE_WINDOW"));
        x.call("xcb_send_event", ValueLayout.JAVA_INT, x.connection, (byte) 0, window, 0, event);
        x.sync();
    }

    @SuppressWarnings("restricted")
    private int atom(String name) {
        int cookie = (int) x.call(
                "xcb_intern_atom",
                ValueLayout.JAVA_INT,
                x.connection,
                (byte) 0,
                (short) name.length(),
                x.arena.allocateFrom(name));
        MemorySegment reply = (MemorySegment)
                x.call("xcb_intern_atom_reply", ValueLayout.ADDRESS, x.connection, cookie, MemorySegment.NULL);
        int atom = reply.reinterpret(32).get(ValueLayout.JAVA_INT, 8);
        XConnection.free(reply);
        return atom;
    }

    @Override
    public void close() {
        x.close();
    }
}
