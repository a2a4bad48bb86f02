package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.nil.NullDriver;
import tepui.drivers.soft.SoftProvider;
import tepui.pipe.Counters;
import tepui.pipe.Device;

/** Draws of the core profile, from calls to pixels: buffers, arrays, programs, uniforms, and what they cost. */
final class FirstDrawTest {
    private static final String VERTEX = """
            #version 330
            layout(location = 0) in vec2 position;
            void main() { gl_Position = vec4(position, 0.0, 1.0); }
            """;

    private final Arena arena = Arena.ofAuto();
    private final Device device = open();
    private final GLContext context =
            GLContext.create(device, ContextAttributes.core(3, 3).withSize(16, 16));
    private int buffer;

    private static Device open() {
        SoftProvider provider = new SoftProvider();
        return TestDevice.open(provider);
    }

    @BeforeEach
    void aTriangleOverAll() {
        context.makeCurrent();
        MemorySegment name = arena.allocate(4, 4);
        GL.glGenVertexArrays(1, name.address());
        GL.glBindVertexArray(name.get(ValueLayout.JAVA_INT, 0));
        GL.glGenBuffers(1, name.address());
        buffer = name.get(ValueLayout.JAVA_INT, 0);
        GL.glBindBuffer(GL_ARRAY_BUFFER, buffer);
        MemorySegment data = arena.allocateFrom(ValueLayout.JAVA_FLOAT, -1, -1, 3, -1, -1, 3);
        GL.glBufferData(GL_ARRAY_BUFFER, data.byteSize(), data.address(), GL_DYNAMIC_DRAW);
        GL.glVertexAttribPointer(0, 2, GL_FLOAT, false, 0, 0);
        GL.glEnableVertexAttribArray(0);
        GL.glClearColor(0, 0, 1, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
    }

    @AfterEach
    void noErrorIsLeft() {
        int error = GL.glGetError();
        context.close();
        device.close();
        assertEquals(GL_NO_ERROR, error);
    }

    private long text(String s) {
        return arena.allocateFrom(s).address();
    }

    private int shader(int type, String source) {
        int shader = GL.glCreateShader(type);
        MemorySegment pointer = arena.allocate(8, 8);
        pointer.set(ValueLayout.JAVA_LONG, 0, text(source));
        GL.glShaderSource(shader, 1, pointer.address(), 0);
        GL.glCompileShader(shader);
        return shader;
    }

    private int program(String vertex, String fragment) {
        int program = GL.glCreateProgram();
        GL.glAttachShader(program, shader(GL_VERTEX_SHADER, vertex));
        GL.glAttachShader(program, shader(GL_FRAGMENT_SHADER, fragment));
        GL.glLinkProgram(program);
        MemorySegment log = arena.allocate(4096);
        GL.glGetProgramInfoLog(program, 4096, 0, log.address());
        MemorySegment ok = arena.allocate(4, 4);
        GL.glGetProgramiv(program, GL_LINK_STATUS, ok.address());
        assertEquals(1, ok.get(ValueLayout.JAVA_INT, 0), log.getString(0));
        GL.glUseProgram(program);
        return program;
    }

    private int pixel(int x, int y) {
        MemorySegment p = arena.allocate(4, 4);
        GL.glReadPixels(x, y, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, p.address());
        return p.get(ValueLayout.JAVA_INT, 0);
    }

    private static final String TINTED = "#version 330\nuniform vec4 tint; out vec4 c; void main() { c = tint; }";

    @Test
    void aUniformColoursATriangle() {
        int p = program(VERTEX, TINTED);
        GL.glUniform4f(GL.glGetUniformLocation(p, text("tint")), 1, 0, 0, 1);
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        assertEquals(0xff0000ff, pixel(8, 8));
    }

    @Test
    void indicesChooseVertices() {
        int p = program(VERTEX, TINTED);
        GL.glUniform4f(GL.glGetUniformLocation(p, text("tint")), 0, 1, 0, 1);
        MemorySegment name = arena.allocate(4, 4);
        GL.glGenBuffers(1, name.address());
        GL.glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, name.get(ValueLayout.JAVA_INT, 0));
        MemorySegment indices = arena.allocateFrom(ValueLayout.JAVA_SHORT, (short) 9, (short) 0, (short) 1, (short) 2);
        GL.glBufferData(GL_ELEMENT_ARRAY_BUFFER, 8, indices.address(), GL_STATIC_DRAW);
        GL.glDrawElements(GL_TRIANGLES, 3, GL_UNSIGNED_SHORT, 2);
        assertEquals(0xff00ff00, pixel(8, 8));
    }

