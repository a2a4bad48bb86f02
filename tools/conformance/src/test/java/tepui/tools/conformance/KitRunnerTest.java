package tepui.tools.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.tools.kit.Expectations;
import tepui.tools.kit.Expectations.Entry;
import tepui.tools.kit.KitOptions;
import tepui.tools.kit.KitReport;
import tepui.tools.kit.KitReport.Outcome;
import tepui.tools.kit.KitRunner;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;

/** What the runner makes of cases that pass, fail, throw and are expected to. */
class KitRunnerTest {
    private static Device device;

    @BeforeAll
    static void open() {
        for (DriverProvider p : ServiceLoader.load(DriverProvider.class)) {
            if (p.name().equals("soft")) {
                device = p.open(
                        p.devices().getFirst(), new DeviceOptions(true, DeviceOptions.DEFAULT.messages(), Map.of()));
            }
        }
    }

    @AfterAll
    static void close() {
        device.close();
    }

    private static Kit kit() {
        Kit kit = new Kit();
        kit.area("a").add("passes", s -> s.solid(s.target(2, 2), 0, 0, 0, 0, 0));
        kit.area("a").add("fails", s -> s.solid(s.target(2, 2), 255, 0, 0, 0, 0));
        kit.area("b").add("throws", s -> {
            throw new IllegalStateException("boom");
        });
        kit.area("b").needs("three arms", c -> false).add("doesNotApply", s -> {});
        kit.area("b").add("skipsItself", s -> Scene.skip("not today"));
        kit.area("b").add("passesAfterTheOthers", s -> s.solid(s.target(2, 2), 0, 0, 0, 0, 0));
        return kit;
    }

    private static KitReport run(KitOptions options) {
        return KitRunner.run(device, kit().cases(), options);
    }

    private static Outcome outcome(KitReport report, String name) {
        return report.results().stream()
                .filter(r -> r.name().equals(name))
                .findFirst()
                .orElseThrow()
                .outcome();
    }

    @Test
    void oneCaseDoesNotHarmTheNext() {
        KitReport r = run(KitOptions.QUIET);
        assertEquals("2 passed, 2 failed, 2 skipped", r.summary());
        assertEquals(Outcome.FAILED, outcome(r, "b.throws"));
        assertEquals(Outcome.SKIPPED, outcome(r, "b.doesNotApply"));
        assertEquals(Outcome.SKIPPED, outcome(r, "b.skipsItself"));
        assertEquals(Outcome.PASSED, outcome(r, "b.passesAfterTheOthers"));
        assertFalse(r.isOk());
    }

    @Test
    void anAreaOrAPatternSelects() {
        assertEquals(
                2, run(KitOptions.QUIET.withPatterns(List.of("a"))).results().size());
        assertEquals(
                2,
                run(KitOptions.QUIET.withPatterns(List.of("*passes*")))
                        .results()
                        .size());
    }

    @Test
    void expectedFailuresAreNoFailures() {
        Expectations e = new Expectations(
                List.of(new Entry("a.fails", "known")), List.of(new Entry("b.throws", "known")), List.of());
        KitReport r = run(new KitOptions(List.of(), e, null, null, false, false));
        assertEquals(Outcome.EXPECTED_FAILURE, outcome(r, "a.fails"));
        assertEquals(Outcome.EXPECTED_FAILURE, outcome(r, "b.throws"));
        assertTrue(r.isOk());
    }

    @Test
    void anUnexpectedPassIsAFailure() {
        Expectations e = new Expectations(List.of(new Entry("a.passes", "known")), List.of(), List.of());
        KitReport r = run(new KitOptions(List.of(), e, null, null, false, false));
        assertEquals(Outcome.FAILED, outcome(r, "a.passes"));
    }

    @Test
    void aFlakeMayDoEither() {
        Expectations e = new Expectations(List.of(), List.of(new Entry("a.*", "open")), List.of());
        KitReport r = run(new KitOptions(List.of("a"), e, null, null, false, false));
        assertEquals(Outcome.PASSED, outcome(r, "a.passes"));
        assertEquals(Outcome.EXPECTED_FAILURE, outcome(r, "a.fails"));
    }

    @Test
    void skipsAreNotRunAndUnusedLinesAreTold() {
        Expectations e = new Expectations(
                List.of(), List.of(), List.of(new Entry("b.*", "crashes"), new Entry("c.*", "no such area")));
        KitReport r = run(new KitOptions(List.of(), e, null, null, false, false));
        assertEquals(Outcome.SKIPPED, outcome(r, "b.throws"));
        assertEquals(1, r.remarks().size());
        assertTrue(r.remarks().getFirst().contains("c.*"));
    }

    @Test
    void aFailedPictureIsWrittenThreeTimes(@TempDir Path folder) {
        run(new KitOptions(List.of("a"), Expectations.NONE, folder, null, false, false));
        for (String what : List.of("expected", "actual", "difference")) {
            assertTrue(Files.exists(folder.resolve("a.fails-" + what + ".png")), what);
        }
    }

    @Test
    void theLastLineIsTheSummary() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        run(new KitOptions(
                List.of(),
                Expectations.NONE,
                null,
                new PrintStream(bytes, true, StandardCharsets.UTF_8),
                false,
                false));
        List<String> lines = bytes.toString(StandardCharsets.UTF_8).lines().toList();
        assertEquals("2 passed, 2 failed, 2 skipped", lines.getLast());
        assertTrue(lines.stream().anyMatch(l -> l.startsWith("FAIL b.throws: java.lang.IllegalStateException: boom")));
    }
}
