package tepui.frontends.glsl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.ir.Instr;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Validator;
import tepui.ir.Variable;
import tepui.ir.interp.Environment;
import tepui.ir.interp.Interpreter;
import tepui.ir.pass.Pipeline;

/**
 * Runner that compiles a shader, links it alone and runs it in the interpreter: as it was lowered, and again after the
 * standard passes.
 */
public final class Run {
    private Run() {}

    /** A linked program whose code is valid. */
    public static LinkedProgram link(LinkOptions options, CompiledShader... shaders) {
        LinkedProgram program = GlslLinker.link(List.of(shaders), options);
        assertTrue(program.ok(), program::log);
        for (Shader s : program.shaders().values()) Validator.check(s);
        return program;
    }

    public static CompiledShader compile(Stage stage, String text) {
        CompiledShader shader = GlslCompiler.compile(stage, new String[] {text}, CompileOptions.ALL);
        assertTrue(shader.ok(), () -> shader.log() + "\nin:\n" + text);
        return shader;
    }

    public static Shader shader(Stage stage, String text) {
        LinkedProgram program = link(LinkOptions.DEFAULT.withSeparable(true), compile(stage, text));
        return program.shaders().get(stage);
    }

    /** Values for a shader: buffers by resource name, inputs by variable name. */
    public static final class Values implements Environment {
        public final Map<String, ByteBuffer> buffers = new HashMap<>();
        public final Map<String, float[]> inputs = new HashMap<>();
        public final long[] texel = new long[4];

        public ByteBuffer buffer(String name, int bytes) {
            return buffers.computeIfAbsent(name, k -> ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN));
        }

        @Override
        public void input(Variable v, int lane, int vertex, int element, long[] out) {
            float[] given = inputs.get(v.name());
            for (int c = 0; c < out.length; c++) {
                float f = given == null ? 0 : given[(element * out.length + c) % given.length];
                out[c] = switch (v.type().kind()) {
                    case F32 -> Integer.toUnsignedLong(Float.floatToRawIntBits(f));
                    case F64 -> Double.doubleToRawLongBits(f);
                    case BOOL -> f != 0 ? 1 : 0;
                    default -> (long) f;
                };
            }
        }

        @Override
        public void interpolate(Instr instr, int lane, int element, long[] operand, long[] out) {
            input(instr.variable, lane, 0, element, out);
        }

        @Override
        public ByteBuffer buffer(Resource resource, int index) {
            return buffer(resource.name() + (resource.count() > 1 ? "[" + index + "]" : ""), 4096);
        }

        @Override
        public void texture(Instr i, int lane, long[][] operands, float[] ddx, float[] ddy, long[] out) {
            for (int c = 0; c < out.length; c++) out[c] = c + 1;
        }

        @Override
        public long[] texel(Resource image, int index, int[] coordinate, int sample) {
            return texel;
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

    /** The output {@code result} of a vertex shader, as raw bits. */
    public static long[] bits(String text, Values values) {
        Shader shader = shader(Stage.VERTEX, text);
        long[] before = run(shader, values);
        Shader passed = shader.copy();
        Pipeline.standard(false).validate(true).run(passed);
        long[] after = run(passed, values);
        assertEquals(
                List.of(java.util.Arrays.stream(before).boxed().toArray()),
                List.of(java.util.Arrays.stream(after).boxed().toArray()),
                () -> "the passes change the result of\n" + text);
        return before;
    }

    private static long[] run(Shader shader, Values values) {
        Interpreter interpreter = new Interpreter(shader, values, 1).run();
        for (Variable v : shader.outputs) {
            if (v.name().equals("result")) return interpreter.output(v, 0);
        }
        throw new AssertionError("no output 'result'");
    }

    /** The float output {@code result} of a vertex shader of version 4.60 with that body. */
    public static float[] body(String globals, String statements, Values values) {
        long[] bits =
                bits("#version 460\n" + globals + "\nout vec4 result;\nvoid main() {\n" + statements + "\n}\n", values);
        float[] out = new float[bits.length];
        for (int i = 0; i < out.length; i++) out[i] = Float.intBitsToFloat((int) bits[i]);
        return out;
    }
}
