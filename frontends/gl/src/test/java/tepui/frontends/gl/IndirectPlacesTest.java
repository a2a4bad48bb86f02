package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.soft.SoftProvider;
import tepui.pipe.Device;

/** Draws and dispatches whose numbers are said to lie outside of the buffer that has them. */
class IndirectPlacesTest {
    private Device device;
    private GLContext context;
    private GLJava gl;

    @BeforeEach
    void open() {
        device = TestDevice.open(new SoftProvider());
        context = GLContext.create(device, ContextAttributes.compatibility().withSize(8, 8));
        context.makeCurrent();
        gl = GLJava.checked();
        glBindVertexArray(gl.genVertexArray());
        int buffer = gl.genBuffer();
        int[] targets = {GL_DRAW_INDIRECT_BUFFER, GL_DISPATCH_INDIRECT_BUFFER, GL_PARAMETER_BUFFER};
        for (int target : targets) glBindBuffer(target, buffer);
        glBufferData(GL_DRAW_INDIRECT_BUFFER, 64, 0, GL_STATIC_DRAW);
        gl.check();
    }

    @AfterEach
    void close() {
        gl.close();
        GLContext.release();
        context.close();
        device.close();
    }

    /** The end of the last two is more than there are numbers for. */
    @ParameterizedTest
    @ValueSource(longs = {52, 64, 1L << 40, Long.MAX_VALUE - 19, Long.MAX_VALUE - 3})
    void argumentsBehindTheBufferAreAnInvalidOperation(long at) {
        glDrawArraysIndirect(GL_TRIANGLES, at);
        assertEquals(GL_INVALID_OPERATION, glGetError());
        glMultiDrawArraysIndirect(GL_TRIANGLES, at, 3, 0);
        assertEquals(GL_INVALID_OPERATION, glGetError());
        glMultiDrawArraysIndirectCount(GL_TRIANGLES, 0, at + 12 < 0 ? at : at + 12, 1, 0);
        assertEquals(GL_INVALID_OPERATION, glGetError());
    }

    @Test
    void aPlaceBelowZeroIsNoPlaceOfTheNumberOfDraws() {
        for (long at : new long[] {-4, -16, Long.MIN_VALUE}) {
            glMultiDrawArraysIndirectCount(GL_TRIANGLES, 0, at, 1, 0);
            assertEquals(GL_INVALID_OPERATION, glGetError());
        }
        glMultiDrawArraysIndirectCount(GL_TRIANGLES, 0, -1, 1, 0);
        assertEquals(GL_INVALID_VALUE, glGetError());
    }
}
