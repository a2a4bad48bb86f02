package tepui.tools.trace.record;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.frontends.gl.GL;

/** Questions to the current context, with memory of their own. */
final class Getters {
    private static final int MAP_READ = 1;

    private final MemorySegment answer = Arena.ofAuto().allocate(256, 16);

    int integer(int name) {
        answer.fill((byte) 0);
        GL.glGetIntegerv(name, answer.address());
        return answer.get(ValueLayout.JAVA_INT, 0);
    }

    boolean isEnabled(int name) {
        return GL.glIsEnabled(name);
    }

    long pointer(int name) {
        answer.fill((byte) 0);
        GL.glGetPointerv(name, answer.address());
        return answer.get(ValueLayout.JAVA_LONG, 0);
    }

    int attribute(int index, int name) {
        answer.fill((byte) 0);
        GL.glGetVertexAttribiv(index, name, answer.address());
        return answer.get(ValueLayout.JAVA_INT, 0);
    }

    long attributePointer(int index) {
        answer.fill((byte) 0);
        GL.glGetVertexAttribPointerv(index, 0x8645, answer.address());
        return answer.get(ValueLayout.JAVA_LONG, 0);
    }

    int program(int program, int name) {
        answer.fill((byte) 0);
        GL.glGetProgramiv(program, name, answer.address());
        return answer.get(ValueLayout.JAVA_INT, 0);
    }

    int bufferSize(int target) {
        answer.fill((byte) 0);
        GL.glGetBufferParameteriv(target, 0x8764, answer.address());
        return answer.get(ValueLayout.JAVA_INT, 0);
    }

    /** A part of a buffer's contents. OpenGL ES has no call for it, and maps the buffer. */
    MemorySegment bufferBytes(int target, long offset, long bytes, boolean es) {
        MemorySegment copy = Arena.ofAuto().allocate(bytes, 16);
        if (!es) {
            GL.glGetBufferSubData(target, offset, bytes, copy.address());
            return copy;
        }
        long mapped = GL.glMapBufferRangeEXT(target, offset, bytes, MAP_READ);
        if (mapped == 0) return copy;
        copy.copyFrom(MemorySegment.ofAddress(mapped).reinterpret(bytes));
        GL.glUnmapBufferOES(target);
        return copy;
    }

    /** The name of an active attribute; empty where there is none. */
    String activeAttribute(int program, int index) {
        answer.fill((byte) 0);
        GL.glGetActiveAttrib(program, index, 200, 0, answer.address() + 208, answer.address() + 216, answer.address());
        return Memory.text(answer.address(), -1);
    }

    int attributeLocation(int program, String name) {
        answer.fill((byte) 0);
        answer.setString(0, name);
        return GL.glGetAttribLocation(program, answer.address());
    }
}
