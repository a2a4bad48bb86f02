package tepui.drivers.d3d12.program;

import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.pipe.RasterState;
import tepui.pipe.driver.LineBands;

/**
 * Choice of the driver's own geometry shader that stands in for primitives which Direct3D does not draw, or draws
 * otherwise.
 */
public final class EmulationChoice {
    private EmulationChoice() {}

    /** The emulation of primitives that Direct3D cannot draw as they are. */
    public static Programs.PrimitiveEmulation of( // hot
            RasterState r,
            int drawnClass,
            D3d12Shader vertex,
            @Nullable D3d12Shader evaluation,
            @Nullable D3d12Shader fragment) {
        int drawing = evaluation == null ? drawnClass : evaluation.primitives;
        if (drawing == RasterParts.POINTS) {
            return points(r, evaluation == null ? vertex : evaluation, fragment);
        }
        boolean polygons = drawing >= RasterParts.TRIANGLES;
        Programs.PrimitiveEmulation emulation = bands(r, evaluation == null ? vertex : evaluation, fragment, polygons);
        if (emulation != Programs.PrimitiveEmulation.NATIVE || evaluation != null) return emulation;
        return flat(r, vertex, fragment, polygons);
    }

    /** Lines that are wide or stippled, polygons that are not filled. */
    private static Programs.PrimitiveEmulation bands( // hot
            RasterState r, D3d12Shader last, @Nullable D3d12Shader fragment, boolean polygons) {
        boolean lines = !polygons;
        boolean plain = r.lineWidth() == 1 && !r.lineStipple();
        if (polygons) {
            RasterState.Fill front = r.cull() == RasterState.Cull.FRONT ? r.fillBack() : r.fillFront();
            RasterState.Fill back = r.cull() == RasterState.Cull.BACK ? r.fillFront() : r.fillBack();
            boolean filled = front == RasterState.Fill.FILL && back == RasterState.Fill.FILL;
            plain = filled || r.cull() == RasterState.Cull.BOTH;
            lines = front == RasterState.Fill.LINE || back == RasterState.Fill.LINE;
        }
        if (plain || !last.canBeBands(fragment, polygons ? LineBands.Form.POLYGONS : LineBands.Form.LINES)) {
            return Programs.PrimitiveEmulation.NATIVE;
        }
        if (lines && r.lineStipple() && fragment != null) {
            return polygons
                    ? Programs.PrimitiveEmulation.STIPPLED_POLYGONS
                    : Programs.PrimitiveEmulation.STIPPLED_LINES;
        }
        return polygons ? Programs.PrimitiveEmulation.POLYGONS : Programs.PrimitiveEmulation.LINES;
    }

    /** Direct3D's primitives are flat in their first vertex. */
    private static Programs.PrimitiveEmulation flat( // hot
            RasterState r, D3d12Shader vertex, @Nullable D3d12Shader fragment, boolean polygons) {
        if (r.provokingFirst() || fragment == null || !fragment.traits.readsFlat)
            return Programs.PrimitiveEmulation.NATIVE;
        LineBands.Form form = polygons ? LineBands.Form.FLAT_POLYGONS : LineBands.Form.FLAT_LINES;
        if (!vertex.canBeBands(fragment, form)) return Programs.PrimitiveEmulation.NATIVE;
        return polygons ? Programs.PrimitiveEmulation.FLAT_POLYGONS : Programs.PrimitiveEmulation.FLAT_LINES;
    }

    /** The emulation of strips and points from a program's own geometry shader. */
    public static Programs.PrimitiveEmulation strips(
            RasterState r, D3d12Shader geometry, @Nullable D3d12Shader fragment) { // hot
        if (geometry.primitives == RasterParts.POINTS) return points(r, geometry, fragment);
        if (!geometry.traits.makesStrips) return Programs.PrimitiveEmulation.NATIVE;
        Programs.PrimitiveEmulation emulation =
                bands(r, geometry, fragment, geometry.shader.outputTopology != Shader.Topology.LINE_STRIP);
        if (emulation != Programs.PrimitiveEmulation.NATIVE) return emulation;
        boolean flat = fragment != null && (fragment.traits.readsFlat || fragment.traits.readsPrimitiveId);
        return flat && !r.provokingFirst()
                ? Programs.PrimitiveEmulation.LAST_VERTEX
                : Programs.PrimitiveEmulation.NATIVE;
    }

    /** Points of more than a pixel, or whose fragments ask where in them they are, are squares. */
    private static Programs.PrimitiveEmulation points(
            RasterState r, D3d12Shader last, @Nullable D3d12Shader fragment) { // hot
        boolean byShader = r.pointSizeFromShader() && last.traits.writesPointSize;
        boolean large = byShader || !r.pointSizeFromShader() && r.pointSize() != 1;
        if (!large && (fragment == null || !fragment.traits.readsPointCoord)) return Programs.PrimitiveEmulation.NATIVE;
        if (!last.canBeSquares(fragment)) return Programs.PrimitiveEmulation.NATIVE;
        return byShader ? Programs.PrimitiveEmulation.SIZE_OF_SHADER : Programs.PrimitiveEmulation.SIZE_OF_STATE;
    }
}
