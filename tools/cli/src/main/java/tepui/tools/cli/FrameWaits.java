package tepui.tools.cli;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordedThread;

/** Waits of a program by frame: which of its calls waited for the driver's thread, from which line, and how long. */
final class FrameWaits {
    private static final int LISTED = 8;
    /** More bars than this do not fit on a page; then each is the worst of some frames. */
    private static final int BARS = 900;
    /** What lies between the line of a program and the wait: bindings of OpenGL, and Tepui but for its own programs. */
    private static final List<String> BETWEEN = List.of(
            "org.lwjgl.",
            "com.jogamp.",
            "jogamp.",
            "tepui.frontends.",
            "tepui.layers.",
            "tepui.pipe.",
            "tepui.stream.",
            "tepui.targets.",
            "tepui.drivers.");

    /** Call of a program that waited, and why. */
    private record Place(String call, String from, String reason) {
        String words() {
            return call + (from.isEmpty() ? "" : " at " + from) + ": " + reason;
        }
    }

    /** Wait of one call. */
    private record Wait(long at, long nanos, Place place) {}

    /** Waits of a call over all frames. */
    private static final class Total {
        private int count;
        private long nanos;
        private long longest = -1;
        private int longestIn;

        void add(Wait wait, int frame) {
            count++;
            nanos += wait.nanos;
            if (wait.nanos <= longest) return;
            longest = wait.nanos;
            longestIn = frame;
        }
    }

    /** Waits of one frame. */
    private static final class Frame {
        private final int number;
        private final List<Wait> all = new ArrayList<>();
        private final Map<Place, Long> waits = new LinkedHashMap<>();
        private long nanos;

        Frame(int number) {
            this.number = number;
        }

        void add(Wait wait) {
            all.add(wait);
            nanos += wait.nanos;
            waits.merge(wait.place, wait.nanos, Long::sum);
        }
    }

    private final List<Long> ends = new ArrayList<>();
    private final List<Wait> waits = new ArrayList<>();

    /** A frame ended. */
    void frame(Instant end) {
        ends.add(nanos(end));
    }

    /** A call waited. */
    void add(RecordedEvent e) {
        String reason =
                String.valueOf(e.getString("reason")).toLowerCase(Locale.ROOT).replace('_', ' ');
        waits.add(new Wait(nanos(e.getStartTime()), e.getDuration().toNanos(), place(e, reason)));
    }

    private static long nanos(Instant at) {
        return at.getEpochSecond() * 1_000_000_000L + at.getNano();
    }

    private static Place place(RecordedEvent e, String reason) {
        RecordedStackTrace stack = e.getStackTrace();
        RecordedFrame inner = null;
        if (stack != null)
            for (RecordedFrame call : stack.getFrames()) {
                String type = call.getMethod().getType().getName();
                if (FrameProfile.isOfTheJdk(type)) continue;
                if (!isBetween(type) && inner != null) {
                    int line = call.getLineNumber();
                    String from = FrameProfile.words(type, call.getMethod().getName());
                    return new Place(inner.getMethod().getName(), line > 0 ? from + ':' + line : from, reason);
                }
                inner = call;
            }
        RecordedThread thread = e.getThread();
        String name = thread == null || thread.getJavaName() == null ? "" : thread.getJavaName();
        return new Place(inner == null ? "unknown" : inner.getMethod().getName(), "thread " + name, reason);
    }

    private static boolean isBetween(String type) {
        for (String start : BETWEEN) if (type.startsWith(start)) return true;
        return false;
    }

    /** Frames in their order; the last one has not ended: what came behind the last picture. */
    private List<Frame> frames() {
        long[] sorted = ends.stream().mapToLong(Long::longValue).sorted().toArray();
        List<Frame> frames = new ArrayList<>();
        for (int i = 0; i <= sorted.length; i++) frames.add(new Frame(i + 1));
        for (Wait wait : waits) {
            int at = Arrays.binarySearch(sorted, wait.at);
            frames.get(at >= 0 ? at : -1 - at).add(wait);
        }
        return frames;
    }

    private static Map<Place, Total> totals(List<Frame> frames) {
        Map<Place, Total> totals = new HashMap<>();
        for (Frame frame : frames)
            for (Wait wait : frame.all)
                totals.computeIfAbsent(wait.place, p -> new Total()).add(wait, frame.number);
        return totals;
    }

    /** Calls that waited, those that did longest first, and the frames that waited longest; empty where nothing waited. */
    String table() {
        if (waits.isEmpty()) return "";
        StringBuilder text = new StringBuilder();
        List<Frame> frames = frames();
        int shown = Math.max(1, ends.size());
        text.append(String.format("%nCalls that waited, and from where; milliseconds a frame:%n%n"));
        List<Map.Entry<Place, Total>> calls = new ArrayList<>(totals(frames).entrySet());
        calls.sort(Comparator.comparingLong((Map.Entry<Place, Total> c) -> -c.getValue().nanos)
                .thenComparing(c -> c.getKey().words()));
        for (Map.Entry<Place, Total> c : calls.subList(0, Math.min(LISTED, calls.size()))) {
            Total t = c.getValue();
            text.append(String.format(
                    Locale.ROOT,
                    "%9.2f ms  %5d times, %8.2f ms at most, in frame %-5d %s%n",
                    t.nanos / 1e6 / shown,
                    t.count,
                    t.longest / 1e6,
                    t.longestIn,
                    c.getKey().words()));
        }
        if (calls.size() > LISTED) text.append(String.format("%22d other calls%n", calls.size() - LISTED));
        text.append(String.format("%nFrames that waited longest:%n%n"));
        frames.sort(Comparator.comparingLong((Frame f) -> -f.nanos).thenComparingInt(f -> f.number));
        for (Frame f : frames.subList(0, Math.min(LISTED, frames.size()))) {
            if (f.waits.isEmpty()) break;
            text.append(
                    String.format(Locale.ROOT, "%9.2f ms  frame %-5d %s%n", f.nanos / 1e6, f.number, worst(f).words()));
        }
        return text.toString();
    }

    private static Place worst(Frame frame) {
        return frame.waits.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .orElseThrow()
                .getKey();
    }

    /** The same for the page: a bar for each frame, or for the worst one of some; with what waited in it, longest first. */
    void write(Json json) {
        json.begin("", '[');
        if (!waits.isEmpty()) {
            List<Frame> frames = frames();
            int each = (frames.size() + BARS - 1) / BARS;
            for (int i = 0; i < frames.size(); i += each) {
                Frame worst = frames.get(i);
                for (Frame f : frames.subList(i, Math.min(frames.size(), i + each)))
                    if (f.nanos > worst.nanos) worst = f;
                write(json, worst);
            }
        }
        json.end(']');
    }

    private static void write(Json json, Frame frame) {
        json.begin("", '{')
                .value("n", frame.number)
                .value("us", (int) (frame.nanos / 1000))
                .begin("w", '[');
        frame.waits.entrySet().stream()
                .sorted(Map.Entry.<Place, Long>comparingByValue().reversed())
                .limit(LISTED)
                .forEach(w -> json.value(
                        "",
                        String.format(
                                Locale.ROOT,
                                "%.2f ms %s",
                                w.getValue() / 1e6,
                                w.getKey().words())));
        json.end(']').end('}');
    }
}
