package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.soft.SoftProvider;
import tepui.pipe.Device;

/** Programs and sizes that once made calls throw: they are refused or drawn, and the context goes on. */
class WildProgramsTest {
    private static final String VERTEX =
            "#version 450\nin vec4 place; out gl_PerVertex { vec4 gl_Position; }; void main() { gl_Position = place; }\n";

    private Device device;
    private GLContext context;
    private GLJava gl;

    @BeforeEach
    void open() {
        device = TestDevice.open(new SoftProvider());
        context = GLContext.create(device, ContextAttributes.core(4, 5).withSize(8, 8));
        context.makeCurrent();
        gl = GLJava.checked();
        glBindVertexArray(gl.genVertexArray());
    }

    @AfterEach
    void close() {
        gl.close();
        GLContext.release();
        context.close();
        device.close();
    }

    /** Links, and draws where that went well. */
    private void tryOut(int stage, String source) {
        int program = glCreateProgram();
        for (String text :
                new String[] {VERTEX, source, "#version 450\nout vec4 color; void main() { color = vec4(1); }\n"}) {
            boolean own = text.equals(source);
            int shader = glCreateShader(own ? stage : text.equals(VERTEX) ? GL_VERTEX_SHADER : GL_FRAGMENT_SHADER);
            if (!own && stage == GL_FRAGMENT_SHADER && !text.equals(VERTEX)) continue;
            long at = gl.text(text);
            long pointers = at + 8 * (text.length() / 8 + 2);
            tepui.frontends.gl.base.Native.putLong(pointers, at);
            glShaderSource(shader, 1, pointers, 0);
            glCompileShader(shader);
            glAttachShader(program, shader);
        }
        glLinkProgram(program);
        glUseProgram(program);
        glDrawArrays(GL_TRIANGLES, 0, 3);
        glFinish();
        for (int i = 0; i < 100 && glGetError() != GL_NO_ERROR; i++) {}
        glUseProgram(0);
        glClearColor(1, 0, 1, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        assertEquals(0xff00ffff, gl.pixel(3, 3));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "layout(binding = 2147483647) uniform sampler2D image; out vec4 color; void main() { color = texture(image, vec2(0)); }",
                "layout(binding = 2147483647) uniform Block { vec4 a; }; out vec4 color; void main() { color = a; }",
                "layout(binding = 0) uniform Block { layout(offset = 2147483632) vec4 a; }; out vec4 color; void main() { color = a; }",
                "layout(location = 2147483647) uniform vec4 a; out vec4 color; void main() { color = a; }",
                "layout(location = 2147483647) out vec4 color; void main() { color = vec4(1); }"
            })
    void numbersAtTheEndOfTheirRange(String source) {
        tryOut(GL_FRAGMENT_SHADER, "#version 450\n" + source + "\n");
    }

    @Test
    void anIndexThatOverflows() {
        tryOut(GL_GEOMETRY_SHADER, """
                #version 450
                layout(triangles) in; layout(triangle_strip, max_vertices = 3) out; uniform int p;
                void main() { gl_Position = gl_in[1 << p].gl_Position + gl_in[p - 2147483647].gl_Position; EmitVertex(); }
                """);
    }

    @Test
    void functionsThatEachCallTheOneBeforeTwice() {
        StringBuilder text = new StringBuilder("#version 450\nfloat f0(float x) { return x * 1.5; }\n");
        for (int i = 1; i < 25; i++)
            text.append("float f%d(float x) { return f%d(x) + f%d(x + 1.0); }\n".formatted(i, i - 1, i - 1));
        tryOut(GL_FRAGMENT_SHADER, text + "out vec4 color; void main() { color = vec4(f24(1.0)); }\n");
    }

    @Test
    void moreListsThanThereIsMemoryFor() {
        try (GLContext old =
                GLContext.create(device, ContextAttributes.compatibility().withSize(8, 8))) {
            old.makeCurrent();
            assertEquals(0, glGenLists(0x7fffffff));
            assertEquals(GL_NO_ERROR, glGetError());
            context.makeCurrent();
        }
    }

