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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.pipe.Device;
import tepui.testing.Need;
import tepui.testing.Needs;

/** What a program of SPIR-V tells of itself (ARB_gl_spirv, 7.3.1 and 7.13), and what it captures. */
final class SpirvReflectionTest {
    private static final String VERTEX = """
            #version 450
            layout(location = 3) in vec4 v;
            layout(location = 5, binding = 2) uniform sampler2D image;
            layout(location = 6) uniform float one[2];
            layout(std140, binding = 4) uniform Block { vec4 a; float b[3]; } block;
            layout(std430, binding = 1) buffer Store { uint n; vec2 w[]; } store;
            layout(xfb_buffer = 0, xfb_offset = 4, xfb_stride = 24, location = 0) out vec4 o;
            void main() {
                o = v + texture(image, vec2(0.0)) + one[0] + one[1] + block.a + block.b[1] + store.w[1].x;
                gl_Position = o;
            }
            """;

    /** Two outputs at one location, as compilers of the time made them; the second, a structure with offsets of its own, is captured. */
    private static final String OVERLAPPING = """
            OpCapability Shader
            OpCapability TransformFeedback
            OpMemoryModel Logical GLSL450
            OpEntryPoint Vertex %main "main" %color %s
            OpExecutionMode %main Xfb
            OpDecorate %color Location 0
            OpDecorate %color XfbBuffer 0
            OpDecorate %color XfbStride 20
            OpDecorate %s Location 0
            OpDecorate %s XfbBuffer 0
            OpDecorate %s XfbStride 20
            OpDecorate %s Offset 0
            OpMemberDecorate %S 0 Offset 0
            OpMemberDecorate %S 1 Offset 4
            %void = OpTypeVoid
            %fn = OpTypeFunction %void
            %float = OpTypeFloat 32
            %vec4 = OpTypeVector %float 4
            %one = OpConstant %float 1
            %two = OpConstant %float 2
            %ones = OpConstantComposite %vec4 %one %one %one %one
            %twos = OpConstantComposite %vec4 %two %two %two %two
            %S = OpTypeStruct %float %vec4
            %value = OpConstantComposite %S %one %twos
            %pvec4 = OpTypePointer Output %vec4
            %pS = OpTypePointer Output %S
            %color = OpVariable %pvec4 Output
            %s = OpVariable %pS Output
            %main = OpFunction %void None %fn
            %start = OpLabel
            OpStore %color %ones
            OpStore %s %value
            OpReturn
            OpFunctionEnd
            """;

    private final Device device = TestDevice.soft();
    private final GLContext context =
            GLContext.create(device, ContextAttributes.core(4, 6).withSize(4, 4));
    private final GLJava gl = GLJava.checked();
    private final Arena arena = Arena.ofAuto();
    private final MemorySegment out = arena.allocate(256, 8);
    private final SpirvModules modules;

    SpirvReflectionTest(@TempDir Path folder) {
        modules = new SpirvModules(folder);
    }

    @BeforeEach
    void current() {
        context.makeCurrent();
    }

    @AfterEach
    void close() {
        int error = GL.glGetError();
        context.close();
        device.close();
        gl.close();
        assertEquals(GL_NO_ERROR, error);
    }

    private int attached(int shader) {
        assertEquals(1, gl.shaderValue(shader, GL_COMPILE_STATUS), gl.shaderLog(shader));
        int program = GL.glCreateProgram();
        GL.glAttachShader(program, shader);
        return program;
    }

    private void link(int program) {
        GL.glLinkProgram(program);
        GL.glGetProgramiv(program, GL_LINK_STATUS, out.address());
        assertEquals(1, out.get(ValueLayout.JAVA_INT, 0), gl.programLog(program));
    }

    private int property(int program, int kind, int index, int name) {
        MemorySegment names = arena.allocateFrom(ValueLayout.JAVA_INT, name);
        GL.glGetProgramResourceiv(program, kind, index, 1, names.address(), 1, 0, out.address());
        return out.get(ValueLayout.JAVA_INT, 0);
    }

    private long text(String s) {
        return arena.allocateFrom(s).address();
    }

    private int program() throws IOException, InterruptedException {
        int program = attached(modules.shader(GL_VERTEX_SHADER, modules.compiled("vert", VERTEX)));
        GL.glBindAttribLocation(program, 1, text("v"));
        // Names of captured outputs count for nothing beside decorations.
        MemorySegment names = arena.allocateFrom(ValueLayout.JAVA_LONG, text("nothing"));
        GL.glTransformFeedbackVaryings(program, 1, names.address(), GL_INTERLEAVED_ATTRIBS);
        link(program);
        return program;
    }

