package tepui.drivers.vulkan.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.drivers.vulkan.VulkanLab;
import tepui.drivers.vulkan.VulkanProvider;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.DeviceOptions;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;

/** What is taken from a device stays below its budget as long as something can be given back, and goes above it rather than fail. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VULKAN_VALIDATION})
final class MemoryBudgetTest {
    private static final long MIB = 1 << 20;
    /** 16 MiB each, with a block of its own. */
    private static final TextureDesc LARGE =
            TextureDesc.of2d(Format.R8G8B8A8_UNORM, 2048, 2048, Bind.COLOR_TARGET | Bind.SAMPLED);

    @Test
    void whatIsDestroyedIsGivenBackBeforeTheBudgetIsExceeded() {
        try (VulkanLab lab = new VulkanLab(true, Map.of("budget", Long.toString(80 * MIB)))) {
            MemoryPools memory = lab.gpu().memory;
            long before = memory.taken();
            for (int i = 0; i < 12; i++) {
                Texture t = lab.device.createTexture(LARGE);
                assertTrue(memory.taken() <= 80 * MIB, i + ": " + memory.taken());
                lab.context.clearTexture(t, 0, Box.of2d(0, 0, 2048, 2048), ClearColor.of(0, 0, 0, 0));
                lab.context.finish();
                lab.device.destroy(t);
            }
            lab.gpu().reclaim(true);
            assertEquals(before, memory.taken());
            assertEquals(List.of(), lab.messages);
        }
    }

    @Test
    void beyondTheBudgetThereIsMemoryAllTheSame() {
        try (VulkanLab lab = new VulkanLab(true, Map.of("budget", Long.toString(40 * MIB)))) {
            List<Texture> all = new ArrayList<>();
            for (int i = 0; i < 4; i++) all.add(lab.device.createTexture(LARGE));
            assertTrue(
                    lab.gpu().memory.taken() > 64 * MIB, "" + lab.gpu().memory.taken());
            for (Texture t : all) lab.device.destroy(t);
            assertEquals(List.of(), lab.messages);
        }
    }

    @Test
    void aBudgetIsANumber() {
        VulkanProvider provider = new VulkanProvider();
        var device = provider.devices().getFirst();
        for (String text : List.of("many", "-1")) {
            var options = new DeviceOptions(false, (severity, message) -> {}, Map.of("budget", text));
            assertThrows(IllegalArgumentException.class, () -> provider.open(device, options), text);
        }
    }
}
