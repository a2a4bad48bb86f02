package tepui.tools.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.kit.Expectations;
import tepui.tools.kit.KitOptions;
import tepui.tools.kit.KitReport.Result;
import tepui.tools.kit.KitRunner;

/** The kit with shaders that are bound without pipelines says of each case what it says with pipelines on the same device. */
@Tag("newer")
@Needs({Need.VULKAN_LOADER, Need.NEWER_LAVAPIPE})
final class ShaderObjectsKitTest {
    /** The areas in which states, stages and targets vary; {@code -Dtepui.kit=all} takes the others too. */
    private static final List<String> AREAS = "all".equals(System.getProperty("tepui.kit"))
            ? List.of()
            : List.of(
                    "advancedBlend",
                    "alphaTest",
                    "alphaToCoverage",
                    "blend",
                    "blit",
                    "clear",
                    "clip",
                    "conditional",
                    "depth",
                    "draw",
                    "dualSource",
                    "geometry",
                    "index",
                    "interpolation",
                    "layered",
                    "line",
                    "logicOp",
                    "mrt",
                    "multisample",
                    "point",
                    "provoking",
                    "query",
                    "raster",
                    "rasterDiscard",
                    "resolve",
                    "scissor",
                    "stateChange",
                    "stencil",
                    "streamOutput",
                    "targetLoad",
                    "tessellation",
                    "vertexFetch",
                    "viewport");

    private static final Pattern REPORT =
            Pattern.compile("pipelines: (\\d+) pipelines made, (\\d+) programs without.*");

    /** Run of the kit: the outcome of each case, and how many pipelines and programs without pipelines were made. */
    private record Run(Map<String, String> outcomes, long pipelines, long withoutPipeline) {}

    @Test
    void nothingDependsOnPipelines() {
        Assumptions.assumeTrue(Need.isRunOfNewer(), "in a run of its own with the newer lavapipe");
        Run with = run("off");
        Run without = run("on");
        List<String> different = new ArrayList<>();
        with.outcomes.forEach((name, outcome) -> {
            String other = without.outcomes.getOrDefault(name, "nothing");
            if (!other.equals(outcome)) different.add(name + ": " + outcome + " with pipelines, " + other + " without");
        });
        assertEquals(List.of(), different);
        assertEquals(with.outcomes.size(), without.outcomes.size());
        assertEquals(0, with.withoutPipeline);
        // Samples that are shaded apart take a pipeline, and nothing else does.
        assertTrue(
                without.withoutPipeline > 100 && without.pipelines < 20,
                without.withoutPipeline + " and " + without.pipelines);
    }

    private static Run run(String objects) {
        DriverProvider vulkan = null;
        for (DriverProvider p : ServiceLoader.load(DriverProvider.class))
            if (p.name().equals("vulkan")) vulkan = p;
        if (vulkan == null) throw new AssertionError("the Vulkan driver is not on the class path");
        List<String> said = Collections.synchronizedList(new ArrayList<>());
        Map<String, String> outcomes = new TreeMap<>();
        DeviceOptions how = new DeviceOptions(
                false, (severity, text) -> said.add(text), Map.of("objects", objects, "report", "on", "cache", "off"));
        try (Device device = vulkan.open(vulkan.devices().getFirst(), how)) {
            KitOptions options = new KitOptions(AREAS, Expectations.of(device.info()), null, null, false, false);
            for (Result r : KitRunner.run(device, options).results()) {
                outcomes.put(r.name(), r.outcome() + " " + r.reason());
            }
        }
        for (String line : said) {
            Matcher m = REPORT.matcher(line);
            if (m.matches()) return new Run(outcomes, Long.parseLong(m.group(1)), Long.parseLong(m.group(2)));
        }
        throw new AssertionError("the driver has not reported: " + said);
    }
}
