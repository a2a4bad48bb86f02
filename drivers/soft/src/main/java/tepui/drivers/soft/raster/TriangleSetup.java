package tepui.drivers.soft.raster;

import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.Slots;
import tepui.pipe.RasterState;

/**
 * Triangle set-up, triangles to records: clip, cull, planes, bins. Coverage needs nothing but the three snapped
 * vertices, so edges are worked out again in each tile, which is cheaper than keeping them. Planes are computed in
 * double precision from the snapped vertices, at the centre of a pixel that the triangle touches, so that steps from
 * there stay small.
 */
final class TriangleSetup extends PrimitiveSetup {
    private final PolygonClipper clipper = new PolygonClipper();
    /** The vertices are places that clipping filled. */
    private boolean clipped;

    /** Shares of the second and third vertex at the reference point, and how they grow. */
    private static final class Slopes {
        double l1;
        double l2;
        double l1dx;
        double l1dy;
        double l2dx;
        double l2dy;
    }

    private final Slopes slopes = new Slopes();
    /** Of the triangle whose edges or corners are drawn. */
    private double outlineBias;

    // ---- of the draw
    private boolean cullFront;
    private boolean cullBack;
    private boolean frontPositive;
    private boolean biased;

    private RasterState.Fill fillFront = RasterState.Fill.FILL;
    private RasterState.Fill fillBack = RasterState.Fill.FILL;
    /** The vertex shader writes edge flags, and they matter. */
    private boolean flagged;

    private final LineSetup lines;
    private final PointSetup points;
    /** The draw is one for it, and so is the batch. */
    private boolean plain;

    boolean loops;
    /** Bits 0 to 2: the edges of the triangle that are drawn in line and point mode. */
    private int edges;

    TriangleSetup(
            SceneRun scene,
            ViewTransform view,
            WindowVertices window,
            LineSetup lines,
            PointSetup points,
            @Nullable SetupLoop loop) {
        super(scene, view, window, loop);
        this.lines = lines;
        this.points = points;
    }

    @Override
    void begin(DrawState newState, FragmentProgram newProgram, TargetSet targets, int newDraw) {
        super.begin(newState, newProgram, targets, newDraw);
        RasterState raster = newState.raster;
        cullFront = raster.cull() == RasterState.Cull.FRONT || raster.cull() == RasterState.Cull.BOTH;
        cullBack = raster.cull() == RasterState.Cull.BACK || raster.cull() == RasterState.Cull.BOTH;
        frontPositive = raster.frontCounterClockwise();
        fillFront = raster.fillFront();
        fillBack = raster.fillBack();
        VertexOutputs outputs = newState.vertexOutputs;
        boolean unfilled = fillFront != RasterState.Fill.FILL || fillBack != RasterState.Fill.FILL;
        flagged = unfilled && outputs != null && outputs.edgeFlag;
        biased = raster.biasTriangles() && (raster.biasConstant() != 0 || raster.biasSlope() != 0);
        SetupLoop code = loop;
        plain = code != null
                && !unfilled
                && !biased
                && !layered
                && !perPrimitiveViewport
                && !idFromVertex
                && !newProgram.extended
                && newProgram.cylindrical == null
                && (newState.tally == null || !newState.tally.countsClipping);
        if (code != null && plain) code.begin(this, frontPositive, cullFront, cullBack);
    }

    @Override
    void batch(PrimitiveBatch batch) { // hot
        SetupLoop code = loop;
        if (code != null && plain) {
            take(batch);
            viewport = 0;
            int vertices = vertices(batch);
            window.reserve(vertices);
            boolean transforms = !window.hasDistances();
            loops = code.batch(batch, window, vertices, transforms);
            if (loops && !transforms) for (int i = 0; i < vertices; i++) transform(i * words, i);
            if (loops) return;
        }
        loops = false;
        super.batch(batch);
        if (fillFront != RasterState.Fill.FILL || fillBack != RasterState.Fill.FILL) {
            // Outlines are drawn by the set-up of lines and points, in the name of this one.
            TargetSet to = targets;
            if (to == null) throw new IllegalStateException("TriangleSetup: no draw was begun");
            lines.begin(state, program, to, draw);
            points.begin(state, program, to, draw);
            lines.take(batch);
            points.take(batch);
        }
    }

