package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.soft.SoftProvider;
import tepui.pipe.Device;

/** Stages of several programs in use at once, without a pipeline object: EXT_separate_shader_objects of the desktop. */
final class StagesOfProgramsTest {
    private static final int RED = 0xff0000ff;
    private static final int GREEN = 0xff00ff00;
    private static final int BLUE = 0xffff0000;
    private static final int WHITE = 0xffffffff;

    private static final String BLUE_AND_GREEN = "void main() { gl_Position = gl_Vertex;"
            + " gl_FrontColor = vec4(0.0, 0.0, 1.0, 1.0); gl_TexCoord[1] = vec4(0.0, 1.0, 0.0, 1.0); }";
    private static final String ONE_COLOR = "uniform vec4 color; void main() { gl_FragColor = color; }";
    private static final String FRONT_COLOR = "void main() { gl_FragColor = gl_Color; }";
    private static final String COORDINATES = "void main() { gl_FragColor = gl_TexCoord[1]; }";

    private final Arena arena = Arena.ofAuto();
    private final Device device = TestDevice.open(new SoftProvider());
    private final GLContext context =
            GLContext.create(device, ContextAttributes.compatibility().withSize(8, 8));
    private final MemorySegment words = arena.allocate(64, 8);

    @BeforeEach
    void begin() {
        context.makeCurrent();
        GL.glClearColor(0, 0, 0, 1);
    }

    @AfterEach
    void close() {
        int error = GL.glGetError();
        context.close();
        device.close();
        assertEquals(GL_NO_ERROR, error);
    }

    private int alone(int type, String text) {
        int program = GL.glCreateShaderProgramEXT(type, arena.allocateFrom(text).address());
        GL.glGetProgramiv(program, GL_LINK_STATUS, words.address());
        assertEquals(1, words.get(ValueLayout.JAVA_INT, 0));
        return program;
    }

    private int shader(int type, String text) {
        int shader = GL.glCreateShader(type);
        words.set(ValueLayout.JAVA_LONG, 0, arena.allocateFrom(text).address());
        GL.glShaderSource(shader, 1, words.address(), 0);
        GL.glCompileShader(shader);
        return shader;
    }

    private int whole(String vertex, String fragment) {
        int program = GL.glCreateProgram();
        GL.glAttachShader(program, shader(GL_VERTEX_SHADER, vertex));
        GL.glAttachShader(program, shader(GL_FRAGMENT_SHADER, fragment));
        GL.glLinkProgram(program);
        GL.glGetProgramiv(program, GL_LINK_STATUS, words.address());
        assertEquals(1, words.get(ValueLayout.JAVA_INT, 0));
        return program;
    }

    private int drawn() {
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glRectf(-1, -1, 1, 1);
        GL.glReadPixels(3, 3, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, words.address());
        return words.get(ValueLayout.JAVA_INT, 0);
    }

    private int get(int pname) {
        GL.glGetIntegerv(pname, words.address());
        return words.get(ValueLayout.JAVA_INT, 0);
    }

    private void color(float r, float g, float b) {
        int at = GL.glGetUniformLocation(
                get(GL_ACTIVE_PROGRAM_EXT), arena.allocateFrom("color").address());
        GL.glUniform4f(at, r, g, b, 1);
    }

    @Test
    void builtInVaryingsJoinStagesOfPrograms() {
        int vertices = alone(GL_VERTEX_SHADER, BLUE_AND_GREEN);
        int front = alone(GL_FRAGMENT_SHADER, FRONT_COLOR);
        int coordinates = alone(GL_FRAGMENT_SHADER, COORDINATES);
        GL.glUseShaderProgramEXT(GL_VERTEX_SHADER, vertices);
        GL.glUseShaderProgramEXT(GL_FRAGMENT_SHADER, front);
        assertEquals(BLUE, drawn());
        GL.glUseShaderProgramEXT(GL_FRAGMENT_SHADER, coordinates);
        assertEquals(GREEN, drawn());
    }

    @Test
    void aStageWithoutProgramIsFixedFunction() {
        int vertices = alone(GL_VERTEX_SHADER, BLUE_AND_GREEN);
        int front = alone(GL_FRAGMENT_SHADER, FRONT_COLOR);
        GL.glColor3f(1, 0, 0);
        assertEquals(RED, drawn());
        GL.glUseShaderProgramEXT(GL_VERTEX_SHADER, vertices);
        assertEquals(BLUE, drawn());
        GL.glUseShaderProgramEXT(GL_VERTEX_SHADER, 0);
        GL.glUseShaderProgramEXT(GL_FRAGMENT_SHADER, front);
        assertEquals(RED, drawn());
        GL.glUseShaderProgramEXT(GL_FRAGMENT_SHADER, vertices); // has no such stage
        GL.glColor3f(1, 1, 1);
        assertEquals(WHITE, drawn());
    }

