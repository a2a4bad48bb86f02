package tepui.tools.suites.shader;

import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Command {@code uniform TYPE NAME VALUE...}: a uniform of the default block, or a member of a uniform block, whose
 * buffer is kept here.
 */
final class UniformCommands {
    private static final Pattern VECTOR = Pattern.compile("(b|i|u|d|i64|u64)?vec([234])");
    private static final Pattern MATRIX = Pattern.compile("(d)?mat([234])(?:x([234]))?");
    private static final Pattern LAST_INDEX = Pattern.compile("(.*)\\[(\\d+)\\]");

    private enum Base {
        FLOAT(4),
        DOUBLE(8),
        INT(4),
        UINT(4),
        INT64(8),
        UINT64(8),
        /** Of a texture or image. */
        HANDLE(8);

        final int bytes;

        Base(int bytes) {
            this.bytes = bytes;
        }
    }

    /** Type of a uniform; columns is 0 for a scalar or vector. */
    private record Type(Base base, int columns, int rows) {
        int values() {
            return Math.max(columns, 1) * rows;
        }
    }

    private final TestState stage;

    /** Buffers of uniform blocks: program and index of the block. */
    private final Map<Long, Integer> buffers = new HashMap<>();

    private int blockElement;

    /** Where the next values go in a block of SPIR-V, whose members have no names. */
    private int blockOffset;

    private int blockMatrixStride;
    private boolean blockRowMajor;

    /** The chosen subroutines of each stage, by location. */
    private final Map<Integer, int[]> subroutines = new HashMap<>();

    private boolean pending;

    UniformCommands(TestState stage) {
        this.stage = stage;
    }

    /** A buffer of zeros for each active block, at a binding of its own where the program says none. */
    void makeBlocks() {
        int next = 0;
        for (int program : stage.programs) {
            int count = stage.ask(p -> stage.gl.glGetProgramiv(program, GL_ACTIVE_UNIFORM_BLOCKS, p));
            boolean[] taken = new boolean[count + 128];
            boolean distinct = true;
            int[] bindings = new int[count];
            for (int i = 0; i < count; i++) {
                int index = i;
                bindings[i] =
                        stage.ask(p -> stage.gl.glGetActiveUniformBlockiv(program, index, GL_UNIFORM_BLOCK_BINDING, p));
                if (bindings[i] >= taken.length || taken[bindings[i]]) distinct = false;
                else taken[bindings[i]] = true;
            }
            for (int i = 0; i < count; i++) {
                int index = i;
                int binding = distinct && stage.programs.length == 1 ? bindings[i] : next;
                next++;
                if (binding != bindings[i]) stage.gl.glUniformBlockBinding(program, i, binding);
                int size = stage.ask(
                        p -> stage.gl.glGetActiveUniformBlockiv(program, index, GL_UNIFORM_BLOCK_DATA_SIZE, p));
                MemorySegment name = stage.ints(0);
                stage.gl.glGenBuffers(1, name.address());
                int buffer = name.get(ValueLayout.JAVA_INT, 0);
                stage.gl.glBindBuffer(GL_UNIFORM_BUFFER, buffer);
                stage.gl.glBufferData(GL_UNIFORM_BUFFER, size, stage.bytes(size).address(), GL_STATIC_DRAW);
                stage.gl.glBindBufferBase(GL_UNIFORM_BUFFER, binding, buffer);
                buffers.put((long) program << 32 | i, buffer);
            }
        }
    }

    boolean run(Words w) {
        if (w.take("uniform handle")) {
            String name = w.next();
            MemorySegment data = stage.bytes(8);
            data.set(ValueLayout.JAVA_LONG, 0, stage.handle(w.integer()));
            give(new Type(Base.HANDLE, 0, 1), name, data);
        } else if (w.take("uniform")) {
            uniform(w);
        } else if (w.take("ubo array index") || w.take("block array index")) {
            blockElement = w.integer();
        } else if (w.take("block binding")) {
            stage.blockBinding = w.integer();
        } else if (w.take("block offset")) {
            blockOffset = w.integer();
        } else if (w.take("block matrix stride")) {
            blockMatrixStride = w.integer();
        } else if (w.take("block row major")) {
            blockRowMajor = w.integer() != 0;
        } else if (w.take("subuniform")) {
            subroutine(w);
        } else if (w.take("active uniform")) {
            active(w);
        } else {
            return false;
        }
        return true;
    }

