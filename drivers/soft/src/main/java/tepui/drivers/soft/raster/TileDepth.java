package tepui.drivers.soft.raster;

/**
 * Bound of the depths in the tile at hand, for draws that keep what is nearer: no pixel holds a larger one. A triangle that covers the tile lowers
 * it, and primitives that lie behind it are left out before any block is looked at. Nothing is known of a tile when its list begins.
 *
 * <p>Planes are worked out here in double precision at the corners of an area; kernels do it in floats and round to the format. So the
 * bound is given more than a step of 16 bits, and more where the plane is steep.
 */
final class TileDepth {
    /** Two and a half steps of 16 bits. */
    private static final double STEP = 4e-5;
    /** Of the largest term of the plane. */
    private static final double ROUNDING = 2e-6;

    private double bound;
    private double least;
    private double most;

    void reset() {
        bound = Double.POSITIVE_INFINITY;
    }

    /** Does a primitive lie behind all that is in the tile? */
    boolean hides(SceneRun run, int record, int originX, int originY) { // hot
        if (bound == Double.POSITIVE_INFINITY) return false;
        int[] ints = run.ints;
        int x = ints[record + Scene.RANGE_X];
        int y = ints[record + Scene.RANGE_Y];
        plane(
                run.floats,
                ints[record + Scene.FLOATS],
                Math.max(x & 0xffff, originX),
                Math.min(x >>> 16, originX + Scene.TILE - 1),
                Math.max(y & 0xffff, originY),
                Math.min(y >>> 16, originY + Scene.TILE - 1));
        return Math.min(least, 1) > bound;
    }

    /** A triangle has covered the tile. */
    void cover(SceneRun run, int record, int originX, int originY) { // hot
        plane(
                run.floats,
                run.ints[record + Scene.FLOATS],
                originX,
                originX + Scene.TILE - 1,
                originY,
                originY + Scene.TILE - 1);
        if (Math.max(most, 0) < bound) bound = Math.max(most, 0);
    }

    /** The least and largest depth at the centres of an area's pixels, with what rounding may make of them. */
    private void plane(float[] floats, int at, int minX, int maxX, int minY, int maxY) { // hot
        double z = floats[at + PrimitiveScalars.Z];
        double dx = floats[at + PrimitiveScalars.Z + 1];
        double dy = floats[at + PrimitiveScalars.Z + 2];
        double x0 = dx * (minX + 0.5 - floats[at + PrimitiveScalars.REF_X]);
        double x1 = dx * (maxX + 0.5 - floats[at + PrimitiveScalars.REF_X]);
        double y0 = dy * (minY + 0.5 - floats[at + PrimitiveScalars.REF_Y]);
        double y1 = dy * (maxY + 0.5 - floats[at + PrimitiveScalars.REF_Y]);
        double away = Math.max(Math.abs(x0), Math.abs(x1)) + Math.max(Math.abs(y0), Math.abs(y1));
        double slack = STEP + ROUNDING * (Math.abs(z) + away);
        least = z + Math.min(x0, x1) + Math.min(y0, y1) - slack;
        most = z + Math.max(x0, x1) + Math.max(y0, y1) + slack;
    }
}
