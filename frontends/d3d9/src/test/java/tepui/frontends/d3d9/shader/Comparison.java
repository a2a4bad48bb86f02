package tepui.frontends.d3d9.shader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Random;
import tepui.frontends.d3d9.code.Slots;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.TexOperand;
import tepui.ir.Variable;
import tepui.ir.interp.Environment;
import tepui.ir.interp.Interpreter;
import tepui.ir.pass.Pipeline;

/**
 * Comparison of two runs of one program on the same numbers: by {@link BytecodeMachine} from its tokens, and
 * translated, through the passes that devices get it through, by the IR's interpreter. All results must be the same
 * number, but for the last bits of functions that no rule pins.
 */
final class Comparison {
    private static final float[] ODD = {
        0,
        -0f,
        1,
        -1,
        0.5f,
        2,
        -3.25f,
        100,
        1e-40f,
        -1e-40f,
        Float.MIN_NORMAL,
        Float.MAX_VALUE,
        -Float.MAX_VALUE,
        Float.POSITIVE_INFINITY,
        Float.NEGATIVE_INFINITY,
        Float.NaN,
        0.25f,
        0.75f,
        1e10f,
        -7
    };

    private final int[] tokens;
    private final ShaderProgram program;
    private final boolean optimised;
    /** How far results may be apart, beside what rounding explains. */
    float slack = 2e-5f;

    Comparison(String text) throws ShaderException {
        this(Assembler.assemble(text), true);
    }

    Comparison(int[] tokens, boolean optimised) throws ShaderException {
        this.tokens = tokens;
        this.optimised = optimised;
        program = ShaderReader.read(tokens);
    }

    private static float odd(Random r, boolean special, float most) {
        if (!special) return (r.nextInt(33) - 16) * 0.125f;
        float f = ODD[r.nextInt(ODD.length)];
        return Float.isInfinite(f) || !(Math.abs(f) > most) ? f : 3.5f;
    }

    private static void fill(float[][] to, Random r, boolean special, float most) {
        for (float[] v : to) for (int k = 0; k < v.length; k++) v[k] = odd(r, special, most);
    }

    /** What textures hold: finite for finite coordinates, different for each sampler. */
    private static float[] texel(int sampler, float[] at, int dimensions, float lod, float bias) {
        float[] v = new float[4];
        for (int k = 0; k < 4; k++) {
            v[k] = at[k % dimensions] * 0.5f + (sampler + 1) * 0.0625f + k * 0.125f + lod * 0.25f + bias * 0.125f;
        }
        return v;
    }

    /** Runs both on numbers of a seed. */
    void run(long seed, boolean special) {
        run(seed, special, Float.MAX_VALUE);
    }

    /** The same with no number above {@code most} but infinity. */
    void run(long seed, boolean special, float most) {
        Random r = new Random(seed);
        BytecodeMachine m = new BytecodeMachine(tokens.clone());
        fill(m.inputs, r, special, most);
        // What is not declared reads as zeros.
        for (int i = 4; i < 16; i++) if (!m.pixel || m.version >= 0x300 && i != 8) m.inputs[i] = new float[4];
        fill(m.coordinates, r, special, most);
        fill(m.constants, r, special, most);
        fill(m.bump, r, false, most);
        fill(m.luminance, r, false, most);
        for (int[] i : m.ints) {
            i[0] = r.nextInt(5);
            i[1] = r.nextInt(3);
            i[2] = 1;
        }
        for (int i = 0; i < 16; i++) m.bools[i] = r.nextBoolean();
        m.face = r.nextBoolean() ? 1 : -1;
        m.misc[0] = r.nextInt(64);
        m.misc[1] = r.nextInt(64);
        m.misc[2] = 0.5f;
        m.misc[3] = 1;
        m.projected = r.nextInt(16);
        m.textures = Comparison::texel;
        Semantics semantics = new Semantics(32);
        Shader s = m.pixel
                ? Translation.pixel(program, semantics, PixelVariant.of(0))
                : Translation.vertex(program, semantics, false);
        if (optimised) Pipeline.standard(false).run(s);
        else tepui.ir.Validator.check(s);
        World world = new World(m, semantics, floats(m), late(m));
        Interpreter in = new Interpreter(s, world, 4).run();
        m.run();
        compare(seed, s, in, m, semantics);
    }

    private int[] words(float[][] from) {
        int[] w = new int[from.length * 4];
        for (int i = 0; i < w.length; i++) w[i] = Float.floatToRawIntBits(from[i / 4][i % 4]);
        return w;
    }

    private static ByteBuffer bytes(int[] words) {
        ByteBuffer b = ByteBuffer.allocate(4 * words.length).order(ByteOrder.LITTLE_ENDIAN);
        for (int w : words) b.putInt(w);
        return b.flip();
    }

    private ByteBuffer floats(BytecodeMachine m) {
        return bytes(program.gather(words(m.constants), 0, Integer.MAX_VALUE));
    }

    private ByteBuffer late(BytecodeMachine m) {
        int[] w = new int[m.pixel ? Slots.P_WORDS : Slots.V_WORDS];
        w[m.pixel ? Slots.P_BOOLS : Slots.V_BOOLS] = program.boolBits(m.bools);
        int at = m.pixel ? Slots.P_INTS : Slots.V_INTS;
        int[] ints = new int[64];
        for (int i = 0; i < 16; i++) System.arraycopy(m.ints[i], 0, ints, 4 * i, 4);
        program.putInts(ints, w, at);
        if (m.pixel) {
            w[Slots.P_PROJECTED] = m.projected;
            for (int i = 0; i < 8; i++) {
                for (int k = 0; k < 4; k++) {
                    w[Slots.P_BUMP + 4 * i + k] = Float.floatToRawIntBits(m.bump[i][k]);
                    w[Slots.P_BUMP_LUMINANCE + 4 * i + k] = Float.floatToRawIntBits(m.luminance[i][k]);
                }
            }
        } else {
            w[Slots.V_POINT_SIZE] = Float.floatToRawIntBits(Float.NEGATIVE_INFINITY);
            w[Slots.V_POINT_SIZE + 1] = Float.floatToRawIntBits(Float.POSITIVE_INFINITY);
        }
        return bytes(w);
    }

