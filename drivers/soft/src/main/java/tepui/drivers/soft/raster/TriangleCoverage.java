package tepui.drivers.soft.raster;

/**
 * Coverage of triangles: the pixels of a tile that one covers, as masks of 4 x 4 blocks. Edge values at pixel centres
 * differ by multiples of 256, so they are kept divided by 256, rounded down, and 32 bits are enough within a tile: what
 * could overflow is decided for the whole tile first, in 64 bits. The rule for points on edges is {@link TileEdges}'.
 */
final class TriangleCoverage {
    private final FragmentRun run;

    // ---- of the tile and triangle at hand: pixels from the tile's first one, and edges by slopes and the value there
    private int minX;
    private int maxX;
    private int minY;
    private int maxY;
    private int slopeX0;
    private int slopeY0;
    private int start0;
    private int slopeX1;
    private int slopeY1;
    private int start1;
    private int slopeX2;
    private int slopeY2;
    private int start2;

    TriangleCoverage(FragmentRun run) {
        this.run = run;
    }

    /** All of a tile. */
    void full(int originX, int originY) { // hot
        for (int y = 0; y < Scene.TILE; y += 4) {
            for (int x = 0; x < Scene.TILE; x += 4) run.add(originX + x, originY + y, 0xffff);
        }
    }

    /** All pixels of a record's range. */
    void rectangle(int[] v, int at, int originX, int originY) { // hot
        int minX = Math.max((v[at + Scene.RANGE_X] & 0xffff) - originX, 0);
        int maxX = Math.min((v[at + Scene.RANGE_X] >>> 16) - originX, Scene.TILE - 1);
        int minY = Math.max((v[at + Scene.RANGE_Y] & 0xffff) - originY, 0);
        int maxY = Math.min((v[at + Scene.RANGE_Y] >>> 16) - originY, Scene.TILE - 1);
        if (minX > maxX || minY > maxY) return;
        range(minX, maxX, minY, maxY);
        edge0(0, 0, 0);
        edge1(0, 0, 0);
        edge2(0, 0, 0);
        blocks(originX, originY);
    }

    /** The triangle at {@code at} in the tile whose first pixel is given. */
    void triangle(int[] v, int at, int originX, int originY) { // hot
        int x0 = v[at + Scene.VERTICES];
        int y0 = v[at + Scene.VERTICES + 1];
        int x1 = v[at + Scene.VERTICES + 2];
        int y1 = v[at + Scene.VERTICES + 3];
        int x2 = v[at + Scene.VERTICES + 4];
        int y2 = v[at + Scene.VERTICES + 5];
        int minX = Math.max((v[at + Scene.RANGE_X] & 0xffff) - originX, 0);
        int maxX = Math.min((v[at + Scene.RANGE_X] >>> 16) - originX, Scene.TILE - 1);
        int minY = Math.max((v[at + Scene.RANGE_Y] & 0xffff) - originY, 0);
        int maxY = Math.min((v[at + Scene.RANGE_Y] >>> 16) - originY, Scene.TILE - 1);
        int a0 = y0 - y1;
        int b0 = x1 - x0;
        int a1 = y1 - y2;
        int b1 = x2 - x1;
        int a2 = y2 - y0;
        int b2 = x0 - x2;
        int px = (originX << 8) + 128;
        int py = (originY << 8) + 128;
        long e0 = (long) a0 * (px - x0) + (long) b0 * (py - y0) - outer(a0, b0) >> 8;
        long e1 = (long) a1 * (px - x1) + (long) b1 * (py - y1) - outer(a1, b1) >> 8;
        long e2 = (long) a2 * (px - x2) + (long) b2 * (py - y2) - outer(a2, b2) >> 8;
        // Over the rectangle's pixels: an edge that all are outside of
        // ends it, one that all are inside of does not matter.
        if (e0 + most(a0, minX, maxX) + most(b0, minY, maxY) < 0) return;
        if (e1 + most(a1, minX, maxX) + most(b1, minY, maxY) < 0) return;
        if (e2 + most(a2, minX, maxX) + most(b2, minY, maxY) < 0) return;
        if (e0 + least(a0, minX, maxX) + least(b0, minY, maxY) >= 0) {
            a0 = 0;
            b0 = 0;
            e0 = 0;
        }
        if (e1 + least(a1, minX, maxX) + least(b1, minY, maxY) >= 0) {
            a1 = 0;
            b1 = 0;
            e1 = 0;
        }
        if (e2 + least(a2, minX, maxX) + least(b2, minY, maxY) >= 0) {
            a2 = 0;
            b2 = 0;
            e2 = 0;
        }
        range(minX, maxX, minY, maxY);
        edge0(a0, b0, (int) e0);
        edge1(a1, b1, (int) e1);
        edge2(a2, b2, (int) e2);
        blocks(originX, originY);
    }

    private void range(int lowX, int highX, int lowY, int highY) { // hot
        minX = lowX;
        maxX = highX;
        minY = lowY;
        maxY = highY;
    }

    private void edge0(int a, int b, int c) { // hot
        slopeX0 = a;
        slopeY0 = b;
        start0 = c;
    }

