package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static tepui.frontends.gl.GLConstants.*;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.pipe.Device;

/** Fragment shaders that read what their targets hold: inout variables and gl_LastFragData. */
final class FramebufferFetchTest {
    private static final String EXTENSION = "#extension GL_EXT_shader_framebuffer_fetch : require\n";
    private static final String VERTEX =
            "attribute vec2 position; void main() { gl_Position = vec4(position, 0.0, 1.0); }";

    private final Device device = TestDevice.soft();
    private final GLJava gl = GLJava.checked();

    @AfterEach
    void close() {
        GLContext.release();
        gl.close();
        device.close();
    }

    /** Draws twice over a target that holds (0, 0, 1, 0), and gives a pixel in bytes. */
    private int[] drawnTwice(ContextAttributes attributes, String vertex, String fragment) {
        try (GLContext c = GLContext.create(device, attributes.withSize(4, 4))) {
            c.makeCurrent();
            int p = gl.program(vertex, fragment);
            GL.glUseProgram(p);
            GL.glClearColor(0, 0, 1, 0);
            GL.glClear(GL_COLOR_BUFFER_BIT);
            int a = gl.attribute(p, "position");
            try (GLJava memory = GLJava.checked()) {
                GL.glVertexAttribPointer(a, 2, GL_FLOAT, false, 0, memory.floats(-1, -1, 3, -1, -1, 3));
                GL.glEnableVertexAttribArray(a);
                GL.glDrawArrays(GL_TRIANGLES, 0, 3);
                GL.glDrawArrays(GL_TRIANGLES, 0, 3);
                gl.check();
                byte[] pixels = gl.readPixels(1, 1, 1, 1);
                int[] result = new int[4];
                for (int i = 0; i < 4; i++) result[i] = pixels[i] & 255;
                return result;
            }
        }
    }

    @Test
    void anInoutVariableBeginsWithWhatTheTargetHolds() {
        String vertex = VERTEX.replace("attribute", "#version 300 es\nin");
        String fragment = "#version 300 es\n" + EXTENSION
                + "inout mediump vec4 color; void main() { color += vec4(0.2, 0.0, 0.0, 0.0); }";
        assertArrayEquals(new int[] {102, 0, 255, 0}, drawnTwice(ContextAttributes.es(3, 0), vertex, fragment));
    }

    @Test
    void gl_LastFragDataStandsBesideEitherOutputOfTheOldLanguage() {
        for (String output : new String[] {"gl_FragColor", "gl_FragData[0]"}) {
            String fragment = EXTENSION + "precision mediump float; void main() { " + output
                    + " = gl_LastFragData[0] + vec4(0.0, 0.2, 0.0, 0.0); }";
            assertArrayEquals(
                    new int[] {0, 102, 255, 0}, drawnTwice(ContextAttributes.es(2, 0), VERTEX, fragment), output);
        }
    }

    @Test
    void whatIsNotAskedForIsNotThere() {
        String plain = "#version 300 es\ninout mediump vec4 color; void main() {}";
        String noncoherent =
                "#version 300 es\n" + EXTENSION + "layout(noncoherent) inout mediump vec4 color; void main() {}";
        String written = "#version 100\n" + EXTENSION + "void main() { gl_LastFragData[0] = vec4(0.0); }";
        String newer =
                "#version 300 es\n" + EXTENSION + "out mediump vec4 color; void main() { color = gl_LastFragData[0]; }";
        String integer = "#version 300 es\n#extension GL_EXT_shader_framebuffer_fetch_non_coherent : require\n"
                + "layout(noncoherent) out mediump vec4 color; void main() { color = vec4(0.0); }";
        try (GLContext c = GLContext.create(device, ContextAttributes.es(3, 0).withSize(4, 4))) {
            c.makeCurrent();
            for (String text : new String[] {plain, noncoherent, written, newer, integer}) {
                assertThrows(IllegalArgumentException.class, () -> gl.shader(GL_FRAGMENT_SHADER, text), text);
            }
        }
    }
}
