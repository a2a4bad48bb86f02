package tepui.ir;

/** Determinants and inverses of square matrices as code: sums of products of minors, as front ends write them. Matrices are [column][row]. */
public final class MatrixCode {
    private final Builder b;

    public MatrixCode(Builder builder) {
        b = builder;
    }

    /** The components of as many columns as each has. */
    public Value[][] scalars(Value[] columns) {
        int n = columns.length;
        Value[][] m = new Value[n][n];
        for (int c = 0; c < n; c++) {
            for (int r = 0; r < n; r++) m[c][r] = b.extract(columns[c], r);
        }
        return m;
    }

    private Value product(Value x, Value y) {
        return b.op(Op.FMUL, x, y);
    }

    public Value determinant(Value[][] m) {
        int n = m.length;
        if (n == 1) return m[0][0];
        Value sum = product(m[0][0], determinant(minor(m, 0, 0)));
        for (int c = 1; c < n; c++) {
            Value term = product(m[c][0], determinant(minor(m, c, 0)));
            sum = b.op(c % 2 == 0 ? Op.FADD : Op.FSUB, sum, term);
        }
        return sum;
    }

    /** Without a column and a row. */
    private static Value[][] minor(Value[][] m, int column, int row) {
        int n = m.length - 1;
        Value[][] out = new Value[n][n];
        for (int c = 0; c < n; c++) {
            for (int r = 0; r < n; r++) out[c][r] = m[c < column ? c : c + 1][r < row ? r : r + 1];
        }
        return out;
    }

    /** Columns of the inverse: the adjugate over the determinant, which is made of the adjugate's first row. */
    public Value[] inverse(Value[][] m) {
        int n = m.length;
        Value[][] cofactors = new Value[n][n];
        for (int c = 0; c < n; c++) {
            for (int r = 0; r < n; r++) {
                Value d = determinant(minor(m, c, r));
                cofactors[c][r] = (c + r) % 2 == 0 ? d : b.op(Op.FNEG, d);
            }
        }
        Value determinant = product(m[0][0], cofactors[0][0]);
        for (int c = 1; c < n; c++) determinant = b.op(Op.FADD, determinant, product(m[c][0], cofactors[c][0]));
        Value factor = b.op(Op.FRCP, determinant);
        Value[] out = new Value[n];
        for (int c = 0; c < n; c++) {
            Value[] rows = new Value[n];
            for (int r = 0; r < n; r++) rows[r] = cofactors[r][c];
            out[c] = product(b.vec(rows), b.splat(factor, n));
        }
        return out;
    }
}
