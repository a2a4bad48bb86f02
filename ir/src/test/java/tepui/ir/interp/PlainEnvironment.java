package tepui.ir.interp;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;
import tepui.ir.Instr;
import tepui.ir.Resource;
import tepui.ir.Variable;

/**
 * Environment of fixed values: inputs are the lane's number, one buffer for all, textures give their coordinate's
 * derivatives.
 */
class PlainEnvironment implements Environment {
    final ByteBuffer bytes = ByteBuffer.allocate(64);
    final long[] texel = new long[4];

    static long bits(float f) {
        return Integer.toUnsignedLong(Float.floatToRawIntBits(f));
    }

    @Override
    public void input(Variable variable, int lane, int vertex, int element, long[] out) {
        int n = lane + 100 * vertex + 10 * element;
        for (int c = 0; c < out.length; c++) out[c] = variable.type().kind().isFloat() ? bits(n) : n;
    }

    @Override
    public void interpolate(Instr instr, int lane, int element, long[] operand, long[] out) {
        out[0] = bits(lane + operand.length * 1000);
    }

    @Override
    public @Nullable ByteBuffer buffer(Resource resource, int index) {
        return bytes;
    }

    @Override
    public void texture(
            Instr i, int lane, long[][] operands, float @Nullable [] ddx, float @Nullable [] ddy, long[] out) {
        out[0] = ddx == null ? -1 : bits(ddx[0]);
        out[1] = ddy == null ? -1 : bits(ddy[0]);
    }

    @Override
    public long @Nullable [] texel(Resource image, int index, int[] coordinate, int sample) {
        return coordinate[0] == 0 ? texel : null;
    }

    @Override
    public int[] imageSize(Resource image, int index) {
        return new int[] {5, 6, 7};
    }

    @Override
    public int imageSamples(Resource image, int index) {
        return 4;
    }
}
