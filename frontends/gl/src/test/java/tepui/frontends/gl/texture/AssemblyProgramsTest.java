package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.assembly.AssemblyLimits;

/** ARB_vertex_program and ARB_fragment_program: objects, parameters, and what is drawn beside the fixed function and GLSL. */
final class AssemblyProgramsTest {
    private static final String PASS =
            "!!ARBvp1.0\nMOV result.position, vertex.position; MOV result.color, vertex.color; END";

    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    private void text(int target, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        MemorySegment s = lab.memory(bytes.length);
        MemorySegment.copy(bytes, 0, s, ValueLayout.JAVA_BYTE, 0, bytes.length);
        GL.glProgramStringARB(target, GL_PROGRAM_FORMAT_ASCII_ARB, bytes.length, s.address());
    }

    /** A new program of a text, which is bound and on. */
    private int use(int target, String text) {
        int name = lab.name(a -> GL.glGenProgramsARB(1, a));
        GL.glBindProgramARB(target, name);
        text(target, text);
        lab.noError();
        GL.glEnable(target);
        return name;
    }

    private static void cover() {
        GL.glBegin(GL_TRIANGLE_STRIP);
        GL.glVertex2f(-1, -1);
        GL.glVertex2f(1, -1);
        GL.glVertex2f(-1, 1);
        GL.glVertex2f(1, 1);
        GL.glEnd();
    }

    private int get(int target, int pname) {
        MemorySegment s = lab.memory(4);
        GL.glGetProgramivARB(target, pname, s.address());
        return s.get(ValueLayout.JAVA_INT, 0);
    }

    private int get(int pname) {
        MemorySegment s = lab.memory(64);
        GL.glGetIntegerv(pname, s.address());
        return s.get(ValueLayout.JAVA_INT, 0);
    }

    @Test
    void verticesGoToFixedFragments() {
        use(GL_VERTEX_PROGRAM_ARB, PASS);
        GL.glColor4f(1, 0, 0.2f, 1);
        cover();
        assertEquals(0xff0033ff, lab.pixel(3, 12));
    }

    @Test
    void fixedVerticesGoToFragments() {
        use(GL_FRAGMENT_PROGRAM_ARB, "!!ARBfp1.0\nMUL result.color, fragment.color, program.local[3]; END");
        GL.glProgramLocalParameter4fARB(GL_FRAGMENT_PROGRAM_ARB, 3, 0, 1, 0.2f, 1);
        cover();
        assertEquals(0x00ff33ff, lab.pixel(3, 12));
        GL.glProgramLocalParameter4fARB(GL_FRAGMENT_PROGRAM_ARB, 3, 1, 0, 0.2f, 1);
        cover();
        assertEquals(0xff0033ff, lab.pixel(3, 12));
    }

    @Test
    void bothAndThenGlsl() {
        use(
                GL_VERTEX_PROGRAM_ARB,
                "!!ARBvp1.0\nMOV result.position, vertex.position; MOV result.texcoord[5], program.env[7]; END");
        use(GL_FRAGMENT_PROGRAM_ARB, "!!ARBfp1.0\nMOV result.color, fragment.texcoord[5].zyxw; END");
        GL.glProgramEnvParameter4fARB(GL_VERTEX_PROGRAM_ARB, 7, 0, 0.2f, 1, 1);
        cover();
        assertEquals(0xff3300ff, lab.pixel(3, 12));
        int p = GlLab.program(
                lab.shader(GL_VERTEX_SHADER, "#version 120\nvoid main() { gl_Position = gl_Vertex; }"),
                lab.shader(
                        GL_FRAGMENT_SHADER, "#version 120\nvoid main() { gl_FragColor = vec4(0.0, 0.0, 1.0, 1.0); }"));
        GL.glUseProgram(p);
        cover();
        assertEquals(0x0000ffff, lab.pixel(3, 12));
        GL.glUseProgram(0);
        cover();
        assertEquals(0xff3300ff, lab.pixel(3, 12));
    }

