package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.FailsOnVkd3d;
import tepui.frontends.gl.GL;

/** Line stipples of loops: the pattern runs on from line to line, and along the last one (OpenGL 4.6 compatibility, section 14.5.2.1). */
final class StippledLoopTest {
    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    private void vertex(int x, int y) {
        GL.glVertex2f((x + 0.5f) / 8 - 1, (y + 0.5f) / 8 - 1);
    }

    private void assertDrawn(boolean drawn, int x, int y) {
        assertEquals(drawn ? 0xff0000ff : 0, lab.pixel(x, y) & (drawn ? 0xffffffff : 0xffffff00), x + ", " + y);
    }

    @Test
    @FailsOnVkd3d("stipples begin anew with each line")
    void thePatternRunsOnAlongALoop() {
        GL.glEnable(GL_LINE_STIPPLE);
        GL.glLineStipple(1, (short) 0x00ff);
        GL.glColor4f(1, 0, 0, 1);
        GL.glBegin(GL_LINE_LOOP);
        vertex(2, 2);
        vertex(12, 2);
        vertex(12, 12);
        vertex(2, 12);
        GL.glEnd();
        lab.noError();
        // Each side has ten fragments, and the pattern changes every eight.
        assertDrawn(true, 5, 2);
        assertDrawn(false, 12, 3);
        assertDrawn(true, 12, 9);
        assertDrawn(true, 11, 12);
        assertDrawn(false, 5, 12);
        assertDrawn(false, 2, 11);
        assertDrawn(true, 2, 7);
    }
}
