package tepui.frontends.gl.attrib;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
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

    /** An element whose place is behind all that a buffer can have is not read, as any behind the end. */
    @ParameterizedTest
    @ValueSource(longs = {2 * OFFSET, Long.MAX_VALUE - 7, Long.MAX_VALUE})
    void elementsBehindTheEnd(long offset) {
        try (GLJava gl = GLJava.checked()) {
            buffer(gl);
            glVertexAttribPointer(1, 2, GL_FLOAT, false, 8, offset);
            glEnableVertexAttribArray(1);
            glBegin(GL_TRIANGLES);
            for (int i = 0; i < 3; i++) glArrayElement(i);
            glEnd();
            assertEquals(GL_NO_ERROR, glGetError());
        }
    }

    /** The same, and elements that are read one by one. */
    private static void drawsAndReads() {
        draws();
        glBegin(GL_TRIANGLES);
        for (int i = 0; i < 3; i++) glArrayElement(i);
        glEnd();
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

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aBufferOfAConventionalArrayThatIsDeleted(boolean named) {
        try (GLJava gl = GLJava.checked()) {
            if (named) glBindVertexArray(gl.genVertexArray());
            int name = gl.genBuffer();
            glBindBuffer(GL_ARRAY_BUFFER, name);
            glBufferData(GL_ARRAY_BUFFER, 64, 0, GL_STATIC_DRAW);
            glVertexPointer(4, GL_FLOAT, 0, OFFSET);
            glEnableClientState(GL_VERTEX_ARRAY);
            delete(name);
            drawsAndReads();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aBufferThatIsTakenFromItsBinding(boolean named) {
        try (GLJava gl = GLJava.checked()) {
            if (named) glBindVertexArray(gl.genVertexArray());
            buffer(gl);
            glBindVertexBuffer(0, 0, OFFSET, 8);
            drawsAndReads();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aBindingWithoutABufferKeepsItsOffset(boolean named) {
        try (GLJava gl = GLJava.checked();
                Arena arena = Arena.ofConfined()) {
            if (named) glBindVertexArray(gl.genVertexArray());
            MemorySegment told = arena.allocate(ValueLayout.JAVA_LONG);
            int name = buffer(gl);
            delete(name);
            glGetInteger64i_v(GL_VERTEX_BINDING_OFFSET, 0, told.address());
            assertEquals(OFFSET, told.get(ValueLayout.JAVA_LONG, 0));
            glBindVertexBuffer(0, 0, OFFSET + 8, 8);
            glGetInteger64i_v(GL_VERTEX_BINDING_OFFSET, 0, told.address());
            assertEquals(OFFSET + 8, told.get(ValueLayout.JAVA_LONG, 0));
        }
    }

    /** An address takes the place of an offset, and the other way round. */
    @Test
    void anArrayInMemoryAfterABuffer() {
        try (GLJava gl = GLJava.checked();
                Arena arena = Arena.ofConfined()) {
            int name = buffer(gl);
            glBindBuffer(GL_ARRAY_BUFFER, 0);
            MemorySegment corners = arena.allocateFrom(ValueLayout.JAVA_FLOAT, -1, -1, 3, -1, -1, 3);
            glVertexAttribPointer(0, 2, GL_FLOAT, false, 8, corners.address());
            glPushClientAttrib(GL_CLIENT_VERTEX_ARRAY_BIT);
            glBindVertexBuffer(0, name, OFFSET, 8);
            glPopClientAttrib();
            glClear(GL_COLOR_BUFFER_BIT);
            drawsAndReads();
            MemorySegment pixel = arena.allocate(4);
            glReadPixels(4, 4, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel.address());
            assertEquals(-1, pixel.get(ValueLayout.JAVA_INT, 0), "white, the current colour");
            glBindVertexBuffer(0, name, OFFSET, 8);
            delete(name);
            drawsAndReads();
        }
    }

    @Test
    void aBufferThatIsDeletedWhileItsArrayIsSaved() {
        try (GLJava gl = GLJava.checked()) {
            int name = buffer(gl);
            glPushClientAttrib(GL_CLIENT_VERTEX_ARRAY_BIT);
            delete(name);
            glPopClientAttrib();
            drawsAndReads();
        }
    }
}
