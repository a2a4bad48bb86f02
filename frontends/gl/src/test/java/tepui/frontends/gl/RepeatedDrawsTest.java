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
import tepui.pipe.Device;

/** Draws that are like the one before are not checked again: what comes between them and matters must be noticed. */
final class RepeatedDrawsTest {
    private final Arena arena = Arena.ofAuto();
    private final Device device = TestDevice.open(new tepui.drivers.soft.SoftProvider());
    private final GLContext context =
            GLContext.create(device, ContextAttributes.compatibility().withSize(8, 8));
    private final MemorySegment word = arena.allocate(4, 4);

    @BeforeEach
    void twoDrawsAlike() {
        context.makeCurrent();
        GL.glGenBuffers(1, word.address());
        GL.glBindBuffer(GL_ARRAY_BUFFER, word.get(ValueLayout.JAVA_INT, 0));
        MemorySegment data = arena.allocateFrom(ValueLayout.JAVA_FLOAT, -1, -1, 3, -1, -1, 3);
        GL.glBufferData(GL_ARRAY_BUFFER, data.byteSize(), data.address(), GL_DYNAMIC_DRAW);
        GL.glVertexPointer(2, GL_FLOAT, 0, 0);
        GL.glEnableClientState(GL_VERTEX_ARRAY);
        triangle();
        triangle();
        assertEquals(GL_NO_ERROR, GL.glGetError());
    }

    @AfterEach
    void close() {
        context.close();
        device.close();
    }

    private static void triangle() {
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
    }

    private int pixel() {
        GL.glReadPixels(3, 3, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, word.address());
        return word.get(ValueLayout.JAVA_INT, 0);
    }

    @Test
    void aBufferThatIsMappedIsAnErrorUntilItIsUnmapped() {
        assertNotEquals(0, GL.glMapBuffer(GL_ARRAY_BUFFER, GL_READ_ONLY));
        triangle();
        assertEquals(GL_INVALID_OPERATION, GL.glGetError());
        triangle();
        assertEquals(GL_INVALID_OPERATION, GL.glGetError());
        GL.glUnmapBuffer(GL_ARRAY_BUFFER);
        triangle();
        assertEquals(GL_NO_ERROR, GL.glGetError());
    }

    @Test
    void selectionTakesWhatFollows() {
        MemorySegment hits = arena.allocate(64, 4);
        GL.glSelectBuffer(16, hits.address());
        GL.glRenderMode(GL_SELECT);
        GL.glInitNames();
        GL.glPushName(7);
        // Draws of several instances are drawn in every mode; they do not hide the mode from those behind them.
        GL.glDrawArraysInstanced(GL_TRIANGLES, 0, 3, 1);
        triangle();
        assertEquals(1, GL.glRenderMode(GL_RENDER));
        assertEquals(7, hits.get(ValueLayout.JAVA_INT, 12));
    }

    @Test
    void negativeValuesAreErrors() {
        GL.glDrawArrays(GL_TRIANGLES, -1, 3);
        assertEquals(GL_INVALID_VALUE, GL.glGetError());
        GL.glDrawArrays(GL_TRIANGLES, 0, -3);
        assertEquals(GL_INVALID_VALUE, GL.glGetError());
        GL.glDrawElements(GL_TRIANGLES, -3, GL_UNSIGNED_INT, 0);
        assertEquals(GL_INVALID_VALUE, GL.glGetError());
    }

    @Test
    void drawsOfOtherModesLieBetween() {
        GL.glPolygonMode(GL_FRONT_AND_BACK, GL_FILL);
        GL.glEnable(GL_POLYGON_STIPPLE);
        GL.glPolygonStipple(arena.allocate(128).address());
        GL.glClear(GL_COLOR_BUFFER_BIT);
        triangle();
        assertEquals(0, pixel() & 0xffffff);
        // Lines have no stipple of polygons: they are drawn by other code than the triangles around them.
        GL.glDrawArrays(GL_LINES, 0, 2);
        triangle();
        assertEquals(0, pixel() & 0xffffff);
        GL.glDisable(GL_POLYGON_STIPPLE);
        triangle();
        assertEquals(0xffffff, pixel() & 0xffffff);
        assertEquals(GL_NO_ERROR, GL.glGetError());
    }

    @Test
    void verticesOneByOneLieBetween() {
        GL.glBegin(GL_TRIANGLES);
        GL.glVertex2f(2, 2);
        GL.glVertex2f(3, 2);
        GL.glVertex2f(2, 3);
        GL.glEnd();
        triangle();
        assertEquals(0xffffff, pixel() & 0xffffff);
    }
}
