package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.soft.SoftProvider;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;

/** Contexts: how they are made, become current, and end. */
final class ContextTest {
    private final Device device = open();

    private static Device open() {
        SoftProvider provider = new SoftProvider();
        return provider.open(provider.devices().getFirst(), DeviceOptions.DEFAULT);
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

    @Test
    void aCallWithoutContextSaysWhatToDo() {
        IllegalStateException e = assertThrows(IllegalStateException.class, GL::glGetError);
        assertTrue(e.getMessage().contains("makeCurrent"), e.getMessage());
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
}