    private void edge1(int a, int b, int c) { // hot
        slopeX1 = a;
        slopeY1 = b;
        start1 = c;
    }

    private void edge2(int a, int b, int c) { // hot
        slopeX2 = a;
        slopeY2 = b;
        start2 = c;
    }

    /** The blocks of the range, by edges that count in it. */
    private void blocks(int originX, int originY) { // hot
        int a0 = slopeX0;
        int b0 = slopeY0;
        int a1 = slopeX1;
        int b1 = slopeY1;
        int a2 = slopeX2;
        int b2 = slopeY2;
        int c0 = start0;
        int c1 = start1;
        int c2 = start2;
        // From a block's first pixel to the one where the edge value is largest, and smallest.
        int in0 = 3 * (Math.max(a0, 0) + Math.max(b0, 0));
        int in1 = 3 * (Math.max(a1, 0) + Math.max(b1, 0));
        int in2 = 3 * (Math.max(a2, 0) + Math.max(b2, 0));
        int all0 = 3 * (Math.min(a0, 0) + Math.min(b0, 0));
        int all1 = 3 * (Math.min(a1, 0) + Math.min(b1, 0));
        int all2 = 3 * (Math.min(a2, 0) + Math.min(b2, 0));
        int firstX = minX & ~3;
        int edgeX = maxX & ~3;
        int firstY = minY & ~3;
        int edgeY = maxY & ~3;
        int left = columnsFrom(minX & 3);
        int right = columnsTo(maxX & 3);
        for (int y = firstY; y <= edgeY; y += 4) {
            int limit = 0xffff;
            if (y == firstY) limit = rowsFrom(minY & 3);
            if (y == edgeY) limit &= rowsTo(maxY & 3);
            int e0 = c0 + firstX * a0 + y * b0;
            int e1 = c1 + firstX * a1 + y * b1;
            int e2 = c2 + firstX * a2 + y * b2;
            boolean before = true;
            for (int x = firstX; x <= edgeX; x += 4, e0 += 4 * a0, e1 += 4 * a1, e2 += 4 * a2) {
                if ((e0 + in0 | e1 + in1 | e2 + in2) < 0) {
                    if (before) continue;
                    break;
                }
                before = false;
                int mask = limit;
                if (x == firstX) mask &= left;
                if (x == edgeX) mask &= right;
                if ((e0 + all0 | e1 + all1 | e2 + all2) < 0) {
                    int out = row(e0, a0, e1, a1, e2, a2);
                    out |= row(e0 + b0, a0, e1 + b1, a1, e2 + b2, a2) << 2;
                    out |= row(e0 + 2 * b0, a0, e1 + 2 * b1, a1, e2 + 2 * b2, a2) << 8;
                    out |= row(e0 + 3 * b0, a0, e1 + 3 * b1, a1, e2 + 3 * b2, a2) << 10;
                    mask &= ~out;
                }
                if (mask != 0) run.add(originX + x, originY + y, mask);
            }
        }
    }

    /**
     * Four pixels of a row of a block, of which one edge value is below 0: bits 0, 1, 4, 5 in the order of BlockOrder. The other rows stand 2, 8
     * and 10 bits higher.
     */
    static int row(int e0, int a0, int e1, int a1, int e2, int a2) { // hot
        return (e0 | e1 | e2) >>> 31
                | (e0 + a0 | e1 + a1 | e2 + a2) >>> 30 & 2
                | (e0 + 2 * a0 | e1 + 2 * a1 | e2 + 2 * a2) >>> 27 & 16
                | (e0 + 3 * a0 | e1 + 3 * a1 | e2 + 3 * a2) >>> 26 & 32;
    }

    /** 1 where points on the edge are outside. */
    private static int outer(int a, int b) {
        return a > 0 || a == 0 && b > 0 ? 0 : 1;
    }

    private static long most(int slope, int from, int to) {
        return (long) slope * (slope > 0 ? to : from);
    }

    private static long least(int slope, int from, int to) {
        return (long) slope * (slope > 0 ? from : to);
    }

    // ---- parts of a block: bits 0 and 2 of a lane's number are x, bits 1 and 3 are y
    private static final int COLUMN = 0b0000_0101_0000_0101;
    private static final int ROW = 0b0000_0000_0011_0011;

    static int column(int x) {
        return COLUMN << (x & 1 | (x & 2) << 1);
    }

    static int rowOf(int y) {
        return ROW << ((y & 1) << 1 | (y & 2) << 2);
    }

    private static final int[] COLUMNS_FROM = new int[5];
    private static final int[] ROWS_FROM = new int[5];

    static {
        for (int i = 3; i >= 0; i--) {
            COLUMNS_FROM[i] = COLUMNS_FROM[i + 1] | column(i);
            ROWS_FROM[i] = ROWS_FROM[i + 1] | rowOf(i);
        }
    }

    static int columnsFrom(int x) {
        return COLUMNS_FROM[x];
    }

    static int columnsTo(int x) {
        return 0xffff & ~COLUMNS_FROM[x + 1];
    }

    static int rowsFrom(int y) {
        return ROWS_FROM[y];
    }

    static int rowsTo(int y) {
        return 0xffff & ~ROWS_FROM[y + 1];
    }
}
