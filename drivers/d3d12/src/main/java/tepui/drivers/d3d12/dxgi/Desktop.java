package tepui.drivers.d3d12.dxgi;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import tepui.drivers.d3d12.com.D3D12;
import tepui.drivers.d3d12.com.Scratch;

/**
 * Functions of Windows that a window needs beside Direct3D: its size, objects to wait for, and where DXGI begins.
 * Exchanged in tests.
 */
public interface Desktop {
    /** Answer of {@link #clientSize} for a window that is gone. */
    long GONE = -1;

    /** An IDXGIFactory4, written to {@code result} with one reference; the answer is an HRESULT. */
    int createFactory(boolean debug, long result);

    /** An event that is not signalled; {@link #await} takes its signal. */
    long event();

    /** Waits until the object is signalled, and takes the signal; false where the time was over before. */
    boolean await(long handle, int millis);

    void close(long handle);

    /** The size of a window without its frame, the width in the high half; 0 where it shows nothing, as while it is minimised. */
    long clientSize(long window);

    /**
     * What the result of WaitForSingleObject means: the object is signalled, or the time was over.
     *
     * @param error of GetLastError, asked at once behind the call
     * @throws IllegalStateException if it means neither: there is no such object, or nobody can wait for it
     */
    static boolean isSignalled(int result, int error, long handle) {
        return switch (result) {
            case 0 -> true;
            case 0x102 -> false; // WAIT_TIMEOUT
            default ->
                throw new IllegalStateException("WaitForSingleObject: 0x" + Long.toHexString(handle)
                        + " cannot be waited for: result 0x"
                        + Integer.toHexString(result) + ", error " + error);
        };
    }

    /** The desktop of Windows. */
    @SuppressWarnings("restricted") // the launcher enables native access for this module
    final class OfWindows implements Desktop {
        private final CallState errors = new CallState("GetLastError");
        private final MethodHandle createEvent;
        private final MethodHandle wait;
        private final MethodHandle close;
        private final MethodHandle isWindow;
        private final MethodHandle isIconic;
        private final MethodHandle getClientRect;

        /** On Windows only. */
        public OfWindows() {
            FunctionDescriptor ofHandle = FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG);
            SymbolLookup kernel = SymbolLookup.libraryLookup("kernel32.dll", Arena.global());
            createEvent = function(
                    kernel,
                    "CreateEventW",
                    FunctionDescriptor.of(
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_INT,
                            ValueLayout.JAVA_INT,
                            ValueLayout.JAVA_LONG),
                    errors.option());
            wait = function(
                    kernel,
                    "WaitForSingleObject",
                    FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT),
                    errors.option());
            close = function(kernel, "CloseHandle", ofHandle, errors.option());
            SymbolLookup user = SymbolLookup.libraryLookup("user32.dll", Arena.global());
            isWindow = function(user, "IsWindow", ofHandle);
            isIconic = function(user, "IsIconic", ofHandle);
            getClientRect = function(
                    user,
                    "GetClientRect",
                    FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));
        }

        private static MethodHandle function(
                SymbolLookup library, String name, FunctionDescriptor type, Linker.Option... options) {
            return Linker.nativeLinker().downcallHandle(library.findOrThrow(name), type, options);
        }

        @Override
        public int createFactory(boolean debug, long result) {
            return D3D12.createFactory(debug ? 1 : 0, result);
        }

        @Override
        public long event() {
            long made;
            int error;
            try (Scratch s = Scratch.brief(CallState.BYTES)) {
                MemorySegment left = errors.take(s);
                made = (long) createEvent.invokeExact(left, 0L, 0, 0, 0L);
                error = errors.of(left);
            } catch (Throwable t) {
                throw failed("CreateEventW", t);
            }
            if (made == 0) throw new IllegalStateException("CreateEventW: there is no event: error " + error);
            return made;
        }

        @Override
        public boolean await(long handle, int millis) {
            int result;
            int error;
            try (Scratch s = Scratch.brief(CallState.BYTES)) {
                MemorySegment left = errors.take(s);
                result = (int) wait.invokeExact(left, handle, millis);
                error = errors.of(left);
            } catch (Throwable t) {
                throw failed("WaitForSingleObject", t);
            }
            return isSignalled(result, error, handle);
        }

        @Override
        public void close(long handle) {
            int closed;
            int error;
            try (Scratch s = Scratch.brief(CallState.BYTES)) {
                MemorySegment left = errors.take(s);
                closed = (int) close.invokeExact(left, handle);
                error = errors.of(left);
            } catch (Throwable t) {
                throw failed("CloseHandle", t);
            }
            if (closed == 0) {
                throw new IllegalStateException(
                        "CloseHandle: 0x" + Long.toHexString(handle) + " cannot be closed: error " + error);
            }
        }

        @Override
        public long clientSize(long window) {
            try (Scratch s = Scratch.brief(16)) {
                long rect = s.take(16);
                int there = (int) isWindow.invokeExact(window);
                if (there == 0) return GONE;
                int small = (int) isIconic.invokeExact(window);
                int told = (int) getClientRect.invokeExact(window, rect);
                if (told == 0) return GONE;
                int width = Scratch.getInt(rect + 8) - Scratch.getInt(rect);
                int height = Scratch.getInt(rect + 12) - Scratch.getInt(rect + 4);
                return small != 0 || width <= 0 || height <= 0 ? 0 : (long) width << 32 | height;
            } catch (Throwable t) {
                throw failed("GetClientRect", t);
            }
        }

        private static RuntimeException failed(String call, Throwable t) {
            if (t instanceof Error e) throw e;
            return new IllegalStateException(call + " could not be called", t);
        }
    }
}
