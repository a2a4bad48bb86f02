package tepui.ir.pass;

import tepui.ir.Reduction;
import tepui.ir.ScalarKind;

/** The definition of {@link Reduction} in code: the bits that two values make. */
public final class Reductions {
    private Reductions() {}

    /** The bits of what two values make, the first of which stands for all invocations before. */
    public static int combine(Reduction r, int a, int b) { // hot
        if (r.isFloat()) return (int) FloatOps.eval(r.op(), ScalarKind.F32, a & 0xffffffffL, b & 0xffffffffL, 0);
        return (int) IntOps.eval(r.op(), ScalarKind.I32, a, b, 0, 0);
    }
}
