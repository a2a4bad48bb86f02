package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.pipe.Device;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Blocks of modules whose members lie where no layout of the language would put them. */
@Needs(Need.SPIRV_AS)
final class SpirvLayoutTest {
    /** Reads a float behind a gap, and of the second of an array of structures a float and a column of a matrix that is stored by rows. */
    private static final String MODULE = """
            OpCapability Shader
            OpMemoryModel Logical GLSL450
            OpEntryPoint GLCompute %main "main"
            OpExecutionMode %main LocalSize 1 1 1
            OpMemberDecorate %S 0 Offset 8
            OpMemberDecorate %S 1 Offset 16
            OpMemberDecorate %S 1 RowMajor
            OpMemberDecorate %S 1 MatrixStride MATRIX
            OpDecorate %arr ArrayStride ARRAY
            OpMemberDecorate %In 0 Offset HEAD
            OpMemberDecorate %In 1 Offset 32
            OpDecorate %In KIND
            OpDecorate %in DescriptorSet 0
            OpDecorate %in Binding 0
            OpDecorate %floats ArrayStride 16
            OpMemberDecorate %Out 0 Offset 0
            OpDecorate %Out BufferBlock
            OpDecorate %out DescriptorSet 0
            OpDecorate %out Binding 1
            %void = OpTypeVoid
            %fn = OpTypeFunction %void
            %float = OpTypeFloat 32
            %v2 = OpTypeVector %float 2
            %m2 = OpTypeMatrix %v2 2
            %int = OpTypeInt 32 1
            %uint = OpTypeInt 32 0
            %c0 = OpConstant %int 0
            %c1 = OpConstant %int 1
            %c2 = OpConstant %int 2
            %c3 = OpConstant %int 3
            %n2 = OpConstant %uint 2
            %S = OpTypeStruct %float %m2
            %arr = OpTypeArray %S %n2
            %In = OpTypeStruct %float %arr
            %pin = OpTypePointer Uniform %In
            %in = OpVariable %pin Uniform
            %floats = OpTypeRuntimeArray %float
            %Out = OpTypeStruct %floats
            %pout = OpTypePointer Uniform %Out
            %out = OpVariable %pout Uniform
            %pf = OpTypePointer Uniform %float
            %pv2 = OpTypePointer Uniform %v2
            %main = OpFunction %void None %fn
            %start = OpLabel
            %a = OpAccessChain %pf %in %c0
            %av = OpLoad %float %a
            %ao = OpAccessChain %pf %out %c0 %c0
            OpStore %ao %av
            %b = OpAccessChain %pf %in %c1 %c1 %c0
            %bv = OpLoad %float %b
            %bo = OpAccessChain %pf %out %c0 %c1
            OpStore %bo %bv
            %m = OpAccessChain %pv2 %in %c1 %c1 %c1 %c1
            %mv = OpLoad %v2 %m
            %mx = OpCompositeExtract %float %mv 0
            %my = OpCompositeExtract %float %mv 1
            %xo = OpAccessChain %pf %out %c0 %c2
            OpStore %xo %mx
            %yo = OpAccessChain %pf %out %c0 %c3
            OpStore %yo %my
            OpReturn
            OpFunctionEnd
            """;

    private final Device device = TestDevice.soft();
    private final GLContext context =
            GLContext.create(device, ContextAttributes.core(4, 6).withSize(4, 4));
    private final GLJava gl = GLJava.checked();
    private final Arena arena = Arena.ofAuto();

    private final SpirvModules modules;

    SpirvLayoutTest(@TempDir Path folder) {
        modules = new SpirvModules(folder);
    }

    @BeforeEach
    void current() {
        context.makeCurrent();
    }

    @AfterEach
    void close() {
        context.close();
        device.close();
        gl.close();
    }

    private byte[] assemble(String kind, int head, int array, int matrix) throws IOException, InterruptedException {
        return modules.assembled(MODULE.replace("KIND", kind)
                .replace("HEAD", Integer.toString(head))
                .replace("ARRAY", Integer.toString(array))
                .replace("MATRIX", Integer.toString(matrix)));
    }

    private int shader(byte[] module) {
        return modules.shader(GL_COMPUTE_SHADER, module);
    }