    @Test
    void aUniformBlockReadsItsBuffer() {
        int p = program(
                VERTEX,
                "#version 330\nlayout(std140) uniform B { vec4 a; vec4 b; }; out vec4 c; void main() { c = b; }");
        MemorySegment name = arena.allocate(4, 4);
        GL.glGenBuffers(1, name.address());
        MemorySegment data = arena.allocateFrom(ValueLayout.JAVA_FLOAT, 0, 0, 0, 0, 1, 1, 0, 1);
        GL.glBindBuffer(GL_UNIFORM_BUFFER, name.get(ValueLayout.JAVA_INT, 0));
        GL.glBufferData(GL_UNIFORM_BUFFER, 32, data.address(), GL_STATIC_DRAW);
        GL.glUniformBlockBinding(p, GL.glGetUniformBlockIndex(p, text("B")), 3);
        GL.glBindBufferBase(GL_UNIFORM_BUFFER, 3, name.get(ValueLayout.JAVA_INT, 0));
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        assertEquals(0xff00ffff, pixel(8, 8));
    }

    @Test
    @FailsOnVkd3d("vkd3d 1.2 makes pipelines of one viewport")
    void viewportsThatWereSetBeforeCountForAProgramThatChoosesThem() {
        program(VERTEX, TINTED);
        GL.glViewportIndexedf(1, 8, 0, 8, 16);
        GL.glScissorIndexed(1, 0, 0, 16, 8);
        GL.glEnablei(GL_SCISSOR_TEST, 1);
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        int chooses = GL.glCreateProgram();
        GL.glAttachShader(chooses, shader(GL_VERTEX_SHADER, VERTEX));
        GL.glAttachShader(chooses, shader(GL_FRAGMENT_SHADER, TINTED));
        GL.glAttachShader(chooses, shader(GL_GEOMETRY_SHADER, """
                #version 330
                #extension GL_ARB_viewport_array : require
                layout(triangles) in;
                layout(triangle_strip, max_vertices = 3) out;
                void main() {
                    for (int i = 0; i < 3; i++) {
                        gl_ViewportIndex = 1;
                        gl_Position = gl_in[i].gl_Position;
                        EmitVertex();
                    }
                }
                """));
        GL.glLinkProgram(chooses);
        MemorySegment linked = arena.allocate(4, 4);
        GL.glGetProgramiv(chooses, GL_LINK_STATUS, linked.address());
        assertEquals(1, linked.get(ValueLayout.JAVA_INT, 0), "without the extension there is no program to use");
        GL.glUseProgram(chooses);
        GL.glUniform4f(GL.glGetUniformLocation(chooses, text("tint")), 1, 0, 0, 1);
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        assertEquals(0xff0000ff, pixel(12, 4));
        assertEquals(0xffff0000, pixel(4, 4));
        assertEquals(0xffff0000, pixel(12, 12));
    }

    @Test
    void theDepthRangeIsAUniformOfTheCoreProfileToo() {
        program(
                VERTEX,
                "#version 330\nout vec4 c; void main() { c = vec4(gl_DepthRange.near, gl_DepthRange.far, gl_DepthRange.diff, 1.0); }");
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        assertEquals(0xffffff00, pixel(8, 8));
        GL.glDepthRange(1, 0.2);
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        assertEquals(0xff0033ff, pixel(8, 8));
    }

    @Test
    void aMatrixOfAnArrayOfAttributesHasALocationForEachColumn() {
        int p = program("""
                #version 330
                layout(location = 2) in mat2 m[3];
                void main() { gl_Position = vec4(m[0][0] + m[1][1], m[2][0]); }
                """, "#version 330\nout vec4 c; void main() { c = vec4(1.0); }");
        assertEquals(2, GL.glGetAttribLocation(p, text("m")));
        assertEquals(4, GL.glGetAttribLocation(p, text("m[1]")));
        assertEquals(6, GL.glGetAttribLocation(p, text("m[2]")));
        assertEquals(-1, GL.glGetAttribLocation(p, text("m[3]")));
    }

