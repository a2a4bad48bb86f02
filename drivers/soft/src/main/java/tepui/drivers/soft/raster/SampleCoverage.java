package tepui.drivers.soft.raster;

/**
 * Coverage of samples: the samples of a tile that a triangle or rectangle covers: {@link TriangleCoverage} with an edge
 * value for each sample. Blocks that all samples agree on are found with the smallest and largest of them.
 */
final class SampleCoverage {
    private static final int MOST = MultisampleRun.MOST_SAMPLES;

    private final MultisampleRun run;
    private final int[] masks = new int[MOST];
    /** Edge values at the tile's first pixel: [edge * MOST + sample]. */
    private final int[] start = new int[3 * MOST];

    private final int[] a = new int[3];
    private final int[] b = new int[3];
    private final long[] value = new long[MOST];

    SampleCoverage(MultisampleRun run) {
        this.run = run;
    }

    /** The triangle at {@code at} in the tile whose first pixel is given. */
    void triangle(int[] v, int at, TargetSet to, int originX, int originY) { // hot
        int samples = to.samples;
        int minX = Math.max((v[at + Scene.RANGE_X] & 0xffff) - originX, 0);
        int maxX = Math.min((v[at + Scene.RANGE_X] >>> 16) - originX, Scene.TILE - 1);
        int minY = Math.max((v[at + Scene.RANGE_Y] & 0xffff) - originY, 0);
        int maxY = Math.min((v[at + Scene.RANGE_Y] >>> 16) - originY, Scene.TILE - 1);
        for (int e = 0; e < 3; e++) {
            int from = at + Scene.VERTICES + 2 * e;
            int end = at + Scene.VERTICES + 2 * (e == 2 ? 0 : e + 1);
            int slopeX = v[from + 1] - v[end + 1];
            int slopeY = v[end] - v[from];
            int outer = slopeX > 0 || slopeX == 0 && slopeY > 0 ? 0 : 1;
            long low = Long.MAX_VALUE;
            long high = Long.MIN_VALUE;
            for (int s = 0; s < samples; s++) {
                int px = (originX << 8) + 128 + 16 * to.placeX[s];
                int py = (originY << 8) + 128 + 16 * to.placeY[s];
                long c = (long) slopeX * (px - v[from]) + (long) slopeY * (py - v[from + 1]) - outer >> 8;
                value[s] = c;
                low = Math.min(low, c);
                high = Math.max(high, c);
            }
            long least = Math.min((long) slopeX * minX, (long) slopeX * maxX)
                    + Math.min((long) slopeY * minY, (long) slopeY * maxY);
            long most = Math.max((long) slopeX * minX, (long) slopeX * maxX)
                    + Math.max((long) slopeY * minY, (long) slopeY * maxY);
            if (high + most < 0) return;
            boolean inside = low + least >= 0;
            a[e] = inside ? 0 : slopeX;
            b[e] = inside ? 0 : slopeY;
            for (int s = 0; s < samples; s++) start[e * MOST + s] = inside ? 0 : (int) value[s];
        }
        blocks(samples, originX, originY, minX, maxX, minY, maxY);
    }

