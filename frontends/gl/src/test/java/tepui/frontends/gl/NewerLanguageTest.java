package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.pipe.Device;

/** Extensions of the language that change what is drawn, on the device that has them all. */
final class NewerLanguageTest {
    private final Device device = TestDevice.soft();
    private final GLJava gl = GLJava.checked();
    private final Arena memory = Arena.ofConfined();

    @AfterEach
    void close() {
        GLContext.release();
        gl.close();
        device.close();
        memory.close();
    }

    private GLContext context(ContextAttributes attributes) {
        GLContext c = GLContext.create(device, attributes.withSize(8, 8).withFormat(true, 24, 8, false));
        c.makeCurrent();
        return c;
    }

    private static final String VERTEX = """
            #version 330
            void main() { gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0); }
            """;

    private void fill(String fragment) {
        GL.glUseProgram(gl.program(VERTEX, fragment));
        GL.glBindVertexArray(gl.genVertexArray());
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        gl.check();
    }

    private long ints(int... values) {
        return memory.allocateFrom(ValueLayout.JAVA_INT, values).address();
    }

    private long floats(float... values) {
        return memory.allocateFrom(ValueLayout.JAVA_FLOAT, values).address();
    }

    @ParameterizedTest
    @ValueSource(strings = {"ARB", "AMD"})
    void shadersGiveTheStencilReference(String by) {
        try (GLContext c = context(ContextAttributes.core(4, 5))) {
            GL.glClear(GL_STENCIL_BUFFER_BIT | GL_COLOR_BUFFER_BIT);
            GL.glEnable(GL_STENCIL_TEST);
            GL.glStencilFunc(GL_ALWAYS, 1, 0xff);
            GL.glStencilOp(GL_KEEP, GL_KEEP, GL_REPLACE);
            fill("#version 330\n#extension GL_" + by + "_shader_stencil_export : require\n"
                    + "void main() { gl_FragStencilRef" + by + " = int(gl_FragCoord.x) + 4; }");
            long to = ints(0);
            GL.glReadPixels(5, 3, 1, 1, GL_STENCIL_INDEX, GL_UNSIGNED_INT, to);
            gl.check();
            assertEquals(
                    9,
                    java.lang.foreign.MemorySegment.ofAddress(to).reinterpret(4).get(ValueLayout.JAVA_INT, 0));
            assertTrue(c.isCurrent());
        }
    }

