package tepui.drivers.vulkan.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.drivers.vulkan.StandInVulkan;
import tepui.drivers.vulkan.VulkanLab;
import tepui.drivers.vulkan.record.Recorder;
import tepui.ir.Stage;
import tepui.pipe.Primitive;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Recorded commands are linked as critical only where nothing behind them calls Java: a call back from a critical one ends the process. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VULKAN_VALIDATION})
final class CriticalCommandsTest {
    @Test
    void withoutAMessengerTheyAreCritical() {
        try (VulkanLab lab = new VulkanLab(false, Map.of())) {
            assertFalse(lab.gpu().instance.debugUtils);
            assertTrue(lab.gpu().critical);
        }
    }

    @Test
    void whatALayerSaysOfARecordedCommandArrives() {
        try (VulkanLab lab = new VulkanLab(true, Map.of("hide", "wideLines"))) {
            assertTrue(lab.gpu().instance.debugUtils);
            assertFalse(lab.gpu().critical);
            Recorder r = lab.recorder();
            r.ensure();
            // Wider than a device without the feature draws: wrong, and harmless.
            r.vk.vkCmdSetLineWidth(r.outside(), 3);
            assertEquals(1, lab.messages.size(), lab.messages.toString());
            assertTrue(lab.messages.getFirst().contains("vkCmdSetLineWidth"), lab.messages.getFirst());
        }
    }

    @Test
    void aVulkanThatIsJavaItselfIsCalledPlainly() {
        StandInVulkan vulkan = new StandInVulkan().count("vkCmdDraw", "V_JIIII");
        try (VulkanLab lab = new VulkanLab(vulkan, false, Map.of("hide", "VK_EXT_multi_draw"))) {
            assertFalse(lab.gpu().critical);
            lab.bindTriangle();
            lab.context.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, 1, 0, 0), 0, 4);
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            assertEquals(0xff00ffff, lab.pixel(8, 8));
            assertEquals(List.of(), lab.messages);
        }
        assertEquals(1, vulkan.calls("vkCmdDraw"));
        vulkan.close();
    }
}
