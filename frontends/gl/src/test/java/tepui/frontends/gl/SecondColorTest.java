package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.Test;
import tepui.pipe.Device;

/** Blending with a second colour on a device that has it for one draw buffer (OpenGL 4.6, 17.3.6.3). */
class SecondColorTest {
    @Test
    void aSecondColourIsBlendedOnAsManyDrawBuffersAsTheDeviceHasForIt() {
        withTwoTargets(both -> {
            GL.glEnable(GL_BLEND);
            assertEquals(GL_NO_ERROR, draw());
            GL.glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC1_ALPHA);
            assertEquals(GL_INVALID_OPERATION, draw());
            GL.glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
            GL.glBlendFunci(1, GL_SRC1_COLOR, GL_ZERO);
            assertEquals(GL_INVALID_OPERATION, draw());
            GL.glDisablei(GL_BLEND, 1);
            assertEquals(GL_NO_ERROR, draw());
            GL.glEnablei(GL_BLEND, 1);
            GL.glDrawBuffers(1, both);
            assertEquals(GL_NO_ERROR, draw());
        });
    }

    @Test
    void factorsOfASecondColourThatWereSetBeforeAreSeenWhenBlendingIsTurnedOn() {
        withTwoTargets(both -> {
            GL.glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC1_ALPHA);
            assertEquals(GL_NO_ERROR, draw());
            GL.glEnable(GL_BLEND);
            assertEquals(GL_INVALID_OPERATION, draw());
            GL.glDisable(GL_BLEND);
            assertEquals(GL_NO_ERROR, draw());
            GL.glEnablei(GL_BLEND, 1);
            assertEquals(GL_INVALID_OPERATION, draw());
        });
    }

    @Test
    void factorsOfASecondColourThatComeBackWithAttributesAreSeen() {
        withTwoTargets(both -> {
            GL.glEnable(GL_BLEND);
            GL.glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC1_ALPHA);
            GL.glPushAttrib(GL_COLOR_BUFFER_BIT);
            GL.glBlendFunc(GL_ONE, GL_ZERO);
            assertEquals(GL_NO_ERROR, draw());
            GL.glPopAttrib();
            assertEquals(GL_INVALID_OPERATION, draw());
            GL.glPushAttrib(GL_ENABLE_BIT);
            GL.glDisable(GL_BLEND);
            assertEquals(GL_NO_ERROR, draw());
            GL.glPopAttrib();
            assertEquals(GL_INVALID_OPERATION, draw());
        });
    }

    /** With a framebuffer of two textures and its draw buffers. */
    private static void withTwoTargets(LongConsumer body) {
        try (Device device = TestDevice.nothing();
                Arena memory = Arena.ofConfined();
                GLContext context = GLContext.create(
                        device, ContextAttributes.compatibility().withSize(4, 4));
                GLJava gl = new GLJava(false)) {
            context.makeCurrent();
            assertEquals(1, gl.getInteger(GL_MAX_DUAL_SOURCE_DRAW_BUFFERS));
            GL.glBindFramebuffer(GL_FRAMEBUFFER, gl.genFramebuffer());
            for (int i = 0; i < 2; i++) {
                int texture = gl.genTexture();
                GL.glBindTexture(GL_TEXTURE_2D, texture);
                GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, 4, 4);
                GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0 + i, GL_TEXTURE_2D, texture, 0);
            }
            long both = memory.allocateFrom(ValueLayout.JAVA_INT, GL_COLOR_ATTACHMENT0, GL_COLOR_ATTACHMENT1)
                    .address();
            GL.glDrawBuffers(2, both);
            body.accept(both);
            GLContext.release();
        }
    }

    private static int draw() {
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        return GL.glGetError();
    }

    @Test
    void factorsAreToldByTheirOldNamesForEachDrawBuffer() {
        try (Device device = TestDevice.nothing();
                Arena memory = Arena.ofConfined();
                GLContext context = GLContext.create(
                        device, ContextAttributes.compatibility().withSize(4, 4))) {
            context.makeCurrent();
            GL.glBlendFunci(1, GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
            var value = memory.allocate(ValueLayout.JAVA_INT);
            GL.glGetIntegeri_v(GL_BLEND_SRC, 1, value.address());
            assertEquals(GL_SRC_ALPHA, value.get(ValueLayout.JAVA_INT, 0));
            GL.glGetIntegeri_v(GL_BLEND_DST, 1, value.address());
            assertEquals(GL_ONE_MINUS_SRC_ALPHA, value.get(ValueLayout.JAVA_INT, 0));
            assertEquals(GL_NO_ERROR, GL.glGetError());
            GLContext.release();
        }
    }
}
