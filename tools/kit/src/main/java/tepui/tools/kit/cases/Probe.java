package tepui.tools.kit.cases;

import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.tools.kit.scene.Lab;
import tepui.tools.kit.scene.Scene;

/** Probe of texture slot 0 at chosen coordinates: one lab row a sample, coordinate in words 0 to 3, level in word 4. */
final class Probe {
    private Probe() {}

    /** Samples with an explicit level and gives four floats a row. */
    static float[][] sample(Scene s, Stage stage, float[][] rows, TextureShape shape) {
        return Lab.runFloats(s, stage, rows, (sh, b, row) -> {
            Resource t = sh.texture("t", 0, shape);
            Value at = row.get(0, Type.of(ScalarKind.F32, shape.coordinates()));
            if (shape == TextureShape.RECT) return Lab.words(b, b.sample(t, at, null));
            return Lab.words(
                    b,
                    b.texture(
                            Op.TEX_SAMPLE,
                            t,
                            Type.F32X4,
                            TexOperand.COORD.bit() | TexOperand.LOD.bit(),
                            at,
                            row.get(4, Type.F32)));
        });
    }

    /** {@link #sample} with a reference in word 5: one float a row, in the first component. */
    static float[][] compare(Scene s, Stage stage, float[][] rows, TextureShape shape) {
        return Lab.runFloats(s, stage, rows, (sh, b, row) -> {
            Resource t = sh.texture("t", 0, shape);
            t.shadow = true;
            Value at = row.get(0, Type.of(ScalarKind.F32, shape.coordinates()));
            return Lab.words(
                    b,
                    b.texture(
                            Op.TEX_SAMPLE,
                            t,
                            Type.F32,
                            TexOperand.COORD.bit() | TexOperand.REF.bit() | TexOperand.LOD.bit(),
                            at,
                            row.get(5, Type.F32),
                            row.get(4, Type.F32)));
        });
    }

    /** Fetches texels: integer coordinates in words 0 to 3, level in word 4. */
    static int[][] fetch(Scene s, Stage stage, int[][] rows, TextureShape shape, ScalarKind kind, boolean unsigned) {
        return Lab.run(s, stage, rows, (sh, b, row) -> {
            Resource t = sh.texture("t", 0, shape);
            t.texelKind = kind;
            t.unsigned = unsigned;
            Value at = row.get(0, Type.of(ScalarKind.I32, shape.texelCoordinates()));
            if (shape == TextureShape.BUFFER || shape == TextureShape.RECT) {
                return Lab.words(b, b.texture(Op.TEX_FETCH, t, Type.of(kind, 4), TexOperand.COORD.bit(), at));
            }
            return Lab.words(
                    b,
                    b.texture(
                            Op.TEX_FETCH,
                            t,
                            Type.of(kind, 4),
                            TexOperand.COORD.bit() | TexOperand.LOD.bit(),
                            at,
                            row.get(4, Type.I32)));
        });
    }
}