    @Test
    void registersChooseParameters() {
        use(GL_VERTEX_PROGRAM_ARB, """
                !!ARBvp1.0
                PARAM colors[3] = { {1, 0, 0, 1}, program.env[0], state.material.diffuse };
                ADDRESS A;
                ARL A.x, vertex.attrib[7].x;
                MOV result.color, colors[A.x + 1];
                MOV result.position, vertex.position;
                END""");
        GL.glProgramEnvParameter4fARB(GL_VERTEX_PROGRAM_ARB, 0, 0, 1, 0, 1);
        GL.glMaterialfv(GL_FRONT, GL_DIFFUSE, lab.floats(0, 0, 1, 1));
        int[] expected = {0xff0000ff, 0x00ff00ff, 0x0000ffff};
        for (int i = 0; i < 3; i++) {
            GL.glVertexAttrib1f(7, i - 0.5f);
            cover();
            assertEquals(expected[i], lab.pixel(3, 12), "index " + i);
        }
    }

    @Test
    void matricesOfProgramsHaveStacks() {
        use(GL_VERTEX_PROGRAM_ARB, """
                !!ARBvp1.0
                PARAM m[4] = { state.matrix.program[2] };
                TEMP p;
                DP4 p.x, m[0], vertex.color; DP4 p.y, m[1], vertex.color; DP4 p.z, m[2], vertex.color; DP4 p.w, m[3], vertex.color;
                MOV result.color, p;
                MOV result.position, vertex.position;
                END""");
        GL.glMatrixMode(GL_MATRIX0_ARB + 2);
        GL.glPushMatrix();
        assertEquals(2, get(GL_CURRENT_MATRIX_STACK_DEPTH_ARB));
        GL.glTranslatef(1, 0, 0);
        GL.glColor4f(0, 1, 0, 1);
        cover();
        assertEquals(0xffff00ff, lab.pixel(3, 12));
        GL.glPopMatrix();
        cover();
        assertEquals(0x00ff00ff, lab.pixel(3, 12));
        GL.glMatrixMode(GL_MATRIX0_ARB + 8);
        lab.error(GL_INVALID_ENUM);
    }

    /** GL_EQUAL passes everywhere only where the depths are the same bits. */
    @Test
    void invariantPositionsAreThoseOfTheFixedFunction() {
        GL.glMatrixMode(GL_PROJECTION);
        GL.glFrustum(-1.1, 1.3, -1.2, 1.05, 1, 9);
        GL.glMatrixMode(GL_MODELVIEW);
        GL.glTranslatef(0.01f, -0.02f, -1.37f);
        GL.glScalef(5, 5, 1);
        GL.glRotatef(17, 0.3f, 0.2f, 1);
        GL.glEnable(GL_DEPTH_TEST);
        GL.glDepthFunc(GL_ALWAYS);
        GL.glColor4f(1, 0, 0, 1);
        cover();
        GL.glDepthFunc(GL_EQUAL);
        use(GL_VERTEX_PROGRAM_ARB, "!!ARBvp1.0\nOPTION ARB_position_invariant; MOV result.color, {0, 1, 0, 1}; END");
        cover();
        int green = 0;
        for (int y = 0; y < 16; y++) {
            for (int x = 0; x < 16; x++) {
                int pixel = lab.pixel(x, y);
                assertFalse(pixel == 0xff0000ff, x + ", " + y);
                if (pixel == 0x00ff00ff) green++;
            }
        }
        assertTrue(green > 30, green + " pixels");
    }

    @Test
    void planesClipInvariantPositionsOnly() {
        GL.glEnable(GL_CLIP_PLANE0);
        GL.glClipPlane(GL_CLIP_PLANE0, lab.memory(32).address());
        MemorySegment plane = lab.memory(32);
        plane.set(ValueLayout.JAVA_DOUBLE, 0, 1.0);
        GL.glClipPlane(GL_CLIP_PLANE0, plane.address());
        use(GL_VERTEX_PROGRAM_ARB, "!!ARBvp1.0\nOPTION ARB_position_invariant; MOV result.color, {0, 1, 0, 1}; END");
        cover();
        assertEquals(0x00ff00ff, lab.pixel(12, 3));
        assertEquals(0, lab.pixel(3, 3) & 0xffffff00);
        use(GL_VERTEX_PROGRAM_ARB, PASS);
        GL.glColor4f(0, 0, 1, 1);
        cover();
        assertEquals(0x0000ffff, lab.pixel(3, 3));
    }

