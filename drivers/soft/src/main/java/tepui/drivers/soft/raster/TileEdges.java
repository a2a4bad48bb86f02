package tepui.drivers.soft.raster;

/**
 * Test of the tiles of a rectangle that a triangle touches, and of those that it covers, by its edges. Conservative
 * only as far as the pixel centres (or sample positions) at a tile's corners stand for all of them.
 *
 * <p>An edge from (x0, y0) to (x1, y1), in 1/256 pixels and with the inside to its left as y grows upwards, is
 * {@code E(x, y) = A (x - x0) + B (y - y0)} with {@code A = y0 - y1}, {@code B = x1 - x0}; inside is above 0. A point on the edge is
 * inside if the edge is a left one (A above 0) or a horizontal one towards row 0 (A is 0, B above 0), so each point of an edge
 * common to two triangles belongs to one of them.
 */
final class TileEdges {
    private TileEdges() {}

    static void bin(SceneRun scene, int at, int tx0, int tx1, int ty0, int ty1) { // hot
        int[] v = scene.ints;
        int x0 = v[at + Scene.VERTICES];
        int y0 = v[at + Scene.VERTICES + 1];
        int x1 = v[at + Scene.VERTICES + 2];
        int y1 = v[at + Scene.VERTICES + 3];
        int x2 = v[at + Scene.VERTICES + 4];
        int y2 = v[at + Scene.VERTICES + 5];
        int a0 = y0 - y1;
        int b0 = x1 - x0;
        int a1 = y1 - y2;
        int b1 = x2 - x1;
        int a2 = y2 - y0;
        int b2 = x0 - x2;
        int minX = v[at + Scene.RANGE_X] & 0xffff;
        int maxX = v[at + Scene.RANGE_X] >>> 16;
        int minY = v[at + Scene.RANGE_Y] & 0xffff;
        int maxY = v[at + Scene.RANGE_Y] >>> 16;
        // Tiles from corner to corner in 1/256 pixels: all sample positions are between.
        long span = Scene.TILE << 8;
        for (int ty = ty0; ty <= ty1; ty++) {
            long y = (long) ty * span;
            boolean rows = ty << Scene.TILE_SHIFT >= minY && (ty << Scene.TILE_SHIFT) + Scene.TILE - 1 <= maxY;
            for (int tx = tx0; tx <= tx1; tx++) {
                long x = (long) tx * span;
                long e0 = a0 * (x - x0) + b0 * (y - y0);
                long e1 = a1 * (x - x1) + b1 * (y - y1);
                long e2 = a2 * (x - x2) + b2 * (y - y2);
                if (e0 + Math.max(a0, 0) * span + Math.max(b0, 0) * span < 0
                        || e1 + Math.max(a1, 0) * span + Math.max(b1, 0) * span < 0
                        || e2 + Math.max(a2, 0) * span + Math.max(b2, 0) * span < 0) continue;
                boolean full = rows
                        && tx << Scene.TILE_SHIFT >= minX
                        && (tx << Scene.TILE_SHIFT) + Scene.TILE - 1 <= maxX
                        && e0 + Math.min(a0, 0) * span + Math.min(b0, 0) * span > 0
                        && e1 + Math.min(a1, 0) * span + Math.min(b1, 0) * span > 0
                        && e2 + Math.min(a2, 0) * span + Math.min(b2, 0) * span > 0;
                scene.addToTile(ty * scene.tilesX + tx, full ? at | Scene.FULL : at);
            }
        }
    }
}
