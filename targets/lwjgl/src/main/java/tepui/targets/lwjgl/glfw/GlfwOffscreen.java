package tepui.targets.lwjgl.glfw;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Offscreen GLFW: its functions about windows, monitors and input where there is no display. Windows are virtual, there
 * is one monitor, and no key is ever pressed. What is not here answers zero, as GLFW does for what is not supported.
 */
public final class GlfwOffscreen {
    static final int WIDTH = 1920;
    static final int HEIGHT = 1080;
    private static final int REFRESH = 60;

    private static final MemorySegment MEMORY = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

    /** A GLFWvidmode: width, height, bits of red, green and blue, refreshes a second. */
    private static final long VIDEO_MODE = words(WIDTH, HEIGHT, 8, 8, 8, REFRESH);

    private static final long MONITOR = words(0, 0);
    private static final long MONITORS = pointer(MONITOR);
    private static final long MONITOR_NAME = GlfwLibrary.text("Tepui");
    private static final long VERSION = GlfwLibrary.text("3.4.0 Tepui offscreen");

    /** Waiting ends after this time at the latest: nothing but the program itself could end it. */
    private static final long LONGEST_WAIT = 10_000_000;

    private static volatile boolean initialized;
    private static volatile long start = System.nanoTime();
    private static volatile boolean posted;
    private static long clipboard = GlfwLibrary.text("");

    private GlfwOffscreen() {}

    private static long words(int... values) {
        MemorySegment memory = Arena.global().allocate(values.length * 4L, 8);
        MemorySegment.copy(values, 0, memory, ValueLayout.JAVA_INT, 0, values.length);
        return memory.address();
    }

    private static long pointer(long value) {
        MemorySegment memory = Arena.global().allocate(8, 8);
        memory.set(ValueLayout.JAVA_LONG, 0, value);
        return memory.address();
    }

    private static void put(long to, int value) {
        if (to != 0) MEMORY.set(ValueLayout.JAVA_INT_UNALIGNED, to, value);
    }

    private static void put(long to, float value) {
        if (to != 0) MEMORY.set(ValueLayout.JAVA_FLOAT_UNALIGNED, to, value);
    }

    private static void put(long to, double value) {
        if (to != 0) MEMORY.set(ValueLayout.JAVA_DOUBLE_UNALIGNED, to, value);
    }

    // The library

    public static int glfwInit() {
        if (!initialized) start = System.nanoTime();
        initialized = true;
        return 1;
    }

    /** Whether the library is initialised; a call that needs it and is too early, or too late, is an error of GLFW's. */
    static boolean isInitialized(String call) {
        if (initialized) return true;
        GlfwErrors.report(GlfwConstants.NOT_INITIALIZED, call + ": GLFW is not initialised");
        return false;
    }

    /** Ends the library: nothing is left of it. */
    static void end() {
        OffscreenWindow.destroyAll();
        OTHERS.clear();
        USERS.clear();
        initialized = false;
    }

    public static void glfwGetVersion(long major, long minor, long revision) {
        put(major, 3);
        put(minor, 4);
        put(revision, 0);
    }

    public static long glfwGetVersionString() {
        return VERSION;
    }

    public static int glfwGetPlatform() {
        return 0x60005; // GLFW_PLATFORM_NULL
    }

    public static int glfwPlatformSupported(int platform) {
        return platform == 0x60005 ? 1 : 0;
    }

    public static double glfwGetTime() {
        return isInitialized("glfwGetTime") ? (System.nanoTime() - start) * 1e-9 : 0;
    }

    public static void glfwSetTime(double time) {
        if (!(time >= 0 && time <= 18446744073.0)) {
            GlfwErrors.report(GlfwConstants.INVALID_VALUE, "glfwSetTime: " + time + " is no time");
            return;
        }
        start = System.nanoTime() - (long) (time * 1e9);
    }

    public static long glfwGetTimerValue() {
        return System.nanoTime();
    }

