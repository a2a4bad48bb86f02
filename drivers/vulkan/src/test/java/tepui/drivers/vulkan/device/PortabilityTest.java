package tepui.drivers.vulkan.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.drivers.vulkan.VulkanLab;
import tepui.drivers.vulkan.resource.Samplers;
import tepui.drivers.vulkan.vk.Vk;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.ClearColor;
import tepui.pipe.Primitive;
import tepui.pipe.SamplerState.Border;
import tepui.pipe.TextureDesc;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;

/** A device that lacks what Vulkan on Metal may lack: it says so, and draws all the same. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VULKAN_VALIDATION})
final class PortabilityTest {
    private static final Map<String, String> SETTINGS = Map.of(
            "hide",
            "triangleFans,samplerMipLodBias,multisampleArrayImage,shaderSampleRateInterpolationFunctions,"
                    + "VK_EXT_custom_border_color,VK_EXT_robustness2");

    @Test
    void whatIsMissingIsNotAnnounced() {
        try (VulkanLab lab = new VulkanLab(true, SETTINGS)) {
            assertEquals(0, lab.device.caps().maxLodBias);
            assertFalse(lab.device.caps().sampleInterpolation);
            assertFalse(lab.device.caps().customBorder);
            List<String> lacks = lab.gpu().features.lacks();
            assertTrue(lacks.contains("triangle fans (made into lists)"), lacks.toString());
            assertTrue(lacks.contains("custom border colours (the nearest of three is taken)"), lacks.toString());
            assertTrue(lacks.contains("arrays with several samples"), lacks.toString());
        }
    }

    @Test
    void arraysWithSeveralSamplesAreRefused() {
        TextureDesc one = TextureDesc.multisample(Format.R8G8B8A8_UNORM, 8, 8, 4, Bind.COLOR_TARGET);
        TextureDesc array = new TextureDesc(
                TextureShape.D2_MS_ARRAY, one.format(), 8, 8, 1, 2, 1, 4, Bind.COLOR_TARGET, one.usage());
        try (VulkanLab lab = new VulkanLab(true, SETTINGS)) {
            lab.device.destroy(lab.device.createTexture(one));
            String said = String.valueOf(
                    assertThrows(UnsupportedByDeviceException.class, () -> lab.device.createTexture(array))
                            .getMessage());
            assertTrue(said.contains("samples is 4 and layers is 2"), said);
        }
    }

    @Test
    void fansAreDrawnAsLists() {
        try (VulkanLab lab = new VulkanLab(true, SETTINGS)) {
            lab.bindTriangle();
            lab.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
            lab.context.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, 1, 0, 0), 0, 4);
            lab.context.draw(Primitive.TRIANGLE_FAN, 0, 3);
            assertEquals(0xff00ffff, lab.pixel(8, 8));
            assertEquals(0, lab.pixel(56, 56));
            assertEquals(List.of(), lab.messages);
        }
    }

    @Test
    void bordersBecomeTheNearestOfThreeColours() {
        assertEquals(Vk.VK_BORDER_COLOR_FLOAT_OPAQUE_WHITE, Samplers.nearest(Border.of(0.9f, 0.8f, 0.7f, 1)));
        assertEquals(Vk.VK_BORDER_COLOR_FLOAT_OPAQUE_BLACK, Samplers.nearest(Border.of(0.3f, 0.1f, 0.2f, 0.9f)));
        assertEquals(Vk.VK_BORDER_COLOR_FLOAT_TRANSPARENT_BLACK, Samplers.nearest(Border.of(0.3f, 0.1f, 0.2f, 0.1f)));
        assertEquals(Vk.VK_BORDER_COLOR_FLOAT_OPAQUE_BLACK, Samplers.nearest(Border.of(1, 0, 0, 1)));
    }
}
