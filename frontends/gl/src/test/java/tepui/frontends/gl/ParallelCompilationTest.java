package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.pipe.Device;

/** Programs are compiled and linked while calls go on, and what programs can see is as if they had been before. */
final class ParallelCompilationTest {
    private static final String VERTEX = "attribute vec4 p; void main() { gl_Position = p; }";
    private static final String RED = "void main() { gl_FragColor = vec4(1, 0, 0, 1); }";

    private final Arena arena = Arena.ofConfined();
    private final MemorySegment out = arena.allocate(4096, 8);
    private Device device;
    private GLContext context;

    @BeforeEach
    void open() {
        device = TestDevice.nothing();
        context = GLContext.create(device, ContextAttributes.compatibility().withSize(16, 16));
        context.makeCurrent();
    }

    @AfterEach
    void close() {
        GLContext.release();
        context.close();
        device.close();
        arena.close();
    }

    private int shader(int type, String text) {
        int shader = GL.glCreateShader(type);
        source(shader, text);
        GL.glCompileShader(shader);
        return shader;
    }

    private void source(int shader, String text) {
        MemorySegment at = arena.allocateFrom(
                ValueLayout.JAVA_LONG, arena.allocateFrom(text).address());
        GL.glShaderSource(shader, 1, at.address(), 0);
    }

    /** A program that is being linked, whose shaders are gone. */
    private int program(String fragment) {
        int program = GL.glCreateProgram();
        int[] shaders = {shader(GL_VERTEX_SHADER, VERTEX), shader(GL_FRAGMENT_SHADER, fragment)};
        for (int s : shaders) GL.glAttachShader(program, s);
        GL.glLinkProgram(program);
        for (int s : shaders) {
            GL.glDetachShader(program, s);
            GL.glDeleteShader(s);
        }
        return program;
    }

    private int value(int program, int pname) {
        GL.glGetProgramiv(program, pname, out.address());
        return out.get(ValueLayout.JAVA_INT, 0);
    }

    private String log(int program) {
        GL.glGetProgramInfoLog(program, 4096, 0, out.address());
        return out.getString(0);
    }

    @Test
    void manyProgramsBecomeCompleteByThemselves() {
        int[] programs = new int[12];
        for (int i = 0; i < programs.length; i++) programs[i] = program(RED.replace("1, 0", i + ".0, 0"));
        for (int p : programs) {
            while (value(p, GL_COMPLETION_STATUS_KHR) == 0) Thread.onSpinWait();
            assertEquals(1, value(p, GL_LINK_STATUS), log(p));
        }
        assertEquals(0, GL.glGetError());
    }

    @Test
    void aProgramThatIsBeingLinkedCanBeUsedAndAsked() {
        int program = program("uniform vec4 c; void main() { gl_FragColor = c; }");
        MemorySegment name = arena.allocateFrom("c");
        assertTrue(GL.glGetUniformLocation(program, name.address()) >= 0);
        int other = program(RED);
        GL.glUseProgram(other);
        assertEquals(0, GL.glGetError());
        GL.glDeleteProgram(program(RED));
        assertEquals(0, GL.glGetError());
    }

    @Test
    void aFailedLinkLeavesTheProgramInUse() {
        int program = program(RED);
        GL.glUseProgram(program);
        GL.glAttachShader(program, shader(GL_FRAGMENT_SHADER, "void main() { mistake }"));
        GL.glLinkProgram(program);
        assertEquals(0, value(program, GL_LINK_STATUS));
        assertTrue(log(program).contains("is not compiled"), log(program));
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        assertEquals(0, GL.glGetError());
    }

    @Test
    void aTextGivenAfterwardsChangesNothing() {
        int shader = shader(GL_FRAGMENT_SHADER, RED);
        source(shader, "void main() { mistake }");
        GL.glGetShaderiv(shader, GL_COMPILE_STATUS, out.address());
        assertEquals(1, out.get(ValueLayout.JAVA_INT, 0));
    }

    @Test
    void withoutThreadsAllIsDoneAtOnce() {
        GL.glMaxShaderCompilerThreadsKHR(0);
        assertEquals(1, value(program(RED), GL_COMPLETION_STATUS_KHR));
        GL.glGetIntegerv(GL_MAX_SHADER_COMPILER_THREADS_KHR, out.address());
        assertEquals(0, out.get(ValueLayout.JAVA_INT, 0));
    }
}
