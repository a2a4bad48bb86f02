package tepui.drivers.vulkan.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import tepui.drivers.vulkan.VulkanLab;
import tepui.pipe.Fence;
import tepui.pipe.Primitive;
import tepui.testing.Need;
import tepui.testing.Needs;

@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VULKAN_VALIDATION})
class FenceTimelineTest {
    /** Vulkan forbids that a fence is reset, or submitted once more, while a thread still waits for it. */
    @Test
    void fencesThatOthersWaitForAreNotUsedAgain() throws Exception {
        try (VulkanLab lab = new VulkanLab(true, Map.of());
                ExecutorService others = Executors.newFixedThreadPool(2)) {
            lab.bindTriangle();
            for (int round = 0; round < 300; round++) {
                for (int n = 0; n < 20; n++) lab.context.draw(Primitive.TRIANGLES, 0, 3);
                Fence fence = lab.context.flush();
                List<Future<Boolean>> waits = new ArrayList<>();
                for (int n = 0; n < 2; n++) waits.add(others.submit(() -> fence.await(Long.MAX_VALUE)));
                // This thread sees first that the batch is done, and its next batch wants a fence.
                while (!fence.isSignaled()) Thread.onSpinWait();
                lab.context.draw(Primitive.TRIANGLES, 0, 3);
                lab.context.flush();
                for (Future<Boolean> wait : waits) assertTrue(wait.get());
            }
            lab.context.finish();
            assertEquals(List.of(), lab.messages);
        }
    }
}
