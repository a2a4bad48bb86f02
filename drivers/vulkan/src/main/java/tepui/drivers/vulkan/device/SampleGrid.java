package tepui.drivers.vulkan.device;

import java.util.Set;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkCommands;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.SampleLocations;

/**
 * Sample locations as Vulkan has them (VK_EXT_sample_locations): the square of pixels that may differ, for all numbers of samples alike, and locations as
 * commands take them. A square of a power of two divides the device's own grids, as the specification wants it.
 */
public final class SampleGrid {
    private static final int MOST = 2;
    private static final int MOST_SAMPLES = 16;

    /** Bytes of what {@link #write} writes. */
    public static final int BYTES =
            VkSampleLocationsInfoEXT.BYTES + MOST * MOST * MOST_SAMPLES * VkSampleLocationEXT.BYTES;

    private SampleGrid() {}

    /** Asks for the properties, where the extension is there. */
    static long chain(Set<String> extensions, Scratch s, long properties) {
        boolean there = extensions.contains(Vk.EXT_SAMPLE_LOCATIONS);
        return there ? VkPhysicalDeviceSampleLocationsPropertiesEXT.chain(s, properties) : 0;
    }

    /**
     * Pixels along a side of the square; 0 where the device moves no samples, or not to each sixteenth of a pixel.
     *
     * @param properties VkPhysicalDeviceSampleLocationsPropertiesEXT, 0 for none
     * @param counts numbers of samples that targets may have, a bit each
     */
    static int of(VkCommands vk, long physical, long properties, int counts) {
        if (properties == 0) return 0;
        int several = counts & ~1 & (2 * MOST_SAMPLES - 1);
        long range = VkPhysicalDeviceSampleLocationsPropertiesEXT.sampleLocationCoordinateRange(properties);
        boolean fits = VkPhysicalDeviceSampleLocationsPropertiesEXT.sampleLocationSubPixelBits(properties) >= 4
                && Float.intBitsToFloat(Scratch.getInt(range)) <= 0
                && Float.intBitsToFloat(Scratch.getInt(range + 4)) >= 15 / 16f
                && several != 0
                && (VkPhysicalDeviceSampleLocationsPropertiesEXT.sampleLocationSampleCounts(properties) & several)
                        == several;
        if (!fits) return 0;
        int side = MOST;
        try (Scratch s = Scratch.brief(64)) {
            long p = VkMultisamplePropertiesEXT.make(s);
            for (int count = 2; count <= MOST_SAMPLES; count *= 2) {
                if ((several & count) == 0) continue;
                vk.vkGetPhysicalDeviceMultisamplePropertiesEXT(physical, count, p);
                long size = VkMultisamplePropertiesEXT.maxSampleLocationGridSize(p);
                int both = VkExtent2D.width(size) | VkExtent2D.height(size);
                side = Math.min(side, Integer.lowestOneBit(both));
            }
        }
        return side;
    }

    /** Writes a VkSampleLocationsInfoEXT, with its locations behind it. */
    public static void write(long to, SampleLocations places) {
        long list = to + VkSampleLocationsInfoEXT.BYTES;
        int pixels = places.grid() * places.grid();
        for (int pixel = 0; pixel < pixels; pixel++) {
            for (int i = 0; i < places.samples(); i++) {
                long at = list + (long) (pixel * places.samples() + i) * VkSampleLocationEXT.BYTES;
                VkSampleLocationEXT.x(at, places.x(pixel, i) / (float) SampleLocations.STEPS);
                VkSampleLocationEXT.y(at, places.y(pixel, i) / (float) SampleLocations.STEPS);
            }
        }
        VkSampleLocationsInfoEXT.sType(to, Vk.VK_STRUCTURE_TYPE_SAMPLE_LOCATIONS_INFO_EXT);
        VkSampleLocationsInfoEXT.pNext(to, 0);
        VkSampleLocationsInfoEXT.sampleLocationsPerPixel(to, places.samples());
        long grid = VkSampleLocationsInfoEXT.sampleLocationGridSize(to);
        VkExtent2D.width(grid, places.grid());
        VkExtent2D.height(grid, places.grid());
        VkSampleLocationsInfoEXT.sampleLocationsCount(to, pixels * places.samples());
        VkSampleLocationsInfoEXT.pSampleLocations(to, list);
    }
}
