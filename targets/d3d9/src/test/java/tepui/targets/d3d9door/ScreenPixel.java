package tepui.targets.d3d9door;

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

/** A pixel of an X server's screen, by libX11. */
final class ScreenPixel {
    private static final int Z_PIXMAP = 2;

    private ScreenPixel() {}

    static int of(String display, int x, int y) {
        try (Arena arena = Arena.ofConfined()) {
            SymbolLookup lookup = SymbolLookup.libraryLookup("libX11.so.6", Arena.global());
            MemorySegment connection = (MemorySegment)
                    call(lookup, "XOpenDisplay", ADDRESS, ADDRESS).invoke(arena.allocateFrom(display));
            long root = (long)
                    call(lookup, "XDefaultRootWindow", JAVA_LONG, ADDRESS).invoke(connection);
            MemorySegment image = (MemorySegment) call(
                            lookup,
                            "XGetImage",
                            ADDRESS,
                            ADDRESS,
                            JAVA_LONG,
                            JAVA_INT,
                            JAVA_INT,
                            JAVA_INT,
                            JAVA_INT,
                            JAVA_LONG,
                            JAVA_INT)
                    .invoke(connection, root, x, y, 1, 1, -1L, Z_PIXMAP);
            long pixel = (long) call(lookup, "XGetPixel", JAVA_LONG, ADDRESS, JAVA_INT, JAVA_INT)
                    .invoke(image, 0, 0);
            int closed = (int) call(lookup, "XCloseDisplay", JAVA_INT, ADDRESS).invoke(connection);
            return (int) pixel & 0xffffff | closed;
        } catch (Throwable t) {
            throw new AssertionError("libX11: " + t, t);
        }
    }

    private static MethodHandle call(SymbolLookup lookup, String name, MemoryLayout result, MemoryLayout... types) {
        return Linker.nativeLinker().downcallHandle(lookup.findOrThrow(name), FunctionDescriptor.of(result, types));
    }
}
