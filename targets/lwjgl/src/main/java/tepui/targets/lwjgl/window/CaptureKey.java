package tepui.targets.lwjgl.window;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;

/**
 * The key that captures a frame, F12, as the window system has it: whichever library made the window, and whichever window
 * has the keyboard. It is asked once a picture, over a connection of its own.
 */
abstract sealed class CaptureKey {
    /** The key of this system; IllegalStateException where its keys cannot be asked for. */
    static CaptureKey open() {
        try {
            return System.getProperty("os.name", "").startsWith("Windows") ? new OfWindows() : new OfX11();
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException("tepui.capture is 'key', and keys cannot be asked for: " + e, e);
        }
    }

    abstract boolean isDown();

    private static MethodHandle function(String library, String name, MemoryLayout result, MemoryLayout... arguments) {
        SymbolLookup lookup = SymbolLookup.libraryLookup(library, Arena.global());
        return Linker.nativeLinker().downcallHandle(lookup.findOrThrow(name), FunctionDescriptor.of(result, arguments));
    }

    private static final class OfWindows extends CaptureKey {
        private static final int VK_F12 = 0x7b;

        private final MethodHandle state = function("user32", "GetAsyncKeyState", JAVA_SHORT, JAVA_INT);

        @Override
        boolean isDown() {
            try {
                return (short) state.invokeExact(VK_F12) < 0;
            } catch (Throwable t) {
                throw new IllegalStateException("GetAsyncKeyState failed", t);
            }
        }
    }

    private static final class OfX11 extends CaptureKey {
        private static final String LIBRARY = "libX11.so.6";
        private static final long XK_F12 = 0xffc9;

        private final MethodHandle query = function(LIBRARY, "XQueryKeymap", JAVA_INT, JAVA_LONG, ADDRESS);
        private final MemorySegment keys = Arena.global().allocate(32);
        private final long display;
        private final int code;

        OfX11() {
            try {
                display = (long)
                        function(LIBRARY, "XOpenDisplay", JAVA_LONG, JAVA_LONG).invokeExact(0L);
                if (display == 0)
                    throw new IllegalStateException(
                            "tepui.capture is 'key', and there is no X display; name the number of a frame");
                code = (byte) function(LIBRARY, "XKeysymToKeycode", JAVA_BYTE, JAVA_LONG, JAVA_LONG)
                                .invokeExact(display, XK_F12)
                        & 0xff;
            } catch (RuntimeException e) {
                throw e;
            } catch (Throwable t) {
                throw new IllegalStateException("XOpenDisplay failed", t);
            }
        }

        @Override
        boolean isDown() {
            try {
                int ignored = (int) query.invokeExact(display, keys);
            } catch (Throwable t) {
                throw new IllegalStateException("XQueryKeymap failed", t);
            }
            return (keys.get(JAVA_BYTE, code >> 3) >> (code & 7) & 1) != 0;
        }
    }
}