    @Test
    void texturesAreThoseOfTheirUnits() {
        GL.glActiveTexture(GL_TEXTURE0 + 2);
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, lab.bytes(0, 51, 255, 255));
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        use(GL_FRAGMENT_PROGRAM_ARB, "!!ARBfp1.0\nTEX result.color, fragment.texcoord[0], texture[2], 2D; END");
        cover();
        assertEquals(0x0033ffff, lab.pixel(3, 12));
    }

    @Test
    void fogAndKilledFragments() {
        use(GL_FRAGMENT_PROGRAM_ARB, """
                !!ARBfp1.0
                OPTION ARB_fog_linear;
                TEMP t;
                SUB t, fragment.position.x, 8;
                KIL t;
                MOV result.color, {1, 0, 0, 1};
                END""");
        GL.glFogi(GL_FOG_COORD_SRC, GL_FOG_COORD);
        GL.glFogfv(GL_FOG_COLOR, lab.floats(0, 0, 1, 1));
        GL.glFogf(GL_FOG_START, 0);
        GL.glFogf(GL_FOG_END, 1);
        GL.glEnable(GL_FOG);
        GL.glFogCoordf(0.2f);
        cover();
        assertEquals(0xcc0033ff, lab.pixel(12, 3));
        assertEquals(0, lab.pixel(3, 3) & 0xffffff00);
    }

    @Test
    void invalidProgramsDoNotDraw() {
        int p = use(GL_VERTEX_PROGRAM_ARB, PASS);
        text(GL_VERTEX_PROGRAM_ARB, "!!ARBvp1.0\nMOV result.position, nothing; END");
        lab.error(GL_INVALID_OPERATION);
        assertEquals(32, get(GL_PROGRAM_ERROR_POSITION_ARB));
        GL.glBegin(GL_POINTS);
        lab.error(GL_INVALID_OPERATION);
        GL.glDrawArrays(GL_POINTS, 0, 1);
        lab.error(GL_INVALID_OPERATION);
        text(GL_VERTEX_PROGRAM_ARB, PASS);
        lab.noError();
        assertEquals(-1, get(GL_PROGRAM_ERROR_POSITION_ARB));
        assertEquals(2, get(GL_VERTEX_PROGRAM_ARB, GL_PROGRAM_INSTRUCTIONS_ARB));
        assertEquals(PASS.length(), get(GL_VERTEX_PROGRAM_ARB, GL_PROGRAM_LENGTH_ARB));
        assertEquals(p, get(GL_VERTEX_PROGRAM_ARB, GL_PROGRAM_BINDING_ARB));
        GL.glDrawArrays(GL_POINTS, 0, 1);
        lab.noError();
    }

    @Test
    void objectsAndTheirErrors() {
        int p = use(GL_VERTEX_PROGRAM_ARB, PASS);
        assertTrue(GL.glIsProgramARB(p));
        GL.glBindProgramARB(GL_FRAGMENT_PROGRAM_ARB, p);
        lab.error(GL_INVALID_OPERATION);
        GL.glBindProgramARB(GL_TEXTURE_2D, p);
        lab.error(GL_INVALID_ENUM);
        GL.glProgramEnvParameter4fARB(GL_VERTEX_PROGRAM_ARB, AssemblyLimits.PARAMETERS, 0, 0, 0, 0);
        lab.error(GL_INVALID_VALUE);
        GL.glDeleteProgramsARB(1, lab.ints(p));
        assertFalse(GL.glIsProgramARB(p));
        assertEquals(0, get(GL_VERTEX_PROGRAM_ARB, GL_PROGRAM_BINDING_ARB));
        GL.glProgramLocalParameter4dARB(GL_VERTEX_PROGRAM_ARB, 5, 1, 2, 3, 4);
        MemorySegment s = lab.memory(16);
        GL.glGetProgramLocalParameterfvARB(GL_VERTEX_PROGRAM_ARB, 5, s.address());
        assertArrayEquals(new float[] {1, 2, 3, 4}, s.toArray(ValueLayout.JAVA_FLOAT));
        GL.glPushAttrib(GL_ENABLE_BIT);
        GL.glDisable(GL_VERTEX_PROGRAM_ARB);
        GL.glPopAttrib();
        assertTrue(GL.glIsEnabled(GL_VERTEX_PROGRAM_ARB));
        lab.noError();
    }
}
