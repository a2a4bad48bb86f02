package tepui.tools.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Sets of states that are in pipelines make one each, and those that are found make none. */
@Needs({Need.LAVAPIPE, Need.VULKAN_LOADER})
class PipelineKeysTest {
    @Test
    void aPipelineForEachSetOfStates() {
        Map<String, String> settings =
                Map.of("cache", "off", "hide", PipelineKeys.defaults().getOrDefault("--hide", ""));
        DeviceOptions how = new DeviceOptions(false, DeviceOptions.DEFAULT.messages(), settings);
        try (Device device = ChosenDevice.open("vulkan", "", how)) {
            assertEquals(120, new PipelineKeys().trial(device, new Random(1), new double[3][1], 0));
        }
    }

    @Test
    void theSeedGivesTheSameSets() {
        try (Device device = ChosenDevice.open("null", "", DeviceOptions.DEFAULT)) {
            var keys = PipelineKeys.keys(device, new Random(7), 120);
            assertEquals(120, keys.stream().distinct().count());
            assertTrue(keys.equals(PipelineKeys.keys(device, new Random(7), 120)));
        }
    }
}