    private void blocks(int samples, int originX, int originY, int minX, int maxX, int minY, int maxY) { // hot
        int a0 = a[0];
        int a1 = a[1];
        int a2 = a[2];
        int b0 = b[0];
        int b1 = b[1];
        int b2 = b[2];
        int in0 = 3 * (Math.max(a0, 0) + Math.max(b0, 0)) + largest(0, samples);
        int in1 = 3 * (Math.max(a1, 0) + Math.max(b1, 0)) + largest(1, samples);
        int in2 = 3 * (Math.max(a2, 0) + Math.max(b2, 0)) + largest(2, samples);
        int all0 = 3 * (Math.min(a0, 0) + Math.min(b0, 0)) + smallest(0, samples);
        int all1 = 3 * (Math.min(a1, 0) + Math.min(b1, 0)) + smallest(1, samples);
        int all2 = 3 * (Math.min(a2, 0) + Math.min(b2, 0)) + smallest(2, samples);
        for (int y = minY & ~3; y <= maxY; y += 4) {
            int rows = 0xffff;
            if (y < minY) rows &= TriangleCoverage.rowsFrom(minY & 3);
            if (y + 3 > maxY) rows &= TriangleCoverage.rowsTo(maxY & 3);
            for (int x = minX & ~3; x <= maxX; x += 4) {
                int e0 = x * a0 + y * b0;
                int e1 = x * a1 + y * b1;
                int e2 = x * a2 + y * b2;
                if ((e0 + in0 | e1 + in1 | e2 + in2) < 0) continue;
                int limit = rows;
                if (x < minX) limit &= TriangleCoverage.columnsFrom(minX & 3);
                if (x + 3 > maxX) limit &= TriangleCoverage.columnsTo(maxX & 3);
                if ((e0 + all0 | e1 + all1 | e2 + all2) >= 0) {
                    run.add(originX + x, originY + y, limit);
                    continue;
                }
                for (int s = 0; s < samples; s++) {
                    int f0 = e0 + start[s];
                    int f1 = e1 + start[MOST + s];
                    int f2 = e2 + start[2 * MOST + s];
                    int out = TriangleCoverage.row(f0, a0, f1, a1, f2, a2);
                    out |= TriangleCoverage.row(f0 + b0, a0, f1 + b1, a1, f2 + b2, a2) << 2;
                    out |= TriangleCoverage.row(f0 + 2 * b0, a0, f1 + 2 * b1, a1, f2 + 2 * b2, a2) << 8;
                    out |= TriangleCoverage.row(f0 + 3 * b0, a0, f1 + 3 * b1, a1, f2 + 3 * b2, a2) << 10;
                    masks[s] = limit & ~out;
                }
                run.addSamples(originX + x, originY + y, masks);
            }
        }
    }

    private int largest(int edge, int samples) {
        int most = start[edge * MOST];
        for (int s = 1; s < samples; s++) most = Math.max(most, start[edge * MOST + s]);
        return most;
    }

    private int smallest(int edge, int samples) {
        int least = start[edge * MOST];
        for (int s = 1; s < samples; s++) least = Math.min(least, start[edge * MOST + s]);
        return least;
    }

    /** A rectangle that includes its lower edges, not its upper ones: points. */
    void rectangle(int[] v, int at, TargetSet to, int originX, int originY) {
        int samples = to.samples;
        int minX = Math.max((v[at + Scene.RANGE_X] & 0xffff), originX);
        int maxX = Math.min((v[at + Scene.RANGE_X] >>> 16), originX + Scene.TILE - 1);
        int minY = Math.max((v[at + Scene.RANGE_Y] & 0xffff), originY);
        int maxY = Math.min((v[at + Scene.RANGE_Y] >>> 16), originY + Scene.TILE - 1);
        for (int y = minY & ~3; y <= maxY; y += 4) {
            for (int x = minX & ~3; x <= maxX; x += 4) {
                for (int s = 0; s < samples; s++) {
                    int sx = 128 + 16 * to.placeX[s];
                    int sy = 128 + 16 * to.placeY[s];
                    int fromX = Math.max(v[at + Scene.VERTICES] - sx + 255 >> 8, minX) - x;
                    int fromY = Math.max(v[at + Scene.VERTICES + 1] - sy + 255 >> 8, minY) - y;
                    int toX = Math.min(v[at + Scene.VERTICES + 2] - sx - 1 >> 8, maxX) - x;
                    int toY = Math.min(v[at + Scene.VERTICES + 3] - sy - 1 >> 8, maxY) - y;
                    masks[s] = span(fromX, toX, fromY, toY);
                }
                run.addSamples(x, y, masks);
            }
        }
    }

    private static int span(int fromX, int toX, int fromY, int toY) {
        if (fromX > 3 || fromY > 3 || toX < 0 || toY < 0 || fromX > toX || fromY > toY) return 0;
        return TriangleCoverage.columnsFrom(Math.max(fromX, 0))
                & TriangleCoverage.columnsTo(Math.min(toX, 3))
                & TriangleCoverage.rowsFrom(Math.max(fromY, 0))
                & TriangleCoverage.rowsTo(Math.min(toY, 3));
    }
}