    public static long glfwGetTimerFrequency() {
        return 1_000_000_000;
    }

    // Events

    public static void glfwPollEvents() {
        posted = false;
        OffscreenWindow.poll();
    }

    public static void glfwWaitEvents() {
        await(LONGEST_WAIT);
    }

    public static void glfwWaitEventsTimeout(double seconds) {
        await(Math.min(LONGEST_WAIT, (long) (seconds * 1e9)));
    }

    private static void await(long nanos) {
        if (!OffscreenWindow.poll() && !posted) LockSupport.parkNanos(nanos);
        posted = false;
        OffscreenWindow.poll();
    }

    public static void glfwPostEmptyEvent() {
        posted = true;
    }

    // Monitors

    public static long glfwGetMonitors(long count) {
        put(count, 1);
        return MONITORS;
    }

    public static long glfwGetPrimaryMonitor() {
        return MONITOR;
    }

    public static void glfwGetMonitorPos(long monitor, long x, long y) {
        put(x, 0);
        put(y, 0);
    }

    public static void glfwGetMonitorWorkarea(long monitor, long x, long y, long width, long height) {
        put(x, 0);
        put(y, 0);
        put(width, WIDTH);
        put(height, HEIGHT);
    }

    public static void glfwGetMonitorPhysicalSize(long monitor, long width, long height) {
        put(width, 509);
        put(height, 286);
    }

    public static void glfwGetMonitorContentScale(long monitor, long x, long y) {
        put(x, 1f);
        put(y, 1f);
    }

    public static long glfwGetMonitorName(long monitor) {
        return MONITOR_NAME;
    }

    public static long glfwGetVideoModes(long monitor, long count) {
        put(count, 1);
        return VIDEO_MODE;
    }

    public static long glfwGetVideoMode(long monitor) {
        return VIDEO_MODE;
    }

    // Windows

    public static int glfwWindowShouldClose(long window) {
        return OffscreenWindow.of(window).shouldClose ? 1 : 0;
    }

    public static void glfwSetWindowShouldClose(long window, int value) {
        OffscreenWindow.of(window).shouldClose = value != 0;
    }

    public static void glfwSetWindowTitle(long window, long title) {
        String text = GlfwLibrary.text(title);
        OffscreenWindow.of(window).setTitle(text == null ? "" : text);
    }

    public static long glfwGetWindowTitle(long window) {
        return OffscreenWindow.of(window).title();
    }

    public static void glfwGetWindowPos(long window, long x, long y) {
        OffscreenWindow w = OffscreenWindow.of(window);
        put(x, w.x);
        put(y, w.y);
    }

    public static void glfwSetWindowPos(long window, int x, int y) {
        OffscreenWindow.of(window).move(x, y);
    }

    public static void glfwGetWindowSize(long window, long width, long height) {
        OffscreenWindow w = OffscreenWindow.of(window);
        put(width, w.width);
        put(height, w.height);
    }

    public static void glfwSetWindowSize(long window, int width, int height) {
        OffscreenWindow.of(window).resize(width, height);
    }

    public static void glfwGetFramebufferSize(long window, long width, long height) {
        glfwGetWindowSize(window, width, height);
    }

    public static void glfwGetWindowFrameSize(long window, long left, long top, long right, long bottom) {
        put(left, 0);
        put(top, 0);
        put(right, 0);
        put(bottom, 0);
    }

    public static void glfwGetWindowContentScale(long window, long x, long y) {
        put(x, 1f);
        put(y, 1f);
    }

    public static float glfwGetWindowOpacity(long window) {
        return OffscreenWindow.of(window).opacity;
    }

    public static void glfwSetWindowOpacity(long window, float opacity) {
        OffscreenWindow.of(window).opacity = opacity;
    }

    public static void glfwIconifyWindow(long window) {
        OffscreenWindow.of(window).iconify();
    }

