package tepui.tools.suites.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.suites.gl.GlHost;

/**
 * Random calls have the same errors and the same results on Mesa and on the software device, but for what is listed with its reason in
 * {@code mesa-calls.txt}. {@code -Dtepui.seed=N} runs one seed, {@code -Dtepui.seeds=N} so many of each context. The calls are made in a process
 * of their own, since some take Mesa down.
 */
@Needs({Need.MESA_GL, Need.GL_XML})
class RandomCallsTest {
    private static final int STEPS = 60;

    private static List<Pattern> known() throws IOException {
        List<Pattern> patterns = new ArrayList<>();
        InputStream in = RandomCallsTest.class.getResourceAsStream("mesa-calls.txt");
        if (in == null) throw new IOException("mesa-calls.txt is missing");
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                String text = line.replaceFirst(" # .*", "").strip();
                if (!text.isEmpty() && !text.startsWith("#")) patterns.add(Pattern.compile(text));
            }
        }
        return patterns;
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({"CORE, 45", "COMPATIBILITY, 45", "ES, 32"})
    void errorsAndResultsAreMesas(GlHost.Profile profile, int version) throws Exception {
        String given = System.getProperty("tepui.seed");
        long seed = given == null ? 0 : Long.parseLong(given);
        long end = seed + (given == null ? Integer.getInteger("tepui.seeds", 40) : 1);
        List<Pattern> known = known();
        StringBuilder found = new StringBuilder();
        while (seed < end) {
            Path last = Files.createTempFile("tepui-last-call", ".txt");
            List<String> lines = run(profile, version, seed, end - seed, last, false);
            for (String line : lines) {
                String[] parts = line.split("\t", -1);
                if (parts.length != 3 || !parts[1].contains(REFUSED) && bothRefuse(parts[1])) continue;
                String what = parts[1].substring(parts[1].indexOf(": ") + 2) + " " + parts[2];
                if (known.stream().noneMatch(p -> p.matcher(what).find())) {
                    found.append("seed/step ")
                            .append(parts[0])
                            .append(": ")
                            .append(what)
                            .append('\n');
                }
            }
            boolean whole = !lines.isEmpty() && lines.getLast().endsWith("sequences differ");
            if (whole) break;
            // The process died. By itself the software device must get through the same calls.
            String call = Files.readString(last).strip();
            long at = Long.parseLong(call.substring(0, call.indexOf(' ')));
            List<String> alone = run(profile, version, at, 1, last, true);
            if (alone.isEmpty() || !alone.getLast().endsWith("sequences differ")) {
                found.append("the process dies in ").append(call).append('\n');
            }
            seed = at + 1;
        }
        assertEquals("", found.toString());
    }

    private static final String REFUSED = "GL_FALSE";

    /** Both have an error: of several that a call deserves, each may report another. */
    private static boolean bothRefuse(String kind) {
        return kind.matches(".*: GL_\\w+, not GL_\\w+");
    }

    private static List<String> run(
            GlHost.Profile profile, int version, long first, long count, Path last, boolean alone) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                "-XX:+UseSerialGC",
                "-XX:-CreateCoredumpOnCrash",
                "-XX:ErrorFile=/dev/null",
                "--enable-native-access=ALL-UNNAMED",
                "-Dtepui.deps=" + Need.GL_XML.path().getParent().getParent(),
                "-Dtepui.last=" + last,
                "-Dtepui.alone=" + alone,
                "-cp",
                System.getProperty("java.class.path"),
                CallFuzz.class.getName()));
        command.addAll(List.of(
                profile.name(),
                Integer.toString(version),
                Long.toString(first),
                Long.toString(count),
                Integer.toString(STEPS)));
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("GALLIUM_DRIVER", "llvmpipe");
        builder.environment().put("LP_NUM_THREADS", "1");
        Process process = builder.start();
        List<String> lines;
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            lines = out.lines().toList();
        }
        process.waitFor();
        return lines;
    }
}
