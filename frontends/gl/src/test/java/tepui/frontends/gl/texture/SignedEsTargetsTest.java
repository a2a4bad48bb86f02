package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;

/** EXT_render_snorm: signed formats are drawn to, read and made smaller in OpenGL ES 3.1. */
final class SignedEsTargetsTest {
    private static GlLab es(int major, int minor) {
        return new GlLab(ContextAttributes.es(major, minor).withSize(16, 16));
    }

    private static int target(GlLab lab, int format) {
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glTexStorage2D(GL_TEXTURE_2D, 2, format, 4, 4);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, lab.framebuffer());
        int texture = lab.name(s -> GL.glGetIntegerv(GL_TEXTURE_BINDING_2D, s));
        GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
        return GL.glCheckFramebufferStatus(GL_FRAMEBUFFER);
    }

    @ParameterizedTest
    @ValueSource(ints = {GL_R8_SNORM, GL_RG8_SNORM, GL_RGBA8_SNORM})
    void bytesWithSignsAreDrawnAndRead(int format) {
        try (GlLab lab = es(3, 1)) {
            assertEquals(GL_FRAMEBUFFER_COMPLETE, target(lab, format));
            GL.glClearColor(-1, 0, 0, 1);
            GL.glClear(GL_COLOR_BUFFER_BIT);
            MemorySegment s = lab.memory(4);
            GL.glReadPixels(0, 0, 1, 1, GL_RGBA, GL_BYTE, s.address());
            lab.noError();
            assertEquals(-127, s.get(ValueLayout.JAVA_BYTE, 0));
            assertEquals(127, s.get(ValueLayout.JAVA_BYTE, 3));
        }
    }

    @Test
    void wordsWithSignsAreReadAsWords() {
        try (GlLab lab = es(3, 1)) {
            assertEquals(GL_FRAMEBUFFER_COMPLETE, target(lab, GL_RGBA16_SNORM));
            assertEquals(GL_SHORT, lab.name(s -> GL.glGetIntegerv(GL_IMPLEMENTATION_COLOR_READ_TYPE, s)));
            GL.glClearColor(-1, 0, 0, 1);
            GL.glClear(GL_COLOR_BUFFER_BIT);
            MemorySegment s = lab.memory(8);
            GL.glReadPixels(0, 0, 1, 1, GL_RGBA, GL_SHORT, s.address());
            lab.noError();
            assertEquals(-32767, s.get(ValueLayout.JAVA_SHORT, 0));
        }
    }

    @Test
    void theyAreNotReadAsUnsignedBytes() {
        try (GlLab lab = es(3, 1)) {
            target(lab, GL_RGBA8_SNORM);
            GL.glReadPixels(0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, lab.memory(4).address());
            lab.error(GL_INVALID_OPERATION);
        }
    }

    @Test
    void theirRenderbuffersAndMipLevelsAreThere() {
        try (GlLab lab = es(3, 1)) {
            target(lab, GL_RG8_SNORM);
            GL.glGenerateMipmap(GL_TEXTURE_2D);
            lab.noError();
            GL.glBindRenderbuffer(GL_RENDERBUFFER, lab.renderbuffer());
            GL.glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8_SNORM, 4, 4);
            lab.noError();
            GL.glRenderbufferStorage(GL_RENDERBUFFER, GL_RGB8_SNORM, 4, 4);
            lab.error(GL_INVALID_ENUM);
        }
    }

    @Test
    void before31TheyAreNoTargets() {
        try (GlLab lab = es(3, 0)) {
            assertEquals(GL_FRAMEBUFFER_INCOMPLETE_ATTACHMENT, target(lab, GL_RGBA8_SNORM));
        }
    }
}