    public static void glfwRestoreWindow(long window) {
        OffscreenWindow.of(window).restore();
    }

    public static void glfwMaximizeWindow(long window) {
        OffscreenWindow.of(window).maximize();
    }

    public static void glfwShowWindow(long window) {
        OffscreenWindow w = OffscreenWindow.of(window);
        w.show(w.attribute(GlfwConstants.FOCUS_ON_SHOW) != 0);
    }

    public static void glfwHideWindow(long window) {
        OffscreenWindow.of(window).hide();
    }

    public static void glfwFocusWindow(long window) {
        OffscreenWindow.of(window).focus();
    }

    public static long glfwGetWindowMonitor(long window) {
        return OffscreenWindow.of(window).monitor;
    }

    public static void glfwSetWindowMonitor(
            long window, long monitor, int x, int y, int width, int height, int refreshRate) {
        OffscreenWindow w = OffscreenWindow.of(window);
        w.monitor = monitor;
        if (monitor == 0) w.move(x, y);
        w.resize(width, height);
    }

    public static void glfwSetWindowAttrib(long window, int attribute, int value) {
        switch (attribute) {
            case GlfwConstants.RESIZABLE,
                    GlfwConstants.DECORATED,
                    GlfwConstants.FLOATING,
                    GlfwConstants.AUTO_ICONIFY,
                    GlfwConstants.FOCUS_ON_SHOW,
                    GlfwConstants.MOUSE_PASSTHROUGH ->
                OffscreenWindow.of(window).setAttribute(attribute, value == 0 ? 0 : 1);
            default ->
                GlfwErrors.report(
                        GlfwConstants.INVALID_ENUM,
                        "glfwSetWindowAttrib: 0x" + Integer.toHexString(attribute) + " cannot be set");
        }
    }

    public static void glfwSetWindowUserPointer(long window, long pointer) {
        OffscreenWindow.of(window).userPointer = pointer;
    }

    public static long glfwGetWindowUserPointer(long window) {
        return OffscreenWindow.of(window).userPointer;
    }

    // Input

    public static int glfwGetInputMode(long window, int mode) {
        int otherwise = mode == 0x33001 ? 0x34001 : 0; // the cursor is normal, all else is off
        return OffscreenWindow.of(window).inputModes.getOrDefault(mode, otherwise);
    }

    public static void glfwSetInputMode(long window, int mode, int value) {
        // From GLFW_CURSOR to GLFW_UNLIMITED_MOUSE_BUTTONS.
        if (mode < 0x33001 || mode > 0x33006) {
            GlfwErrors.report(
                    GlfwConstants.INVALID_ENUM, "glfwSetInputMode: 0x" + Integer.toHexString(mode) + " is no mode");
            return;
        }
        OffscreenWindow.of(window).inputModes.put(mode, value);
    }

    public static void glfwGetCursorPos(long window, long x, long y) {
        OffscreenWindow w = OffscreenWindow.of(window);
        put(x, w.cursorX);
        put(y, w.cursorY);
    }

    public static void glfwSetCursorPos(long window, double x, double y) {
        OffscreenWindow w = OffscreenWindow.of(window);
        w.cursorX = x;
        w.cursorY = y;
    }

    public static long glfwCreateCursor(long image, int x, int y) {
        return MONITOR;
    }

    public static long glfwCreateStandardCursor(int shape) {
        return MONITOR;
    }

    public static int glfwUpdateGamepadMappings(long mappings) {
        return 1;
    }

    public static int glfwGetKeyScancode(int key) {
        return -1;
    }

    /** No Vulkan of the program's own draws in a window that is only remembered: VK_ERROR_EXTENSION_NOT_PRESENT. */
    public static int glfwCreateWindowSurface(long instance, long window, long allocator, long surface) {
        GlfwErrors.report(
                GlfwConstants.API_UNAVAILABLE,
                "glfwCreateWindowSurface: an offscreen window has no surface for Vulkan");
        return -7;
    }

