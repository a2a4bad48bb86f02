package tepui.drivers.soft.raster;

import tepui.drivers.soft.jit.Slots;
import tepui.pipe.Limits;
import tepui.pipe.RasterState;
import tepui.pipe.format.Format;

/**
 * What the set-up of triangles, lines and points has in common: the draw's state in a form that is quick to read, the
 * vertices in window space, and the writing of a record's scalars.
 */
abstract class PrimitiveSetup {
    final Scene scene;
    final ViewTransform view;
    final WindowVertices window;

    // ---- of the draw
    DrawState state = new DrawState();
    FragmentProgram program = FragmentProgram.NONE;
    int draw;
    int samples;
    int layers;
    boolean perPrimitiveViewport;
    boolean layered;
    boolean idFromVertex;
    boolean halfZ;
    int clipMask;
    int cullCount;
    /** Depth per unit of the constant bias; 0 for a float format, where it depends on the primitive. */
    double biasUnit;

    // ---- of the batch
    int[] records = {};
    int words;

    // ---- of the primitive
    int primitiveId;
    int layer;
    int viewport;

    PrimitiveSetup(Scene scene, ViewTransform view, WindowVertices window) {
        this.scene = scene;
        this.view = view;
        this.window = window;
    }

    /** Prepares for draws under a state; {@link #view} has been set for it. */
    void begin(DrawState newState, FragmentProgram newProgram, TargetSet targets) {
        state = newState;
        program = newProgram;
        draw = newState.index;
        samples = targets.samples;
        layers = targets.layers;
        VertexOutputs out = newState.vertexOutputs;
        perPrimitiveViewport = out != null && out.viewport;
        layered = out != null && out.layer;
        idFromVertex = out != null && out.primitiveId;
        RasterState raster = newState.raster;
        halfZ = raster.clipHalfZ();
        clipMask = out == null ? 0 : raster.clipDistances() & (1 << out.clipDistances) - 1;
        cullCount = out == null ? 0 : out.cullDistances;
        Format depth = targets.formats[TargetSet.DEPTH];
        Format.Channel channel = depth == null ? null : depth.depthChannel();
        if (depth == null || channel == null) biasUnit = 1;
        else if (depth.numeric() == Format.Numeric.FLOAT) biasUnit = 0;
        else biasUnit = Math.scalb(1.0, -channel.bits());
    }

    /** Takes a batch; where all of it has one viewport, all of its vertices are transformed now. */
    final void batch(PrimitiveBatch batch) { // hot
        records = batch.records;
        words = batch.vertexWords;
        if (perPrimitiveViewport) {
            window.reserve(3);
            return;
        }
        viewport = 0;
        int highest = 0;
        int[] corners = batch.corners;
        int n = batch.count * batch.vertices;
        for (int i = 0; i < n; i++) highest = Math.max(highest, corners[i]);
        window.reserve(highest + 1);
        for (int i = 0; i <= highest; i++) transform(i * words, i);
    }

    final void transform(int record, int place) { // hot
        RasterState raster = state.raster;
        window.transform(
                records,
                record,
                place,
                view,
                viewport,
                halfZ,
                raster.depthClipNear(),
                raster.depthClipFar(),
                clipMask,
                cullCount);
    }

    /** Writes planes at the floats' position: value at the reference, steps. */
    final void plane(int at, double value, double dx, double dy) { // hot
        float[] f = scene.floats;
        f[at] = (float) value;
        f[at + 1] = (float) dx;
        f[at + 2] = (float) dy;
    }

    /** Writes flat inputs and the interpolated ones' first values and differences; returns the next position. */
    final int inputs(int at, int v0, int v1, int v2, int provoking) { // hot
        float[] f = scene.floats;
        int[] r = records;
        int[] smooth = program.smoothWords;
        for (int i = 0; i < smooth.length; i++, at += 3) {
            int word = smooth[i];
            float a = Float.intBitsToFloat(r[v0 + word]);
            f[at] = a;
            f[at + 1] = Float.intBitsToFloat(r[v1 + word]) - a;
            f[at + 2] = Float.intBitsToFloat(r[v2 + word]) - a;
        }
        int[] flat = program.flatWords;
        for (int i = 0; i < flat.length; i++) f[at++] = Float.intBitsToFloat(r[provoking + flat[i]]);
        return at;
    }

    /** Reads layer and viewport of the provoking vertex; false where there is no such layer. */
    final boolean placeOf(int provokingRecord) { // hot
        layer = 0;
        if (layered) {
            layer = records[provokingRecord + Slots.LAYER];
            if (layer < 0 || layer >= layers) return false;
        }
        if (perPrimitiveViewport) {
            int v = records[provokingRecord + Slots.VIEWPORT];
            viewport = v < 0 || v >= Limits.VIEWPORTS ? 0 : v;
        }
        return true;
    }

    /** The depth bias of a primitive with such slopes and such a largest depth. */
    final double bias(RasterState raster, double dzdx, double dzdy, double largest) {
        double slope = Math.max(Math.abs(dzdx), Math.abs(dzdy));
        double unit = biasUnit;
        if (raster.biasUnscaled()) unit = 1;
        else if (unit == 0) unit = Math.scalb(1.0, Math.getExponent(largest) - 23);
        double bias = slope * raster.biasSlope() + unit * raster.biasConstant();
        float clamp = raster.biasClamp();
        if (clamp > 0) bias = Math.min(bias, clamp);
        else if (clamp < 0) bias = Math.max(bias, clamp);
        return bias;
    }
}