    @Test
    void blendingAddsToWhatIsThere() {
        int p = program(VERTEX, TINTED);
        GL.glUniform4f(GL.glGetUniformLocation(p, text("tint")), 1, 0, 0, 0);
        GL.glEnable(GL_BLEND);
        GL.glBlendFunc(GL_ONE, GL_ONE);
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        assertEquals(0xffff00ff, pixel(8, 8));
    }

    /** On the device that does nothing: what is counted is this front end's. */
    @Test
    void drawsWithChangesAllocateNothing() {
        NullDriver driver = new NullDriver();
        try (Device nothing = TestDevice.open(driver);
                GLContext measured =
                        GLContext.create(nothing, ContextAttributes.core(3, 3).withSize(16, 16))) {
            measured.makeCurrent();
            MemorySegment name = arena.allocate(4, 4);
            GL.glGenVertexArrays(1, name.address());
            GL.glBindVertexArray(name.get(ValueLayout.JAVA_INT, 0));
            GL.glGenBuffers(1, name.address());
            GL.glBindBuffer(GL_ARRAY_BUFFER, name.get(ValueLayout.JAVA_INT, 0));
            GL.glBufferData(GL_ARRAY_BUFFER, 24, 0, GL_DYNAMIC_DRAW);
            GL.glVertexAttribPointer(0, 2, GL_FLOAT, false, 0, 0);
            GL.glEnableVertexAttribArray(0);
            int p = program(VERTEX, TINTED);
            int tint = GL.glGetUniformLocation(p, text("tint"));
            long least = Long.MAX_VALUE;
            for (int round = 0; round < 20; round++) {
                long before = allocated();
                for (int i = 0; i < 200; i++) {
                    GL.glUniform4f(tint, i / 200f, 0, 0, 1);
                    if ((i & 1) == 0) GL.glEnable(GL_BLEND);
                    else GL.glDisable(GL_BLEND);
                    GL.glVertexAttribPointer(0, 2, GL_FLOAT, false, 8 * (i % 3), 0);
                    GL.glDrawArrays(GL_TRIANGLES, 0, 3);
                }
                least = Math.min(least, allocated() - before);
            }
            assertEquals(0, least);
        } finally {
            context.makeCurrent();
        }
    }

    private static final com.sun.management.ThreadMXBean THREADS =
            (com.sun.management.ThreadMXBean) java.lang.management.ManagementFactory.getThreadMXBean();

    private static long allocated() {
        return THREADS.getCurrentThreadAllocatedBytes();
    }

    @Test
    void givingUpContentsBetweenDrawsNeverWaits() {
        int p = program(VERTEX, TINTED);
        GL.glUniform4f(GL.glGetUniformLocation(p, text("tint")), 1, 1, 1, 1);
        MemorySegment data = arena.allocateFrom(ValueLayout.JAVA_FLOAT, -1, -1, 3, -1, -1, 3);
        Counters counters = context.pipe().counters();
        long waits = counters.waits;
        for (int i = 0; i < 50; i++) {
            GL.glBufferData(GL_ARRAY_BUFFER, 24, 0, GL_DYNAMIC_DRAW);
            long at = GL.glMapBufferRange(GL_ARRAY_BUFFER, 0, 24, GL_MAP_WRITE_BIT | GL_MAP_INVALIDATE_BUFFER_BIT);
            assertTrue(at != 0);
            MemorySegment.ofAddress(at).reinterpret(24).copyFrom(data);
            GL.glUnmapBuffer(GL_ARRAY_BUFFER);
            GL.glDrawArrays(GL_TRIANGLES, 0, 3);
            GL.glFlush();
        }
        assertEquals(waits, counters.waits);
        assertEquals(0xffffffff, pixel(8, 8));
    }

    @Test
    @FailsOnVkd3d("vkd3d 1.2 has one viewport, so OpenGL is 4.0")
    void theVersionIsTold() {
        MemorySegment v = arena.allocate(8, 4);
        GL.glGetIntegerv(GL_MAJOR_VERSION, v.address());
        GL.glGetIntegerv(GL_MINOR_VERSION, v.address() + 4);
        assertEquals(4, v.get(ValueLayout.JAVA_INT, 0));
        assertEquals(6, v.get(ValueLayout.JAVA_INT, 4));
    }
}
