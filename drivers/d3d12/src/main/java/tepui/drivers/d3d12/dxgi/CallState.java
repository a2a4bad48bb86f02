package tepui.drivers.d3d12.dxgi;

import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import tepui.drivers.d3d12.com.Scratch;
import tepui.pipe.Memory;

/**
 * State that a system keeps for a thread beside a call's result: GetLastError of Windows. It must be fetched with the
 * call itself, since the virtual machine makes calls of its own between two of ours. A function that is linked with
 * {@link #option} takes {@link #take} as its first argument.
 */
final class CallState {
    /** Room for all that systems keep. */
    static final int BYTES = 64;

    private static final StructLayout LAYOUT = Linker.Option.captureStateLayout();

    private final Linker.Option option;
    private final long offset;

    /** @param name one of what this system has: GetLastError, errno ... */
    CallState(String name) {
        option = Linker.Option.captureCallState(name);
        offset = LAYOUT.byteOffset(MemoryLayout.PathElement.groupElement(name));
    }

    Linker.Option option() {
        return option;
    }

    /** Where a call leaves it. */
    MemorySegment take(Scratch s) {
        return Memory.at(s.take(BYTES), LAYOUT.byteSize());
    }

    /** The error that the call left there. */
    int of(MemorySegment left) {
        return left.get(ValueLayout.JAVA_INT, offset);
    }
}
