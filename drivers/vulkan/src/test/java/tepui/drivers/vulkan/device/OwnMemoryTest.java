package tepui.drivers.vulkan.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.drivers.vulkan.StandInVulkan;
import tepui.drivers.vulkan.VulkanLab;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Which images and buffers have memory of their own, and when memory comes back. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VULKAN_VALIDATION})
final class OwnMemoryTest {
    /** What the driver says of each image and buffer. */
    private boolean prefers;

    private boolean requires;
    /** Sizes of allocations that are one object's alone, and which kind that is. */
    private final List<String> alone = new ArrayList<>();

    private int allocations;
    private int failing;
    private int frees;

    private final StandInVulkan vulkan = new StandInVulkan()
            .answer("vkGetImageMemoryRequirements2", "V_JJJ", this::needs)
            .answer("vkGetBufferMemoryRequirements2", "V_JJJ", this::needs)
            .answer("vkAllocateMemory", "I_JJJJ", (real, a) -> {
                if (failing > 0) {
                    failing--;
                    return Vk.VK_ERROR_OUT_OF_DEVICE_MEMORY;
                }
                allocations++;
                long next = Scratch.getLong(a[1] + 8);
                if (next != 0 && Scratch.getInt(next) == Vk.VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO) {
                    boolean image = VkMemoryDedicatedAllocateInfo.image(next) != 0;
                    assertNotEquals(image, VkMemoryDedicatedAllocateInfo.buffer(next) != 0);
                    alone.add((image ? "image " : "buffer ") + (VkMemoryAllocateInfo.allocationSize(a[1]) >> 10));
                }
                return real.call(a);
            })
            .answer("vkFreeMemory", "V_JJJ", (real, a) -> {
                frees++;
                return real.call(a);
            });

    private long needs(StandInVulkan.Real real, long[] a) {
        real.call(a);
        long own = Scratch.getLong(a[2] + 8);
        assertEquals(Vk.VK_STRUCTURE_TYPE_MEMORY_DEDICATED_REQUIREMENTS, Scratch.getInt(own));
        if (prefers) VkMemoryDedicatedRequirements.prefersDedicatedAllocation(own, 1);
        if (requires) VkMemoryDedicatedRequirements.requiresDedicatedAllocation(own, 1);
        return 0;
    }

    private void clean(VulkanLab lab) {
        lab.close();
        vulkan.close();
        assertEquals(allocations, frees);
        assertEquals(List.of(), lab.messages);
    }

    private static Texture texture(VulkanLab lab, int size) {
        return lab.device.createTexture(
                TextureDesc.of2d(Format.R8G8B8A8_UNORM, size, size, Bind.COLOR_TARGET | Bind.SAMPLED));
    }

    private static void buffer(VulkanLab lab, int kib) {
        lab.device.createBuffer(BufferDesc.of((long) kib << 10, Bind.VERTEX));
    }

    @Test
    void whatIsLargeHasMemoryOfItsOwn() {
        VulkanLab lab = new VulkanLab(vulkan, true, Map.of());
        alone.clear();
        texture(lab, 1024);
        buffer(lab, 8191);
        assertEquals(List.of(), alone);
        texture(lab, 2048);
        buffer(lab, 8192);
        assertEquals(List.of("image 16384", "buffer 8192"), alone);
        clean(lab);
    }

    @Test
    void whatTheDriverWouldRatherSeeAloneIsUnlessItIsSmall() {
        VulkanLab lab = new VulkanLab(vulkan, true, Map.of());
        alone.clear();
        prefers = true;
        texture(lab, 128);
        buffer(lab, 255);
        assertEquals(List.of(), alone);
        texture(lab, 256);
        buffer(lab, 256);
        assertEquals(List.of("image 256", "buffer 256"), alone);
        clean(lab);
    }

    @Test
    void whatMustBeAloneIs() {
        VulkanLab lab = new VulkanLab(vulkan, true, Map.of());
        alone.clear();
        requires = true;
        texture(lab, 32);
        buffer(lab, 1);
        assertEquals(List.of("image 4", "buffer 1"), alone);
        clean(lab);
    }

    @Test
    void whatWaitsIsGivenBackBeforeAnAllocationFailsAndNotBeforeItsBatchIsDone() {
        VulkanLab lab = new VulkanLab(vulkan, true, Map.of());
        Texture used = texture(lab, 2048);
        lab.context.clearTexture(used, 0, Box.of2d(0, 0, 2048, 2048), ClearColor.of(0, 0, 0, 0));
        int before = frees;
        lab.device.destroy(used);
        lab.gpu().reclaim(true);
        // Its commands have not been handed over.
        assertEquals(before, frees);
        lab.context.finish();
        failing = 1;
        texture(lab, 2048);
        assertEquals(0, failing);
        assertTrue(frees > before, frees + " frees");
        failing = 99;
        assertThrows(OutOfDeviceMemoryException.class, () -> texture(lab, 2048));
        assertTrue(failing < 99 - 3, failing + " attempts left");
        failing = 0;
        texture(lab, 2048);
        clean(lab);
    }

    @Test
    void destroyingTwiceIsRefusedAndRetiresOnce() {
        VulkanLab lab = new VulkanLab(vulkan, true, Map.of());
        Texture t = texture(lab, 2048);
        int before = frees;
        lab.device.destroy(t);
        assertThrows(IllegalArgumentException.class, () -> lab.device.destroy(t));
        lab.context.finish();
        lab.gpu().reclaim(true);
        assertEquals(before + 1, frees);
        clean(lab);
    }
}
