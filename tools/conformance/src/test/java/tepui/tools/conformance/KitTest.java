package tepui.tools.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DeviceOptions.MessageSink;
import tepui.pipe.DriverProvider;
import tepui.tools.kit.Expectations;
import tepui.tools.kit.KitOptions;
import tepui.tools.kit.KitReport;
import tepui.tools.kit.KitReport.Outcome;
import tepui.tools.kit.KitReport.Result;
import tepui.tools.kit.KitRunner;

/**
 * The kit on the drivers of the class path that have a device here: a container a driver, a container an area, a test a case.
 * Pictures of failed cases go to {@code target/kit}.
 */
@Tag("slow")
class KitTest {
    /** Has a process of its own: {@link D3d12KitTest}. */
    static final String APART = "d3d12";

    @TestFactory
    List<DynamicNode> drivers() {
        return nodes(false);
    }

    static List<DynamicNode> nodes(boolean apart) {
        List<DynamicNode> nodes = new ArrayList<>();
        for (DriverProvider p : ServiceLoader.load(DriverProvider.class)) {
            if (p.name().equals(APART) != apart) continue;
            if (p.devices().isEmpty()) {
                nodes.add(DynamicTest.dynamicTest(p.name(), () -> Assumptions.abort(p.unavailable())));
            } else {
                for (Map<String, String> settings : variants(p.name())) {
                    String name = p.name() + (settings.isEmpty() ? "" : " " + settings);
                    nodes.add(DynamicContainer.dynamicContainer(name, areas(run(p, settings))));
                }
            }
        }
        if (nodes.isEmpty()) fail("no driver is on the class path");
        return nodes;
    }

    /** What the Vulkan driver does without when it is tried a second time: its other paths. */
    private static final String HIDDEN = "VK_KHR_dynamic_rendering,VK_EXT_vertex_input_dynamic_state,"
            + "VK_EXT_extended_dynamic_state,VK_EXT_extended_dynamic_state2,VK_EXT_extended_dynamic_state3,"
            + "VK_EXT_color_write_enable,VK_EXT_index_type_uint8,VK_KHR_synchronization2,VK_EXT_load_store_op_none,"
            + "VK_EXT_primitive_topology_list_restart,VK_EXT_primitives_generated_query,triangleFans";

    /**
     * The software device is tried as it is, and with all kernels in the tier that otherwise only hot ones reach; the Vulkan driver as it is, and
     * with the device that it was written for at first: little more than Vulkan 1.1, memory of its own.
     */
    private static List<Map<String, String>> variants(String driver) {
        return switch (driver) {
            case "soft" -> List.of(Map.of(), Map.of("tier", "native256"), Map.of("tier", "java"));
            case "vulkan" -> List.of(Map.of(), Map.of("hide", HIDDEN, "hostVisible", "off"), Map.of("passes", "later"));
            default -> List.of(Map.of());
        };
    }

    /** Run of the kit: the report, and the errors of the validation layer. */
    private record Run(KitReport report, List<String> said) {}

    private static Run run(DriverProvider p, Map<String, String> settings) {
        List<String> said = Collections.synchronizedList(new ArrayList<>());
        MessageSink sink = (severity, text) -> {
            if (severity == MessageSink.Severity.HIGH) said.add(text);
        };
        try (Device device = p.open(p.devices().getFirst(), new DeviceOptions(true, sink, settings))) {
            Path images = Path.of("target", "kit", p.name());
            return new Run(
                    KitRunner.run(
                            device,
                            new KitOptions(List.of(), Expectations.of(device.info()), images, null, false, false)),
                    said);
        }
    }

    private static List<DynamicNode> areas(Run run) {
        KitReport report = run.report;
        Map<String, List<DynamicNode>> areas = new LinkedHashMap<>();
        for (Result r : report.results()) {
            String area = r.name().substring(0, r.name().indexOf('.'));
            areas.computeIfAbsent(area, a -> new ArrayList<>())
                    .add(DynamicTest.dynamicTest(r.name(), () -> outcome(r)));
        }
        List<DynamicNode> nodes = new ArrayList<>();
        areas.forEach((area, cases) -> nodes.add(DynamicContainer.dynamicContainer(area, cases)));
        nodes.add(DynamicTest.dynamicTest("the device has no complaints", () -> assertEquals(List.of(), run.said)));
        for (String remark : report.remarks()) nodes.add(DynamicTest.dynamicTest(remark, () -> fail(remark)));
        return nodes;
    }

    private static void outcome(Result r) {
        if (r.outcome() == Outcome.FAILED) fail(r.reason());
        if (r.outcome() != Outcome.PASSED) Assumptions.abort(r.reason());
    }
}