    private static Type type(String name) {
        Matcher vector = VECTOR.matcher(name);
        if (vector.matches()) {
            Base base = switch (vector.group(1) == null ? "" : vector.group(1)) {
                case "d" -> Base.DOUBLE;
                case "i", "b" -> Base.INT;
                case "u" -> Base.UINT;
                case "i64" -> Base.INT64;
                case "u64" -> Base.UINT64;
                default -> Base.FLOAT;
            };
            return new Type(base, 0, Integer.parseInt(vector.group(2)));
        }
        Matcher matrix = MATRIX.matcher(name);
        if (matrix.matches()) {
            int columns = Integer.parseInt(matrix.group(2));
            int rows = matrix.group(3) == null ? columns : Integer.parseInt(matrix.group(3));
            return new Type(matrix.group(1) == null ? Base.FLOAT : Base.DOUBLE, columns, rows);
        }
        return switch (name) {
            case "float" -> new Type(Base.FLOAT, 0, 1);
            case "double" -> new Type(Base.DOUBLE, 0, 1);
            case "int", "bool" -> new Type(Base.INT, 0, 1);
            case "uint" -> new Type(Base.UINT, 0, 1);
            case "int64_t" -> new Type(Base.INT64, 0, 1);
            case "uint64_t" -> new Type(Base.UINT64, 0, 1);
            default -> throw new TestFailure("the type " + name + " of a uniform is not known");
        };
    }

    private void uniform(Words w) {
        Type type = type(w.next());
        String name = w.next();
        // One value of the type, whatever else the line holds; what it leaves out is 0.
        MemorySegment data = stage.bytes((long) type.values() * type.base.bytes);
        for (int i = 0; i < type.values() && !w.isAtEnd(); i++) {
            switch (type.base) {
                case FLOAT -> data.setAtIndex(ValueLayout.JAVA_FLOAT, i, w.number());
                case DOUBLE -> data.setAtIndex(ValueLayout.JAVA_DOUBLE, i, Words.real(w.next()));
                case INT, UINT -> data.setAtIndex(ValueLayout.JAVA_INT, i, w.integer());
                case INT64, UINT64, HANDLE -> data.setAtIndex(ValueLayout.JAVA_LONG, i, w.wide());
            }
        }
        give(type, name, data);
    }

    private void give(Type type, String name, MemorySegment data) {
        boolean found = false;
        // With separable programs a name may be in several of them; the active one comes first.
        for (int program : stage.programs) {
            int location = Character.isDigit(name.charAt(0))
                    ? Integer.parseInt(name)
                    : stage.gl.glGetUniformLocation(program, stage.text(name));
            if (location >= 0) {
                set(type, location, data.address());
                found = true;
                break;
            }
            if (setInBlock(program, type, name, data)) {
                found = true;
                break;
            }
        }
        if (!found) throw new TestFailure("the program has no uniform " + name);
    }

    private void set(Type type, int location, long data) {
        if (type.columns == 0) {
            vector(type, location, data);
            return;
        }
        boolean wide = type.base == Base.DOUBLE;
        switch (type.columns * 10 + type.rows) {
            case 22 -> {
                if (wide) stage.gl.glUniformMatrix2dv(location, 1, false, data);
                else stage.gl.glUniformMatrix2fv(location, 1, false, data);
            }
            case 33 -> {
                if (wide) stage.gl.glUniformMatrix3dv(location, 1, false, data);
                else stage.gl.glUniformMatrix3fv(location, 1, false, data);
            }
            case 44 -> {
                if (wide) stage.gl.glUniformMatrix4dv(location, 1, false, data);
                else stage.gl.glUniformMatrix4fv(location, 1, false, data);
            }
            case 23 -> {
                if (wide) stage.gl.glUniformMatrix2x3dv(location, 1, false, data);
                else stage.gl.glUniformMatrix2x3fv(location, 1, false, data);
            }
            case 24 -> {
                if (wide) stage.gl.glUniformMatrix2x4dv(location, 1, false, data);
                else stage.gl.glUniformMatrix2x4fv(location, 1, false, data);
            }
            case 32 -> {
                if (wide) stage.gl.glUniformMatrix3x2dv(location, 1, false, data);
                else stage.gl.glUniformMatrix3x2fv(location, 1, false, data);
            }
            case 34 -> {
                if (wide) stage.gl.glUniformMatrix3x4dv(location, 1, false, data);
                else stage.gl.glUniformMatrix3x4fv(location, 1, false, data);
            }
            case 42 -> {
                if (wide) stage.gl.glUniformMatrix4x2dv(location, 1, false, data);
                else stage.gl.glUniformMatrix4x2fv(location, 1, false, data);
            }
            default -> {
                if (wide) stage.gl.glUniformMatrix4x3dv(location, 1, false, data);
                else stage.gl.glUniformMatrix4x3fv(location, 1, false, data);
            }
        }
    }