    /** Sets up triangles of a batch from {@code start} on; returns the first that is left because the scene is full. */
    int triangles(PrimitiveBatch batch, int start) { // hot
        SetupLoop code = loop;
        if (code == null) throw new IllegalStateException("TriangleSetup: there is no machine code");
        int p = start;
        boolean stopped = false;
        while (p < batch.count && !scene.isFull()) {
            if (stopped) {
                int c = 3 * p;
                int[] corners = batch.corners;
                int provoking = corners[c + batch.provoking[p]] * words;
                triangle(corners[c], corners[c + 1], corners[c + 2], provoking, batch.primitiveId[p], batch.flags[p]);
                p++;
            }
            int end = Math.min(batch.count, p + SetupLoop.MOST);
            p = code.run(this, p, end);
            stopped = p < end;
        }
        return p;
    }

    /** Sets up a triangle of three vertices of the batch; returns 1 if anything of it is left, else 0. */
    int triangle(int a, int b, int c, int provoking, int id, int edgeFlags) { // hot
        edges = edgeFlags;
        int recordA = a * words;
        int recordB = b * words;
        int recordC = c * words;
        if (flagged && (edgeFlags & PrimitiveBatch.EDGE_FLAGS) != 0) {
            if (records[recordA + Slots.EDGE_FLAG] == 0) edges &= ~1;
            if (records[recordB + Slots.EDGE_FLAG] == 0) edges &= ~2;
            if (records[recordC + Slots.EDGE_FLAG] == 0) edges &= ~4;
        }
        if (!prepare(provoking, id)) return 0;
        if (perPrimitiveViewport) {
            transform(recordA, 0);
            transform(recordB, 1);
            transform(recordC, 2);
            a = 0;
            b = 1;
            c = 2;
        }
        int[] code = window.code;
        int any = code[a] | code[b] | code[c];
        if (any != 0) {
            if ((code[a] & code[b] & code[c] & WindowVertices.REJECT) != 0 || (any & WindowVertices.BAD) != 0) return 0;
            if ((any & WindowVertices.CLIP) != 0) return clip(any, a, b, c, recordA, recordB, recordC, provoking);
        }
        clipped = false;
        return emit(a, b, c, recordA, recordB, recordC, provoking, 0) ? 1 : 0;
    }

    private int clip(int any, int a, int b, int c, int recordA, int recordB, int recordC, int provoking) {
        PolygonClipper p = clipper;
        p.begin(records, recordA, recordB, recordC, clipMask);
        p.clip(any, halfZ, view, viewport);
        if (p.count == 0) return 0;
        int first = window.firstSpare();
        for (int i = 0; i < p.count; i++) {
            int v = i * PolygonClipper.WORDS;
            double[] q = p.vertices;
            window.place(
                    q[v + PolygonClipper.X],
                    q[v + PolygonClipper.Y],
                    q[v + PolygonClipper.Z],
                    q[v + PolygonClipper.W],
                    first + i,
                    view,
                    viewport);
        }
        // All pieces face as the whole does; rounding may turn a sliver round.
        long area = 0;
        for (int i = 2; i < p.count; i++) area += area(first, first + i - 1, first + i);
        if (area == 0) return 0;
        boolean front = area > 0 == frontPositive;
        if (front ? cullFront : cullBack) return 0;
        if ((front ? fillFront : fillBack) != RasterState.Fill.FILL) {
            outlineBias = outlineBias(front, first, first + 1, first + 2);
            outline(a, b, c, recordA, recordB, recordC, provoking, front);
            return 1;
        }
        clipped = true;
        int made = 0;
        for (int i = 2; i < p.count; i++) {
            if (emit(first, first + i - 1, first + i, recordA, recordB, recordC, provoking, area)) made = 1;
        }
        return made;
    }

    private long area(int a, int b, int c) {
        long abx = window.x(b) - window.x(a);
        long aby = window.y(b) - window.y(a);
        long acx = window.x(c) - window.x(a);
        long acy = window.y(c) - window.y(a);
        return abx * acy - acx * aby;
    }

