package tepui.drivers.vulkan.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.vulkan.StandInVulkan;
import tepui.drivers.vulkan.VulkanLab;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.ir.Stage;
import tepui.pipe.Context;
import tepui.pipe.Primitive;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Groups, marks and names reach Vulkan, where a debugger of Vulkan shows them. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VULKAN_VALIDATION})
final class LabelsTest {
    /** What the command buffers got: the groups that each has open, and in which groups draws and marks came. */
    private static final class Heard {
        final Map<Long, List<String>> open = new HashMap<>();
        final List<String> lines = new ArrayList<>();
        final List<String> names = new ArrayList<>();
        final List<String> unbalanced = new ArrayList<>();

        List<String> groups(long cmd) {
            return open.computeIfAbsent(cmd, c -> new ArrayList<>());
        }

        StandInVulkan listen() {
            StandInVulkan vulkan = new StandInVulkan();
            vulkan.answer("vkCmdBeginDebugUtilsLabelEXT", "V_JJ", (real, a) -> {
                groups(a[0]).add(name(a[1]));
                return real.call(a);
            });
            vulkan.answer("vkCmdEndDebugUtilsLabelEXT", "V_J", (real, a) -> {
                groups(a[0]).removeLast();
                return real.call(a);
            });
            vulkan.answer("vkCmdInsertDebugUtilsLabelEXT", "V_JJ", (real, a) -> {
                lines.add(name(a[1]) + " in " + groups(a[0]));
                return real.call(a);
            });
            vulkan.answer("vkCmdDraw", "V_JIIII", (real, a) -> {
                lines.add("draw in " + groups(a[0]));
                return real.call(a);
            });
            vulkan.answer("vkEndCommandBuffer", "I_J", (real, a) -> {
                if (!groups(a[0]).isEmpty()) unbalanced.add(groups(a[0]).toString());
                return real.call(a);
            });
            vulkan.answer("vkSetDebugUtilsObjectNameEXT", "I_JJ", (real, a) -> {
                long text = VkDebugUtilsObjectNameInfoEXT.pObjectName(a[1]);
                names.add(text == 0 ? "none" : Scratch.getString(text));
                return real.call(a);
            });
            return vulkan;
        }

        private static String name(long info) {
            return Scratch.getString(VkDebugUtilsLabelEXT.pLabelName(info));
        }
    }

    private static void draw(VulkanLab lab) {
        lab.context.draw(Primitive.TRIANGLES, 0, 3);
    }

    private static VulkanLab lab(StandInVulkan vulkan, boolean validate, Map<String, String> settings) {
        VulkanLab lab = new VulkanLab(vulkan, validate, settings);
        lab.bindTriangle();
        lab.context.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, 1, 0, 0), 0, 4);
        return lab;
    }

    @ParameterizedTest
    @ValueSource(strings = {"now;", "now;VK_KHR_dynamic_rendering", "later;"})
    void commandsAreInTheirGroups(String how) {
        Heard heard = new Heard();
        Map<String, String> settings =
                Map.of("passes", how.substring(0, how.indexOf(';')), "hide", how.substring(how.indexOf(';') + 1));
        try (StandInVulkan vulkan = heard.listen()) {
            VulkanLab lab = lab(vulkan, true, settings);
            Context c = lab.context;
            draw(lab);
            c.pushGroup("world");
            draw(lab);
            c.pushGroup("trees");
            draw(lab);
            c.mark("an oak");
            c.flush();
            // Groups go on in the next batch, and in passes that begin in them.
            draw(lab);
            c.popGroup();
            draw(lab);
            // A read ends the pass.
            lab.pixel(0, 0);
            draw(lab);
            c.popGroup();
            c.pushGroup("menu");
            draw(lab);
            c.popGroup();
            c.flush();
            c.mark("end");
            draw(lab);
            lab.close();
            assertEquals(List.of(), lab.messages);
        }
        assertEquals(
                List.of(
                        "draw in []",
                        "draw in [world]",
                        "draw in [world, trees]",
                        "an oak in [world, trees]",
                        "draw in [world, trees]",
                        "draw in [world]",
                        "draw in [world]",
                        "draw in [menu]",
                        "end in []",
                        "draw in []"),
                heard.lines);
        assertEquals(List.of(), heard.unbalanced);
    }

    @Test
    void namesAreThoseOfTheirObjects() {
        Heard heard = new Heard();
        try (StandInVulkan vulkan = heard.listen();
                VulkanLab lab = lab(vulkan, false, Map.of("labels", "on"))) {
            lab.target.setLabel("the picture");
            lab.target.setLabel(null);
            assertEquals(List.of("the picture", "none"), heard.names);
            lab.context.pushGroup("all");
            draw(lab);
            lab.context.popGroup();
            lab.context.flush();
            assertEquals(List.of("draw in [all]"), heard.lines);
        }
    }

    @Test
    void withoutADebuggerNothingIsSaid() {
        Heard heard = new Heard();
        try (StandInVulkan vulkan = heard.listen();
                VulkanLab lab = lab(vulkan, false, Map.of("labels", "off"))) {
            lab.target.setLabel("the picture");
            lab.context.pushGroup("all");
            draw(lab);
            lab.context.mark("here");
            lab.context.popGroup();
            lab.context.flush();
            assertEquals(List.of("draw in []"), heard.lines);
            assertEquals(List.of(), heard.names);
        }
    }
}
