package tepui.frontends.gl.context;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GLContext;
import tepui.frontends.gl.TestDevice;
import tepui.frontends.gl.ext.Extensions;
import tepui.frontends.gl.ext.Versions;
import tepui.pipe.Device;

/** A device that captures in fewer than four buffers has what programs use that capture in one: all but ARB_transform_feedback3 and the versions with it. */
final class CaptureBuffersTest {
    private final Device device = TestDevice.nothing();

    @AfterEach
    void close() {
        device.close();
    }

    private List<String> extensions() {
        return new Extensions(device.caps(), 46, false, true, 32)
                .names().stream().filter(n -> n.contains("transform_feedback")).toList();
    }

    @Test
    void fourAreEnoughForAll() {
        device.caps().maxStreamTargets = 4;
        assertTrue(Versions.newest(device, false) >= 40);
        assertTrue(Versions.newestEs(device) >= 30);
        assertTrue(extensions().contains("GL_EXT_transform_feedback"));
    }

    @Test
    void threeAreEnoughForMost() {
        device.caps().maxStreamTargets = 3;
        assertFalse(extensions().contains("GL_ARB_transform_feedback3"));
        assertEquals(33, Versions.newest(device, false));
        assertTrue(Versions.newestEs(device) >= 30);
        assertTrue(extensions().contains("GL_EXT_transform_feedback"));
    }

    @Test
    void whatTheDeviceHasNotCannotBeBound() {
        device.caps().maxStreamTargets = 1;
        GLContext context =
                GLContext.create(device, ContextAttributes.compatibility().withSize(8, 8));
        context.makeCurrent();
        glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, 0);
        assertEquals(GL_NO_ERROR, glGetError());
        glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 1, 0);
        assertEquals(GL_INVALID_VALUE, glGetError());
        GLContext.release();
        context.close();
    }
}
