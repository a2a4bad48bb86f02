package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.pipe.Device;

/** What OpenGL 4 brought to programs: subroutines, attributes of 64 bits, binaries. */
final class NewerProgramsTest {
    private static final String TRIANGLE = """
            #version 400
            void main() { gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0); }
            """;
    private static final int RED = 0xff0000ff;
    private static final int GREEN = 0x00ff00ff;

    private final Device device = TestDevice.soft();
    private final GLContext context =
            GLContext.create(device, ContextAttributes.core(4, 1).withSize(8, 8));
    private final GLJava gl = GLJava.checked();
    private final Arena arena = Arena.ofAuto();

    @BeforeEach
    void make() {
        context.makeCurrent();
        GL.glBindVertexArray(gl.genVertexArray());
    }

    @AfterEach
    void close() {
        int error = GL.glGetError();
        context.close();
        device.close();
        gl.close();
        assertEquals(GL_NO_ERROR, error);
    }

    private int drawn() {
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        return gl.pixel(4, 4);
    }

    // ---- subroutines -----------------------------------------------------------------------------------------------

    private static final String CHOOSING = """
            #version 430
            subroutine vec4 paint();
            layout(index = 3) subroutine(paint) vec4 red() { return vec4(1, 0, 0, 1); }
            subroutine(paint) vec4 green() { return vec4(0, 1, 0, 1); }
            layout(location = 2) subroutine uniform paint chosen;
            subroutine uniform paint others[2];
            out vec4 c;
            void main() { c = chosen() + 0.0 * (others[0]() + others[1]()); }
            """;

    @Test
    void aSubroutineUniformChoosesWhatRuns() {
        int p = gl.program(TRIANGLE, CHOOSING);
        GL.glUseProgram(p);
        int red = GL.glGetSubroutineIndex(p, GL_FRAGMENT_SHADER, gl.text("red"));
        int green = GL.glGetSubroutineIndex(p, GL_FRAGMENT_SHADER, gl.text("green"));
        assertEquals(3, red);
        assertEquals(0, green);
        GL.glUniformSubroutinesuiv(GL_FRAGMENT_SHADER, 3, gl.ints(red, red, green));
        assertEquals(GREEN, drawn());
        GL.glUniformSubroutinesuiv(GL_FRAGMENT_SHADER, 3, gl.ints(green, green, red));
        assertEquals(RED, drawn());
        assertEquals(red, gl.name(a -> GL.glGetUniformSubroutineuiv(GL_FRAGMENT_SHADER, 2, a)));
    }

    @Test
    void usingAProgramMakesTheChoicesAnew() {
        int p = gl.program(TRIANGLE, CHOOSING);
        GL.glUseProgram(p);
        int before = gl.name(a -> GL.glGetUniformSubroutineuiv(GL_FRAGMENT_SHADER, 2, a));
        int other = before == 3 ? 0 : 3;
        GL.glUniformSubroutinesuiv(GL_FRAGMENT_SHADER, 3, gl.ints(other, other, other));
        GL.glUseProgram(p);
        assertEquals(before, gl.name(a -> GL.glGetUniformSubroutineuiv(GL_FRAGMENT_SHADER, 2, a)));
    }

    @Test
    void contextsThatUseOneProgramChooseForThemselves() {
        int p = gl.program(TRIANGLE, CHOOSING);
        GL.glUseProgram(p);
        GL.glUniformSubroutinesuiv(GL_FRAGMENT_SHADER, 3, gl.ints(3, 3, 3));
        int mine = drawn();
        try (GLContext other =
                GLContext.create(device, ContextAttributes.core(4, 1).withSize(8, 8), null, context)) {
            other.makeCurrent();
            GL.glBindVertexArray(gl.genVertexArray());
            GL.glUseProgram(p);
            GL.glUniformSubroutinesuiv(GL_FRAGMENT_SHADER, 3, gl.ints(0, 0, 0));
            assertNotEquals(mine, drawn());
            context.makeCurrent();
            assertEquals(3, gl.name(a -> GL.glGetUniformSubroutineuiv(GL_FRAGMENT_SHADER, 2, a)));
            assertEquals(mine, drawn());
        }
    }

