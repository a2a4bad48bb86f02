package tepui.drivers.d3d12;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.kit.KitOptions;
import tepui.tools.kit.KitReport;
import tepui.tools.kit.KitRunner;
import tepui.tools.kit.scene.KitCase;

/**
 * The Direct3D 12 driver on vkd3d under the validation layer of Vulkan: states become layouts there, so a barrier that is missing or names a wrong
 * state is reported, though the picture is right on a device that has no layouts. In a process of its own, which also keeps a crash of vkd3d to itself.
 */
class ValidationTest {
    private static final List<String> AREAS =
            List.of("blit", "mip", "clear", "copy", "stencil", "depth", "draw.POINTS");

    /** What vkd3d 1.2 does by itself, by what is said of it. */
    private static final Map<String, String> ALLOWED = Map.of(
            "VUID-VkGraphicsPipelineCreateInfo-Vertex-07722",
            "points whose size no shader writes",
            "aspectMask 0x4 ",
            "the stencil plane, whose barriers it does not make",
            "layout is VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL",
            "a layout of its own for tests that do not write depth",
            "initial layout is VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL",
            "the same, where the pass begins",
            "to be in layout VK_IMAGE_LAYOUT_DEPTH_STENCIL_",
            "the same, where the list is executed");

    @Test
    @Needs(Need.VKD3D)
    void barriersAreRightWhereLayoutsAreChecked() throws IOException, InterruptedException {
        Need.VULKAN_VALIDATION.require();
        Need.LAVAPIPE.require();
        List<String> unknown = new ArrayList<>();
        int allowed = 0;
        String last = "";
        for (String line : output()) {
            last = line;
            if (!line.contains("Validation Error")) continue;
            if (ALLOWED.keySet().stream().anyMatch(line::contains)) allowed++;
            else if (unknown.size() < 20) unknown.add(line);
        }
        assertTrue(last.startsWith("passed "), "the run did not come to its end: " + last);
        assertTrue(allowed > 0, "points and stencil planes draw no message, so the layer is not there");
        assertEquals(List.of(), unknown);
    }

    private static List<String> output() throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx1g", "--enable-native-access=ALL-UNNAMED"));
        for (String name : List.of("tepui.root", "tepui.deps", "tepui.cache", "tepui.d3d12.rules")) {
            command.add("-D" + name + "=" + System.getProperty(name));
        }
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), ValidationTest.class.getName()));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("VK_INSTANCE_LAYERS", "VK_LAYER_KHRONOS_validation");
        builder.environment().put("VKD3D_DEBUG", "none");
        builder.environment().put("VKD3D_SHADER_DEBUG", "none");
        Process process = builder.start();
        try {
            List<String> lines = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            assertEquals(0, process.waitFor(), () -> "the process ended badly: " + lines);
            return lines;
        } finally {
            process.destroyForcibly();
        }
    }

    /** The process: draws, and says nothing but that it came to its end. */
    public static void main(String[] arguments) {
        for (DriverProvider p : ServiceLoader.load(DriverProvider.class)) {
            if (!p.name().equals("d3d12")) continue;
            assertFalse(p.devices().isEmpty(), p.unavailable());
            try (Device device =
                    p.open(p.devices().getFirst(), new DeviceOptions(true, (severity, text) -> {}, Map.of()))) {
                // vkd3d 1.2 makes no views of one dimension, and so draws into level 0.
                List<KitCase> cases = KitRunner.everyCase().stream()
                        .filter(c -> !c.name().equals("generateOddRow"))
                        .toList();
                KitReport report = KitRunner.run(device, cases, KitOptions.QUIET.withPatterns(AREAS));
                System.out.println(
                        "passed " + report.with(KitReport.Outcome.PASSED).size());
            }
        }
    }
}