    @Test
    void aShareOfSamplesThatIsNoNumber() {
        glEnable(GL_SAMPLE_SHADING);
        glMinSampleShading(Float.NaN);
        tryOut(GL_FRAGMENT_SHADER, "#version 450\nout vec4 color; void main() { color = vec4(1); }\n");
    }

    @Test
    void viewportsThatAreNoNumbers() {
        glDepthRangeIndexed(0, Double.NaN, 0.5);
        glViewportIndexedf(0, Float.NaN, Float.NaN, 8, 8);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment v = arena.allocate(16, 8);
            glGetDoublei_v(GL_DEPTH_RANGE, 0, v.address());
            assertEquals(0, v.getAtIndex(ValueLayout.JAVA_DOUBLE, 0));
            glGetFloati_v(GL_VIEWPORT, 0, v.address());
            assertEquals(0, v.getAtIndex(ValueLayout.JAVA_FLOAT, 0));
            assertEquals(0, v.getAtIndex(ValueLayout.JAVA_FLOAT, 1));
        }
        tryOut(GL_FRAGMENT_SHADER, "#version 450\nout vec4 color; void main() { color = vec4(1); }\n");
    }

    @Test
    void rowsOfPixelsThatOverlap() {
        glClearColor(1, 0, 0, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        glPixelStorei(GL_PACK_ROW_LENGTH, 4);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment pixels = arena.allocate(4 * (7 * 4 + 8), 4);
            glReadPixels(0, 0, 8, 8, GL_RGBA, GL_UNSIGNED_BYTE, pixels.address());
            for (int i = 0; i < 36; i++) assertEquals(0xff0000ff, pixels.getAtIndex(ValueLayout.JAVA_INT, i));
        }
        glPixelStorei(GL_PACK_ROW_LENGTH, 0);
        gl.check();
    }

    @Test
    void drawsThatBeginFarBehindTheirIndices() {
        try (GLContext old = GLContext.create(
                        device, ContextAttributes.compatibility().withSize(8, 8));
                Arena arena = Arena.ofConfined()) {
            old.makeCurrent();
            glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, 7);
            glBufferData(GL_ELEMENT_ARRAY_BUFFER, 64, 0, GL_STATIC_DRAW);
            glBindBuffer(GL_ARRAY_BUFFER, 8);
            glBufferData(GL_ARRAY_BUFFER, 64, 0, GL_STATIC_DRAW);
            glVertexPointer(2, GL_FLOAT, 0, 0);
            glEnableClientState(GL_VERTEX_ARRAY);
            MemorySegment counts = arena.allocateFrom(ValueLayout.JAVA_INT, 3, 3);
            MemorySegment offsets = arena.allocateFrom(ValueLayout.JAVA_LONG, 0xbf800000L, -4L);
            glMultiDrawElements(GL_TRIANGLES, counts.address(), GL_UNSIGNED_BYTE, offsets.address(), 2);
            glFinish();
            glClearColor(1, 0, 1, 1);
            glClear(GL_COLOR_BUFFER_BIT);
            assertEquals(0xff00ffff, GLJava.checked().pixel(3, 3));
            context.makeCurrent();
        }
    }

    @Test
    void aCopyOntoItself() {
        int texture = gl.genTexture();
        glBindTexture(GL_TEXTURE_2D, texture);
        glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, 8, 8);
        glCopyImageSubData(texture, GL_TEXTURE_2D, 0, 0, 0, 0, texture, GL_TEXTURE_2D, 0, 1, 1, 0, 6, 6, 1);
        glFinish();
        // Contents are undefined, and nothing else.
        gl.check();
        glClear(GL_COLOR_BUFFER_BIT);
        gl.check();
    }

    @Test
    void aWindowBeyondAllLimits() {
        assertThrows(RuntimeException.class, () -> {
            context.resize(0x7fffffff, 8);
            glClear(GL_COLOR_BUFFER_BIT);
            gl.check();
        });
        context.resize(8, 8);
        glGetError();
        glClearColor(1, 0, 1, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        assertEquals(0xff00ffff, gl.pixel(3, 3));
    }
}
