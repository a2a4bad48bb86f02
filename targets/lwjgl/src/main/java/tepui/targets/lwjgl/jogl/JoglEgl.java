package tepui.targets.lwjgl.jogl;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;
import tepui.targets.lwjgl.egl.Egl;

/** Native functions of JOGL itself, beside those of EGL and OpenGL. */
public final class JoglEgl {
    private static final MemorySegment MEMORY = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

    private JoglEgl() {}

    /** Several attributes at once; one that is not known becomes 0 in the list of names. */
    public static void eglGetConfigAttributes(long display, long config, int count, long names, long values) {
        for (int i = 0; i < count; i++) {
            long name = names + 4L * i;
            if (!Egl.eglGetConfigAttrib(
                    display, config, MEMORY.get(ValueLayout.JAVA_INT_UNALIGNED, name), values + 4L * i))
                MEMORY.set(ValueLayout.JAVA_INT_UNALIGNED, name, 0);
        }
    }

    /** The text at an address, and null for 0. */
    public static @Nullable String text(long address) {
        return address == 0 ? null : MEMORY.getString(address);
    }

    /** Memory that a buffer is mapped to. */
    public static @Nullable ByteBuffer buffer(long address, long bytes) {
        if (address == 0) return null;
        return MemorySegment.ofAddress(address)
                .reinterpret(bytes)
                .asByteBuffer()
                .order(ByteOrder.nativeOrder());
    }
}
