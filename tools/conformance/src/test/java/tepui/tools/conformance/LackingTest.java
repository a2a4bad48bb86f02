package tepui.tools.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DeviceOptions.MessageSink;
import tepui.pipe.DriverProvider;
import tepui.tools.kit.Expectations;
import tepui.tools.kit.KitOptions;
import tepui.tools.kit.KitReport.Outcome;
import tepui.tools.kit.KitReport.Result;
import tepui.tools.kit.KitRunner;

/**
 * A Vulkan device that lacks one thing, on the part of the kit that concerns it: what the driver makes of it passes as the device's own does.
 * The property {@code tepui.lacking} names one of them, and {@code tepui.lacking.all} draws the whole kit.
 */
class LackingTest {
    /**
     * Capability that is absent.
     *
     * @param hidden as the setting {@code hide} has it
     * @param cases of the kit
     * @param fails those that what is done instead does not pass
     */
    private record Lack(String hidden, List<String> cases, Set<String> fails) {
        Lack(String hidden, String... cases) {
            this(hidden, List.of(cases), Set.of());
        }

        Lack failing(String... names) {
            return new Lack(hidden, cases, Set.of(names));
        }
    }

    /** The lines of a strip are bands that know nothing of each other. */
    private static final String STRIP = "line.stippleRunsOnInStrips";

    private static final String STATES =
            ",VK_EXT_extended_dynamic_state,VK_EXT_extended_dynamic_state2,VK_EXT_extended_dynamic_state3";

    private static final List<Lack> LACKS = List.of(
            new Lack("VK_EXT_depth_clip_enable", "depth"),
            new Lack("VK_EXT_depth_clip_control", "depth", "streamOutput"),
            new Lack("VK_EXT_line_rasterization", "line", "multisample").failing(STRIP),
            new Lack("stippledBresenhamLines", "line").failing(STRIP),
            new Lack("wideLines", "line"),
            new Lack("fillModeNonSolid", "raster", "point"),
            new Lack("VK_EXT_provoking_vertex", "provokingVertex", "interpolation", "geometry"),
            new Lack("provokingVertexModePerPipeline", "provokingVertex", "raster"),
            new Lack("logicOp", "blend"),
            new Lack("VK_EXT_robustness2", "storage", "uniform", "image", "textureOp", "vertexFetch", "draw"),
            new Lack("optionalVertexFormats", "vertexFetch", "limits"),
            new Lack("VK_EXT_transform_feedback", "streamOutput", "query", "conditional"),
            new Lack("transformFeedback" + STATES, "streamOutput", "query"),
            new Lack(
                            "wideLines,fillModeNonSolid,VK_EXT_line_rasterization,VK_EXT_provoking_vertex" + STATES,
                            "line",
                            "raster",
                            "geometry",
                            "provokingVertex")
                    .failing(STRIP));

    @TestFactory
    List<DynamicTest> lacks() {
        DriverProvider vulkan = null;
        for (DriverProvider p : ServiceLoader.load(DriverProvider.class))
            if (p.name().equals("vulkan")) vulkan = p;
        if (vulkan == null) return fail("the Vulkan driver is not on the class path");
        DriverProvider driver = vulkan;
        List<DynamicTest> tests = new ArrayList<>();
        String only = System.getProperty("tepui.lacking", "");
        for (Lack l : LACKS) {
            if (l.hidden.contains(only)) tests.add(DynamicTest.dynamicTest(l.hidden, () -> passes(driver, l)));
        }
        return tests;
    }

    private static void passes(DriverProvider driver, Lack lack) {
        if (driver.devices().isEmpty()) Assumptions.abort(driver.unavailable());
        List<String> said = Collections.synchronizedList(new ArrayList<>());
        MessageSink sink = (severity, text) -> {
            if (severity == MessageSink.Severity.HIGH) said.add(text);
        };
        List<String> cases = Boolean.getBoolean("tepui.lacking.all") ? List.of() : lack.cases;
        DeviceOptions options = new DeviceOptions(true, sink, Map.of("hide", lack.hidden, "cache", "off"));
        try (Device device = driver.open(driver.devices().getFirst(), options)) {
            KitOptions kit = new KitOptions(cases, Expectations.of(device.info()), null, null, false, false);
            List<String> failed = new ArrayList<>();
            int passed = 0;
            for (Result r : KitRunner.run(device, kit).results()) {
                // The device may do worse by itself: what is done instead passes where it does not.
                boolean better = r.reason().startsWith("passes");
                if (r.outcome() == Outcome.PASSED || better) passed++;
                else if (r.outcome() == Outcome.FAILED && !lack.fails.contains(r.name())) {
                    failed.add(r.name() + ": " + r.reason());
                }
            }
            assertEquals(List.of(), failed);
            assertEquals(List.of(), said);
            assertTrue(passed > 0, "no case of " + cases + " passed");
        }
    }
}
