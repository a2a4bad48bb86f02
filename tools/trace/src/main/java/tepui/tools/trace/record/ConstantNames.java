package tepui.tools.trace.record;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import tepui.frontends.gl.constants.Enumerants;
import tepui.tools.trace.file.Value;

/** Names of constants for what is recorded: one for each value, the shortest, which is the oldest. Small values have a name by their place only. */
final class ConstantNames {
    private static final List<String> PRIMITIVES = List.of(
            "GL_POINTS",
            "GL_LINES",
            "GL_LINE_LOOP",
            "GL_LINE_STRIP",
            "GL_TRIANGLES",
            "GL_TRIANGLE_STRIP",
            "GL_TRIANGLE_FAN",
            "GL_QUADS",
            "GL_QUAD_STRIP",
            "GL_POLYGON",
            "GL_LINES_ADJACENCY",
            "GL_LINE_STRIP_ADJACENCY",
            "GL_TRIANGLES_ADJACENCY",
            "GL_TRIANGLE_STRIP_ADJACENCY",
            "GL_PATCHES");

    private final Value.Names all = all();
    private final Value.Names primitives =
            new Value.Names(PRIMITIVES, LongStream.range(0, PRIMITIVES.size()).toArray());
    private final Value.Names cleared = new Value.Names(
            List.of("GL_COLOR_BUFFER_BIT", "GL_DEPTH_BUFFER_BIT", "GL_STENCIL_BUFFER_BIT", "GL_ACCUM_BUFFER_BIT"),
            new long[] {0x4000, 0x100, 0x400, 0x200});
    private final Value.Names noBits = new Value.Names(List.of("0"), new long[] {0});

    private static Value.Names all() {
        Map<Integer, String> names = new TreeMap<>();
        for (Field f : Enumerants.class.getFields()) {
            if (f.getType() != int.class || f.getName().endsWith("_BIT")) continue;
            try {
                int value = f.getInt(null);
                if (value < 0 || value >>> 8 == 0) continue;
                names.merge(value, f.getName(), (a, b) -> a.length() <= b.length() ? a : b);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }
        List<String> texts = new ArrayList<>();
        long[] values = new long[names.size()];
        for (Map.Entry<Integer, String> e : names.entrySet()) {
            values[texts.size()] = e.getKey();
            texts.add(e.getValue());
        }
        return new Value.Names(texts, Arrays.copyOf(values, texts.size()));
    }

    Value constant(String parameter, int value) {
        if (parameter.equals("mode") && value >= 0 && value < PRIMITIVES.size())
            return new Value.Constant(primitives, new Value.Whole(value));
        if (value >= 0 && value < 256) return new Value.Whole(value);
        return new Value.Constant(all, integer(value));
    }

    Value bits(String function, int value) {
        return new Value.Bits(function.equals("glClear") ? cleared : noBits, Integer.toUnsignedLong(value));
    }

    static Value integer(long value) {
        return value < 0 ? new Value.Negative(value) : new Value.Whole(value);
    }
}
