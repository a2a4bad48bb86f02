package tepui.tools.inspect;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.Buffer;
import tepui.pipe.ShaderObject;

/** Table of the uniforms of a draw: by name where the program's layout is known, else as rows of four words. */
final class UniformTable {
    /** Bytes of a slot that are shown. */
    private static final int MOST_BYTES = 1 << 12;

    private static final int MOST_ELEMENTS = 64;

    private UniformTable() {}

    /**
     * Rows of name and value for each slot that a stage reads.
     *
     * @param layouts by the numbers of shaders
     */
    static Map<String, List<List<String>>> of(ObservedContext context, Map<Integer, String> layouts) {
        Map<String, List<List<String>>> tables = new LinkedHashMap<>();
        for (Map.Entry<Integer, BoundState.Uniforms> e : context.bound.uniforms.entrySet()) {
            Stage stage = BoundState.stageOf(e.getKey());
            ShaderObject object = context.bound.shader(stage);
            Shader shader = object == null ? null : context.observation.shader(object);
            Resource resource = shader == null ? null : resource(shader, BoundState.numberOf(e.getKey()));
            if (object == null || resource == null) continue;
            ByteBuffer bytes = bytes(context, e.getValue()).order(ByteOrder.LITTLE_ENDIAN);
            List<List<String>> rows = new ArrayList<>();
            String layout = layouts.getOrDefault(context.observation.number(object), "");
            named(rows, layout, BoundState.numberOf(e.getKey()), bytes);
            if (rows.isEmpty()) raw(rows, bytes);
            tables.put(StateText.place(e.getKey()) + " " + resource.name(), rows);
        }
        return tables;
    }

    private static @Nullable Resource resource(Shader shader, int slot) {
        for (Resource r : shader.resources) {
            if (r.kind() == Resource.Kind.UNIFORM_BUFFER && slot >= r.binding() && slot < r.binding() + r.count())
                return r;
        }
        return null;
    }

    private static ByteBuffer bytes(ObservedContext context, BoundState.Uniforms u) {
        int[] words = u.words();
        if (words != null) {
            ByteBuffer bytes = ByteBuffer.allocate(4 * words.length).order(ByteOrder.LITTLE_ENDIAN);
            bytes.asIntBuffer().put(words);
            return bytes;
        }
        Buffer buffer = u.buffer();
        if (buffer == null) return ByteBuffer.allocate(0);
        return ByteBuffer.wrap(VertexTable.read(context.behind(), buffer, u.offset(), Math.min(u.size(), MOST_BYTES)));
    }

    private static void named(List<List<String>> rows, String layout, int slot, ByteBuffer bytes) {
        layout.lines().forEach(line -> {
            String[] words = line.split(" ", 7);
            if (words.length < 7 || Integer.parseInt(words[0]) != slot) return;
            int offset = Integer.parseInt(words[1]);
            int elements = Math.max(1, Integer.parseInt(words[3]));
            int stride = Integer.parseInt(words[4]);
            int matrix = Integer.parseInt(words[5]);
            for (int i = 0; i < Math.min(elements, MOST_ELEMENTS); i++) {
                String name = elements == 1 ? words[6] : words[6] + "[" + i + "]";
                rows.add(List.of(name, value(words[2], bytes, offset + i * stride, matrix)));
            }
            if (elements > MOST_ELEMENTS) rows.add(List.of(words[6], "… " + elements + " elements"));
        });
    }

    /** Columns of a matrix stand on lines of their own. */
    private static String value(String type, ByteBuffer bytes, int at, int stride) {
        char base = type.charAt(0);
        int columns = type.charAt(1) - '0';
        int rows = type.charAt(2) - '0';
        boolean rowMajor = type.endsWith("r");
        StringBuilder text = new StringBuilder();
        for (int r = 0; r < (columns == 1 ? 1 : rows); r++) {
            if (r > 0) text.append('\n');
            for (int c = 0; c < (columns == 1 ? rows : columns); c++) {
                if (c > 0) text.append(", ");
                int place = columns == 1 ? 4 * c : rowMajor ? r * stride + 4 * c : c * stride + 4 * r;
                text.append(scalar(base, bytes, at + place));
            }
        }
        return text.toString();
    }

    private static String scalar(char base, ByteBuffer bytes, int at) {
        if (at < 0 || at + 4 > bytes.limit()) return "outside";
        return switch (base) {
            case 'f' -> StateText.decimal(bytes.getFloat(at));
            case 'b' -> bytes.getInt(at) != 0 ? "true" : "false";
            case 'u' -> Integer.toUnsignedString(bytes.getInt(at));
            default -> Integer.toString(bytes.getInt(at));
        };
    }

    private static void raw(List<List<String>> rows, ByteBuffer bytes) {
        for (int at = 0; at + 4 <= bytes.limit() && at < MOST_BYTES; at += 16) {
            List<String> words = new ArrayList<>();
            for (int k = 0; k < 4 && at + 4 * k + 4 <= bytes.limit(); k++) words.add(word(bytes.getInt(at + 4 * k)));
            rows.add(List.of("+" + at, String.join(", ", words)));
        }
    }

    /** Most words are floats; small whole numbers would be tiny ones. */
    private static String word(int bits) {
        int exponent = bits >>> 23 & 255;
        if (bits == 0) return "0";
        return exponent > 64 && exponent < 192 ? StateText.decimal(Float.intBitsToFloat(bits)) : Integer.toString(bits);
    }
}
