package tepui.drivers.d3d12.dxgi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class DesktopTest {
    @Test
    void aWaitThatFailsIsNoSlowFrame() {
        assertTrue(Desktop.isSignalled(0, 0x44));
        assertFalse(Desktop.isSignalled(0x102, 0x44));
        Exception failed = assertThrows(IllegalStateException.class, () -> Desktop.isSignalled(-1, 0x44));
        assertEquals("WaitForSingleObject: 0x44 is no handle to wait for: result 0xffffffff", failed.getMessage());
    }
}
