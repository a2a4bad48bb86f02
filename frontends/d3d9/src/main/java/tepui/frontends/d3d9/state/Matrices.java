package tepui.frontends.d3d9.state;

/** Matrices of sixteen floats, row after row, for row vectors, as the API has them. */
public final class Matrices {
    private Matrices() {}

    /** a times b; the result may be neither. */
    public static void multiply(float[] a, float[] b, float[] out) { // hot
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < 4; j++) {
                out[4 * i + j] =
                        a[4 * i] * b[j] + a[4 * i + 1] * b[4 + j] + a[4 * i + 2] * b[8 + j] + a[4 * i + 3] * b[12 + j];
            }
        }
    }

    /** The inverse; a matrix without one is answered by itself. */
    public static void invert(float[] m, float[] out) { // hot
        double s0 = (double) m[0] * m[5] - (double) m[4] * m[1];
        double s1 = (double) m[0] * m[6] - (double) m[4] * m[2];
        double s2 = (double) m[0] * m[7] - (double) m[4] * m[3];
        double s3 = (double) m[1] * m[6] - (double) m[5] * m[2];
        double s4 = (double) m[1] * m[7] - (double) m[5] * m[3];
        double s5 = (double) m[2] * m[7] - (double) m[6] * m[3];
        double c5 = (double) m[10] * m[15] - (double) m[14] * m[11];
        double c4 = (double) m[9] * m[15] - (double) m[13] * m[11];
        double c3 = (double) m[9] * m[14] - (double) m[13] * m[10];
        double c2 = (double) m[8] * m[15] - (double) m[12] * m[11];
        double c1 = (double) m[8] * m[14] - (double) m[12] * m[10];
        double c0 = (double) m[8] * m[13] - (double) m[12] * m[9];
        double det = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0;
        if (det == 0 || Double.isNaN(det)) {
            System.arraycopy(m, 0, out, 0, 16);
            return;
        }
        double d = 1 / det;
        out[0] = (float) ((m[5] * c5 - m[6] * c4 + m[7] * c3) * d);
        out[1] = (float) ((-m[1] * c5 + m[2] * c4 - m[3] * c3) * d);
        out[2] = (float) ((m[13] * s5 - m[14] * s4 + m[15] * s3) * d);
        out[3] = (float) ((-m[9] * s5 + m[10] * s4 - m[11] * s3) * d);
        out[4] = (float) ((-m[4] * c5 + m[6] * c2 - m[7] * c1) * d);
        out[5] = (float) ((m[0] * c5 - m[2] * c2 + m[3] * c1) * d);
        out[6] = (float) ((-m[12] * s5 + m[14] * s2 - m[15] * s1) * d);
        out[7] = (float) ((m[8] * s5 - m[10] * s2 + m[11] * s1) * d);
        out[8] = (float) ((m[4] * c4 - m[5] * c2 + m[7] * c0) * d);
        out[9] = (float) ((-m[0] * c4 + m[1] * c2 - m[3] * c0) * d);
        out[10] = (float) ((m[12] * s4 - m[13] * s2 + m[15] * s0) * d);
        out[11] = (float) ((-m[8] * s4 + m[9] * s2 - m[11] * s0) * d);
        out[12] = (float) ((-m[4] * c3 + m[5] * c1 - m[6] * c0) * d);
        out[13] = (float) ((m[0] * c3 - m[1] * c1 + m[2] * c0) * d);
        out[14] = (float) ((-m[12] * s3 + m[13] * s1 - m[14] * s0) * d);
        out[15] = (float) ((m[8] * s3 - m[9] * s1 + m[10] * s0) * d);
    }

    /** Does it leave w as it is? Then distances are in z, not in w. */
    public static boolean isAffine(float[] m) {
        return m[3] == 0 && m[7] == 0 && m[11] == 0 && m[15] == 1;
    }
}
