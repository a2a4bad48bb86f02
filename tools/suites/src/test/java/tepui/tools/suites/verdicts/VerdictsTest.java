package tepui.tools.suites.verdicts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.Seeds;
import tepui.tools.suites.gl.GlHost;
import tepui.tools.suites.gl.MesaHost;
import tepui.tools.suites.gl.TepuiHost;

/** Shaders and programs are taken and refused as Mesa takes and refuses them, but for what {@code mesa-verdicts.txt} lists with its reason. */
class VerdictsTest {
    private static final List<String> STAGES = List.of("geometry", "tessellation", "compute");
    private static final List<String> GROUPS =
            List.of("geometry", "tessellation", "compute", "varyings", "blocks", "uniforms", "stages");

    /** Mixed cases of a test. */
    private static final int MIXED = 250;

    /** By {@code -Dtepui.verdicts.record=FILE}: asks Mesa, and writes the file. */
    private static final String RECORD = System.getProperty("tepui.verdicts.record", "");

    private static List<VerdictCase> cases(String group) {
        return switch (group) {
            case "geometry" -> new StageCases().geometry();
            case "tessellation" -> new StageCases().tessellation();
            case "compute" -> new ComputeCases().compute();
            case "varyings" -> new LinkCases().varyings();
            case "blocks" -> new LinkCases().blocks();
            case "uniforms" -> new LinkCases().uniforms();
            case "stages" -> new LinkCases().stages();
            default -> throw new IllegalArgumentException("no group '" + group + "'");
        };
    }

    @ParameterizedTest
    @ValueSource(strings = {"geometry", "tessellation", "compute", "varyings", "blocks", "uniforms", "stages"})
    void verdictsAreThoseThatMesaGave(String group) throws IOException {
        List<VerdictCase> cases = cases(group);
        assertEquals("", differences(cases, RecordedVerdicts.of(group, cases), Map.of()));
    }

    @Test
    @Needs(Need.MESA_GL)
    void mixedShadersAreTakenAsMesaTakesThem() throws IOException {
        Seeds seeds = new Seeds("VerdictsTest", STAGES.size());
        StringBuilder wrong = new StringBuilder();
        while (seeds.hasNext()) {
            long seed = seeds.next();
            String stage = STAGES.get((int) Math.floorMod(seed, (long) STAGES.size()));
            List<VerdictCase> singles = cases(stage);
            Map<String, String> taken = RecordedVerdicts.of(stage, singles);
            mine(singles)
                    .forEach((name, answer) -> taken.computeIfPresent(
                            name, (n, other) -> answer.verdict().equals(other) ? other : "differs"));
            List<VerdictCase> mixed = MixedCases.of(seed, MIXED, singles, taken);
            Map<String, String> said = new HashMap<>();
            String different = differences(mixed, mesa(mixed, said), said);
            if (!different.isEmpty()) wrong.append(seeds).append(": ").append(different);
        }
        assertEquals("", wrong.toString());
    }

    @Test
    void verdictsAreRecorded() throws IOException {
        if (RECORD.isEmpty()) return;
        StringBuilder file = new StringBuilder(
                "# Verdicts of Mesa on the cases of VerdictsTest, written by it: docs/testing-random.md has the command.\n");
        for (String group : GROUPS) {
            List<VerdictCase> cases = cases(group);
            file.append(RecordedVerdicts.written(group, cases, mesa(cases, new HashMap<>())));
        }
        Files.writeString(Path.of(RECORD), file);
    }

    private static Map<String, String> mesa(List<VerdictCase> cases, Map<String, String> said) {
        Map<String, String> verdicts = new HashMap<>();
        try (GlHost host = new MesaHost()) {
            Verdicts.of(host, cases).forEach((name, answer) -> {
                verdicts.put(name, answer.verdict());
                said.put(name, answer.log());
            });
        }
        return verdicts;
    }

    private static Map<String, Verdicts.Answer> mine(List<VerdictCase> cases) {
        try (GlHost host = new TepuiHost("soft")) {
            return Verdicts.of(host, cases);
        }
    }

    private static String differences(List<VerdictCase> cases, Map<String, String> expected, Map<String, String> said)
            throws IOException {
        Map<String, Verdicts.Answer> mine = mine(cases);
        assertEquals(cases.size(), mine.size(), "cases of one name");
        List<Pattern> known = known();
        StringBuilder wrong = new StringBuilder();
        mine.forEach((name, answer) -> {
            String other = expected.getOrDefault(name, "nothing");
            if (answer.verdict().equals(other)) return;
            String line = name + ": " + answer.verdict() + " | " + other;
            if (known.stream().anyMatch(p -> p.matcher(line).find())) return;
            String log = answer.log() + said.getOrDefault(name, "");
            wrong.append(line)
                    .append("   <")
                    .append(log.strip().replace('\n', ' '))
                    .append(">\n");
        });
        return wrong.toString();
    }

    private static List<Pattern> known() throws IOException {
        List<Pattern> found = new ArrayList<>();
        try (InputStream in = VerdictsTest.class.getResourceAsStream("mesa-verdicts.txt")) {
            if (in == null) throw new IOException("mesa-verdicts.txt is missing");
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1)) {
                if (!line.isBlank() && !line.startsWith("#")) found.add(Pattern.compile(line, Pattern.DOTALL));
            }
        }
        return found;
    }
}
