package tepui.drivers.vulkan.program;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.vulkan.VulkanLab;
import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.BlendState.Equation;
import tepui.pipe.BlendState.Factor;
import tepui.pipe.BlendState.Target;
import tepui.pipe.BlendState.Term;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.LogicOp;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Whether a state is in pipelines or set by commands, the picture is the same; validation is silent either way. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VULKAN_VALIDATION})
final class DynamicStatesTest {
    private static final String ALL = "VK_EXT_extended_dynamic_state,VK_EXT_extended_dynamic_state2,"
            + "VK_EXT_extended_dynamic_state3,VK_EXT_vertex_input_dynamic_state,VK_EXT_color_write_enable";

    private static int[] expected = {};
    private static long mostPipelines;

    /** The picture where everything is in pipelines. */
    @BeforeAll
    static void draw() {
        try (VulkanLab lab = new VulkanLab(true, Map.of("hide", ALL, "cache", "off"))) {
            expected = picture(lab);
            mostPipelines = lab.tables().pipelines.counters().made.sum();
            assertEquals(List.of(), lab.messages);
        }
        int different = (int) java.util.Arrays.stream(expected).distinct().count();
        assertTrue(different > 8, different + " colours");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "VK_EXT_extended_dynamic_state",
                "VK_EXT_extended_dynamic_state2",
                "VK_EXT_extended_dynamic_state3",
                "VK_EXT_extended_dynamic_state3,VK_EXT_color_write_enable",
                "VK_EXT_vertex_input_dynamic_state",
                "extendedDynamicState2LogicOp",
                "extendedDynamicState2PatchControlPoints",
                "extendedDynamicState3ColorBlendEnable",
                "extendedDynamicState3ColorBlendEquation",
                "extendedDynamicState3ColorWriteMask",
                "extendedDynamicState3LogicOpEnable",
                "extendedDynamicState3AlphaToCoverageEnable",
                "extendedDynamicState3AlphaToOneEnable",
                "extendedDynamicState3SampleMask",
                "extendedDynamicState3PolygonMode",
                "extendedDynamicState3DepthClipEnable",
                "extendedDynamicState3DepthClampEnable",
                "extendedDynamicState3DepthClipNegativeOneToOne",
                "extendedDynamicState3ProvokingVertexMode",
                "extendedDynamicState3LineRasterizationMode",
                "extendedDynamicState3LineStippleEnable",
                "VK_EXT_depth_clip_enable",
                "VK_EXT_depth_clip_control",
                "dynamicPrimitiveTopologyUnrestricted",
                "provokingVertexModePerPipeline",
                "provokingVertexModePerPipeline,extendedDynamicState3ProvokingVertexMode"
            })
    void thePictureIsTheSame(String hidden) {
        isExpected(Map.of("hide", hidden, "cache", "off"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "VK_EXT_extended_dynamic_state3", ALL})
    void linkedPipelinesDrawTheSame(String hidden) {
        isExpected(Map.of("hide", hidden, "cache", "off", "libraries", "on"));
    }

    private static void isExpected(Map<String, String> settings) {
        try (VulkanLab lab = new VulkanLab(true, settings)) {
            int[] picture = picture(lab);
            assertEquals(List.of(), lab.messages);
            assertArrayEquals(expected, picture);
        }
    }

    @Test
    void whatCommandsSetMakesNoPipelines() {
        try (VulkanLab lab = new VulkanLab(false, Map.of("cache", "off"))) {
            picture(lab);
            long made = lab.tables().pipelines.counters().made.sum();
            assertNotEquals(mostPipelines, made);
            // Two sample counts, and programs for points beside those for everything else.
            if (lab.gpu().features.dynamic.lineMode) assertTrue(made < mostPipelines / 3, made + " pipelines");
        }
    }

    @Test
    void hiddenFeaturesAreNotThere() {
        try (VulkanLab lab = new VulkanLab(false, Map.of("hide", "logicOp,extendedDynamicState3PolygonMode"))) {
            assertEquals(false, lab.gpu().features.logicOp);
            assertEquals(false, lab.gpu().features.dynamic.polygonMode);
        }
    }

    // ---- the picture -----------------------------------------------------------------------------------------------

    private static final Target ADDED = new Target(true, term(Factor.ONE), term(Factor.ONE), 15);

    private static Term term(Factor destination) {
        return new Term(Equation.ADD, Factor.ONE, destination);
    }

    private static List<BlendState> blends(boolean logic) {
        List<BlendState> list = new ArrayList<>();
        list.add(BlendState.REPLACE);
        list.add(BlendState.of(Equation.ADD, Factor.ONE, Factor.ONE));
        list.add(BlendState.of(Equation.REVERSE_SUBTRACT, Factor.ONE, Factor.ONE));
        list.add(BlendState.of(Equation.ADD, Factor.DST_COLOR, Factor.ONE_MINUS_SRC_ALPHA));
        for (int mask : new int[] {0, 1, 6, 15}) {
            list.add(new BlendState(
                    List.of(new Target(mask != 6, ADDED.rgb(), ADDED.alpha(), mask)), false, false, false, null));
        }
        if (logic) {
            for (LogicOp op : List.of(LogicOp.XOR, LogicOp.INVERT, LogicOp.COPY)) {
                list.add(new BlendState(List.of(ADDED), false, false, false, op));
            }
        }
        list.add(new BlendState(List.of(ADDED), true, false, false, null));
        list.add(new BlendState(List.of(ADDED), true, true, false, null));
        return list;
    }

    private static List<RasterState> rasters(boolean stipple) {
        List<RasterState.Builder> list = new ArrayList<>();
        for (int i = 0; i < 8; i++) list.add(RasterState.DEFAULT.with());
        list.get(1).fillFront = RasterState.Fill.LINE;
        list.get(2).fillFront = RasterState.Fill.POINT;
        list.get(3).depthClipNear = false;
        list.get(3).depthClipFar = false;
        list.get(4).clipHalfZ = true;
        list.get(5).provokingFirst = true;
        list.get(6).cull = RasterState.Cull.BACK;
        list.get(7).lineStipple = stipple;
        list.get(7).lineStipplePattern = 0xff0f;
        return list.stream().map(RasterState.Builder::build).toList();
    }

    /** A cell for each state, each of them changed alone; the last rows with four samples. */
    static int[] picture(VulkanLab lab) {
        lab.bindTriangle();
        Context c = lab.context;
        c.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0.1f, 0.5f, 0.2f, -0.5f), 0, 4);
        Texture several =
                lab.device.createTexture(TextureDesc.multisample(Format.R8G8B8A8_UNORM, 64, 64, 4, Bind.COLOR_TARGET));
        Texture resolved = lab.device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 64, 64, Bind.COLOR_TARGET));
        int[] picture = new int[2 * 64 * 64];
        cells(lab, lab.target);
        read(lab, lab.target, picture, 0);
        cells(lab, several);
        c.blit(Blit.whole(several, resolved, SamplerState.Filter.NEAREST));
        read(lab, resolved, picture, 64 * 64);
        return picture;
    }

    private static void cells(VulkanLab lab, Texture target) {
        Context c = lab.context;
        c.setRenderTargets(RenderTargets.of(target));
        c.clearColor(0, ClearColor.of(0.25f, 0.5f, 0.75f, 1), null, 15);
        var states = lab.device.states();
        int cell = 0;
        for (BlendState b : blends(lab.device.caps().logicOp)) {
            c.bindBlend(states.blend.intern(b));
            draw(c, cell++, Primitive.TRIANGLES);
        }
        c.bindBlend(0);
        for (RasterState r : rasters(lab.device.caps().lineStipple)) {
            c.bindRaster(states.raster.intern(r));
            draw(c, cell++, Primitive.TRIANGLES);
            draw(c, cell++, Primitive.LINE_STRIP);
            draw(c, cell++, Primitive.POINTS);
        }
        c.bindRaster(states.raster.intern(RasterState.DEFAULT));
        for (int mask : new int[] {1, 6, -1}) {
            c.setSampleMask(mask);
            draw(c, cell++, Primitive.TRIANGLES);
        }
        assertTrue(cell <= 64, cell + " cells");
    }

    private static void draw(Context c, int cell, Primitive primitive) {
        c.setViewport(0, cell % 8 * 8, cell / 8 * 8, 8, 8, 0, 1);
        c.draw(primitive, 0, 3);
    }

    private static void read(VulkanLab lab, Texture from, int[] to, int at) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment into = arena.allocate(64 * 64 * 4);
            lab.context.readTexture(from, 0, Box.of2d(0, 0, 64, 64), into, 64 * 4, 64 * 64 * 4);
            MemorySegment.copy(into, ValueLayout.JAVA_INT, 0, to, at, 64 * 64);
        }
    }
}
