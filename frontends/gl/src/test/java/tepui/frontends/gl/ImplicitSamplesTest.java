package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several samples beside a texture that is drawn to (EXT_multisampled_render_to_texture and its second part). */
final class ImplicitSamplesTest extends EsTest {
    private static final String COLORED = """
            precision highp float;
            uniform vec4 color;
            void main() { gl_FragColor = color; }
            """;
    private static final int RED = 0xff0000ff;
    private static final int GREEN = 0x00ff00ff;
    private static final int BLUE = 0x0000ffff;
    private static final int BLACK = 0x000000ff;

    private int program;

    /** A texture of 8 by 8 opaque black texels. */
    private int texture() {
        int t = nearest(GL_TEXTURE_2D);
        int[] texels = new int[64];
        java.util.Arrays.fill(texels, 0xff000000);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 8, 8, 0, GL_RGBA, GL_UNSIGNED_BYTE, ints(texels));
        gl.check();
        return t;
    }

    private int target(int texture, int samples) {
        int f = gl.genFramebuffer();
        GL.glBindFramebuffer(GL_FRAMEBUFFER, f);
        GL.glFramebufferTexture2DMultisampleEXT(
                GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0, samples);
        gl.check();
        assertEquals(GL_FRAMEBUFFER_COMPLETE, GL.glCheckFramebufferStatus(GL_FRAMEBUFFER));
        return f;
    }

    private void color(int rgba) {
        if (program == 0) program = gl.program(VERTEX, COLORED);
        GL.glUseProgram(program);
        GL.glUniform4f(
                gl.uniform(program, "color"),
                (rgba >>> 24) / 255f,
                (rgba >> 16 & 255) / 255f,
                (rgba >> 8 & 255) / 255f,
                (rgba & 255) / 255f);
    }

    private void triangle(int rgba, float... corners) {
        color(rgba);
        GL.glVertexAttribPointer(0, 2, GL_FLOAT, false, 0, floats(corners));
        GL.glEnableVertexAttribArray(0);
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        gl.check();
    }

    /** All that is left of x = 3.5, which halves the fourth column of eight. */
    private void left(int rgba) {
        triangle(rgba, -0.125f, -9, -0.125f, 9, -50, 0);
    }

    private void right(int rgba) {
        triangle(rgba, -0.125f, 9, -0.125f, -9, 50, 0);
    }

    private void all(int rgba) {
        triangle(rgba, -1, -1, 3, -1, -1, 3);
    }

    /** What a texture holds, as draws to another framebuffer see it. */
    private int sampled(int texture, float x, float y) {
        int before = integer(GL_FRAMEBUFFER_BINDING);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
        GL.glBindTexture(GL_TEXTURE_2D, texture);
        int p = gl.program(VERTEX, """
                precision highp float;
                uniform sampler2D s;
                uniform vec2 at;
                void main() { gl_FragColor = texture2D(s, at); }
                """);
        GL.glUseProgram(p);
        GL.glUniform2f(gl.uniform(p, "at"), x / 8, y / 8);
        fill();
        int got = gl.pixel(1, 1);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, before);
        return got;
    }

    private int integer(int name) {
        long to = ints(0);
        GL.glGetIntegerv(name, to);
        gl.check();
        return at(to);
    }

    private int compute(String source) {
        return gl.program(gl.shader(GL_COMPUTE_SHADER, source));
    }

    private static int at(long address) {
        return MemorySegment.ofAddress(address).reinterpret(4).get(ValueLayout.JAVA_INT, 0);
    }

    private static void near(int want, int got) {
        for (int shift = 0; shift < 32; shift += 8) {
            int d = (want >>> shift & 255) - (got >>> shift & 255);
            assertTrue(Math.abs(d) <= 1, () -> Integer.toHexString(want) + " but " + Integer.toHexString(got));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {20, 30, 32})
    void anEdgeIsSmoothWhereTheTextureIsSampledAndRead(int version) {
        try (GLContext c = es(version)) {
            String extensions = gl.getString(GL_EXTENSIONS);
            assertTrue(extensions.contains("GL_EXT_multisampled_render_to_texture "));
            assertTrue((extensions + " ").contains("GL_EXT_multisampled_render_to_texture2 "));
            int t = texture();
            target(t, 4);
            left(RED);
            near(0x800000ff, gl.pixel(3, 3));
            assertEquals(RED, gl.pixel(2, 3));
            assertEquals(BLACK, gl.pixel(4, 3));
            near(0x800000ff, sampled(t, 3.5f, 3.5f));
            int plain = texture();
            target(plain, 0);
            left(RED);
            int edge = gl.pixel(3, 3);
            assertTrue(edge == RED || edge == BLACK);
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void samplesAreKeptFromDrawToDraw() {
        try (GLContext c = es(30)) {
            int t = texture();
            target(t, 4);
            left(RED);
            GL.glFlush();
            GL.glFinish();
            right(GREEN);
            // Nothing of the black is left between them: each sample has one of both.
            near(0x808000ff, gl.pixel(3, 3));
            near(0x808000ff, sampled(t, 3.5f, 3.5f));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void drawsBeginWithWhatTheTextureHolds() {
        try (GLContext c = es(30)) {
            int t = texture();
            GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 6, 2, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, ints(0xffff0000));
            target(t, 4);
            left(RED);
            assertEquals(BLUE, gl.pixel(6, 2));
            // What is written in between is there for the next draw, and what was drawn is not lost.
            GL.glBindTexture(GL_TEXTURE_2D, t);
            left(RED);
            GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 7, 2, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, ints(0xff00ff00));
            triangle(BLUE, -1, -1, -0.5f, -1, -1, -0.5f);
            assertEquals(GREEN, gl.pixel(7, 2));
            assertEquals(RED, gl.pixel(2, 5));
            assertEquals(BLUE, gl.pixel(0, 0));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void clearsTakeTheirPartOfTheSamples() {
        try (GLContext c = es(30)) {
            int t = texture();
            int f = target(t, 4);
            GL.glClearColor(0, 1, 0, 1);
            GL.glEnable(GL_SCISSOR_TEST);
            GL.glScissor(0, 0, 4, 8);
            GL.glClear(GL_COLOR_BUFFER_BIT);
            assertEquals(GREEN, gl.pixel(3, 3));
            assertEquals(BLACK, gl.pixel(4, 3));
            GL.glDisable(GL_SCISSOR_TEST);
            GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
            GL.glBindFramebuffer(GL_FRAMEBUFFER, f);
            GL.glColorMask(false, false, true, false);
            GL.glClearBufferfv(GL_COLOR, 0, floats(1, 1, 1, 1));
            assertEquals(0x00ffffff, gl.pixel(3, 3));
            assertEquals(BLUE, gl.pixel(4, 3));
            GL.glColorMask(true, true, true, true);
            GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
            GL.glBindFramebuffer(GL_FRAMEBUFFER, f);
            GL.glClear(GL_COLOR_BUFFER_BIT);
            left(RED);
            near(0x808000ff, sampled(t, 3.5f, 3.5f));
            assertEquals(GREEN, sampled(t, 5.5f, 3.5f));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void otherFramebuffersSeeTheTextureAndChangeIt() {
        try (GLContext c = es(30)) {
            int t = texture();
            int several = target(t, 4);
            left(RED);
            int one = target(t, 0);
            near(0x800000ff, gl.pixel(3, 3));
            for (int i = 0; i < 2; i++) {
                right(i == 0 ? GREEN : BLUE);
                GL.glBindFramebuffer(GL_FRAMEBUFFER, several);
                triangle(RED, -1, -1, -0.5f, -1, -1, -0.5f);
                assertEquals(i == 0 ? GREEN : BLUE, gl.pixel(6, 3));
                GL.glBindFramebuffer(GL_FRAMEBUFFER, one);
                assertEquals(RED, gl.pixel(0, 0));
                assertEquals(i == 0 ? GREEN : BLUE, gl.pixel(6, 3));
            }
            // A read through one while draws go to the other.
            GL.glBindFramebuffer(GL_DRAW_FRAMEBUFFER, several);
            GL.glClearColor(1, 1, 1, 1);
            GL.glClear(GL_COLOR_BUFFER_BIT);
            assertEquals(-1, gl.pixel(6, 3));
            assertTrue(c.isCurrent());
        }
    }

    /** Uses of the texture while it is drawn to. */
    @Test
    void otherUsesComeBehindTheDrawsBeforeThem() {
        uses("copy of pixels", t -> {
            int other = texture();
            GL.glCopyTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 0, 0, 8, 8);
            near(0x800000ff, sampled(other, 3.5f, 3.5f));
        });
        uses("levels", t -> {
            GL.glBindTexture(GL_TEXTURE_2D, t);
            GL.glGenerateMipmap(GL_TEXTURE_2D);
            GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST_MIPMAP_NEAREST);
            GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_BASE_LEVEL, 3);
            near(0x700000ff, sampled(t, 4, 4));
        });
        uses("copy of images", t -> {
            int other = texture();
            GL.glCopyImageSubData(t, GL_TEXTURE_2D, 0, 0, 0, 0, other, GL_TEXTURE_2D, 0, 0, 0, 0, 8, 8, 1);
            near(0x800000ff, sampled(other, 3.5f, 3.5f));
        });
        uses("blit", t -> {
            int other = texture();
            int f = gl.genFramebuffer();
            GL.glBindFramebuffer(GL_DRAW_FRAMEBUFFER, f);
            GL.glFramebufferTexture2D(GL_DRAW_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, other, 0);
            GL.glBlitFramebuffer(0, 0, 8, 8, 0, 0, 8, 8, GL_COLOR_BUFFER_BIT, GL_NEAREST);
            near(0x800000ff, sampled(other, 3.5f, 3.5f));
        });
        uses("dispatch", t -> {
            int p = compute("""
                    #version 310 es
                    layout(local_size_x = 1) in;
                    uniform highp sampler2D s;
                    layout(std430, binding = 0) buffer Out { vec4 color; };
                    void main() { color = texelFetch(s, ivec2(3, 3), 0); }
                    """);
            int b = gl.genBuffer();
            GL.glBindBufferBase(GL_SHADER_STORAGE_BUFFER, 0, b);
            GL.glBufferData(GL_SHADER_STORAGE_BUFFER, 16, 0, GL_DYNAMIC_READ);
            GL.glBindTexture(GL_TEXTURE_2D, t);
            GL.glUseProgram(p);
            GL.glDispatchCompute(1, 1, 1);
            GL.glMemoryBarrier(GL_BUFFER_UPDATE_BARRIER_BIT);
            long at = GL.glMapBufferRange(GL_SHADER_STORAGE_BUFFER, 0, 16, GL_MAP_READ_BIT);
            float red = MemorySegment.ofAddress(at).reinterpret(4).get(ValueLayout.JAVA_FLOAT, 0);
            GL.glUnmapBuffer(GL_SHADER_STORAGE_BUFFER);
            assertEquals(0.5f, red, 0.01f);
        });
        uses("another image", t -> {
            GL.glBindTexture(GL_TEXTURE_2D, t);
            GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, ints(new int[16]));
            right(GREEN);
            near(0x00800080, gl.pixel(3, 3));
            assertEquals(0, gl.pixel(0, 0));
        });
        uses("deleted", t -> {
            GL.glDeleteTextures(1, ints(t));
            assertEquals(GL_FRAMEBUFFER_INCOMPLETE_MISSING_ATTACHMENT, GL.glCheckFramebufferStatus(GL_FRAMEBUFFER));
        });
    }

    private void uses(String what, IntConsumer use) {
        try (GLContext c = es(32)) {
            program = 0;
            int t = texture();
            target(t, 4);
            left(RED);
            use.accept(t);
            assertEquals(GL_NO_ERROR, GL.glGetError(), what);
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void aLevelIsMadeFromTheOneBeforeIt() {
        try (GLContext c = es(30)) {
            int t = texture();
            GL.glTexImage2D(GL_TEXTURE_2D, 1, GL_RGBA, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
            GL.glTexImage2D(GL_TEXTURE_2D, 2, GL_RGBA, 2, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
            GL.glTexImage2D(GL_TEXTURE_2D, 3, GL_RGBA, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
            target(t, 4);
            all(RED);
            GL.glFramebufferTexture2DMultisampleEXT(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 1, 4);
            GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_BASE_LEVEL, 0);
            GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 3);
            assertEquals(GL_FRAMEBUFFER_COMPLETE, GL.glCheckFramebufferStatus(GL_FRAMEBUFFER));
            GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST_MIPMAP_NEAREST);
            int p = use(TEXTURED.replace("texture2D(s, vec2(0.5))", "texture2D(s, vec2(0.5), -9.0)"));
            GL.glUniform4f(gl.uniform(p, "scale"), 0.4f, 1, 1, 1);
            GL.glViewport(0, 0, 4, 4);
            fill();
            assertEquals(0x660000ff, gl.pixel(2, 2));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void depthAndStencilHaveAsManySamples() {
        try (GLContext c = es(30)) {
            int t = texture();
            target(t, 4);
            int r = gl.genRenderbuffer();
            GL.glBindRenderbuffer(GL_RENDERBUFFER, r);
            GL.glRenderbufferStorageMultisampleEXT(GL_RENDERBUFFER, 4, GL_DEPTH_COMPONENT16, 8, 8);
            GL.glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, r);
            assertEquals(GL_FRAMEBUFFER_COMPLETE, GL.glCheckFramebufferStatus(GL_FRAMEBUFFER));
            long to = ints(0);
            GL.glGetRenderbufferParameteriv(GL_RENDERBUFFER, GL_RENDERBUFFER_SAMPLES_EXT, to);
            assertEquals(4, at(to));
            depthTested();
            int d = nearest(GL_TEXTURE_2D);
            GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH24_STENCIL8, 8, 8, 0, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8, 0);
            GL.glFramebufferTexture2DMultisampleEXT(
                    GL_FRAMEBUFFER, GL_DEPTH_STENCIL_ATTACHMENT, GL_TEXTURE_2D, d, 0, 4);
            gl.check();
            assertEquals(GL_FRAMEBUFFER_COMPLETE, GL.glCheckFramebufferStatus(GL_FRAMEBUFFER));
            depthTested();
            GL.glFramebufferTexture2DMultisampleEXT(GL_FRAMEBUFFER, GL_STENCIL_ATTACHMENT, GL_TEXTURE_2D, d, 0, 0);
            assertEquals(GL_FRAMEBUFFER_INCOMPLETE_MULTISAMPLE, GL.glCheckFramebufferStatus(GL_FRAMEBUFFER));
            assertTrue(c.isCurrent());
        }
    }

    /** Depth decides for each sample: the left half is taken, so that the right one alone gets the second color. */
    private void depthTested() {
        GL.glClearColor(0, 0, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
        GL.glEnable(GL_DEPTH_TEST);
        left(RED);
        all(GREEN);
        GL.glDisable(GL_DEPTH_TEST);
        near(0x808000ff, gl.pixel(3, 3));
        assertEquals(RED, gl.pixel(1, 3));
        assertEquals(GREEN, gl.pixel(6, 3));
    }

    @Test
    void aFaceOfACubeIsATarget() {
        try (GLContext c = es(30)) {
            int t = nearest(GL_TEXTURE_CUBE_MAP);
            for (int face = 0; face < 6; face++) {
                GL.glTexImage2D(
                        GL_TEXTURE_CUBE_MAP_POSITIVE_X + face, 0, GL_RGBA8, 8, 8, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
            }
            int f = gl.genFramebuffer();
            GL.glBindFramebuffer(GL_FRAMEBUFFER, f);
            for (int face = 0; face < 6; face++) {
                GL.glFramebufferTexture2DMultisampleEXT(
                        GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_CUBE_MAP_POSITIVE_X + face, t, 0, 4);
                all(0x20000000 * face | 255);
            }
            for (int face = 0; face < 6; face++) {
                GL.glFramebufferTexture2D(
                        GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_CUBE_MAP_POSITIVE_X + face, t, 0);
                assertEquals(0x20000000 * face | 255, gl.pixel(3, 3));
            }
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void renderbuffersAreReadAndWhatIsAskedOfAttachments() {
        try (GLContext c = es(30)) {
            int f = gl.genFramebuffer();
            GL.glBindFramebuffer(GL_FRAMEBUFFER, f);
            int r = gl.genRenderbuffer();
            GL.glBindRenderbuffer(GL_RENDERBUFFER, r);
            GL.glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, r);
            GL.glRenderbufferStorageMultisample(GL_RENDERBUFFER, 4, GL_RGBA8, 8, 8);
            refused(GL_INVALID_OPERATION, () -> GL.glReadPixels(0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, ints(0)));
            GL.glRenderbufferStorageMultisampleEXT(GL_RENDERBUFFER, 4, GL_RGBA8, 8, 8);
            GL.glClearColor(0, 0, 0, 1);
            GL.glClear(GL_COLOR_BUFFER_BIT);
            left(RED);
            near(0x800000ff, gl.pixel(3, 3));
            // Of two renderbuffers both are of the extension, or neither.
            int second = gl.genRenderbuffer();
            GL.glBindRenderbuffer(GL_RENDERBUFFER, second);
            GL.glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, second);
            GL.glRenderbufferStorageMultisample(GL_RENDERBUFFER, 4, GL_DEPTH_COMPONENT16, 8, 8);
            assertEquals(GL_FRAMEBUFFER_INCOMPLETE_MULTISAMPLE_EXT, GL.glCheckFramebufferStatus(GL_FRAMEBUFFER));
            GL.glRenderbufferStorageMultisampleEXT(GL_RENDERBUFFER, 4, GL_DEPTH_COMPONENT16, 8, 8);
            assertEquals(GL_FRAMEBUFFER_COMPLETE, GL.glCheckFramebufferStatus(GL_FRAMEBUFFER));
            GL.glRenderbufferStorageMultisampleEXT(GL_RENDERBUFFER, 2, GL_DEPTH_COMPONENT16, 8, 8);
            boolean two = integer(GL_SAMPLES) == 2;
            if (!two) GL.glRenderbufferStorageMultisampleEXT(GL_RENDERBUFFER, 0, GL_DEPTH_COMPONENT16, 8, 8);
            assertEquals(GL_FRAMEBUFFER_INCOMPLETE_MULTISAMPLE_EXT, GL.glCheckFramebufferStatus(GL_FRAMEBUFFER));
            int most = integer(GL_MAX_SAMPLES_EXT);
            refused(
                    GL_INVALID_VALUE,
                    () -> GL.glRenderbufferStorageMultisampleEXT(GL_RENDERBUFFER, most + 1, GL_RGBA8, 8, 8));
            refused(GL_INVALID_ENUM, () -> GL.glRenderbufferStorageMultisampleEXT(GL_TEXTURE_2D, 4, GL_RGBA8, 8, 8));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void whatIsRefused() {
        try (GLContext c = es(30)) {
            int t = texture();
            refused(GL_INVALID_OPERATION, () -> attach(GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0, 4));
            target(t, 3);
            long to = ints(0);
            GL.glGetFramebufferAttachmentParameteriv(
                    GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_SAMPLES_EXT, to);
            assertEquals(4, at(to));
            assertEquals(4, integer(GL_SAMPLES));
            int most = integer(GL_MAX_SAMPLES_EXT);
            refused(GL_INVALID_VALUE, () -> attach(GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0, most + 1));
            refused(GL_INVALID_VALUE, () -> attach(GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0, -1));
            refused(GL_INVALID_VALUE, () -> attach(GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, -1, 4));
            refused(GL_INVALID_ENUM, () -> attach(GL_COLOR, GL_TEXTURE_2D, t, 0, 4));
            refused(GL_INVALID_ENUM, () -> attach(GL_COLOR_ATTACHMENT0, GL_TEXTURE_3D, t, 0, 4));
            refused(GL_INVALID_ENUM, () -> attach(GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D_MULTISAMPLE, t, 0, 4));
            refused(GL_INVALID_OPERATION, () -> attach(GL_COLOR_ATTACHMENT0, GL_TEXTURE_CUBE_MAP_POSITIVE_X, t, 0, 4));
            refused(GL_INVALID_OPERATION, () -> attach(GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t + 77, 0, 4));
            refused(
                    GL_INVALID_OPERATION,
                    () -> GL.glBlitFramebuffer(0, 0, 8, 8, 0, 0, 8, 8, GL_COLOR_BUFFER_BIT, GL_NEAREST));
            // Nothing of that has changed anything.
            GL.glGetFramebufferAttachmentParameteriv(
                    GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_SAMPLES_EXT, to);
            assertEquals(4, at(to));
            attach(GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0, 0);
            GL.glGetFramebufferAttachmentParameteriv(
                    GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_SAMPLES_EXT, to);
            assertEquals(0, at(to));
            attach(GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, 0, 0, 4);
            gl.check();
            assertEquals(GL_FRAMEBUFFER_INCOMPLETE_MISSING_ATTACHMENT, GL.glCheckFramebufferStatus(GL_FRAMEBUFFER));
            assertTrue(c.isCurrent());
        }
    }

    private static void attach(int point, int target, int texture, int level, int samples) {
        GL.glFramebufferTexture2DMultisampleEXT(GL_FRAMEBUFFER, point, target, texture, level, samples);
    }

    @Test
    void anotherContextSeesWhatWasDrawnBeforeAFlush() {
        try (GLContext c = es(30)) {
            int t = texture();
            target(t, 4);
            left(RED);
            try (GLContext other =
                    GLContext.create(device, ContextAttributes.es(3, 0).withSize(8, 8), null, c)) {
                other.makeCurrent();
                near(0x800000ff, sampled(t, 3.5f, 3.5f));
                GL.glBindTexture(GL_TEXTURE_2D, t);
                GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 6, 2, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, ints(0xff00ff00));
                c.makeCurrent();
                left(BLUE);
                assertEquals(GREEN, gl.pixel(6, 2));
                near(0x400080ff, gl.pixel(3, 3));
                assertTrue(c.isCurrent());
            }
        }
    }

    @Test
    @FailsOnVkd3d("so many draws without a flush allocate there, of one sample too")
    void drawsAllocateNothing() {
        try (GLContext c = es(30)) {
            target(texture(), 4);
            color(RED);
            GL.glBindBuffer(GL_ARRAY_BUFFER, gl.genBuffer());
            GL.glBufferData(GL_ARRAY_BUFFER, 24, floats(-1, -1, 3, -1, -1, 3), GL_STATIC_DRAW);
            GL.glVertexAttribPointer(0, 2, GL_FLOAT, false, 0, 0);
            GL.glEnableVertexAttribArray(0);
            assertEquals(0, tepui.testing.Allocation.bytes(100, () -> GL.glDrawArrays(GL_TRIANGLES, 0, 3)));
            assertTrue(c.isCurrent());
        }
    }
}
