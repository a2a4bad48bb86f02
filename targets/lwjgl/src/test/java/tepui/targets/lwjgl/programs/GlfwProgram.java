package tepui.targets.lwjgl.programs;

import static org.lwjgl.glfw.GLFW.*;

import java.nio.DoubleBuffer;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import org.lwjgl.PointerBuffer;
import org.lwjgl.glfw.Callbacks;
import org.lwjgl.glfw.GLFWErrorCallback;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL11C;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/** Program that tests each thing that GLFW's documentation promises of windows and contexts, and prints what it got. */
public final class GlfwProgram {
    private static final List<String> EVENTS = new ArrayList<>();

    private GlfwProgram() {}

    public static void main(String[] args) throws InterruptedException {
        say("before", glfwGetTime() == 0, error());
        GLFWErrorCallback callback = GLFWErrorCallback.create((error, text) -> {});
        callback.set();
        say("init", glfwInit(), glfwInit(), glfwGetVersionString() != null);
        say("time", glfwGetTime() >= 0 && glfwGetTime() < 60);
        glfwSetTime(100);
        say("set time", glfwGetTime() >= 100, glfwGetTimerFrequency() > 0 && glfwGetTimerValue() > 0);
        mistakes();
        contexts();
        windows();
        monitors();
        input();
        glfwTerminate();
        say("after", glfwCreateWindow(8, 8, "after", 0, 0), error());
        GLFWErrorCallback last = glfwSetErrorCallback(null);
        say("error callback", last != null && last.address() == callback.address());
        callback.free();
        System.out.println("end");
    }

