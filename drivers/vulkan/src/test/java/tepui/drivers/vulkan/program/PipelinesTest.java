package tepui.drivers.vulkan.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.vulkan.VulkanLab;
import tepui.ir.Builder;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.CompareFunc;
import tepui.pipe.Context;
import tepui.pipe.DepthStencilState;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.ShaderObject;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;
import tepui.pipe.pipeline.PipelineCounters;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Waits of draws for pipelines, the first time and the next. */
@Needs({Need.LAVAPIPE, Need.VULKAN_LOADER})
final class PipelinesTest {
    private static final BlendState ADDED =
            BlendState.of(BlendState.Equation.ADD, BlendState.Factor.ONE, BlendState.Factor.ONE);

    @TempDir
    private Path folder;

    /** Two blend states, two depth states, two classes of primitives. */
    private static void drawAll(VulkanLab lab) {
        Context c = lab.context;
        c.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, 1, 0, 0), 0, 4);
        int added = lab.device.states().blend.intern(ADDED);
        int depth = lab.device.states().depthStencil.intern(DepthStencilState.depth(true, true, CompareFunc.LESS));
        for (int i = 0; i < 12; i++) {
            c.bindBlend(i % 2 == 0 ? 0 : added);
            c.bindDepthStencil(i % 3 == 0 ? depth : 0);
            c.draw(Primitive.TRIANGLES, 0, 3);
            c.draw(Primitive.LINES, 0, 2);
        }
        assertEquals(0xff00ffff, lab.pixel(8, 8) | 0xff000000);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                // Nothing that the draws change is contained in pipelines.
                "'';1",
                "extendedDynamicState3ColorBlendEquation;2",
                "dynamicPrimitiveTopologyUnrestricted;2",
                "VK_EXT_extended_dynamic_state3;4",
                "VK_EXT_vertex_input_dynamic_state,VK_EXT_extended_dynamic_state,VK_EXT_extended_dynamic_state3;8"
            })
    void theNextRunWaitsForNone(String hidden, int pipelines) {
        Map<String, String> settings = Map.of("hide", hidden, "cache", folder.toString());
        long first;
        try (VulkanLab lab = new VulkanLab(false, settings)) {
            lab.bindTriangle();
            drawAll(lab);
            first = lab.context.counters().compileWaits;
            assertEquals(pipelines, first, "draws that waited");
        }
        try (VulkanLab lab = new VulkanLab(false, settings)) {
            // Whoever makes the last shader of a known program makes its pipelines.
            lab.bindTriangle();
            drawAll(lab);
            assertEquals(
                    0,
                    lab.context.counters().compileWaits,
                    lab.tables().pipelines.counters().toString());
            assertEquals(first, lab.tables().pipelines.counters().madeAhead.sum());
            assertEquals(List.of(), lab.messages);
        }
    }

    /** States, primitives with indices and without, and quads, which the driver cuts: prepared, nothing is seen and no draw waits. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "VK_EXT_vertex_input_dynamic_state,VK_EXT_extended_dynamic_state,VK_EXT_extended_dynamic_state3"
            })
    void preparedDrawsDrawNothingAndSaveTheWaits(String hidden) {
        try (VulkanLab lab = new VulkanLab(true, Map.of("hide", hidden, "cache", "off"))) {
            lab.bindTriangle();
            Context c = lab.context;
            Buffer indices = lab.device.createBuffer(BufferDesc.of(64, Bind.INDEX));
            c.bindIndexBuffer(indices, 0, IndexType.U32);
            c.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, 1, 0, 0), 0, 4);
            int added = lab.device.states().blend.intern(ADDED);
            int depth = lab.device.states().depthStencil.intern(DepthStencilState.depth(true, true, CompareFunc.LESS));
            int before = lab.pixel(8, 8);
            for (int i = 0; i < 4; i++) {
                c.bindBlend((i & 1) == 0 ? 0 : added);
                c.bindDepthStencil((i & 2) == 0 ? depth : 0);
                c.prepareDraw(Primitive.TRIANGLES, false);
                c.prepareDraw(Primitive.LINES, false);
                c.prepareDraw(Primitive.QUADS, true);
            }
            assertEquals(before, lab.pixel(8, 8), "a prepared draw is not seen");
            assertEquals(0, lab.tables().pipelines.counters().waits());
            drawAll(lab);
            c.drawIndexed(Primitive.QUADS, 0, 8);
            c.finish();
            assertEquals(
                    0,
                    c.counters().compileWaits,
                    lab.tables().pipelines.counters().toString());
            assertEquals(0, lab.tables().pipelines.counters().waits());
            assertTrue(lab.tables().pipelines.counters().madeAhead.sum() > 0);
            assertEquals(List.of(), lab.messages);
        }
    }

    /** Where vertex inputs are part of pipelines, their strides come with the buffers, but for those without room for a vertex. */
    @ParameterizedTest
    @CsvSource({"'',2", "vertexInputBindingStride,4"})
    void stridesMakeNoPipelines(String hidden, int pipelines) {
        String hide = "VK_EXT_vertex_input_dynamic_state," + hidden;
        try (VulkanLab lab = new VulkanLab(true, Map.of("hide", hide, "libraries", "off"))) {
            lab.bindTriangle();
            Context c = lab.context;
            c.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, 1, 0, 0), 0, 4);
            for (int stride : new int[] {16, 32, 48, 8, 16}) {
                int words = stride / 4;
                float[] v = new float[2 * words + 4];
                for (int i = 0; i < 3; i++) {
                    System.arraycopy(
                            new float[] {i == 1 ? 1 : -1, i == 2 ? 1 : -1, 0, 1}, 0, v, i * words, stride < 16 ? 2 : 4);
                }
                // What does not have room runs into the next vertex: no triangle, but no message either.
                Buffer vertices = lab.device.createBuffer(BufferDesc.of(4L * v.length, Bind.VERTEX));
                c.writeBuffer(vertices, 0, MemorySegment.ofArray(v));
                c.bindVertexBuffer(0, vertices, 0);
                c.bindVertexLayout(lab.device
                        .states()
                        .vertexLayout
                        .intern(new VertexLayout(
                                List.of(new VertexLayout.Element(0, 0, 0, Format.R32G32B32A32_FLOAT)),
                                List.of(new VertexLayout.Binding(stride, 0)))));
                c.clearColor(0, ClearColor.of(0, 0, 0, 1), null, 15);
                c.draw(Primitive.TRIANGLES, 0, 3);
                if (stride >= 16) assertEquals(0xff00ffff, lab.pixel(8, 8), "stride " + stride);
            }
            assertEquals(pipelines, c.counters().compileWaits);
            assertEquals(List.of(), lab.messages);
        }
    }

    /** With parts that are linked, the first draw of a program waits for its shaders, and no other. */
    @ParameterizedTest
    @ValueSource(strings = {"on", "off"})
    void anotherStateOfAKnownProgramIsLinked(String optimise) throws InterruptedException {
        Map<String, String> settings = Map.of(
                "hide",
                "VK_EXT_vertex_input_dynamic_state,VK_EXT_extended_dynamic_state,VK_EXT_extended_dynamic_state3",
                "cache",
                folder.toString(),
                "libraries",
                "on",
                "optimise",
                optimise);
        for (int run = 0; run < 2; run++) {
            try (VulkanLab lab = new VulkanLab(true, settings)) {
                Assumptions.assumeTrue(lab.gpu().features.pipelineLibraries, "no pipeline libraries");
                lab.bindTriangle();
                drawAll(lab);
                PipelineCounters counters = lab.tables().pipelines.counters();
                // Depth states and blending are in the parts; those of depth belong to the fragment shader.
                assertEquals(run == 0 ? 1 : 0, counters.waitsForPrograms.sum(), counters.toString());
                assertEquals(0, counters.waitsForBackground.sum(), counters.toString());
                if (run == 0) assertTrue(counters.linked.sum() >= 4, counters.toString());
                lab.tables().pipelines.awaitBackground();
                boolean replaced = run == 0 && optimise.equals("on");
                assertEquals(replaced ? 8 : 0, counters.optimised.sum(), counters.toString());
                drawAll(lab);
                assertEquals(List.of(), lab.messages);
            }
        }
    }

    /** The pipeline's better one is on its way when the program goes: nobody waits for whom waits for him. */
    @ParameterizedTest
    @ValueSource(strings = {"on", "off"})
    void shadersThatGoAtOnceMeetTheBackground(String libraries) throws InterruptedException {
        try (VulkanLab lab = new VulkanLab(false, Map.of("quick", "on", "libraries", libraries, "cache", "off"))) {
            Assumptions.assumeTrue(libraries.equals("off") || lab.gpu().features.pipelineLibraries);
            lab.bindTriangle();
            for (int i = 0; i < 200; i++) {
                ShaderObject made = lab.device.createShader(constant(i), null);
                lab.context.bindShader(Stage.FRAGMENT, made);
                lab.context.draw(Primitive.TRIANGLES, 0, 3);
                // The background begins at once, or a little later.
                for (int n = 0; n < i % 20 * 2000; n++) Thread.onSpinWait();
                lab.context.bindShader(Stage.FRAGMENT, null);
                lab.device.destroy(made);
                if (i % 16 == 15) lab.context.finish();
            }
            lab.tables().pipelines.awaitBackground();
            assertEquals(0xff0000c7, lab.pixel(8, 8), "the last program's colour");
        }
    }

    static Shader constant(int red) {
        Shader s = new Shader(Stage.FRAGMENT, "constant" + red);
        Builder b = new Builder(s);
        b.storeOutput(s.output("out", Type.F32X4, 0), b.f32(red / 255f, 0, 0, 1));
        b.ret();
        return s;
    }

    /** Nor do those of other shaders that fall on their place. */
    @Test
    void variantsOfOneProgramDoNotDriveEachOtherOut() {
        try (VulkanLab lab = new VulkanLab(true, Map.of())) {
            lab.bindTriangle();
            int before = 0;
            for (int i = 0; i < 20; i++) {
                if (i == 4) before = lab.tables().programs.lookups;
                lab.context.setMinSampleShading(i & 1);
                lab.context.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, 1, 0, 0), 0, 4);
                lab.context.draw(Primitive.TRIANGLES, 0, 3);
            }
            assertEquals(before, lab.tables().programs.lookups);
        }
    }

    @Test
    void brokenFilesCostALineAndNothingElse() throws IOException {
        Map<String, String> settings = Map.of("cache", folder.toString());
        try (VulkanLab lab = new VulkanLab(false, settings)) {
            lab.bindTriangle();
            drawAll(lab);
        }
        List<Path> files;
        try (var list = Files.list(folder)) {
            files = list.toList();
        }
        assertEquals(2, files.size(), files.toString());
        for (Path file : files) {
            byte[] bytes = Files.readAllBytes(file);
            bytes[bytes.length / 2] ^= 1;
            Files.write(file, bytes);
        }
        try (VulkanLab lab = new VulkanLab(false, settings)) {
            lab.bindTriangle();
            drawAll(lab);
            assertEquals(2, lab.messages.size(), lab.messages.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "current", "transitions", "current,transitions"})
    void anyLevelsDrawTheSame(String levels) {
        try (VulkanLab lab = new VulkanLab(true, Map.of("pipelines", levels, "quick", "on"))) {
            lab.bindTriangle();
            drawAll(lab);
            assertEquals(List.of(), lab.messages);
        }
    }
}
