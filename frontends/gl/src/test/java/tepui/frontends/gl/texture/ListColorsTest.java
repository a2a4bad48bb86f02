package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;

/** Colours that display lists set between their primitives belong to what follows them, not to what stands before. */
final class ListColorsTest {
    private static final int WHITE = 0xffffffff;
    private static final int RED = 0xff0000ff;
    private static final int CYAN = 0x00ffffff;

    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    private static void half(float left) {
        GL.glBegin(GL_QUADS);
        GL.glVertex2f(left, -1);
        GL.glVertex2f(left + 1, -1);
        GL.glVertex2f(left + 1, 1);
        GL.glVertex2f(left, 1);
        GL.glEnd();
    }

    private void isLeftAndRight(int left, int right) {
        lab.noError();
        assertEquals(Integer.toHexString(left), Integer.toHexString(lab.pixel(3, 8)));
        assertEquals(Integer.toHexString(right), Integer.toHexString(lab.pixel(12, 8)));
    }

    @Test
    void aColorBetweenTwoPrimitivesLeavesTheFirstAsItWas() {
        GL.glNewList(1, GL_COMPILE);
        GL.glColor3f(1, 1, 1);
        half(-1);
        GL.glColor3f(0, 1, 1);
        half(0);
        GL.glEndList();
        GL.glCallList(1);
        isLeftAndRight(WHITE, CYAN);
    }

    @Test
    void aPrimitiveBeforeTheFirstColorHasTheCurrentOne() {
        GL.glNewList(1, GL_COMPILE);
        half(-1);
        GL.glColor3f(0, 1, 1);
        half(0);
        GL.glEndList();
        GL.glColor3f(1, 0, 0);
        GL.glCallList(1);
        isLeftAndRight(RED, CYAN);
    }

    @Test
    void theSameHoldsWhenTheListIsCalledAgain() {
        GL.glNewList(1, GL_COMPILE);
        half(-1);
        GL.glColor3f(0, 1, 1);
        half(0);
        GL.glEndList();
        GL.glCallList(1);
        GL.glCallList(1);
        isLeftAndRight(CYAN, CYAN);
    }

    @Test
    void aColorInsideThePrimitiveLeavesTheVerticesBeforeIt() {
        GL.glNewList(1, GL_COMPILE);
        GL.glShadeModel(GL_FLAT);
        half(-1);
        GL.glBegin(GL_QUADS);
        GL.glVertex2f(0, -1);
        GL.glVertex2f(1, -1);
        GL.glColor3f(0, 1, 1);
        GL.glVertex2f(1, 1);
        GL.glVertex2f(0, 1);
        GL.glEnd();
        GL.glEndList();
        GL.glColor3f(1, 0, 0);
        GL.glCallList(1);
        isLeftAndRight(RED, CYAN);
    }
}
