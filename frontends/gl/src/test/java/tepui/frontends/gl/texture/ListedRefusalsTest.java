package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static tepui.frontends.gl.GLConstants.*;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;

/** Calls in display lists that may not stand between glBegin and glEnd. */
final class ListedRefusalsTest {
    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    private static int list(Runnable calls) {
        return list(GL_COMPILE, calls);
    }

    private static int list(int mode, Runnable calls) {
        int list = GL.glGenLists(1);
        GL.glNewList(list, mode);
        calls.run();
        GL.glEndList();
        return list;
    }

    @Test
    void aListThatIsCalledInsideAPrimitiveChangesNoState() {
        int list = list(() -> {
            GL.glEnable(GL_BLEND);
            GL.glRectf(-1, -1, 1, 1);
        });
        GL.glBegin(GL_POINTS);
        GL.glCallList(list);
        GL.glEnd();
        lab.error(GL_INVALID_OPERATION);
        assertFalse(GL.glIsEnabled(GL_BLEND));
        assertEquals(0, lab.pixel(2, 2));
    }

    @Test
    void aCallInsideAPrimitiveOfAListIsRefusedWhenItIsCalled() {
        int list = list(() -> {
            GL.glBegin(GL_POINTS);
            GL.glEnable(GL_BLEND);
            GL.glEnd();
        });
        lab.noError();
        GL.glCallList(list);
        lab.error(GL_INVALID_OPERATION);
        assertFalse(GL.glIsEnabled(GL_BLEND));
    }

    @Test
    void aCallThatIsRefusedWhileAListIsCompiledIsPartOfIt() {
        int list = list(GL_COMPILE_AND_EXECUTE, () -> {
            GL.glBegin(GL_POINTS);
            GL.glEnable(GL_BLEND);
            GL.glEnd();
        });
        lab.error(GL_INVALID_OPERATION);
        GL.glCallList(list);
        lab.error(GL_INVALID_OPERATION);
        assertFalse(GL.glIsEnabled(GL_BLEND));
    }

    @Test
    void whatMayStandInsideAPrimitiveMayInLists() {
        int inner = list(() -> GL.glVertex2f(0, 0));
        int list = list(() -> {
            GL.glColor3f(1, 0, 0);
            GL.glMaterialfv(GL_FRONT, GL_AMBIENT, lab.floats(1, 1, 1, 1));
            GL.glTexCoord2f(0, 0);
            GL.glEvalCoord1f(0);
            GL.glCallList(inner);
            GL.glCallLists(1, GL_INT, lab.ints(inner));
        });
        GL.glBegin(GL_POINTS);
        GL.glCallList(list);
        GL.glEnd();
        lab.noError();
    }
}
