package tepui.drivers.vulkan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.ir.Stage;
import tepui.pipe.ClearColor;
import tepui.pipe.Primitive;
import tepui.testing.Need;
import tepui.testing.Needs;

/** A triangle arrives where it should, validation is silent, whichever extensions are there. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VULKAN_VALIDATION})
final class FirstTriangleTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "VK_KHR_dynamic_rendering",
                "VK_EXT_vertex_input_dynamic_state",
                "VK_EXT_extended_dynamic_state",
                "VK_EXT_extended_dynamic_state2",
                "VK_EXT_depth_clip_control",
                "VK_KHR_synchronization2",
                "VK_KHR_synchronization2,VK_KHR_dynamic_rendering",
                "VK_EXT_robustness2",
                "VK_KHR_dynamic_rendering,VK_EXT_vertex_input_dynamic_state,VK_EXT_extended_dynamic_state,"
                        + "VK_EXT_extended_dynamic_state2,VK_EXT_depth_clip_control,VK_EXT_robustness2"
            })
    void halfOfTheTargetIsDrawn(String hidden) {
        draws(Map.of("hide", hidden));
    }

    @ParameterizedTest
    @ValueSource(strings = {"on", "off"})
    void memoryThatTheProcessorCannotReachIsFilledToo(String hostVisible) {
        draws(Map.of("hostVisible", hostVisible));
    }

    private static void draws(Map<String, String> settings) {
        try (VulkanLab lab = new VulkanLab(true, settings)) {
            lab.bindTriangle();
            lab.target.setLabel("target");
            lab.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
            lab.context.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, 1, 0, 0), 0, 4);
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            assertEquals(0xff00ffff, lab.pixel(8, 8));
            assertEquals(0, lab.pixel(56, 56));
            assertEquals(List.of(), lab.messages);
        }
    }
}