    private void vector(Type type, int location, long data) {
        switch (type.base) {
            case FLOAT -> {
                switch (type.rows) {
                    case 1 -> stage.gl.glUniform1fv(location, 1, data);
                    case 2 -> stage.gl.glUniform2fv(location, 1, data);
                    case 3 -> stage.gl.glUniform3fv(location, 1, data);
                    default -> stage.gl.glUniform4fv(location, 1, data);
                }
            }
            case DOUBLE -> {
                switch (type.rows) {
                    case 1 -> stage.gl.glUniform1dv(location, 1, data);
                    case 2 -> stage.gl.glUniform2dv(location, 1, data);
                    case 3 -> stage.gl.glUniform3dv(location, 1, data);
                    default -> stage.gl.glUniform4dv(location, 1, data);
                }
            }
            case INT -> {
                switch (type.rows) {
                    case 1 -> stage.gl.glUniform1iv(location, 1, data);
                    case 2 -> stage.gl.glUniform2iv(location, 1, data);
                    case 3 -> stage.gl.glUniform3iv(location, 1, data);
                    default -> stage.gl.glUniform4iv(location, 1, data);
                }
            }
            case UINT -> {
                switch (type.rows) {
                    case 1 -> stage.gl.glUniform1uiv(location, 1, data);
                    case 2 -> stage.gl.glUniform2uiv(location, 1, data);
                    case 3 -> stage.gl.glUniform3uiv(location, 1, data);
                    default -> stage.gl.glUniform4uiv(location, 1, data);
                }
            }
            case INT64 -> {
                switch (type.rows) {
                    case 1 -> stage.gl.glUniform1i64vARB(location, 1, data);
                    case 2 -> stage.gl.glUniform2i64vARB(location, 1, data);
                    case 3 -> stage.gl.glUniform3i64vARB(location, 1, data);
                    default -> stage.gl.glUniform4i64vARB(location, 1, data);
                }
            }
            case HANDLE -> stage.gl.glUniformHandleui64vARB(location, 1, data);
            case UINT64 -> {
                switch (type.rows) {
                    case 1 -> stage.gl.glUniform1ui64vARB(location, 1, data);
                    case 2 -> stage.gl.glUniform2ui64vARB(location, 1, data);
                    case 3 -> stage.gl.glUniform3ui64vARB(location, 1, data);
                    default -> stage.gl.glUniform4ui64vARB(location, 1, data);
                }
            }
        }
    }

    private boolean setInBlock(int program, Type type, String name, MemorySegment data) {
        if (stage.spirv) return setAtOffset(program, type, data);
        int element = 0;
        int index = GL_INVALID_INDEX;
        // An element of an array first: some contexts take its name for that of the whole array.
        Matcher m = LAST_INDEX.matcher(name);
        if (m.matches()) {
            index = index(program, m.group(1) + "[0]");
            if (index >= 0) element = Integer.parseInt(m.group(2));
        }
        if (index < 0) index = index(program, name);
        if (index < 0) return false;
        int block = property(program, index, GL_UNIFORM_BLOCK_INDEX);
        if (block < 0) return false;
        Integer buffer = buffers.get((long) program << 32 | (block + blockElement));
        if (buffer == null) throw new TestFailure("there is no buffer for the block of " + name);
        stage.gl.glBindBuffer(GL_UNIFORM_BUFFER, buffer);
        int offset = property(program, index, GL_UNIFORM_OFFSET);
        int arrayStride = property(program, index, GL_UNIFORM_ARRAY_STRIDE);
        int matrixStride = property(program, index, GL_UNIFORM_MATRIX_STRIDE);
        boolean rowMajor = property(program, index, GL_UNIFORM_IS_ROW_MAJOR) != 0;
        write(type, offset + (long) element * arrayStride, matrixStride, rowMajor, data);
        return true;
    }

