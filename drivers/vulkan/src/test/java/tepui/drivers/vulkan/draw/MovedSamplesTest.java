package tepui.drivers.vulkan.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

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
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.SampleLocations;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;

/**
 * Samples in other places, said to a device as VK_EXT_sample_locations has it. No device at hand has it, so a stand-in says that it does and keeps what it is
 * told; what comes of it is for the kit's area {@code sampleLocations} on devices that have it.
 */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE})
final class MovedSamplesTest {
    private static final int NO_FEATURES = -1;
    private static final SampleLocations ROW = new SampleLocations(1, 4, List.of(0, 3, 4, 3, 8, 3, 15, 3));

    private final StandInVulkan vulkan = new StandInVulkan();
    /** Of each command that moved samples: how many, then x and y of each. */
    private final List<List<Float>> moved = new ArrayList<>();
    /** Of each pipeline: samples are moved, and commands say where. */
    private final List<Boolean> pipelines = new ArrayList<>();
    /** Of each image with several samples: it says that its depths may be of moved samples. */
    private final List<Boolean> images = new ArrayList<>();
    /** x of the first sample that changes of layout told of. */
    private final List<Float> transitions = new ArrayList<>();

    private int gridWidth = 4;
    private int bits = 4;

    private VulkanLab lab(Map<String, String> settings) {
        vulkan.announce(Vk.EXT_SAMPLE_LOCATIONS, NO_FEATURES);
        vulkan.answer("vkGetPhysicalDeviceProperties2", "V_JJ", (real, a) -> {
            long found = 0;
            for (long s = a[1]; s != 0; s = Scratch.getLong(s + 8)) {
                long next = Scratch.getLong(s + 8);
                int type = next == 0 ? 0 : Scratch.getInt(next);
                if (type != Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SAMPLE_LOCATIONS_PROPERTIES_EXT) continue;
                found = next;
                Scratch.putLong(s + 8, Scratch.getLong(next + 8));
            }
            if (found != 0) {
                VkPhysicalDeviceSampleLocationsPropertiesEXT.sampleLocationSampleCounts(found, 30);
                VkPhysicalDeviceSampleLocationsPropertiesEXT.sampleLocationSubPixelBits(found, bits);
                long range = VkPhysicalDeviceSampleLocationsPropertiesEXT.sampleLocationCoordinateRange(found);
                Scratch.putFloat(range + 4, 0.9375f);
            }
            return real.call(a);
        });
        vulkan.answer("vkGetPhysicalDeviceMultisamplePropertiesEXT", "V_JIJ", (real, a) -> {
            long size = VkMultisamplePropertiesEXT.maxSampleLocationGridSize(a[2]);
            VkExtent2D.width(size, gridWidth);
            VkExtent2D.height(size, 4);
            return 0;
        });
        vulkan.answer("vkCmdSetSampleLocationsEXT", "V_JJ", (real, a) -> {
            moved.add(places(a[1]));
            return 0;
        });
        vulkan.answer("vkCreateImage", "I_JJJJ", (real, a) -> {
            int flags = VkImageCreateInfo.flags(a[1]);
            int bit = Vk.VK_IMAGE_CREATE_SAMPLE_LOCATIONS_COMPATIBLE_DEPTH_BIT_EXT;
            if (VkImageCreateInfo.samples(a[1]) > 1) images.add((flags & bit) != 0);
            VkImageCreateInfo.flags(a[1], flags & ~bit);
            return real.call(a);
        });
        vulkan.answer("vkCreateGraphicsPipelines", "I_JJIJJJ", (real, a) -> {
            pipelines.add(isMoved(a[3]));
            return real.call(a);
        });
        vulkan.answer("vkCmdPipelineBarrier2", "V_JJ", (real, a) -> {
            long list = VkDependencyInfo.pImageMemoryBarriers(a[1]);
            for (int i = 0; i < VkDependencyInfo.imageMemoryBarrierCount(a[1]); i++) {
                long b = list + (long) i * VkImageMemoryBarrier2.BYTES;
                long info = VkImageMemoryBarrier2.pNext(b);
                if (info != 0) transitions.add(places(info).get(1));
                VkImageMemoryBarrier2.pNext(b, 0);
            }
            return real.call(a);
        });
        return new VulkanLab(vulkan, false, settings);
    }

    private static List<Float> places(long info) {
        assertEquals(Vk.VK_STRUCTURE_TYPE_SAMPLE_LOCATIONS_INFO_EXT, Scratch.getInt(info));
        int count = VkSampleLocationsInfoEXT.sampleLocationsCount(info);
        long grid = VkSampleLocationsInfoEXT.sampleLocationGridSize(info);
        int pixels = VkExtent2D.width(grid) * VkExtent2D.height(grid);
        assertEquals(count, pixels * VkSampleLocationsInfoEXT.sampleLocationsPerPixel(info));
        List<Float> found = new ArrayList<>();
        found.add((float) count);
        for (int i = 0; i < count; i++) {
            long at = VkSampleLocationsInfoEXT.pSampleLocations(info) + (long) i * VkSampleLocationEXT.BYTES;
            found.add(VkSampleLocationEXT.x(at));
            found.add(VkSampleLocationEXT.y(at));
        }
        return found;
    }

