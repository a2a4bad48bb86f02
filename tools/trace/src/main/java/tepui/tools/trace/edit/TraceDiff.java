package tepui.tools.trace.edit;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.tools.image.list.ShortestEdits;
import tepui.tools.trace.file.Call;
import tepui.tools.trace.file.TraceReader;
import tepui.tools.trace.file.Value;

/**
 * Difference of two traces, frame by frame: calls that only one has. Two calls are the same if they look the same and their memory is;
 * addresses are not compared, since no two runs have the same.
 */
public final class TraceDiff {
    /** More differences in a frame are told as a whole. */
    private static final int MOST = 2000;

    /** Receiver of differences, in the order of the traces. */
    public interface Receiver {
        /** A call of the first trace that the second lacks. */
        void removed(int frame, String line);

        /** A call that only the second has. */
        void added(int frame, String line);
    }

    private record Line(String key, String text) {}

    private TraceDiff() {}

    /** Tells the differences and returns how many there are. */
    public static long compare(TraceReader a, TraceReader b, Receiver receiver, FrameWatch watch) throws IOException {
        long differences = 0;
        for (int frame = 1; ; frame++) {
            List<Line> left = frame(a);
            List<Line> right = frame(b);
            if (left == null && right == null) return differences;
            differences += frame(frame, left == null ? List.of() : left, right == null ? List.of() : right, receiver);
            watch.read(frame);
        }
    }

    /** The calls of the next frame; null behind the last. */
    private static @Nullable List<Line> frame(TraceReader trace) throws IOException {
        List<Line> lines = new ArrayList<>();
        for (Call call = trace.next(); call != null; call = trace.next()) {
            lines.add(new Line(key(call), CallText.line(call)));
            if (call.endsFrame()) return lines;
        }
        return lines.isEmpty() ? null : lines;
    }

    private static String key(Call call) {
        StringBuilder key = new StringBuilder(call.name());
        for (int i = 0; i < call.arguments().size(); i++) {
            Value value = call.argument(i);
            key.append('\1');
            if (value != null) append(key, value);
        }
        Value result = call.result();
        if (result != null) append(key.append('\2'), result);
        return key.toString();
    }

    private static void append(StringBuilder key, Value value) {
        switch (value) {
            case Value.Pointer p -> key.append('p');
            case Value.Blob b ->
                key.append('b').append(b.bytes().length).append(':').append(Arrays.hashCode(b.bytes()));
            case Value.Array a -> {
                for (Value v : a.elements()) append(key.append(','), v);
            }
            case Value.Struct s -> {
                for (Value v : s.members()) append(key.append(','), v);
            }
            case Value.Text t -> key.append(t.value());
            case Value.Wide w -> key.append(w.value());
            case Value.Single f -> key.append(f.value());
            case Value.Decimal d -> key.append(d.value());
            case Value.Shown s -> append(key, s.machine());
            case Value.Null n -> key.append('n');
            default -> key.append(value.bits());
        }
    }

    private static long frame(int frame, List<Line> left, List<Line> right, Receiver receiver) {
        int[] partners = new ShortestEdits(keys(left), keys(right), MOST).partners();
        long differences = 0;
        int next = 0;
        for (int i = 0; i < partners.length; i++) {
            if (partners[i] < 0) {
                receiver.removed(frame, left.get(i).text);
                differences++;
                continue;
            }
            for (; next < partners[i]; next++, differences++) receiver.added(frame, right.get(next).text);
            next++;
        }
        for (; next < right.size(); next++, differences++) receiver.added(frame, right.get(next).text);
        return differences;
    }

    private static List<String> keys(List<Line> lines) {
        return lines.stream().map(Line::key).toList();
    }
}
