package tepui.drivers.soft.raster;

import tepui.pipe.Limits;
import tepui.pipe.RasterState;

/**
 * View transform from clip space to window space for each viewport of one draw state, and the pixels that may be
 * touched. Window coordinates stay within {@link #GUARD_LOW} and {@link #GUARD_HIGH}, in which edge arithmetic is
 * exact: what leads out of there is clipped, all else is only cut to the viewport's pixels.
 */
final class ViewTransform {
    /** Pixels; the largest target plus as much as the arithmetic of a tile's edges leaves room for. */
    static final double GUARD_LOW = -16000;

    static final double GUARD_HIGH = 32000;

    /** window = offset + ndc * scale. */
    final double[] scaleX = new double[Limits.VIEWPORTS];

    final double[] offsetX = new double[Limits.VIEWPORTS];
    final double[] scaleY = new double[Limits.VIEWPORTS];
    final double[] offsetY = new double[Limits.VIEWPORTS];
    final double[] scaleZ = new double[Limits.VIEWPORTS];
    final double[] offsetZ = new double[Limits.VIEWPORTS];

    /** Guard band in ndc. */
    final double[] lowX = new double[Limits.VIEWPORTS];

    final double[] highX = new double[Limits.VIEWPORTS];
    final double[] lowY = new double[Limits.VIEWPORTS];
    final double[] highY = new double[Limits.VIEWPORTS];

    /** Pixels of target and scissor, inclusive. */
    final int[] minX = new int[Limits.VIEWPORTS];

    final int[] maxX = new int[Limits.VIEWPORTS];
    final int[] minY = new int[Limits.VIEWPORTS];
    final int[] maxY = new int[Limits.VIEWPORTS];
    /** The same, cut to the viewport as well: triangles. */
    final int[] viewMinX = new int[Limits.VIEWPORTS];

    final int[] viewMaxX = new int[Limits.VIEWPORTS];
    final int[] viewMinY = new int[Limits.VIEWPORTS];
    final int[] viewMaxY = new int[Limits.VIEWPORTS];

    void set(DrawState state, TargetSet targets, int viewports) {
        RasterState raster = state.raster;
        double shift = raster.pixelCenterInteger() ? 0.5 : 0;
        for (int i = 0; i < viewports; i++) {
            float[] v = state.viewports;
            double x = v[6 * i] + shift;
            double y = v[6 * i + 1] + shift;
            double width = v[6 * i + 2];
            double height = v[6 * i + 3];
            double near = v[6 * i + 4];
            double far = v[6 * i + 5];
            scaleX[i] = width / 2;
            offsetX[i] = x + width / 2;
            scaleY[i] = height / 2;
            offsetY[i] = y + height / 2;
            scaleZ[i] = raster.clipHalfZ() ? far - near : (far - near) / 2;
            offsetZ[i] = raster.clipHalfZ() ? near : (far + near) / 2;
            lowX[i] = (GUARD_LOW - offsetX[i]) / scaleX[i];
            highX[i] = (GUARD_HIGH - offsetX[i]) / scaleX[i];
            double a = (GUARD_LOW - offsetY[i]) / scaleY[i];
            double b = (GUARD_HIGH - offsetY[i]) / scaleY[i];
            lowY[i] = Math.min(a, b);
            highY[i] = Math.max(a, b);

            minX[i] = 0;
            minY[i] = 0;
            maxX[i] = targets.width - 1;
            maxY[i] = targets.height - 1;
            if (raster.scissor()) {
                int[] s = state.scissors;
                minX[i] = Math.max(0, s[4 * i]);
                minY[i] = Math.max(0, s[4 * i + 1]);
                maxX[i] = (int) Math.min(maxX[i], (long) s[4 * i] + s[4 * i + 2] - 1);
                maxY[i] = (int) Math.min(maxY[i], (long) s[4 * i + 1] + s[4 * i + 3] - 1);
            }
            // Pixels whose centres lie in the viewport.
            viewMinX[i] = Math.max(minX[i], (int) Math.ceil(x - 0.5));
            viewMaxX[i] = Math.min(maxX[i], (int) Math.ceil(x + width - 0.5) - 1);
            viewMinY[i] = Math.max(minY[i], (int) Math.ceil(Math.min(y, y + height) - 0.5));
            viewMaxY[i] = Math.min(maxY[i], (int) Math.ceil(Math.max(y, y + height) - 0.5) - 1);
        }
    }
}
