package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;

/** Calls about programs and what they read: locations of uniforms that are not active, listed block bindings, numbers of samples, image units. */
final class ProgramCallsTest {
    private final GlLab lab = new GlLab(ContextAttributes.compatibility().withSize(16, 16));

    @AfterEach
    void close() {
        lab.close();
    }

    private int program(String declarations, String color) {
        return GlLab.program(
                lab.shader(GL_VERTEX_SHADER, "#version 430\nin vec4 p; void main() { gl_Position = p; }"),
                lab.shader(
                        GL_FRAGMENT_SHADER,
                        "#version 430\n" + declarations + "\nout vec4 c; void main() { c = " + color + "; }"));
    }

    private static int integer(int pname) {
        try (var arena = java.lang.foreign.Arena.ofConfined()) {
            MemorySegment s = arena.allocate(4, 4);
            GL.glGetIntegerv(pname, s.address());
            return s.get(ValueLayout.JAVA_INT, 0);
        }
    }

    @Test
    void valuesOfUniformsThatAreNotActiveGoNowhere() {
        int p = program(
                "layout(location = 3) uniform vec4 used; layout(location = 7) uniform vec4 idle; layout(location = 9) uniform float more[2];",
                "used");
        GL.glUseProgram(p);
        lab.noError();
        GL.glUniform4f(7, 1, 1, 1, 1);
        GL.glUniform4fv(7, 1, lab.floats(1, 1, 1, 1));
        GL.glProgramUniform1i(p, 10, 3);
        lab.noError();
        GL.glUniform4f(8, 1, 1, 1, 1);
        lab.error(GL_INVALID_OPERATION);
        GL.glUniform4f(11, 1, 1, 1, 1);
        lab.error(GL_INVALID_OPERATION);
        GL.glGetUniformfv(p, 7, lab.memory(16).address());
        lab.error(GL_INVALID_OPERATION);
    }

    @Test
    void listsTakeUpBlockBindings() {
        int p = program("uniform B { vec4 a; };", "a");
        int list = GL.glGenLists(1);
        GL.glNewList(list, GL_COMPILE);
        GL.glUniformBlockBinding(p, 0, 5);
        GL.glEndList();
        assertEquals(0, binding(p));
        GL.glCallList(list);
        assertEquals(5, binding(p));
        lab.noError();
    }

    private int binding(int program) {
        MemorySegment s = lab.memory(4);
        GL.glGetActiveUniformBlockiv(program, 0, GL_UNIFORM_BLOCK_BINDING, s.address());
        return s.get(ValueLayout.JAVA_INT, 0);
    }

    @Test
    void aTargetWithoutSamplesHasOne() {
        GL.glUseProgram(program("", "gl_NumSamples == 1 ? vec4(0, 1, 0, 1) : vec4(1, 0, 0, 1)"));
        GL.glBegin(GL_QUADS);
        for (int i = 0; i < 4; i++) GL.glVertexAttrib2f(0, i == 0 || i == 3 ? -1 : 1, i < 2 ? -1 : 1);
        GL.glEnd();
        assertEquals(0x00ff00ff, lab.pixel(8, 8));
    }

    @Test
    void theNumberOfSamplesOfAnEmptyFramebufferIsToldAsItWasGiven() {
        GL.glBindFramebuffer(GL_FRAMEBUFFER, lab.framebuffer());
        GL.glFramebufferParameteri(GL_FRAMEBUFFER, GL_FRAMEBUFFER_DEFAULT_SAMPLES, 3);
        MemorySegment s = lab.memory(4);
        GL.glGetFramebufferParameteriv(GL_FRAMEBUFFER, GL_FRAMEBUFFER_DEFAULT_SAMPLES, s.address());
        assertEquals(3, s.get(ValueLayout.JAVA_INT, 0));
        lab.noError();
    }

    @Test
    void thereAreAsManyImageUnitsAsAreTold() {
        int units = integer(GL_MAX_IMAGE_UNITS);
        GL.glBindImageTexture(units - 1, 0, 0, false, 0, GL_READ_ONLY, GL_R8);
        lab.noError();
        GL.glBindImageTexture(units, 0, 0, false, 0, GL_READ_ONLY, GL_R8);
        lab.error(GL_INVALID_VALUE);
        GL.glBindImageTextures(units, 1, 0);
        lab.error(GL_INVALID_OPERATION);
    }
}
