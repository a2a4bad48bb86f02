package tepui.drivers.d3d12;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import tepui.drivers.d3d12.com.IUnknown;
import tepui.drivers.d3d12.device.VulkanLimits;
import tepui.testing.Need;
import tepui.testing.Needs;

/** What vkd3d tells of the device that it draws with. */
@Needs({Need.VKD3D, Need.LAVAPIPE})
final class VulkanBelowTest {
    private static final int MESA = 0x10005;
    private static final int MESA_LLVMPIPE = 13;

    @Test
    void lavapipeIsKnownByItsVendorItsDriverAndItsLimits() {
        long[] device = new long[1];
        assertTrue(Adapters.open(new D3d12Provider().adapters().getFirst(), null, device) >= 0);
        VulkanBelow below = VulkanBelow.of(device[0]);
        IUnknown.release(device[0]);
        assertNotNull(below);
        assertTrue(below.name().startsWith("llvmpipe"), below.name());
        assertEquals(MESA, below.vendor());
        assertEquals(MESA_LLVMPIPE, below.driver());
        assertEquals(VulkanLimits.NONE, below.limits());
    }
}
