package tepui.tools.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordedThread;
import jdk.jfr.consumer.RecordingFile;
import tepui.tools.image.Html;

/** Profile of a program's frames, from a flight recording: processor time by layer and thread, waits, compiles, and the stacks behind them. */
final class FrameProfile {
    private static final int SAMPLE_MS = 10;
    private static final int DEEPEST = 128;
    /** Where the software device calls the machine code of its kernels. */
    private static final String KERNELS = "tepui.drivers.soft.jit.NativePlan";

    /** Layers that time is counted for; the innermost one on a stack counts. */
    enum Layer {
        PROGRAM("the program"),
        FRONT_END("OpenGL front end"),
        COMPILER("shader compiler"),
        STREAM("command stream"),
        DRIVER("driver"),
        MACHINE_CODE("shaders in machine code"),
        OTHER("Tepui, else");

        final String words;

        Layer(String words) {
            this.words = words;
        }

        /** The layer of a class that is not the JDK's. */
        static Layer of(String type) {
            if (!type.startsWith("tepui.")) return PROGRAM;
            if (type.startsWith("tepui.frontends.glsl.")
                    || type.startsWith("tepui.frontends.spirv.")
                    || type.startsWith("tepui.ir.")) return COMPILER;
            if (type.startsWith("tepui.frontends.")) return FRONT_END;
            if (type.startsWith("tepui.stream.")) return STREAM;
            if (type.equals(KERNELS)) return MACHINE_CODE;
            if (type.startsWith("tepui.drivers.")) return DRIVER;
            return OTHER;
        }
    }

    /** Threads that time is counted for. */
    enum Group {
        PROGRAM("the program's threads"),
        STREAM("the stream's thread"),
        WORKERS("the device's threads");

        final String words;

        Group(String words) {
            this.words = words;
        }

        static Group of(String thread) {
            if (thread.startsWith("tepui-stream-")) return STREAM;
            return thread.startsWith("tepui-soft-") ? WORKERS : PROGRAM;
        }
    }

    /** A frame of stacks, with all that was called from it. */
    private static final class Node {
        private final Map<String, Node> children = new TreeMap<>();
        private int samples;

        Node child(String name) {
            return children.computeIfAbsent(name, n -> new Node());
        }
    }

    /** Number of events of a kind, and their time in all. */
    private static final class Total {
        private int count;
        private long nanos;

        void add(RecordedEvent e) {
            count++;
            nanos += e.getDuration().toNanos();
        }
    }

    private final int[][] samples = new int[Group.values().length][Layer.values().length];
    private final Map<String, Total> waits = new TreeMap<>();
    private final FrameWaits calls = new FrameWaits();
    private final FrameFigures figures = new FrameFigures();
    private final Total compiles = new Total();
    private final Total waitedCompiles = new Total();
    private final Total pauses = new Total();
    private final Total onDevice = new Total();
    private final Map<String, Integer> innermost = new HashMap<>();
    private final Node root = new Node();
    private int frames;
    private long first = Long.MAX_VALUE;
    private long last = Long.MIN_VALUE;

    private FrameProfile() {}

    /** Settings of the recorder. Processor time is sampled where the JVM can, which is on Linux; elsewhere running threads are. */
    static String settings() {
        return settings("").append("</configuration>\n").toString();
    }

    /**
     * The same as a template of JDK Mission Control, which lists it among its own under "Tepui"; with what its pages ask for: the figures of each frame where the HUD is on, running
     * threads, the machine.
     */
    static String template() {
        StringBuilder text =
                settings(" label=\"Tepui\" provider=\"Tepui\" description=\"Frames, waits, presents and compiles"
                        + " of programs on Tepui, and where processor time goes\"");
        // Mission Control before 9.1 knows no samples of processor time.
        event(text, "jdk.ExecutionSample", "period", 2 * SAMPLE_MS + " ms");
        event(text, "jdk.GarbageCollection", "threshold", "0 ms");
        event(text, "jdk.CPULoad", "period", "1 s");
        event(text, "jdk.GCHeapSummary", "threshold", "0 ms");
        for (String name : List.of("jdk.JVMInformation", "jdk.OSInformation", "jdk.CPUInformation"))
            event(text, name, "period", "beginChunk");
        return text.append("</configuration>\n").toString();
    }