    /** Takes what only the extension knows out of a pipeline's description, whose two places must agree. */
    private static boolean isMoved(long pipeline) {
        long multisample = VkGraphicsPipelineCreateInfo.pMultisampleState(pipeline);
        long chained = multisample == 0 ? 0 : VkPipelineMultisampleStateCreateInfo.pNext(multisample);
        boolean enabled =
                chained != 0 && VkPipelineSampleLocationsStateCreateInfoEXT.sampleLocationsEnable(chained) != 0;
        if (chained != 0) VkPipelineMultisampleStateCreateInfo.pNext(multisample, 0);
        long dynamic = VkGraphicsPipelineCreateInfo.pDynamicState(pipeline);
        int count = VkPipelineDynamicStateCreateInfo.dynamicStateCount(dynamic);
        long states = VkPipelineDynamicStateCreateInfo.pDynamicStates(dynamic);
        boolean byCommand = Scratch.getInt(states + 4L * (count - 1)) == Vk.VK_DYNAMIC_STATE_SAMPLE_LOCATIONS_EXT;
        if (byCommand) VkPipelineDynamicStateCreateInfo.dynamicStateCount(dynamic, count - 1);
        assertEquals(enabled, byCommand);
        return enabled;
    }

    private static Texture multisample(VulkanLab lab, Format format, int bind) {
        return lab.device.createTexture(TextureDesc.multisample(format, 8, 8, 4, bind));
    }

    private static RenderTargets located(RenderTargets t, SampleLocations places) {
        return new RenderTargets(t.colors(), t.depthStencil(), 8, 8, 1, 4, places);
    }

    private static void draw(VulkanLab lab, RenderTargets to) {
        lab.context.setRenderTargets(to);
        lab.context.setViewport(0, 0, 0, 8, 8, 0, 1);
        lab.context.draw(Primitive.TRIANGLES, 0, 3);
    }

    @Test
    void passesAndPipelinesSayWhereSamplesAre() {
        try (vulkan;
                VulkanLab lab = lab(Map.of("libraries", "off"))) {
            assertEquals(2, lab.device.caps().sampleLocationGrid);
            lab.bindTriangle();
            Texture color = multisample(lab, Format.R8G8B8A8_UNORM, Bind.COLOR_TARGET);
            RenderTargets plain = RenderTargets.of(color);
            draw(lab, located(plain, ROW));
            lab.context.finish();
            assertEquals(List.of(List.of(4f, 0f, 0.1875f, 0.25f, 0.1875f, 0.5f, 0.1875f, 0.9375f, 0.1875f)), moved);
            assertEquals(List.of(true), pipelines);
            // Not twice in a pass, again in the next one, with the pipeline that is there.
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            lab.context.finish();
            assertEquals(2, moved.size());
            SampleLocations other = new SampleLocations(2, 4, java.util.Collections.nCopies(32, 5));
            draw(lab, located(plain, other));
            lab.context.finish();
            assertEquals(16f, moved.get(2).getFirst());
            assertEquals(List.of(true), pipelines);
            // Nothing is left of it where targets say nothing.
            draw(lab, plain);
            lab.context.finish();
            assertEquals(3, moved.size());
            assertEquals(List.of(true, false), pipelines);
        }
    }

    @Test
    void depthsSayWhereTheyWereFound() {
        try (vulkan;
                VulkanLab lab = lab(Map.of("libraries", "off"))) {
            lab.bindTriangle();
            Texture color = multisample(lab, Format.R8G8B8A8_UNORM, Bind.COLOR_TARGET);
            Texture depth = multisample(lab, Format.D32_FLOAT, Bind.DEPTH_STENCIL);
            assertEquals(List.of(false, true), images);
            RenderTargets plain = RenderTargets.of(color, depth);
            draw(lab, located(plain, new SampleLocations(1, 4, List.of(15, 3, 4, 3, 8, 3, 0, 3))));
            lab.context.finish();
            transitions.clear();
            Texture single = lab.device.createTexture(TextureDesc.of2d(Format.D32_FLOAT, 8, 8, Bind.DEPTH_STENCIL));
            lab.context.blit(tepui.pipe.Blit.whole(depth, single, tepui.pipe.SamplerState.Filter.NEAREST));
            lab.context.finish();
            assertEquals(List.of(0.9375f), transitions);
            transitions.clear();
            // Drawn without, they are where the device has them: in fours, the first at 6/16. What comes before the
            // batch is recorded last.
            draw(lab, plain);
            lab.context.blit(tepui.pipe.Blit.whole(depth, single, tepui.pipe.SamplerState.Filter.NEAREST));
            lab.context.finish();
            assertEquals(List.of(0.375f, 0.9375f), transitions);
        }
    }

    @Test
    void coarseStepsAndOddGridsAreNotEnough() {
        gridWidth = 3;
        try (VulkanLab lab = lab(Map.of())) {
            assertEquals(1, lab.device.caps().sampleLocationGrid);
        }
        bits = 3;
        try (vulkan;
                VulkanLab lab = lab(Map.of())) {
            assertEquals(0, lab.device.caps().sampleLocationGrid);
            Texture color = multisample(lab, Format.R8G8B8A8_UNORM, Bind.COLOR_TARGET);
            RenderTargets wanted = located(RenderTargets.of(color), ROW);
            assertThrows(UnsupportedByDeviceException.class, () -> lab.context.setRenderTargets(wanted));
        }
    }
}
