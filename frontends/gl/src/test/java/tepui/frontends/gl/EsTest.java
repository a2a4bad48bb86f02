package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import tepui.drivers.soft.SoftProvider;
import tepui.pipe.Device;

/** Contexts of OpenGL ES on the software device, and programs of their language. */
abstract sealed class EsTest permits EsExtensionsTest, EsImagesTest, ImplicitSamplesTest {
    final Device device = TestDevice.open(new SoftProvider());
    final GLJava gl = GLJava.checked();
    final Arena memory = Arena.ofConfined();

    @AfterEach
    final void close() {
        GLContext.release();
        gl.close();
        device.close();
        memory.close();
    }

    final long ints(int... values) {
        return memory.allocateFrom(ValueLayout.JAVA_INT, values).address();
    }

    final long floats(float... values) {
        return memory.allocateFrom(ValueLayout.JAVA_FLOAT, values).address();
    }

    final long text(String text) {
        return memory.allocateFrom(text).address();
    }

    final GLContext es(int version) {
        GLContext c = GLContext.create(
                device, ContextAttributes.es(version / 10, version % 10).withSize(8, 8));
        c.makeCurrent();
        return c;
    }

    static void refused(int code, Runnable call) {
        call.run();
        assertEquals(code, GL.glGetError());
    }

    static final String VERTEX = """
            attribute vec2 position;
            void main() { gl_Position = vec4(position, 0.0, 1.0); }
            """;

    final int use(String fragment) {
        int p = gl.program(VERTEX, fragment);
        GL.glUseProgram(p);
        return p;
    }

    /** A triangle over everything, from memory of the program's. */
    final void fill() {
        GL.glBindBuffer(GL_ARRAY_BUFFER, 0);
        GL.glVertexAttribPointer(0, 2, GL_FLOAT, false, 0, floats(-1, -1, 3, -1, -1, 3));
        GL.glEnableVertexAttribArray(0);
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        gl.check();
    }

    final int nearest(int target) {
        int t = gl.genTexture();
        GL.glBindTexture(target, t);
        GL.glTexParameteri(target, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        GL.glTexParameteri(target, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        return t;
    }

    static final String TEXTURED = """
            precision highp float;
            uniform sampler2D s;
            uniform vec4 scale;
            void main() { gl_FragColor = texture2D(s, vec2(0.5)) * scale; }
            """;
}
