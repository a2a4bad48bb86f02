package tepui.drivers.vulkan.present;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.vulkan.VulkanLab;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.DeviceLostException;
import tepui.pipe.RenderTargets;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.XServer;
import tepui.testing.XWindow;

/** Pictures in windows of an X server of the test's own, read back from them; validation has nothing to say. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VULKAN_VALIDATION, Need.XVFB})
final class WindowTest {
    private static XServer server;

    @BeforeAll
    static void start() {
        server = new XServer(640, 480);
    }

    @AfterAll
    static void stop() {
        if (server != null) server.close();
    }

    private static VulkanSurface surface(VulkanLab lab, XWindow w, int width, int height) {
        return (VulkanSurface) lab.device.createSurface(
                new Surface.Target.Window(Surface.WindowSystem.XCB, w.connection(), w.window(), width, height));
    }

    private static Texture picture(VulkanLab lab, Format format, int width, int height) {
        return lab.device.createTexture(
                TextureDesc.of2d(format, width, height, Bind.COLOR_TARGET | Bind.SAMPLED | Bind.PRESENT));
    }

    /** A colour that differs from pixel to pixel, in the order of the format. */
    private static void fill(VulkanLab lab, Texture t, int[] texels) {
        int w = t.desc().width();
        lab.context.writeTexture(t, 0, Box.of2d(0, 0, w, t.desc().height()), MemorySegment.ofArray(texels), w * 4L, 0);
    }

    private static void color(VulkanLab lab, Texture t, float r, float g, float b) {
        lab.context.setRenderTargets(RenderTargets.of(t));
        lab.context.clearColor(0, ClearColor.of(r, g, b, 1), null, 15);
    }

    private static void clean(VulkanLab lab) {
        lab.close();
        assertEquals(List.of(), lab.messages);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "VK_KHR_synchronization2", "VK_KHR_synchronization2,VK_KHR_dynamic_rendering"})
    void picturesComeToTheWindowEitherWayUp(String hidden) {
        try (XWindow w = new XWindow(server, 20, 10)) {
            VulkanLab lab = new VulkanLab(true, Map.of("hide", hidden));
            Texture t = picture(lab, Format.B8G8R8A8_UNORM, 20, 10);
            int[] texels = new int[200];
            for (int i = 0; i < texels.length; i++) texels[i] = 0xff000000 | i * 0x010203;
            fill(lab, t, texels);
            w.map();
            VulkanSurface s = surface(lab, w, 20, 10);
            assertEquals(Surface.Outcome.SHOWN, lab.context.present(s, t, false, Surface.Interval.IMMEDIATE));
            settle(lab, w);
            for (int i : new int[] {0, 1, 19, 103, 199}) {
                assertEquals(texels[i] & 0xffffff, w.pixel(i % 20, i / 20), "pixel " + i);
            }
            assertEquals(Surface.Outcome.SHOWN, lab.context.present(s, t, true, Surface.Interval.IMMEDIATE));
            settle(lab, w);
            for (int i : new int[] {0, 1, 19, 103, 199}) {
                assertEquals(texels[i] & 0xffffff, w.pixel(i % 20, 9 - i / 20), "pixel " + i + " upside down");
            }
            assertEquals(1, s.shown.copies);
            assertEquals(1, s.shown.blits);
            assertEquals(1, s.shown.swapchains);
            s.close();
            s.close();
            assertNotNull(s.lost());
            clean(lab);
        }
    }

    /** The software device shows a picture when its batch is done, from a thread of its own for some intervals. */
    private static void settle(VulkanLab lab, XWindow w) {
        lab.context.finish();
        w.sync();
    }

    @Test
    void aPictureOfAnotherOrderOfChannelsAndSmallerThanTheWindow() {
        try (XWindow w = new XWindow(server, 16, 16)) {
            VulkanLab lab = new VulkanLab(true, Map.of());
            Texture t = picture(lab, Format.R8G8B8A8_UNORM, 8, 4);
            color(lab, t, 1, 0.2f, 0);
            w.map();
            VulkanSurface s = surface(lab, w, 8, 4);
            assertEquals(Surface.Outcome.RESIZED, lab.context.present(s, t, false, Surface.Interval.IMMEDIATE));
            settle(lab, w);
            assertEquals(0xff3300, w.pixel(7, 3));
            assertEquals(0, w.pixel(8, 3));
            assertEquals(0, w.pixel(7, 4));
            s.resize(16, 16);
            assertEquals(Surface.Outcome.SHOWN, lab.context.present(s, t, true, Surface.Interval.IMMEDIATE));
            clean(lab);
        }
    }

    @Test
    void encodedFormatsAreShownAsTheyAreStored() {
        try (XWindow w = new XWindow(server, 8, 8)) {
            VulkanLab lab = new VulkanLab(true, Map.of());
            Texture t = picture(lab, Format.B8G8R8A8_SRGB, 8, 8);
            int[] texels = new int[64];
            for (int i = 0; i < texels.length; i++) texels[i] = 0xff000000 | i * 0x040201;
            fill(lab, t, texels);
            w.map();
            VulkanSurface s = surface(lab, w, 8, 8);
            for (boolean bottomUp : new boolean[] {false, true}) {
                lab.context.present(s, t, bottomUp, Surface.Interval.IMMEDIATE);
                settle(lab, w);
                for (int i : new int[] {0, 9, 33, 63}) {
                    assertEquals(texels[i] & 0xffffff, w.pixel(i % 8, bottomUp ? 7 - i / 8 : i / 8), "pixel " + i);
                }
            }
            clean(lab);
        }
    }

    @Test
    void aWindowThatIsResizedWithEachPictureAndMinimisedNowAndThen() {
        try (XWindow w = new XWindow(server, 64, 64)) {
            VulkanLab lab = new VulkanLab(true, Map.of());
            w.map();
            VulkanSurface s = surface(lab, w, 64, 64);
            Texture[] pictures = new Texture[24];
            for (int i = 0; i < 240; i++) {
                int size = 64 + i % 24;
                boolean resized = i % 3 == 0;
                if (resized) w.resize(size, size);
                if (i % 40 == 20) w.unmap();
                if (i % 40 == 25) w.map();
                if (i % 2 == 0) s.resize(size, size);
                Texture t = pictures[i % 24];
                if (t == null) {
                    t = picture(lab, Format.R8G8B8A8_UNORM, size, size);
                    pictures[i % 24] = t;
                }
                color(lab, t, 0, i % 2, 1);
                Surface.Outcome outcome = lab.context.present(
                        s, t, i % 5 == 0, i % 7 == 0 ? Surface.Interval.ONE : Surface.Interval.IMMEDIATE);
                assertTrue(outcome.isShown() || outcome == Surface.Outcome.OCCLUDED, "picture " + i + ": " + outcome);
            }
            w.resize(64, 64);
            s.resize(64, 64);
            Texture last = picture(lab, Format.R8G8B8A8_UNORM, 64, 64);
            color(lab, last, 0, 1, 0);
            // The first may still go to a swapchain of the size before.
            lab.context.present(s, last, false, Surface.Interval.IMMEDIATE);
            assertEquals(Surface.Outcome.SHOWN, lab.context.present(s, last, false, Surface.Interval.IMMEDIATE));
            settle(lab, w);
            assertEquals(0x00ff00, w.pixel(63, 63));
            assertNull(s.lost());
            assertTrue(s.shown.swapchains > 40, s.shown.swapchains + " swapchains");
            assertTrue(s.shown.waits <= s.shown.swapchains, s.shown.waits + " waits");
            clean(lab);
        }
    }

    @Test
    void aPictureForTwoRefreshesIsShownTwice() {
        try (XWindow w = new XWindow(server, 8, 8)) {
            VulkanLab lab = new VulkanLab(true, Map.of());
            w.map();
            VulkanSurface s = surface(lab, w, 8, 8);
            Texture t = picture(lab, Format.B8G8R8A8_UNORM, 8, 8);
            color(lab, t, 1, 1, 0);
            lab.context.present(s, t, false, Surface.Interval.TWO);
            assertEquals(2, s.shown.copies);
            lab.context.present(s, t, false, Surface.Interval.MAILBOX);
            assertEquals(3, s.shown.copies);
            clean(lab);
        }
    }

    @Test
    void aWindowThatIsGoneIsToldAndHarmsNothing() {
        try (XWindow w = new XWindow(server, 8, 8)) {
            VulkanLab lab = new VulkanLab(true, Map.of());
            w.map();
            VulkanSurface s = surface(lab, w, 8, 8);
            Texture t = picture(lab, Format.B8G8R8A8_UNORM, 8, 8);
            color(lab, t, 1, 1, 0);
            lab.context.present(s, t, false, Surface.Interval.IMMEDIATE);
            settle(lab, w);
            w.destroy();
            s.resize(9, 9);
            assertThrows(
                    IllegalArgumentException.class, () -> lab.context.present(s, t, false, Surface.Interval.IMMEDIATE));
            assertEquals("the window is gone", s.lost());
            assertThrows(
                    IllegalArgumentException.class, () -> lab.context.present(s, t, false, Surface.Interval.IMMEDIATE));
            // How it is told depends on the X server of the environment, where the window is looked for next.
            var refused = assertThrows(RuntimeException.class, () -> surface(lab, w, 8, 8));
            assertTrue(refused.getMessage().startsWith("createSurface: "), refused.getMessage());
            lab.bindTriangle();
            lab.context.setRenderTargets(RenderTargets.of(lab.target));
            lab.context.clearColor(0, ClearColor.of(0, 0, 1, 1), null, 15);
            assertEquals(0xffff0000, lab.pixel(1, 1));
            clean(lab);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"vkAcquireNextImageKHR:3-4:outOfDate", "vkQueuePresentKHR:3-4:outOfDate"})
    void aSwapchainThatIsOutOfDateIsReplacedWithinThePresent(String fail) {
        try (XWindow w = new XWindow(server, 8, 8)) {
            VulkanLab lab = new VulkanLab(true, Map.of("fail", fail));
            w.map();
            VulkanSurface s = surface(lab, w, 8, 8);
            Texture t = picture(lab, Format.B8G8R8A8_UNORM, 8, 8);
            for (int i = 0; i < 30; i++) {
                color(lab, t, 0, i < 29 ? 1 : 0.2f, 1);
                assertEquals(Surface.Outcome.SHOWN, lab.context.present(s, t, false, Surface.Interval.IMMEDIATE));
            }
            settle(lab, w);
            assertEquals(0x0033ff, w.pixel(3, 3));
            assertEquals(2, s.shown.outOfDate);
            assertEquals(3, s.shown.swapchains);
            assertEquals(0, s.shown.waits);
            clean(lab);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "vkAcquireNextImageKHR:3-99:surfaceLost",
                "vkQueuePresentKHR:3-99:surfaceLost",
                "vkQueuePresentKHR:3-99:outOfDate"
            })
    void aSurfaceThatIsLostOrNeverRightIsTold(String fail) {
        try (XWindow w = new XWindow(server, 8, 8)) {
            VulkanLab lab = new VulkanLab(true, Map.of("fail", fail));
            w.map();
            VulkanSurface s = surface(lab, w, 8, 8);
            Texture t = picture(lab, Format.B8G8R8A8_UNORM, 8, 8);
            color(lab, t, 0, 1, 1);
            lab.context.present(s, t, false, Surface.Interval.IMMEDIATE);
            lab.context.present(s, t, false, Surface.Interval.IMMEDIATE);
            if (fail.endsWith("outOfDate")) {
                assertEquals(Surface.Outcome.OUT_OF_DATE, lab.context.present(s, t, false, Surface.Interval.IMMEDIATE));
                assertNull(s.lost());
            } else {
                for (int i = 0; i < 2; i++) {
                    assertThrows(
                            IllegalArgumentException.class,
                            () -> lab.context.present(s, t, false, Surface.Interval.IMMEDIATE));
                }
                assertNotNull(s.lost());
            }
            clean(lab);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"vkAcquireNextImageKHR:3-99:lost", "vkQueuePresentKHR:3-99:lost", "vkQueueSubmit:4-99:lost"})
    void aDeviceThatIsLostWhileItPresentsIsClosedAsAnyOther(String fail) {
        try (XWindow w = new XWindow(server, 8, 8)) {
            VulkanLab lab = new VulkanLab(true, Map.of("fail", fail));
            w.map();
            VulkanSurface s = surface(lab, w, 8, 8);
            Texture t = picture(lab, Format.B8G8R8A8_UNORM, 8, 8);
            assertThrows(DeviceLostException.class, () -> {
                for (int i = 0; i < 8; i++) {
                    color(lab, t, 0, 1, 1);
                    lab.context.present(s, t, false, Surface.Interval.IMMEDIATE);
                }
            });
            assertTrue(String.valueOf(lab.device.lost()).contains("a present of 8 x 8"), lab.device.lost());
            assertThrows(DeviceLostException.class, () -> lab.context.present(s, t, false, Surface.Interval.IMMEDIATE));
            clean(lab);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 15})
    void theDeviceIsNoMoreFramesBehindThanAsked(int latency) {
        try (XWindow w = new XWindow(server, 64, 64)) {
            VulkanLab lab = new VulkanLab(false, Map.of("latency", Integer.toString(latency)));
            w.map();
            VulkanSurface s = surface(lab, w, 64, 64);
            Surface nowhere = lab.device.createSurface(new Surface.Target.Offscreen(64, 64));
            Texture t = picture(lab, Format.B8G8R8A8_UNORM, 64, 64);
            long[] last = new long[64];
            for (int i = 0; i < last.length; i++) {
                Surface to = i < 32 ? s : nowhere;
                color(lab, t, 1, 0, i % 2);
                lab.context.present(to, t, false, Surface.Interval.IMMEDIATE);
                last[i] = lab.gpu().timeline.newest();
                int first = i < 32 ? 0 : 32;
                if (i - latency >= first) {
                    assertTrue(lab.gpu().timeline.isDone(last[i - latency]), "frame " + (i - latency) + " of " + i);
                }
            }
            lab.close();
        }
    }

    @Test
    void aLatencyThatIsNoneIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new VulkanLab(false, Map.of("latency", "16")));
        assertThrows(IllegalArgumentException.class, () -> new VulkanLab(false, Map.of("latency", "two")));
    }
}
