package tepui.tools.trace.edit;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
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
    public static long compare(TraceReader a, TraceReader b, Receiver receiver) throws IOException {
        long differences = 0;
        for (int frame = 1; ; frame++) {
            List<Line> left = frame(a);
            List<Line> right = frame(b);
            if (left == null && right == null) return differences;
            differences += frame(frame, left == null ? List.of() : left, right == null ? List.of() : right, receiver);
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

    /** The shortest way from one frame to the other, by the furthest that each number of differences reaches (Myers 1986). */
    private static long frame(int frame, List<Line> left, List<Line> right, Receiver receiver) {
        int n = left.size();
        int m = right.size();
        int start = 0;
        while (start < n && start < m && left.get(start).key.equals(right.get(start).key)) start++;
        int end = 0;
        while (end < n - start && end < m - start && left.get(n - 1 - end).key.equals(right.get(m - 1 - end).key))
            end++;
        List<Line> a = left.subList(start, n - end);
        List<Line> b = right.subList(start, m - end);
        List<int[]> reached = new ArrayList<>();
        int found = search(a, b, reached);
        if (found < 0) {
            for (Line l : a) receiver.removed(frame, l.text);
            for (Line l : b) receiver.added(frame, l.text);
            return (long) a.size() + b.size();
        }
        tell(frame, a, b, reached, found, receiver);
        return found;
    }

    private static int search(List<Line> a, List<Line> b, List<int[]> reached) {
        int most = Math.min(MOST, a.size() + b.size());
        int[] far = new int[2 * most + 3];
        int middle = most + 1;
        for (int d = 0; d <= most; d++) {
            // What is asked later is kept as it was before this round.
            reached.add(Arrays.copyOfRange(far, middle - d, middle + d + 1));
            for (int k = -d; k <= d; k += 2) {
                boolean down = k == -d || k != d && far[middle + k - 1] < far[middle + k + 1];
                int x = d == 0 ? 0 : down ? far[middle + k + 1] : far[middle + k - 1] + 1;
                while (x < a.size() && x - k < b.size() && a.get(x).key.equals(b.get(x - k).key)) x++;
                far[middle + k] = x;
                if (x >= a.size() && x - k >= b.size()) return d;
            }
        }
        return -1;
    }

    private static void tell(int frame, List<Line> a, List<Line> b, List<int[]> reached, int found, Receiver receiver) {
        List<Runnable> steps = new ArrayList<>();
        int x = a.size();
        int y = b.size();
        for (int d = found; d > 0; d--) {
            int[] far = reached.get(d);
            int k = x - y;
            boolean down = k == -d || k != d && far[k - 1 + d] < far[k + 1 + d];
            int beforeK = down ? k + 1 : k - 1;
            int beforeX = far[beforeK + d];
            int beforeY = beforeX - beforeK;
            if (down) {
                Line line = b.get(beforeY);
                steps.add(() -> receiver.added(frame, line.text));
            } else {
                Line line = a.get(beforeX);
                steps.add(() -> receiver.removed(frame, line.text));
            }
            x = beforeX;
            y = beforeY;
        }
        for (Runnable step : steps.reversed()) step.run();
    }
}
