package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.pipe.Device;

/** Contexts of OpenGL ES: what they have by their version, and what of the desktop's they refuse. */
final class EsContextTest {
    private final Device device = TestDevice.soft();
    private final GLJava gl = GLJava.checked();

    @AfterEach
    void close() {
        GLContext.release();
        gl.close();
        device.close();
    }

    private GLContext es(int version) {
        GLContext c = GLContext.create(
                device, ContextAttributes.es(version / 10, version % 10).withSize(8, 8));
        c.makeCurrent();
        return c;
    }

    @ParameterizedTest
    @CsvSource({
        "20, OpenGL ES 2.0, OpenGL ES GLSL ES 1.00",
        "30, OpenGL ES 3.0, OpenGL ES GLSL ES 3.00",
        "31, OpenGL ES 3.1, OpenGL ES GLSL ES 3.10",
        "32, OpenGL ES 3.2, OpenGL ES GLSL ES 3.20"
    })
    void stringsSayTheVersion(int version, String text, String language) {
        try (GLContext c = es(version)) {
            assertTrue(gl.getString(GL_VERSION).startsWith(text), gl.getString(GL_VERSION));
            assertEquals(language, gl.getString(GL_SHADING_LANGUAGE_VERSION));
            assertEquals(c.attributes().major(), version / 10);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {20, 30, 31, 32})
    void flagsAreThereFromVersion32On(int version) {
        try (GLContext c = es(version)) {
            assertEquals(version, 10 * c.attributes().major() + c.attributes().minor());
            refused(version < 32 ? GL_INVALID_ENUM : GL_NO_ERROR, () -> GL.glGetIntegerv(GL_CONTEXT_FLAGS, gl.ints(0)));
        }
    }

    private static final String OLD_VERTEX = """
            attribute vec2 position;
            void main() { gl_Position = vec4(position, 0.0, 1.0); }
            """;
    private static final String OLD_FRAGMENT = """
            precision mediump float;
            uniform vec4 tint;
            void main() { gl_FragColor = tint; }
            """;

    @ParameterizedTest
    @ValueSource(ints = {20, 30, 31, 32})
    void arraysInTheProgramsMemoryAreDrawn(int version) {
        try (GLContext c = es(version)) {
            int p = gl.program(OLD_VERTEX, OLD_FRAGMENT);
            GL.glUseProgram(p);
            GL.glUniform4f(gl.uniform(p, "tint"), 0, 1, 0, 1);
            int a = gl.attribute(p, "position");
            try (GLJava memory = GLJava.checked()) {
                GL.glVertexAttribPointer(a, 2, GL_FLOAT, false, 0, memory.floats(-1, -1, 3, -1, -1, 3));
                GL.glEnableVertexAttribArray(a);
                GL.glDrawArrays(GL_TRIANGLES, 0, 3);
                gl.check();
                assertEquals(0x00ff00ff, gl.pixel(4, 4));
            }
            assertTrue(c.isCurrent());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "20, 100, true", "20, 300 es, false", "30, 300 es, true", "30, 100, true", "30, 310 es, false",
        "31, 310 es, true", "31, 320 es, false", "32, 320 es, true", "32, 330, false", "32, 450, false"
    })
    void shadersOfTheVersionsOfTheLanguageCompile(int version, String language, boolean compiles) {
        try (GLContext c = es(version)) {
            String source = "#version " + language + "\nvoid main() { gl_Position = vec4(0.0); }\n";
            if (compiles) GL.glDeleteShader(gl.shader(GL_VERTEX_SHADER, source));
            else assertThrows(IllegalArgumentException.class, () -> gl.shader(GL_VERTEX_SHADER, source));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void floatsOfFragmentShadersNeedAPrecision() {
        try (GLContext c = es(30)) {
            String source = "#version 300 es\nout vec4 c; void main() { c = vec4(1.0); }\n";
            IllegalArgumentException e =
                    assertThrows(IllegalArgumentException.class, () -> gl.shader(GL_FRAGMENT_SHADER, source));
            assertTrue(e.getMessage().contains("precision"), e.getMessage());
            assertTrue(c.isCurrent());
        }
    }

    private static void refused(int code, Runnable call) {
        call.run();
        assertEquals(code, GL.glGetError());
    }

    @ParameterizedTest
    @ValueSource(ints = {20, 30, 31, 32})
    void functionsOfTheDesktopAreRefused(int version) {
        try (GLContext c = es(version)) {
            refused(GL_INVALID_OPERATION, () -> GL.glPolygonMode(GL_FRONT_AND_BACK, GL_LINE));
            refused(GL_INVALID_OPERATION, () -> GL.glLogicOp(GL_COPY));
            refused(GL_INVALID_OPERATION, () -> GL.glBegin(GL_TRIANGLES));
            refused(GL_INVALID_OPERATION, () -> GL.glMatrixMode(GL_PROJECTION));
            refused(GL_INVALID_OPERATION, () -> GL.glPrimitiveRestartIndex(0));
            refused(GL_INVALID_OPERATION, () -> GL.glUniform1d(0, 0));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void functionsOfLaterVersionsAreRefused() {
        try (GLContext c = es(20)) {
            refused(GL_INVALID_OPERATION, () -> GL.glBindVertexArray(0));
            refused(GL_INVALID_OPERATION, () -> GL.glDispatchCompute(1, 1, 1));
            assertTrue(c.isCurrent());
        }
        try (GLContext c = es(30)) {
            GL.glBindVertexArray(0);
            refused(GL_INVALID_OPERATION, () -> GL.glDispatchCompute(1, 1, 1));
            refused(GL_INVALID_OPERATION, () -> GL.glPatchParameteri(GL_PATCH_VERTICES, 3));
            assertTrue(c.isCurrent());
        }
        try (GLContext c = es(32)) {
            GL.glPatchParameteri(GL_PATCH_VERTICES, 3);
            gl.check();
            assertTrue(c.isCurrent());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {20, 30, 31, 32})
    void namesOfTheDesktopAreRefused(int version) {
        try (GLContext c = es(version)) {
            refused(GL_INVALID_ENUM, () -> GL.glEnable(GL_PROGRAM_POINT_SIZE));
            refused(GL_INVALID_ENUM, () -> GL.glEnable(GL_COLOR_LOGIC_OP));
            refused(GL_INVALID_ENUM, () -> GL.glEnable(GL_TEXTURE_2D));
            refused(GL_INVALID_ENUM, () -> GL.glBindTexture(GL_TEXTURE_1D, 0));
            refused(GL_INVALID_ENUM, () -> GL.glBindTexture(GL_TEXTURE_RECTANGLE, 0));
            refused(GL_INVALID_ENUM, () -> GL.glDrawArrays(GL_QUADS, 0, 4));
            refused(GL_INVALID_ENUM, () -> GL.glGetIntegerv(GL_POLYGON_MODE, gl.ints(0, 0)));
            refused(GL_INVALID_ENUM, () -> GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void stagesComeWithTheirVersions() {
        try (GLContext c = es(30)) {
            refused(GL_INVALID_ENUM, () -> GL.glCreateShader(GL_COMPUTE_SHADER));
            refused(GL_INVALID_ENUM, () -> GL.glCreateShader(GL_GEOMETRY_SHADER));
            assertTrue(c.isCurrent());
        }
        try (GLContext c = es(32)) {
            assertTrue(GL.glCreateShader(GL_COMPUTE_SHADER) != 0);
            assertTrue(GL.glCreateShader(GL_GEOMETRY_SHADER) != 0);
            assertTrue(c.isCurrent());
        }
    }

    private void image(int internal, int format, int type) {
        GL.glTexImage2D(GL_TEXTURE_2D, 0, internal, 4, 4, 0, format, type, 0);
    }

    @Test
    void imagesAreOfTheFormatsOfTheTables() {
        try (GLContext c = es(20)) {
            GL.glBindTexture(GL_TEXTURE_2D, gl.genTexture());
            image(GL_RGBA, GL_RGBA, GL_UNSIGNED_BYTE);
            image(GL_LUMINANCE, GL_LUMINANCE, GL_UNSIGNED_BYTE);
            image(GL_RGB, GL_RGB, GL_UNSIGNED_SHORT_5_6_5);
            gl.check();
            refused(GL_INVALID_OPERATION, () -> image(GL_RGBA, GL_RGB, GL_UNSIGNED_BYTE));
            refused(GL_INVALID_VALUE, () -> image(GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE));
            assertTrue(c.isCurrent());
        }
        try (GLContext c = es(30)) {
            GL.glBindTexture(GL_TEXTURE_2D, gl.genTexture());
            image(GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE);
            image(GL_R16F, GL_RED, GL_HALF_FLOAT);
            image(GL_RGB32UI, GL_RGB_INTEGER, GL_UNSIGNED_INT);
            image(GL_DEPTH24_STENCIL8, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8);
            image(GL_ALPHA, GL_ALPHA, GL_UNSIGNED_BYTE);
            gl.check();
            refused(GL_INVALID_OPERATION, () -> image(GL_RGBA8, GL_RGBA, GL_FLOAT));
            refused(GL_INVALID_VALUE, () -> image(GL_RGBA16, GL_RGBA, GL_UNSIGNED_SHORT));
            refused(GL_INVALID_ENUM, () -> GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA, 4, 4));
            refused(GL_INVALID_ENUM, () -> GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA16, 4, 4));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void requiredFormatsAreDrawnTo() {
        int[] formats = {
            GL_RGBA8,
            GL_RGB8,
            GL_RG8,
            GL_R8,
            GL_SRGB8_ALPHA8,
            GL_RGB565,
            GL_RGBA4,
            GL_RGB5_A1,
            GL_RGB10_A2,
            GL_RGBA8UI,
            GL_RGBA8I,
            GL_RGBA16UI,
            GL_RGBA16I,
            GL_RGBA32UI,
            GL_RGBA32I,
            GL_RG8UI,
            GL_R32I
        };
        try (GLContext c = es(30)) {
            GL.glBindFramebuffer(GL_FRAMEBUFFER, gl.genFramebuffer());
            for (int f : formats) {
                int r = gl.genRenderbuffer();
                GL.glBindRenderbuffer(GL_RENDERBUFFER, r);
                GL.glRenderbufferStorage(GL_RENDERBUFFER, f, 4, 4);
                GL.glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, r);
                gl.check();
                assertEquals(
                        GL_FRAMEBUFFER_COMPLETE,
                        GL.glCheckFramebufferStatus(GL_FRAMEBUFFER),
                        "0x" + Integer.toHexString(f));
            }
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void luminanceIsRedGreenAndBlue() {
        try (GLContext c = es(20)) {
            int p = gl.program(
                    "attribute vec2 position; void main() { gl_Position = vec4(position, 0.0, 1.0); }",
                    "precision mediump float; uniform sampler2D s; void main() { gl_FragColor = texture2D(s, vec2(0.5)); }");
            GL.glUseProgram(p);
            GL.glBindTexture(GL_TEXTURE_2D, gl.genTexture());
            GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
            gl.texImage2D(
                    GL_TEXTURE_2D,
                    0,
                    GL_LUMINANCE,
                    1,
                    1,
                    GL_LUMINANCE,
                    GL_UNSIGNED_BYTE,
                    MemorySegment.ofArray(new byte[] {0x66, 0, 0, 0}));
            GL.glBindBuffer(GL_ARRAY_BUFFER, gl.genBuffer());
            gl.bufferData(GL_ARRAY_BUFFER, new float[] {-1, -1, 3, -1, -1, 3}, GL_STATIC_DRAW);
            GL.glVertexAttribPointer(0, 2, GL_FLOAT, false, 0, 0);
            GL.glEnableVertexAttribArray(0);
            GL.glDrawArrays(GL_TRIANGLES, 0, 3);
            assertEquals(0x666666ff, gl.pixel(3, 3));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void advancedEquationsBlend() {
        try (GLContext c = es(32)) {
            int p = gl.program(
                    "#version 320 es\nvoid main() { gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0); }",
                    """
                    #version 320 es
                    precision highp float;
                    layout(blend_support_multiply) out;
                    layout(location = 0) out vec4 c;
                    void main() { c = vec4(0.5, 1.0, 0.0, 1.0); }
                    """);
            GL.glUseProgram(p);
            GL.glClearColor(1, 0.4f, 1, 1);
            GL.glClear(GL_COLOR_BUFFER_BIT);
            GL.glEnable(GL_BLEND);
            GL.glBlendEquation(GL_MULTIPLY_KHR);
            GL.glDrawArrays(GL_TRIANGLES, 0, 3);
            assertEquals(0x806600ff, gl.pixel(3, 3));
            refused(GL_INVALID_ENUM, () -> GL.glBlendEquationSeparate(GL_MULTIPLY_KHR, GL_MULTIPLY_KHR));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void extensionsOfTheDesktopAreNotAnnounced() {
        try (GLContext c = es(32)) {
            String all = gl.getString(GL_EXTENSIONS);
            assertFalse(all.contains("GL_ARB_"), all);
            assertTrue(all.contains("GL_KHR_debug"), all);
            assertTrue(c.isCurrent());
        }
    }
}