    private static StringBuilder settings(String attributes) {
        StringBuilder text = new StringBuilder(
                        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<configuration version=\"2.0\"")
                .append(attributes)
                .append(">\n");
        boolean linux = System.getProperty("os.name", "").startsWith("Linux");
        if (linux) event(text, "jdk.CPUTimeSample", "throttle", SAMPLE_MS + " ms");
        else {
            event(text, "jdk.ExecutionSample", "period", SAMPLE_MS + " ms");
            event(text, "jdk.NativeMethodSample", "period", SAMPLE_MS + " ms");
        }
        event(text, "jdk.GCPhasePause", "threshold", "0 ms");
        for (String name : List.of("StreamWait", "StreamFrame", "Frame", "DeviceFrame", "Present", "Compile"))
            event(text, "tepui." + name, "threshold", "0 ms");
        return text;
    }

    private static void event(StringBuilder text, String name, String setting, String value) {
        text.append("  <event name=\"")
                .append(name)
                .append("\">\n    <setting name=\"enabled\">true</setting>\n    <setting name=\"stackTrace\">");
        text.append(name.contains("Sample") || name.equals("tepui.StreamWait"))
                .append("</setting>\n    <setting name=\"")
                .append(setting)
                .append("\">");
        text.append(value).append("</setting>\n  </event>\n");
    }

    static FrameProfile read(Path recording) throws IOException {
        FrameProfile profile = new FrameProfile();
        try (RecordingFile file = new RecordingFile(recording)) {
            while (file.hasMoreEvents()) profile.add(file.readEvent());
        }
        return profile;
    }

    private void add(RecordedEvent e) {
        switch (e.getEventType().getName()) {
            case "jdk.CPUTimeSample" -> sample(e, e.getThread("eventThread"));
            case "jdk.ExecutionSample", "jdk.NativeMethodSample" -> sample(e, e.getThread("sampledThread"));
            case "tepui.StreamFrame" -> {
                frames++;
                first = Math.min(first, e.getStartTime().toEpochMilli());
                last = Math.max(last, e.getStartTime().toEpochMilli());
                calls.frame(e.getStartTime());
            }
            case "tepui.StreamWait" -> {
                waits.computeIfAbsent(String.valueOf(e.getString("reason")), r -> new Total())
                        .add(e);
                calls.add(e);
            }
            case "tepui.Frame" -> figures.add(e);
            case "tepui.Compile" -> {
                compiles.add(e);
                if (e.getBoolean("waited")) waitedCompiles.add(e);
            }
            case "tepui.DeviceFrame" -> {
                onDevice.count++;
                onDevice.nanos += e.getDuration("time").toNanos();
            }
            case "jdk.GCPhasePause" -> pauses.add(e);
            default -> {
                // Settings of the recording itself.
            }
        }
    }

    private void sample(RecordedEvent e, RecordedThread thread) {
        String name = thread == null || thread.getJavaName() == null ? "" : thread.getJavaName();
        Group group = Group.of(name);
        RecordedStackTrace stack = e.getStackTrace();
        List<RecordedFrame> calls = stack == null ? List.of() : stack.getFrames();
        Node at = root.child(group.words);
        at.samples++;
        root.samples++;
        if (calls.isEmpty()) {
            // Nobody can walk a stack from within a kernel; the device's threads run little else that is not Java.
            Layer layer =
                    group == Group.PROGRAM ? Layer.PROGRAM : group == Group.WORKERS ? Layer.MACHINE_CODE : Layer.DRIVER;
            samples[group.ordinal()][layer.ordinal()]++;
            at.child(layer == Layer.MACHINE_CODE ? "machine code" : "unknown").samples++;
            return;
        }
        Layer layer = group == Group.PROGRAM ? Layer.PROGRAM : group == Group.STREAM ? Layer.STREAM : Layer.DRIVER;
        for (RecordedFrame call : calls) {
            String type = call.getMethod().getType().getName();
            if (isOfTheJdk(type)) continue;
            layer = Layer.of(type);
            break;
        }
        samples[group.ordinal()][layer.ordinal()]++;
        innermost.merge(words(calls.getFirst()), 1, Integer::sum);
        for (int i = Math.min(calls.size(), DEEPEST) - 1; i >= 0; i--) {
            at = at.child(words(calls.get(i)));
            at.samples++;
        }
    }

    static boolean isOfTheJdk(String type) {
        return type.startsWith("java.")
                || type.startsWith("jdk.")
                || type.startsWith("sun.")
                || type.startsWith("javax.");
    }

