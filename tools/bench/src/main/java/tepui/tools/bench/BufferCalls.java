package tepui.tools.bench;

import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import tepui.pipe.Memory;

/** Tests of buffers that are written in parts, mapped in parts, or bound in numbers, and vertex arrays. */
final class BufferCalls {
    private static final int WRITES = 4;
    private static final int MAPS = 10;
    private static final int BOUND = 100;
    private static final int BINDINGS = 128;
    private static final int ARRAYS = 2_000;
    /** Bytes of the buffers of a vertex array. */
    private static final int[] SIZES = {384, 1028, 192, 384, 192};

    private BufferCalls() {}

    static List<CallCase> cases() {
        List<CallCase> cases = new ArrayList<>();
        cases.add(new CallCase("subdata.32000-of-40000", WRITES, 1, 20, 64, BufferCalls::subData));
        int mega = 1 << 20;
        for (int flag : new int[] {GL_MAP_INVALIDATE_RANGE_BIT, GL_MAP_UNSYNCHRONIZED_BIT}) {
            String how = flag == GL_MAP_UNSYNCHRONIZED_BIT ? "-unsynchronised" : "-invalidated";
            for (int bytes : new int[] {128, 32 << 10, 512 << 10, mega}) {
                cases.add(map("map." + bytes + "-of-" + mega + how, mega, bytes, flag));
            }
            cases.add(map("map.32000-of-800000" + how, 800_000, 32_000, flag));
        }
        cases.add(new CallCase("bindings.kept", BINDINGS, 0, 30, 64, o -> bind(o, false)));
        cases.add(new CallCase("bindings.made", BINDINGS, 0, 30, 64, o -> bind(o, true)));
        cases.add(new CallCase("bindings.vertex-arrays", BINDINGS, 0, 30, 64, o -> bindArrays(o, false)));
        cases.add(new CallCase("bindings.vertex-arrays-made", BINDINGS, 0, 30, 64, o -> bindArrays(o, true)));
        for (Arrays what : Arrays.values()) {
            cases.add(new CallCase("vertex-arrays." + what.word, ARRAYS, 1, 30, 64, o -> vertexArrays(o, what)));
        }
        return cases;
    }

    private static CallCase map(String name, int size, int bytes, int flag) {
        return new CallCase(name, MAPS, 1, 30, 64, o -> map(o, size, bytes, flag));
    }

    /** A program that takes vectors of four floats. */
    private static void vectors(CallObjects o) {
        glUseProgram(o.program(CallObjects.VERTEX, CallObjects.FRAGMENT, "position"));
        glEnableVertexAttribArray(0);
    }

    private static Runnable subData(CallObjects o) {
        vectors(o);
        MemorySegment data = o.bytes(40_000);
        o.buffer(GL_ARRAY_BUFFER, data, GL_DYNAMIC_DRAW);
        glVertexAttribPointer(0, 4, GL_FLOAT, false, 0, 0);
        long address = data.address();
        return () -> {
            for (int i = 0; i < WRITES; i++) {
                glBufferSubData(GL_ARRAY_BUFFER, 0, 32_000, address);
                glDrawArrays(GL_TRIANGLES, 0, 3);
            }
        };
    }

    /** Updates go round in the buffer; after each a draw uses what was written. */
    private static Runnable map(CallObjects o, int size, int bytes, int flag) {
        vectors(o);
        MemorySegment data = o.bytes(bytes);
        o.buffer(GL_ARRAY_BUFFER, o.bytes(size), GL_DYNAMIC_DRAW);
        int[] at = {0};
        return () -> {
            for (int i = 0; i < MAPS; i++) {
                int offset = at[0] + bytes > size ? 0 : at[0];
                at[0] = offset + bytes;
                long address = glMapBufferRange(GL_ARRAY_BUFFER, offset, bytes, GL_MAP_WRITE_BIT | flag);
                if (address == 0) throw new IllegalStateException("bench gl-calls: the buffer was not mapped");
                MemorySegment.copy(data, 0, Memory.ALL, address, bytes);
                glUnmapBuffer(GL_ARRAY_BUFFER);
                glVertexAttribPointer(0, 4, GL_FLOAT, false, 0, offset);
                glDrawArrays(GL_TRIANGLES, 0, 3);
            }
        };
    }