    /** What a program's own fragment shader does not read, another one may. */
    @Test
    @FailsOnVkd3d(
            "Direct3D 12 has fewer registers than built-in varyings have locations: those that the program itself does not read are left out")
    void aProgramOfTwoStagesKeepsBuiltInVaryings() {
        int program = whole(BLUE_AND_GREEN, ONE_COLOR);
        GL.glUseProgram(program);
        color(1, 0, 0);
        assertEquals(RED, drawn());
        GL.glUseShaderProgramEXT(GL_FRAGMENT_SHADER, alone(GL_FRAGMENT_SHADER, FRONT_COLOR));
        assertEquals(BLUE, drawn());
        GL.glUseShaderProgramEXT(GL_FRAGMENT_SHADER, alone(GL_FRAGMENT_SHADER, COORDINATES));
        assertEquals(GREEN, drawn());
        GL.glUseShaderProgramEXT(GL_FRAGMENT_SHADER, program);
        assertEquals(RED, drawn());
    }

    @Test
    void uniformsAreTheActiveProgramsWhateverStagesAreInUse() {
        int vertices = alone(GL_VERTEX_SHADER, BLUE_AND_GREEN);
        int one = alone(GL_FRAGMENT_SHADER, ONE_COLOR);
        int other = alone(GL_FRAGMENT_SHADER, ONE_COLOR);
        GL.glUseShaderProgramEXT(GL_VERTEX_SHADER, vertices);
        GL.glUseShaderProgramEXT(GL_FRAGMENT_SHADER, one);
        assertEquals(0, get(GL_ACTIVE_PROGRAM_EXT));
        GL.glUniform4f(0, 1, 1, 1, 1);
        assertEquals(GL_INVALID_OPERATION, GL.glGetError());
        GL.glActiveProgramEXT(one);
        assertEquals(one, get(GL_CURRENT_PROGRAM));
        color(1, 0, 0);
        GL.glActiveProgramEXT(other);
        color(0, 0, 1);
        assertEquals(RED, drawn());
        color(0, 1, 0);
        GL.glUseShaderProgramEXT(GL_FRAGMENT_SHADER, other);
        assertEquals(GREEN, drawn());
        GL.glActiveProgramEXT(0);
        assertEquals(0, get(GL_ACTIVE_PROGRAM_EXT));
        assertEquals(GREEN, drawn());
    }

    @Test
    void useProgramTakesAllStages() {
        int program = whole(BLUE_AND_GREEN, ONE_COLOR);
        GL.glUseShaderProgramEXT(GL_FRAGMENT_SHADER, alone(GL_FRAGMENT_SHADER, COORDINATES));
        GL.glUseProgram(program);
        color(0, 1, 0);
        assertEquals(program, get(GL_ACTIVE_PROGRAM_EXT));
        assertEquals(GREEN, drawn());
        GL.glUseShaderProgramEXT(GL_VERTEX_SHADER, 0);
        GL.glUseProgram(0);
        GL.glColor3f(1, 0, 0);
        assertEquals(RED, drawn());
    }

    /** Stages in use go before a pipeline object, as a whole program does. */
    @Test
    void stagesInUseGoBeforeAPipelineObject() {
        GL.glGenProgramPipelines(1, words.address());
        int pipeline = words.get(ValueLayout.JAVA_INT, 0);
        GL.glBindProgramPipeline(pipeline);
        GL.glUseShaderProgramEXT(GL_VERTEX_SHADER, alone(GL_VERTEX_SHADER, BLUE_AND_GREEN));
        assertEquals(BLUE, drawn());
        assertEquals(pipeline, get(GL_PROGRAM_PIPELINE_BINDING));
        GL.glUseShaderProgramEXT(GL_VERTEX_SHADER, 0);
        GL.glRectf(-1, -1, 1, 1);
        assertEquals(GL_INVALID_OPERATION, GL.glGetError());
        GL.glBindProgramPipeline(0);
    }

    @Test
    void aDeletedProgramLastsAsLongAsAStageOfItIsInUse() {
        int vertices = alone(GL_VERTEX_SHADER, BLUE_AND_GREEN);
        GL.glUseShaderProgramEXT(GL_VERTEX_SHADER, vertices);
        GL.glDeleteProgram(vertices);
        assertTrue(GL.glIsProgram(vertices));
        assertEquals(BLUE, drawn());
        GL.glActiveProgramEXT(vertices);
        GL.glUseShaderProgramEXT(GL_VERTEX_SHADER, 0);
        assertTrue(GL.glIsProgram(vertices));
        GL.glActiveProgramEXT(0);
        assertFalse(GL.glIsProgram(vertices));
    }

