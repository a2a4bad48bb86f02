package tepui.drivers.soft.raster;

import org.jspecify.annotations.Nullable;
import tepui.pipe.RasterState;

/**
 * Line set-up: lines to records. Without multisampling a line is a run of columns (or rows, where it is steep), one
 * fragment each by the diamond-exit rule, widened along the minor axis; stipple counts them. With multisampling, and
 * where lines are smooth, it is a rectangle around the segment, made of two triangles that share its diagonal.
 *
 * <p>Diamond exit: walking along the line, a column belongs to it when its centre line is crossed, and the first also if the line
 * starts behind that but inside the diamond; the last does not if the line ends inside of its diamond, unless the state
 * asks for last pixels and this end may have one.
 *
 * <p>Ties: OpenGL (14.5.1) and Vulkan move both ends by (-e, -e * e), e as small as one likes. So a line on the border of two columns lies in
 * the lower one, and an end on the centre line of a column is before it. The left and the right corner of a diamond stay outside, as in
 * Direct3D: a horizontal line through pixel centres from x = 2 to 8 draws columns 2 to 7.
 */
final class LineSetup extends PrimitiveSetup {
    // ---- a record of columns, at Scene.VERTICES
    /** First and last pixel of the major axis, in walking order it need not be: lowest, highest << 16. */
    static final int MAJOR = Scene.VERTICES + 4;
    /** Width in pixels; above it, from bit 16, the stipple counter at the first pixel walked; bits 14 and 15 below. */
    static final int WIDTH = Scene.VERTICES + 5;

    static final int STEEP = 1 << 15;
    /** Walked from the highest to the lowest pixel. */
    static final int BACKWARDS = 1 << 14;

    private final PolygonClipper clipper = new PolygonClipper();
    private float width;
    private boolean rectangles;
    private boolean smooth;
    private boolean stipple;
    private int stippleLength;
    private boolean lastPixels;
    /** The line at hand draws the pixel in whose diamond it ends. */
    private boolean withLast;
    /** Fragments since the stipple pattern began. */
    private int stippleCounter;

    private boolean clipped;
    private int firstPlace;

    // ---- of the line at hand: records of its ends and of the provoking vertex
    private int first;
    private int second;
    private int provokes;
    private boolean facesFront;
    private double depthBias;
    /** Corners of its rectangle, x and y of each. */
    private final int[] quad = new int[8];

    LineSetup(SceneRun scene, ViewTransform view, WindowVertices window, @Nullable SetupLoop loop) {
        super(scene, view, window, loop);
    }

    @Override
    void begin(DrawState newState, FragmentProgram newProgram, TargetSet targets, int newDraw) {
        super.begin(newState, newProgram, targets, newDraw);
        RasterState raster = newState.raster;
        smooth = newProgram.smooth == FragmentProgram.SMOOTH_LINE;
        rectangles = multisample || smooth;
        width = rectangles
                ? Math.clamp(raster.lineWidth(), 1, 2048)
                : Math.clamp(Math.round(raster.lineWidth()), 1, 2048);
        stipple = raster.lineStipple();
        lastPixels = raster.lineLastPixel();
        withLast = false;
        stippleLength = 16 * Math.clamp(raster.lineStippleFactor(), 1, 256);
    }

    /** How far the stipple pattern has come; a line that goes to several viewports begins in each at the same place. */
    int stippled() { // hot
        return stippleCounter;
    }

    void stippleFrom(int counter) { // hot
        stippleCounter = counter;
    }

    void restartStipple() {
        stippleCounter = 0;
    }

    /**
     * Sets up a line of two vertices of the batch; returns 1 if anything of it may be visible, else 0.
     *
     * @param ends no other line of its strip follows
     */
    int line(int a, int b, int provoking, int id, boolean ends) { // hot
        withLast = lastPixels && ends;
        int recordA = a * words;
        int recordB = b * words;
        if (!prepare(provoking, id)) return 0;
        if (perPrimitiveViewport) {
            transform(recordA, 0);
            transform(recordB, 1);
            a = 0;
            b = 1;
        }
        return line(a, b, recordA, recordB, provoking, true, 0) ? 1 : 0;
    }