    @Test
    void subroutinesAreTold() {
        int p = gl.program(TRIANGLE, CHOOSING);
        assertEquals(4, gl.name(a -> GL.glGetProgramStageiv(p, GL_FRAGMENT_SHADER, GL_ACTIVE_SUBROUTINES, a)));
        assertEquals(2, gl.name(a -> GL.glGetProgramStageiv(p, GL_FRAGMENT_SHADER, GL_ACTIVE_SUBROUTINE_UNIFORMS, a)));
        assertEquals(
                3,
                gl.name(a -> GL.glGetProgramStageiv(p, GL_FRAGMENT_SHADER, GL_ACTIVE_SUBROUTINE_UNIFORM_LOCATIONS, a)));
        assertEquals(2, GL.glGetSubroutineUniformLocation(p, GL_FRAGMENT_SHADER, gl.text("chosen")));
        assertEquals(1, GL.glGetSubroutineUniformLocation(p, GL_FRAGMENT_SHADER, gl.text("others[1]")));
        assertEquals(-1, GL.glGetSubroutineUniformLocation(p, GL_FRAGMENT_SHADER, gl.text("others[2]")));
        assertEquals(1, GL.glGetProgramResourceLocation(p, GL_FRAGMENT_SUBROUTINE_UNIFORM, gl.text("others[1]")));
        assertEquals(3, GL.glGetProgramResourceIndex(p, GL_FRAGMENT_SUBROUTINE, gl.text("red")));
        assertEquals(
                2,
                gl.name(a -> GL.glGetProgramInterfaceiv(
                        p, GL_FRAGMENT_SUBROUTINE_UNIFORM, GL_MAX_NUM_COMPATIBLE_SUBROUTINES, a)));
    }

    @Test
    void wrongChoicesAreErrors() {
        GL.glUseProgram(gl.program(TRIANGLE, CHOOSING));
        GL.glUniformSubroutinesuiv(GL_FRAGMENT_SHADER, 2, gl.ints(0, 0));
        assertEquals(GL_INVALID_VALUE, GL.glGetError());
        GL.glUniformSubroutinesuiv(GL_FRAGMENT_SHADER, 3, gl.ints(0, 0, 4));
        assertEquals(GL_INVALID_VALUE, GL.glGetError());
        GL.glUniformSubroutinesuiv(GL_FRAGMENT_SHADER, 3, gl.ints(0, 0, 1));
        assertEquals(GL_INVALID_OPERATION, GL.glGetError());
    }

    // ---- attributes of 64 bits -------------------------------------------------------------------------------------

    private static String exactly(String values) {
        return """
                #version 410
                layout(location = 1) in dvec4 wide;
                layout(location = 2) in dvec3 next;
                flat out int same;
                void main() {
                    same = wide == %s && next == dvec3(5.0lf, 6.0lf, 7.0lf) ? 1 : 0;
                    gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
                }
                """.formatted(values);
    }

    private static final String SAME = """
            #version 410
            flat in int same;
            out vec4 c;
            void main() { c = same == 1 ? vec4(0, 1, 0, 1) : vec4(1, 0, 0, 1); }
            """;

    @Test
    void currentValuesOfDoublesAreExactAndTakeOneLocation() {
        GL.glUseProgram(gl.program(exactly("dvec4(0.1lf, 0.2lf, 0.3lf, 0.4lf)"), SAME));
        GL.glVertexAttribL4d(1, 0.1, 0.2, 0.3, 0.4);
        GL.glVertexAttribL3d(2, 5, 6, 7);
        assertEquals(GREEN, drawn());
        GL.glVertexAttribL4d(1, 0.1, 0.2, 0.3, 0.5);
        assertEquals(RED, drawn());
        MemorySegment s = arena.allocate(32, 8);
        GL.glGetVertexAttribLdv(1, GL_CURRENT_VERTEX_ATTRIB, s.address());
        assertArrayEquals(new double[] {0.1, 0.2, 0.3, 0.5}, s.toArray(ValueLayout.JAVA_DOUBLE));
    }

    @Test
    void arraysOfDoublesAreExact() {
        GL.glUseProgram(gl.program(exactly("dvec4(0.1lf, 0.2lf, 0.3lf, 0.4lf)"), SAME));
        double[] vertex = {0.1, 0.2, 0.3, 0.4, 5, 6, 7};
        MemorySegment data = arena.allocate(56 * 3, 8);
        for (int i = 0; i < 21; i++) data.setAtIndex(ValueLayout.JAVA_DOUBLE, i, vertex[i % 7]);
        GL.glBindBuffer(GL_ARRAY_BUFFER, gl.genBuffer());
        gl.bufferData(GL_ARRAY_BUFFER, data, GL_STATIC_DRAW);
        GL.glVertexAttribLPointer(1, 4, GL_DOUBLE, 56, 0);
        GL.glVertexAttribLPointer(2, 3, GL_DOUBLE, 56, 32);
        GL.glEnableVertexAttribArray(1);
        GL.glEnableVertexAttribArray(2);
        assertEquals(GREEN, drawn());
        data.setAtIndex(ValueLayout.JAVA_DOUBLE, 3, 0.41);
        data.setAtIndex(ValueLayout.JAVA_DOUBLE, 10, 0.41);
        data.setAtIndex(ValueLayout.JAVA_DOUBLE, 17, 0.41);
        gl.bufferData(GL_ARRAY_BUFFER, data, GL_STATIC_DRAW);
        assertEquals(RED, drawn());
    }