    @Test
    @Needs(Need.GLSLANG)
    void nothingHasAName() throws IOException, InterruptedException {
        int p = program();
        int[] lengths = {
            GL_ACTIVE_ATTRIBUTE_MAX_LENGTH,
            GL_ACTIVE_UNIFORM_MAX_LENGTH,
            GL_ACTIVE_UNIFORM_BLOCK_MAX_NAME_LENGTH,
            GL_TRANSFORM_FEEDBACK_VARYING_MAX_LENGTH
        };
        for (int length : lengths) assertEquals(1, gl.programValue(p, length));
        int[] kinds = {
            GL_UNIFORM,
            GL_UNIFORM_BLOCK,
            GL_PROGRAM_INPUT,
            GL_PROGRAM_OUTPUT,
            GL_BUFFER_VARIABLE,
            GL_SHADER_STORAGE_BLOCK,
            GL_TRANSFORM_FEEDBACK_VARYING
        };
        for (int kind : kinds) {
            GL.glGetProgramInterfaceiv(p, kind, GL_ACTIVE_RESOURCES, out.address());
            int count = out.get(ValueLayout.JAVA_INT, 0);
            assertTrue(count > 0, "interface 0x" + Integer.toHexString(kind));
            GL.glGetProgramInterfaceiv(p, kind, GL_MAX_NAME_LENGTH, out.address());
            assertEquals(1, out.get(ValueLayout.JAVA_INT, 0));
            for (int i = 0; i < count; i++) {
                assertEquals(1, property(p, kind, i, GL_NAME_LENGTH));
                out.set(ValueLayout.JAVA_BYTE, 8, (byte) 1);
                GL.glGetProgramResourceName(
                        p, kind, i, 100, out.address(), out.asSlice(8).address());
                assertEquals(0, out.get(ValueLayout.JAVA_INT, 0));
                assertEquals(0, out.get(ValueLayout.JAVA_BYTE, 8));
            }
            assertEquals(GL_INVALID_INDEX, GL.glGetProgramResourceIndex(p, kind, text("")));
        }
    }

    @Test
    @Needs(Need.GLSLANG)
    void nothingIsFoundByAName() throws IOException, InterruptedException {
        int p = program();
        for (String name : new String[] {"", "v", "image", "one", "o", "u5", "u6[0]", "v1"}) {
            assertEquals(-1, GL.glGetUniformLocation(p, text(name)), name);
            assertEquals(-1, GL.glGetAttribLocation(p, text(name)), name);
            assertEquals(-1, GL.glGetFragDataLocation(p, text(name)), name);
            assertEquals(-1, GL.glGetProgramResourceLocation(p, GL_PROGRAM_INPUT, text(name)), name);
            assertEquals(GL_INVALID_INDEX, GL.glGetUniformBlockIndex(p, text(name)), name);
        }
        for (String name : new String[] {"Block", "Block4", "Store", "Buffer1"}) {
            assertEquals(GL_INVALID_INDEX, GL.glGetUniformBlockIndex(p, text(name)), name);
            assertEquals(GL_INVALID_INDEX, GL.glGetProgramResourceIndex(p, GL_SHADER_STORAGE_BLOCK, text(name)), name);
        }
    }

    @Test
    @Needs(Need.GLSLANG)
    void locationsAndBindingsAreTheModules() throws IOException, InterruptedException {
        int p = program();
        assertEquals(3, property(p, GL_PROGRAM_INPUT, 0, GL_LOCATION));
        assertEquals(4, property(p, GL_UNIFORM_BLOCK, 0, GL_BUFFER_BINDING));
        assertEquals(64, property(p, GL_UNIFORM_BLOCK, 0, GL_BUFFER_DATA_SIZE));
        assertEquals(1, property(p, GL_SHADER_STORAGE_BLOCK, 0, GL_BUFFER_BINDING));
        assertEquals(4, property(p, GL_TRANSFORM_FEEDBACK_VARYING, 0, GL_OFFSET));
        int found = 0;
        for (int i = 0; i < gl.programValue(p, GL_ACTIVE_UNIFORMS); i++) {
            int location = property(p, GL_UNIFORM, i, GL_LOCATION);
            if (location == 5) assertEquals(GL_SAMPLER_2D, property(p, GL_UNIFORM, i, GL_TYPE));
            if (location == 6) assertEquals(2, property(p, GL_UNIFORM, i, GL_ARRAY_SIZE));
            if (location >= 5) found++;
        }
        assertEquals(2, found);
        GL.glGetUniformiv(p, 5, out.address());
        assertEquals(2, out.get(ValueLayout.JAVA_INT, 0), "the unit that the module binds");
    }

    @Test
    @Needs(Need.SPIRV_AS)
    void capturedOutputsMayShareALocation() throws IOException, InterruptedException {
        int p = attached(modules.shader(GL_VERTEX_SHADER, modules.assembled(OVERLAPPING)));
        link(p);
        GL.glBindVertexArray(gl.genVertexArray());
        GL.glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, gl.genBuffer());
        gl.bufferData(GL_TRANSFORM_FEEDBACK_BUFFER, new float[5], GL_STATIC_READ);
        GL.glUseProgram(p);
        GL.glBeginTransformFeedback(GL_POINTS);
        GL.glDrawArrays(GL_POINTS, 0, 1);
        GL.glEndTransformFeedback();
        GL.glGetBufferSubData(GL_TRANSFORM_FEEDBACK_BUFFER, 0, 20, out.address());
        assertArrayEquals(new float[] {1, 2, 2, 2, 2}, out.asSlice(0, 20).toArray(ValueLayout.JAVA_FLOAT));
    }
}
