package tepui.pipe.driver.queue;

import tepui.ir.Builtin;
import tepui.ir.Function;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Variable;
import tepui.ir.pass.Walk;
import tepui.pipe.RasterState;
import tepui.pipe.driver.LowerLastVertex;

/** Traits of a shader: what it reads and writes, as far as the choice of a program goes by it. Looked for once, when the shader is made. */
public final class ShaderTraits {
    /** Clip distances that it writes. */
    public final int clipDistances;

    public final boolean writesPointSize;
    public final boolean writesViewport;
    public final boolean writesEdgeFlag;
    /** It asks which primitive it belongs to, in whichever stage. */
    public final boolean readsPrimitiveId;
    /** A fragment shader asks where in a point it is. */
    public final boolean readsPointCoord;
    /** A fragment shader has inputs that are the same all over the primitive. */
    public final boolean readsFlat;
    /** The shader reads its targets. */
    public final boolean readsTargets;
    /** A geometry shader makes strips of one stream. */
    public final boolean makesStrips;

    public ShaderTraits(Shader shader) {
        int clips = 0;
        boolean size = false;
        boolean viewport = false;
        boolean edge = false;
        for (Variable v : shader.outputs) {
            if (v.builtin == Builtin.CLIP_DISTANCE) clips = v.elements();
            size |= v.builtin == Builtin.POINT_SIZE;
            viewport |= v.builtin == Builtin.VIEWPORT_INDEX || v.builtin == Builtin.VIEWPORT_MASK;
            edge |= v.builtin == Builtin.EDGE_FLAG;
        }
        clipDistances = clips;
        writesPointSize = size;
        writesViewport = viewport;
        writesEdgeFlag = edge;
        boolean primitive = false;
        boolean coordinate = false;
        boolean flat = false;
        for (Variable v : shader.inputs) {
            primitive |= v.builtin == Builtin.PRIMITIVE_ID;
            coordinate |= v.builtin == Builtin.POINT_COORD;
            flat |= v.builtin == Builtin.NONE
                    && (v.interpolation == Interpolation.FLAT || v.type().kind() != ScalarKind.F32);
        }
        readsPrimitiveId = primitive;
        readsPointCoord = coordinate;
        readsFlat = flat && shader.stage == Stage.FRAGMENT;
        makesStrips = shader.stage == Stage.GEOMETRY && LowerLastVertex.isPossible(shader);
        boolean[] loads = new boolean[1];
        for (Function f : shader.functions) Walk.each(f.body(), i -> loads[0] |= i.op == Op.LOAD_TARGET);
        readsTargets = loads[0];
    }

    /** Clip distances that clip, a bit each; -1 where all that the shader writes do. */
    public int clips(RasterState raster) { // hot
        int all = (1 << clipDistances) - 1;
        return (raster.clipDistances() & all) == all ? -1 : raster.clipDistances() & all;
    }
}
