package tepui.drivers.d3d12.dxgi;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/** Waits for objects of the system; exchanged in tests. */
public interface Waitable {
    /** Waits until the object is signalled, and takes the signal; false where the time was over before. */
    boolean await(long handle, int millis);

    void close(long handle);

    /** Those of Windows. */
    @SuppressWarnings("restricted") // the launcher enables native access for this module
    final class OfWindows implements Waitable {
        private final MethodHandle wait;
        private final MethodHandle close;

        /** On Windows only. */
        public OfWindows() {
            SymbolLookup kernel = SymbolLookup.libraryLookup("kernel32.dll", Arena.global());
            MemorySegment waitFunction = kernel.findOrThrow("WaitForSingleObject");
            wait = Linker.nativeLinker()
                    .downcallHandle(
                            waitFunction,
                            FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT));
            close = Linker.nativeLinker()
                    .downcallHandle(
                            kernel.findOrThrow("CloseHandle"),
                            FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG));
        }

        @Override
        public boolean await(long handle, int millis) {
            try {
                return (int) wait.invokeExact(handle, millis) == 0;
            } catch (Throwable t) {
                throw new IllegalStateException("WaitForSingleObject could not be called", t);
            }
        }

        @Override
        public void close(long handle) {
            try {
                int closed = (int) close.invokeExact(handle);
                if (closed == 0)
                    throw new IllegalStateException("CloseHandle: 0x" + Long.toHexString(handle) + " is no handle");
            } catch (RuntimeException e) {
                throw e;
            } catch (Throwable t) {
                throw new IllegalStateException("CloseHandle could not be called", t);
            }
        }
    }
}
