package tepui.targets.lwjgl.glfw;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLConstants;

/** What the current context announces. */
final class ContextExtensions {
    private ContextExtensions() {}

    static boolean has(String name) {
        String all = GlfwLibrary.text(GL.glGetString(GLConstants.GL_EXTENSIONS));
        if (all != null) return List.of(all.split(" ", -1)).contains(name);
        // The core profile answers the question above with an error, and this one by index.
        GL.glGetError();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment count = arena.allocate(4, 4);
            GL.glGetIntegerv(GLConstants.GL_NUM_EXTENSIONS, count.address());
            for (int i = 0; i < count.get(ValueLayout.JAVA_INT, 0); i++) {
                @Nullable String one = GlfwLibrary.text(GL.glGetStringi(GLConstants.GL_EXTENSIONS, i));
                if (name.equals(one)) return true;
            }
            return false;
        }
    }
}