    private static String words(RecordedFrame call) {
        return words(call.getMethod().getType().getName(), call.getMethod().getName());
    }

    /** A class without its package, and the method. Hidden classes, which only differ in a number, are one. */
    static String words(String type, String method) {
        String named = type.replaceFirst("[./+]0x[0-9a-f]+$", "");
        return named.substring(Math.max(named.lastIndexOf('.'), named.lastIndexOf('/')) + 1) + "." + method;
    }

    /** How many frames the program has shown. */
    int frames() {
        return frames;
    }

    /** How many of them the device has timed. */
    int timed() {
        return onDevice.count;
    }

    /** How often a layer was found at work. */
    int samples(Layer layer) {
        int all = 0;
        for (int[] of : samples) all += of[layer.ordinal()];
        return all;
    }

    String table() {
        StringBuilder text = new StringBuilder();
        int shown = Math.max(1, frames);
        double seconds = frames > 1 ? (last - first) / 1000.0 : 0;
        text.append(String.format(Locale.ROOT, "%n%d frames", frames));
        if (seconds > 0)
            text.append(String.format(Locale.ROOT, " in %.1f s: %.1f a second", seconds, (frames - 1) / seconds));
        text.append(String.format(
                Locale.ROOT,
                ". Processor time, %d samples of %d ms; milliseconds a frame:%n%n",
                root.samples,
                SAMPLE_MS));
        for (Group group : Group.values()) {
            int[] of = samples[group.ordinal()];
            int all = Arrays.stream(of).sum();
            if (all == 0) continue;
            text.append(
                    String.format(Locale.ROOT, "%9.2f ms  %3.0f %%  %s%n", ms(all, shown), share(all), group.words));
            for (Layer layer : Layer.values()) {
                int n = of[layer.ordinal()];
                if (n > 0)
                    text.append(String.format(
                            Locale.ROOT, "%9.2f ms  %3.0f %%    %s%n", ms(n, shown), share(n), layer.words));
            }
        }
        if (onDevice.count > 0)
            text.append(String.format(
                    Locale.ROOT,
                    "%9.2f ms         the device, from a frame's first command to its last, by its own clock%n",
                    onDevice.nanos / 1e6 / onDevice.count));
        text.append(String.format("%nWaits for the driver's thread, compiles, pauses of the VM:%n%n"));
        waits.forEach((reason, t) ->
                line(text, "waits: " + reason.toLowerCase(Locale.ROOT).replace('_', ' '), t));
        line(text, "compiled", compiles);
        line(text, "compiled while a draw waited", waitedCompiles);
        line(text, "pauses of the garbage collector", pauses);
        text.append(calls.table());
        text.append(figures.table());
        text.append(String.format("%nMethods with most time of their own:%n%n"));
        List<Map.Entry<String, Integer>> methods = new ArrayList<>(innermost.entrySet());
        methods.sort(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
                .thenComparing(Map.Entry.comparingByKey()));
        for (Map.Entry<String, Integer> m : methods.subList(0, Math.min(12, methods.size()))) {
            text.append(String.format(
                    Locale.ROOT, "%9.2f ms  %3.0f %%  %s%n", ms(m.getValue(), shown), share(m.getValue()), m.getKey()));
        }
        return text.append('\n').toString();
    }

    private static void line(StringBuilder text, String what, Total t) {
        text.append(String.format(Locale.ROOT, "%9.2f ms in all, %5d times  %s%n", t.nanos / 1e6, t.count, what));
    }

    private static double ms(int n, int shown) {
        return (double) n * SAMPLE_MS / shown;
    }

    private double share(int n) {
        return 100.0 * n / Math.max(1, root.samples);
    }

    /** A flame graph as a page. */
    String page() {
        Json json = new Json();
        write(json, "", "all", root);
        Json bars = new Json();
        calls.write(bars);
        return Main.resource("flame.html")
                .replace("/*table*/", Html.escaped(table()))
                .replace("/*data*/null", script(json))
                .replace("/*waits*/null", script(bars));
    }

    /** Names of methods may hold what ends a script. */
    private static String script(Json json) {
        return json.toString().replace("<", "\\u003c");
    }

    private static void write(Json json, String key, String name, Node node) {
        json.begin(key, '{').value("n", name).value("v", node.samples).begin("c", '[');
        node.children.forEach((called, child) -> write(json, "", called, child));
        json.end(']').end('}');
    }
}
