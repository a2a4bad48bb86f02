package tepui.targets.lwjgl.glfw;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Virtual window without a display: what a program sets it tells again, and changes come back as events when they are
 * polled.
 */
final class OffscreenWindow {
    private static final Map<Long, OffscreenWindow> ALL = new ConcurrentHashMap<>();

    /** Handles look like pointers, and are none. */
    private static final long STEP = 64;

    private static final AtomicLong NEXT = new AtomicLong(0x7E9E_0000_0000_0000L);

    final long handle = NEXT.getAndAdd(STEP);

    private final Arena memory = Arena.ofShared();
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
    /** The text as the program gave it last, in native memory. */
    private MemorySegment title = MemorySegment.NULL;
    /** Size and place before it was maximised. */
    private int @Nullable [] before;

    private OffscreenWindow(int width, int height) {
        this.width = width;
        this.height = height;
    }

    static OffscreenWindow create(int width, int height, @Nullable String title, long monitor, WindowHints hints) {
        OffscreenWindow window = new OffscreenWindow(width, height);
        window.setTitle(title == null ? "" : title);
        window.monitor = monitor;
        int x = hints.get(GlfwConstants.POSITION_X, GlfwConstants.ANY_POSITION);
        int y = hints.get(GlfwConstants.POSITION_Y, GlfwConstants.ANY_POSITION);
        if (monitor == 0 && x != GlfwConstants.ANY_POSITION && y != GlfwConstants.ANY_POSITION) {
            window.x = x;
            window.y = y;
        }
        window.attributes.put(GlfwConstants.RESIZABLE, hints.get(GlfwConstants.RESIZABLE, 1));
        window.attributes.put(GlfwConstants.DECORATED, hints.get(GlfwConstants.DECORATED, 1));
        window.attributes.put(GlfwConstants.AUTO_ICONIFY, hints.get(GlfwConstants.AUTO_ICONIFY, 1));
        window.attributes.put(GlfwConstants.FLOATING, hints.get(GlfwConstants.FLOATING, 0));
        window.attributes.put(GlfwConstants.FOCUS_ON_SHOW, hints.get(GlfwConstants.FOCUS_ON_SHOW, 1));
        window.attributes.put(GlfwConstants.MOUSE_PASSTHROUGH, hints.get(GlfwConstants.MOUSE_PASSTHROUGH, 0));
        ALL.put(window.handle, window);
        // Before anybody can have set a callback: the program asks for the size, and is not told.
        if (monitor == 0 && hints.is(GlfwConstants.MAXIMIZED, false)) window.maximize();
        // A full screen is always seen.
        if (monitor != 0 || hints.is(GlfwConstants.VISIBLE, true)) window.show(hints.is(GlfwConstants.FOCUSED, true));
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
        OffscreenWindow window = ALL.remove(handle);
        if (window != null) window.memory.close();
    }

    static void destroyAll() {
        for (Long handle : ALL.keySet()) destroy(handle);
    }

    void setTitle(String text) {
        title = memory.allocateFrom(text);
    }

    long title() {
        return title.address();
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
        post("WindowRefresh", handle);
    }

    void focus() {
        if (attribute(GlfwConstants.FOCUSED) != 0) return;
        setAttribute(GlfwConstants.FOCUSED, 1);
        post("WindowFocus", handle, true);
    }

    void hide() {
        setAttribute(GlfwConstants.VISIBLE, 0);
        unfocus();
    }

    private void unfocus() {
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
        if (attribute(GlfwConstants.VISIBLE) != 0) post("WindowRefresh", handle);
    }

    void maximize() {
        if (attribute(GlfwConstants.MAXIMIZED) != 0) return;
        before = new int[] {x, y, width, height};
        setAttribute(GlfwConstants.MAXIMIZED, 1);
        post("WindowMaximize", handle, true);
        move(0, 0);
        resize(GlfwOffscreen.WIDTH, GlfwOffscreen.HEIGHT);
    }

    void iconify() {
        if (attribute(GlfwConstants.ICONIFIED) != 0) return;
        setAttribute(GlfwConstants.ICONIFIED, 1);
        post("WindowIconify", handle, true);
        unfocus();
    }

    /** From an icon, or from its largest size. */
    void restore() {
        if (attribute(GlfwConstants.ICONIFIED) != 0) {
            setAttribute(GlfwConstants.ICONIFIED, 0);
            post("WindowIconify", handle, false);
            focus();
        } else if (attribute(GlfwConstants.MAXIMIZED) != 0) {
            setAttribute(GlfwConstants.MAXIMIZED, 0);
            post("WindowMaximize", handle, false);
            int[] b = before;
            if (b == null) return;
            move(b[0], b[1]);
            resize(b[2], b[3]);
        }
    }

    void move(int newX, int newY) {
        if (newX == x && newY == y) return;
        x = newX;
        y = newY;
        post("WindowPos", handle, newX, newY);
    }

    /** Asks the window to close, as its close button does. */
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
