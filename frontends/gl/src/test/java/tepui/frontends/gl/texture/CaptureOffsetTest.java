package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.frontends.gl.GL;

/** glBindBufferOffsetEXT binds what lies behind the offset when it is captured to, however large the buffer was before (EXT_transform_feedback). */
final class CaptureOffsetTest {
    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    /** A program that captures one float a vertex, in use. */
    private void numbers() {
        int program = GL.glCreateProgram();
        GL.glAttachShader(program, lab.shader(GL_VERTEX_SHADER, """
                #version 130
                out float number;
                void main() {
                    number = float(gl_VertexID) + 1.0;
                    gl_Position = vec4(0.0);
                }
                """));
        long names = lab.memory(16).address();
        MemorySegment text = lab.memory(8);
        text.setString(0, "number");
        tepui.pipe.Memory.at(names, 8).set(ValueLayout.JAVA_LONG, 0, text.address());
        GL.glTransformFeedbackVaryings(program, 1, names, GL_INTERLEAVED_ATTRIBS);
        GL.glLinkProgram(program);
        GL.glUseProgram(program);
    }

    @Test
    void aBufferThatGrewTakesMore() {
        numbers();
        int buffer = lab.buffer();
        GL.glBindBuffer(GL_TRANSFORM_FEEDBACK_BUFFER, buffer);
        GL.glBufferData(GL_TRANSFORM_FEEDBACK_BUFFER, 8, 0, GL_STREAM_READ);
        GL.glBindBufferOffsetEXT(GL_TRANSFORM_FEEDBACK_BUFFER, 0, buffer, 4);
        GL.glBufferData(GL_TRANSFORM_FEEDBACK_BUFFER, 16, lab.bytes(new int[16]), GL_STREAM_READ);
        lab.noError();
        MemorySegment size = lab.memory(4);
        GL.glGetIntegeri_v(GL_TRANSFORM_FEEDBACK_BUFFER_SIZE, 0, size.address());
        assertEquals(12, size.get(ValueLayout.JAVA_INT, 0));
        GL.glBeginTransformFeedback(GL_POINTS);
        GL.glDrawArrays(GL_POINTS, 0, 3);
        GL.glEndTransformFeedback();
        MemorySegment out = lab.memory(16);
        GL.glGetBufferSubData(GL_TRANSFORM_FEEDBACK_BUFFER, 0, 16, out.address());
        lab.noError();
        for (int i = 0; i < 4; i++) assertEquals(i, out.get(ValueLayout.JAVA_FLOAT, 4L * i));
    }

    /** What begins behind the end of a buffer has no room, however far behind it begins. */
    @ParameterizedTest
    @ValueSource(longs = {256, 1 << 20, Long.MAX_VALUE & -4L})
    void nothingIsCapturedBehindTheEnd(long offset) {
        numbers();
        int buffer = lab.buffer();
        GL.glBindBuffer(GL_TRANSFORM_FEEDBACK_BUFFER, buffer);
        GL.glBufferData(GL_TRANSFORM_FEEDBACK_BUFFER, 256, lab.bytes(new int[256]), GL_STREAM_READ);
        GL.glBindBufferRange(GL_TRANSFORM_FEEDBACK_BUFFER, 0, buffer, offset, 8);
        lab.noError();
        GL.glBeginTransformFeedback(GL_POINTS);
        GL.glDrawArrays(GL_POINTS, 0, 3);
        GL.glEndTransformFeedback();
        GL.glGetError();
        MemorySegment out = lab.memory(256);
        GL.glGetBufferSubData(GL_TRANSFORM_FEEDBACK_BUFFER, 0, 256, out.address());
        lab.noError();
        assertEquals(-1, MemorySegment.ofArray(new byte[256]).mismatch(out));
    }
}
