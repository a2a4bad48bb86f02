package tepui.drivers.d3d12.dxgi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import tepui.drivers.d3d12.com.Scratch;

class DesktopTest {
    @Test
    void aWaitThatFailsIsNoSlowFrame() {
        assertTrue(Desktop.isSignalled(0, 0, 0x44));
        assertFalse(Desktop.isSignalled(0x102, 0, 0x44));
        Exception failed = assertThrows(IllegalStateException.class, () -> Desktop.isSignalled(-1, 6, 0x44));
        assertEquals("WaitForSingleObject: 0x44 cannot be waited for: result 0xffffffff, error 6", failed.getMessage());
    }

    /** With what POSIX has in GetLastError's place: the way from call to number is the same. */
    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the function is one of POSIX")
    void whatACallLeavesIsFetchedWithIt() throws Throwable {
        CallState state = new CallState("errno");
        Linker linker = Linker.nativeLinker();
        MethodHandle close = linker.downcallHandle(
                linker.defaultLookup().findOrThrow("close"),
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT),
                state.option());
        try (Scratch s = Scratch.brief(CallState.BYTES)) {
            MemorySegment left = state.take(s);
            assertEquals(0, state.of(left));
            assertEquals(-1, (int) close.invokeExact(left, -1));
            assertEquals(9, state.of(left), "EBADF");
        }
    }
}
