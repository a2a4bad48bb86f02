package tepui.tools.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.Predicate;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.kit.KitOptions;
import tepui.tools.kit.KitReport.Outcome;
import tepui.tools.kit.KitReport.Result;
import tepui.tools.kit.KitRunner;

/** The kit's cases of what only a newer lavapipe has, on Vulkan: resident and sparse textures. They pass, and the validation layer says nothing. */
@Tag("newer")
@Needs({Need.VULKAN_LOADER, Need.NEWER_LAVAPIPE, Need.VULKAN_VALIDATION})
final class NewerKitTest {
    @Test
    void residentTextures() {
        run("resident", c -> c.residentTextures, false);
    }

    /** It does not say that what has no memory is zero, so that some cases are skipped. */
    @Test
    void sparseTextures() {
        run("sparse", c -> c.sparseTextures, true);
    }

    private static void run(String area, Predicate<Caps> has, boolean skips) {
        Assumptions.assumeTrue(Need.isRunOfNewer(), "in a run of its own with the newer lavapipe");
        DriverProvider vulkan = null;
        for (DriverProvider p : ServiceLoader.load(DriverProvider.class))
            if (p.name().equals("vulkan")) vulkan = p;
        if (vulkan == null) throw new AssertionError("the Vulkan driver is not on the class path");
        List<String> said = Collections.synchronizedList(new ArrayList<>());
        List<String> wrong = new ArrayList<>();
        int passed = 0;
        DeviceOptions how = new DeviceOptions(true, (severity, text) -> said.add(text), Map.of("cache", "off"));
        try (Device device = vulkan.open(vulkan.devices().getFirst(), how)) {
            assertTrue(has.test(device.caps()));
            KitOptions options = KitOptions.QUIET.withPatterns(List.of(area));
            for (Result r : KitRunner.run(device, options).results()) {
                if (r.outcome() == Outcome.PASSED) passed++;
                else if (!skips || r.outcome() != Outcome.SKIPPED) wrong.add(r.name() + ": " + r.reason());
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(passed > 0);
        assertEquals(List.of(), said);
    }
}
