package tepui.targets.lwjgl.glfw;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.GLConstants;
import tepui.targets.lwjgl.window.Capture;
import tepui.targets.lwjgl.window.WindowContext;

/**
 * Pictures in memory of windows with GLFW_OSMESA_CONTEXT_API: what OSMesa would have drawn in itself is copied here when it is asked for, bottom row first. It is asked
 * of the thread that has the context, and stays where it is until it is asked for in another size or the window is destroyed.
 */
final class OsMesaPictures {
    private static final MemorySegment MEMORY = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);
    private static final Map<Long, OsMesaPictures> ALL = new ConcurrentHashMap<>();

    /** Memory of one kind of picture. */
    private static final class Copy {
        private @Nullable Arena arena;
        private MemorySegment pixels = MemorySegment.NULL;

        MemorySegment of(long bytes) {
            if (pixels.byteSize() == bytes) return pixels;
            close();
            Arena made = Arena.ofShared();
            arena = made;
            pixels = made.allocate(bytes, 16);
            return pixels;
        }

        void close() {
            if (arena != null) arena.close();
            arena = null;
            pixels = MemorySegment.NULL;
        }
    }

    private final Copy color = new Copy();
    private final Copy depth = new Copy();

    private OsMesaPictures() {}

    static void add(long window) {
        ALL.put(window, new OsMesaPictures());
    }

    static void remove(long window) {
        OsMesaPictures of = ALL.remove(window);
        if (of == null) return;
        of.color.close();
        of.depth.close();
    }

    static boolean has(long window) {
        return ALL.containsKey(window);
    }

    /** Four bytes a pixel, or for depth one number of 32 bits; each address may be 0. */
    static int give(long window, boolean depth, long width, long height, long form, long buffer) {
        WindowContext context = WindowContext.current();
        String name = depth ? "glfwGetOSMesaDepthBuffer" : "glfwGetOSMesaColorBuffer";
        OsMesaPictures of = ALL.get(window);
        if (of == null) {
            GlfwErrors.report(GlfwConstants.NO_WINDOW_CONTEXT, name + ": the window has no context of OSMesa");
            return 0;
        }
        if (context == null || context.window != window) {
            GlfwErrors.report(
                    GlfwConstants.NO_CURRENT_CONTEXT,
                    name + ": the window's context is not current on this thread; call glfwMakeContextCurrent first");
            return 0;
        }
        int w = context.width();
        int h = context.height();
        MemorySegment pixels = (depth ? of.depth : of.color).of(4L * w * h);
        if (depth) Capture.readPixels(w, h, GLConstants.GL_DEPTH_COMPONENT, GLConstants.GL_UNSIGNED_INT, pixels);
        else Capture.readPixels(w, h, GLConstants.GL_RGBA, GLConstants.GL_UNSIGNED_BYTE, pixels);
        put(width, w);
        put(height, h);
        put(form, depth ? 4 : GLConstants.GL_RGBA);
        if (buffer != 0) MEMORY.set(ValueLayout.JAVA_LONG_UNALIGNED, buffer, pixels.address());
        return 1;
    }

    private static void put(long to, int value) {
        if (to != 0) MEMORY.set(ValueLayout.JAVA_INT_UNALIGNED, to, value);
    }
}
