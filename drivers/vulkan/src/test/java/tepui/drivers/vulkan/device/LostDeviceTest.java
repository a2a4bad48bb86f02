package tepui.drivers.vulkan.device;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.vulkan.VulkanLab;
import tepui.pipe.Bind;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.DeviceLostException;
import tepui.pipe.Fence;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Primitive;
import tepui.pipe.Surface;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Calls of Vulkan that fail on purpose: the device says why it is lost and what was recorded, and all that follows is an exception. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VULKAN_VALIDATION})
final class LostDeviceTest {
    private static void draw(VulkanLab lab) {
        lab.context.pushGroup("the red half");
        lab.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
        lab.context.setUniforms(tepui.ir.Stage.FRAGMENT, 0, VulkanLab.floats(0, 1, 0, 0), 0, 4);
        lab.context.draw(Primitive.TRIANGLES, 0, 3);
        lab.context.popGroup();
    }

    @ParameterizedTest
    @ValueSource(strings = {"vkQueueSubmit:2-9:lost", "vkWaitForFences:1-9:lost", "vkGetFenceStatus:2-99:lost"})
    void everythingAfterTheLossIsRefusedAndNothingHangs(String fail) {
        VulkanLab lab = new VulkanLab(true, Map.of("fail", fail));
        lab.bindTriangle();
        Executable frames = () -> {
            for (int i = 0; i < 20; i++) {
                draw(lab);
                lab.context.finish();
            }
        };
        DeviceLostException e = assertThrows(DeviceLostException.class, frames);
        String why = lab.device.lost();
        assertEquals(why, e.getMessage());
        assertNotNull(why);
        assertTrue(why.startsWith(fail.substring(0, fail.indexOf(':')) + ": the device is lost"), why);
        assertTrue(why.contains("'the red half'") && why.contains("a pass of 64 x 64") && why.contains("1 draws"), why);

        for (int i = 0; i < 3; i++) {
            assertThrows(DeviceLostException.class, () -> {
                draw(lab);
                lab.context.finish();
            });
            assertThrows(DeviceLostException.class, () -> {
                Fence fence = lab.context.flush();
                while (!fence.isSignaled()) Thread.onSpinWait();
            });
            assertThrows(DeviceLostException.class, () -> lab.pixel(1, 1));
            assertThrows(DeviceLostException.class, () -> lab.device.createBuffer(BufferDesc.of(64, Bind.VERTEX)));
            assertThrows(
                    DeviceLostException.class,
                    () -> lab.device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 4, 4, Bind.SAMPLED)));
            assertThrows(DeviceLostException.class, lab.device::createContext);
            assertThrows(DeviceLostException.class, () -> lab.device.createSurface(new Surface.Target.Offscreen(4, 4)));
        }
        assertEquals(why, lab.device.lost());
        assertDoesNotThrow(() -> lab.device.destroy(lab.target));
        assertDoesNotThrow(lab.context::close);
        assertDoesNotThrow(lab.device::close);
        assertEquals(List.of(), lab.messages);
    }

    @Test
    void aSubmissionThatFindsNoMemoryIsTriedAgain() {
        VulkanLab lab = new VulkanLab(true, Map.of("fail", "vkQueueSubmit:1-1:memory"));
        lab.bindTriangle();
        draw(lab);
        assertEquals(0xff00ffff, lab.pixel(8, 8));
        assertNull(lab.device.lost());
        lab.close();
        assertEquals(List.of(), lab.messages);
    }

    @Test
    void aSubmissionThatNeverFindsMemoryLosesTheDevice() {
        VulkanLab lab = new VulkanLab(true, Map.of("fail", "vkQueueSubmit:1-2:memory"));
        lab.bindTriangle();
        draw(lab);
        assertThrows(DeviceLostException.class, lab.context::finish);
        String why = lab.device.lost();
        assertNotNull(why);
        assertTrue(why.contains("out of device memory, so recorded commands are lost"), why);
        lab.close();
        assertEquals(List.of(), lab.messages);
    }

    @Test
    void cachesAreGivenBackBeforeMemoryIsMissed() {
        VulkanLab lab = new VulkanLab(true, Map.of("fail", "vkAllocateMemory:8-9:memory"));
        lab.bindTriangle();
        for (int i = 0; i < 40; i++) {
            // Each of its own: neither pieces of a block nor the block itself.
            var b = lab.device.createBuffer(BufferDesc.of(9 << 20, Bind.VERTEX));
            lab.device.destroy(b);
        }
        draw(lab);
        assertEquals(0xff00ffff, lab.pixel(8, 8));
        lab.close();
        assertEquals(List.of(), lab.messages);
    }

    @Test
    void whereNoMemoryComesTheContractsErrorDoesAndTheDeviceGoesOn() {
        VulkanLab lab = new VulkanLab(true, Map.of("fail", "vkAllocateMemory:20-99:memory"));
        lab.bindTriangle();
        Executable much = () -> {
            for (int i = 0; i < 40; i++) lab.device.createBuffer(BufferDesc.of(9 << 20, Bind.VERTEX));
        };
        assertThrows(OutOfDeviceMemoryException.class, much);
        assertThrows(
                OutOfDeviceMemoryException.class,
                () -> lab.device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 4096, 4096, Bind.SAMPLED)));
        assertNull(lab.device.lost());
        draw(lab);
        lab.context.finish();
        assertNull(lab.device.lost());
        lab.close();
        assertEquals(List.of(), lab.messages);
    }

    @Test
    void aWrongWishForFailuresIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new VulkanLab(false, Map.of("fail", "vkQueueSubmit")));
        assertThrows(
                IllegalArgumentException.class, () -> new VulkanLab(false, Map.of("fail", "vkQueueSubmit:1:boom")));
    }
}
