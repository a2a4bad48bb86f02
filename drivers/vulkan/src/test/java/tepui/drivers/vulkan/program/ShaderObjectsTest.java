package tepui.drivers.vulkan.program;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.vulkan.VulkanLab;
import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.pipe.pipeline.PipelineCounters;
import tepui.testing.Allocation;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Shaders without pipelines: the picture is the same, and no pipeline is made for it. Run on a device that has VK_EXT_shader_object. */
@Tag("newer")
@Needs({Need.VULKAN_LOADER, Need.NEWER_LAVAPIPE})
final class ShaderObjectsTest {
    private static final Map<String, String> ON = Map.of("objects", "on", "cache", "off");

    @TempDir
    private Path folder;

    private static VulkanLab lab(Map<String, String> settings) {
        VulkanLab lab = new VulkanLab(false, settings);
        if (lab.tables().shaderObjects == null) {
            lab.close();
            throw new AssertionError("the device has no shader objects");
        }
        return lab;
    }

    private static PipelineCounters counters(VulkanLab lab) {
        return lab.tables().pipelines.counters();
    }

    private static int[] expected = {};

    @BeforeAll
    static void drawWithPipelines() {
        Assumptions.assumeTrue(Need.isRunOfNewer(), "in a run of its own with the newer lavapipe");
        try (VulkanLab lab = new VulkanLab(false, Map.of("cache", "off"))) {
            assertNull(lab.tables().shaderObjects);
            expected = DynamicStatesTest.picture(lab);
            assertTrue(counters(lab).made.sum() > 0);
            assertEquals(0, counters(lab).withoutPipeline.sum());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"now", "later"})
    void thePictureIsTheSameAndNoPipelineIsMade(String passes) {
        try (VulkanLab lab = lab(Map.of("objects", "on", "cache", "off", "passes", passes))) {
            assertArrayEquals(expected, DynamicStatesTest.picture(lab));
            assertEquals(0, counters(lab).made.sum(), counters(lab).toString());
            assertEquals(
                    counters(lab).withoutPipeline.sum(), lab.context.counters().compileWaits, "once for each program");
            assertEquals(List.of(), lab.messages);
        }
    }

    /** A validation layer that knows shader objects has nothing to say; in front of one that does not, pipelines are used, and that is said. */
    @Test
    void validationIsSilentOrTooOld() {
        try (VulkanLab lab = new VulkanLab(true, ON)) {
            assertArrayEquals(expected, DynamicStatesTest.picture(lab));
            if (lab.tables().shaderObjects != null) {
                assertEquals(List.of(), lab.messages);
                assertEquals(0, counters(lab).made.sum());
            } else {
                assertEquals(1, lab.messages.size(), lab.messages.toString());
                assertTrue(lab.messages.getFirst().contains("shader objects"), lab.messages.toString());
            }
        }
    }

