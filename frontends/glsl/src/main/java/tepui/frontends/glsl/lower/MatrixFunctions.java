package tepui.frontends.glsl.lower;

import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.ir.Builder;
import tepui.ir.MatrixCode;
import tepui.ir.Op;
import tepui.ir.Value;

/** Lowering of built-in functions of matrices (GLSL 4.60, 8.6). */
final class MatrixFunctions {
    private final Builder b;
    private final MatrixCode code;

    MatrixFunctions(Code code) {
        b = code.b;
        this.code = new MatrixCode(b);
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
                return new Value[] {code.determinant(code.scalars(a[0]))};
            }
            default -> {
                return code.inverse(code.scalars(a[0]));
            }
        }
    }
}
