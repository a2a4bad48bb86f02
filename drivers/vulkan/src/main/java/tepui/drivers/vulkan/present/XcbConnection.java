package tepui.drivers.vulkan.present;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import tepui.pipe.UnsupportedByDeviceException;

/** Our own connection to the X server of the environment, for windows that come without theirs. */
@SuppressWarnings("restricted") // the launcher enables native access for this module
final class XcbConnection implements AutoCloseable {
    private static final FunctionDescriptor POINTERS =
            FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG);

    /** The xcb_connection_t. */
    final long handle;

    private final MethodHandle disconnect;

    XcbConnection() {
        SymbolLookup library;
        try {
            // Never unloaded: Vulkan drivers use it too.
            library = SymbolLookup.libraryLookup("libxcb.so.1", Arena.global());
        } catch (IllegalArgumentException e) {
            throw new UnsupportedByDeviceException(
                    "createSurface: display is 0 and libxcb.so.1 is missing; name the window's connection");
        }
        Linker linker = Linker.nativeLinker();
        disconnect = linker.downcallHandle(
                library.findOrThrow("xcb_disconnect"), FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG));
        MethodHandle connect = linker.downcallHandle(library.findOrThrow("xcb_connect"), POINTERS);
        MethodHandle hasError = linker.downcallHandle(
                library.findOrThrow("xcb_connection_has_error"),
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG));
        int error;
        try {
            handle = (long) connect.invokeExact(0L, 0L);
            error = (int) hasError.invokeExact(handle);
        } catch (Throwable t) {
            throw failed(t);
        }
        if (error == 0) return;
        close();
        throw new UnsupportedByDeviceException("createSurface: display is 0 and the X server at '"
                + System.getenv("DISPLAY") + "' cannot be reached (error " + error + "); name the window's connection");
    }

    private static IllegalStateException failed(Throwable t) {
        return new IllegalStateException("createSurface: a call of libxcb failed", t);
    }

    @Override
    public void close() {
        try {
            disconnect.invokeExact(handle);
        } catch (Throwable t) {
            throw failed(t);
        }
    }
}