    private static Runnable bind(CallObjects o, boolean made) {
        int[] kept = o.buffers(BOUND);
        MemorySegment names = o.bytes(4L * BOUND);
        return () -> {
            for (int n = 0; n < BINDINGS; n++) {
                if (!made) {
                    for (int b : kept) glBindBuffer(GL_ARRAY_BUFFER, b);
                    continue;
                }
                glGenBuffers(BOUND, names.address());
                for (int i = 0; i < BOUND; i++) {
                    glBindBuffer(GL_ARRAY_BUFFER, names.getAtIndex(ValueLayout.JAVA_INT, i));
                }
                glDeleteBuffers(BOUND, names.address());
            }
        };
    }

    private static Runnable bindArrays(CallObjects o, boolean made) {
        int[] kept = o.vertexArrays(BOUND);
        MemorySegment names = o.bytes(4L * BOUND);
        return () -> {
            for (int n = 0; n < BINDINGS; n++) {
                if (!made) {
                    for (int a : kept) glBindVertexArray(a);
                    continue;
                }
                glGenVertexArrays(BOUND, names.address());
                for (int i = 0; i < BOUND; i++) glBindVertexArray(names.getAtIndex(ValueLayout.JAVA_INT, i));
                glDeleteVertexArrays(BOUND, names.address());
            }
        };
    }

    /** Actions before a draw with a vertex array. */
    private enum Arrays {
        BIND("bind"),
        DATA("data"),
        SUB_DATA("sub-data");

        final String word;

        Arrays(String word) {
            this.word = word;
        }
    }

    /** Each array has buffers of its own for five attributes. */
    private static Runnable vertexArrays(CallObjects o, Arrays what) {
        String[] names = new String[SIZES.length];
        StringBuilder vertex = new StringBuilder();
        StringBuilder sum = new StringBuilder("a0");
        for (int i = 0; i < names.length; i++) {
            names[i] = "a" + i;
            vertex.append("attribute vec4 a").append(i).append("; ");
            if (i > 0) sum.append(" + a").append(i);
        }
        glUseProgram(o.program(vertex + "void main() { gl_Position = " + sum + "; }", CallObjects.FRAGMENT, names));
        int[] arrays = o.vertexArrays(ARRAYS);
        int[] first = new int[ARRAYS];
        MemorySegment data = o.bytes(1028);
        for (int i = 0; i < ARRAYS; i++) {
            glBindVertexArray(arrays[i]);
            int[] buffers = o.buffers(SIZES.length);
            first[i] = buffers[0];
            for (int k = 0; k < SIZES.length; k++) {
                glBindBuffer(GL_ARRAY_BUFFER, buffers[k]);
                glBufferData(GL_ARRAY_BUFFER, SIZES[k], data.address(), GL_DYNAMIC_DRAW);
                glVertexAttribPointer(k, 4, GL_FLOAT, false, 0, 0);
                glEnableVertexAttribArray(k);
            }
        }
        return () -> {
            for (int i = 0; i < ARRAYS; i++) {
                glBindVertexArray(arrays[i]);
                if (what != Arrays.BIND) {
                    glBindBuffer(GL_ARRAY_BUFFER, first[i]);
                    if (what == Arrays.DATA) {
                        glBufferData(GL_ARRAY_BUFFER, SIZES[0], data.address(), GL_DYNAMIC_DRAW);
                    } else {
                        glBufferSubData(GL_ARRAY_BUFFER, 0, SIZES[0], data.address());
                    }
                }
                glDrawArrays(GL_TRIANGLES, 0, 3);
            }
        };
    }
}
