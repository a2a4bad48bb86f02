package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;

/** Draws of many ranges and of instances while a display list is compiled, and what attribute groups hold besides. */
final class ListedDrawsTest {
    private static final float[] TWO_STRIPS = {-1, -1, -0.5f, -1, -1, 1, -0.5f, 1, 0.5f, -1, 1, -1, 0.5f, 1, 1, 1};

    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    private MemorySegment corners() {
        MemorySegment corners = lab.memory(4 * TWO_STRIPS.length);
        MemorySegment.copy(TWO_STRIPS, 0, corners, ValueLayout.JAVA_FLOAT, 0, TWO_STRIPS.length);
        GL.glVertexPointer(2, GL_FLOAT, 0, corners.address());
        GL.glEnableClientState(GL_VERTEX_ARRAY);
        GL.glColor4f(1, 0, 0, 1);
        return corners;
    }

    private void bothStripsAreDrawn() {
        lab.noError();
        assertEquals(0xff0000ff, lab.pixel(1, 8));
        assertEquals(0, lab.pixel(8, 8) >>> 8);
        assertEquals(0xff0000ff, lab.pixel(14, 8));
    }

    @Test
    void rangesAreReadWhenTheListIsCompiled() {
        MemorySegment corners = corners();
        GL.glNewList(1, GL_COMPILE);
        GL.glMultiDrawArrays(GL_TRIANGLE_STRIP, lab.ints(0, 4), lab.ints(4, 4), 2);
        GL.glEndList();
        assertEquals(0, lab.pixel(1, 8) >>> 8, "only compiled");
        corners.fill((byte) 0);
        GL.glDisableClientState(GL_VERTEX_ARRAY);
        GL.glCallList(1);
        bothStripsAreDrawn();
    }

    @Test
    void indicesOfManyRangesToo() {
        corners();
        MemorySegment places = lab.memory(16);
        places.set(ValueLayout.JAVA_LONG, 0, lab.ints(0, 1, 2, 3));
        places.set(ValueLayout.JAVA_LONG, 8, lab.ints(3, 4, 5, 6));
        GL.glNewList(1, GL_COMPILE);
        GL.glMultiDrawElementsBaseVertex(
                GL_TRIANGLE_STRIP, lab.ints(4, 4), GL_UNSIGNED_INT, places.address(), 2, lab.ints(0, 1));
        GL.glEndList();
        assertEquals(0, lab.pixel(1, 8) >>> 8, "only compiled");
        places.fill((byte) 0);
        GL.glDisableClientState(GL_VERTEX_ARRAY);
        GL.glCallList(1);
        bothStripsAreDrawn();
    }

    @Test
    void aNegativeNumberOfRangesIsRefusedWhenTheListIsCalled() {
        corners();
        GL.glNewList(1, GL_COMPILE);
        GL.glMultiDrawArrays(GL_TRIANGLE_STRIP, 0, 0, -1);
        GL.glEndList();
        lab.noError();
        GL.glCallList(1);
        lab.error(GL_INVALID_VALUE);
    }

    @Test
    void instancesCannotBeCompiled() {
        corners();
        GL.glNewList(1, GL_COMPILE_AND_EXECUTE);
        GL.glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, 1);
        lab.error(GL_INVALID_OPERATION);
        GL.glDrawElementsInstanced(GL_TRIANGLE_STRIP, 4, GL_UNSIGNED_INT, lab.ints(0, 1, 2, 3), 1);
        lab.error(GL_INVALID_OPERATION);
        GL.glDrawElementsInstancedBaseVertex(GL_TRIANGLE_STRIP, 4, GL_UNSIGNED_INT, lab.ints(0, 1, 2, 3), 1, 0);
        lab.error(GL_INVALID_OPERATION);
        GL.glEndList();
        assertEquals(0, lab.pixel(1, 8) >>> 8);
    }

    @Test
    void clipControlIsPartOfTheTransformGroup() {
        GL.glPushAttrib(GL_TRANSFORM_BIT);
        GL.glClipControl(GL_UPPER_LEFT, GL_ZERO_TO_ONE);
        GL.glPopAttrib();
        MemorySegment s = lab.memory(4);
        GL.glGetIntegerv(GL_CLIP_ORIGIN, s.address());
        assertEquals(GL_LOWER_LEFT, s.get(ValueLayout.JAVA_INT, 0));
        GL.glGetIntegerv(GL_CLIP_DEPTH_MODE, s.address());
        assertEquals(GL_NEGATIVE_ONE_TO_ONE, s.get(ValueLayout.JAVA_INT, 0));
    }

    @Test
    void encodingAndDepthClampingArePartOfTheSwitches() {
        GL.glEnable(GL_DEPTH_CLAMP);
        GL.glPushAttrib(GL_ENABLE_BIT);
        GL.glEnable(GL_FRAMEBUFFER_SRGB);
        GL.glDisable(GL_DEPTH_CLAMP);
        GL.glPopAttrib();
        assertFalse(GL.glIsEnabled(GL_FRAMEBUFFER_SRGB));
        assertTrue(GL.glIsEnabled(GL_DEPTH_CLAMP));
    }

    @Test
    void frontAndBackIsNoBufferToReadFrom() {
        GL.glReadBuffer(GL_FRONT_AND_BACK);
        lab.error(GL_INVALID_OPERATION);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, lab.framebuffer());
        GL.glReadBuffer(GL_FRONT_AND_BACK);
        lab.error(GL_INVALID_OPERATION);
    }
}
