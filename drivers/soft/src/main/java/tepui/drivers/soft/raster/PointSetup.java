package tepui.drivers.soft.raster;

import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.Slots;
import tepui.pipe.RasterState;

/**
 * Point set-up, points to records: squares of the point's size around its position. A pixel belongs to one if its
 * centre (or a sample) is in the square, of whose edges the lower ones count. Points whose middle is outside of the
 * view volume vanish, as OpenGL has it.
 */
final class PointSetup extends PrimitiveSetup {
    static final float LARGEST = 2048;

    private boolean sizeFromVertex;
    private float size;
    private boolean upperLeft;
    private boolean smooth;

    PointSetup(SceneRun scene, ViewTransform view, WindowVertices window, @Nullable SetupLoop loop) {
        super(scene, view, window, loop);
    }

    @Override
    void begin(DrawState newState, FragmentProgram newProgram, TargetSet targets, int newDraw) {
        super.begin(newState, newProgram, targets, newDraw);
        RasterState raster = newState.raster;
        VertexOutputs out = newState.vertexOutputs;
        sizeFromVertex = raster.pointSizeFromShader() && out != null && out.pointSize;
        size = raster.pointSize();
        upperLeft = raster.pointCoordUpperLeft();
        smooth = newProgram.smooth == FragmentProgram.SMOOTH_POINT;
    }

    /** Sets up the point of a vertex of the batch; returns 1 if it is visible, else 0. */
    int point(int vertex, int id) { // hot
        int record = vertex * words;
        if (!prepare(record, id)) return 0;
        if (perPrimitiveViewport) {
            transform(record, 0);
            vertex = 0;
        }
        return emit(vertex, record, record, true, 0) ? 1 : 0;
    }

    /** A corner of a triangle in point mode; the triangle's bias is added to its depth. */
    boolean emit(int place, int record, int provoking, boolean front, double bias) {
        int code = window.code[place];
        if ((code & (WindowVertices.REJECT | WindowVertices.GUARD | WindowVertices.BAD)) != 0) return false;
        float wide = sizeFromVertex ? Float.intBitsToFloat(records[record + Slots.POINT_SIZE]) : size;
        wide = wide >= 1 ? Math.min(wide, LARGEST) : 1;
        float drawn = smooth ? wide + 1 : wide;
        int half = Math.round(drawn * 128);
        int x = window.x(place);
        int y = window.y(place);
        int lowX = x - half;
        int highX = x + half;
        int lowY = y - half;
        int highY = y + half;
        int round = multisample ? 0 : 127;
        int minX = Math.max(lowX + round >> 8, view.minX[viewport]);
        int maxX = Math.min(highX - 1 - (multisample ? 0 : 128) >> 8, view.maxX[viewport]);
        int minY = Math.max(lowY + round >> 8, view.minY[viewport]);
        int maxY = Math.min(highY - 1 - (multisample ? 0 : 128) >> 8, view.maxY[viewport]);
        if (minX > maxX || minY > maxY) return true;
        int at = beginRecord(Scene.RECTANGLE, front, minX, maxX, minY, maxY);
        int[] ints = scene.ints;
        ints[at + Scene.VERTICES] = lowX;
        ints[at + Scene.VERTICES + 1] = lowY;
        ints[at + Scene.VERTICES + 2] = highX;
        ints[at + Scene.VERTICES + 3] = highY;

        int f = scene.floatCount;
        float[] floats = scene.floats;
        int refX = Math.clamp(x >> 8, minX, maxX);
        int refY = Math.clamp(y >> 8, minY, maxY);
        double fromX = ((refX << 8) + 128 - x) * (1.0 / 256);
        double fromY = ((refY << 8) + 128 - y) * (1.0 / 256);
        floats[f + PrimitiveScalars.REF_X] = refX + 0.5f;
        floats[f + PrimitiveScalars.REF_Y] = refY + 0.5f;
        plane(f + PrimitiveScalars.Z, window.z[place] + bias, 0, 0);
        plane(f + PrimitiveScalars.W, window.w[place], 0, 0);
        plane(f + PrimitiveScalars.B1, 0, 0, 0);
        plane(f + PrimitiveScalars.B2, 0, 0, 0);
        if (program.extended) {
            plane(f + PrimitiveScalars.L1, 0, 0, 0);
            plane(f + PrimitiveScalars.L2, 0, 0, 0);
            double up = view.scaleY[viewport] >= 0 == upperLeft ? -1 : 1;
            floats[f + PrimitiveScalars.POINT_S] = (float) (0.5 + fromX / wide);
            floats[f + PrimitiveScalars.POINT_S + 1] = 1 / wide;
            floats[f + PrimitiveScalars.POINT_T] = (float) (0.5 + up * fromY / wide);
            floats[f + PrimitiveScalars.POINT_T + 1] = (float) (up / wide);
            floats[f + PrimitiveScalars.SMOOTH] = (float) fromX;
            floats[f + PrimitiveScalars.SMOOTH + 1] = (float) fromY;
            floats[f + PrimitiveScalars.SMOOTH + 2] = wide / 2;
        }
        endRecord(at, front, record, record, record, provoking);
        addToTiles(at, minX, maxX, minY, maxY);
        return true;
    }
}
