package tepui.drivers.soft.raster;

import java.util.Arrays;
import tepui.drivers.soft.jit.Slots;
import tepui.pipe.RasterState;

/**
 * Vertices of a batch in window space, each transformed once however many primitives share it, and their clip codes.
 * Behind them are {@link #SPARE} places for vertices that clipping makes.
 */
final class WindowVertices {
    static final int SPARE = 32;

    // ---- codes: 0 to 5 outside the view volume's planes, 8 to 15 clip distances, 16 to 23 cull distances
    static final int LEFT = 1;
    static final int RIGHT = 2;
    static final int BOTTOM = 4;
    static final int TOP = 8;
    static final int NEAR = 16;
    static final int FAR = 32;
    /** Not in front of the eye, or outside the guard band. */
    static final int GUARD = 64;
    /** Not a number, or infinite. */
    static final int BAD = 128;

    static final int CLIP_SHIFT = 8;
    static final int CULL_SHIFT = 16;
    /** If all vertices have one of these bits, nothing is visible. */
    static final int REJECT = 0xffff3f;
    /** If any vertex has one of these bits, the primitive must be clipped. */
    static final int CLIP = NEAR | FAR | GUARD | 0xff00;

    int[] code = {};
    /** x and y in 1/256 pixels, one after the other. */
    int[] xy = {};

    double[] z = {};
    /** 1/w. */
    double[] w = {};

    /** Corrections of a double to the nearest integer: adding makes all of them positive, so that the cast rounds down. */
    private static final int BIAS = 1 << 24;

    void reserve(int count) {
        if (code.length < count + SPARE) {
            int n = Math.max(count + SPARE, 2 * code.length);
            code = Arrays.copyOf(code, n);
            xy = Arrays.copyOf(xy, 2 * n);
            z = Arrays.copyOf(z, n);
            w = Arrays.copyOf(w, n);
        }
    }

    int x(int vertex) {
        return xy[2 * vertex];
    }

    int y(int vertex) {
        return xy[2 * vertex + 1];
    }

    /** The first place behind those of a batch. */
    int firstSpare() {
        return code.length - SPARE;
    }

    // ---- what vertices are clipped and culled by
    private boolean halfZ;
    private boolean clipNear;
    private boolean clipFar;
    private int clipMask;
    private int cullCount;

    /** Takes what vertices are clipped and culled by from here on: planes of depth, and distances that the shader writes. */
    void clipBy(RasterState raster, int clipDistances, int cullDistances) {
        halfZ = raster.clipHalfZ();
        clipNear = raster.depthClipNear();
        clipFar = raster.depthClipFar();
        clipMask = clipDistances;
        cullCount = cullDistances;
    }

    /** Are vertices clipped or culled by distances that the shader writes? */
    boolean hasDistances() {
        return clipMask != 0 || cullCount > 0;
    }

    /** Transforms record {@code from} to place {@code to}. */
    void transform(int[] records, int from, int to, ViewTransform view, int viewport) { // hot
        float cx = Float.intBitsToFloat(records[from + Slots.POSITION]);
        float cy = Float.intBitsToFloat(records[from + Slots.POSITION + 1]);
        float cz = Float.intBitsToFloat(records[from + Slots.POSITION + 2]);
        float cw = Float.intBitsToFloat(records[from + Slots.POSITION + 3]);
        int bits = 0;
        if (cx < -cw) bits |= LEFT;
        if (cx > cw) bits |= RIGHT;
        if (cy < -cw) bits |= BOTTOM;
        if (cy > cw) bits |= TOP;
        if (clipNear && cz < (halfZ ? 0 : -cw)) bits |= NEAR;
        if (clipFar && cz > cw) bits |= FAR;
        double inverse = 1.0 / cw;
        double wx = view.offsetX[viewport] + cx * inverse * view.scaleX[viewport];
        double wy = view.offsetY[viewport] + cy * inverse * view.scaleY[viewport];
        boolean inside = cw > 0
                && wx >= ViewTransform.GUARD_LOW
                && wx <= ViewTransform.GUARD_HIGH
                && wy >= ViewTransform.GUARD_LOW
                && wy <= ViewTransform.GUARD_HIGH;
        if (inside) {
            xy[2 * to] = (int) (wx * 256 + (BIAS + 0.5)) - BIAS;
            xy[2 * to + 1] = (int) (wy * 256 + (BIAS + 0.5)) - BIAS;
        } else {
            bits |= GUARD;
        }
        if (0 * cx + 0 * cy + 0 * cz + 0 * cw != 0) bits |= BAD; // NaN where any is infinite or NaN
        z[to] = view.offsetZ[viewport] + cz * inverse * view.scaleZ[viewport];
        w[to] = inverse;
        if (clipMask != 0) {
            for (int i = 0; i < 8; i++) {
                if ((clipMask >> i & 1) == 0) continue;
                float distance = Float.intBitsToFloat(records[from + Slots.CLIP_DISTANCE + i]);
                if (distance < 0) bits |= 1 << CLIP_SHIFT + i;
                if (0 * distance != 0) bits |= BAD;
            }
        }
        for (int i = 0; i < cullCount; i++) {
            if (Float.intBitsToFloat(records[from + Slots.CULL_DISTANCE + i]) < 0) bits |= 1 << CULL_SHIFT + i;
        }
        code[to] = bits;
    }

    /** Puts a vertex that clipping made at place {@code to}; what rounding took out of the guard band is put back. */
    void place(double cx, double cy, double cz, double cw, int to, ViewTransform view, int viewport) {
        double inverse = 1 / cw;
        double wx = view.offsetX[viewport] + cx * inverse * view.scaleX[viewport];
        double wy = view.offsetY[viewport] + cy * inverse * view.scaleY[viewport];
        wx = guarded(wx);
        wy = guarded(wy);
        xy[2 * to] = (int) (wx * 256 + (BIAS + 0.5)) - BIAS;
        xy[2 * to + 1] = (int) (wy * 256 + (BIAS + 0.5)) - BIAS;
        z[to] = view.offsetZ[viewport] + cz * inverse * view.scaleZ[viewport];
        w[to] = inverse;
    }

    private static double guarded(double v) {
        return v > ViewTransform.GUARD_LOW ? Math.min(v, ViewTransform.GUARD_HIGH) : ViewTransform.GUARD_LOW;
    }
}
