package tepui.drivers.vulkan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.testing.Allocation;
import tepui.testing.Need;
import tepui.testing.Needs;

/** A draw makes no objects, whatever changed before it. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE})
final class DrawAllocationTest {
    @Test
    void drawsAllocateNothing() {
        try (VulkanLab lab = new VulkanLab(false, Map.of())) {
            lab.bindTriangle();
            Runnable draw = lab.changingDraw();
            // Now and then the ring of uniforms gets another chunk; most stretches have none.
            long least = Long.MAX_VALUE;
            for (int i = 0; i < 5 && least > 0; i++) {
                lab.context.finish();
                least = Math.min(least, Allocation.bytes(1000, draw));
            }
            assertEquals(0, least);
        }
    }
}