    public static void glfwSetClipboardString(long window, long text) {
        String copied = GlfwLibrary.text(text);
        clipboard = GlfwLibrary.text(copied == null ? "" : copied);
    }

    public static long glfwGetClipboardString(long window) {
        return clipboard;
    }

    // Callbacks

    /** Callbacks that belong to no window, and what programs tie to monitors and joysticks. */
    private static final Map<String, Long> OTHERS = new ConcurrentHashMap<>();

    private static final Map<Long, Long> USERS = new ConcurrentHashMap<>();

    public static long glfwSetMonitorCallback(long callback) {
        return before(OTHERS.put("Monitor", callback));
    }

    public static long glfwSetJoystickCallback(long callback) {
        return before(OTHERS.put("Joystick", callback));
    }

    public static void glfwSetMonitorUserPointer(long monitor, long pointer) {
        USERS.put(monitor, pointer);
    }

    public static long glfwGetMonitorUserPointer(long monitor) {
        return before(USERS.get(monitor));
    }

    public static void glfwSetJoystickUserPointer(int joystick, long pointer) {
        USERS.put((long) joystick, pointer);
    }

    public static long glfwGetJoystickUserPointer(int joystick) {
        return before(USERS.get((long) joystick));
    }

    private static long before(@Nullable Long value) {
        return value == null ? 0 : value;
    }

    /** Takes one callback off a window and returns it; 0 where none is left. */
    public static long takeCallback(long window) {
        var callbacks = OffscreenWindow.of(window).callbacks.values().iterator();
        while (callbacks.hasNext()) {
            long callback = callbacks.next();
            callbacks.remove();
            if (callback != 0) return callback;
        }
        return 0;
    }

    private static long set(long window, String name, long callback) {
        return before(OffscreenWindow.of(window).callbacks.put(name, callback));
    }

    public static long glfwSetWindowPosCallback(long window, long callback) {
        return set(window, "WindowPos", callback);
    }

    public static long glfwSetWindowSizeCallback(long window, long callback) {
        return set(window, "WindowSize", callback);
    }

    public static long glfwSetWindowCloseCallback(long window, long callback) {
        return set(window, "WindowClose", callback);
    }

    public static long glfwSetWindowRefreshCallback(long window, long callback) {
        return set(window, "WindowRefresh", callback);
    }

    public static long glfwSetWindowFocusCallback(long window, long callback) {
        return set(window, "WindowFocus", callback);
    }

    public static long glfwSetWindowIconifyCallback(long window, long callback) {
        return set(window, "WindowIconify", callback);
    }

    public static long glfwSetWindowMaximizeCallback(long window, long callback) {
        return set(window, "WindowMaximize", callback);
    }

    public static long glfwSetFramebufferSizeCallback(long window, long callback) {
        return set(window, "FramebufferSize", callback);
    }

    public static long glfwSetWindowContentScaleCallback(long window, long callback) {
        return set(window, "WindowContentScale", callback);
    }

    public static long glfwSetKeyCallback(long window, long callback) {
        return set(window, "Key", callback);
    }

    public static long glfwSetCharCallback(long window, long callback) {
        return set(window, "Char", callback);
    }

    public static long glfwSetCharModsCallback(long window, long callback) {
        return set(window, "CharMods", callback);
    }

    public static long glfwSetMouseButtonCallback(long window, long callback) {
        return set(window, "MouseButton", callback);
    }

    public static long glfwSetCursorPosCallback(long window, long callback) {
        return set(window, "CursorPos", callback);
    }

    public static long glfwSetCursorEnterCallback(long window, long callback) {
        return set(window, "CursorEnter", callback);
    }

    public static long glfwSetScrollCallback(long window, long callback) {
        return set(window, "Scroll", callback);
    }

    public static long glfwSetDropCallback(long window, long callback) {
        return set(window, "Drop", callback);
    }
}
