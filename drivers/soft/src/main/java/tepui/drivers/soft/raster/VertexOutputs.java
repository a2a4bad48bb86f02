package tepui.drivers.soft.raster;

import java.util.Arrays;
import tepui.drivers.soft.jit.Slots;
import tepui.ir.Shader;
import tepui.ir.Variable;
import tepui.pipe.Limits;

/**
 * Outputs of the last vertex stage: which words of a vertex record it writes. What it does not write is undefined in
 * the record, so the rasteriser must know. Immutable; made once per shader and compared by identity first.
 */
public final class VertexOutputs {
    /** Per location: bits 0 to 3 for the components written. */
    private final byte[] components = new byte[Limits.VARYINGS];

    public final boolean pointSize;
    public final boolean layer;
    public final boolean viewport;
    /** The viewport's word is a mask of them. */
    public final boolean viewportMask;
    /** The viewport is added to the layer. */
    public final boolean layerOfViewport;

    public final boolean primitiveId;
    public final boolean edgeFlag;
    /** How many are written, from the first. */
    public final int clipDistances;

    public final int cullDistances;

    private VertexOutputs(Shader lastStage) {
        boolean size = false;
        boolean toLayer = false;
        boolean toViewport = false;
        boolean toViewports = false;
        boolean relative = false;
        boolean id = false;
        boolean edge = false;
        int clip = 0;
        int cull = 0;
        for (Variable v : lastStage.outputs) {
            if (v.stream != 0 || v.patch) continue;
            switch (v.builtin) {
                case NONE -> mark(v);
                case POINT_SIZE -> size = true;
                case LAYER -> {
                    toLayer = true;
                    relative = v.viewportRelative;
                }
                case VIEWPORT_MASK -> toViewports = true;
                case VIEWPORT_INDEX -> toViewport = true;
                case PRIMITIVE_ID -> id = true;
                case EDGE_FLAG -> edge = true;
                case CLIP_DISTANCE -> clip = Math.max(clip, v.elements());
                case CULL_DISTANCE -> cull = Math.max(cull, v.elements());
                default -> {}
            }
        }
        pointSize = size;
        layer = toLayer;
        viewport = toViewport || toViewports;
        viewportMask = toViewports;
        layerOfViewport = relative;
        primitiveId = id;
        edgeFlag = edge;
        clipDistances = clip;
        cullDistances = cull;
    }

    /** The outputs of {@code lastStage}, a vertex, tessellation evaluation or geometry shader. */
    public static VertexOutputs of(Shader lastStage) {
        return new VertexOutputs(lastStage);
    }

    private void mark(Variable v) {
        int words = v.type().width() * (v.type().kind().is64() ? 2 : 1);
        for (int e = 0; e < v.elements(); e++) {
            int first = Slots.vertexWord(v) - Slots.VARYING + e * Slots.elementWords(v);
            for (int w = first; w < first + words && w < 4 * Limits.VARYINGS; w++)
                components[w >> 2] |= (byte) (1 << (w & 3));
        }
    }

    /** Is varying word {@code word}, counted from {@link Slots#VARYING}, written? */
    public boolean writes(int word) {
        return (components[word >> 2] >> (word & 3) & 1) != 0;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof VertexOutputs v
                && Arrays.equals(components, v.components)
                && pointSize == v.pointSize
                && layer == v.layer
                && viewport == v.viewport
                && viewportMask == v.viewportMask
                && layerOfViewport == v.layerOfViewport
                && primitiveId == v.primitiveId
                && edgeFlag == v.edgeFlag
                && clipDistances == v.clipDistances
                && cullDistances == v.cullDistances;
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(components) + 31 * clipDistances + 17 * cullDistances;
    }
}