    /** False where it is culled or covers nothing for certain. */
    private boolean emit(
            int a, int b, int c, int recordA, int recordB, int recordC, int provoking, long facing) { // hot
        int x0 = window.x(a);
        int y0 = window.y(a);
        int x1 = window.x(b);
        int y1 = window.y(b);
        int x2 = window.x(c);
        int y2 = window.y(c);
        long area = (long) (x1 - x0) * (y2 - y0) - (long) (x2 - x0) * (y1 - y0);
        if (area == 0 || facing != 0 && facing > 0 != area > 0) return false;
        boolean front = area > 0 == frontPositive;
        if (front ? cullFront : cullBack) return false;
        if ((front ? fillFront : fillBack) != RasterState.Fill.FILL) {
            outlineBias = outlineBias(front, a, b, c);
            outline(a, b, c, recordA, recordB, recordC, provoking, front);
            return true;
        }

        int lowX = Math.min(x0, Math.min(x1, x2));
        int highX = Math.max(x0, Math.max(x1, x2));
        int lowY = Math.min(y0, Math.min(y1, y2));
        int highY = Math.max(y0, Math.max(y1, y2));
        if (!multisample) {
            lowX = lowX + 127 >> 8;
            highX = highX - 128 >> 8;
            lowY = lowY + 127 >> 8;
            highY = highY - 128 >> 8;
        } else {
            lowX >>= 8;
            highX >>= 8;
            lowY >>= 8;
            highY >>= 8;
        }
        lowX = Math.max(lowX, view.viewMinX[viewport]);
        highX = Math.min(highX, view.viewMaxX[viewport]);
        lowY = Math.max(lowY, view.viewMinY[viewport]);
        highY = Math.min(highY, view.viewMaxY[viewport]);
        if (lowX > highX || lowY > highY) return true;

        int at = beginRecord(Scene.TRIANGLE, front, lowX, highX, lowY, highY);
        int f = scene.floatCount;
        int[] ints = scene.ints;
        ints[at + Scene.VERTICES] = x0;
        ints[at + Scene.VERTICES + 1] = y0;
        if (area > 0) {
            ints[at + Scene.VERTICES + 2] = x1;
            ints[at + Scene.VERTICES + 3] = y1;
            ints[at + Scene.VERTICES + 4] = x2;
            ints[at + Scene.VERTICES + 5] = y2;
        } else {
            ints[at + Scene.VERTICES + 2] = x2;
            ints[at + Scene.VERTICES + 3] = y2;
            ints[at + Scene.VERTICES + 4] = x1;
            ints[at + Scene.VERTICES + 5] = y1;
        }

        // Planes. Positions from the first vertex in pixels are exact.
        int refX = Math.clamp(x0 >> 8, lowX, highX);
        int refY = Math.clamp(y0 >> 8, lowY, highY);
        double rx = ((refX << 8) + 128 - x0) * (1.0 / 256);
        double ry = ((refY << 8) + 128 - y0) * (1.0 / 256);
        double inverse = 256.0 / area; // per pixel, from differences in 1/256
        double l1dx = (y2 - y0) * inverse;
        double l1dy = (x0 - x2) * inverse;
        double l2dx = (y0 - y1) * inverse;
        double l2dy = (x1 - x0) * inverse;
        double l1 = rx * l1dx + ry * l1dy;
        double l2 = rx * l2dx + ry * l2dy;
        float[] floats = scene.floats;
        floats[f + PrimitiveScalars.REF_X] = refX + 0.5f;
        floats[f + PrimitiveScalars.REF_Y] = refY + 0.5f;

        double z0 = window.z[a];
        double z1 = window.z[b] - z0;
        double z2 = window.z[c] - z0;
        double zdx = z1 * l1dx + z2 * l2dx;
        double zdy = z1 * l1dy + z2 * l2dy;
        double z = z0 + z1 * l1 + z2 * l2;
        if (biased) {
            double largest = Math.max(Math.abs(z0), Math.max(Math.abs(z0 + z1), Math.abs(z0 + z2)));
            z += bias(state.raster, zdx, zdy, largest);
        }
        plane(f + PrimitiveScalars.Z, z, zdx, zdy);

        double w0 = window.w[a];
        double w1 = window.w[b];
        double w2 = window.w[c];
        plane(
                f + PrimitiveScalars.W,
                w0 + (w1 - w0) * l1 + (w2 - w0) * l2,
                (w1 - w0) * l1dx + (w2 - w0) * l2dx,
                (w1 - w0) * l1dy + (w2 - w0) * l2dy);
        if (!clipped) {
            plane(f + PrimitiveScalars.B1, w1 * l1, w1 * l1dx, w1 * l1dy);
            plane(f + PrimitiveScalars.B2, w2 * l2, w2 * l2dx, w2 * l2dy);
        } else {
            slopes.l1 = l1;
            slopes.l2 = l2;
            slopes.l1dx = l1dx;
            slopes.l1dy = l1dy;
            slopes.l2dx = l2dx;
            slopes.l2dy = l2dy;
            shares(f, a, b, c, recordB, recordC);
        }
        if (program.extended) {
            if (!clipped) {
                plane(f + PrimitiveScalars.L1, l1, l1dx, l1dy);
                plane(f + PrimitiveScalars.L2, l2, l2dx, l2dy);
            }
            pointCoordinate(f);
        }
        endRecord(at, front, recordA, recordB, recordC, provoking);
        addToTiles(at, lowX, highX, lowY, highY);
        return true;
    }

