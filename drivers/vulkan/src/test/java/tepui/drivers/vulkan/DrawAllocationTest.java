package tepui.drivers.vulkan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Primitive;
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
            int[] words = VulkanLab.floats(0, 1, 0, 0);
            Buffer other = lab.device.createBuffer(BufferDesc.of(48, Bind.VERTEX));
            int[] count = new int[1];
            Runnable draw = () -> {
                int i = count[0]++;
                words[0] = i;
                lab.context.setUniforms(Stage.FRAGMENT, 0, words, 0, 4);
                lab.context.setScissor(0, 0, 0, i & 63, i & 63);
                lab.context.bindVertexBuffer(0, other, (i & 1) * 16L);
                lab.context.setBlendColor(i, 0, 0, 0);
                lab.context.draw(Primitive.TRIANGLES, 0, 3);
            };
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
