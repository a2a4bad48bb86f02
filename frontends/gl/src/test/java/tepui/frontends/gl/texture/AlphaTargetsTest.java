package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLJava;

/** Images of alpha, luminance and intensity that are drawn to, in the compatibility profile. */
final class AlphaTargetsTest {
    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    private int target(int point, int format) {
        int t = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, t);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, format, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        GL.glFramebufferTexture2D(GL_FRAMEBUFFER, point, GL_TEXTURE_2D, t, 0);
        GL.glBindTexture(GL_TEXTURE_2D, 0);
        lab.noError();
        return t;
    }

    private int object(int format) {
        int f = lab.framebuffer();
        GL.glBindFramebuffer(GL_FRAMEBUFFER, f);
        int t = target(GL_COLOR_ATTACHMENT0, format);
        assertEquals(GL_FRAMEBUFFER_COMPLETE, GL.glCheckFramebufferStatus(GL_FRAMEBUFFER), Integer.toHexString(format));
        GL.glViewport(0, 0, 4, 4);
        return t;
    }

    private static void fill(float r, float g, float b, float a) {
        GL.glColor4f(r, g, b, a);
        GL.glRectf(-1, -1, 1, 1);
    }

    private void clear(float r, float g, float b, float a) {
        GL.glClearColor(r, g, b, a);
        GL.glClear(GL_COLOR_BUFFER_BIT);
    }

    private void reads(int want) {
        int got = lab.pixel(1, 1);
        lab.noError();
        for (int shift = 0; shift < 32; shift += 8) {
            assertEquals(want >>> shift & 255, got >>> shift & 255, 1, () -> Integer.toHexString(got));
        }
    }

    @Test
    void drawsClearsAndReadsReachAlpha() {
        for (int format : new int[] {GL_ALPHA, GL_ALPHA8, GL_ALPHA16, GL_ALPHA16F_ARB, GL_ALPHA32F_ARB}) {
            object(format);
            clear(0.2f, 0.4f, 0.6f, 0.8f);
            reads(0xcc);
            fill(0.8f, 0.6f, 0.4f, 0.2f);
            reads(0x33);
            GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
        }
    }

    @Test
    void luminanceAndIntensityTakeRed() {
        int[] formats = {GL_LUMINANCE8, GL_LUMINANCE16, GL_LUMINANCE32F_ARB, GL_INTENSITY8, GL_INTENSITY16F_ARB};
        for (int format : formats) {
            object(format);
            clear(0.2f, 0.4f, 0.6f, 0.8f);
            reads(0x330000ff);
            fill(0.8f, 0.6f, 0.4f, 0.2f);
            reads(0xcc0000ff);
            GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
        }
    }

    @Test
    void aRenderbufferOfAlphaHasBitsOfAlphaAlone() {
        GL.glBindFramebuffer(GL_FRAMEBUFFER, lab.framebuffer());
        int r = lab.renderbuffer();
        GL.glBindRenderbuffer(GL_RENDERBUFFER, r);
        GL.glRenderbufferStorage(GL_RENDERBUFFER, GL_ALPHA8, 4, 4);
        GL.glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, r);
        assertEquals(GL_FRAMEBUFFER_COMPLETE, GL.glCheckFramebufferStatus(GL_FRAMEBUFFER));
        clear(1, 1, 1, 0.4f);
        reads(0x66);
        try (GLJava gl = new GLJava(false)) {
            assertEquals(8, gl.getInteger(GL_ALPHA_BITS));
            assertEquals(0, gl.getInteger(GL_RED_BITS));
        }
    }

    @Test
    void masksOfAlphaCountAndThoseOfColoursDoNot() {
        object(GL_ALPHA8);
        clear(0, 0, 0, 0.2f);
        GL.glColorMask(true, true, true, false);
        fill(1, 1, 1, 1);
        clear(1, 1, 1, 1);
        reads(0x33);
        GL.glColorMask(false, false, false, true);
        fill(0, 0, 0, 0.4f);
        reads(0x66);
        clear(0, 0, 0, 0.6f);
        reads(0x99);
    }

    @Test
    void alphaIsBlendedByItsOwnEquation() {
        object(GL_ALPHA8);
        GL.glEnable(GL_BLEND);
        clear(0, 0, 0, 0.4f);
        GL.glBlendFuncSeparate(GL_ZERO, GL_ZERO, GL_SRC_COLOR, GL_ONE);
        fill(0, 0, 0, 0.5f);
        reads(0xa6);
        clear(0, 0, 0, 0.4f);
        GL.glBlendFunc(GL_ONE_MINUS_DST_ALPHA, GL_DST_COLOR);
        fill(0, 0, 0, 0.5f);
        reads(0x75);
        clear(0, 0, 0, 0.8f);
        GL.glBlendColor(0, 0, 0, 0.25f);
        GL.glBlendFuncSeparate(GL_ONE, GL_ONE, GL_CONSTANT_COLOR, GL_ONE);
        GL.glBlendEquationSeparate(GL_FUNC_ADD, GL_FUNC_REVERSE_SUBTRACT);
        fill(1, 1, 1, 0.8f);
        reads(0x99);
        clear(0, 0, 0, 0.25f);
        GL.glBlendEquation(GL_FUNC_ADD);
        GL.glBlendFunc(GL_SRC_ALPHA_SATURATE, GL_ZERO);
        fill(0, 0, 0, 0.8f);
        reads(0xcc);
    }

    @Test
    void targetsAlphaOfLuminanceIsOneAndThatOfIntensityIsItself() {
        GL.glEnable(GL_BLEND);
        GL.glBlendFunc(GL_DST_ALPHA, GL_ZERO);
        object(GL_LUMINANCE8);
        clear(0.2f, 0, 0, 0);
        fill(0.4f, 0, 0, 0);
        reads(0x660000ff);
        object(GL_INTENSITY8);
        clear(0.5f, 0, 0, 0);
        fill(0.4f, 0, 0, 0);
        reads(0x330000ff);
    }

    @Test
    void testsLookAtAlphaAsBefore() {
        object(GL_ALPHA8);
        clear(0, 0, 0, 0);
        GL.glEnable(GL_ALPHA_TEST);
        GL.glAlphaFunc(GL_GREATER, 0.5f);
        fill(1, 1, 1, 0.4f);
        reads(0);
        fill(0, 0, 0, 0.6f);
        reads(0x99);
    }

    @Test
    void whatIsDrawnIsSampledAsAlpha() {
        int t = object(GL_ALPHA8);
        fill(1, 1, 1, 0.4f);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
        GL.glBindTexture(GL_TEXTURE_2D, t);
        GL.glEnable(GL_TEXTURE_2D);
        GL.glTexEnvi(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_REPLACE);
        fill(0.2f, 0.4f, 0.6f, 1);
        GL.glDisable(GL_TEXTURE_2D);
        assertEquals(0x33669966, lab.pixel(1, 1));
        assertEquals(0x66, lab.texels(GL_TEXTURE_2D, 0, 16)[5]);
    }

    private static final String TWO = """
            #version 130
            uniform int which;
            void main() {
                gl_FragData[0] = vec4(0.2, 0.4, 0.6, 0.8);
                gl_FragData[1] = vec4(0.8, 0.6, 0.4, 0.2);
                if (which > 0) gl_FragData[which - 1] = vec4(1.0, 1.0, 1.0, 0.4);
            }
            """;

    @Test
    void alphaStandsBesideColoursAndAFragmentColourGoesToBoth() {
        try (GLJava gl = new GLJava(false)) {
            object(GL_RGBA8);
            target(GL_COLOR_ATTACHMENT1, GL_ALPHA8);
            GL.glDrawBuffers(2, lab.ints(GL_COLOR_ATTACHMENT0, GL_COLOR_ATTACHMENT1));
            int fs = lab.shader(GL_FRAGMENT_SHADER, TWO);
            int program = GlLab.program(fs);
            GL.glUseProgram(program);
            fill(1, 1, 1, 1);
            both(0x336699cc, 0x33);
            GL.glUniform1i(gl.uniform(program, "which"), 1);
            fill(1, 1, 1, 1);
            both(0xffffff66, 0x33);
            GL.glUniform1i(gl.uniform(program, "which"), 2);
            fill(1, 1, 1, 1);
            both(0x336699cc, 0x66);
            int all = GlLab.program(
                    lab.shader(GL_FRAGMENT_SHADER, "void main() { gl_FragColor = vec4(0.2, 0.4, 0.6, 0.6); }"));
            GL.glUseProgram(all);
            fill(1, 1, 1, 1);
            both(0x33669999, 0x99);
            GL.glUseProgram(0);
        }
    }

    private void both(int color, int alpha) {
        lab.noError();
        GL.glReadBuffer(GL_COLOR_ATTACHMENT0);
        reads(color);
        GL.glReadBuffer(GL_COLOR_ATTACHMENT1);
        reads(alpha);
    }

    @Test
    void blitsAndCopiesKeepAlphaInItsPlace() {
        int t = object(GL_ALPHA8);
        int alpha = boundFramebuffer();
        clear(0, 0, 0, 0.4f);
        object(GL_RGBA8);
        int color = boundFramebuffer();
        clear(1, 1, 1, 1);
        GL.glBindFramebuffer(GL_READ_FRAMEBUFFER, alpha);
        GL.glBlitFramebuffer(0, 0, 4, 4, 4, 4, 0, 0, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, color);
        reads(0x66);
        clear(0.2f, 0.4f, 0.6f, 0.8f);
        GL.glBindFramebuffer(GL_DRAW_FRAMEBUFFER, alpha);
        GL.glEnable(GL_SCISSOR_TEST);
        GL.glScissor(1, 1, 2, 2);
        GL.glBlitFramebuffer(0, 0, 4, 4, 0, 0, 4, 4, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        GL.glDisable(GL_SCISSOR_TEST);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, alpha);
        reads(0xcc);
        assertEquals(0x66, lab.pixel(0, 0));
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glCopyTexImage2D(GL_TEXTURE_2D, 0, GL_ALPHA8, 0, 0, 4, 4, 0);
        lab.noError();
        assertEquals(0xcc, lab.texels(GL_TEXTURE_2D, 0, 16)[5]);
        GL.glCopyTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 0, 0, 4, 4, 0);
        lab.noError();
        assertEquals(0xcc, lab.texels(GL_TEXTURE_2D, 0, 16)[5]);
        GL.glBindTexture(GL_TEXTURE_2D, t);
    }

    private int boundFramebuffer() {
        MemorySegment s = lab.memory(4);
        GL.glGetIntegerv(GL_FRAMEBUFFER_BINDING, s.address());
        return s.get(ValueLayout.JAVA_INT, 0);
    }

    @Test
    void integersOfAlphaAreDrawnAndCleared() {
        try (GLJava gl = new GLJava(false)) {
            GL.glBindFramebuffer(GL_FRAMEBUFFER, lab.framebuffer());
            int t = lab.texture();
            GL.glBindTexture(GL_TEXTURE_2D, t);
            GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_ALPHA32UI_EXT, 4, 4, 0, GL_RGBA_INTEGER, GL_UNSIGNED_INT, 0);
            GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0);
            assertEquals(GL_FRAMEBUFFER_COMPLETE, GL.glCheckFramebufferStatus(GL_FRAMEBUFFER));
            GL.glViewport(0, 0, 4, 4);
            GL.glClearBufferuiv(GL_COLOR, 0, lab.ints(1, 2, 3, 4));
            assertArrayEquals(new int[] {0, 0, 0, 4}, integers());
            GL.glUseProgram(GlLab.program(lab.shader(
                    GL_FRAGMENT_SHADER,
                    "#version 130\nout uvec4 color; void main() { color = uvec4(5u, 6u, 7u, 70000u); }")));
            fill(1, 1, 1, 1);
            assertArrayEquals(new int[] {0, 0, 0, 70000}, integers());
            GL.glUseProgram(0);
            gl.check();
        }
    }

    @Test
    void aShaderReadsWhatIsHeldAsAlpha() {
        try (GLJava gl = new GLJava(false)) {
            assumeTrue(gl.getString(GL_EXTENSIONS).contains("GL_EXT_shader_framebuffer_fetch "));
            object(GL_ALPHA8);
            clear(0, 0, 0, 0.4f);
            GL.glUseProgram(
                    GlLab.program(
                            lab.shader(
                                    GL_FRAGMENT_SHADER,
                                    "#extension GL_EXT_shader_framebuffer_fetch : require\n"
                                            + "void main() { gl_FragColor = vec4(gl_LastFragData[0].aaa + 0.2, gl_LastFragData[0].r + gl_LastFragData[0].a + 0.2); }")));
            fill(1, 1, 1, 1);
            reads(0x99);
            GL.glUseProgram(0);
        }
    }

    private int[] integers() {
        MemorySegment s = lab.memory(16);
        GL.glReadPixels(1, 1, 1, 1, GL_RGBA_INTEGER, GL_UNSIGNED_INT, s.address());
        lab.noError();
        return s.toArray(ValueLayout.JAVA_INT);
    }
}
