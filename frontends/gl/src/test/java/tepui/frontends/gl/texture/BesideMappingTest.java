package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;
import tepui.pipe.Memory;

/** A buffer of which a range is mapped: calls on other ranges of it work, those on the mapped one are errors (OpenGL 4.6, 6.3.2). */
final class BesideMappingTest {
    private final GlLab lab = GlLab.compatibility();
    private final MemorySegment mapped;

    BesideMappingTest() {
        GL.glBindBuffer(GL_ARRAY_BUFFER, lab.buffer());
        GL.glBindBuffer(GL_COPY_WRITE_BUFFER, lab.buffer());
        GL.glBufferData(GL_COPY_WRITE_BUFFER, 8, lab.bytes(20, 21, 22, 23, 24, 25, 26, 27), GL_STATIC_DRAW);
        int[] bytes = new int[64];
        for (int i = 0; i < 64; i++) bytes[i] = i;
        GL.glBufferData(GL_ARRAY_BUFFER, 64, lab.bytes(bytes), GL_STATIC_DRAW);
        long at = GL.glMapBufferRange(GL_ARRAY_BUFFER, 16, 16, GL_MAP_WRITE_BIT);
        mapped = Memory.at(at, 16);
        lab.noError();
    }

    @AfterEach
    void close() {
        lab.close();
    }

    private int byteAt(int offset) {
        MemorySegment answer = lab.memory(1);
        GL.glGetBufferSubData(GL_ARRAY_BUFFER, offset, 1, answer.address());
        lab.noError();
        return answer.get(ValueLayout.JAVA_BYTE, 0);
    }

    private void whole() {
        for (int i = 0; i < 16; i++) mapped.set(ValueLayout.JAVA_BYTE, i, (byte) 99);
        GL.glUnmapBuffer(GL_ARRAY_BUFFER);
        assertEquals(99, byteAt(16));
        assertEquals(99, byteAt(31));
    }

    @Test
    void dataIsWrittenAndRead() {
        GL.glBufferSubData(GL_ARRAY_BUFFER, 8, 8, lab.bytes(80, 81, 82, 83, 84, 85, 86, 87));
        GL.glBufferSubData(GL_ARRAY_BUFFER, 32, 1, lab.bytes(70));
        assertEquals(87, byteAt(15));
        assertEquals(70, byteAt(32));
        whole();
        assertEquals(87, byteAt(15));
        assertEquals(70, byteAt(32));
    }

    @Test
    void dataIsCleared() {
        GL.glClearBufferSubData(GL_ARRAY_BUFFER, GL_R8UI, 32, 8, GL_RED_INTEGER, GL_UNSIGNED_BYTE, lab.bytes(5));
        lab.noError();
        whole();
        assertEquals(5, byteAt(39));
        assertEquals(40, byteAt(40));
    }

    @Test
    void dataIsCopied() {
        GL.glCopyBufferSubData(GL_COPY_WRITE_BUFFER, GL_ARRAY_BUFFER, 0, 8, 8);
        GL.glCopyBufferSubData(GL_ARRAY_BUFFER, GL_ARRAY_BUFFER, 8, 40, 8);
        lab.noError();
        whole();
        assertEquals(27, byteAt(15));
        assertEquals(27, byteAt(47));
    }

    @Test
    void theMappedRangeIsTheProgramsAlone() {
        GL.glBufferSubData(GL_ARRAY_BUFFER, 15, 2, lab.bytes(1, 2));
        assertEquals(GL_INVALID_OPERATION, GL.glGetError());
        GL.glGetBufferSubData(GL_ARRAY_BUFFER, 31, 2, lab.memory(2).address());
        assertEquals(GL_INVALID_OPERATION, GL.glGetError());
        GL.glCopyBufferSubData(GL_ARRAY_BUFFER, GL_COPY_WRITE_BUFFER, 24, 0, 4);
        assertEquals(GL_INVALID_OPERATION, GL.glGetError());
        GL.glClearBufferData(GL_ARRAY_BUFFER, GL_R8UI, GL_RED_INTEGER, GL_UNSIGNED_BYTE, 0);
        assertEquals(GL_INVALID_OPERATION, GL.glGetError());
    }
}
