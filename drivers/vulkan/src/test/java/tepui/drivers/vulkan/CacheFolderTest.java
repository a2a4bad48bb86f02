package tepui.drivers.vulkan;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.ir.Stage;
import tepui.pipe.Primitive;
import tepui.testing.Need;
import tepui.testing.Needs;

/** What a device makes of the files that an earlier one left: all of them, or one line of the log each and a start from nothing. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE})
final class CacheFolderTest {
    @TempDir
    private Path folder;

    /** What the next devices are told of themselves, and of their caches. */
    private int driverVersion;

    private long cacheSize;
    private final List<Long> initialSizes = new ArrayList<>();

    /** Opens a device, draws and closes it; answers what was said. */
    private List<String> run() {
        StandInVulkan vulkan = new StandInVulkan()
                .answer("vkGetPhysicalDeviceProperties2", "V_JJ", (real, a) -> {
                    real.call(a);
                    if (driverVersion != 0) {
                        VkPhysicalDeviceProperties.driverVersion(
                                VkPhysicalDeviceProperties2.properties(a[1]), driverVersion);
                    }
                    return 0;
                })
                .answer("vkCreatePipelineCache", "I_JJJJ", (real, a) -> {
                    initialSizes.add(VkPipelineCacheCreateInfo.initialDataSize(a[1]));
                    return real.call(a);
                })
                .answer("vkGetPipelineCacheData", "I_JJJJ", (real, a) -> {
                    long result = real.call(a);
                    if (cacheSize != 0 && a[3] == 0) Scratch.putLong(a[2], cacheSize);
                    return result;
                });
        VulkanLab lab = new VulkanLab(vulkan, false, Map.of("cache", folder.toString()));
        lab.bindTriangle();
        lab.context.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, 1, 0, 0), 0, 4);
        lab.context.draw(Primitive.TRIANGLES, 0, 3);
        lab.close();
        vulkan.close();
        return List.copyOf(lab.messages);
    }

    private List<Path> files() throws IOException {
        try (var all = Files.list(folder)) {
            return all.sorted().toList();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"cut", "empty", "flipped", "another driver's", "none of ours"})
    void whatIsNotToBeTrustedCostsALineAndIsReplaced(String how) throws IOException {
        assertEquals(List.of(), run());
        assertEquals(List.of(), run());
        assertEquals(2, files().size(), files().toString());
        assertTrue(initialSizes.getFirst() == 0 && initialSizes.getLast() >= 32, initialSizes.toString());
        for (Path f : files()) {
            byte[] all = Files.readAllBytes(f);
            switch (how) {
                case "cut" -> Files.write(f, Arrays.copyOf(all, all.length - 3));
                case "empty" -> Files.write(f, new byte[0]);
                case "flipped" -> {
                    all[all.length - 1] ^= 1;
                    Files.write(f, all);
                }
                case "another driver's" -> driverVersion = 77;
                case "none of ours" -> Files.writeString(f, "a note that somebody left here. ".repeat(9));
                default -> throw new IllegalArgumentException(how);
            }
        }
        List<String> said = run();
        assertEquals(0, initialSizes.getLast());
        assertEquals(2, said.size(), said.toString());
        for (int i = 0; i < 2; i++) {
            String file = files().get(i).toString();
            assertTrue(said.stream().anyMatch(s -> s.startsWith(file + " is ignored: ")), file + " of " + said);
        }
        assertEquals(List.of(), run());
        assertTrue(initialSizes.getLast() >= 32, initialSizes.toString());
    }

    @Test
    void aCacheThatIsTooLargeIsNotKeptAndTheOneBeforeStays() throws IOException {
        run();
        Path file = files().stream()
                .filter(f -> f.toString().endsWith(".pipelines"))
                .findFirst()
                .orElseThrow();
        byte[] before = Files.readAllBytes(file);
        cacheSize = 1L << 40;
        List<String> said = run();
        assertEquals(1, said.size(), said.toString());
        assertTrue(said.getFirst().startsWith(file + " is not written: " + cacheSize + " bytes"), said.getFirst());
        assertArrayEquals(before, Files.readAllBytes(file));
        assertEquals(2, files().size());
    }
}
