package tepui.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.management.JMException;
import javax.management.ObjectName;
import org.junit.jupiter.api.Assumptions;

/**
 * Run of a program, in a process of its own, that makes, uses and destroys objects for many rounds: what the process holds at the end is what it
 * held at the half. Three figures are compared: native memory as the virtual machine tracks it, metaspace among it; what of that went
 * to {@link java.lang.foreign.Arena}s; and the process's own memory, which libraries below take as well. The heap has one size all the time,
 * and only the first compiler runs: the second takes and gives back tens of megabytes at times of its own choosing.
 *
 * <p>What leaks grows in the third quarter and in the last one. A pool that grows once, because one of the threads was late, does so in one of them.
 *
 * <p>{@code -Dtepui.leaks=20000} makes so many rounds, and half as many where a round makes contexts and windows ({@code .ci/leaks}), {@code
 * -Dtepui.leaks.driver=soft} those of one driver.
 */
public final class LeakRun {
    private static final String HALF = "half";
    private static final String LATER = "later";
    private static final String END = "end";
    private static final String PROCESS = "process";
    private static final String TRACKED = "tracked";
    /** The tracked part that arenas and other memory outside of the heap are counted under. */
    private static final String ARENAS = "Other";

    /** Largest growth of a figure in each of two quarters, and in both together, in KiB. */
    private record Slack(long each, long both) {}

    /** The slack of each figure: code is compiled and allocators breathe, while arenas have no reason to grow. */
    private static final Map<String, Slack> SLACK = Map.of(
            PROCESS,
            new Slack(16L << 10, 64L << 10),
            TRACKED,
            new Slack(4L << 10, 16L << 10),
            ARENAS,
            new Slack(64L, 4L << 10));

    /** Parts that are the virtual machine's own affair: they follow from what is hot and from when it collects. */
    private static final Set<String> OWN =
            Set.of("Java Heap", "Code", "Compiler", "Arena Chunk", "GC", "Native Memory Tracking");

    private static final Pattern PART = Pattern.compile("-\\s+(\\S[^(]*\\S) \\(reserved=\\d+KB, committed=(\\d+)KB");

    private LeakRun() {}

    /** Rounds of a run: what {@code tepui.leaks} says, or {@code usual}. */
    public static int rounds(int usual) {
        return Integer.getInteger("tepui.leaks", usual);
    }

    /** The test is skipped where the driver among the words finds no device here. */
    private static void require(List<Object> words) {
        boolean direct3d = words.contains("d3d12");
        if (!direct3d && !words.contains("vulkan")) return;
        Need.LAVAPIPE.require();
        if (direct3d) Need.VKD3D.require();
        else Need.VULKAN_LOADER.require();
    }

    /** Runs the program's {@code main} with these words, a driver among them, and fails where it holds more at the end than at the half. */
    public static void check(Class<?> program, Object... words) throws IOException, InterruptedException {
        Assumptions.assumeTrue(Files.exists(Path.of("/proc/self/status")), "no /proc");
        String driver = System.getProperty("tepui.leaks.driver");
        Assumptions.assumeTrue(driver == null || Arrays.asList(words).contains(driver), "another driver is asked for");
        require(Arrays.asList(words));
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xms384m",
                "-Xmx384m",
                "-XX:+AlwaysPreTouch",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:NativeMemoryTracking=summary",
                "--enable-native-access=ALL-UNNAMED",
                "-Djava.awt.headless=true"));
        for (String name : System.getProperties().stringPropertyNames()) {
            if (name.startsWith("tepui.")) command.add("-D" + name + "=" + System.getProperty(name));
        }
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
        for (Object word : words) command.add(word.toString());
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        List<String> lines;
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            lines = out.lines().toList();
        } finally {
            process.destroyForcibly();
        }
        assertEquals(0, process.waitFor(), () -> "the process ended badly:\n" + String.join("\n", lines));
        Map<String, Long> half = figures(HALF, lines);
        Map<String, Long> later = figures(LATER, lines);
        Map<String, Long> end = figures(END, lines);
        String told = Arrays.toString(words) + ", KiB at the half " + half + ", a quarter later " + later
                + ", at the end " + end;
        if (System.getProperty("tepui.leaks") != null) System.out.println(told);
        SLACK.forEach((name, slack) -> {
            long third = later.getOrDefault(name, 0L) - half.getOrDefault(name, 0L);
            long last = end.getOrDefault(name, 0L) - later.getOrDefault(name, 0L);
            assertTrue(Math.min(third, last) < slack.each, () -> name + " grows: " + told);
            assertTrue(third + last < slack.both, () -> name + " grows by much: " + told);
        });
    }

    private static Map<String, Long> figures(String when, List<String> lines) {
        Map<String, Long> figures = new LinkedHashMap<>();
        for (String line : lines) {
            if (!line.startsWith(when + "\t")) continue;
            String[] words = line.split("\t", -1);
            figures.put(words[1], Long.parseLong(words[2]));
        }
        assertTrue(figures.keySet().containsAll(SLACK.keySet()), () -> "no figures in:\n" + String.join("\n", lines));
        return figures;
    }

    /** In the program: makes the rounds, and says what is held at the half, after three quarters and at the end. */
    public static void measure(int rounds, IntConsumer round) {
        int half = rounds / 2;
        int later = half + (rounds - half) / 2;
        for (int i = 0; i < half; i++) round.accept(i);
        tell(HALF);
        for (int i = half; i < later; i++) round.accept(i);
        tell(LATER);
        for (int i = later; i < rounds; i++) round.accept(i);
        tell(END);
    }

    private static void tell(String when) {
        try {
            for (int i = 0; i < 4; i++) {
                System.gc();
                Thread.sleep(50);
            }
            Map<String, Long> parts = tracked();
            long sum = 0;
            for (Map.Entry<String, Long> part : parts.entrySet()) {
                if (OWN.contains(part.getKey())) continue;
                sum += part.getValue();
                System.out.println(when + '\t' + part.getKey() + '\t' + part.getValue());
            }
            System.out.println(when + '\t' + TRACKED + '\t' + sum);
            for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
                if (!line.startsWith("RssAnon:")) continue;
                System.out.println(when + '\t' + PROCESS + '\t' + line.replaceAll("\\D", ""));
            }
        } catch (IOException | JMException | InterruptedException e) {
            throw new IllegalStateException("what the process holds cannot be told", e);
        }
    }

    private static Map<String, Long> tracked() throws JMException {
        Object text = ManagementFactory.getPlatformMBeanServer()
                .invoke(
                        new ObjectName("com.sun.management:type=DiagnosticCommand"),
                        "vmNativeMemory",
                        new Object[] {new String[] {"summary"}},
                        new String[] {String[].class.getName()});
        Map<String, Long> parts = new LinkedHashMap<>();
        Matcher m = PART.matcher(text.toString());
        while (m.find()) parts.put(m.group(1), Long.parseLong(m.group(2)));
        return parts;
    }
}
