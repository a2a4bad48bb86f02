package tepui.targets.lwjgl.jogl;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import tepui.targets.lwjgl.egl.VirtualWindow;

/**
 * Offscreen windows of NEWT, where there is no display. NEWT has a driver for a board whose windows are nothing but
 * layers of one screen; its native functions come here, and a window is a size that is remembered.
 */
public final class NewtOffscreen {
    public static final int WIDTH = 1920;
    public static final int HEIGHT = 1080;

    private static final Queue<Window> CLOSING = new ConcurrentLinkedQueue<>();

    private NewtOffscreen() {}

    private static final class Window implements VirtualWindow {
        private final Object newt;
        private volatile int width;
        private volatile int height;

        Window(Object newt, int width, int height) {
            this.newt = newt;
            this.width = width;
            this.height = height;
        }

        @Override
        public int width() {
            return width;
        }

        @Override
        public int height() {
            return height;
        }

        @Override
        public void requestClose() {
            CLOSING.add(this);
        }
    }

    /** A window of NEWT's; returns its handle. */
    public static long create(Object newt, int width, int height) {
        return VirtualWindow.add(new Window(newt, width, height));
    }

    public static void close(long window) {
        VirtualWindow.remove(window);
    }

    public static void resize(long window, int width, int height) {
        if (VirtualWindow.find(window) instanceof Window w) {
            w.width = Math.max(1, width);
            w.height = Math.max(1, height);
        }
    }

    /** Delivers what has happened, on NEWT's own thread. */
    public static void dispatch() {
        for (Window w = CLOSING.poll(); w != null; w = CLOSING.poll()) {
            try {
                Method close = w.newt.getClass().getMethod("windowDestroyNotify", boolean.class);
                close.invoke(w.newt, false);
            } catch (InvocationTargetException e) {
                throw new IllegalStateException("the window cannot be closed", e.getCause());
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("this version of NEWT has no windowDestroyNotify", e);
            }
        }
    }
}
