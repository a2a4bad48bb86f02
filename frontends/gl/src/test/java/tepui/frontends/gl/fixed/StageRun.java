package tepui.frontends.gl.fixed;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Resource;
import tepui.ir.Variable;
import tepui.ir.interp.Environment;
import tepui.ir.interp.Interpreter;

/** Runner of a fixed-function stage in the IR's interpreter: inputs by location, one texel a unit. */
final class StageRun implements Environment {
    final Map<Integer, float[]> inputs = new HashMap<>();
    final float[][] texels = new float[FixedState.UNITS][4];
    /** The coordinate that each unit was sampled at. */
    final float[][] sampledAt = new float[FixedState.UNITS][];

    boolean front = true;
    private final FixedProgram program;
    private final ByteBuffer uniforms;

    StageRun(FixedProgram program) {
        this.program = program;
        uniforms = ByteBuffer.allocate(4 * program.words().length).order(ByteOrder.LITTLE_ENDIAN);
        for (int w : program.words()) uniforms.putInt(w);
    }

    Interpreter run() {
        return new Interpreter(program.shader(), this, 4).run();
    }

    static float[] output(Interpreter done, FixedProgram program, int location) {
        for (Variable v : program.shader().outputs) {
            if (v.builtin == Builtin.NONE && v.location == location) return floats(done.output(v, 0));
        }
        throw new AssertionError("no output at " + location);
    }

    static float[] output(Interpreter done, FixedProgram program, Builtin builtin) {
        for (Variable v : program.shader().outputs) {
            if (v.builtin == builtin) return floats(done.output(v, 0));
        }
        throw new AssertionError("no output " + builtin);
    }

    private static float[] floats(long[] bits) {
        float[] f = new float[bits.length];
        for (int i = 0; i < f.length; i++) f[i] = Float.intBitsToFloat((int) bits[i]);
        return f;
    }

    @Override
    public void input(Variable variable, int lane, int vertex, int element, long[] out) {
        if (variable.builtin == Builtin.FRONT_FACING) {
            out[0] = front ? 1 : 0;
            return;
        }
        float[] v = inputs.get(variable.location);
        if (v == null) throw new AssertionError("input " + variable + " at " + variable.location);
        for (int i = 0; i < variable.type().width(); i++) out[i] = Float.floatToRawIntBits(v[i]) & 0xffffffffL;
    }

    @Override
    public void interpolate(Instr instr, int lane, int element, long[] operand, long[] out) {
        throw new AssertionError("nothing is interpolated by instructions");
    }

    @Override
    public @Nullable ByteBuffer buffer(Resource resource, int index) {
        return uniforms;
    }

    @Override
    public void texture(
            Instr instr,
            int lane,
            long[] @Nullable [] operands,
            float @Nullable [] ddx,
            float @Nullable [] ddy,
            long[] out) {
        int unit = instr.resource == null ? 0 : instr.resource.binding();
        long[] c = operands[1];
        if (c != null) sampledAt[unit] = floats(c);
        for (int i = 0; i < out.length && i < 4; i++) out[i] = Float.floatToRawIntBits(texels[unit][i]) & 0xffffffffL;
    }

    @Override
    public long @Nullable [] texel(Resource image, int index, int[] coordinate, int sample) {
        return null;
    }

    @Override
    public int[] imageSize(Resource image, int index) {
        return new int[3];
    }

    @Override
    public int imageSamples(Resource image, int index) {
        return 1;
    }
}
