package tepui.ir.pass;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Lowering of point sprites: the inputs at the locations of a mask read as (point coordinate, 0, 1) when points are
 * drawn.
 */
public final class LowerPointSprites extends Rewriter {
    private final long locations;
    private final boolean lowerLeft;
    private @Nullable Variable pointCoord;

    /**
     * @param locations bit n for location n
     * @param lowerLeft the coordinate's y is 0 at the bottom; POINT_COORD has it at the top
     */
    public LowerPointSprites(long locations, boolean lowerLeft) {
        this.locations = locations;
        this.lowerLeft = lowerLeft;
    }

    private boolean isReplaced(@Nullable Variable v) {
        return v != null
                && v.builtin == Builtin.NONE
                && v.mode() == Variable.Mode.INPUT
                && v.type().kind() == ScalarKind.F32
                && v.location >= 0
                && v.location < 64
                && replacedElements(v) != 0;
    }

    /** Of an array, the elements that are replaced; of any other, bit 0. */
    private long replacedElements(Variable v) {
        int elements = Math.min(63, v.elements());
        return locations >>> v.location & (1L << elements) - 1;
    }

    private boolean isReplacedWhole(Variable v) {
        return isReplaced(v) && Long.bitCount(replacedElements(v)) == v.elements();
    }

    private boolean reads(Shader s) {
        for (Variable v : s.inputs) {
            if (isReplaced(v)) return true;
        }
        return false;
    }

    @Override
    protected boolean prepare(Shader s) {
        pointCoord = null;
        if (s.stage != Stage.FRAGMENT || !reads(s)) return false;
        pointCoord = OutputLowering.input(s, Builtin.POINT_COORD);
        if (pointCoord == null) pointCoord = s.input(Builtin.POINT_COORD, Type.F32X2);
        return true;
    }

    @Override
    protected void finish(Shader s) {
        if (pointCoord != null) s.inputs.removeIf(this::isReplacedWhole);
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        Variable v = i.variable;
        Variable point = pointCoord;
        if (point == null || v == null || !isReplaced(v)) return null;
        if (i.op == Op.INTRINSIC) return null;
        Value p = b.loadInput(point);
        Value y = b.extract(p, 1);
        if (lowerLeft) y = b.op(Op.FSUB, b.f32(1), y);
        Value all = b.vec(b.extract(p, 0), y, b.f32(0), b.f32(1));
        int[] picks = new int[v.type().width()];
        for (int c = 0; c < picks.length; c++) picks[c] = Math.min(3, c + v.component);
        Value sprite = b.swizzle(all, picks);
        if (isReplacedWhole(v) || i.results.length != 1) return sprite;
        Instr other = Instr.of(i.op, i.result().type(), i.args);
        other.variable = v;
        Value bit = b.op(Op.IAND, b.op(Op.USHR, b.i32((int) replacedElements(v)), i.args[0]), b.i32(1));
        return b.select(b.op(Op.INE, bit, b.i32(0)), sprite, b.append(other).result());
    }
}