    private static void mistakes() {
        glfwWindowHint(0x12345, 1);
        say("hint", error());
        say("size", glfwCreateWindow(0, 8, "flat", 0, 0), error());
        say("2.5", version(2, 5, 0), error());
        say("profile", version(3, 1, GLFW_OPENGL_CORE_PROFILE), error());
        say("no profile", version(3, 3, 77), error());
        glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, 1);
        say("forward", version(2, 1, 0), error());
        glfwWindowHint(GLFW_CLIENT_API, 5);
        say("api", version(3, 3, 0), error());
        say("current", glfwGetCurrentContext(), glfwExtensionSupported("GL_ARB_sync"), error());
        say("address", glfwGetProcAddress("glClear"), error());
        glfwSwapInterval(1);
        say("interval", error());
        glfwWindowHint(GLFW_CLIENT_API, GLFW_NO_API);
        long bare = glfwCreateWindow(8, 8, "bare", 0, 0);
        say("bare", bare != 0, glfwGetWindowAttrib(bare, GLFW_CLIENT_API) == GLFW_NO_API);
        glfwMakeContextCurrent(bare);
        say("bare current", error());
        glfwSwapBuffers(bare);
        say("bare swap", error());
        glfwDefaultWindowHints();
        glfwWindowHint(GLFW_VISIBLE, 0);
        say("bare share", glfwCreateWindow(8, 8, "shares", 0, bare), error());
        glfwSetWindowAttrib(bare, GLFW_FOCUSED, 1);
        say("attribute", error());
        glfwDestroyWindow(bare);
        glfwSetTime(-1);
        say("negative time", error());
    }

    private static long version(int major, int minor, int profile) {
        glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, major);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, minor);
        glfwWindowHint(GLFW_OPENGL_PROFILE, profile);
        long window = glfwCreateWindow(8, 8, "version", 0, 0);
        glfwDefaultWindowHints();
        return window;
    }

    private static void contexts() throws InterruptedException {
        glfwDefaultWindowHints();
        glfwWindowHint(GLFW_VISIBLE, 0);
        long plain = glfwCreateWindow(16, 16, "plain", 0, 0);
        say("plain", attribute(plain, GLFW_CLIENT_API) == GLFW_OPENGL_API, attribute(plain, GLFW_DOUBLEBUFFER));
        say("newest", attribute(plain, GLFW_CONTEXT_VERSION_MAJOR) >= 3);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 2);
        glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
        glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, 1);
        glfwWindowHint(GLFW_OPENGL_DEBUG_CONTEXT, 1);
        glfwWindowHint(GLFW_SAMPLES, 4);
        long core = glfwCreateWindow(16, 16, "core", 0, plain);
        int version = attribute(core, GLFW_CONTEXT_VERSION_MAJOR) * 10 + attribute(core, GLFW_CONTEXT_VERSION_MINOR);
        say("core", version >= 32, attribute(core, GLFW_OPENGL_PROFILE) == GLFW_OPENGL_CORE_PROFILE);
        say("flags", attribute(core, GLFW_OPENGL_FORWARD_COMPAT), attribute(core, GLFW_OPENGL_DEBUG_CONTEXT));
        glfwMakeContextCurrent(core);
        GL.createCapabilities();
        say("samples", GL11C.glGetInteger(0x80A9) >= 4, GL11C.glGetInteger(0x821E) & 3, GL11C.glGetInteger(0x9126));
        say("supported", glfwExtensionSupported("GL_ARB_sync"), glfwExtensionSupported("GLX_EXT_none"));
        say("empty", glfwExtensionSupported(""), error());
        say("function", glfwGetProcAddress("glClear") != 0, glfwGetProcAddress("glNoSuchThing"));
        glfwSwapInterval(0);
        glfwSwapInterval(1);
        glfwSwapInterval(-1);
        say("intervals", error());
        int texture = GL11C.glGenTextures();
        GL11C.glBindTexture(GL11C.GL_TEXTURE_2D, texture);
        GL11C.glFlush();
        glfwMakeContextCurrent(plain);
        say("shared", GL11C.glIsTexture(texture), glfwGetCurrentContext() == plain);
        Thread other = new Thread(() -> {
            glfwMakeContextCurrent(core);
            say("thread", glfwGetCurrentContext() == core);
            glfwSwapBuffers(core);
            glfwMakeContextCurrent(0);
            say("released", glfwGetCurrentContext());
        });
        other.start();
        other.join();
        ended();
        glfwDestroyWindow(plain);
        say("destroyed", glfwGetCurrentContext());
        glfwDestroyWindow(core);
        say("es", es(3, 0), error());
    }

    /** A context stays current for a thread that ends with it, and its window is destroyed from another one. */
    private static void ended() throws InterruptedException {
        glfwWindowHint(GLFW_SAMPLES, 2);
        long window = glfwCreateWindow(16, 16, "ended", 0, 0);
        Thread thread = new Thread(() -> {
            glfwMakeContextCurrent(window);
            GL.createCapabilities();
            say("two samples", GL11C.glGetInteger(0x80A9) >= 2);
        });
        thread.start();
        thread.join();
        glfwDestroyWindow(window);
        say("destroyed behind its thread", error());
    }

    private static boolean es(int major, int minor) {
        glfwDefaultWindowHints();
        glfwWindowHint(GLFW_VISIBLE, 0);
        glfwWindowHint(GLFW_CLIENT_API, GLFW_OPENGL_ES_API);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, major);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, minor);
        long window = glfwCreateWindow(8, 8, "es", 0, 0);
        boolean made = window != 0 && attribute(window, GLFW_CLIENT_API) == GLFW_OPENGL_ES_API;
        if (window != 0) glfwDestroyWindow(window);
        glfwDefaultWindowHints();
        return made;
    }

    private static int attribute(long window, int name) {
        return glfwGetWindowAttrib(window, name);
    }

    private static void windows() {
        glfwDefaultWindowHints();
        glfwWindowHint(GLFW_VISIBLE, 0);
        glfwWindowHint(GLFW_POSITION_X, 30);
        glfwWindowHint(GLFW_POSITION_Y, 40);
        long window = glfwCreateWindow(64, 48, "first", 0, 0);
        glfwMakeContextCurrent(window);
        GL.createCapabilities();
        glfwSetWindowSizeCallback(window, (w, x, y) -> EVENTS.add("size " + x + " " + y));
        glfwSetFramebufferSizeCallback(window, (w, x, y) -> EVENTS.add("framebuffer " + x + " " + y));
        glfwSetWindowRefreshCallback(window, w -> EVENTS.add("refresh"));
        glfwSetWindowPosCallback(window, (w, x, y) -> EVENTS.add("place " + x + " " + y));
        glfwSetWindowFocusCallback(window, (w, on) -> EVENTS.add("focus " + on));
        glfwSetWindowIconifyCallback(window, (w, on) -> EVENTS.add("icon " + on));
        glfwSetWindowMaximizeCallback(window, (w, on) -> EVENTS.add("largest " + on));
        glfwSetWindowCloseCallback(window, w -> EVENTS.add("close"));
        say("hidden", attribute(window, GLFW_VISIBLE), attribute(window, GLFW_FOCUSED), place(window), size(window));
        glfwShowWindow(window);
        say("show", events(window), attribute(window, GLFW_VISIBLE));
        glfwSetWindowSize(window, 80, 60);
        say("resize", events(window), size(window));
        glfwSwapBuffers(window);
        int[] box = new int[4];
        GL11C.glGetIntegerv(GL11C.GL_VIEWPORT, box);
        say("viewport stays", box[2], box[3]);
        glfwSetWindowPos(window, 5, 6);
        say("move", events(window), place(window));
        glfwMaximizeWindow(window);
        say("maximize", events(window), attribute(window, GLFW_MAXIMIZED));
        glfwRestoreWindow(window);
        say("restore", events(window), size(window), place(window));
        glfwIconifyWindow(window);
        say("iconify", events(window), attribute(window, GLFW_ICONIFIED));
        glfwRestoreWindow(window);
        say("icon back", events(window), attribute(window, GLFW_ICONIFIED));
        glfwSetWindowAttrib(window, GLFW_DECORATED, 0);
        say("decorated", attribute(window, GLFW_DECORATED), attribute(window, GLFW_RESIZABLE));
        glfwSetWindowUserPointer(window, 4711);
        say("user", glfwGetWindowUserPointer(window));
        glfwSetWindowShouldClose(window, true);
        say("close", glfwWindowShouldClose(window), events(window));
        glfwSetWindowShouldClose(window, false);
        glfwHideWindow(window);
        say("hide", events(window), attribute(window, GLFW_VISIBLE), attribute(window, GLFW_FOCUSED));
        say("monitor", glfwGetWindowMonitor(window));
        glfwSetWindowMonitor(window, glfwGetPrimaryMonitor(), 0, 0, 320, 240, GLFW_DONT_CARE);
        say("full screen", glfwGetWindowMonitor(window) == glfwGetPrimaryMonitor(), size(window));
        Callbacks.glfwFreeCallbacks(window);
        glfwDestroyWindow(window);
    }

    private static void monitors() {
        PointerBuffer monitors = glfwGetMonitors();
        long first = monitors.get(0);
        say("monitors", monitors.remaining() >= 1, first == glfwGetPrimaryMonitor(), glfwGetMonitorName(first) != null);
        say(
                "modes",
                glfwGetVideoModes(first).remaining() >= 1,
                glfwGetVideoMode(first).width() > 0);
        try (MemoryStack stack = MemoryStack.stackPush()) {
            IntBuffer n = stack.mallocInt(4);
            glfwGetMonitorWorkarea(first, n.slice(0, 1), n.slice(1, 1), n.slice(2, 1), n.slice(3, 1));
            say("work area", n.get(2) > 0, n.get(3) > 0);
        }
        glfwSetMonitorUserPointer(first, 99);
        say("monitor user", glfwGetMonitorUserPointer(first));
    }

    private static void input() {
        glfwDefaultWindowHints();
        glfwWindowHint(GLFW_VISIBLE, 0);
        long window = glfwCreateWindow(32, 32, "input", 0, 0);
        say("cursor", glfwGetInputMode(window, GLFW_CURSOR) == GLFW_CURSOR_NORMAL);
        glfwSetInputMode(window, GLFW_CURSOR, GLFW_CURSOR_DISABLED);
        say("disabled", glfwGetInputMode(window, GLFW_CURSOR) == GLFW_CURSOR_DISABLED);
        glfwSetInputMode(window, GLFW_CURSOR, GLFW_CURSOR_NORMAL);
        glfwSetInputMode(window, 0x99, 1);
        say("mode", error());
        say("key", glfwGetKey(window, GLFW_KEY_A), glfwGetMouseButton(window, GLFW_MOUSE_BUTTON_1));
        try (MemoryStack stack = MemoryStack.stackPush()) {
            DoubleBuffer at = stack.mallocDouble(2);
            glfwGetCursorPos(window, at.slice(0, 1), at.slice(1, 1));
            say("cursor place", !Double.isNaN(at.get(0)));
        }
        long cursor = glfwCreateStandardCursor(GLFW_CROSSHAIR_CURSOR);
        glfwSetCursor(window, cursor);
        say("shape", cursor != 0);
        glfwDestroyCursor(cursor);
        glfwSetClipboardString(window, "gl\u00fcck");
        say("clipboard", "gl\u00fcck".equals(glfwGetClipboardString(window)));
        say("joystick", glfwJoystickPresent(GLFW_JOYSTICK_1), glfwGetJoystickAxes(GLFW_JOYSTICK_1) == null);
        say("gamepads", glfwUpdateGamepadMappings(MemoryUtil.memUTF8("# nothing\n")));
        glfwPostEmptyEvent();
        glfwWaitEvents();
        glfwWaitEventsTimeout(0.01);
        glfwDestroyWindow(window);
    }

    private static String size(long window) {
        int[] width = new int[1];
        int[] height = new int[1];
        glfwGetFramebufferSize(window, width, height);
        return width[0] + "x" + height[0];
    }

    private static String place(long window) {
        int[] x = new int[1];
        int[] y = new int[1];
        glfwGetWindowPos(window, x, y);
        return x[0] + "," + y[0];
    }

    private static String events(long window) {
        glfwPollEvents();
        String told = String.join(", ", EVENTS);
        EVENTS.clear();
        return "[" + told + "]";
    }

    private static String error() {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            PointerBuffer text = stack.mallocPointer(1);
            int error = glfwGetError(text);
            return Integer.toHexString(error) + (error != 0 && text.get(0) == 0 ? " untold" : "");
        }
    }

    private static void say(String what, Object... got) {
        StringBuilder line = new StringBuilder(what);
        for (Object o : got) line.append(' ').append(o);
        System.out.println(line);
    }
}
