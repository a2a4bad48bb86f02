package tepui.tools.inspect;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Variable;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.ShaderObject;
import tepui.pipe.VertexLayout;

/** Table of the first vertices of a draw: its indices, and each attribute as the format says. */
final class VertexTable {
    private final ObservedContext context;
    private final int most;

    VertexTable(ObservedContext context, int most) {
        this.context = context;
        this.most = most;
    }

    /** Columns and rows; null where the draw reads no vertices. */
    @Nullable
    Map<String, Object> of(Draw draw) {
        VertexLayout layout = context.device().states().vertexLayout.get(context.bound.vertexLayout);
        if (layout.elements().isEmpty() || draw.rangeCount() == 0) return null;
        int count = Math.min(most, draw.vertices(0));
        int[] vertices = new int[count];
        if (draw.indexed()) indices(draw, vertices);
        else for (int i = 0; i < count; i++) vertices[i] = draw.first(0) + i;
        List<String> columns = new ArrayList<>(List.of(draw.indexed() ? "index" : "vertex"));
        List<List<String>> rows = new ArrayList<>();
        for (int vertex : vertices) rows.add(new ArrayList<>(List.of(Integer.toString(vertex))));
        Map<Integer, String> names = names();
        for (VertexLayout.Element e : layout.elements()) {
            VertexLayout.Binding binding = layout.bindings().get(e.binding());
            columns.add(names.getOrDefault(e.location(), "location " + e.location()) + " " + e.format());
            for (int i = 0; i < count; i++) {
                int vertex = vertices[i] + draw.baseVertex(0);
                int which = binding.divisor() == 0 ? vertex : draw.firstInstance();
                rows.get(i).add(value(e, binding, which));
            }
        }
        Map<String, Object> table = new LinkedHashMap<>();
        table.put("columns", columns);
        table.put("rows", rows);
        table.put("all", draw.vertices());
        return table;
    }

    private Map<Integer, String> names() {
        Map<Integer, String> names = new LinkedHashMap<>();
        ShaderObject object = context.bound.shader(Stage.VERTEX);
        Shader shader = object == null ? null : context.observation.shader(object);
        if (shader == null) return names;
        for (Variable v : shader.inputs) if (v.location >= 0) names.put(v.location, v.name());
        return names;
    }

    private void indices(Draw draw, int[] to) {
        Buffer buffer = context.bound.indexBuffer;
        int bytes = context.bound.indexType.bytes();
        byte[] from = bytes(buffer, context.bound.indexOffset + (long) draw.first(0) * bytes, (long) to.length * bytes);
        for (int i = 0; i < to.length; i++) {
            int index = 0;
            for (int k = bytes - 1; k >= 0; k--) index = index << 8 | at(from, i * bytes + k);
            to[i] = index;
        }
    }

    private static int at(byte[] from, int index) {
        return index < from.length ? from[index] & 255 : 0;
    }

    private String value(VertexLayout.Element e, VertexLayout.Binding binding, int vertex) {
        Buffer buffer = context.bound.vertexBuffers[e.binding()];
        if (buffer == null) return "unbound";
        long at = context.bound.vertexOffsets[e.binding()] + (long) binding.stride() * vertex + e.offset();
        byte[] bytes = bytes(buffer, at, e.format().blockBytes());
        if (bytes.length < e.format().blockBytes()) return "outside";
        return Texels.text(e.format(), bytes);
    }

    private @Nullable Buffer last;
    private long lastAt;
    private byte[] lastBytes = new byte[0];

    /** Vertices lie close together, so a stretch of the buffer is read at once. */
    private byte[] bytes(@Nullable Buffer buffer, long at, long count) {
        if (buffer == null || at < 0 || at >= buffer.desc().size()) return new byte[0];
        if (buffer != last || at < lastAt || at + count > lastAt + lastBytes.length) {
            last = buffer;
            lastAt = at;
            lastBytes = read(context.behind(), buffer, at, Math.max(count, 4096));
        }
        int from = (int) (at - lastAt);
        int end = (int) Math.min(lastBytes.length, from + count);
        return java.util.Arrays.copyOfRange(lastBytes, from, end);
    }

    /** A range of a buffer, as far as it goes. */
    static byte[] read(Context context, Buffer buffer, long at, long count) {
        long size = Math.min(count, buffer.desc().size() - at);
        if (size <= 0) return new byte[0];
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment into = arena.allocate(size, 16);
            context.readBuffer(buffer, at, into);
            return into.toArray(ValueLayout.JAVA_BYTE);
        }
    }
}
