package tepui.drivers.vulkan.spirv;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.pass.LowerVertexFetch;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.driver.TargetReads;

/**
 * Variant of a module: the state of a pipeline that is compiled in because Vulkan has no other place for it. Everything
 * here has a neutral value, and most pipelines have all of them: {@link #PLAIN}.
 *
 * @param lastVertexStage the stage feeds the rasteriser; the four that follow apply only then
 * @param clipMinusWToW position's z runs from -w to w and the device cannot be told: it is changed in the shader
 * @param clipDistances bit i: clip distance i clips; the others become 0 where they are below. -1 where the shader's own are right
 * @param pointSize what is written to the point size
 * @param streamOutput outputs that transform feedback captures
 * @param primitiveIds what ids of primitives count, of fragment shaders
 * @param targets how targets are read, of fragment shaders that do
 * @param attributes vertex attributes that are fetched in another form, by location
 * @param fedLocations bit n: the stage before writes location n; inputs at others read 0. -1 where all are
 * @param fedPatchLocations the same for inputs per patch
 */
public record SpirvVariant(
        boolean lastVertexStage,
        boolean clipMinusWToW,
        int clipDistances,
        PointSize pointSize,
        @Nullable StreamOutputLayout streamOutput,
        PrimitiveIds primitiveIds,
        TargetReads targets,
        Map<Integer, LowerVertexFetch.Form> attributes,
        long fedLocations,
        long fedPatchLocations) {
    /** Sources of the size of points. */
    public enum PointSize {
        /** The size that the shader writes; nothing where it writes none. */
        AS_WRITTEN,
        /** {@link PushWords#POINT_SIZE}, whatever the shader writes. */
        FROM_DRIVER,
        /** Not written: the primitives are no points. */
        NONE
    }

    /** Corrections of primitive ids: quads and polygons are drawn as triangles, which is what the device counts. */
    public enum PrimitiveIds {
        AS_COUNTED,
        /** Two triangles are one. */
        OF_QUADS,
        /** All triangles are one. */
        OF_A_POLYGON
    }

    public static final SpirvVariant PLAIN = new SpirvVariant(
            false, false, -1, PointSize.AS_WRITTEN, null, PrimitiveIds.AS_COUNTED, TargetReads.PLAIN, Map.of(), -1, -1);

    /** Does transform feedback take any of this output? */
    boolean captures(String output) {
        StreamOutputLayout layout = streamOutput;
        if (layout == null) return false;
        for (StreamOutputLayout.Output o : layout.outputs()) if (o.variable().equals(output)) return true;
        return false;
    }
}
