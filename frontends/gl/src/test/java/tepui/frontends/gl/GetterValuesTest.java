package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.pipe.Device;

/** What getters tell where nothing was given yet, or where a value is an edge case of its type. */
final class GetterValuesTest {
    private final Device device = TestDevice.soft();
    private final GLJava gl = GLJava.checked();
    private final Arena arena = Arena.ofConfined();
    private final MemorySegment room = arena.allocate(64, 8);

    @AfterEach
    void close() {
        GLContext.release();
        gl.close();
        device.close();
        arena.close();
    }

    private GLContext make(ContextAttributes attributes) {
        GLContext c = GLContext.create(device, attributes.withSize(8, 8));
        c.makeCurrent();
        return c;
    }

    private int told(Runnable getter) {
        room.set(ValueLayout.JAVA_INT, 0, -77);
        getter.run();
        gl.check();
        return room.get(ValueLayout.JAVA_INT, 0);
    }

    private int made(java.util.function.LongConsumer generate) {
        return told(() -> generate.accept(room.address()));
    }

    @Test
    void renderbuffersOfOpenGlEsBeginAsRgba4() {
        try (GLContext _ = make(ContextAttributes.es(3, 2))) {
            int r = made(at -> GL.glGenRenderbuffers(1, at));
            GL.glBindRenderbuffer(GL_RENDERBUFFER, r);
            assertEquals(
                    GL_RGBA4,
                    told(() -> GL.glGetRenderbufferParameteriv(
                            GL_RENDERBUFFER, GL_RENDERBUFFER_INTERNAL_FORMAT, room.address())));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void attachmentsWithoutStorageHaveNoComponents(boolean texture) {
        try (GLContext _ = make(ContextAttributes.es(3, 2))) {
            int f = made(at -> GL.glGenFramebuffers(1, at));
            GL.glBindFramebuffer(GL_FRAMEBUFFER, f);
            if (texture) {
                int t = made(at -> GL.glGenTextures(1, at));
                GL.glBindTexture(GL_TEXTURE_2D, t);
                GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0);
            } else {
                int r = made(at -> GL.glGenRenderbuffers(1, at));
                GL.glBindRenderbuffer(GL_RENDERBUFFER, r);
                GL.glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, r);
            }
            int[][] expected = {
                {GL_FRAMEBUFFER_ATTACHMENT_RED_SIZE, 0},
                {GL_FRAMEBUFFER_ATTACHMENT_DEPTH_SIZE, 0},
                {GL_FRAMEBUFFER_ATTACHMENT_STENCIL_SIZE, 0},
                {GL_FRAMEBUFFER_ATTACHMENT_COMPONENT_TYPE, GL_NONE},
                {GL_FRAMEBUFFER_ATTACHMENT_COLOR_ENCODING, GL_LINEAR}
            };
            for (int[] e : expected) {
                int value = told(() -> GL.glGetFramebufferAttachmentParameteriv(
                        GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, e[0], room.address()));
                assertEquals(e[1], value, "0x" + Integer.toHexString(e[0]));
            }
        }
    }

    @Test
    void originsOfViewportsHaveNoBoundsBeforeThereAreSeveral() {
        try (GLContext _ = make(ContextAttributes.es(3, 0))) {
            GL.glViewport(-100000, 200000, 4, 4);
            assertArrayEquals(new int[] {-100000, 200000}, origin());
        }
        GLContext.release();
        try (GLContext _ = make(ContextAttributes.es(3, 2))) {
            GL.glViewport(-100000, 200000, 4, 4);
            assertArrayEquals(new int[] {-32768, 32767}, origin());
        }
    }

    private int[] origin() {
        int x = told(() -> GL.glGetIntegerv(GL_VIEWPORT, room.address()));
        return new int[] {x, room.get(ValueLayout.JAVA_INT, 4)};
    }

    @Test
    void levelsOfBufferTexturesWithoutBufferAreEmpty() {
        try (GLContext _ = make(ContextAttributes.core(4, 5))) {
            int t = made(at -> GL.glGenTextures(1, at));
            GL.glBindTexture(GL_TEXTURE_BUFFER, t);
            for (int name : new int[] {GL_TEXTURE_WIDTH, GL_TEXTURE_HEIGHT, GL_TEXTURE_DEPTH}) {
                assertEquals(0, told(() -> GL.glGetTexLevelParameteriv(GL_TEXTURE_BUFFER, 0, name, room.address())));
            }
        }
    }

    @Test
    void allBitsOfASampleMaskAreMinusOneInAnyWidth() {
        try (GLContext _ = make(ContextAttributes.es(3, 2))) {
            GL.glGetInteger64i_v(GL_SAMPLE_MASK_VALUE, 0, room.address());
            gl.check();
            assertEquals(-1L, room.get(ValueLayout.JAVA_LONG, 0));
        }
    }
}
