package org.tepui.examples.lwjgl;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.SymbolLookup;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.XServer;
import tepui.tools.programs.Program;

/** A frame is captured where F12 is down while a window shows pictures. */
@Needs(Need.XVFB)
final class CaptureKeyTest {
    private static final long F12 = 0xffc9;

    @TempDir
    private Path folder;

    private Path run(XServer server) throws Exception {
        Path file = folder.resolve("key.tepui");
        Program.Outcome outcome = new Program(folder, Triangle.class.getName(), "still")
                .with("-Dtepui.capture=key", "-Dtepui.capture-to=" + file)
                .onDisplay("soft", 4, server.display());
        assertEquals(640, outcome.shown().width());
        return file;
    }

    @Test
    void noFrameIsCapturedWithoutTheKey() throws Exception {
        try (XServer server = new XServer(800, 600)) {
            assertFalse(Files.exists(run(server)));
        }
    }

    /** XTEST, the extension that presses keys, has a library that nothing fetches. */
    @Test
    void theFrameBehindTheKeyIsCaptured() throws Exception {
        try (XServer server = new XServer(800, 600);
                Arena arena = Arena.ofConfined()) {
            Optional<SymbolLookup> press = library("libXtst.so.6", arena);
            assumeTrue(press.isPresent(), "libXtst is not on this system");
            SymbolLookup xtst = press.orElseThrow();
            SymbolLookup x11 = library("libX11.so.6", arena).orElseThrow();
            long display = call(
                    x11, "XOpenDisplay", arena.allocateFrom(server.display()).address());
            int code = (int) call(x11, "XKeysymToKeycode", display, F12) & 0xff;
            Linker.nativeLinker()
                    .downcallHandle(
                            xtst.findOrThrow("XTestFakeKeyEvent"),
                            FunctionDescriptor.of(JAVA_INT, JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_LONG))
                    .invokeWithArguments(display, code, 1, 0L);
            call(x11, "XSync", display, 0);
            try {
                assertTrue(Files.size(run(server)) > 1000);
            } finally {
                call(x11, "XCloseDisplay", display);
            }
        } catch (Exception e) {
            throw e;
        } catch (Throwable t) {
            throw new AssertionError(t);
        }
    }

    private static Optional<SymbolLookup> library(String name, Arena arena) {
        try {
            return Optional.of(SymbolLookup.libraryLookup(name, arena));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static long call(SymbolLookup library, String name, Object... arguments) throws Throwable {
        MemoryLayout[] types = new MemoryLayout[arguments.length];
        for (int i = 0; i < types.length; i++) types[i] = arguments[i] instanceof Long ? JAVA_LONG : JAVA_INT;
        return (long) Linker.nativeLinker()
                .downcallHandle(library.findOrThrow(name), FunctionDescriptor.of(JAVA_LONG, types))
                .invokeWithArguments(arguments);
    }
}