    @Test
    void uniformsOf64BitsAreExact() {
        int p = gl.program(TRIANGLE, """
                #version 450
                #extension GL_ARB_gpu_shader_int64 : require
                uniform int64_t a;
                uniform u64vec2 b[2];
                out vec4 c;
                void main() {
                    bool same = a == -0x123456789abL && b[1] == u64vec2(0xffffffffffffffffUL, 5UL);
                    c = same ? vec4(0, 1, 0, 1) : vec4(1, 0, 0, 1);
                }
                """);
        GL.glUseProgram(p);
        GL.glUniform1i64ARB(gl.uniform(p, "a"), -0x123456789abL);
        GL.glProgramUniform2ui64ARB(p, gl.uniform(p, "b[1]"), -1, 5);
        assertEquals(GREEN, drawn());
        MemorySegment out = arena.allocate(16, 8);
        GL.glGetUniformi64vARB(p, gl.uniform(p, "a"), out.address());
        assertEquals(-0x123456789abL, out.get(ValueLayout.JAVA_LONG, 0));
        GL.glGetUniformui64vARB(p, gl.uniform(p, "b[1]"), out.address());
        assertArrayEquals(new long[] {-1, 5}, out.toArray(ValueLayout.JAVA_LONG));
        GL.glUniform1i64ARB(gl.uniform(p, "a"), -0x123456789aaL);
        assertEquals(RED, drawn());
    }

    // ---- binaries --------------------------------------------------------------------------------------------------

    private static final String TINTED = """
            #version 410
            uniform vec4 tint = vec4(0, 1, 0, 1);
            uniform Block { vec4 unused; vec4 more; };
            out vec4 c;
            void main() { c = tint + 0.0 * more; }
            """;

    private byte[] binary(int program) {
        int length = gl.programValue(program, GL_PROGRAM_BINARY_LENGTH);
        MemorySegment s = arena.allocate(length);
        int format = gl.name(a -> GL.glGetProgramBinary(program, length, 0, a, s.address()));
        assertEquals(gl.getInteger(GL_PROGRAM_BINARY_FORMATS), format);
        return s.toArray(ValueLayout.JAVA_BYTE);
    }

    private int loaded(byte[] bytes) {
        int p = GL.glCreateProgram();
        MemorySegment s = arena.allocate(Math.max(1, bytes.length));
        MemorySegment.copy(bytes, 0, s, ValueLayout.JAVA_BYTE, 0, bytes.length);
        GL.glProgramBinary(p, gl.getInteger(GL_PROGRAM_BINARY_FORMATS), s.address(), bytes.length);
        assertEquals(GL_NO_ERROR, GL.glGetError());
        return p;
    }

    @Test
    void aProgramComesBackFromItsBinary() {
        int p = gl.program(TRIANGLE, TINTED);
        GL.glUseProgram(p);
        GL.glUniform4f(gl.uniform(p, "tint"), 1, 0, 0, 1);
        int q = loaded(binary(p));
        assertEquals(1, gl.programValue(q, GL_LINK_STATUS), gl.programLog(q));
        GL.glUseProgram(q);
        assertEquals(GREEN, drawn(), "uniforms have their first values");
        GL.glUniform4f(gl.uniform(q, "tint"), 1, 0, 0, 1);
        assertEquals(RED, drawn());
        assertEquals(0, GL.glGetUniformBlockIndex(q, gl.text("Block")));
        assertArrayEquals(binary(p), binary(q));
    }

    @Test
    void noBitOfABinaryCanChange() {
        byte[] good = binary(gl.program(TRIANGLE, TINTED));
        Random random = new Random(20260);
        for (int i = 0; i < 200; i++) {
            byte[] bad = good.clone();
            bad[random.nextInt(bad.length)] ^= (byte) (1 << random.nextInt(8));
            int p = loaded(bad);
            assertEquals(0, gl.programValue(p, GL_LINK_STATUS));
            assertTrue(gl.programLog(p).contains("binary"), gl.programLog(p));
            GL.glDeleteProgram(p);
        }
        for (int length = 0; length < good.length; length += 1 + length / 8) {
            assertEquals(0, gl.programValue(loaded(java.util.Arrays.copyOf(good, length)), GL_LINK_STATUS));
        }
    }

    @Test
    void aFormatThatIsNoneIsAnError() {
        GL.glProgramBinary(GL.glCreateProgram(), 1, gl.ints(1), 4);
        assertEquals(GL_INVALID_ENUM, GL.glGetError());
    }

    // ---- the face for Java -----------------------------------------------------------------------------------------

    @Test
    void anErrorIsAnExceptionThatSaysWhatTheCallWasTold() {
        GL.glEnable(GL_TRIANGLES);
        GLJava.GLException e = assertThrows(GLJava.GLException.class, gl::check);
        assertEquals(GL_INVALID_ENUM, e.code());
        assertTrue(e.getMessage().startsWith("GL_INVALID_ENUM: glEnable"), e.getMessage());
    }
}
