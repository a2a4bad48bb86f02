package tepui.tools.bindgen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.bindgen.VulkanRegistry.Command;

/** What the registry does not have comes from the supplement, and never against the registry. */
final class VulkanSupplementTest {
    @Test
    @Needs(Need.VK_XML)
    void theRegistryHasShaderObjects() throws IOException {
        VulkanRegistry r = VulkanRegistry.read(Need.VK_XML.path().resolveSibling(""));
        assertTrue(r.commands.containsKey("vkCmdBindShadersEXT"));
        // As C lays it out on 64-bit systems.
        assertEquals(96, r.size("VkShaderCreateInfoEXT"));
        assertEquals(
                1_000_482_002L,
                r.values.getOrDefault("VkStructureType", Map.of()).get("VK_STRUCTURE_TYPE_SHADER_CREATE_INFO_EXT"));
    }

    @Test
    void whatBothHaveMustBeTheSame() throws IOException {
        VulkanRegistry ours = new VulkanRegistry();
        VulkanRegistry same = new VulkanRegistry();
        VulkanRegistry other = new VulkanRegistry();
        ours.commands.put("vkOne", new Command("vkOne", "void", List.of()));
        same.commands.put("vkOne", new Command("vkOne", "void", List.of()));
        same.commands.put("vkTwo", new Command("vkTwo", "void", List.of()));
        other.commands.put("vkOne", new Command("vkOne", "VkResult", List.of()));
        ours.supplement(same);
        assertEquals(2, ours.commands.size());
        IOException refused = assertThrows(IOException.class, () -> ours.supplement(other));
        assertTrue(refused.getMessage().contains("vkOne"), refused.getMessage());
    }
}
