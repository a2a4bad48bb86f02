package tepui.frontends.glsl.lower;

import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Value;

/** Lowering of built-in functions of matrices (GLSL 4.60, 8.6). */
final class MatrixFunctions {
    private final Builder b;

    MatrixFunctions(Code code) {
        this.b = code.b;
    }

    static boolean has(String name) {
        return switch (name) {
            case "matrixCompMult", "outerProduct", "transpose", "determinant", "inverse" -> true;
            default -> false;
        };
    }

    Value[] call(String name, Basic[] types, Value[][] a) {
        switch (name) {
            case "matrixCompMult" -> {
                Value[] out = new Value[a[0].length];
                for (int c = 0; c < out.length; c++) out[c] = b.op(Op.FMUL, a[0][c], a[1][c]);
                return out;
            }
            case "outerProduct" -> {
                Value[] out = new Value[types[1].rows()];
                for (int c = 0; c < out.length; c++)
                    out[c] = b.op(Op.FMUL, a[0][0], b.splat(b.extract(a[1][0], c), types[0].rows()));
                return out;
            }
            case "transpose" -> {
                Value[] out = new Value[types[0].rows()];
                for (int r = 0; r < out.length; r++) {
                    Value[] row = new Value[a[0].length];
                    for (int c = 0; c < row.length; c++) row[c] = b.extract(a[0][c], r);
                    out[r] = b.vec(row);
                }
                return out;
            }
            case "determinant" -> {
                return new Value[] {determinant(scalars(a[0]))};
            }
            default -> {
                return inverse(scalars(a[0]));
            }
        }
    }

    /** [column][row]. */
    private Value[][] scalars(Value[] columns) {
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

    private Value determinant(Value[][] m) {
        int n = m.length;
        if (n == 1) return m[0][0];
        if (n == 2) return b.op(Op.FSUB, product(m[0][0], m[1][1]), product(m[1][0], m[0][1]));
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

    /** The adjugate over the determinant, which is made of the adjugate's first row. */
    private Value[] inverse(Value[][] m) {
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
