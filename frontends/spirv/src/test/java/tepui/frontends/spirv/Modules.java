package tepui.frontends.spirv;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tepui.frontends.glsl.GlslLimits;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.compiler.CompiledShader;
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
import tepui.testing.Need;

/**
 * Factory of modules by the assembler or the reference compiler, and compute shaders of them that run in the
 * interpreter.
 */
final class Modules {
    /** What a compute shader begins with: {@code %out} is a buffer of words at binding 0, {@code %u_N} are numbers. */
    private static final String PRELUDE = """
            OpCapability Shader
            CAPABILITIES
            %glsl = OpExtInstImport "GLSL.std.450"
            OpMemoryModel Logical GLSL450
            OpEntryPoint GLCompute %main "main"
            OpExecutionMode %main LocalSize 1 1 1
            OpDecorate %words ArrayStride 4
            OpMemberDecorate %Out 0 Offset 0
            OpDecorate %Out BufferBlock
            OpDecorate %out DescriptorSet 0
            OpDecorate %out Binding 0
            DECORATIONS
            %void = OpTypeVoid
            %fn = OpTypeFunction %void
            %bool = OpTypeBool
            %int = OpTypeInt 32 1
            %uint = OpTypeInt 32 0
            %float = OpTypeFloat 32
            %ivec2 = OpTypeVector %int 2
            %uvec2 = OpTypeVector %uint 2
            %vec2 = OpTypeVector %float 2
            %vec3 = OpTypeVector %float 3
            %vec4 = OpTypeVector %float 4
            %mat2 = OpTypeMatrix %vec2 2
            %words = OpTypeRuntimeArray %uint
            %Out = OpTypeStruct %words
            %pOut = OpTypePointer Uniform %Out
            %puint = OpTypePointer Uniform %uint
            %fuint = OpTypePointer Function %uint
            %out = OpVariable %pOut Uniform
            %true = OpConstantTrue %bool
            %false = OpConstantFalse %bool
            %i_m7 = OpConstant %int -7
            %i_3 = OpConstant %int 3
            %f_0 = OpConstant %float 0
            %f_1 = OpConstant %float 1
            %f_2 = OpConstant %float 2
            %f_m25 = OpConstant %float -2.5
            NUMBERS
            GLOBALS
            %main = OpFunction %void None %fn
            %start = OpLabel
            """;

    private static final Pattern STORE = Pattern.compile("(?m)^\\s*(u|f)> (\\S+)\\s*$");

    private Modules() {}

    /** A compute shader whose main has the statements; lines {@code u> %id} and {@code f> %id} put a word out, one behind the other. */
    static final class Compute {
        String capabilities = "";
        String decorations = "";
        String globals = "";
        String functions = "";

        byte[] module(String body) {
            StringBuilder numbers = new StringBuilder();
            for (int i = 0; i < 40; i++) numbers.append("%u_" + i + " = OpConstant %uint " + i + "\n");
            Matcher m = STORE.matcher(body);
            StringBuilder code = new StringBuilder();
            int n = 0;
            while (m.find()) {
                String value = m.group(2);
                String cast = "";
                if (m.group(1).equals("f")) {
                    cast = "%cast" + n + " = OpBitcast %uint " + value + "\n";
                    value = "%cast" + n;
                }
                m.appendReplacement(
                        code,
                        Matcher.quoteReplacement(cast + "%place" + n + " = OpAccessChain %puint %out %u_0 %u_" + n
                                + "\nOpStore %place" + n + " " + value));
                n++;
            }
            m.appendTail(code);
            return assembled(PRELUDE.replace("CAPABILITIES", capabilities)
                            .replace("DECORATIONS", decorations)
                            .replace("NUMBERS", numbers)
                            .replace("GLOBALS", globals)
                    + code + "\nOpReturn\nOpFunctionEnd\n" + functions);
        }

        /** The words that the shader puts out. */
        int[] run(String body, int count) {
            return words(module(body), count, Map.of());
        }

        void gives(String body, int... expected) {
            assertArrayEquals(expected, run(body, expected.length));
        }

        void givesFloats(String body, float... expected) {
            int[] words = run(body, expected.length);
            float[] got = new float[expected.length];
            for (int i = 0; i < got.length; i++) got[i] = Float.intBitsToFloat(words[i]);
            assertArrayEquals(expected, got, 1e-6f);
        }
    }

    static byte[] assembled(String text) {
        return made(Need.SPIRV_AS, List.of("--target-env", "spv1.0"), "module.spvasm", text);
    }

