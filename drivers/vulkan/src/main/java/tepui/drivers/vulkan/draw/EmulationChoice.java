package tepui.drivers.vulkan.draw;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.bind.BoundState;
import tepui.drivers.vulkan.bind.ContextParts;
import tepui.drivers.vulkan.device.DeviceFeatures;
import tepui.drivers.vulkan.program.GraphicsProgram;
import tepui.drivers.vulkan.program.PrimitiveEmulation;
import tepui.drivers.vulkan.program.VulkanShader;
import tepui.drivers.vulkan.vk.VkStructs.VkPhysicalDeviceFeatures;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.driver.LineBandWords;
import tepui.pipe.driver.LineBands;

/**
 * Choice of the primitives that the driver draws by a geometry shader of its own, since the device draws them otherwise
 * or not at all: lines that are wide, stippled or, where the device knows no diamond rule, one pixel wide; polygons
 * drawn as lines and points where there is no such mode, where the faces have different ones, and where edges inside of
 * quads and polygons are not to be seen; flat values of the last vertex.
 */
public final class EmulationChoice {
    private static final int POINTS = 0;
    private static final int LINES = 1;
    private static final int POLYGONS = 2;
    private static final int PATCHES = 3;

    /** The device has geometry shaders. */
    private final boolean possible;

    /** Lines of the device follow the diamond rule. */
    private final boolean exact;

    private final boolean wide;
    private final boolean stippled;
    private final boolean modes;
    private final boolean last;
    private final ContextParts parts;
    private final BoundState state;
    private Primitive drawn = Primitive.TRIANGLES;
    private int drawing = POLYGONS;
    /** No emulation, whatever the state is. */
    private boolean plain;

    private int vertices;
    private final int[] words = new int[LineBandWords.COUNT];

    public EmulationChoice(ContextParts parts) {
        this.parts = parts;
        state = parts.state;
        DeviceFeatures f = parts.device.gpu.features;
        possible = f.makesBands();
        exact = f.bresenhamLines;
        wide = VkPhysicalDeviceFeatures.wideLines(f.core) != 0;
        stippled = f.stippledLines;
        modes = VkPhysicalDeviceFeatures.fillModeNonSolid(f.core) != 0;
        last = f.provokingLast;
    }

    /**
     * What is going to be drawn, before it is cut into what Vulkan has.
     *
     * @param asItIs no emulation, since it cannot be cut
     * @return whether it may take another program than what was drawn before
     */
    boolean begin(Primitive p, boolean asItIs) { // hot
        if (!possible || p == drawn && asItIs == plain) return false;
        Primitive before = drawn;
        int of = drawing;
        boolean other = asItIs != plain;
        drawn = p;
        plain = asItIs;
        drawing = kind(p);
        return other || of != drawing || hasInnerEdges(before) != hasInnerEdges(p) || isFlagged(before) != isFlagged(p);
    }

    private static int kind(Primitive p) { // hot
        return switch (p) {
            case POINTS -> POINTS;
            case LINES, LINE_STRIP, LINE_LOOP, LINES_ADJACENCY, LINE_STRIP_ADJACENCY -> LINES;
            case PATCHES -> PATCHES;
            default -> POLYGONS;
        };
    }

    /** Is it cut into triangles, along edges that are none? */
    private static boolean hasInnerEdges(Primitive p) { // hot
        return p == Primitive.QUADS || p == Primitive.QUAD_STRIP || p == Primitive.POLYGON;
    }

    private static boolean isFlagged(Primitive p) { // hot
        return p == Primitive.TRIANGLES || p == Primitive.QUADS || p == Primitive.POLYGON;
    }

    /** Sets the number of vertices that are cut. */
    void cuts(int count) { // hot
        vertices = count;
    }

    /** The emulation of what is drawn with these shaders, none of them a geometry shader, and nothing captured. */
    PrimitiveEmulation choose( // hot
            RasterState r, VulkanShader vertex, @Nullable VulkanShader evaluation, @Nullable VulkanShader fragment) {
        if (!possible || plain) return PrimitiveEmulation.NATIVE;
        int kind = drawing;
        if (evaluation != null) kind = tessellated(evaluation.shader);
        if (kind == POINTS || kind == PATCHES) return PrimitiveEmulation.NATIVE;
        VulkanShader before = evaluation == null ? vertex : evaluation;
        boolean edges = hasInnerEdges(drawn) || before.traits.writesEdgeFlag && isFlagged(drawn);
        PrimitiveEmulation emulation = kind == LINES ? lines(r, fragment) : polygons(r, edges, fragment);
        if (fits(emulation, before, fragment)) return emulation;
        if (last || r.provokingFirst() || evaluation != null || fragment == null || !fragment.traits.readsFlat) {
            return PrimitiveEmulation.NATIVE;
        }
        emulation = kind == LINES ? PrimitiveEmulation.FLAT_LINES : PrimitiveEmulation.FLAT_POLYGONS;
        return fits(emulation, before, fragment) ? emulation : PrimitiveEmulation.NATIVE;
    }

