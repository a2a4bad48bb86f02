package tepui.drivers.vulkan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Drivers of Vulkan stay in the process when its last device is closed: NVIDIA's can be loaded about 15 times only. */
final class DriversStayLoadedTest {
    private static final Path MAPS = Path.of("/proc/self/maps");

    /** Libraries that are mapped now. */
    private static Set<String> libraries() throws IOException {
        Set<String> result = new TreeSet<>();
        for (String line : Files.readAllLines(MAPS)) {
            int path = line.indexOf('/');
            if (path > 0 && line.contains(".so")) result.add(line.substring(path));
        }
        return result;
    }

    @Test
    void whenTheLastDeviceIsClosed() throws IOException {
        assumeTrue(Files.isReadable(MAPS), "needs " + MAPS);
        Set<String> open;
        try (VulkanLab lab = new VulkanLab(false, Map.of())) {
            lab.context.finish();
            open = libraries();
        }
        open.removeAll(libraries());
        assertEquals(Set.of(), open, "libraries that are gone");
    }
}
