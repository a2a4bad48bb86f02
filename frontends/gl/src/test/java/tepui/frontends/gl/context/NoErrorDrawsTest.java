package tepui.frontends.gl.context;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.soft.SoftProvider;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GLContext;
import tepui.frontends.gl.GLJava;
import tepui.frontends.gl.TestDevice;
import tepui.pipe.Device;

/** Draws in a context without errors (KHR_no_error) that would be errors elsewhere: nothing is thrown, and the next draw is right. */
final class NoErrorDrawsTest {
    private static final String VERTEX = "#version 450\nlayout(location = 0) in vec4 place; out vec4 v;\n"
            + "void main() { v = place; gl_Position = vec4(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1, 0, 1); }\n";
    private static final String FRAGMENT = "#version 450\nout vec4 c; void main() { c = vec4(0, 1, 0, 1); }\n";
    private static final int[] MODES = {
        GL_POINTS,
        GL_LINES,
        GL_LINE_LOOP,
        GL_TRIANGLES,
        GL_TRIANGLE_FAN,
        GL_LINES_ADJACENCY,
        GL_TRIANGLES_ADJACENCY,
        GL_PATCHES,
        77
    };

    private final Device device = TestDevice.open(new SoftProvider());
    private final GLContext context =
            GLContext.create(device, ContextAttributes.core(4, 5).withSize(8, 8).withFlags(false, false, false, true));
    private final Arena arena = Arena.ofAuto();
    private final GLJava gl;
    private final int plain;

    NoErrorDrawsTest() {
        context.makeCurrent();
        gl = new GLJava(false);
        glBindVertexArray(gl.genVertexArray());
        plain = gl.program(VERTEX, FRAGMENT);
    }

    @AfterEach
    void close() {
        gl.close();
        context.close();
        device.close();
    }

    private void drawAll() {
        long indices = arena.allocate(64, 8).address();
        for (int mode : MODES) {
            glDrawArrays(mode, 0, 3);
            glDrawArrays(mode, -5, 3);
            glDrawArrays(mode, 0, -1);
            glDrawElements(mode, 3, GL_UNSIGNED_SHORT, 0);
            glDrawElements(mode, 3, GL_FLOAT, 0);
            glDrawElementsBaseVertex(mode, 3, GL_UNSIGNED_BYTE, indices, -7);
            glDrawRangeElements(mode, 9, 2, 3, GL_UNSIGNED_INT, indices);
            glMultiDrawArrays(mode, indices, indices, -1);
            glDrawArraysIndirect(mode, 0);
            glDrawElementsIndirect(mode, GL_UNSIGNED_INT, 3);
            glDrawTransformFeedback(mode, 99);
        }
        glDispatchCompute(1, 1, 1);
        glDispatchCompute(-1, 1 << 30, 1);
        glDispatchComputeIndirect(-4);
        glClear(-1);
        glReadPixels(0, 0, 2, 2, GL_RGBA, GL_UNSIGNED_BYTE, indices);
        glBlitFramebuffer(0, 0, 4, 4, 0, 0, 4, 4, -1, GL_LINEAR);
        glFinish();
        assertEquals(GL_NO_ERROR, glGetError());
    }

    private void drawsStill() {
        glBindFramebuffer(GL_FRAMEBUFFER, 0);
        glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, 0);
        glBindBuffer(GL_DRAW_INDIRECT_BUFFER, 0);
        glDisable(GL_RASTERIZER_DISCARD);
        glEndTransformFeedback();
        glBindVertexArray(gl.genVertexArray());
        glBindProgramPipeline(0);
        glUseProgram(plain);
        glClearColor(1, 0, 0, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        glDrawArrays(GL_TRIANGLES, 0, 3);
        assertEquals(0x00ff00ff, gl.pixel(3, 3));
        assertEquals(GL_NO_ERROR, glGetError());
    }

    @Test
    void withoutAProgram() {
        drawAll();
        drawsStill();
    }

    @Test
    void withAProgramThatDidNotLink() {
        int p = glCreateProgram();
        glLinkProgram(p);
        glUseProgram(p);
        drawAll();
        glUseProgram(12345);
        drawAll();
        drawsStill();
    }

