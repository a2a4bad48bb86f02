package tepui.tools.suites.shader;

import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.HashMap;
import java.util.Map;

/** Commands for buffers that shaders write: {@code ssbo}, {@code atomic counters}, and the probes of them. */
final class BlockCommands {
    private final TestState stage;
    private final Map<Integer, Integer> storage = new HashMap<>();
    private final Map<Integer, Integer> counters = new HashMap<>();

    BlockCommands(TestState stage) {
        this.stage = stage;
    }

    boolean run(Words w) {
        if (w.take("ssbo")) {
            int index = w.integer();
            if (w.take("subdata")) write(index, w);
            else storage.put(index, buffer(GL_SHADER_STORAGE_BUFFER, index, w.integer()));
        } else if (w.take("probe ssbo")) {
            probe(w);
        } else if (w.take("atomic counters")) {
            counters.put(0, buffer(GL_ATOMIC_COUNTER_BUFFER, 0, w.integer() * 4));
        } else if (w.take("atomic counter buffer")) {
            int index = w.integer();
            counters.put(index, buffer(GL_ATOMIC_COUNTER_BUFFER, index, w.integer() * 4));
        } else if (w.take("atomic counter")) {
            int index = w.integer();
            int counter = w.integer();
            MemorySegment value = stage.ints(w.integer());
            bind(GL_ATOMIC_COUNTER_BUFFER, counters, index);
            stage.gl.glBufferSubData(GL_ATOMIC_COUNTER_BUFFER, counter * 4L, 4, value.address());
        } else if (w.take("probe atomic counter")) {
            // In a buffer that is named the place is in bytes, else it is the number of the counter.
            boolean bytes = w.take("buffer");
            int index = w.left() > 3 ? w.integer() : 0;
            long offset = w.integer() * (bytes ? 1L : 4L);
            bind(GL_ATOMIC_COUNTER_BUFFER, counters, index);
            String relation = w.next();
            compare(
                    read(GL_ATOMIC_COUNTER_BUFFER, offset, 4).get(ValueLayout.JAVA_INT, 0) & 0xFFFFFFFFL,
                    relation,
                    w.wide() & 0xFFFFFFFFL,
                    w);
        } else {
            return false;
        }
        stage.check(w.toString());
        return true;
    }

    private int buffer(int target, int index, int size) {
        MemorySegment name = stage.ints(0);
        stage.gl.glGenBuffers(1, name.address());
        int buffer = name.get(ValueLayout.JAVA_INT, 0);
        stage.gl.glBindBuffer(target, buffer);
        stage.gl.glBufferData(target, size, stage.bytes(size).address(), GL_DYNAMIC_COPY);
        stage.gl.glBindBufferBase(target, index, buffer);
        return buffer;
    }

    private void bind(int target, Map<Integer, Integer> buffers, int index) {
        Integer buffer = buffers.get(index);
        if (buffer == null) throw new TestFailure("there is no buffer " + index);
        stage.gl.glBindBuffer(target, buffer);
    }

    private MemorySegment read(int target, long offset, int size) {
        MemorySegment data = stage.bytes(16);
        stage.gl.glMemoryBarrier(GL_ALL_BARRIER_BITS);
        // OpenGL ES has no glGetBufferSubData.
        long mapped = stage.gl.glMapBufferRange(target, offset, size, GL_MAP_READ_BIT);
        stage.check("glMapBufferRange");
        MemorySegment.copy(MemorySegment.ofAddress(mapped).reinterpret(size), 0, data, 0, size);
        stage.gl.glUnmapBuffer(target);
        return data;
    }

    private void write(int index, Words w) {
        String type = w.next();
        int offset = w.integer();
        MemorySegment data;
        int size = 4;
        switch (type) {
            case "float" -> data = stage.floats(w.number());
            case "int", "uint" -> data = stage.ints(w.integer());
            case "double" -> {
                data = stage.doubles(Words.real(w.next()));
                size = 8;
            }
            case "int64", "uint64", "int64_t", "uint64_t" -> {
                data = stage.arena.allocateFrom(ValueLayout.JAVA_LONG, w.wide());
                size = 8;
            }
            default -> throw new TestFailure("the type is not known: " + w);
        }
        bind(GL_SHADER_STORAGE_BUFFER, storage, index);
        stage.gl.glBufferSubData(GL_SHADER_STORAGE_BUFFER, offset, size, data.address());
    }

    private void probe(Words w) {
        String type = w.next();
        int index = w.integer();
        int offset = w.integer();
        String relation = w.next();
        bind(GL_SHADER_STORAGE_BUFFER, storage, index);
        switch (type) {
            case "int" ->
                compare(
                        read(GL_SHADER_STORAGE_BUFFER, offset, 4).get(ValueLayout.JAVA_INT, 0),
                        relation,
                        w.integer(),
                        w);
            case "uint" ->
                compare(
                        read(GL_SHADER_STORAGE_BUFFER, offset, 4).get(ValueLayout.JAVA_INT, 0) & 0xFFFFFFFFL,
                        relation,
                        w.wide() & 0xFFFFFFFFL,
                        w);
            case "int64", "uint64", "int64_t", "uint64_t" ->
                compare(read(GL_SHADER_STORAGE_BUFFER, offset, 8).get(ValueLayout.JAVA_LONG, 0), relation, w.wide(), w);
            case "float" ->
                near(read(GL_SHADER_STORAGE_BUFFER, offset, 4).get(ValueLayout.JAVA_FLOAT, 0), relation, w.number(), w);
            case "double" ->
                near(
                        read(GL_SHADER_STORAGE_BUFFER, offset, 8).get(ValueLayout.JAVA_DOUBLE, 0),
                        relation,
                        Words.real(w.next()),
                        w);
            default -> throw new TestFailure("the type is not known: " + w);
        }
    }

    private static void compare(long got, String relation, long expected, Words w) {
        if (!Requirements.holds(got, relation, expected)) throw new TestFailure(w + ": is " + got);
    }

    private static void near(double got, String relation, double expected, Words w) {
        boolean holds = switch (relation) {
            case "==", "~=" -> Math.abs(got - expected) <= 0.01 || got == expected;
            case "!=" -> got != expected;
            case "<" -> got < expected;
            case ">" -> got > expected;
            case "<=" -> got <= expected;
            case ">=" -> got >= expected;
            default -> throw new TestFailure("there is no relation " + relation);
        };
        if (!holds) throw new TestFailure(w + ": is " + got);
    }
}
