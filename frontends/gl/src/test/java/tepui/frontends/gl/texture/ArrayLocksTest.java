package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;

/** EXT_compiled_vertex_array: locks are kept, told, refused where the extension says so, and change nothing that is drawn. */
final class ArrayLocksTest {
    private GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    private void locked(int first, int count) {
        lab.noError();
        MemorySegment s = lab.memory(4);
        GL.glGetIntegerv(GL_ARRAY_ELEMENT_LOCK_FIRST_EXT, s.address());
        assertEquals(first, s.get(ValueLayout.JAVA_INT, 0));
        GL.glGetIntegerv(GL_ARRAY_ELEMENT_LOCK_COUNT_EXT, s.address());
        assertEquals(count, s.get(ValueLayout.JAVA_INT, 0));
        lab.noError();
    }

    @Test
    void aLockIsToldUntilItEnds() {
        locked(0, 0);
        GL.glLockArraysEXT(3, 7);
        locked(3, 7);
        GL.glUnlockArraysEXT();
        locked(0, 0);
    }

    @Test
    void firstMustNotBeNegative() {
        GL.glLockArraysEXT(-1, 4);
        lab.error(GL_INVALID_VALUE);
        locked(0, 0);
    }

    @Test
    void countMustBePositive() {
        GL.glLockArraysEXT(0, 0);
        lab.error(GL_INVALID_VALUE);
        GL.glLockArraysEXT(0, -1);
        lab.error(GL_INVALID_VALUE);
        locked(0, 0);
    }

    @Test
    void whatIsLockedCannotBeLockedAgain() {
        GL.glLockArraysEXT(0, 4);
        GL.glLockArraysEXT(1, 2);
        lab.error(GL_INVALID_OPERATION);
        locked(0, 4);
    }

    @Test
    void whatIsNotLockedCannotBeUnlocked() {
        GL.glUnlockArraysEXT();
        lab.error(GL_INVALID_OPERATION);
    }

    @Test
    void betweenBeginAndEndThereAreNoLocks() {
        GL.glBegin(GL_POINTS);
        GL.glLockArraysEXT(0, 4);
        GL.glEnd();
        lab.error(GL_INVALID_OPERATION);
        GL.glLockArraysEXT(0, 4);
        GL.glBegin(GL_POINTS);
        GL.glUnlockArraysEXT();
        GL.glEnd();
        lab.error(GL_INVALID_OPERATION);
        locked(0, 4);
    }

    @Test
    void locksAreNotPutIntoLists() {
        GL.glNewList(1, GL_COMPILE);
        GL.glLockArraysEXT(0, 4);
        GL.glEndList();
        locked(0, 4);
        GL.glUnlockArraysEXT();
        GL.glCallList(1);
        locked(0, 0);
    }

    @Test
    void locksAreClientStateOfVertexArrays() {
        GL.glLockArraysEXT(1, 2);
        GL.glPushClientAttrib(GL_CLIENT_VERTEX_ARRAY_BIT);
        GL.glUnlockArraysEXT();
        GL.glPopClientAttrib();
        locked(1, 2);
        GL.glClientAttribDefaultEXT(GL_CLIENT_VERTEX_ARRAY_BIT);
        locked(0, 0);
    }

    @Test
    void whatIsDrawnWhileArraysAreLockedIsWhatTheArraysHold() {
        MemorySegment corners = lab.memory(32);
        GL.glVertexPointer(2, GL_FLOAT, 0, corners.address());
        GL.glEnableClientState(GL_VERTEX_ARRAY);
        GL.glColor4f(0, 1, 0, 1);
        GL.glLockArraysEXT(0, 4);
        GL.glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
        assertEquals(0, lab.pixel(3, 12) >>> 8);
        MemorySegment.copy(new float[] {-1, -1, 1, -1, -1, 1, 1, 1}, 0, corners, ValueLayout.JAVA_FLOAT, 0, 8);
        GL.glDrawElements(GL_TRIANGLE_STRIP, 4, GL_UNSIGNED_INT, lab.ints(0, 1, 2, 3));
        GL.glUnlockArraysEXT();
        assertEquals(0x00ff00ff, lab.pixel(3, 12));
    }

    @Test
    void theCoreProfileHasNoLocks() {
        lab.close();
        lab = GlLab.core();
        GL.glLockArraysEXT(0, 4);
        lab.error(GL_INVALID_OPERATION);
        GL.glGetIntegerv(GL_ARRAY_ELEMENT_LOCK_COUNT_EXT, lab.memory(4).address());
        lab.error(GL_INVALID_ENUM);
    }
}
