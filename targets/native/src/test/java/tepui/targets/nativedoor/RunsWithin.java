package tepui.targets.nativedoor;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_FLOAT;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import org.jspecify.annotations.Nullable;

/**
 * Program in Java that knows nothing of Tepui and draws by libEGL and libGL: in its VM there is one already. Prints a
 * pixel.
 */
final class RunsWithin {
    private static final SymbolLookup EGL = SymbolLookup.libraryLookup("libEGL.so.1", Arena.global());
    private static final SymbolLookup GL = SymbolLookup.libraryLookup("libGL.so.1", Arena.global());

    private RunsWithin() {}

    private static @Nullable Object call(
            SymbolLookup library, String name, @Nullable MemoryLayout result, Object... arguments) {
        MemoryLayout[] types = new MemoryLayout[arguments.length];
        for (int i = 0; i < types.length; i++)
            types[i] =
                    arguments[i] instanceof Integer ? JAVA_INT : arguments[i] instanceof Float ? JAVA_FLOAT : ADDRESS;
        FunctionDescriptor type =
                result == null ? FunctionDescriptor.ofVoid(types) : FunctionDescriptor.of(result, types);
        try {
            return Linker.nativeLinker()
                    .downcallHandle(library.findOrThrow(name), type)
                    .invokeWithArguments(arguments);
        } catch (Throwable t) {
            throw new IllegalStateException(name, t);
        }
    }

    public static void main(String[] args) {
        MemorySegment none = MemorySegment.NULL;
        Object display = call(EGL, "eglGetPlatformDisplay", ADDRESS, 0x31DD, none, none);
        call(EGL, "eglInitialize", JAVA_INT, display, none, none);
        call(EGL, "eglBindAPI", JAVA_INT, 0x30A2);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment config = arena.allocate(8, 8);
            MemorySegment count = arena.allocate(4, 4);
            call(EGL, "eglGetConfigs", JAVA_INT, display, config, 1, count);
            MemorySegment first = config.get(ADDRESS, 0);
            MemorySegment size = arena.allocateFrom(JAVA_INT, 0x3057, 4, 0x3056, 4, 0x3038);
            Object context = call(EGL, "eglCreateContext", ADDRESS, display, first, none, none);
            Object surface = call(EGL, "eglCreatePbufferSurface", ADDRESS, display, first, size);
            call(EGL, "eglMakeCurrent", JAVA_INT, display, surface, surface, context);
            call(GL, "glClearColor", null, 1f, 0.5f, 0f, 1f);
            call(GL, "glClear", null, 0x4000);
            MemorySegment pixel = arena.allocate(4, 4);
            call(GL, "glReadPixels", null, 0, 0, 1, 1, 0x1908, 0x1401, pixel);
            System.out.printf("%08x%n", pixel.get(JAVA_INT, 0));
        }
    }
}
