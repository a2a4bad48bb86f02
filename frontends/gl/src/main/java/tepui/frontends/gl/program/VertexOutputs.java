package tepui.frontends.gl.program;

import tepui.ir.Shader;
import tepui.ir.Variable;

/**
 * Outputs of the last stage before the rasteriser that state depends on.
 *
 * @param distances mask of the clip distances
 * @param colors some of the colours of the compatibility profile
 * @param viewport the number of a viewport
 */
public record VertexOutputs(int distances, boolean colors, boolean pointSize, boolean viewport) {
    /** Of a stage that is not there. */
    public static final VertexOutputs NONE = new VertexOutputs(0, false, false, false);

    static VertexOutputs of(Shader shader) {
        int distances = 0;
        boolean colors = false;
        boolean pointSize = false;
        boolean viewport = false;
        for (Variable v : shader.outputs) {
            switch (v.builtin) {
                case CLIP_DISTANCE -> distances = (1 << v.elements()) - 1;
                case POINT_SIZE -> pointSize = true;
                case VIEWPORT_INDEX, VIEWPORT_MASK -> viewport = true;
                case NONE -> colors |= (Variants.conventional(v) & Variants.COLORS) != 0;
                default -> {}
            }
        }
        return new VertexOutputs(distances, colors, pointSize, viewport);
    }
}