    /** What is demoted goes on, for its neighbours' derivatives, and writes nothing. */
    @Test
    void demotedInvocationsHelp() {
        try (GLContext c = context(ContextAttributes.core(4, 5))) {
            GL.glClear(GL_COLOR_BUFFER_BIT);
            fill("""
                    #version 330
                    #extension GL_EXT_demote_to_helper_invocation : require
                    out vec4 colour;
                    void main() {
                        int n = 0;
                        for (int i = 0; i < 3; i++) {
                            if ((int(gl_FragCoord.x) & 1) != 0) demote;
                            n++;
                        }
                        // A helper beside this one still has its place, and knows what it is.
                        float there = dFdx(gl_FragCoord.x);
                        float help = dFdx(float(helperInvocationEXT()));
                        colour = vec4(there, help, float(n) / 3.0, helperInvocationEXT() ? 0.5 : 1.0);
                    }
                    """);
            assertEquals(0xffffffff, gl.pixel(2, 3));
            assertEquals(0, gl.pixel(3, 3));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void demoteIsAWordWithItsExtensionOnly() {
        try (GLContext c = context(ContextAttributes.core(4, 5))) {
            String body = "void main() { int demote = 1; gl_Position = vec4(float(demote)); }\n";
            GL.glDeleteShader(gl.shader(GL_VERTEX_SHADER, "#version 140\n" + body));
            String head = "#version 140\n#extension GL_EXT_demote_to_helper_invocation : require\n";
            assertThrows(IllegalArgumentException.class, () -> gl.shader(GL_VERTEX_SHADER, head + body));
            assertThrows(
                    IllegalArgumentException.class,
                    () -> gl.shader(GL_VERTEX_SHADER, head + "void main() { demote; gl_Position = vec4(0.0); }"));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void comparisonsTakeALevel() {
        try (GLContext c = context(ContextAttributes.core(4, 5))) {
            GL.glBindTexture(GL_TEXTURE_2D_ARRAY, gl.genTexture());
            GL.glTexStorage3D(GL_TEXTURE_2D_ARRAY, 2, GL_DEPTH_COMPONENT32F, 2, 2, 1);
            GL.glTexParameteri(GL_TEXTURE_2D_ARRAY, GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE);
            GL.glTexParameteri(GL_TEXTURE_2D_ARRAY, GL_TEXTURE_COMPARE_FUNC, GL_LESS);
            GL.glTexParameteri(GL_TEXTURE_2D_ARRAY, GL_TEXTURE_MIN_FILTER, GL_NEAREST_MIPMAP_NEAREST);
            GL.glTexSubImage3D(
                    GL_TEXTURE_2D_ARRAY,
                    0,
                    0,
                    0,
                    0,
                    2,
                    2,
                    1,
                    GL_DEPTH_COMPONENT,
                    GL_FLOAT,
                    floats(0.2f, 0.2f, 0.2f, 0.2f));
            GL.glTexSubImage3D(GL_TEXTURE_2D_ARRAY, 1, 0, 0, 0, 1, 1, 1, GL_DEPTH_COMPONENT, GL_FLOAT, floats(0.8f));
            fill("""
                    #version 330
                    #extension GL_EXT_texture_shadow_lod : require
                    uniform sampler2DArrayShadow s;
                    out vec4 colour;
                    void main() {
                        vec4 p = vec4(0.5, 0.5, 0.0, 0.5);
                        colour = vec4(textureLod(s, p, 0.0), textureLod(s, p, 1.0), texture(s, vec4(gl_FragCoord.xy * 0.5, p.zw), 1.0),
                            textureLodOffset(s, p, 1.0, ivec2(0)));
                    }
                    """);
            assertEquals(0x00ffffff, gl.pixel(3, 3));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void imagesWithoutAFormatAreLoadedFrom() {
        try (GLContext c = context(ContextAttributes.core(4, 5))) {
            int t = gl.genTexture();
            GL.glBindTexture(GL_TEXTURE_2D, t);
            GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, 1, 1);
            GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, ints(0x44332211));
            GL.glBindImageTexture(0, t, 0, false, 0, GL_READ_ONLY, GL_RGBA8);
            String body = "uniform image2D i; out vec4 colour; void main() { colour = imageLoad(i, ivec2(0)); }\n";
            fill("#version 420\n#extension GL_EXT_shader_image_load_formatted : require\n" + body);
            assertEquals(0x11223344, gl.pixel(3, 3));
            assertThrows(IllegalArgumentException.class, () -> gl.shader(GL_FRAGMENT_SHADER, "#version 420\n" + body));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void imagesOfEsHaveFormatsOfTheirOwn() {
        try (GLContext c = context(ContextAttributes.es(3, 1))) {
            String body = "precision highp float; layout(rg16f) readonly uniform highp image2D i;"
                    + "out vec4 colour; void main() { colour = imageLoad(i, ivec2(0)); }\n";
            String head = "#version 310 es\n";
            GL.glDeleteShader(
                    gl.shader(GL_FRAGMENT_SHADER, head + "#extension GL_NV_image_formats : require\n" + body));
            assertThrows(IllegalArgumentException.class, () -> gl.shader(GL_FRAGMENT_SHADER, head + body));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void conversionsAndInitializersOfEs() {
        try (GLContext c = context(ContextAttributes.es(3, 1))) {
            String body = "uniform int n; void main() { float f = n; gl_Position = vec4(f + 1); }\n";
            String head = "#version 310 es\n";
            GL.glDeleteShader(gl.shader(
                    GL_VERTEX_SHADER, head + "#extension GL_EXT_shader_implicit_conversions : require\n" + body));
            assertThrows(IllegalArgumentException.class, () -> gl.shader(GL_VERTEX_SHADER, head + body));
            String global = "uniform float a; float b = a * 2.0; void main() { gl_Position = vec4(b); }\n";
            String extension = "#extension GL_EXT_shader_non_constant_global_initializers : require\n";
            GL.glDeleteShader(gl.shader(GL_VERTEX_SHADER, extension + global));
            assertThrows(IllegalArgumentException.class, () -> gl.shader(GL_VERTEX_SHADER, global));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void instancesHaveNumbersInTheOldLanguage() {
        try (GLContext c = context(ContextAttributes.es(2, 0))) {
            GL.glUseProgram(gl.program(
                    """
                    #extension GL_EXT_draw_instanced : require
                    attribute vec2 position;
                    varying float shade;
                    void main() {
                        gl_Position = vec4(position, 0.0, 1.0);
                        shade = float(gl_InstanceIDEXT + 1) * 0.2;
                    }
                    """, "precision mediump float; varying float shade; void main() { gl_FragColor = vec4(shade); }"));
            GL.glVertexAttribPointer(0, 2, GL_FLOAT, false, 0, floats(-1, -1, 3, -1, -1, 3));
            GL.glEnableVertexAttribArray(0);
            GL.glDrawArraysInstancedEXT(GL_TRIANGLES, 0, 3, 3);
            gl.check();
            assertEquals(0x99999999, gl.pixel(3, 3));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void samplersReduce() {
        try (GLContext c = context(ContextAttributes.core(4, 5))) {
            assertTrue(gl.getString(GL_EXTENSIONS).contains("GL_ARB_texture_filter_minmax"));
            GL.glBindTexture(GL_TEXTURE_2D, gl.genTexture());
            GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, 2, 1, 0, GL_RED, GL_UNSIGNED_BYTE, ints(0xc040));
            GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
            GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_REDUCTION_MODE_ARB, GL_MAX);
            fill("#version 330\nuniform sampler2D s; out vec4 c; void main() { c = texture(s, vec2(0.5)); }");
            assertEquals(0xc00000ff, gl.pixel(3, 3));
            GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_REDUCTION_MODE_ARB, GL_MIN);
            GL.glDrawArrays(GL_TRIANGLES, 0, 3);
            assertEquals(0x400000ff, gl.pixel(3, 3));
            GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_REDUCTION_MODE_ARB, GL_LESS);
            assertEquals(GL_INVALID_ENUM, GL.glGetError());
            assertTrue(c.isCurrent());
        }
    }

    private static final String FROM_TOP = """
            #version 330
            layout(origin_upper_left) in vec4 gl_FragCoord;
            out vec4 color;
            void main() { color = vec4(gl_FragCoord.y / 16.0, 0.0, 0.0, 1.0); }
            """;

    /** The centre of a row that is counted from the top: red of 8 bits. */
    private static int red(double row) {
        return (int) Math.round((row + 0.5) / 16 * 255);
    }

    @Test
    void fragmentCoordinatesCountFromTheTopWhereAskedTo() {
        try (GLContext c = context(ContextAttributes.core(4, 5))) {
            fill(FROM_TOP);
            assertEquals(red(7), gl.pixel(2, 0) >>> 24);
            assertEquals(red(0), gl.pixel(2, 7) >>> 24);
            // Of another height, without another program.
            c.resize(8, 12);
            GL.glViewport(0, 0, 8, 12);
            GL.glDrawArrays(GL_TRIANGLES, 0, 3);
            assertEquals(red(11), gl.pixel(2, 0) >>> 24);
            assertEquals(red(0), gl.pixel(2, 11) >>> 24);
            int renderbuffer = gl.genRenderbuffer();
            GL.glBindRenderbuffer(GL_RENDERBUFFER, renderbuffer);
            GL.glRenderbufferStorage(GL_RENDERBUFFER, GL_RGBA8, 8, 4);
            GL.glBindFramebuffer(GL_FRAMEBUFFER, gl.genFramebuffer());
            GL.glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, renderbuffer);
            GL.glDrawArrays(GL_TRIANGLES, 0, 3);
            assertEquals(red(3), gl.pixel(2, 0) >>> 24);
            assertEquals(red(0), gl.pixel(2, 3) >>> 24);
            gl.check();
        }
    }
}
