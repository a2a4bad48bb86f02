package tepui.ir.interp;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Resource;
import tepui.ir.Variable;

/** Environment of inputs and uniforms that a test sets; textures that give their coordinate. */
public class TableEnvironment implements Environment {
    private final Map<Object, long[]> inputs = new HashMap<>();
    public final ByteBuffer uniforms = ByteBuffer.allocate(256).order(ByteOrder.LITTLE_ENDIAN);

    public static long bits(float f) {
        return Integer.toUnsignedLong(Float.floatToRawIntBits(f));
    }

    public static float number(long bits) {
        return Float.intBitsToFloat((int) bits);
    }

    public TableEnvironment set(int location, float... v) {
        inputs.put(location, bits(v));
        return this;
    }

    public TableEnvironment set(Builtin builtin, float... v) {
        inputs.put(builtin, bits(v));
        return this;
    }

    public TableEnvironment setBits(Object key, long... v) {
        inputs.put(key, v);
        return this;
    }

    public TableEnvironment uniform(int offset, float... v) {
        for (int k = 0; k < v.length; k++) uniforms.putFloat(offset + 4 * k, v[k]);
        return this;
    }

    private static long[] bits(float[] v) {
        long[] bits = new long[v.length];
        for (int c = 0; c < v.length; c++) bits[c] = bits(v[c]);
        return bits;
    }

    @Override
    public void input(Variable v, int lane, int vertex, int element, long[] out) {
        long[] found = inputs.get(v.builtin == Builtin.NONE ? (Object) v.location : v.builtin);
        if (found != null) System.arraycopy(found, 0, out, 0, Math.min(found.length, out.length));
    }

    @Override
    public void interpolate(Instr instr, int lane, int element, long[] operand, long[] out) {
        for (int c = 0; c < out.length; c++) out[c] = operand.length > 1 ? operand[1] : 0;
    }

    @Override
    public @Nullable ByteBuffer buffer(Resource resource, int index) {
        return uniforms;
    }

    @Override
    public void texture(
            Instr i,
            int lane,
            long[] @Nullable [] operands,
            float @Nullable [] ddx,
            float @Nullable [] ddy,
            long[] out) {
        if (i.op == tepui.ir.Op.TEX_SIZE) {
            java.util.Arrays.fill(out, 8);
            return;
        }
        long[] coord = operands[tepui.ir.TexOperand.COORD.ordinal()];
        System.arraycopy(coord, 0, out, 0, Math.min(coord.length, out.length));
    }

    @Override
    public long @Nullable [] texel(Resource image, int index, int[] coordinate, int sample) {
        return null;
    }

    @Override
    public int[] imageSize(Resource image, int index) {
        return new int[] {8, 8, 8};
    }

    @Override
    public int imageSamples(Resource image, int index) {
        return 4;
    }
}
