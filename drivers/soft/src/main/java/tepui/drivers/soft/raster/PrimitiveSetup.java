package tepui.drivers.soft.raster;

import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.Slots;
import tepui.pipe.Limits;
import tepui.pipe.RasterState;
import tepui.pipe.format.Format;

/**
 * Base of the set-up of triangles, lines and points: the draw's state in a form that is quick to read, the vertices in
 * window space, and the writing of a record's scalars.
 */
abstract sealed class PrimitiveSetup permits LineSetup, PointSetup, TriangleSetup {
    /** The run that records are added to. */
    SceneRun scene;

    final ViewTransform view;
    final WindowVertices window;
    /** Machine code, if there is any. */
    final @Nullable SetupLoop loop;

    // ---- of the draw
    @Nullable
    TargetSet targets;

    DrawState state = new DrawState();
    FragmentProgram program = FragmentProgram.NONE;
    int draw;
    /** Coverage is by sample, not by pixel centre. */
    boolean multisample;

    int layers;
    boolean perPrimitiveViewport;
    /** A primitive is set up for each viewport of a mask. */
    private boolean broadcast;

    private boolean layerOfViewport;
    boolean layered;
    boolean idFromVertex;
    boolean halfZ;
    int clipMask;
    /** Depth per unit of the constant bias; 0 for a float format, where it depends on the primitive. */
    double biasUnit;

    // ---- of the batch
    int[] records = {};
    int words;

    // ---- of the primitive
    int primitiveId;
    int layer;
    int viewport;
    /** Of a broadcast: viewports, as bits, that the primitive is still to be set up for. */
    int pending;
    /** The layer that the shader wrote, in range or not: fragments read that. */
    int writtenLayer;

    int writtenViewport;

    PrimitiveSetup(SceneRun scene, ViewTransform view, WindowVertices window, @Nullable SetupLoop loop) {
        this.loop = loop;
        this.scene = scene;
        this.view = view;
        this.window = window;
    }

    /** Prepares for draws under a state; {@link #view} has been set for it. */
    void begin(DrawState newState, FragmentProgram newProgram, TargetSet newTargets, int newDraw) {
        targets = newTargets;
        draw = newDraw;
        state = newState;
        program = newProgram;

        multisample = newTargets.samples > 1 && newState.raster.multisample();
        layers = newTargets.layers;
        layer = 0;
        writtenLayer = 0;
        writtenViewport = 0;
        VertexOutputs out = newState.vertexOutputs;
        perPrimitiveViewport = out != null && out.viewport;
        broadcast = out != null && out.viewportMask;
        layerOfViewport = out != null && out.layerOfViewport;
        pending = 0;
        layered = out != null && out.layer;
        idFromVertex = out != null && out.primitiveId;
        RasterState raster = newState.raster;
        halfZ = raster.clipHalfZ();
        clipMask = out == null ? 0 : raster.clipDistances() & (1 << out.clipDistances) - 1;
        window.clipBy(raster, clipMask, out == null ? 0 : out.cullDistances);
        Format depth = newTargets.formats[TargetSet.DEPTH];
        Format.Channel channel = depth == null ? null : depth.depthChannel();
        if (depth == null || channel == null) biasUnit = 1;
        else if (depth.numeric() == Format.Numeric.FLOAT) biasUnit = 0;
        else biasUnit = Math.scalb(1.0, -channel.bits());
    }

    /** Takes a batch whose vertices another one transforms. */
    final void take(PrimitiveBatch batch) { // hot
        records = batch.records;
        words = batch.vertexWords;
    }

    /** Takes a batch; where all of it has one viewport, all of its vertices are transformed now. */
    void batch(PrimitiveBatch batch) { // hot
        take(batch);
        if (perPrimitiveViewport) {
            window.reserve(3);
            return;
        }
        viewport = 0;
        int vertices = vertices(batch);
        window.reserve(vertices);
        SetupLoop code = loop;
        if (code != null && code.transforms(this, batch, vertices)) return;
        for (int i = 0; i < vertices; i++) transform(i * words, i);
    }

    /** Vertices of a batch up to the last that it uses. */
    static int vertices(PrimitiveBatch batch) { // hot
        int highest = 0;
        int[] corners = batch.corners;
        int n = batch.count * batch.vertices;
        for (int i = 0; i < n; i++) highest = Math.max(highest, corners[i]);
        return highest + 1;
    }

    final void transform(int record, int place) { // hot
        window.transform(records, record, place, view, viewport);
    }

    /** Reads what belongs to a primitive as a whole; false where it can draw nothing. */
    final boolean prepare(int provoking, int id) { // hot
        primitiveId = idFromVertex ? records[provoking + Slots.PRIMITIVE_ID] : id;
        return !(layered || perPrimitiveViewport) || placeOf(provoking);
    }