    /** The same for an edge of a triangle in line mode. */
    boolean line(int a, int b, int recordA, int recordB, int provoking, boolean front, double bias) {
        int[] code = window.code;
        int any = code[a] | code[b];
        clipped = false;
        if (any != 0) {
            if ((code[a] & code[b] & WindowVertices.REJECT) != 0 || (any & WindowVertices.BAD) != 0) return false;
            // Lines are cut at the view volume's sides too: a wide one must not come in where its middle is outside.
            if ((any & (WindowVertices.CLIP | 15)) != 0) {
                clipper.beginLine(records, recordA, recordB, clipMask);
                clipper.clipLine(any, halfZ, view, viewport);
                if (clipper.count == 0) return false;
                clipped = true;
                firstPlace = window.firstSpare();
                for (int i = 0; i < 2; i++) {
                    int v = i * PolygonClipper.WORDS;
                    double[] q = clipper.vertices;
                    window.place(q[v], q[v + 1], q[v + 2], q[v + 3], firstPlace + i, view, viewport);
                }
                a = firstPlace;
                b = firstPlace + 1;
                // What was cut off has the end.
                if (clipper.vertices[PolygonClipper.WORDS + PolygonClipper.SHARE1] != 1) withLast = false;
            }
        }
        first = recordA;
        second = recordB;
        provokes = provoking;
        facesFront = front;
        depthBias = bias;
        if (rectangles) rectangle(a, b);
        else columns(a, b);
        return true;
    }

    // ---- columns

    private void columns(int a, int b) {
        int x0 = window.x(a);
        int y0 = window.y(a);
        int x1 = window.x(b);
        int y1 = window.y(b);
        boolean steep = Math.abs(y1 - y0) > Math.abs(x1 - x0);
        // u is the major axis, v the minor one
        int u0 = steep ? y0 : x0;
        int v0 = steep ? x0 : y0;
        int u1 = steep ? y1 : x1;
        int v1 = steep ? x1 : y1;
        boolean backwards = u1 < u0;
        int from = u0 >> 8;
        int to = u1 >> 8;
        if (!backwards) {
            if ((u0 & 255) > 128 && !inDiamond(u0, v0)) from++;
            if (inDiamond(u1, v1) ? !withLast : (u1 & 255) <= 128) to--;
        } else {
            if ((u0 & 255) <= 128 && !inDiamond(u0, v0)) from--;
            if (inDiamond(u1, v1) ? !withLast : (u1 & 255) > 128) to++;
        }
        int length = backwards ? from - to + 1 : to - from + 1;
        if (length <= 0) return;
        int counter = stippleCounter;
        stippleCounter = (counter + length) % stippleLength;

        int wide = (int) width;
        int low = Math.min(v0, v1) - (wide - 1) * 128;
        int high = Math.max(v0, v1) + (wide + 1) * 128;
        int minU = Math.min(from, to);
        int maxU = Math.max(from, to);
        int minX = Math.max(steep ? low - 1 >> 8 : minU, view.minX[viewport]);
        int maxX = Math.min(steep ? high >> 8 : maxU, view.maxX[viewport]);
        int minY = Math.max(steep ? minU : low - 1 >> 8, view.minY[viewport]);
        int maxY = Math.min(steep ? maxU : high >> 8, view.maxY[viewport]);
        if (minX > maxX || minY > maxY) return;
        int fromU = Math.max(minU, steep ? minY : minX);
        int toU = Math.min(maxU, steep ? maxY : maxX);
        int skipped = backwards ? from - toU : fromU - from;
        int at = beginRecord(Scene.COLUMNS, facesFront, minX, maxX, minY, maxY);
        int[] ints = scene.ints;
        ints[at + Scene.VERTICES] = x0;
        ints[at + Scene.VERTICES + 1] = y0;
        ints[at + Scene.VERTICES + 2] = x1;
        ints[at + Scene.VERTICES + 3] = y1;
        ints[at + MAJOR] = fromU | toU << 16;
        ints[at + WIDTH] =
                wide | (steep ? STEEP : 0) | (backwards ? BACKWARDS : 0) | (counter + skipped) % stippleLength << 16;
        planes(a, b, minX, maxX, minY, maxY);
        endRecord(at, facesFront, first, second, first, provokes);
        bin(at, steep, wide);
    }

