package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.pipe.Device;

/** Functions that OpenGL ES 2.0 has by an extension's name only. */
final class EsNamesTest {
    private final Device device = TestDevice.soft();

    @AfterEach
    void close() {
        GLContext.release();
        device.close();
    }

    private static void useTheExtensions() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment name = arena.allocate(ValueLayout.JAVA_INT);
            GL.glGenVertexArraysOES(1, name.address());
            GL.glBindVertexArrayOES(name.get(ValueLayout.JAVA_INT, 0));
            GL.glBindBuffer(GL_ARRAY_BUFFER, 1);
            GL.glBufferData(GL_ARRAY_BUFFER, 16, 0, GL_STREAM_DRAW);
            assertTrue(GL.glMapBufferRangeEXT(GL_ARRAY_BUFFER, 0, 16, GL_MAP_WRITE_BIT) != 0);
            assertTrue(GL.glUnmapBufferOES(GL_ARRAY_BUFFER));
        }
        assertEquals(GL_NO_ERROR, GL.glGetError(), GLContext::lastError);
    }

    @Test
    void contextsThatShareHaveThem() {
        try (GLContext one = GLContext.create(device, ContextAttributes.es(2, 0).withSize(4, 4));
                GLContext two =
                        GLContext.create(device, ContextAttributes.es(2, 0).withSize(4, 4), null, one)) {
            two.makeCurrent();
            useTheExtensions();
            GLContext.release();
        }
    }

    @Test
    void watchersAreToldThemByTheNameThatTheProgramUses() {
        List<String> told = new ArrayList<>();
        try (GLContext context =
                GLContext.create(device, ContextAttributes.es(2, 0).withSize(4, 4))) {
            context.makeCurrent();
            context.watch(new CallListener() {
                @Override
                public void call(String name, List<String> arguments) {
                    told.add(name + arguments);
                }

                @Override
                public void error(String text) {
                    told.add(text);
                }
            });
            useTheExtensions();
            context.watch(null);
        }
        assertTrue(
                told.contains(
                        "glMapBufferRangeEXT[target=GL_ARRAY_BUFFER, offset=0, length=16, access=GL_MAP_WRITE_BIT]"),
                told::toString);
    }

    @Test
    void theNamesOfLaterVersionsAreStillRefused() {
        try (GLContext one = GLContext.create(device, ContextAttributes.es(2, 0).withSize(4, 4));
                GLContext two =
                        GLContext.create(device, ContextAttributes.es(2, 0).withSize(4, 4), null, one)) {
            two.makeCurrent();
            GL.glBindVertexArray(0);
            assertEquals(GL_INVALID_OPERATION, GL.glGetError());
            GLContext.release();
        }
    }
}
