package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;

/** In the compatibility profile the position and generic attribute 0 are one attribute, however it is given. */
final class PositionAttributeTest {
    private static final float[] CORNERS = {-1, -1, 1, -1, -1, 1, 1, 1};

    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    private void program(String vertex) {
        int p = GlLab.program(
                lab.shader(GL_VERTEX_SHADER, vertex),
                lab.shader(
                        GL_FRAGMENT_SHADER, "#version 130\nout vec4 c; void main() { c = vec4(0.0, 1.0, 0.0, 1.0); }"));
        GL.glUseProgram(p);
        lab.noError();
    }

    private void generic() {
        program("#version 130\nin vec2 position; void main() { gl_Position = vec4(position, 0.0, 1.0); }");
    }

    private void conventional() {
        program("#version 130\nvoid main() { gl_Position = gl_Vertex; }");
    }

    private void covers() {
        lab.noError();
        assertEquals(0x00ff00ff, lab.pixel(3, 12));
    }

    @Test
    void theVertexArrayFeedsGenericAttribute0() {
        generic();
        GL.glVertexPointer(2, GL_FLOAT, 0, lab.floats(CORNERS));
        GL.glEnableClientState(GL_VERTEX_ARRAY);
        GL.glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
        covers();
    }

    @Test
    void genericArray0FeedsTheVertexAndIsStronger() {
        conventional();
        GL.glVertexPointer(2, GL_FLOAT, 0, lab.floats(new float[8]));
        GL.glEnableClientState(GL_VERTEX_ARRAY);
        GL.glVertexAttribPointer(0, 2, GL_FLOAT, false, 0, lab.floats(CORNERS));
        GL.glEnableVertexAttribArray(0);
        GL.glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
        covers();
    }

    @Test
    void verticesOneByOneFeedGenericAttribute0() {
        generic();
        GL.glBegin(GL_TRIANGLE_STRIP);
        for (int i = 0; i < 8; i += 2) GL.glVertex2f(CORNERS[i], CORNERS[i + 1]);
        GL.glEnd();
        covers();
    }

    @Test
    void patchesMayStandInAList() {
        int p = GL.glCreateProgram();
        GL.glAttachShader(
                p,
                lab.shader(GL_VERTEX_SHADER, "#version 150 compatibility\nvoid main() { gl_Position = gl_Vertex; }"));
        GL.glAttachShader(p, lab.shader(GL_TESS_EVALUATION_SHADER, """
                #version 150 compatibility
                #extension GL_ARB_tessellation_shader : require
                layout(quads) in;
                void main() {
                    gl_Position = mix(
                        mix(gl_in[0].gl_Position, gl_in[1].gl_Position, gl_TessCoord.x),
                        mix(gl_in[2].gl_Position, gl_in[3].gl_Position, gl_TessCoord.x), gl_TessCoord.y);
                }
                """));
        GL.glAttachShader(
                p,
                lab.shader(
                        GL_FRAGMENT_SHADER, "#version 130\nout vec4 c; void main() { c = vec4(0.0, 1.0, 0.0, 1.0); }"));
        GL.glLinkProgram(p);
        GL.glUseProgram(p);
        lab.noError();
        GL.glNewList(1, GL_COMPILE);
        GL.glPatchParameteri(GL_PATCH_VERTICES, 4);
        GL.glBegin(GL_PATCHES);
        for (int i = 0; i < 8; i += 2) GL.glVertex2f(CORNERS[i], CORNERS[i + 1]);
        GL.glEnd();
        GL.glEndList();
        GL.glCallList(1);
        covers();
    }

    @Test
    void planesMoveWithoutAChangeOfTheProgram() {
        generic();
        GL.glEnable(GL_CLIP_PLANE0);
        for (double side : new double[] {1, -1}) {
            MemorySegment plane = lab.memory(32);
            plane.set(ValueLayout.JAVA_DOUBLE, 0, side);
            GL.glClipPlane(GL_CLIP_PLANE0, plane.address());
            GL.glClear(GL_COLOR_BUFFER_BIT);
            GL.glRectf(-1, -1, 1, 1);
            assertEquals(side > 0 ? 0 : 0x00ff00ff, lab.pixel(3, 8));
            assertEquals(side > 0 ? 0x00ff00ff : 0, lab.pixel(12, 8));
        }
    }

    @Test
    void polygonsOfAProgramAreDrawnThroughThePattern() {
        generic();
        GL.glEnable(GL_POLYGON_STIPPLE);
        MemorySegment pattern = lab.memory(128);
        // Of row 5, pixel 3.
        pattern.set(ValueLayout.JAVA_BYTE, 4 * 5, (byte) 0x10);
        GL.glPolygonStipple(pattern.address());
        GL.glRectf(-1, -1, 1, 1);
        assertEquals(0x00ff00ff, lab.pixel(3, 5));
        assertEquals(0, lab.pixel(4, 5));
        assertEquals(0, lab.pixel(3, 6));
        pattern.set(ValueLayout.JAVA_BYTE, 4 * 6, (byte) 0x10);
        GL.glPolygonStipple(pattern.address());
        GL.glRectf(-1, -1, 1, 1);
        assertEquals(0x00ff00ff, lab.pixel(3, 6));
    }
}