    /** The emulation of what a program's own geometry shader makes, and nothing captured. */
    PrimitiveEmulation behind(RasterState r, VulkanShader geometry, @Nullable VulkanShader fragment) { // hot
        if (!geometry.traits.makesStrips) return PrimitiveEmulation.NATIVE;
        boolean strips = geometry.shader.outputTopology == Shader.Topology.LINE_STRIP;
        PrimitiveEmulation emulation = strips ? lines(r, fragment) : polygons(r, false, fragment);
        if (fits(emulation, geometry, fragment)) return emulation;
        if (last || r.provokingFirst() || fragment == null) return PrimitiveEmulation.NATIVE;
        return fragment.traits.readsFlat || fragment.traits.readsPrimitiveId
                ? PrimitiveEmulation.LAST_VERTEX
                : PrimitiveEmulation.NATIVE;
    }

    private static boolean fits(PrimitiveEmulation s, VulkanShader before, @Nullable VulkanShader fragment) { // hot
        LineBands.Form form = s.form();
        return form != null && before.canBeBands(fragment, form);
    }

    private static int tessellated(Shader evaluation) { // hot
        if (evaluation.pointMode) return POINTS;
        return evaluation.inputTopology == Shader.Topology.ISOLINES ? LINES : POLYGONS;
    }

    private PrimitiveEmulation lines(RasterState r, @Nullable VulkanShader fragment) { // hot
        if (isNative(r)) return PrimitiveEmulation.NATIVE;
        return r.lineStipple() && fragment != null ? PrimitiveEmulation.STIPPLED_LINES : PrimitiveEmulation.LINES;
    }

    /** Does the device draw lines as the state says? */
    private boolean isNative(RasterState r) { // hot
        if (r.lineWidth() != 1 && !wide || r.lineStipple() && !stippled) return false;
        return exact || samples() > 1;
    }

    int samples() { // hot
        RenderTargets t = parts.recorder.pass.targets();
        return t == null ? 1 : t.samples();
    }

    /** @param edges not all of them are seen */
    private PrimitiveEmulation polygons(RasterState r, boolean edges, @Nullable VulkanShader fragment) { // hot
        RasterState.Fill front = r.cull() == RasterState.Cull.FRONT ? r.fillBack() : r.fillFront();
        RasterState.Fill back = r.cull() == RasterState.Cull.BACK ? r.fillFront() : r.fillBack();
        boolean filled = front == RasterState.Fill.FILL && back == RasterState.Fill.FILL;
        if (filled || r.cull() == RasterState.Cull.BOTH) return PrimitiveEmulation.NATIVE;
        boolean lines = front == RasterState.Fill.LINE || back == RasterState.Fill.LINE;
        if (modes && front == back && !edges && (!lines || isNative(r))) return PrimitiveEmulation.NATIVE;
        return lines && r.lineStipple() && fragment != null
                ? PrimitiveEmulation.STIPPLED_POLYGONS
                : PrimitiveEmulation.POLYGONS;
    }

    /**
     * What the geometry shader of a program with emulated primitives reads.
     *
     * @param asStrip triangles come in a strip
     */
    void words(GraphicsProgram p, boolean asStrip) { // hot
        RasterState r = parts.device.states().raster.get(state.raster);
        boolean behind = p.key.geometry != null;
        boolean lines = p.emulation.areBandsOfLines();
        Primitive as = behind
                ? lines ? Primitive.LINES : Primitive.TRIANGLES
                : drawing == PATCHES && lines ? Primitive.LINES : drawn;
        boolean changed = LineBandWords.fill(
                words, r, parts.device.caps(), state.viewports, as, vertices, asStrip && !behind, samples());
        int there = state.uniformCounts[Stage.GEOMETRY.ordinal()][LineBands.SLOT];
        if (!changed && there == LineBandWords.COUNT) return;
        parts.context.setUniforms(Stage.GEOMETRY, LineBands.SLOT, words, 0, LineBandWords.COUNT);
        parts.counters.uploadedBytes -= LineBandWords.COUNT * 4L;
    }
}
