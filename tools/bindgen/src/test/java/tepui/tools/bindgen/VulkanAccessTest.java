package tepui.tools.bindgen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the driver touches of Vulkan's structures is found in its sources, and nothing else is generated. */
final class VulkanAccessTest {
    @Test
    void aReadAndAWriteAreToldApartByTheirArguments() {
        VulkanAccess access = source(
                "VkExtent2D.width(VkRect2D.extent(at(1, 2)), f(a, b)); return VkStructs.VkExtent2D\n    .height(s);");
        assertTrue(access.calls("VkExtent2D", "width", 2));
        assertFalse(access.calls("VkExtent2D", "width", 1));
        assertTrue(access.calls("VkRect2D", "extent", 1));
        assertTrue(access.calls("VkExtent2D", "height", 1));
        assertFalse(access.calls("VkExtent2D", "height", 2));
    }

    @Test
    void aCommaInATextIsNoArgument() {
        assertTrue(source("VkA.pName(s, text(\"a, \\\", b\", ','))").calls("VkA", "pName", 2));
        assertTrue(source("VkA.make()").calls("VkA", "make", 0));
    }

    @Test
    void anOffsetIsNoCall() {
        VulkanAccess access = source("long at = s + VkRect2D.EXTENT + VkExtent2D.BYTES;");
        assertTrue(access.names("VkRect2D", "EXTENT"));
        assertTrue(access.names("VkExtent2D", "BYTES"));
        assertFalse(access.names("VkRect2D", "BYTES"));
        assertFalse(access.calls("VkRect2D", "EXTENT", 0));
    }

    @Test
    void namesMayComeByAStaticImport() {
        VulkanAccess access = source("""
                import static tepui.drivers.vulkan.vk.VkStructs.VkPhysicalDeviceLimits.*;
                int size = maxImageDimension2D(limits);
                int other = limits.maxImageDimension3D(s);
                """);
        assertTrue(access.calls("VkPhysicalDeviceLimits", "maxImageDimension2D", 1));
        assertFalse(access.calls("VkPhysicalDeviceLimits", "maxImageDimension3D", 1));
    }

    @Test
    void featuresThatTheDriverAsksForCanBeCleared() {
        VulkanAccess access = source("VkPhysicalDeviceVulkan12Features.chain(s, f);");
        assertTrue(access.calls("VkPhysicalDeviceVulkan12Features", "drawIndirectCount", 2));
        assertFalse(access.calls("VkPhysicalDeviceVulkan12Features", "drawIndirectCount", 1));
        assertFalse(access.calls("VkPhysicalDeviceVulkan12Features", "pNext", 2));
        assertFalse(access.calls("VkPhysicalDeviceVulkan13Features", "maintenance4", 2));
    }

    @Test
    void theGeneratedStructuresHaveNoMethodThatNothingCalls() throws IOException {
        Path root = Path.of(System.getProperty("tepui.root"));
        VulkanAccess access = VulkanAccess.read(root);
        String generated = Files.readString(root.resolve(new VulkanBindings(VulkanBindings.Part.STRUCTS).file()));
        List<String> unused = new ArrayList<>();
        String struct = "";
        Pattern line = Pattern.compile("public static (?:final class (\\w+)|\\w+ (\\w+)\\(([^)]*)\\))");
        for (Matcher m = line.matcher(generated); m.find(); ) {
            if (m.group(1) != null) {
                struct = m.group(1);
                continue;
            }
            boolean used = access.calls(struct, m.group(2), m.group(3).split(",").length)
                    || m.group(2).equals("make") && access.calls(struct, "chain", 2);
            if (!used) unused.add(struct + '.' + m.group(2));
        }
        assertEquals(List.of(), unused);
    }

    private static VulkanAccess source(String text) {
        VulkanAccess access = new VulkanAccess();
        access.source(text);
        return access;
    }
}
