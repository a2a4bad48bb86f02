package tepui.frontends.gl.fixed;

/** Matrices of 4 by 4 floats, column after column as OpenGL has them. Functions of the arrays only; the result may be an operand. */
public final class Matrix4 {
    private Matrix4() {}

    public static void identity(float[] m) {
        java.util.Arrays.fill(m, 0, 16, 0);
        m[0] = 1;
        m[5] = 1;
        m[10] = 1;
        m[15] = 1;
    }

    public static boolean isIdentity(float[] m) {
        for (int i = 0; i < 16; i++) {
            if (m[i] != (i % 5 == 0 ? 1 : 0)) return false;
        }
        return true;
    }

    /** {@code out = a * b}. */
    public static void multiply(float[] out, float[] a, float[] b) { // hot
        for (int r = 0; r < 4; r++) {
            // A row of the result depends on that row of a alone, so out may be a; b is read column by column below.
            float a0 = a[r];
            float a1 = a[r + 4];
            float a2 = a[r + 8];
            float a3 = a[r + 12];
            if (out == b) throw new IllegalArgumentException("Matrix4.multiply: the result is the second operand");
            for (int c = 0; c < 16; c += 4) {
                out[c + r] = a0 * b[c] + a1 * b[c + 1] + a2 * b[c + 2] + a3 * b[c + 3];
            }
        }
    }

    public static void transpose(float[] out, float[] m) {
        for (int r = 0; r < 4; r++) {
            out[5 * r] = m[5 * r];
            for (int c = r + 1; c < 4; c++) {
                float t = m[4 * c + r];
                out[4 * c + r] = m[4 * r + c];
                out[4 * r + c] = t;
            }
        }
    }

    /** The inverse, worked out in doubles; false, and the identity, where there is none. */
    public static boolean invert(float[] out, float[] m) {
        double s0 = (double) m[0] * m[5] - (double) m[1] * m[4];
        double s1 = (double) m[0] * m[9] - (double) m[1] * m[8];
        double s2 = (double) m[0] * m[13] - (double) m[1] * m[12];
        double s3 = (double) m[4] * m[9] - (double) m[5] * m[8];
        double s4 = (double) m[4] * m[13] - (double) m[5] * m[12];
        double s5 = (double) m[8] * m[13] - (double) m[9] * m[12];
        double c5 = (double) m[10] * m[15] - (double) m[11] * m[14];
        double c4 = (double) m[6] * m[15] - (double) m[7] * m[14];
        double c3 = (double) m[6] * m[11] - (double) m[7] * m[10];
        double c2 = (double) m[2] * m[15] - (double) m[3] * m[14];
        double c1 = (double) m[2] * m[11] - (double) m[3] * m[10];
        double c0 = (double) m[2] * m[7] - (double) m[3] * m[6];
        double det = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0;
        if (det == 0 || Double.isNaN(det) || Double.isInfinite(det)) {
            identity(out);
            return false;
        }
        double d = 1 / det;
        float i0 = (float) ((m[5] * c5 - m[9] * c4 + m[13] * c3) * d);
        float i1 = (float) ((-m[1] * c5 + m[9] * c2 - m[13] * c1) * d);
        float i2 = (float) ((m[1] * c4 - m[5] * c2 + m[13] * c0) * d);
        float i3 = (float) ((-m[1] * c3 + m[5] * c1 - m[9] * c0) * d);
        float i4 = (float) ((-m[4] * c5 + m[8] * c4 - m[12] * c3) * d);
        float i5 = (float) ((m[0] * c5 - m[8] * c2 + m[12] * c1) * d);
        float i6 = (float) ((-m[0] * c4 + m[4] * c2 - m[12] * c0) * d);
        float i7 = (float) ((m[0] * c3 - m[4] * c1 + m[8] * c0) * d);
        float i8 = (float) ((m[7] * s5 - m[11] * s4 + m[15] * s3) * d);
        float i9 = (float) ((-m[3] * s5 + m[11] * s2 - m[15] * s1) * d);
        float i10 = (float) ((m[3] * s4 - m[7] * s2 + m[15] * s0) * d);
        float i11 = (float) ((-m[3] * s3 + m[7] * s1 - m[11] * s0) * d);
        float i12 = (float) ((-m[6] * s5 + m[10] * s4 - m[14] * s3) * d);
        float i13 = (float) ((m[2] * s5 - m[10] * s2 + m[14] * s1) * d);
        float i14 = (float) ((-m[2] * s4 + m[6] * s2 - m[14] * s0) * d);
        float i15 = (float) ((m[2] * s3 - m[6] * s1 + m[10] * s0) * d);
        out[0] = i0;
        out[1] = i1;
        out[2] = i2;
        out[3] = i3;
        out[4] = i4;
        out[5] = i5;
        out[6] = i6;
        out[7] = i7;
        out[8] = i8;
        out[9] = i9;
        out[10] = i10;
        out[11] = i11;
        out[12] = i12;
        out[13] = i13;
        out[14] = i14;
        out[15] = i15;
        return true;
    }