    @Test
    void withAnIncompleteFramebuffer() {
        glUseProgram(plain);
        int f = gl.genFramebuffer();
        glBindFramebuffer(GL_FRAMEBUFFER, f);
        drawAll();
        int t = gl.genTexture();
        glBindTexture(GL_TEXTURE_2D, t);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 3);
        drawAll();
        glTexImage2D(GL_TEXTURE_2D, 3, GL_RGB9_E5, 4, 4, 0, GL_RGB, GL_FLOAT, 0);
        drawAll();
        glTexImage2D(GL_TEXTURE_2D, 3, GL_DEPTH_COMPONENT24, 4, 4, 0, GL_DEPTH_COMPONENT, GL_FLOAT, 0);
        drawAll();
        drawsStill();
    }

    @Test
    void withBuffersThatAreMapped() {
        glUseProgram(plain);
        int b = gl.genBuffer();
        glBindBuffer(GL_ARRAY_BUFFER, b);
        gl.bufferData(GL_ARRAY_BUFFER, new float[64], GL_STATIC_DRAW);
        glVertexAttribPointer(0, 4, GL_FLOAT, false, 0, 0);
        glEnableVertexAttribArray(0);
        glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, b);
        glBindBuffer(GL_DRAW_INDIRECT_BUFFER, b);
        glMapBuffer(GL_ARRAY_BUFFER, GL_READ_WRITE);
        drawAll();
        glUnmapBuffer(GL_ARRAY_BUFFER);
        drawAll();
        glVertexAttribPointer(0, 4, GL_FLOAT, false, 1 << 20, 1L << 40);
        drawAll();
        drawsStill();
    }

    @ParameterizedTest
    @ValueSource(strings = {"points", "lines", "triangles", "lines_adjacency", "triangles_adjacency"})
    void withAGeometryShaderForOtherPrimitives(String input) {
        int g = gl.shader(
                GL_GEOMETRY_SHADER,
                "#version 450\nlayout(" + input
                        + ") in; layout(points, max_vertices = 2) out; void main() { gl_Position = gl_in[0].gl_Position; EmitVertex(); }");
        int p = gl.program(gl.shader(GL_VERTEX_SHADER, VERTEX), g, gl.shader(GL_FRAGMENT_SHADER, FRAGMENT));
        glUseProgram(p);
        drawAll();
        drawsStill();
    }

    @Test
    void withTransformFeedbackOfOtherPrimitives() {
        glUseProgram(plain);
        glBeginTransformFeedback(GL_TRIANGLES);
        drawAll();
        glBeginTransformFeedback(GL_LINES);
        glPauseTransformFeedback();
        glResumeTransformFeedback();
        drawAll();
        glEndTransformFeedback();
        glEndTransformFeedback();
        drawsStill();
    }

    @Test
    void withTexturesOfOtherKinds() {
        int p = gl.program(
                VERTEX,
                "#version 450\nuniform sampler2D a; uniform samplerCube b; uniform isampler2D i; layout(rgba8, binding = 0) uniform image2D m; out vec4 c;"
                        + "layout(std430, binding = 0) buffer S { vec4 s[]; }; uniform U { vec4 u[9]; };"
                        + "void main() { c = texture(a, vec2(0)) + texture(b, vec3(0)) + texture(i, vec2(0)) + imageLoad(m, ivec2(9)) + s[99] + u[8]; }");
        glUseProgram(p);
        glUniform1i(gl.uniform(p, "a"), 0);
        glUniform1i(gl.uniform(p, "b"), 0);
        glUniform1i(gl.uniform(p, "i"), 100000);
        glUniform4f(gl.uniform(p, "a"), 1, 2, 3, 4);
        glUniform1i(-7, 4);
        drawAll();
        glBindTexture(GL_TEXTURE_2D, gl.genTexture());
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA32I, 4, 4, 0, GL_RGBA_INTEGER, GL_INT, 0);
        glBindImageTexture(0, gl.getInteger(GL_TEXTURE_BINDING_2D), 7, false, -1, GL_READ_WRITE, GL_RGB);
        drawAll();
        drawsStill();
    }
}