    /** Begins a record; its vertices are for the caller to write. */
    final int beginRecord(int kind, boolean front, int minX, int maxX, int minY, int maxY) { // hot
        scene.reserve(program.recordFloats);
        int at = scene.intCount;
        int[] ints = scene.ints;
        ints[at + Scene.DRAW] = draw;
        ints[at + Scene.FLOATS] = scene.floatCount;
        ints[at + Scene.RANGE_X] = minX | maxX << 16;
        ints[at + Scene.RANGE_Y] = minY | maxY << 16;
        ints[at + Scene.FLAGS] = kind | (front ? Scene.FRONT : 0) | viewport << Scene.VIEWPORT_SHIFT;
        ints[at + Scene.LAYER] = layer;
        return at;
    }

    /** Ends it: all that comes behind the planes. */
    final void endRecord(int at, boolean front, int recordA, int recordB, int recordC, int provoking) { // hot
        float[] floats = scene.floats;
        int f = scene.floatCount;
        floats[f + PrimitiveScalars.FACING] = front ? 1 : 0;
        floats[f + PrimitiveScalars.PRIMITIVE_ID] = Float.intBitsToFloat(primitiveId);
        int next = f + PrimitiveScalars.BASE_WORDS;
        if (program.extended) {
            floats[f + PrimitiveScalars.LAYER] = Float.intBitsToFloat(writtenLayer);
            floats[f + PrimitiveScalars.VIEWPORT] = Float.intBitsToFloat(writtenViewport);
            next += PrimitiveScalars.EXTENSION_WORDS;
        }
        scene.floatCount = inputs(next, recordA, recordB, recordC, provoking);
        scene.intCount = at + Scene.RECORD;
    }

    /** The point coordinate of what is no point. */
    final void pointCoordinate(int f) {
        for (int i = 0; i < 4; i++) scene.floats[f + PrimitiveScalars.POINT_S + i] = 0;
    }

    /** Adds a record to all tiles of its range; triangles only to those they touch. */
    final void addToTiles(int at, int minX, int maxX, int minY, int maxY) { // hot
        int tx0 = minX >> Scene.TILE_SHIFT;
        int tx1 = maxX >> Scene.TILE_SHIFT;
        int ty0 = minY >> Scene.TILE_SHIFT;
        int ty1 = maxY >> Scene.TILE_SHIFT;
        if (tx0 == tx1 && ty0 == ty1) {
            scene.addToTile(ty0 * scene.tilesX + tx0, at);
        } else if ((scene.ints[at + Scene.FLAGS] & Scene.KIND_MASK) == Scene.TRIANGLE) {
            TileEdges.bin(scene, at, tx0, tx1, ty0, ty1);
        } else {
            for (int ty = ty0; ty <= ty1; ty++) {
                for (int tx = tx0; tx <= tx1; tx++) scene.addToTile(ty * scene.tilesX + tx, at);
            }
        }
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
        if (program.cylindrical != null) shorten(at - 3 * smooth.length, program.cylindrical);
        int[] flat = program.flatWords;
        for (int i = 0; i < flat.length; i++) f[at++] = Float.intBitsToFloat(r[provoking + flat[i]]);
        return at;
    }

    /** Takes coordinates on a circle the shorter way round: differences of more than half of it the other way. */
    private void shorten(int at, boolean[] cylindrical) {
        float[] f = scene.floats;
        for (int i = 0; i < cylindrical.length; i++) {
            if (!cylindrical[i]) continue;
            for (int k = 3 * i + 1; k < 3 * i + 3; k++) {
                if (f[at + k] > 0.5f) f[at + k] -= 1;
                else if (f[at + k] < -0.5f) f[at + k] += 1;
            }
        }
    }

    /** W of a vertex in clip space. */
    final double clipW(int record) {
        return Float.intBitsToFloat(records[record + Slots.POSITION + 3]);
    }

    /** Reads layer and viewport of the provoking vertex; false where there is no such layer. */
    final boolean placeOf(int provokingRecord) { // hot
        layer = 0;
        writtenLayer = 0;
        writtenViewport = 0;
        if (perPrimitiveViewport) {
            int written = records[provokingRecord + Slots.VIEWPORT];
            if (broadcast) {
                if (pending == 0) pending = written & (1 << Limits.VIEWPORTS) - 1;
                if (pending == 0) return false;
                written = Integer.numberOfTrailingZeros(pending);
                pending &= pending - 1;
            }
            writtenViewport = written;
            viewport = written < 0 || written >= Limits.VIEWPORTS ? 0 : written;
        }
        if (!layered) return true;
        writtenLayer = records[provokingRecord + Slots.LAYER];
        if (layerOfViewport) writtenLayer += perPrimitiveViewport ? viewport : 0;
        // Targets of one layer have no others to choose.
        if (layers == 1) return true;
        layer = writtenLayer;
        return layer >= 0 && layer < layers;
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