    /** {@code out = m * v}, four components; {@code out} may be {@code v}. */
    public static void transform(float[] out, float[] m, float[] v) {
        transform(out, 0, m, v, 0);
    }

    /** The same within arrays. */
    public static void transform(float[] out, int to, float[] m, float[] v, int from) {
        float x = v[from];
        float y = v[from + 1];
        float z = v[from + 2];
        float w = v[from + 3];
        for (int r = 0; r < 4; r++) out[to + r] = m[r] * x + m[r + 4] * y + m[r + 8] * z + m[r + 12] * w;
    }

    /** {@code out = v * m}: a plane through the inverse of what moves points. */
    public static void transformPlane(float[] out, float[] m, float[] v) {
        float x = v[0];
        float y = v[1];
        float z = v[2];
        float w = v[3];
        for (int c = 0; c < 4; c++) out[c] = x * m[4 * c] + y * m[4 * c + 1] + z * m[4 * c + 2] + w * m[4 * c + 3];
    }

    /** glRotate's matrix; the axis is normalised, and nothing turns about an axis of length 0. */
    public static void rotation(float[] m, double degrees, double x, double y, double z) {
        identity(m);
        double length = Math.sqrt(x * x + y * y + z * z);
        if (!(length > 0)) return;
        x /= length;
        y /= length;
        z /= length;
        double s = Math.sin(Math.toRadians(degrees));
        double c = Math.cos(Math.toRadians(degrees));
        if (degrees % 90 == 0) { // quarter turns are exact
            s = Math.rint(s);
            c = Math.rint(c);
        }
        double k = 1 - c;
        m[0] = (float) (x * x * k + c);
        m[1] = (float) (y * x * k + z * s);
        m[2] = (float) (x * z * k - y * s);
        m[4] = (float) (x * y * k - z * s);
        m[5] = (float) (y * y * k + c);
        m[6] = (float) (y * z * k + x * s);
        m[8] = (float) (x * z * k + y * s);
        m[9] = (float) (y * z * k - x * s);
        m[10] = (float) (z * z * k + c);
    }

    public static void frustum(float[] m, double l, double r, double b, double t, double n, double f) {
        identity(m);
        m[0] = (float) (2 * n / (r - l));
        m[5] = (float) (2 * n / (t - b));
        m[8] = (float) ((r + l) / (r - l));
        m[9] = (float) ((t + b) / (t - b));
        m[10] = (float) (-(f + n) / (f - n));
        m[11] = -1;
        m[14] = (float) (-2 * f * n / (f - n));
        m[15] = 0;
    }

    public static void ortho(float[] m, double l, double r, double b, double t, double n, double f) {
        identity(m);
        m[0] = (float) (2 / (r - l));
        m[5] = (float) (2 / (t - b));
        m[10] = (float) (-2 / (f - n));
        m[12] = (float) (-(r + l) / (r - l));
        m[13] = (float) (-(t + b) / (t - b));
        m[14] = (float) (-(f + n) / (f - n));
    }
}
