package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;

/** Draw buffers that are two images of the default framebuffer: FRONT_AND_BACK, and LEFT (OpenGL 4.6, 17.4.1). */
final class FrontAndBackTest {
    private static final int RED = 0xFF0000FF;
    private static final int GREEN = 0x00FF00FF;
    private static final int YELLOW = 0xFFFF00FF;

    private final GlLab lab = GlLab.compatibility();

    @BeforeEach
    void draw() {
        // Blue in front, black behind.
        GL.glDrawBuffer(GL_FRONT);
        GL.glClearColor(0, 0, 1, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glDrawBuffer(GL_BACK);
        GL.glClearColor(0, 0, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glDrawBuffer(GL_FRONT_AND_BACK);
    }

    @AfterEach
    void close() {
        lab.close();
    }

    private void both(int front, int back) {
        GL.glReadBuffer(GL_FRONT);
        assertEquals(Integer.toHexString(front), Integer.toHexString(lab.pixel(3, 3)), "front");
        GL.glReadBuffer(GL_BACK);
        assertEquals(Integer.toHexString(back), Integer.toHexString(lab.pixel(3, 3)), "back");
        lab.noError();
    }

    private void program(String fragment) {
        int vs = lab.shader(GL_VERTEX_SHADER, "#version 130\nvoid main() { gl_Position = gl_Vertex; }");
        GL.glUseProgram(GlLab.program(vs, lab.shader(GL_FRAGMENT_SHADER, fragment)));
    }

    private static void square() {
        GL.glRectf(-1, -1, 1, 1);
    }

    @Test
    void clearsGoToBoth() {
        GL.glClearColor(1, 0, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        both(RED, RED);
        GL.glClearBufferfv(GL_COLOR, 0, lab.floats(0, 1, 0, 1));
        both(GREEN, GREEN);
        GL.glClearBufferfv(GL_COLOR, 1, lab.floats(1, 0, 0, 1));
        both(GREEN, GREEN);
    }

    @Test
    void drawsGoToBothAndBlendWithEach() {
        GL.glColor3f(1, 0, 0);
        GL.glEnable(GL_BLEND);
        GL.glBlendFunc(GL_ONE, GL_ONE);
        square();
        both(0xFF00FFFF, RED);
    }

    @Test
    void bothHaveTheStateOfTheFirstDrawBuffer() {
        GL.glEnablei(GL_BLEND, 0);
        GL.glBlendFunci(0, GL_ONE, GL_ONE);
        GL.glBlendFunci(1, GL_ZERO, GL_ZERO);
        GL.glColorMaski(0, true, true, false, true);
        GL.glColorMaski(1, false, false, true, true);
        GL.glColor3f(1, 0, 1);
        square();
        both(0xFF00FFFF, RED);
        GL.glClearColor(0, 1, 1, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        both(0x00FFFFFF, GREEN);
    }

    @Test
    void theColorOfAShaderGoesToBoth() {
        program("#version 130\nvoid main() { gl_FragColor = vec4(1, 0, 0, 1); }");
        square();
        both(RED, RED);
        program("#version 130\nvoid main() { gl_FragData[0] = vec4(0, 1, 0, 1); gl_FragData[1] = vec4(1); }");
        square();
        both(GREEN, GREEN);
        program("#version 330\nlayout(location = 1) out vec4 other; layout(location = 0) out vec4 color;"
                + "void main() { color = vec4(1, 1, 0, 1); other = vec4(1); }");
        square();
        both(YELLOW, YELLOW);
    }

    @Test
    void otherBuffersAfterThemAreOneAgain() {
        program("#version 130\nout vec4 color; void main() { color = vec4(1, 0, 0, 1); }");
        square();
        GL.glDrawBuffer(GL_BACK);
        program("#version 130\nout vec4 color; void main() { color = vec4(0, 1, 0, 1); }");
        square();
        both(RED, GREEN);
        GL.glDrawBuffer(GL_LEFT);
        square();
        both(GREEN, GREEN);
    }

    @Test
    void pixelsBlitsAndAccumulatedColorsGoToBoth() {
        GL.glWindowPos2i(0, 0);
        GL.glPixelZoom(16, 16);
        GL.glDrawPixels(1, 1, GL_RGBA, GL_UNSIGNED_BYTE, lab.bytes(255, 0, 0, 255));
        both(RED, RED);
        GL.glClearAccum(0, 1, 0, 1);
        GL.glClear(GL_ACCUM_BUFFER_BIT);
        GL.glAccum(GL_RETURN, 1);
        both(GREEN, GREEN);
        int f = lab.framebuffer();
        int r = lab.renderbuffer();
        GL.glBindRenderbuffer(GL_RENDERBUFFER, r);
        GL.glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, 16, 16);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, f);
        GL.glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, r);
        GL.glClearColor(1, 1, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
        GL.glBlitFramebuffer(0, 0, 16, 16, 0, 0, 16, 16, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
        both(YELLOW, YELLOW);
    }

    @Test
    void leftIsReadFromTheFront() {
        GL.glReadBuffer(GL_LEFT);
        assertEquals(0x0000FFFF, lab.pixel(3, 3));
        lab.noError();
    }
}
