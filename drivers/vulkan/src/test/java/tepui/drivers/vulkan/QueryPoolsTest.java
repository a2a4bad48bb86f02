package tepui.drivers.vulkan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.ir.Stage;
import tepui.pipe.Context;
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

    /** Timestamps, which take a slot each; a pool has 64. */
    private static List<Query> stamps(VulkanLab lab, Context context, int count) {
        List<Query> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Query q = lab.device.createQuery(Query.Kind.TIMESTAMP, 0);
            context.endQuery(q);
            all.add(q);
        }
        return all;
    }

    @Test
    void poolsGoWithTheirContextThoughQueriesAreThereStill() {
        VulkanLab lab = new VulkanLab(true, Map.of());
        Context other = lab.device.createContext();
        // Two full pools, neither of them the last, and one with room.
        stamps(lab, other, 150);
        other.close();
        lab.close();
        // A pool that is left over is named when the device goes.
        assertEquals(List.of(), lab.messages);
    }

    @Test
    void queriesOutliveTheContextThatTheyBeganIn() {
        VulkanLab lab = new VulkanLab(true, Map.of());
        Context other = lab.device.createContext();
        List<Query> all = stamps(lab, other, 64);
        other.close();
        Query first = all.getFirst();
        String said = assertThrows(IllegalArgumentException.class, () -> lab.context.queryResult(first, true))
                .getMessage();
        assertTrue(said.contains("a context that is closed"), said);
        // The last to let go of the full pool must not destroy it again.
        for (Query q : all) lab.context.endQuery(q);
        assertTrue(lab.context.queryResult(first, true) != Context.NOT_READY);
        for (Query q : all) lab.device.destroy(q);
        lab.close();
        assertEquals(List.of(), lab.messages);
    }

    @Test
    void aQueryThatIsDestroyedWhileItCountsCountsNoMore() {
        VulkanLab lab = new VulkanLab(true, Map.of());
        lab.bindTriangle();
        for (int i = 0; i < 100; i++) {
            Query q = lab.device.createQuery(Query.Kind.OCCLUSION, 0);
            lab.context.beginQuery(q);
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            lab.device.destroy(q);
        }
        Query q = lab.device.createQuery(Query.Kind.OCCLUSION, 0);
        lab.context.beginQuery(q);
        lab.context.draw(Primitive.TRIANGLES, 0, 3);
        lab.context.endQuery(q);
        assertTrue(lab.context.queryResult(q, true) > 0);
        assertEquals(0, ((VulkanContext) lab.context).activeQueries());
        lab.close();
        assertEquals(List.of(), lab.messages);
    }
}
