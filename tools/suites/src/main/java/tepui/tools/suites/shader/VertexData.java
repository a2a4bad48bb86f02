package tepui.tools.suites.shader;

import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;

/**
 * Table of [vertex data]: a head of columns {@code name/type/size[/index]}, then a row per vertex. It becomes one
 * interleaved buffer with every column at a multiple of eight bytes.
 */
final class VertexData {
    /** Columns of one attribute, and where in a vertex it lies. */
    private record Column(String name, Kind kind, int size, int index, int offset, boolean wide) {}

    private enum Kind {
        FLOAT(GL_FLOAT, 4),
        DOUBLE(GL_DOUBLE, 8),
        INT(GL_INT, 4),
        UINT(GL_UNSIGNED_INT, 4),
        SHORT(GL_SHORT, 2),
        USHORT(GL_UNSIGNED_SHORT, 2),
        BYTE(GL_BYTE, 1),
        UBYTE(GL_UNSIGNED_BYTE, 1);

        final int type;
        final int bytes;

        Kind(int type, int bytes) {
            this.type = type;
            this.bytes = bytes;
        }
    }

    private final TestState stage;
    private final List<Column> columns = new ArrayList<>();
    private int stride;

    VertexData(TestState stage) {
        this.stage = stage;
    }

    /** Makes the buffer and points the program's attributes into it. */
    void run(List<String> lines) {
        for (String word : lines.getFirst().split("\\s+")) column(word);
        int rows = lines.size() - 1;
        MemorySegment data = stage.bytes((long) rows * stride);
        for (int row = 0; row < rows; row++)
            row(data, (long) row * stride, lines.get(row + 1).split("\\s+"));
        // Version 2.0 of ES has no such objects, and no number of itself to ask for.
        if (!stage.string(stage.gl.glGetString(GL_VERSION)).startsWith("OpenGL ES 2")) {
            MemorySegment array = stage.ints(0);
            stage.gl.glGenVertexArrays(1, array.address());
            stage.gl.glBindVertexArray(array.get(ValueLayout.JAVA_INT, 0));
        }
        MemorySegment buffer = stage.ints(0);
        stage.gl.glGenBuffers(1, buffer.address());
        stage.gl.glBindBuffer(GL_ARRAY_BUFFER, buffer.get(ValueLayout.JAVA_INT, 0));
        stage.gl.glBufferData(GL_ARRAY_BUFFER, (long) rows * stride, data.address(), GL_STATIC_DRAW);
        for (Column c : columns) point(c);
        stage.check("the vertex data");
    }

    private void column(String word) {
        String[] parts = word.split("/");
        if (parts.length < 3) throw new TestFailure("the column " + word + " is not NAME/TYPE/SIZE");
        Kind kind = switch (parts[1]) {
            case "float" -> Kind.FLOAT;
            case "double" -> Kind.DOUBLE;
            case "int" -> Kind.INT;
            case "uint" -> Kind.UINT;
            case "short" -> Kind.SHORT;
            case "ushort" -> Kind.USHORT;
            case "byte" -> Kind.BYTE;
            case "ubyte" -> Kind.UBYTE;
            default -> throw new TestFailure("the type of the column " + word + " is not known");
        };
        int index = parts.length > 3 ? Integer.parseInt(parts[3]) : 0;
        boolean wide = kind == Kind.DOUBLE && !Character.isDigit(parts[2].charAt(0));
        columns.add(new Column(parts[0], kind, components(parts[2]), index, stride, wide));
        stride += (components(parts[2]) * kind.bytes + 7) & -8;
    }

    /** 3 of "3", "vec3", "dmat4x3" (a column has three rows); 1 of "float". */
    private static int components(String size) {
        char last = size.charAt(size.length() - 1);
        return Character.isDigit(last) ? last - '0' : 1;
    }

    private void row(MemorySegment data, long at, String[] words) {
        int w = 0;
        for (Column c : columns) {
            for (int i = 0; i < c.size; i++) {
                if (w == words.length) throw new TestFailure("a row of the vertex data has too few words");
                long p = at + c.offset + (long) i * c.kind.bytes;
                String word = words[w++];
                switch (c.kind) {
                    case FLOAT -> data.set(ValueLayout.JAVA_FLOAT, p, Words.number(word));
                    case DOUBLE -> data.set(ValueLayout.JAVA_DOUBLE, p, Words.real(word));
                    case INT, UINT -> data.set(ValueLayout.JAVA_INT, p, (int) Words.wide(word));
                    case SHORT, USHORT -> data.set(ValueLayout.JAVA_SHORT, p, (short) Words.wide(word));
                    case BYTE, UBYTE -> data.set(ValueLayout.JAVA_BYTE, p, (byte) Words.wide(word));
                }
            }
        }
    }

    private void point(Column c) {
        int location = location(c);
        if (location < 0) {
            throw new TestFailure("the program has no attribute " + c.name);
        }
        location += c.index;
        if (c.wide) {
            stage.gl.glVertexAttribLPointer(location, c.size, GL_DOUBLE, stride, c.offset);
        } else if (c.kind == Kind.FLOAT || c.kind == Kind.DOUBLE) {
            if (c.kind == Kind.DOUBLE && isWide(c.name)) {
                stage.gl.glVertexAttribLPointer(location, c.size, GL_DOUBLE, stride, c.offset);
            } else {
                stage.gl.glVertexAttribPointer(location, c.size, c.kind.type, false, stride, c.offset);
            }
        } else {
            stage.gl.glVertexAttribIPointer(location, c.size, c.kind.type, stride, c.offset);
        }
        stage.gl.glEnableVertexAttribArray(location);
    }

    private int location(Column c) {
        if (Character.isDigit(c.name.charAt(0))) return Integer.parseInt(c.name);
        // Without a program of GLSL: the position of an assembly program.
        if (stage.programs.length == 0) return 0;
        for (int program : stage.programs) {
            int location = stage.gl.glGetAttribLocation(program, stage.text(c.name));
            if (location >= 0) return location;
        }
        return -1;
    }

    private boolean isWide(String name) {
        int program = stage.program();
        int count = stage.ask(p -> stage.gl.glGetProgramiv(program, GL_ACTIVE_ATTRIBUTES, p));
        for (int i = 0; i < count; i++) {
            MemorySegment text = stage.bytes(256);
            MemorySegment size = stage.ints(0);
            MemorySegment type = stage.ints(0);
            stage.gl.glGetActiveAttrib(program, i, 256, 0, size.address(), type.address(), text.address());
            if (!text.getString(0).equals(name)) continue;
            return switch (type.get(ValueLayout.JAVA_INT, 0)) {
                case GL_DOUBLE, GL_DOUBLE_VEC2, GL_DOUBLE_VEC3, GL_DOUBLE_VEC4 -> true;
                default -> false;
            };
        }
        return false;
    }
}