    /** The value into the buffer behind the chosen binding, elements of an array of blocks having one binding each. */
    private boolean setAtOffset(int program, Type type, MemorySegment data) {
        int count = stage.ask(p -> stage.gl.glGetProgramiv(program, GL_ACTIVE_UNIFORM_BLOCKS, p));
        for (int i = 0; i < count; i++) {
            if (stage.resource(program, GL_UNIFORM_BLOCK, i, GL_BUFFER_BINDING) != stage.blockBinding + blockElement)
                continue;
            Integer buffer = buffers.get((long) program << 32 | i);
            if (buffer == null) throw new TestFailure("there is no buffer for binding " + stage.blockBinding);
            stage.gl.glBindBuffer(GL_UNIFORM_BUFFER, buffer);
            write(type, blockOffset, blockMatrixStride, blockRowMajor, data);
            return true;
        }
        return false;
    }

    private void write(Type type, long at, int matrixStride, boolean rowMajor, MemorySegment data) {
        int bytes = type.base.bytes;
        int columns = Math.max(type.columns, 1);
        for (int c = 0; c < columns; c++) {
            for (int r = 0; r < type.rows; r++) {
                long to = at + (long) r * bytes;
                if (type.columns > 0) {
                    to = rowMajor
                            ? at + (long) r * matrixStride + (long) c * bytes
                            : at + (long) c * matrixStride + (long) r * bytes;
                }
                long from = ((long) c * type.rows + r) * bytes;
                stage.gl.glBufferSubData(GL_UNIFORM_BUFFER, to, bytes, data.address() + from);
            }
        }
    }

    private int index(int program, String name) {
        MemorySegment names = stage.arena.allocateFrom(ValueLayout.JAVA_LONG, stage.text(name));
        return stage.ask(p -> stage.gl.glGetUniformIndices(program, 1, names.address(), p));
    }

    private int property(int program, int index, int property) {
        MemorySegment indices = stage.ints(index);
        return stage.ask(p -> stage.gl.glGetActiveUniformsiv(program, 1, indices.address(), property, p));
    }

    private void subroutine(Words w) {
        int kind = Enums.value(w.next());
        String uniform = w.next();
        String function = w.next();
        int program = stage.program();
        int location = stage.gl.glGetSubroutineUniformLocation(program, kind, stage.text(uniform));
        int index = stage.gl.glGetSubroutineIndex(program, kind, stage.text(function));
        if (location < 0) throw new TestFailure("there is no subroutine uniform " + uniform);
        if (index < 0) throw new TestFailure("there is no subroutine " + function);
        int[] all = subroutines.computeIfAbsent(kind, k -> new int[subroutineLocations(program, k)]);
        all[location] = index;
        pending = true;
    }

    /** Choices of subroutines go to the context all together. */
    void beforeDraw() {
        if (!pending) return;
        pending = false;
        subroutines.forEach((kind, indices) -> {
            stage.gl.glUniformSubroutinesuiv(
                    kind, indices.length, stage.ints(indices).address());
            stage.check("glUniformSubroutinesuiv");
        });
    }

    private int subroutineLocations(int program, int kind) {
        return stage.ask(p -> stage.gl.glGetProgramStageiv(program, kind, GL_ACTIVE_SUBROUTINE_UNIFORM_LOCATIONS, p));
    }

    private void active(Words w) {
        String name = w.next();
        String property = w.next();
        int program = stage.program();
        int index = index(program, name);
        if (index < 0) throw new TestFailure("there is no active uniform " + name);
        String wanted = w.next();
        int expected = wanted.startsWith("GL_") ? Enums.value(wanted) : (int) Words.wide(wanted);
        int got = property(program, index, Enums.value(property));
        if (got != expected) {
            throw new TestFailure(property + " of " + name + " is " + got + ", must be " + wanted);
        }
    }
}
