package tepui.targets.lwjgl.glfw;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** A window that is only remembered: what a program sets it tells again, and changes come back as events when they are polled. */
final class OffscreenWindow {
    private static final Map<Long, OffscreenWindow> ALL = new ConcurrentHashMap<>();

    /** Handles look like pointers, and are none. */
    private static final long STEP = 64;

    private static final AtomicLong NEXT = new AtomicLong(0x7E9E_0000_0000_0000L);

    final long handle = NEXT.getAndAdd(STEP);

    final Map<String, Long> callbacks = new HashMap<>();
    final Map<Integer, Integer> inputModes = new HashMap<>();
    private final Map<Integer, Integer> attributes = new HashMap<>();
    private final Queue<Runnable> events = new ArrayDeque<>();

    volatile int width;
    volatile int height;
    int x;
    int y;
    double cursorX;
    double cursorY;
    float opacity = 1;
    long monitor;
    long userPointer;
    volatile boolean shouldClose;
    String title = "";

    private OffscreenWindow(int width, int height) {
        this.width = width;
        this.height = height;
    }

    static OffscreenWindow create(int width, int height, @Nullable String title, long monitor, WindowHints hints) {
        OffscreenWindow window = new OffscreenWindow(Math.max(1, width), Math.max(1, height));
        window.title = title == null ? "" : title;
        window.monitor = monitor;
        window.attributes.put(GlfwConstants.RESIZABLE, hints.get(GlfwConstants.RESIZABLE, 1));
        window.attributes.put(GlfwConstants.DECORATED, hints.get(GlfwConstants.DECORATED, 1));
        window.attributes.put(GlfwConstants.AUTO_ICONIFY, hints.get(GlfwConstants.AUTO_ICONIFY, 1));
        window.attributes.put(GlfwConstants.FLOATING, hints.get(GlfwConstants.FLOATING, 0));
        window.attributes.put(GlfwConstants.MAXIMIZED, hints.get(GlfwConstants.MAXIMIZED, 0));
        window.attributes.put(GlfwConstants.FOCUS_ON_SHOW, hints.get(GlfwConstants.FOCUS_ON_SHOW, 1));
        ALL.put(window.handle, window);
        if (hints.is(GlfwConstants.VISIBLE, true)) window.show(hints.is(GlfwConstants.FOCUSED, true));
        return window;
    }

    static @Nullable OffscreenWindow find(long handle) {
        return ALL.get(handle);
    }

    /** The window of a handle that a program has passed. */
    static OffscreenWindow of(long handle) {
        OffscreenWindow window = ALL.get(handle);
        if (window == null)
            throw new IllegalArgumentException(
                    "GLFW: 0x" + Long.toHexString(handle) + " is no window, or no longer one");
        return window;
    }

    static void destroy(long handle) {
        ALL.remove(handle);
    }

    int attribute(int name) {
        return attributes.getOrDefault(name, 0);
    }

    void setAttribute(int name, int value) {
        attributes.put(name, value);
    }

    void show(boolean focused) {
        if (attribute(GlfwConstants.VISIBLE) != 0) return;
        setAttribute(GlfwConstants.VISIBLE, 1);
        if (focused) focus();
    }

    void focus() {
        if (attribute(GlfwConstants.FOCUSED) != 0) return;
        setAttribute(GlfwConstants.FOCUSED, 1);
        post("WindowFocus", handle, true);
    }

    void hide() {
        setAttribute(GlfwConstants.VISIBLE, 0);
        if (attribute(GlfwConstants.FOCUSED) != 0) {
            setAttribute(GlfwConstants.FOCUSED, 0);
            post("WindowFocus", handle, false);
        }
    }

    void resize(int newWidth, int newHeight) {
        if (newWidth < 1 || newHeight < 1 || newWidth == width && newHeight == height) return;
        width = newWidth;
        height = newHeight;
        post("FramebufferSize", handle, newWidth, newHeight);
        post("WindowSize", handle, newWidth, newHeight);
    }

    void move(int newX, int newY) {
        if (newX == x && newY == y) return;
        x = newX;
        y = newY;
        post("WindowPos", handle, newX, newY);
    }

    /** As if somebody had pressed the close button. */
    void requestClose() {
        shouldClose = true;
        post("WindowClose", handle);
    }

    /** Has a callback called when events are polled. */
    void post(String callback, Object... arguments) {
        synchronized (events) {
            events.add(() -> GlfwCallbacks.call(callbacks.getOrDefault(callback, 0L), arguments));
        }
    }

    /** Delivers what has happened to all windows; returns whether there was anything. */
    static boolean poll() {
        boolean any = false;
        for (OffscreenWindow window : ALL.values()) {
            while (true) {
                Runnable event;
                synchronized (window.events) {
                    event = window.events.poll();
                }
                if (event == null) break;
                any = true;
                event.run();
            }
        }
        return any;
    }
}
