package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.soft.SoftProvider;
import tepui.pipe.Device;

/** Programs of the compatibility profile: what of fixed function reaches them, and what must not. */
final class CompatibilityProgramsTest {
    private static final int GREEN = 0xff00ff00;

    private final Arena arena = Arena.ofAuto();
    private final Device device = TestDevice.open(new SoftProvider());
    private final GLContext context =
            GLContext.create(device, ContextAttributes.compatibility().withSize(8, 8));
    private final MemorySegment words = arena.allocate(64, 8);

    @BeforeEach
    void begin() {
        context.makeCurrent();
        GL.glClearColor(0, 0, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
    }

    @AfterEach
    void close() {
        int error = GL.glGetError();
        context.close();
        device.close();
        assertEquals(GL_NO_ERROR, error);
    }

    private int shader(int type, String text) {
        int shader = GL.glCreateShader(type);
        words.set(ValueLayout.JAVA_LONG, 0, arena.allocateFrom(text).address());
        GL.glShaderSource(shader, 1, words.address(), 0);
        GL.glCompileShader(shader);
        return shader;
    }

    private int program(String vertex, String fragment) {
        int program = GL.glCreateProgram();
        GL.glAttachShader(program, shader(GL_VERTEX_SHADER, vertex));
        GL.glAttachShader(program, shader(GL_FRAGMENT_SHADER, fragment));
        link(program);
        GL.glUseProgram(program);
        return program;
    }

    private void link(int program) {
        GL.glLinkProgram(program);
        GL.glGetProgramiv(program, GL_LINK_STATUS, words.address());
        assertEquals(1, words.get(ValueLayout.JAVA_INT, 0));
    }

    private int pixel(int x, int y) {
        GL.glReadPixels(x, y, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, words.address());
        return words.get(ValueLayout.JAVA_INT, 0);
    }

    /** Colours lie at locations that a program's own varyings take as well; those are neither clamped nor flat. */
    @Test
    void varyingsBeyondThoseOfFixedFunctionAreTheProgramsOwn() {
        StringBuilder declared = new StringBuilder();
        StringBuilder written = new StringBuilder();
        StringBuilder read = new StringBuilder();
        for (int i = 0; i < 24; i++) {
            declared.append("varying vec2 v").append(i).append(";\n");
            written.append("v")
                    .append(i)
                    .append(" = vec2(gl_Vertex.x, ")
                    .append(i)
                    .append(");\n");
            read.append("ok = ok && v").append(i).append(".y == ").append(i).append(".0;\n");
            read.append("ok = ok && v").append(i).append(".x == v0.x;\n");
        }
        program(
                declared + "void main() { gl_Position = gl_Vertex;\n" + written + "}",
                declared + "void main() { bool ok = true;\n" + read
                        + "gl_FragColor = ok ? vec4(0.0, 1.0, 0.0, 1.0) : vec4(1.0, 0.0, 0.0, 1.0); }");
        GL.glShadeModel(GL_FLAT);
        GL.glRectf(-1, -1, 1, 1);
        assertEquals(GREEN, pixel(3, 3));
    }

    @Test
    void attributeZeroIsLeftToVerticesOfFixedFunction() {
        int program = program(
                "attribute vec4 mine; varying vec4 c; void main() { gl_Position = gl_Vertex; c = mine; }",
                "varying vec4 c; void main() { gl_FragColor = c; }");
        int location =
                GL.glGetAttribLocation(program, arena.allocateFrom("mine").address());
        assertNotEquals(0, location);
        GL.glVertexAttrib4f(location, 0, 1, 0, 1);
        GL.glBegin(GL_TRIANGLES);
        GL.glVertexAttrib2f(0, -1, -1);
        GL.glVertexAttrib2f(0, 3, -1);
        GL.glVertexAttrib2f(0, -1, 3);
        GL.glEnd();
        assertEquals(GREEN, pixel(3, 3));
    }

    @Test
    void aProgramWithoutShadersIsFixedFunction() {
        int program = GL.glCreateProgram();
        link(program);
        GL.glUseProgram(program);
        GL.glColor3f(0, 1, 0);
        GL.glRectf(-1, -1, 1, 1);
        assertEquals(GREEN, pixel(3, 3));
    }

    @Test
    void edgeFlagsHoldForPrograms() {
        program("void main() { gl_Position = gl_Vertex; }", "void main() { gl_FragColor = vec4(0.0, 1.0, 0.0, 1.0); }");
        GL.glPolygonMode(GL_FRONT_AND_BACK, GL_LINE);
        GL.glBegin(GL_POLYGON);
        GL.glEdgeFlag(true);
        GL.glVertex2f(-0.625f, -0.625f);
        GL.glEdgeFlag(false);
        GL.glVertex2f(0.625f, -0.625f);
        GL.glEdgeFlag(true);
        GL.glVertex2f(0.625f, 0.625f);
        GL.glEdgeFlag(false);
        GL.glVertex2f(-0.625f, 0.625f);
        GL.glEnd();
        assertEquals(GREEN, pixel(4, 1));
        assertEquals(GREEN, pixel(4, 6));
        assertNotEquals(GREEN, pixel(1, 4));
        assertNotEquals(GREEN, pixel(6, 4));
    }

    @Test
    void facesAreTheSameWhereverTheOriginOfClippingIs() {
        GL.glEnable(GL_CULL_FACE);
        GL.glClipControl(GL_UPPER_LEFT, GL_NEGATIVE_ONE_TO_ONE);
        GL.glColor3f(0, 1, 0);
        GL.glRectf(-1, -1, 1, 0);
        assertEquals(GREEN, pixel(3, 6));
        assertNotEquals(GREEN, pixel(3, 1));
    }

    @Test
    void bitmapsLieAtWholePositionsThatArithmeticMissedByALittle() {
        GL.glMatrixMode(GL_PROJECTION);
        GL.glOrtho(0, 340, 0, 200, -1, 1);
        GL.glViewport(0, 0, 340, 200);
        GL.glColor3f(0, 1, 0);
        for (int i = 1; i < 8; i++) {
            GL.glRasterPos2f(i, i);
            words.set(ValueLayout.JAVA_BYTE, 0, (byte) 128);
            GL.glBitmap(1, 1, 0, 0, 0, 0, words.address());
        }
        for (int i = 1; i < 8; i++) assertEquals(GREEN, pixel(i, i), "at " + i);
    }

    @Test
    void fourComponentsCanBeGathered() {
        GL.glGetIntegerv(GL_MAX_PROGRAM_TEXTURE_GATHER_COMPONENTS_ARB, words.address());
        assertEquals(4, words.get(ValueLayout.JAVA_INT, 0));
    }

    /** Programs without shaders can be linked here; which modes the stages took that were there before is forgotten. */
    @Test
    void aProgramWithoutShadersTakesNoPatches() {
        int empty = GL.glCreateProgram();
        link(empty);
        GL.glUseProgram(empty);
        GL.glDrawArrays(GL_PATCHES, 0, 3);
        assertEquals(GL_INVALID_OPERATION, GL.glGetError());
        int program = GL.glCreateProgram();
        int[] shaders = {
            shader(GL_VERTEX_SHADER, "#version 400\nvoid main() { gl_Position = vec4(0); }"),
            shader(
                    GL_TESS_EVALUATION_SHADER,
                    "#version 400\nlayout(triangles) in; void main() { gl_Position = vec4(gl_TessCoord, 1); }")
        };
        for (int s : shaders) GL.glAttachShader(program, s);
        link(program);
        GL.glUseProgram(program);
        GL.glDrawArrays(GL_PATCHES, 0, 3);
        assertEquals(GL_NO_ERROR, GL.glGetError());
        for (int s : shaders) GL.glDetachShader(program, s);
        link(program);
        GL.glDrawArrays(GL_PATCHES, 0, 3);
        assertEquals(GL_INVALID_OPERATION, GL.glGetError());
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        assertEquals(GL_NO_ERROR, GL.glGetError());
    }
}