    @Test
    void displayListsPlayStages() {
        int vertices = alone(GL_VERTEX_SHADER, BLUE_AND_GREEN);
        int fragments = alone(GL_FRAGMENT_SHADER, COORDINATES);
        GL.glNewList(1, GL_COMPILE);
        GL.glUseShaderProgramEXT(GL_VERTEX_SHADER, vertices);
        GL.glUseShaderProgramEXT(GL_FRAGMENT_SHADER, fragments);
        GL.glActiveProgramEXT(fragments);
        int made = alone(GL_VERTEX_SHADER, BLUE_AND_GREEN); // at once
        GL.glEndList();
        assertTrue(GL.glIsProgram(made));
        assertEquals(0, get(GL_ACTIVE_PROGRAM_EXT));
        GL.glCallList(1);
        assertEquals(fragments, get(GL_ACTIVE_PROGRAM_EXT));
        assertEquals(GREEN, drawn());
    }

    @Test
    void aShaderThatDoesNotCompileIsAProgramWithItsLog() {
        int program = GL.glCreateShaderProgramEXT(
                GL_VERTEX_SHADER, arena.allocateFrom("void main() { wrong }").address());
        assertNotEquals(0, program);
        GL.glGetProgramiv(program, GL_INFO_LOG_LENGTH, words.address());
        assertTrue(words.get(ValueLayout.JAVA_INT, 0) > 1);
        refused(GL_INVALID_OPERATION, () -> GL.glUseShaderProgramEXT(GL_VERTEX_SHADER, program));
        refused(GL_INVALID_OPERATION, () -> GL.glActiveProgramEXT(program));
    }

    @Test
    void whatIsNoStageOrNoProgramIsRefused() {
        int shader = shader(GL_VERTEX_SHADER, BLUE_AND_GREEN);
        refused(GL_INVALID_ENUM, () -> GL.glUseShaderProgramEXT(GL_TEXTURE_2D, 0));
        refused(GL_INVALID_ENUM, () -> GL.glUseShaderProgramEXT(GL_COMPUTE_SHADER, 0));
        refused(GL_INVALID_VALUE, () -> GL.glUseShaderProgramEXT(GL_VERTEX_SHADER, 12345));
        refused(GL_INVALID_OPERATION, () -> GL.glUseShaderProgramEXT(GL_VERTEX_SHADER, shader));
        refused(GL_INVALID_VALUE, () -> GL.glActiveProgramEXT(12345));
        refused(GL_INVALID_OPERATION, () -> GL.glActiveProgramEXT(shader));
        refused(
                GL_INVALID_ENUM,
                () -> GL.glCreateShaderProgramEXT(
                        GL_TEXTURE_2D, arena.allocateFrom(FRONT_COLOR).address()));
    }

    @Test
    void stagesStayWhileTheirVerticesAreCaptured() {
        int vertices = GL.glCreateProgram();
        GL.glAttachShader(vertices, shader(GL_VERTEX_SHADER, BLUE_AND_GREEN));
        words.set(ValueLayout.JAVA_LONG, 0, arena.allocateFrom("gl_FrontColor").address());
        GL.glTransformFeedbackVaryings(vertices, 1, words.address(), GL_INTERLEAVED_ATTRIBS);
        GL.glLinkProgram(vertices);
        int fragments = alone(GL_FRAGMENT_SHADER, FRONT_COLOR);
        GL.glUseShaderProgramEXT(GL_VERTEX_SHADER, vertices);
        GL.glUseShaderProgramEXT(GL_FRAGMENT_SHADER, fragments);
        GL.glGenBuffers(1, words.address());
        GL.glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, words.get(ValueLayout.JAVA_INT, 0));
        GL.glBufferData(GL_TRANSFORM_FEEDBACK_BUFFER, 256, 0, GL_STATIC_READ);
        GL.glBeginTransformFeedback(GL_POINTS);
        refused(GL_INVALID_OPERATION, () -> GL.glUseShaderProgramEXT(GL_VERTEX_SHADER, 0));
        GL.glActiveProgramEXT(fragments);
        GL.glBegin(GL_POINTS);
        GL.glVertex2f(0, 0);
        GL.glEnd();
        GL.glEndTransformFeedback();
        GL.glGetBufferSubData(GL_TRANSFORM_FEEDBACK_BUFFER, 0, 16, words.address());
        assertEquals(1f, words.get(ValueLayout.JAVA_FLOAT, 8));
        assertEquals(0f, words.get(ValueLayout.JAVA_FLOAT, 4));
    }

    private static void refused(int error, Runnable call) {
        call.run();
        assertEquals(error, GL.glGetError());
    }
}