    /** What the shader puts out, where the float at byte 4n of what it reads is n. */
    private float[] run(byte[] module, int target) {
        int shader = shader(module);
        assertEquals(1, gl.shaderValue(shader, GL_COMPILE_STATUS), gl.shaderLog(shader));
        int program = gl.program(shader);
        float[] data = new float[128];
        for (int i = 0; i < data.length; i++) data[i] = i;
        GL.glBindBufferBase(target, 0, gl.genBuffer());
        gl.bufferData(target, data, GL_STATIC_DRAW);
        GL.glBindBufferBase(GL_SHADER_STORAGE_BUFFER, 1, gl.genBuffer());
        gl.bufferData(GL_SHADER_STORAGE_BUFFER, new float[16], GL_STATIC_DRAW);
        GL.glUseProgram(program);
        GL.glDispatchCompute(1, 1, 1);
        GL.glMemoryBarrier(GL_BUFFER_UPDATE_BARRIER_BIT);
        MemorySegment out = arena.allocate(64, 8);
        GL.glGetBufferSubData(GL_SHADER_STORAGE_BUFFER, 0, 64, out.address());
        gl.check();
        float[] result = new float[4];
        for (int i = 0; i < 4; i++) result[i] = out.getAtIndex(ValueLayout.JAVA_FLOAT, 4 * i);
        return result;
    }

    @Test
    void storageBlocksLieWhereTheModuleSays() throws IOException, InterruptedException {
        byte[] module = assemble("BufferBlock", 4, 96, 32);
        assertArrayEquals(new float[] {1, 34, 37, 45}, run(module, GL_SHADER_STORAGE_BUFFER));
    }

    @Test
    void uniformBlocksLieWhereTheModuleSays() throws IOException, InterruptedException {
        byte[] module = assemble("Block", 8, 80, 16);
        assertArrayEquals(new float[] {2, 30, 33, 37}, run(module, GL_UNIFORM_BUFFER));
    }

    /** Behind the last column there is no gap, whatever the strides are. */
    @Test
    void blocksEndWhereTheirLastMemberDoes() throws IOException, InterruptedException {
        int uniform = gl.program(shader(assemble("Block", 8, 80, 16)));
        MemorySegment out = arena.allocate(4, 4);
        GL.glGetActiveUniformBlockiv(uniform, 0, GL_UNIFORM_BLOCK_DATA_SIZE, out.address());
        assertEquals(160, out.get(ValueLayout.JAVA_INT, 0));
        int storage = gl.program(shader(assemble("BufferBlock", 4, 96, 32)));
        for (int i = 0; i < 2; i++) {
            MemorySegment names = arena.allocateFrom(ValueLayout.JAVA_INT, GL_BUFFER_BINDING, GL_BUFFER_DATA_SIZE);
            MemorySegment values = arena.allocate(8, 4);
            GL.glGetProgramResourceiv(storage, GL_SHADER_STORAGE_BLOCK, i, 2, names.address(), 2, 0, values.address());
            if (values.get(ValueLayout.JAVA_INT, 0) == 0) assertEquals(184, values.get(ValueLayout.JAVA_INT, 4));
        }
    }

    @Test
    void whatIsNotAlignedIsRefused() throws IOException, InterruptedException {
        int[][] wrong = {{2, 96, 32}, {4, 98, 32}, {4, 96, 4}, {4, 0, 32}, {4, 96, 1 << 30}, {-4, 96, 32}};
        for (int[] w : wrong) {
            int shader = shader(assemble("BufferBlock", w[0] < 0 ? 0x7ffffffc : w[0], w[1], w[2]));
            assertEquals(0, gl.shaderValue(shader, GL_COMPILE_STATUS));
            String log = gl.shaderLog(shader);
            assertTrue(log.contains("must be a multiple of"), log);
        }
    }

    /** Words of the module are changed at random; seed in the message. */
    @Test
    void damagedModulesAreCompiledOrRefused() throws IOException, InterruptedException {
        byte[] module = assemble("BufferBlock", 4, 96, 32);
        for (int seed = 0; seed < Integer.getInteger("tepui.seeds", 400); seed++) {
            Random random = new Random(seed);
            byte[] damaged = module.clone();
            for (int i = 0; i < 3; i++) {
                int word = 20 + 4 * random.nextInt((module.length - 20) / 4);
                damaged[word] = (byte) random.nextInt(64);
                if (random.nextInt(4) == 0) damaged[word + 3] = (byte) random.nextInt(256);
            }
            int shader = shader(damaged);
            while (GL.glGetError() != GL_NO_ERROR) {
                // A module may be refused at once.
            }
            int program = GL.glCreateProgram();
            GL.glAttachShader(program, shader);
            GL.glLinkProgram(program);
            int error = GL.glGetError();
            assertTrue(error == GL_NO_ERROR || error == GL_INVALID_OPERATION, "seed " + seed + ": error " + error);
            GL.glDeleteProgram(program);
            GL.glDeleteShader(shader);
        }
    }
}
