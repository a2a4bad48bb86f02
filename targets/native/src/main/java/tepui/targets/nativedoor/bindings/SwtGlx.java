package tepui.targets.nativedoor.bindings;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.reflect.Field;
import tepui.frontends.gl.GL;
import tepui.targets.nativedoor.glx.Glx;

/**
 * The native functions of {@code org.eclipse.swt.internal.opengl.glx.GLX}, with SWT's types: a visual is an object of SWT's class {@code XVisualInfo}, whose fields are named as in
 * C.
 */
public final class SwtGlx {
    private static final MemorySegment MEMORY = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);
    private static final int VISUAL_INFO_BYTES = 64;

    /** Fields of an XVisualInfo and where they are: two are pointers or as large, others ints. */
    private static final String[] FIELDS = {
        "visual",
        "visualid",
        "screen",
        "depth",
        "cclass",
        "red_mask",
        "green_mask",
        "blue_mask",
        "colormap_size",
        "bits_per_rgb"
    };

    private static final int[] AT = {0, 8, 16, 20, 24, 32, 40, 48, 56, 60};

    private SwtGlx() {}

    public static int XVisualInfo_sizeof() {
        return VISUAL_INFO_BYTES;
    }

    /** Reads a visual's description. */
    public static void memmove(Object visual, long from, int bytes) {
        try {
            for (int i = 0; i < FIELDS.length; i++) {
                Field field = visual.getClass().getField(FIELDS[i]);
                if (field.getType() == long.class)
                    field.setLong(visual, MEMORY.get(ValueLayout.JAVA_LONG_UNALIGNED, from + AT[i]));
                else field.setInt(visual, MEMORY.get(ValueLayout.JAVA_INT_UNALIGNED, from + AT[i]));
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("this version of SWT has another " + visual.getClass(), e);
        }
    }

    /** The description in native memory, as far as GLX asks it: the visual's id. */
    private static MemorySegment inMemory(Object visual, Arena arena) {
        MemorySegment info = arena.allocate(VISUAL_INFO_BYTES, 8);
        try {
            info.set(
                    ValueLayout.JAVA_LONG,
                    AT[1],
                    visual.getClass().getField(FIELDS[1]).getInt(visual));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("this version of SWT has another " + visual.getClass(), e);
        }
        return info;
    }

    public static long glXChooseVisual(long display, int screen, int[] attributes) {
        try (Arena arena = Arena.ofConfined()) {
            return Glx.glXChooseVisual(
                    display,
                    screen,
                    arena.allocateFrom(ValueLayout.JAVA_INT, attributes).address());
        }
    }

    public static long glXCreateContext(long display, Object visual, long share, boolean direct) {
        try (Arena arena = Arena.ofConfined()) {
            return Glx.glXCreateContext(display, inMemory(visual, arena).address(), share, direct ? 1 : 0);
        }
    }

    public static void glXDestroyContext(long display, long context) {
        Glx.glXDestroyContext(display, context);
    }

    public static int glXGetConfig(long display, Object visual, int attribute, int[] value) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment word = arena.allocate(ValueLayout.JAVA_INT);
            int error = Glx.glXGetConfig(display, inMemory(visual, arena).address(), attribute, word.address());
            if (error == 0) value[0] = word.get(ValueLayout.JAVA_INT, 0);
            return error;
        }
    }

    public static long glXGetCurrentContext() {
        return Glx.glXGetCurrentContext();
    }

    public static boolean glXMakeCurrent(long display, long drawable, long context) {
        return Glx.glXMakeCurrent(display, drawable, context) != 0;
    }

    public static void glXSwapBuffers(long display, long drawable) {
        Glx.glXSwapBuffers(display, drawable);
    }

    public static void glGetIntegerv(int name, int[] values) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment words = arena.allocate(ValueLayout.JAVA_INT, Math.max(16, values.length));
            GL.glGetIntegerv(name, words.address());
            MemorySegment.copy(words, ValueLayout.JAVA_INT, 0, values, 0, values.length);
        }
    }

    public static void glViewport(int x, int y, int width, int height) {
        GL.glViewport(x, y, width, height);
    }
}
