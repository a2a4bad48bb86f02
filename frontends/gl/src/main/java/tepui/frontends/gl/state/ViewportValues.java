package tepui.frontends.gl.state;

import java.util.Arrays;
import tepui.pipe.Limits;

/** Viewports, depth ranges and scissors. */
public final class ViewportValues {
    public static final int COUNT = Limits.VIEWPORTS;
    public final float[] x = new float[COUNT];
    public final float[] y = new float[COUNT];
    public final float[] width = new float[COUNT];
    public final float[] height = new float[COUNT];
    public final double[] near = new double[COUNT];
    public final double[] far = new double[COUNT];
    /** Four words each: x, y, width, height. */
    public final int[] scissor = new int[4 * COUNT];
    /** Mask of the viewports whose scissor test is on. */
    public int scissorEnabled;
    /** Highest viewport that was set by itself: those above are like the first. */
    public int used = 1;

    /** Empty viewports, depth ranges from 0 to 1. */
    public ViewportValues() {
        Arrays.fill(far, 1);
    }

    /** All viewports and scissors as large as a framebuffer. */
    public void cover(int allWidth, int allHeight) {
        for (int i = 0; i < COUNT; i++) {
            width[i] = allWidth;
            height[i] = allHeight;
            scissor[4 * i + 2] = allWidth;
            scissor[4 * i + 3] = allHeight;
        }
    }

    /** Restorer of the present viewports and depth ranges, there. */
    public Runnable savedViewports(ViewportValues to) {
        float[][] rectangles = {x.clone(), y.clone(), width.clone(), height.clone()};
        double[][] ranges = {near.clone(), far.clone()};
        int highest = used;
        return () -> {
            System.arraycopy(rectangles[0], 0, to.x, 0, COUNT);
            System.arraycopy(rectangles[1], 0, to.y, 0, COUNT);
            System.arraycopy(rectangles[2], 0, to.width, 0, COUNT);
            System.arraycopy(rectangles[3], 0, to.height, 0, COUNT);
            System.arraycopy(ranges[0], 0, to.near, 0, COUNT);
            System.arraycopy(ranges[1], 0, to.far, 0, COUNT);
            to.used = Math.max(to.used, highest);
        };
    }

    /** Restorer of the present scissors, with their switches, there. */
    public Runnable savedScissors(ViewportValues to) {
        int[] rectangles = scissor.clone();
        int on = scissorEnabled;
        int highest = used;
        return () -> {
            System.arraycopy(rectangles, 0, to.scissor, 0, 4 * COUNT);
            to.scissorEnabled = on;
            to.used = Math.max(to.used, highest);
        };
    }

    /** The first viewport: x, y, width, height, near and far. */
    public void first(double[] out) {
        out[0] = x[0];
        out[1] = y[0];
        out[2] = width[0];
        out[3] = height[0];
        out[4] = near[0];
        out[5] = far[0];
    }
}
