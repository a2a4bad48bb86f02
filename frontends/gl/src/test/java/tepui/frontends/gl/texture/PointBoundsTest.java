package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;

/** Bounds of the sizes of points, which hold without attenuation too. */
final class PointBoundsTest {
    private static final int WHITE = 0xffffffff;
    private static final int BLACK = 0;

    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    private static void draw() {
        GL.glBegin(GL_POINTS);
        GL.glVertex2f(1 / 16f, 1 / 16f);
        GL.glEnd();
    }

    @Test
    void aPointIsNoLargerThanTheLargestSize() {
        GL.glPointSize(9);
        GL.glPointParameterf(GL_POINT_SIZE_MAX, 1);
        draw();
        assertEquals(WHITE, lab.pixel(8, 8));
        assertEquals(BLACK, lab.pixel(10, 8));
    }

    @Test
    void aPointIsNoSmallerThanTheSmallestSize() {
        GL.glPointSize(1);
        GL.glPointParameterf(GL_POINT_SIZE_MIN, 5);
        draw();
        assertEquals(WHITE, lab.pixel(10, 8));
        assertEquals(BLACK, lab.pixel(12, 8));
    }

    @Test
    void boundsThatChangeBetweenDrawsCount() {
        GL.glPointSize(5);
        GL.glPointParameterf(GL_POINT_SIZE_MAX, 1);
        draw();
        assertEquals(BLACK, lab.pixel(10, 8));
        GL.glPointParameterf(GL_POINT_SIZE_MAX, 9);
        draw();
        assertEquals(WHITE, lab.pixel(10, 8));
    }
}
