package tepui.layers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tepui.layers.check.CheckingDevice;
import tepui.layers.check.Rule;
import tepui.layers.log.LogReader;
import tepui.layers.log.LogRecord;
import tepui.layers.log.LogText;
import tepui.layers.log.LogWriter;
import tepui.layers.log.LoggingDevice;
import tepui.layers.log.Replay;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.tools.kit.KitOptions;
import tepui.tools.kit.KitReport;
import tepui.tools.kit.KitRunner;
import tepui.tools.kit.scene.KitCase;
import tepui.tools.kit.scene.PlainObjects;

/** The conformance kit as a program: a few thousand legal uses of the contract that the layers must not mind. */
class KitThroughLayersTest {
    /** Rules that the kit breaks on purpose, to see that drivers survive it. */
    private static final Set<Rule> BROKEN_ON_PURPOSE = Set.of(Rule.IMMUTABLE_WRITE, Rule.STAGE_OUTPUT_MISSING);

    private static final List<String> AREAS = List.of("draw", "blit", "buffer", "clear", "copy", "uniform");

    private static Device open(String driver) {
        for (DriverProvider provider : ServiceLoader.load(DriverProvider.class)) {
            if (provider.name().equals(driver)) {
                return provider.open(provider.devices().getFirst(), DeviceOptions.DEFAULT);
            }
        }
        throw new AssertionError("there is no driver " + driver);
    }

    @Test
    void theKitBreaksNoRule() {
        List<String> broken = new ArrayList<>();
        try (Device device =
                new CheckingDevice(PlainObjects.nullDevice(), e -> broken.add(e.getMessage()), BROKEN_ON_PURPOSE)) {
            // Misuse is what its area is for.
            List<String> lawful = KitRunner.everyCase().stream()
                    .map(KitCase::area)
                    .distinct()
                    .filter(area -> !area.equals("misuse"))
                    .toList();
            KitReport report = KitRunner.run(device, KitOptions.QUIET.withPatterns(lawful));
            assertTrue(report.count(KitReport.Outcome.PASSED) > 1000, report.summary());
        }
        assertEquals(List.of(), broken);
    }

    @Test
    void theKitPassesThroughAllLayers() {
        Device layered =
                Layers.wrap(PlainObjects.nullDevice(), "count,check,mute=IMMUTABLE_WRITE,mute=STAGE_OUTPUT_MISSING");
        try (Device device = layered) {
            KitReport report = KitRunner.run(device, KitOptions.QUIET);
            assertEquals(List.of(), report.with(KitReport.Outcome.FAILED));
        }
    }

    /** What was read back stands in the log as a checksum, so equal logs are equal pictures. */
    @Test
    void aReplayOnTheSoftwareDeviceDrawsTheSame() throws IOException {
        List<KitReport.Outcome> bare;
        try (Device device = open("soft")) {
            bare = outcomes(KitRunner.run(device, KitOptions.QUIET.withPatterns(AREAS)));
        }
        ByteArrayOutputStream first = new ByteArrayOutputStream();
        try (Device device = new LoggingDevice(open("soft"), new LogWriter(first, "soft"), true)) {
            KitReport report = KitRunner.run(device, KitOptions.QUIET.withPatterns(AREAS));
            assertTrue(report.count(KitReport.Outcome.PASSED) > 50, report.summary());
            assertEquals(bare, outcomes(report), "the logger changes what comes of a case");
        }
        ByteArrayOutputStream second = new ByteArrayOutputStream();
        try (Device device = new LoggingDevice(open("soft"), new LogWriter(second, "soft"), true)) {
            Replay.Report report = Replay.run(new LogReader(new ByteArrayInputStream(first.toByteArray())), device);
            assertTrue(report.records() > 1000, report.toString());
        }
        assertEqual(first.toByteArray(), second.toByteArray());
    }

    private static List<KitReport.Outcome> outcomes(KitReport report) {
        return report.results().stream().map(KitReport.Result::outcome).toList();
    }

    private static void assertEqual(byte[] first, byte[] second) throws IOException {
        LogReader a = new LogReader(new ByteArrayInputStream(first));
        LogReader b = new LogReader(new ByteArrayInputStream(second));
        LogText text = new LogText();
        LogRecord expected = a.next();
        for (long number = 0; expected != null; number++, expected = a.next()) {
            LogRecord found = b.next();
            String line = text.line(expected);
            if (!expected.equals(found)) fail("record " + number + " was " + line + ", is " + found);
        }
        assertNull(b.next());
    }
}
