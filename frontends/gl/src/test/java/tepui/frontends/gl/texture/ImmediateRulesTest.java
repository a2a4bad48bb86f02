package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;

/** What holds of all draws holds of primitives between glBegin and glEnd, of those of lists, and of copied pixels. */
final class ImmediateRulesTest {
    private static final String GREEN = "#version 130\nout vec4 c; void main() { c = vec4(0.0, 1.0, 0.0, 1.0); }";

    private final GlLab lab = GlLab.compatibility();

    @BeforeEach
    void clear() {
        GL.glClear(GL_COLOR_BUFFER_BIT);
    }

    @AfterEach
    void close() {
        lab.close();
    }

    private static void primitive(int mode) {
        GL.glBegin(mode);
        GL.glVertex2f(-1, -1);
        GL.glVertex2f(3, -1);
        GL.glVertex2f(-1, 3);
        GL.glEnd();
    }

    private void refused(String why) {
        assertEquals(GL_INVALID_OPERATION, GL.glGetError());
        assertEquals(why, GLContext.lastError());
        assertEquals(0, lab.pixel(8, 8));
        GL.glUseProgram(0);
        GL.glColor3f(0, 1, 0);
        primitive(GL_TRIANGLES);
        lab.noError();
        assertEquals(0x00ff00ff, lab.pixel(8, 8));
    }

    private void use(int stage, String text) {
        int p = GL.glCreateProgram();
        String vertex = "#version 150 compatibility\nvoid main() { gl_Position = gl_Vertex; }";
        GL.glAttachShader(p, lab.shader(GL_VERTEX_SHADER, vertex));
        GL.glAttachShader(p, lab.shader(stage, text));
        GL.glAttachShader(p, lab.shader(GL_FRAGMENT_SHADER, GREEN));
        GL.glLinkProgram(p);
        GL.glUseProgram(p);
        lab.noError();
    }

    @Test
    void moreThanMemoryHoldsIsNotCopied() {
        for (int[] size :
                new int[][] {{1203727282, Integer.MAX_VALUE}, {Integer.MAX_VALUE, Integer.MAX_VALUE}, {65536, 65536}}) {
            for (int type : new int[] {GL_COLOR, GL_DEPTH, GL_STENCIL}) {
                GL.glCopyPixels(0, 2, size[0], size[1], type);
                assertEquals(GL_OUT_OF_MEMORY, GL.glGetError());
            }
        }
        GL.glCopyPixels(0, 0, 1, 1, GL_COLOR);
        lab.noError();
    }

    @Test
    void patchesNeedATessellationShader() {
        primitive(GL_PATCHES);
        refused("glEnd: mode is GL_PATCHES, and no program tessellates");
    }

    @Test
    void listsOfPatchesNeedOneWhenTheyAreCalled() {
        GL.glNewList(1, GL_COMPILE);
        primitive(GL_PATCHES);
        GL.glEndList();
        lab.noError();
        GL.glCallList(1);
        refused("glEnd: mode is GL_PATCHES, and no program tessellates");
    }

    @Test
    void aTessellationShaderTakesPatchesOnly() {
        use(GL_TESS_EVALUATION_SHADER, """
                #version 150 compatibility
                #extension GL_ARB_tessellation_shader : require
                layout(triangles) in;
                void main() { gl_Position = gl_in[0].gl_Position; }
                """);
        primitive(GL_TRIANGLES);
        refused("glEnd: mode is no patches");
    }

    @Test
    void aGeometryShaderTakesItsPrimitivesOnly() {
        use(GL_GEOMETRY_SHADER, """
                #version 150 compatibility
                layout(lines) in;
                layout(points, max_vertices = 1) out;
                void main() { gl_Position = gl_in[0].gl_Position; EmitVertex(); }
                """);
        primitive(GL_TRIANGLES);
        refused("glEnd: the geometry shader takes other primitives");
    }

    /** glVertexAttrib1f(0, x) is a vertex, too: y and z are 0, w is 1. */
    @Test
    void oneComponentOfAttribute0IsAVertex() {
        GL.glColor3f(0, 1, 0);
        GL.glPointSize(4);
        GL.glBegin(GL_POINTS);
        GL.glVertexAttrib1f(0, 0.5f);
        GL.glVertexAttrib1s(0, (short) 0);
        GL.glVertexAttrib1d(0, -0.5);
        GL.glEnd();
        lab.noError();
        assertEquals(0x00ff00ff, lab.pixel(12, 8));
        assertEquals(0x00ff00ff, lab.pixel(8, 8));
        assertEquals(0x00ff00ff, lab.pixel(4, 8));
        assertEquals(0, lab.pixel(4, 4));
    }

    @Test
    void pointersOfArraysAreNotSetInsideAPrimitive() {
        Runnable[] calls = {
            () -> GL.glVertexPointer(2, GL_FLOAT, 0, 0),
            () -> GL.glColorPointer(4, GL_FLOAT, 0, 0),
            () -> GL.glSecondaryColorPointer(3, GL_FLOAT, 0, 0),
            () -> GL.glNormalPointer(GL_FLOAT, 0, 0),
            () -> GL.glTexCoordPointer(2, GL_FLOAT, 0, 0)
        };
        for (Runnable call : calls) {
            GL.glBegin(GL_POINTS);
            call.run();
            GL.glEnd();
            lab.error(GL_INVALID_OPERATION);
        }
    }
}
