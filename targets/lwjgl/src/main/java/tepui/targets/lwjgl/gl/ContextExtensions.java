package tepui.targets.lwjgl.gl;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLConstants;

/** Extensions that the current context announces. */
public final class ContextExtensions {
    private ContextExtensions() {}

    public static boolean has(String name) {
        String all = text(GL.glGetString(GLConstants.GL_EXTENSIONS));
        if (all != null) return List.of(all.split(" ", -1)).contains(name);
        // The core profile answers the question above with an error, and this one by index.
        GL.glGetError();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment count = arena.allocate(4, 4);
            GL.glGetIntegerv(GLConstants.GL_NUM_EXTENSIONS, count.address());
            for (int i = 0; i < count.get(ValueLayout.JAVA_INT, 0); i++) {
                @Nullable String one = text(GL.glGetStringi(GLConstants.GL_EXTENSIONS, i));
                if (name.equals(one)) return true;
            }
            return false;
        }
    }

    private static @Nullable String text(long address) {
        return address == 0
                ? null
                : MemorySegment.ofAddress(address).reinterpret(Long.MAX_VALUE).getString(0);
    }
}