    /** GLSL for OpenGL by the reference compiler; the stage is the end of a file's name, such as {@code frag}. */
    static byte[] compiled(String stage, String source) {
        return made(Need.GLSLANG, List.of("-G"), "shader." + stage, source);
    }

    /** The same for SPIR-V of that version. */
    static byte[] compiled(String stage, String source, String version) {
        return made(Need.GLSLANG, List.of("-G", "--target-env", "spirv" + version), "shader." + stage, source);
    }

    private static byte[] made(Need tool, List<String> options, String name, String source) {
        try {
            Path folder = Files.createTempDirectory("tepui-spirv");
            Path text = folder.resolve(name);
            Path out = folder.resolve("module.spv");
            Files.writeString(text, source);
            List<String> command = new ArrayList<>(List.of(tool.path().toString()));
            command.addAll(options);
            command.addAll(List.of(text.toString(), "-o", out.toString()));
            Process p = new ProcessBuilder(command).redirectErrorStream(true).start();
            String said = new String(p.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(0, p.waitFor(), said);
            byte[] bytes = Files.readAllBytes(out);
            Files.delete(text);
            Files.delete(out);
            Files.delete(folder);
            return bytes;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    static CompiledShader shader(byte[] module, Stage stage, Map<Integer, Integer> constants) {
        SpirvCompiler.Result result =
                SpirvCompiler.specialize(module, stage, "main", constants, SpirvCompiler.Features.ALL, false);
        var made = result.shader();
        assertTrue(made != null, result.log());
        CompiledShader shader = CompiledShader.of(made, new GlslLimits());
        assertTrue(shader.ok(), shader.log());
        return shader;
    }

    /** The log of a module that cannot be used. */
    static String refused(byte[] module, Stage stage) {
        SpirvCompiler.Result result =
                SpirvCompiler.specialize(module, stage, "main", Map.of(), SpirvCompiler.Features.ALL, false);
        assertEquals(SpirvCompiler.Outcome.REFUSED, result.outcome());
        return result.log();
    }

    static LinkedProgram linked(CompiledShader... shaders) {
        LinkedProgram program = GlslLinker.link(List.of(shaders), LinkOptions.DEFAULT);
        assertTrue(program.ok(), program.log());
        for (Shader s : program.shaders().values()) Validator.check(s);
        return program;
    }

    static int[] words(byte[] module, int count, Map<Integer, Integer> constants) {
        return words(module, count, constants, new World());
    }

    /** What a compute shader leaves in its buffer at binding 0, with and without the IR's passes. */
    static int[] words(byte[] module, int count, Map<Integer, Integer> constants, World world) {
        LinkedProgram program = linked(shader(module, Stage.COMPUTE, constants));
        Shader code = program.shaders().get(Stage.COMPUTE);
        World other = world.copy();
        run(code.copy(), world);
        int[] raw = world.words("Buffer0", count);
        Shader passed = code.copy();
        Pipeline.standard(false).validate(true).run(passed);
        run(passed, other);
        assertArrayEquals(raw, other.words("Buffer0", count), "the passes change the result");
        return raw;
    }

    private static void run(Shader code, World world) {
        new Interpreter(code, world, code.localX * code.localY * code.localZ).run();
    }

    /** Environment of buffers by their names; textures give 1, 2, 3, 4. */
    static final class World implements Environment {
        final Map<String, ByteBuffer> buffers = new HashMap<>();

        World copy() {
            World w = new World();
            buffers.forEach((name, bytes) -> w.buffer(name).put(0, bytes, 0, bytes.capacity()));
            return w;
        }

        ByteBuffer buffer(String name) {
            return buffers.computeIfAbsent(name, k -> ByteBuffer.allocate(1024).order(ByteOrder.LITTLE_ENDIAN));
        }

        int[] words(String name, int count) {
            int[] words = new int[count];
            for (int i = 0; i < count; i++) words[i] = buffer(name).getInt(4 * i);
            return words;
        }

        @Override
        public void input(Variable v, int lane, int vertex, int element, long[] out) {
            for (int c = 0; c < out.length; c++) out[c] = lane;
        }

        @Override
        public void interpolate(Instr instr, int lane, int element, long[] operand, long[] out) {}

        @Override
        public ByteBuffer buffer(Resource resource, int index) {
            return buffer(resource.name());
        }

        @Override
        public void texture(Instr i, int lane, long[][] operands, float[] ddx, float[] ddy, long[] out) {
            for (int c = 0; c < out.length; c++) out[c] = Float.floatToRawIntBits(c + 1);
        }

        @Override
        public long[] texel(Resource image, int index, int[] coordinate, int sample) {
            return new long[4];
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
}