    /** Is a point strictly inside the diamond of its pixel? */
    private static boolean inDiamond(int u, int v) {
        return Math.abs((u & 255) - 128) + Math.abs((v & 255) - 128) < 128;
    }

    /** Puts a record of columns into the tiles that the line comes through. */
    private void bin(int at, boolean steep, int wide) {
        int[] ints = scene.ints;
        int swap = steep ? 1 : 0;
        int u0 = ints[at + Scene.VERTICES + swap];
        int v0 = ints[at + Scene.VERTICES + 1 - swap];
        int u1 = ints[at + Scene.VERTICES + 2 + swap];
        int v1 = ints[at + Scene.VERTICES + 3 - swap];
        int fromU = ints[at + MAJOR] & 0xffff;
        int toU = ints[at + MAJOR] >>> 16;
        int minV = steep ? ints[at + Scene.RANGE_X] & 0xffff : ints[at + Scene.RANGE_Y] & 0xffff;
        int maxV = steep ? ints[at + Scene.RANGE_X] >>> 16 : ints[at + Scene.RANGE_Y] >>> 16;
        for (int tu = fromU >> Scene.TILE_SHIFT; tu <= toU >> Scene.TILE_SHIFT; tu++) {
            int a = minorAt(u0, v0, u1, v1, Math.max(fromU, tu << Scene.TILE_SHIFT), wide, steep);
            int b = minorAt(u0, v0, u1, v1, Math.min(toU, (tu << Scene.TILE_SHIFT) + Scene.TILE - 1), wide, steep);
            int low = Math.max(Math.min(a, b), minV);
            int high = Math.min(Math.max(a, b) + wide - 1, maxV);
            for (int tv = low >> Scene.TILE_SHIFT; tv <= high >> Scene.TILE_SHIFT; tv++) {
                scene.addToTile(steep ? tu * scene.tilesX + tv : tv * scene.tilesX + tu, at);
            }
        }
    }

    /**
     * The lowest pixel of the minor axis at pixel {@code u} of the major one. On the border of two it is the lower one, unless x is the major
     * axis and the line climbs: then its shift along x lifts it more than that along y lowers it.
     */
    static int minorAt(int u0, int v0, int u1, int v1, int u, int wide, boolean steep) { // hot
        int low = v0 - (wide - 1) * 128;
        if (u1 == u0) return low - 1 >> 8;
        long num = (long) ((u << 8) + 128 - u0) * (v1 - v0);
        int den = u1 - u0;
        if (!steep && (v1 > v0) == (den > 0) && v1 != v0) return (int) (low + Math.floorDiv(num, den) >> 8);
        return (int) (low + Math.ceilDiv(num, den) - 1 >> 8);
    }

    // ---- rectangles

    private void rectangle(int a, int b) {
        double ax = window.x(a);
        double ay = window.y(a);
        double dx = window.x(b) - ax;
        double dy = window.y(b) - ay;
        double length = Math.sqrt(dx * dx + dy * dy);
        if (length == 0) return;
        dx /= length;
        dy /= length;
        double half = (smooth ? width + 1 : width) * 128;
        int[] q = quad;
        q[0] = (int) Math.rint(ax + dy * half);
        q[1] = (int) Math.rint(ay - dx * half);
        q[2] = (int) Math.rint(ax + dx * length + dy * half);
        q[3] = (int) Math.rint(ay + dy * length - dx * half);
        q[4] = (int) Math.rint(ax + dx * length - dy * half);
        q[5] = (int) Math.rint(ay + dy * length + dx * half);
        q[6] = (int) Math.rint(ax - dy * half);
        q[7] = (int) Math.rint(ay + dx * half);
        corner(a, b, 1);
        corner(a, b, 2);
    }

