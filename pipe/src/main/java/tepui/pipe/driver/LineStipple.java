package tepui.pipe.driver;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Cloner;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.Rewriter;

/**
 * Line stipple in the fragment shader behind {@link LineBands}: a fragment is discarded where the line's pattern has a
 * 0.
 */
final class LineStipple extends Rewriter {
    private final Variable along;
    private final Variable pattern;

    private LineStipple(Variable along, Variable pattern) {
        this.along = along;
        this.pattern = pattern;
    }

    /** @param location where how far along the line it is comes in; the pattern is in the one behind */
    static Shader of(Shader fragment, int location) {
        Shader s = Cloner.copy(fragment);
        Variable along = s.input("along", Type.F32, location);
        along.interpolation = Interpolation.NOPERSPECTIVE;
        Variable pattern = s.input("pattern", Type.I32, location + 1);
        pattern.interpolation = Interpolation.FLAT;
        new LineStipple(along, pattern).run(s);
        return s;
    }

    /** The output that the first of them is fed by. */
    static Variable along(Shader before, int location) {
        Variable v = before.output("along", Type.F32, location);
        v.interpolation = Interpolation.NOPERSPECTIVE;
        return v;
    }

    /** And the second. */
    static Variable pattern(Shader before, int location) {
        Variable v = before.output("pattern", Type.I32, location + 1);
        v.interpolation = Interpolation.FLAT;
        return v;
    }

    @Override
    protected void enter(Function f, Builder b) {
        if (f != shader().entry) return;
        Value step = b.convert(Op.F2I, ScalarKind.I32, b.op(Op.FFLOOR, b.loadInput(along)));
        Value bit = b.op(Op.USHR, b.loadInput(pattern), b.op(Op.IAND, step, b.i32(15)));
        b.effect(Op.DEMOTE_IF, 0, b.op(Op.IEQ, b.op(Op.IAND, bit, b.i32(1)), b.i32(0)));
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        return null;
    }
}
