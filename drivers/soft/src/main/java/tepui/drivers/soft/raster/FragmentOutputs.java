package tepui.drivers.soft.raster;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Outputs of a fragment shader as the code behind it sees them, by their word in {@link tepui.drivers.soft.jit.Slots}.
 */
abstract sealed class FragmentOutputs permits FragmentCode, LaneOutputs {
    /** The final value of a word; null where the shader has no such output. */
    abstract @Nullable Value value(Builder b, int word);

    /** Four components of a colour, those that are not written 0, 0, 0, 1; null where none is. */
    Value @Nullable [] color(Builder b, int word, boolean integer) {
        Value[] parts = new Value[4];
        boolean found = false;
        for (int c = 0; c < 4; c++) {
            Value v = value(b, word + c);
            found |= v != null;
            if (v == null) v = integer ? b.i32(c == 3 ? 1 : 0) : b.f32(c == 3 ? 1 : 0);
            parts[c] = typed(b, v, integer);
        }
        return found ? parts : null;
    }

    /** Of another kind than the target's, bits are kept: whatever comes out is allowed, but it must be valid code. */
    private static Value typed(Builder b, Value v, boolean integer) {
        ScalarKind wanted = integer ? ScalarKind.I32 : ScalarKind.F32;
        if (v.type() == Type.of(wanted, 1)) return v;
        return b.convert(Op.BITCAST, wanted, v);
    }
}
