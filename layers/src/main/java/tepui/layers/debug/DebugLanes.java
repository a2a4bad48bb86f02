package tepui.layers.debug;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;

/**
 * Choice of the invocations of shaders that are debugged, by stage. An empty list is the default of its stages.
 *
 * @param pixel column from the left and row from the top of the picture; by default the middle of each target
 * @param vertex gl_VertexID and the instance; by default the first vertex of a draw that the device shades
 * @param primitive gl_PrimitiveID, for tessellation and geometry; by default the first that the device shades
 * @param invocation gl_GlobalInvocationID; by default 0, 0, 0
 */
public record DebugLanes(List<Integer> pixel, List<Integer> vertex, List<Integer> primitive, List<Integer> invocation) {
    /** The default of each stage. */
    public static final DebugLanes DEFAULT = new DebugLanes(List.of(), List.of(), List.of(), List.of());

    public DebugLanes {
        pixel = List.copyOf(pixel);
        vertex = List.copyOf(vertex);
        primitive = List.copyOf(primitive);
        invocation = List.copyOf(invocation);
    }

    public static DebugLanes ofPixel(int x, int y) {
        return new DebugLanes(List.of(x, y), List.of(), List.of(), List.of());
    }

    public static DebugLanes ofVertex(int vertex, int instance) {
        return new DebugLanes(List.of(), List.of(vertex, instance), List.of(), List.of());
    }

    public static DebugLanes ofPrimitive(int primitive) {
        return new DebugLanes(List.of(), List.of(), List.of(primitive), List.of());
    }

    public static DebugLanes ofInvocation(int x, int y, int z) {
        return new DebugLanes(List.of(), List.of(), List.of(), List.of(x, y, z));
    }

    /**
     * Numbers written {@code 120,80}, or {@code 120:80} where a comma means something else; null where the text is none. Those
     * that are left out are 0.
     *
     * @param least how many have to be there
     * @param count how many are given back
     */
    public static @Nullable List<Integer> numbers(String text, int least, int count) {
        if (!text.matches("[0-9]{1,9}([,:][0-9]{1,9})*")) return null;
        String[] words = text.split("[,:]", -1);
        if (words.length < least || words.length > count) return null;
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < count; i++) all.add(i < words.length ? Integer.parseInt(words[i]) : 0);
        return all;
    }

    /** How many invocations of a draw are run. */
    int most(Stage stage) {
        return switch (stage) {
            case FRAGMENT -> Journal.LANES;
            // A vertex may be shaded for each primitive that it is part of.
            case VERTEX, COMPUTE -> 1;
            case TESS_CONTROL, TESS_EVAL, GEOMETRY -> primitive.isEmpty() ? 1 : Journal.LANES;
        };
    }

    /** What the journal is told of a stage before the rasteriser, or of compute: the first number is -1 for any invocation. */
    int[] wanted(Stage stage) {
        return switch (stage) {
            case VERTEX -> vertex.isEmpty() ? new int[] {-1, 0, 0} : new int[] {vertex.get(0), vertex.get(1), 0};
            case COMPUTE ->
                invocation.isEmpty() ? new int[3] : new int[] {invocation.get(0), invocation.get(1), invocation.get(2)};
            default -> new int[] {primitive.isEmpty() ? -1 : primitive.getFirst(), 0, 0};
        };
    }
}
