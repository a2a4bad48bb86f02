package tepui.drivers.vulkan.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.vulkan.VulkanLab;
import tepui.ir.Stage;
import tepui.pipe.Primitive;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Draws that differ in nothing but their range are one command, and what they draw is what they would draw one by one. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VULKAN_VALIDATION})
final class DrawRunTest {
    @Test
    void aRunIsOneCommand() {
        try (VulkanLab lab = new VulkanLab(true, Map.of())) {
            lab.bindTriangle();
            lab.context.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, 1, 0, 0), 0, 4);
            DrawRun run = lab.recorder().run;
            for (int i = 0; i < 100; i++) lab.context.draw(Primitive.TRIANGLES, 0, 3);
            lab.context.flush();
            assertEquals(100, run.draws);
            assertEquals(1, run.commands);
            assertEquals(100, lab.context.counters().draws);
            assertEquals(List.of(), lab.messages);
        }
    }

    @Test
    void whatChangesBetweenDrawsEndsTheRun() {
        try (VulkanLab lab = new VulkanLab(true, Map.of())) {
            lab.bindTriangle();
            lab.context.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, 1, 0, 0), 0, 4);
            DrawRun run = lab.recorder().run;
            for (int i = 0; i < 10; i++) {
                lab.context.setScissor(0, 0, 0, 64, 64 - i);
                lab.context.draw(Primitive.TRIANGLES, 0, 3);
                lab.context.draw(Primitive.TRIANGLES, 0, 3);
            }
            lab.context.draw(Primitive.TRIANGLE_STRIP, 0, 3);
            lab.context.flush();
            assertEquals(21, run.draws);
            assertEquals(11, run.commands);
            assertEquals(List.of(), lab.messages);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "VK_EXT_multi_draw"})
    void eachDrawHasWhatWasSetBeforeIt(String hidden) {
        try (VulkanLab lab = new VulkanLab(true, hidden.isEmpty() ? Map.of() : Map.of("hide", hidden))) {
            lab.bindTriangle();
            // The left half in one colour, by three draws; the right half in another, by two.
            lab.context.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, 1, 0, 0), 0, 4);
            half(lab, 0);
            for (int i = 0; i < 3; i++) lab.context.draw(Primitive.TRIANGLES, 0, 3);
            lab.context.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, 0, 1, 0), 0, 4);
            half(lab, 32);
            for (int i = 0; i < 2; i++) lab.context.draw(Primitive.TRIANGLES, 0, 3);
            assertEquals(0xff00ffff, lab.pixel(8, 8));
            assertEquals(0xffff00ff, lab.pixel(40, 8));
            assertEquals(List.of(), lab.messages);
        }
    }

    private static void half(VulkanLab lab, int x) {
        lab.context.setViewport(0, x, 0, 32, 64, 0, 1);
    }

    @Test
    void aNewUniformWritesNoDescriptor() {
        try (VulkanLab lab = new VulkanLab(false, Map.of())) {
            lab.bindTriangle();
            int[] words = VulkanLab.floats(0, 1, 0, 0);
            lab.context.setUniforms(Stage.FRAGMENT, 0, words, 0, 4);
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            long writes = lab.context.counters().descriptorWrites;
            long bytes = lab.context.counters().uploadedBytes;
            for (int i = 0; i < 100; i++) {
                words[0] = i;
                lab.context.setUniforms(Stage.FRAGMENT, 0, words, 0, 4);
                lab.context.draw(Primitive.TRIANGLES, 0, 3);
            }
            assertEquals(writes, lab.context.counters().descriptorWrites);
            assertEquals(bytes + 1600, lab.context.counters().uploadedBytes);
        }
    }
}
