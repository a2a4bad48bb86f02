package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.soft.SoftProvider;
import tepui.pipe.Device;

/** Members of interface blocks that transform feedback names: without the block's name, over streams, in arrays of blocks. */
final class CapturedBlocksTest {
    private final Arena arena = Arena.ofAuto();
    private final Device device = TestDevice.open(new SoftProvider());
    private final GLContext context =
            GLContext.create(device, ContextAttributes.core(4, 6).withSize(8, 8));
    private final MemorySegment words = arena.allocate(4096, 8);
    private final int[] buffers = new int[4];

    @BeforeEach
    void begin() {
        context.makeCurrent();
        GL.glGenVertexArrays(1, words.address());
        GL.glBindVertexArray(words.get(ValueLayout.JAVA_INT, 0));
        GL.glGenBuffers(4, words.address());
        for (int i = 0; i < 4; i++) buffers[i] = words.getAtIndex(ValueLayout.JAVA_INT, i);
        for (int i = 0; i < 4; i++) {
            GL.glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, i, buffers[i]);
            GL.glBufferData(GL_TRANSFORM_FEEDBACK_BUFFER, 256, 0, GL_STREAM_READ);
        }
    }

    @AfterEach
    void close() {
        int error = GL.glGetError();
        context.close();
        device.close();
        assertEquals(GL_NO_ERROR, error);
    }

    private int program(List<String> captured, String vertex, String geometry) {
        int program = GL.glCreateProgram();
        attach(program, GL_VERTEX_SHADER, vertex);
        if (!geometry.isEmpty()) attach(program, GL_GEOMETRY_SHADER, geometry);
        assertEquals("", linked(program, captured));
        GL.glUseProgram(program);
        return program;
    }

    /** Links it with these names; its log. */
    private String linked(int program, List<String> captured) {
        MemorySegment names = arena.allocate(8L * captured.size(), 8);
        for (int i = 0; i < captured.size(); i++)
            names.setAtIndex(
                    ValueLayout.JAVA_LONG,
                    i,
                    arena.allocateFrom(captured.get(i)).address());
        GL.glTransformFeedbackVaryings(program, captured.size(), names.address(), GL_INTERLEAVED_ATTRIBS);
        GL.glLinkProgram(program);
        GL.glGetProgramInfoLog(program, 1024, 0, words.address());
        return words.getString(0);
    }

    private void attach(int program, int type, String text) {
        int shader = GL.glCreateShader(type);
        words.set(ValueLayout.JAVA_LONG, 0, arena.allocateFrom(text).address());
        GL.glShaderSource(shader, 1, words.address(), 0);
        GL.glCompileShader(shader);
        GL.glAttachShader(program, shader);
    }

    private void draw() {
        GL.glEnable(GL_RASTERIZER_DISCARD);
        GL.glBeginTransformFeedback(GL_POINTS);
        GL.glDrawArrays(GL_POINTS, 0, 1);
        GL.glEndTransformFeedback();
    }

    private List<Float> floats(int buffer, int count) {
        GL.glBindBuffer(GL_COPY_READ_BUFFER, buffers[buffer]);
        GL.glGetBufferSubData(GL_COPY_READ_BUFFER, 0, 4L * count, words.address());
        List<Float> result = new ArrayList<>();
        for (int i = 0; i < count; i++) result.add(words.getAtIndex(ValueLayout.JAVA_FLOAT, i));
        return result;
    }

    @Test
    void blocksOverStreamsAreCaptured() {
        program(List.of("plain", "gl_NextBuffer", "a", "b", "gl_NextBuffer", "Named.c"), """
                #version 400
                void main() { gl_Position = vec4(0.0); }
                """, """
                #version 400
                layout(points) in;
                layout(points, max_vertices = 3) out;
                out float plain;
                layout(stream = 1) out Unnamed { vec2 a; vec3 b; };
                layout(stream = 2) out Named { vec4 c; } named;
                void main() {
                    plain = 1.0;
                    EmitStreamVertex(0);
                    a = vec2(2.0, 3.0);
                    b = vec3(4.0, 5.0, 6.0);
                    EmitStreamVertex(1);
                    named.c = vec4(7.0, 8.0, 9.0, 10.0);
                    EmitStreamVertex(2);
                }
                """);
        draw();
        assertEquals(List.of(1f), floats(0, 1));
        assertEquals(List.of(2f, 3f, 4f, 5f, 6f), floats(1, 5));
        assertEquals(List.of(7f, 8f, 9f, 10f), floats(2, 4));
    }

    @Test
    void aMemberOfAnUnnamedBlockThatNobodyWritesCanBeCaptured() {
        program(List.of("written", "unwritten"), """
                #version 400
                out Block { float unwritten; };
                out float written;
                void main() { written = 4.0; }
                """, "");
        draw();
        assertEquals(List.of(4f), floats(0, 1));
    }

    @Test
    void partsOfMembersOfArraysOfBlocksAreCaptured() {
        program(List.of("Block[1].s.second", "Block[0].s.first"), """
                #version 400
                struct S { float first; vec2 second; };
                out Block { S s; } blocks[2];
                void main() {
                    blocks[0].s.first = 1.0;
                    blocks[1].s.second = vec2(2.0, 3.0);
                }
                """, "");
        draw();
        assertEquals(List.of(2f, 3f, 1f), floats(0, 3));
    }

    @Test
    void eachDimensionOfAnArrayOfBlocksHasItsIndex() {
        program(List.of("Block[1][2].v", "Block[0][1].v"), """
                #version 430
                out Block { float v; } blocks[2][3];
                void main() {
                    blocks[0][1].v = 1.0;
                    blocks[1][2].v = 5.0;
                }
                """, "");
        draw();
        assertEquals(List.of(5f, 1f), floats(0, 2));
    }

    @Test
    void gapsAreNotFoundByTheirNames() {
        int program = program(List.of("v", "gl_SkipComponents2", "gl_NextBuffer", "w"), """
                #version 430
                out float v;
                out float w;
                void main() { v = w = 1.0; }
                """, "");
        for (String name : List.of("gl_SkipComponents2", "gl_NextBuffer"))
            assertEquals(
                    GL_INVALID_INDEX,
                    GL.glGetProgramResourceIndex(
                            program,
                            GL_TRANSFORM_FEEDBACK_VARYING,
                            arena.allocateFrom(name).address()));
        assertEquals(
                3,
                GL.glGetProgramResourceIndex(
                        program,
                        GL_TRANSFORM_FEEDBACK_VARYING,
                        arena.allocateFrom("w").address()));
    }

    @Test
    void anElementIsCapturedOnce() {
        int program = program(List.of("c[0]", "c[1]"), """
                #version 430
                out float c[2];
                out float cc;
                void main() { c[0] = c[1] = cc = 1.0; }
                """, "");
        assertEquals("", linked(program, List.of("c", "cc")));
        for (List<String> twice : List.of(List.of("c", "c[0]"), List.of("c[1]", "cc", "c"))) {
            String log = linked(program, twice);
            assertTrue(log.contains("transform feedback names 'c', and again its part 'c["), twice + ": " + log);
        }
    }

    @Test
    void aProgramThatDoesNotLinkTellsNothingOfTheOneBefore() {
        int program = program(List.of("v"), """
                #version 430
                in vec4 position;
                out float v;
                void main() { v = position.x; }
                """, "");
        GL.glGetTransformFeedbackVarying(program, 0, 64, 0, words.address(), words.address() + 4, words.address() + 8);
        GL.glGetActiveAttrib(program, 0, 64, 0, words.address(), words.address() + 4, words.address() + 8);
        assertEquals(GL_NO_ERROR, GL.glGetError());
        linked(program, List.of("missing"));
        GL.glGetTransformFeedbackVarying(program, 0, 64, 0, words.address(), words.address() + 4, words.address() + 8);
        assertEquals(GL_INVALID_VALUE, GL.glGetError());
        GL.glGetActiveAttrib(program, 0, 64, 0, words.address(), words.address() + 4, words.address() + 8);
        assertEquals(GL_INVALID_VALUE, GL.glGetError());
    }
}
