package tepui.frontends.gl.attrib;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
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

/** Offsets into buffers stay offsets when the buffer goes: nobody takes them for addresses of the program's memory. */
final class GoneBuffersTest {
    /** Where no memory is that a program may have. */
    private static final long OFFSET = 4096;

    private final Device device = TestDevice.open(new SoftProvider());
    private GLContext context = open(ContextAttributes.compatibility());

    private GLContext open(ContextAttributes attributes) {
        GLContext made = GLContext.create(device, attributes.withSize(8, 8));
        made.makeCurrent();
        return made;
    }

    @AfterEach
    void close() {
        GLContext.release();
        context.close();
        device.close();
    }

    /** The bound buffer, with attribute 0 in it. */
    private static int buffer(GLJava gl) {
        int name = gl.genBuffer();
        glBindBuffer(GL_ARRAY_BUFFER, name);
        glBufferData(GL_ARRAY_BUFFER, 2 * OFFSET, 0, GL_STATIC_DRAW);
        glVertexAttribPointer(0, 2, GL_FLOAT, false, 8, OFFSET);
        glEnableVertexAttribArray(0);
        return name;
    }

    private static void delete(int name) {
        try (Arena arena = Arena.ofConfined()) {
            glDeleteBuffers(1, arena.allocateFrom(ValueLayout.JAVA_INT, name).address());
        }
    }

    private static void draws() {
        glDrawArrays(GL_TRIANGLES, 0, 3);
        assertEquals(GL_NO_ERROR, glGetError());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aBufferThatIsDeleted(boolean core) {
        if (core) {
            GLContext.release();
            context.close();
            context = open(ContextAttributes.core(3, 3));
        }
        try (GLJava gl = GLJava.checked()) {
            glUseProgram(gl.program(
                    "#version 150\nin vec2 p; void main() { gl_Position = vec4(p, 0, 1); }",
                    "#version 150\nout vec4 c; void main() { c = vec4(1); }"));
            glBindVertexArray(gl.genVertexArray());
            int name = buffer(gl);
            draws();
            delete(name);
            draws();
        }
    }

    @Test
    void aBufferThatIsTakenFromItsBinding() {
        try (GLJava gl = GLJava.checked()) {
            buffer(gl);
            glBindVertexBuffer(0, 0, OFFSET, 8);
            draws();
        }
    }

    @Test
    void aBufferThatIsDeletedWhileItsArrayIsSaved() {
        try (GLJava gl = GLJava.checked()) {
            int name = buffer(gl);
            glPushClientAttrib(GL_CLIENT_VERTEX_ARRAY_BIT);
            delete(name);
            glPopClientAttrib();
            draws();
        }
    }

    @Test
    void elementsThatAreReadOneByOne() {
        try (GLJava gl = GLJava.checked()) {
            delete(buffer(gl));
            glBegin(GL_TRIANGLES);
            glArrayElement(0);
            glEnd();
            assertEquals(GL_NO_ERROR, glGetError());
        }
    }
}