    /** The bias of edges or corners, from places that say how depth slopes. */
    private double outlineBias(boolean front, int a, int b, int c) {
        RasterState raster = state.raster;
        boolean asLines = (front ? fillFront : fillBack) == RasterState.Fill.LINE;
        return (asLines ? raster.biasLines() : raster.biasPoints()) ? biasOf(a, b, c) : 0;
    }

    /** Edges or corners in the triangle's place. */
    private void outline(int a, int b, int c, int recordA, int recordB, int recordC, int provoking, boolean front) {
        boolean asLines = (front ? fillFront : fillBack) == RasterState.Fill.LINE;
        double bias = outlineBias;
        PrimitiveSetup drawn = asLines ? lines : points;
        drawn.viewport = viewport;
        drawn.layer = layer;
        drawn.writtenLayer = writtenLayer;
        drawn.writtenViewport = writtenViewport;
        drawn.primitiveId = primitiveId;
        if (asLines) {
            if ((edges & PrimitiveBatch.STIPPLE_ANEW) != 0) lines.restartStipple();
            if ((edges & 1) != 0) lines.line(a, b, recordA, recordB, provoking, front, bias);
            if ((edges & 2) != 0) lines.line(b, c, recordB, recordC, provoking, front, bias);
            if ((edges & 4) != 0) lines.line(c, a, recordC, recordA, provoking, front, bias);
        } else {
            if ((edges & 1) != 0) points.emit(a, recordA, provoking, front, bias);
            if ((edges & 2) != 0) points.emit(b, recordB, provoking, front, bias);
            if ((edges & 4) != 0) points.emit(c, recordC, provoking, front, bias);
        }
    }

    private double biasOf(int a, int b, int c) {
        double inverse = 256.0 / area(a, b, c);
        double z1 = window.z[b] - window.z[a];
        double z2 = window.z[c] - window.z[a];
        double dx = (z1 * (window.y(c) - window.y(a)) - z2 * (window.y(b) - window.y(a))) * inverse;
        double dy = (z2 * (window.x(b) - window.x(a)) - z1 * (window.x(c) - window.x(a))) * inverse;
        double largest = Math.max(Math.abs(window.z[a]), Math.max(Math.abs(window.z[b]), Math.abs(window.z[c])));
        return bias(state.raster, dx, dy, largest);
    }

    /** Planes of the shares where the vertices are not those of the original triangle. */
    private void shares(int f, int a, int b, int c, int recordB, int recordC) {
        double l1 = slopes.l1;
        double l2 = slopes.l2;
        double l1dx = slopes.l1dx;
        double l1dy = slopes.l1dy;
        double l2dx = slopes.l2dx;
        double l2dy = slopes.l2dy;
        int first = window.firstSpare();
        double[] q = clipper.vertices;
        for (int share = 0; share < 2; share++) {
            double s0 = q[(a - first) * PolygonClipper.WORDS + PolygonClipper.SHARE1 + share];
            double s1 = q[(b - first) * PolygonClipper.WORDS + PolygonClipper.SHARE1 + share];
            double s2 = q[(c - first) * PolygonClipper.WORDS + PolygonClipper.SHARE1 + share];
            double p0 = s0 * window.w[a];
            double p1 = s1 * window.w[b] - p0;
            double p2 = s2 * window.w[c] - p0;
            plane(
                    f + (share == 0 ? PrimitiveScalars.B1 : PrimitiveScalars.B2),
                    p0 + p1 * l1 + p2 * l2,
                    p1 * l1dx + p2 * l2dx,
                    p1 * l1dy + p2 * l2dy);
            if (program.extended) {
                // On the screen, a vertex counts by its w too.
                double w = clipW(share == 0 ? recordB : recordC);
                plane(
                        f + (share == 0 ? PrimitiveScalars.L1 : PrimitiveScalars.L2),
                        w * (p0 + p1 * l1 + p2 * l2),
                        w * (p1 * l1dx + p2 * l2dx),
                        w * (p1 * l1dy + p2 * l2dy));
            }
        }
    }
}
