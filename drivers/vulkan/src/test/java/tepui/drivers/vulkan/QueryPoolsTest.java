package tepui.drivers.vulkan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.ir.Stage;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.testing.Need;
import tepui.testing.Needs;

/** More queries than a pool of Vulkan's has room for. */
@Needs({Need.LAVAPIPE, Need.VULKAN_LOADER, Need.VULKAN_VALIDATION})
final class QueryPoolsTest {
    @Test
    void aQueryEndsInThePoolItBeganInWhenTheNextIsThere() {
        VulkanLab lab = new VulkanLab(true, Map.of());
        lab.bindTriangle();
        lab.context.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, 0, 0, 0), 0, 4);
        List<Long> counts = new ArrayList<>();
        for (int i = 0; i < 150; i++) {
            Query q = lab.device.createQuery(Query.Kind.OCCLUSION, 0);
            lab.context.beginQuery(q);
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            // Another draw with something new: the pool of the next pass is prepared before it.
            lab.context.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, i / 256f, 0, 0), 0, 4);
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            lab.context.endQuery(q);
            counts.add(lab.context.queryResult(q, true));
            lab.device.destroy(q);
        }
        assertEquals(1, counts.stream().distinct().count(), counts::toString);
        lab.close();
        assertEquals(List.of(), lab.messages);
    }
}
