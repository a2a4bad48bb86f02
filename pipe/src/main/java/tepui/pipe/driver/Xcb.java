package tepui.pipe.driver;

import java.lang.foreign.AddressLayout;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Bindings to the few functions of libxcb that show pixels in a window. Rather than Xlib: its errors come back as
 * answers, where Xlib ends the process for a window that is gone. Linked when the first window surface is made, never
 * before.
 */
final class Xcb {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT;
    private static final AddressLayout ADDRESS = ValueLayout.ADDRESS;

    final MethodHandle connect;
    final MethodHandle hasError;
    final MethodHandle disconnect;
    final MethodHandle generateId;
    final MethodHandle maximumRequest;
    final MethodHandle createGc;
    final MethodHandle putImage;
    final MethodHandle getGeometry;
    final MethodHandle getGeometryReply;
    final MethodHandle getAttributes;
    final MethodHandle getAttributesReply;
    final MethodHandle flush;
    private final MethodHandle free;

    private Xcb(SymbolLookup library) {
        connect = function(library, "xcb_connect", ADDRESS, ADDRESS, ADDRESS);
        hasError = function(library, "xcb_connection_has_error", INT, ADDRESS);
        disconnect = function(library, "xcb_disconnect", null, ADDRESS);
        generateId = function(library, "xcb_generate_id", INT, ADDRESS);
        maximumRequest = function(library, "xcb_get_maximum_request_length", INT, ADDRESS);
        createGc = function(library, "xcb_create_gc", INT, ADDRESS, INT, INT, INT, ADDRESS);
        putImage = function(
                library,
                "xcb_put_image",
                INT,
                ADDRESS,
                ValueLayout.JAVA_BYTE,
                INT,
                INT,
                ValueLayout.JAVA_SHORT,
                ValueLayout.JAVA_SHORT,
                ValueLayout.JAVA_SHORT,
                ValueLayout.JAVA_SHORT,
                ValueLayout.JAVA_BYTE,
                ValueLayout.JAVA_BYTE,
                INT,
                ADDRESS);
        getGeometry = function(library, "xcb_get_geometry", INT, ADDRESS, INT);
        getGeometryReply = function(library, "xcb_get_geometry_reply", ADDRESS, ADDRESS, INT, ADDRESS);
        getAttributes = function(library, "xcb_get_window_attributes", INT, ADDRESS, INT);
        getAttributesReply = function(library, "xcb_get_window_attributes_reply", ADDRESS, ADDRESS, INT, ADDRESS);
        flush = function(library, "xcb_flush", INT, ADDRESS);
        free = function(name -> Optional.of(ProcessSymbols.find(name)), "free", null, ADDRESS);
    }

    /** A cookie, which is a structure of one int, is passed as that int is. */
    @SuppressWarnings("restricted") // the launcher enables native access for this module
    private static MethodHandle function(
            SymbolLookup library, String name, @Nullable MemoryLayout result, MemoryLayout... arguments) {
        FunctionDescriptor type =
                result == null ? FunctionDescriptor.ofVoid(arguments) : FunctionDescriptor.of(result, arguments);
        return Linker.nativeLinker().downcallHandle(library.findOrThrow(name), type);
    }

    /** May there be an X server? Asks the environment only. */
    static boolean isPossible() {
        String system = System.getProperty("os.name", "");
        String display = System.getenv("DISPLAY");
        return display != null && !display.isEmpty() && !system.startsWith("Windows") && !system.startsWith("Mac");
    }

    /** The library, or null where there is none. */
    @SuppressWarnings("restricted")
    static @Nullable Xcb load() {
        try {
            return new Xcb(SymbolLookup.libraryLookup("libxcb.so.1", Arena.global()));
        } catch (RuntimeException absent) {
            return null;
        }
    }

    /** The name of an Xlib connection's display, as text of C; null where there is no Xlib, which only a program without one can do. */
    @SuppressWarnings("restricted")
    static MemorySegment displayName(long display) {
        try {
            MemorySegment function =
                    SymbolLookup.libraryLookup("libX11.so.6", Arena.global()).findOrThrow("XDisplayString");
            return (MemorySegment) Linker.nativeLinker()
                    .downcallHandle(function, FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG))
                    .invokeExact(display);
        } catch (RuntimeException absent) {
            return MemorySegment.NULL;
        } catch (Throwable t) {
            throw new IllegalStateException("XDisplayString: " + t, t);
        }
    }

    /** A reply's bytes; the caller frees it. */
    @SuppressWarnings("restricted")
    static MemorySegment reply(MemorySegment address) {
        return address.reinterpret(32);
    }

    /** Gives a reply or an error back; nothing happens for null. */
    void free(MemorySegment address) {
        try {
            free.invokeExact(address);
        } catch (Throwable t) {
            throw new IllegalStateException("Xcb: free failed", t);
        }
    }
}