    // ---- results

    private void compare(long seed, Shader s, Interpreter in, BytecodeMachine m, Semantics semantics) {
        if (m.pixel) {
            assertEquals(m.killed, in.isHelper(0), "killed, seed " + seed + "\n" + program.text());
            if (m.killed) return;
        }
        for (Variable v : s.outputs) {
            float[] wanted = wanted(v, m, semantics);
            if (wanted == null) continue;
            long[] found = in.output(v, 0);
            for (int k = 0; k < Math.min(found.length, wanted.length); k++) {
                float f = Float.intBitsToFloat((int) found[k]);
                if (!near(f, wanted[k])) {
                    fail("output " + v.name() + "[" + k + "] is " + f + ", must be " + wanted[k] + ", seed " + seed
                            + "\n" + program.text());
                }
            }
        }
    }

    private boolean near(float a, float b) {
        if (Float.isNaN(a) || Float.isNaN(b)) return Float.isNaN(a) == Float.isNaN(b);
        if (a == b) return true;
        float d = Math.abs(a - b);
        return d <= slack * Math.max(1, Math.max(Math.abs(a), Math.abs(b)));
    }

    private float[] wanted(Variable v, BytecodeMachine m, Semantics semantics) {
        if (m.pixel) {
            if (v.builtin == Builtin.FRAG_DEPTH) return new float[] {m.depth};
            return v.location >= 0 ? m.colors[v.location] : null;
        }
        if (m.version >= 0x300) {
            for (Bytecode.Declaration d : program.code().declarations) {
                if (d.register().file() != RegisterFile.OUTPUT) continue;
                float[] o = m.outputs[d.register().register()];
                if (v.builtin == Builtin.POSITION && d.usage() == 0 && d.usageIndex() == 0) return o;
                if (v.builtin == Builtin.NONE
                        && d.usage() != 0
                        && semantics.location(d.usage(), d.usageIndex()) == v.location) return o;
            }
            return null;
        }
        if (v.builtin == Builtin.POSITION) return m.raster[0];
        if (v.builtin == Builtin.POINT_SIZE) return Float.isNaN(m.raster[2][0]) ? null : new float[] {m.raster[2][0]};
        if (v.location == Slots.FOG) return null;
        if (v.location < 2) {
            boolean written = program.code().instructions.stream()
                    .anyMatch(i -> i.destination() != null
                            && i.destination().file() == RegisterFile.COLOR_ATTRIBUTE
                            && i.destination().register() == v.location
                            && i.destination().mask() == 15);
            if (!written) return null;
            float[] c = m.attributes[v.location].clone();
            for (int k = 0; k < 4; k++) c[k] = BytecodeMath.saturate(c[k]);
            return c;
        }
        return m.outputs[v.location - Slots.TEXCOORD0];
    }

    /** Environment that gives the interpreter the machine's numbers. */
    private record World(BytecodeMachine m, Semantics semantics, ByteBuffer floats, ByteBuffer late)
            implements Environment {
        private static void put(float[] from, long[] out) {
            for (int k = 0; k < out.length; k++) out[k] = Integer.toUnsignedLong(Float.floatToRawIntBits(from[k]));
        }

        @Override
        public void input(Variable v, int lane, int vertex, int element, long[] out) {
            switch (v.builtin) {
                case FRONT_FACING -> out[0] = m.face > 0 ? 1 : 0;
                case FRAG_COORD -> put(new float[] {m.misc[0] + 0.5f, m.misc[1] + 0.5f, m.misc[2], m.misc[3]}, out);
                default -> {
                    if (!m.pixel) put(m.inputs[v.location], out);
                    else if (m.version >= 0x300) put(m.inputs[register(v.location)], out);
                    else if (v.location == Slots.FOG) put(new float[4], out);
                    else if (v.location < 2) put(m.inputs[v.location], out);
                    else put(m.coordinates[v.location - Slots.TEXCOORD0], out);
                }
            }
        }

        /** Tests declare input register n as set n of coordinates, and the last two as colours. */
        private static int register(int location) {
            return location < 2 ? 8 + location : location - Slots.TEXCOORD0;
        }

        @Override
        public void interpolate(Instr instr, int lane, int element, long[] operand, long[] out) {
            if (instr.variable != null) input(instr.variable, lane, 0, element, out);
        }

        @Override
        public ByteBuffer buffer(Resource r, int index) {
            return r.binding() == Slots.CONSTANTS ? floats : late;
        }

        private static float number(long bits) {
            return Float.intBitsToFloat((int) bits);
        }

        @Override
        public void texture(Instr i, int lane, long[][] operands, float[] ddx, float[] ddy, long[] out) {
            long[] c = operands[TexOperand.COORD.ordinal()];
            float[] at = new float[4];
            for (int k = 0; k < c.length; k++) at[k] = number(c[k]);
            long[] lod = operands[TexOperand.LOD.ordinal()];
            long[] bias = operands[TexOperand.BIAS.ordinal()];
            put(
                    Comparison.texel(
                            i.resource.binding(),
                            at,
                            c.length,
                            lod == null ? 0 : number(lod[0]),
                            bias == null ? 0 : number(bias[0])),
                    out);
        }

        @Override
        public long[] texel(Resource image, int index, int[] coordinate, int sample) {
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
}
