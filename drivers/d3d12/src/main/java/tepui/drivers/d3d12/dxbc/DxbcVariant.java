package tepui.drivers.d3d12.dxbc;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.ir.pass.LowerVertexFetch;
import tepui.pipe.driver.TargetReads;

/**
 * Variant of a module: the state of a pipeline that is compiled in because Direct3D 12 has no other place for it.
 * Everything here has a neutral value, and most pipelines have all of them.
 *
 * @param lastVertexStage the stage feeds the rasteriser; the two that follow apply only then
 * @param clipMinusWToW position's z runs from -w to w
 * @param clipDistances bit i: clip distance i clips; the others become 0. -1 where the shader's own are right
 * @param pixelCenterInteger fragment coordinates are whole at pixel centres
 * @param fedLocations bit n: the stage before writes location n; inputs at others read 0. -1 where all are
 * @param fedPatchRegisters the same for the registers of inputs per patch
 * @param farOutput of the control shader in front of an evaluation shader; null where that is not known
 * @param numbering of the varyings
 * @param captures what is captured on its way to the rasteriser, see {@link Captures}
 * @param idTriangles triangles that share an id, of fragment shaders whose quads are cut in two; 0 for a polygon, all of whose do
 * @param targets how targets are read, of fragment shaders that do
 * @param attributes forms in which vertex attributes are fetched as integers, by location
 * @param hull control shaders: what is known of the patch and of the evaluation shader
 */
public record DxbcVariant(
        boolean lastVertexStage,
        boolean clipMinusWToW,
        int clipDistances,
        boolean pixelCenterInteger,
        long fedLocations,
        long fedPatchRegisters,
        @Nullable FarOutput farOutput,
        Numbering numbering,
        List<Captures.Capture> captures,
        int idTriangles,
        TargetReads targets,
        Map<Integer, LowerVertexFetch.Form> attributes,
        @Nullable Hull hull) {
    /**
     * The tessellator, which Direct3D sets up in the hull shader.
     *
     * @param inputVertices of a patch
     * @param domain the evaluation shader's {@code inputTopology}
     * @param places of what goes from the control shader to the evaluation shader for the patch
     */
    public record Hull(
            int inputVertices,
            Shader.Topology domain,
            Shader.Spacing spacing,
            boolean clockwise,
            boolean pointMode,
            PatchRegisters places) {}

    /** The same with other varyings. */
    public DxbcVariant with(Numbering other) {
        return new DxbcVariant(
                lastVertexStage,
                clipMinusWToW,
                clipDistances,
                pixelCenterInteger,
                fedLocations,
                fedPatchRegisters,
                farOutput,
                other,
                captures,
                idTriangles,
                targets,
                attributes,
                hull);
    }

    /** A last vertex stage, or a fragment or compute shader, as it is. */
    public static final DxbcVariant PLAIN = new DxbcVariant(
            true, false, -1, false, -1, -1, null, Numbering.SAME, List.of(), 1, TargetReads.PLAIN, Map.of(), null);
}
