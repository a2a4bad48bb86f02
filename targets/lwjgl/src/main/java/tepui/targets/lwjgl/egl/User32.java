package tepui.targets.lwjgl.egl;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import org.jspecify.annotations.Nullable;

/** Bindings to the few functions of Windows that EGL needs for a window it is given. */
final class User32 {
    private static final int RECT_BYTES = 16;
    private static final int CLOSE = 0x10;

    private static final MethodHandle CLIENT_AREA = function("GetClientRect", JAVA_INT, JAVA_LONG, ADDRESS);
    private static final MethodHandle POST =
            function("PostMessageW", JAVA_INT, JAVA_LONG, JAVA_INT, JAVA_LONG, JAVA_LONG);

    private User32() {}

    private static MethodHandle function(String name, MemoryLayout result, MemoryLayout... arguments) {
        SymbolLookup library = SymbolLookup.libraryLookup("user32", Arena.global());
        return Linker.nativeLinker()
                .downcallHandle(library.findOrThrow(name), FunctionDescriptor.of(result, arguments));
    }

    /** Width and height of what is within a window's frame; null where it is none. */
    static int @Nullable [] size(long window) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment area = arena.allocate(RECT_BYTES, 4);
            if ((int) CLIENT_AREA.invokeExact(window, area) == 0) return null;
            return new int[] {area.get(JAVA_INT, 8), area.get(JAVA_INT, 12)};
        } catch (Throwable t) {
            throw new IllegalStateException("GetClientRect failed", t);
        }
    }

    /** What Windows sends when the close button is pressed. */
    static void requestClose(long window) {
        try {
            int ignored = (int) POST.invokeExact(window, CLOSE, 0L, 0L);
        } catch (Throwable t) {
            throw new IllegalStateException("PostMessageW failed", t);
        }
    }
}
