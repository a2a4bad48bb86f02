package tepui.drivers.soft.raster;

import tepui.pipe.RasterState;

/** Coverage of lines: the pixels of a tile that belong to a line made of columns: see {@link LineSetup}. */
final class LineCoverage {
    private final FragmentRun run;
    private final PixelMasks pixels = new PixelMasks();

    LineCoverage(FragmentRun run) {
        this.run = run;
    }

    void line(int[] v, int at, RasterState raster, int originX, int originY) { // hot
        int packed = v[at + LineSetup.WIDTH];
        boolean steep = (packed & LineSetup.STEEP) != 0;
        boolean backwards = (packed & LineSetup.BACKWARDS) != 0;
        int wide = packed & LineSetup.BACKWARDS - 1;
        int x0 = v[at + Scene.VERTICES];
        int y0 = v[at + Scene.VERTICES + 1];
        int x1 = v[at + Scene.VERTICES + 2];
        int y1 = v[at + Scene.VERTICES + 3];
        int u0 = steep ? y0 : x0;
        int v0 = steep ? x0 : y0;
        int u1 = steep ? y1 : x1;
        int v1 = steep ? x1 : y1;
        int originU = steep ? originY : originX;
        int originV = steep ? originX : originY;
        int range = v[at + (steep ? Scene.RANGE_X : Scene.RANGE_Y)];
        int lowest = Math.max(range & 0xffff, originV);
        int highest = Math.min(range >>> 16, originV + Scene.TILE - 1);
        int first = v[at + LineSetup.MAJOR] & 0xffff;
        int last = v[at + LineSetup.MAJOR] >>> 16;
        int from = Math.max(first, originU);
        int to = Math.min(last, originU + Scene.TILE - 1);
        boolean stipple = raster.lineStipple();
        int counter = packed >>> 16;
        for (int u = from; u <= to; u++) {
            if (stipple) {
                int step = counter + (backwards ? last - u : u - first);
                int bit = step / raster.lineStippleFactor() & 15;
                if ((raster.lineStipplePattern() >> bit & 1) == 0) continue;
            }
            int low = LineSetup.minorAt(u0, v0, u1, v1, u, wide, steep);
            int end = Math.min(low + wide - 1, highest);
            for (int w = Math.max(low, lowest); w <= end; w++) {
                if (steep) pixels.set(w - originX, u - originY);
                else pixels.set(u - originX, w - originY);
            }
        }
        pixels.drain(run, originX, originY);
    }
}
