package tepui.layers.debug;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.SourceText;
import tepui.ir.Type;

/**
 * Uniform that a debugger shows: what it holds is noted when an invocation begins.
 *
 * @param binding slot of its buffer
 * @param column type of its columns, as it lies in the buffer
 * @param isBool the integers are truth values
 * @param offsets of the columns of all elements, in bytes
 * @param isArray an array of elements or of columns
 */
record NamedUniform(String name, int binding, Type column, boolean isBool, List<Integer> offsets, boolean isArray) {
    /** Larger ones are not shown. */
    private static final int MOST_COLUMNS = 16;

    private static final int MOST_OF_ALL = 128;

    NamedUniform {
        offsets = List.copyOf(offsets);
    }

    /** The type that it has in Java. */
    Type shown() {
        return isBool ? column.withKind(ScalarKind.BOOL) : column;
    }

    /** Those of a shader whose buffers its code reads. */
    static List<NamedUniform> of(Shader shader) {
        SourceText source = shader.source;
        if (source == null || source.uniforms().isEmpty()) return List.of();
        List<NamedUniform> all = new ArrayList<>();
        int columns = 0;
        for (String line : source.uniforms().split("\n")) {
            NamedUniform u = parse(line.split(" ", 7));
            if (u == null || buffer(shader, u.binding) == null) continue;
            columns += u.offsets.size();
            if (columns > MOST_OF_ALL) break;
            all.add(u);
        }
        return all;
    }

    static @Nullable Resource buffer(Shader shader, int binding) {
        for (Resource r : shader.resources)
            if (r.kind() == Resource.Kind.UNIFORM_BUFFER && r.binding() == binding && r.count() == 1) return r;
        return null;
    }

    /** Null for rows first, and for what is too large. */
    private static @Nullable NamedUniform parse(String[] words) {
        if (words.length < 7 || words[2].length() != 3) return null;
        char base = words[2].charAt(0);
        int columns = words[2].charAt(1) - '0';
        int rows = words[2].charAt(2) - '0';
        int elements = Math.max(1, Integer.parseInt(words[3]));
        if (elements > MOST_COLUMNS || elements * columns > MOST_COLUMNS) return null;
        int offset = Integer.parseInt(words[1]);
        List<Integer> offsets = new ArrayList<>();
        for (int e = 0; e < elements; e++) {
            for (int c = 0; c < columns; c++)
                offsets.add(offset + e * Integer.parseInt(words[4]) + c * Integer.parseInt(words[5]));
        }
        Type type = Type.of(base == 'f' ? ScalarKind.F32 : ScalarKind.I32, rows);
        return new NamedUniform(
                words[6], Integer.parseInt(words[0]), type, base == 'b', offsets, elements * columns > 1);
    }
}
