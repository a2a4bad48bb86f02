package tepui.frontends.gl.legacy;

import tepui.frontends.gl.base.Native;

/** Evaluator map: a polynomial in one or two variables, by its control points in Bernstein's form (5.1). */
public final class EvaluatorMap {
    public final int components;
    public int orderU = 1;
    public int orderV = 1;
    public double u1;
    public double u2 = 1;
    public double v1;
    public double v2 = 1;
    public boolean enabled;
    /** Control points: component fastest, then v, then u. */
    public float[] points;

    private double[] rowU = new double[4];
    private double[] work = new double[0];

    public EvaluatorMap(int components, float... initial) {
        this.components = components;
        this.points = initial;
    }

    /** Takes over control points from memory; strides are in values. */
    public void set(boolean doubles, long address, int strideU, int ou, int strideV, int ov) {
        float[] p = new float[ou * ov * components];
        int to = 0;
        for (int u = 0; u < ou; u++) {
            for (int v = 0; v < ov; v++) {
                long at = (long) u * strideU + (long) v * strideV;
                for (int c = 0; c < components; c++) {
                    p[to++] = doubles
                            ? (float) Native.getDouble(address + 8 * (at + c))
                            : Native.getFloat(address + 4 * (at + c));
                }
            }
        }
        points = p;
        orderU = ou;
        orderV = ov;
    }

    private static double[] bernstein(int order, double t, double[] into) {
        double[] b = into.length < order ? new double[order] : into;
        b[0] = 1;
        for (int n = 1; n < order; n++) {
            b[n] = t * b[n - 1];
            for (int i = n - 1; i > 0; i--) b[i] = t * b[i - 1] + (1 - t) * b[i];
            b[0] *= 1 - t;
        }
        return b;
    }

    /** The derivative's weights: differences of those of the order below. */
    private static double[] derivative(int order, double t) {
        double[] d = new double[order];
        if (order < 2) return d;
        double[] b = bernstein(order - 1, t, new double[order]);
        for (int i = 0; i < order; i++) {
            double before = i > 0 ? b[i - 1] : 0;
            double own = i < order - 1 ? b[i] : 0;
            d[i] = (order - 1) * (before - own);
        }
        return d;
    }

    private void sum(double[] wu, double[] wv, float[] out) {
        for (int c = 0; c < components; c++) {
            double sum = 0;
            for (int u = 0; u < orderU; u++) {
                for (int v = 0; v < orderV; v++) sum += wu[u] * wv[v] * points[(u * orderV + v) * components + c];
            }
            out[c] = (float) sum;
        }
    }

    /** The value at a point; v is unused where there is one variable. */
    public void at(double u, double v, float[] out) {
        rowU = bernstein(orderU, (u - u1) / (u2 - u1), rowU);
        work = bernstein(orderV, (v - v1) / (v2 - v1), work);
        sum(rowU, work, out);
    }

    /** The unit normal of a surface at a point, of three or four components. */
    public void normal(double u, double v, float[] out) {
        double tu = (u - u1) / (u2 - u1);
        double tv = (v - v1) / (v2 - v1);
        double[] bu = bernstein(orderU, tu, new double[orderU]);
        double[] bv = bernstein(orderV, tv, new double[orderV]);
        float[] p = new float[4];
        float[] du = new float[4];
        float[] dv = new float[4];
        sum(bu, bv, p);
        sum(derivative(orderU, tu), bv, du);
        sum(bu, derivative(orderV, tv), dv);
        for (int c = 0; components == 4 && c < 3; c++) {
            du[c] = du[c] * p[3] - p[c] * du[3];
            dv[c] = dv[c] * p[3] - p[c] * dv[3];
        }
        double x = (double) du[1] * dv[2] - (double) du[2] * dv[1];
        double y = (double) du[2] * dv[0] - (double) du[0] * dv[2];
        double z = (double) du[0] * dv[1] - (double) du[1] * dv[0];
        double sign = Math.signum((u2 - u1) * (v2 - v1));
        double length = Math.sqrt(x * x + y * y + z * z);
        double k = length == 0 ? 0 : sign / length;
        out[0] = (float) (x * k);
        out[1] = (float) (y * k);
        out[2] = (float) (z * k);
    }
}