    /** What a pipeline alone can say takes one, between draws that have none. */
    @Test
    void samplesThatAreShadedApartTakeAPipeline() {
        int[][] colours = new int[2][2];
        for (int i = 0; i < 2; i++) {
            try (VulkanLab lab = new VulkanLab(false, i == 0 ? Map.of("cache", "off") : ON)) {
                lab.bindTriangle();
                Context c = lab.context;
                c.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, 1, 0, 0), 0, 4);
                Texture several = lab.device.createTexture(
                        TextureDesc.multisample(Format.R8G8B8A8_UNORM, 64, 64, 4, Bind.COLOR_TARGET));
                for (int round = 0; round < 3; round++) {
                    c.setRenderTargets(RenderTargets.of(several));
                    c.clearColor(0, ClearColor.of(0, 0, 0, 1), null, 15);
                    c.setMinSampleShading(0);
                    c.draw(Primitive.TRIANGLES, 0, 3);
                    c.setMinSampleShading(1);
                    c.draw(Primitive.TRIANGLES, 0, 3);
                    c.setMinSampleShading(0);
                    c.draw(Primitive.LINES, 0, 2);
                    c.setRenderTargets(RenderTargets.of(lab.target));
                    c.setMinSampleShading(1);
                    c.draw(Primitive.TRIANGLES, 0, 3);
                }
                colours[i][0] = lab.pixel(8, 8);
                colours[i][1] = lab.pixel(60, 60);
                if (i == 1) {
                    assertEquals(1, counters(lab).made.sum(), counters(lab).toString());
                    assertEquals(
                            1,
                            counters(lab).withoutPipeline.sum(),
                            counters(lab).toString());
                }
            }
        }
        assertArrayEquals(colours[0], colours[1]);
        assertEquals(0xff00ffff, colours[1][0]);
    }

    @Test
    void programsShareWhatTheyHaveInCommon() {
        try (VulkanLab lab = lab(ON)) {
            lab.bindTriangle();
            for (int i = 0; i < 4; i++) {
                lab.context.bindShader(Stage.FRAGMENT, lab.device.createShader(PipelinesTest.constant(40 * i), null));
                lab.context.draw(Primitive.TRIANGLES, 0, 3);
            }
            assertEquals(0xff000078, lab.pixel(8, 8));
            ShaderObjects shaders = lab.tables().shaderObjects;
            assertNotNull(shaders);
            assertEquals(4, counters(lab).withoutPipeline.sum());
            assertEquals(5, shaders.made.sum(), "a vertex shader and four fragment shaders");
        }
    }

    @Test
    void theNextRunWaitsForNone() {
        Map<String, String> settings = Map.of("objects", "on", "cache", folder.toString());
        for (int run = 0; run < 2; run++) {
            try (VulkanLab lab = lab(settings)) {
                lab.bindTriangle();
                lab.context.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, 1, 0, 0), 0, 4);
                lab.context.draw(Primitive.TRIANGLES, 0, 3);
                assertEquals(0xff00ffff, lab.pixel(8, 8));
                assertEquals(1 - run, lab.context.counters().compileWaits);
                assertEquals(run, counters(lab).madeAhead.sum(), counters(lab).toString());
                assertEquals(0, counters(lab).made.sum());
                assertEquals(List.of(), lab.messages);
            }
        }
        // With pipelines, that file is of no use and no harm.
        try (VulkanLab lab = new VulkanLab(false, Map.of("cache", folder.toString()))) {
            lab.bindTriangle();
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            assertEquals(1, lab.context.counters().compileWaits);
            assertEquals(List.of(), lab.messages);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "VK_EXT_shader_object",
                "VK_KHR_dynamic_rendering",
                "VK_EXT_vertex_input_dynamic_state",
                "VK_EXT_extended_dynamic_state3",
                "extendedDynamicState3PolygonMode",
                "extendedDynamicState2LogicOp"
            })
    void whereAnyStateNeedsPipelinesAllDrawsHaveThem(String hidden) {
        try (VulkanLab lab = new VulkanLab(false, Map.of("objects", "on", "cache", "off", "hide", hidden))) {
            assertNull(lab.tables().shaderObjects);
            lab.bindTriangle();
            lab.context.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, 1, 0, 0), 0, 4);
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            assertEquals(0xff00ffff, lab.pixel(8, 8));
            assertEquals(1, counters(lab).made.sum());
        }
    }

    @Test
    void shadersThatGoTakeTheirsAlong() throws InterruptedException {
        try (VulkanLab lab = lab(Map.of("objects", "on", "quick", "on", "cache", "off"))) {
            lab.bindTriangle();
            for (int i = 0; i < 200; i++) {
                ShaderObject made = lab.device.createShader(PipelinesTest.constant(i), null);
                lab.context.bindShader(Stage.FRAGMENT, made);
                lab.context.draw(Primitive.TRIANGLES, 0, 3);
                lab.context.bindShader(Stage.FRAGMENT, null);
                lab.device.destroy(made);
                if (i % 16 == 15) lab.context.finish();
            }
            lab.tables().pipelines.awaitBackground();
            assertEquals(0xff0000c7, lab.pixel(8, 8), "the last program's colour");
            assertEquals(0, counters(lab).optimised.sum(), "there is nothing better");
        }
    }

    @Test
    void drawsAllocateNothing() {
        try (VulkanLab lab = lab(ON)) {
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
