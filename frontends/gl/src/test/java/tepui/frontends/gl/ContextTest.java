package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.soft.SoftProvider;
import tepui.pipe.Device;

/** Contexts: how they are made, become current, and end. */
final class ContextTest {
    private final Device device = open();

    private static Device open() {
        SoftProvider provider = new SoftProvider();
        return TestDevice.open(provider);
    }

    @AfterEach
    void close() {
        GLContext.release();
        device.close();
    }

    @Test
    void aNewContextHasNoError() {
        try (GLContext context = GLContext.create(device, ContextAttributes.core(3, 3))) {
            context.makeCurrent();
            assertEquals(GLConstants.GL_NO_ERROR, GL.glGetError());
        }
    }

    private String made(ContextAttributes attributes) {
        try (GLContext context = GLContext.create(device, attributes)) {
            context.makeCurrent();
            return MemorySegment.ofAddress(GL.glGetString(GLConstants.GL_VERSION))
                    .reinterpret(200)
                    .getString(0);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {31, 32, 33, 40, 41, 42, 43, 44, 45, 46})
    @FailsOnVkd3d("vkd3d 1.2 has one viewport, so OpenGL is 4.0")
    void theNewestVersionRunsOlderPrograms(int version) {
        String text = made(ContextAttributes.core(version / 10, version % 10));
        assertTrue(text.startsWith("4.6 (Core Profile)"), text);
    }

    @Test
    @FailsOnVkd3d("vkd3d 1.2 has one viewport, so OpenGL is 4.0")
    void whatIsOlderThanTheProfilesHasEverything() {
        String text = made(ContextAttributes.core(2, 1));
        assertTrue(text.startsWith("4.6 (Compatibility Profile)"), text);
    }

    @ParameterizedTest
    @ValueSource(ints = {20, 30, 31, 32})
    void aContextOfOpenGlEsHasTheVersionAskedFor(int version) {
        String text = made(ContextAttributes.es(version / 10, version % 10));
        assertTrue(text.startsWith("OpenGL ES " + version / 10 + "." + version % 10), text);
    }

    @ParameterizedTest
    @ValueSource(ints = {16, 34, 47, 50, -1})
    void aVersionThatIsNoneOrNotThereIsRefused(int version) {
        ContextAttributes a = ContextAttributes.core(version / 10, version % 10);
        ContextException e = assertThrows(ContextException.class, () -> GLContext.create(device, a));
        assertTrue(e.getMessage().startsWith("GLContext.create: "), e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {12, 21, 33, 40})
    void aVersionOfOpenGlEsThatIsNoneOrNotThereIsRefused(int version) {
        ContextAttributes a = ContextAttributes.es(version / 10, version % 10);
        assertThrows(ContextException.class, () -> GLContext.create(device, a));
    }

    @Test
    @FailsOnVkd3d("vkd3d 1.2 has one viewport, so OpenGL is 4.0")
    void aContextWithoutErrorsTellsNone() {
        ContextAttributes a = ContextAttributes.core(4, 5).withFlags(false, false, false, true);
        try (GLContext context = GLContext.create(device, a)) {
            context.makeCurrent();
            GL.glEnable(GLConstants.GL_TRIANGLES);
            GL.glDrawArrays(GLConstants.GL_TRIANGLES, 0, -1);
            GL.glDrawArrays(GLConstants.GL_TRIANGLES, 0, 3);
            assertEquals(GLConstants.GL_NO_ERROR, GL.glGetError());
        }
    }

    @Test
    void anOldVersionCannotBeForwardCompatible() {
        ContextAttributes a = ContextAttributes.core(2, 1).withFlags(false, true, false, false);
        assertThrows(ContextException.class, () -> GLContext.create(device, a));
    }

    @Test
    void aCallWithoutContextSaysWhatToDo() {
        IllegalStateException e = assertThrows(IllegalStateException.class, GL::glGetError);
        assertTrue(e.getMessage().contains("no OpenGL context is current"), e.getMessage());
    }

    @Test
    void legacyFunctionsAreErrorsInCore() {
        try (GLContext context = GLContext.create(device, ContextAttributes.core(3, 3))) {
            context.makeCurrent();
            GL.glBegin(GLConstants.GL_TRIANGLES);
            assertEquals(GLConstants.GL_INVALID_OPERATION, GL.glGetError());
        }
    }

    @Test
    void aContextIsCurrentForOneThreadOnly() throws InterruptedException {
        try (GLContext context = GLContext.create(device, ContextAttributes.core(3, 3))) {
            context.makeCurrent();
            IllegalStateException[] thrown = new IllegalStateException[2];
            Thread thread = new Thread(() -> {
                thrown[0] = assertThrows(IllegalStateException.class, context::makeCurrent);
                thrown[1] = assertThrows(IllegalStateException.class, GL::glGetError);
            });
            thread.start();
            thread.join();
            assertTrue(thrown[0].getMessage().contains("release it there first"), thrown[0].getMessage());
            assertTrue(thrown[1].getMessage().contains("no OpenGL context"), thrown[1].getMessage());
        }
    }

    @Test
    void aThreadThatHasEndedHasNothingCurrent() throws InterruptedException {
        GLContext left = GLContext.create(device, ContextAttributes.core(3, 3));
        try (GLContext taken = GLContext.create(device, ContextAttributes.core(3, 3))) {
            for (GLContext c : new GLContext[] {left, taken}) {
                Thread thread = new Thread(c::makeCurrent);
                thread.start();
                thread.join();
            }
            taken.makeCurrent();
            assertEquals(GLConstants.GL_NO_ERROR, GL.glGetError());
        }
        left.close();
    }

    /** Whatever programs leave behind goes with the last context of its group: 16 MB each, of more than any device gives. */
    @Test
    void theLastContextOfAGroupTakesAllWithIt() {
        for (int i = 0; i < 600; i++) {
            try (GLContext first = GLContext.create(
                            device, ContextAttributes.compatibility().withSize(16, 16));
                    GLContext second = GLContext.create(
                            device, ContextAttributes.compatibility().withSize(16, 16), null, first)) {
                second.makeCurrent();
                GL.glBindBuffer(GL_ARRAY_BUFFER, 1);
                GL.glBufferData(GL_ARRAY_BUFFER, 8 << 20, 0, GL_STATIC_DRAW);
                GL.glBindTexture(GL_TEXTURE_2D, 1);
                GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 1024, 1024, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
                GL.glEnable(GL_TEXTURE_2D);
                GL.glBegin(GL_POINTS);
                GL.glVertex2f(0, 0);
                GL.glEnd();
                GL.glFinish();
                assertEquals(GL_NO_ERROR, GL.glGetError(), "context " + i);
                GLContext.release();
            }
        }
    }
}