    /** The triangle of the rectangle's first corner, corner {@code n} and the one behind that. */
    private void corner(int a, int b, int n) {
        int x0 = quad[0];
        int y0 = quad[1];
        int x1 = quad[2 * n];
        int y1 = quad[2 * n + 1];
        int x2 = quad[2 * n + 2];
        int y2 = quad[2 * n + 3];
        long area = (long) (x1 - x0) * (y2 - y0) - (long) (x2 - x0) * (y1 - y0);
        if (area <= 0) return;
        int minX = Math.max(Math.min(x0, Math.min(x1, x2)) >> 8, view.minX[viewport]);
        int maxX = Math.min(Math.max(x0, Math.max(x1, x2)) >> 8, view.maxX[viewport]);
        int minY = Math.max(Math.min(y0, Math.min(y1, y2)) >> 8, view.minY[viewport]);
        int maxY = Math.min(Math.max(y0, Math.max(y1, y2)) >> 8, view.maxY[viewport]);
        if (minX > maxX || minY > maxY) return;
        int at = beginRecord(Scene.TRIANGLE, facesFront, minX, maxX, minY, maxY);
        int[] ints = scene.ints;
        ints[at + Scene.VERTICES] = x0;
        ints[at + Scene.VERTICES + 1] = y0;
        ints[at + Scene.VERTICES + 2] = x1;
        ints[at + Scene.VERTICES + 3] = y1;
        ints[at + Scene.VERTICES + 4] = x2;
        ints[at + Scene.VERTICES + 5] = y2;
        planes(a, b, minX, maxX, minY, maxY);
        endRecord(at, facesFront, first, second, first, provokes);
        addToTiles(at, minX, maxX, minY, maxY);
    }

    /** Planes of the line: all of them grow along it only. */
    private void planes(int a, int b, int minX, int maxX, int minY, int maxY) {
        int f = scene.floatCount;
        float[] floats = scene.floats;
        int x0 = window.x(a);
        int y0 = window.y(a);
        double dx = (window.x(b) - x0) * (1.0 / 256);
        double dy = (window.y(b) - y0) * (1.0 / 256);
        double square = dx * dx + dy * dy;
        double inverse = square == 0 ? 0 : 1 / square;
        int refX = Math.clamp(x0 >> 8, minX, maxX);
        int refY = Math.clamp(y0 >> 8, minY, maxY);
        double rx = ((refX << 8) + 128 - x0) * (1.0 / 256);
        double ry = ((refY << 8) + 128 - y0) * (1.0 / 256);
        double tdx = dx * inverse;
        double tdy = dy * inverse;
        double t = rx * tdx + ry * tdy;
        floats[f + PrimitiveScalars.REF_X] = refX + 0.5f;
        floats[f + PrimitiveScalars.REF_Y] = refY + 0.5f;
        along(f + PrimitiveScalars.Z, window.z[a] + depthBias, window.z[b] - window.z[a], t, tdx, tdy);
        along(f + PrimitiveScalars.W, window.w[a], window.w[b] - window.w[a], t, tdx, tdy);
        double s0 = clipped ? clipper.vertices[PolygonClipper.SHARE1] : 0;
        double s1 = clipped ? clipper.vertices[PolygonClipper.WORDS + PolygonClipper.SHARE1] : 1;
        double p0 = s0 * window.w[a];
        along(f + PrimitiveScalars.B1, p0, s1 * window.w[b] - p0, t, tdx, tdy);
        plane(f + PrimitiveScalars.B2, 0, 0, 0);
        if (program.extended) {
            if (clipped) {
                // On the screen, a vertex counts by its w too.
                double w = clipW(second);
                s0 *= w * window.w[a];
                s1 *= w * window.w[b];
            }
            along(f + PrimitiveScalars.L1, s0, s1 - s0, t, tdx, tdy);
            plane(f + PrimitiveScalars.L2, 0, 0, 0);
            pointCoordinate(f);
            // Distance from the line's axis and way along it, in pixels, for coverage.
            double length = Math.sqrt(square);
            double nx = length == 0 ? 0 : -dy / length;
            double ny = length == 0 ? 0 : dx / length;
            plane(f + PrimitiveScalars.SMOOTH, rx * nx + ry * ny, nx, ny);
            floats[f + PrimitiveScalars.SMOOTH + 3] = width / 2;
        }
    }

    private void along(int at, double start, double difference, double t, double tdx, double tdy) {
        plane(at, start + difference * t, difference * tdx, difference * tdy);
    }
}
