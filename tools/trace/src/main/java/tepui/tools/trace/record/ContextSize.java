package tepui.tools.trace.record;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.frontends.gl.GL;

/** Size of the window of the current context, as long as the program has set no viewport. */
final class ContextSize {
    long[] viewport(int name) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment box = arena.allocate(ValueLayout.JAVA_INT, 4);
            GL.glGetIntegerv(name, box.address());
            long[] result = new long[4];
            for (int i = 0; i < 4; i++) result[i] = box.getAtIndex(ValueLayout.JAVA_INT, i);
            return result;
        }
    }
}
