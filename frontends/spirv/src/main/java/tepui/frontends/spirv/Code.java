package tepui.frontends.spirv;

import java.util.Arrays;
import tepui.frontends.glsl.ready.ReadyType;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Region;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Shader that is being made. A value of SPIR-V is an array of columns: one for scalars and vectors, one a column for
 * matrices, those of all members and elements in order for the rest. Columns are counted, so that no module becomes
 * larger than anything that can be compiled.
 */
final class Code {
    static final int MOST_COLUMNS = 1 << 20;

    final Shader shader;
    final Builder b;
    private int columns;

    Code(Shader shader) {
        this.shader = shader;
        this.b = new Builder(shader);
    }

    /** Notes {@code n} more columns or instructions. */
    void spend(long n) {
        if (n > MOST_COLUMNS - columns) throw new SpirvException("it is larger than anything that can be compiled");
        columns += (int) n;
    }

    /** Has the current region ended with a jump? */
    boolean ended() {
        Region r = b.region();
        return !r.body.isEmpty() && r.body.getLast().op.isTerminator();
    }

    static Type type(ReadyType.Numeric n) {
        return Type.of(n.kind(), n.rows());
    }

    Value constant(Type type, long... bits) {
        return b.append(Instr.constant(type, bits)).result();
    }

    /** The same number in each component. */
    Value splat(Type type, double v) {
        long bits = switch (type.kind()) {
            case F32 -> Integer.toUnsignedLong(Float.floatToRawIntBits((float) v));
            case F64 -> Double.doubleToRawLongBits(v);
            default -> (long) v;
        };
        long[] all = new long[type.width()];
        Arrays.fill(all, bits);
        return constant(type, all);
    }

    /** A scalar as wide as {@code width}; a vector as it is. */
    Value widen(Value v, int width) {
        return v.type().isScalar() ? b.splat(v, width) : v;
    }

    Value undefined(Type type) {
        return b.undef(type);
    }
}
