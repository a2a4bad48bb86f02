package tepui.drivers.soft.jit;

import org.jspecify.annotations.Nullable;
import tepui.ir.ScalarKind;

/** Array in each lane's memory, addressed by element. */
final class LirArray {
    final ScalarKind kind;
    final int elements;
    final int width;
    final long @Nullable [] initial;
    /** The shader stores to it; otherwise it is a table of constants. */
    boolean stored;
    /** Offset in the frame's array: element e, component c of lane n is at (at + (e * width + c) * stride + n). */
    int at = -1;

    LirArray(ScalarKind kind, int elements, int width, long @Nullable [] initial) {
        this.kind = kind;
        this.elements = elements;
        this.width = width;
        this.initial = initial;
    }

    ScalarKind register() {
        return kind == ScalarKind.BOOL ? ScalarKind.I32 : kind;
    }
}
