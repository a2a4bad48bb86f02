package tepui.drivers.vulkan.present;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.vulkan.VulkanLab;
import tepui.drivers.vulkan.vk.Vk;
import tepui.pipe.Bind;
import tepui.pipe.ClearColor;
import tepui.pipe.RenderTargets;
import tepui.pipe.Surface;
import tepui.pipe.Surface.Interval;
import tepui.pipe.Surface.Outcome;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Windows as no X server has them, with other modes, sizes and answers; validation has nothing to say. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VULKAN_VALIDATION})
final class SurfaceModesTest {
    private final StandInWindows windows = new StandInWindows();

    private static VulkanSurface surface(VulkanLab lab, int width, int height) {
        return (VulkanSurface) lab.device.createSurface(new Surface.Target.Offscreen(width, height));
    }

    private static Texture picture(VulkanLab lab, int width, int height) {
        return lab.device.createTexture(
                TextureDesc.of2d(Format.B8G8R8A8_UNORM, width, height, Bind.COLOR_TARGET | Bind.PRESENT));
    }

    private static Outcome show(VulkanLab lab, Surface s, Texture t, Interval interval) {
        lab.context.setRenderTargets(RenderTargets.of(t));
        lab.context.clearColor(0, ClearColor.of(0, 1, 0, 1), null, 15);
        return lab.context.present(s, t, false, interval);
    }

    private void clean(VulkanLab lab) {
        lab.close();
        windows.close();
        assertEquals(List.of(), lab.messages);
    }

    private String lastSize() {
        return windows.wishes.getLast().width() + "x" + windows.wishes.getLast().height();
    }

    private static int mode(String name) {
        return switch (name) {
            case "immediate" -> Vk.VK_PRESENT_MODE_IMMEDIATE_KHR;
            case "mailbox" -> Vk.VK_PRESENT_MODE_MAILBOX_KHR;
            case "relaxed" -> Vk.VK_PRESENT_MODE_FIFO_RELAXED_KHR;
            case "fifo" -> Vk.VK_PRESENT_MODE_FIFO_KHR;
            default -> throw new IllegalArgumentException(name);
        };
    }

    @ParameterizedTest
    @CsvSource({
        "immediate mailbox relaxed fifo, immediate, mailbox, fifo",
        "fifo relaxed mailbox, mailbox, mailbox, fifo",
        "fifo relaxed immediate, immediate, relaxed, fifo",
        "fifo relaxed, fifo, relaxed, fifo",
        "fifo, fifo, fifo, fifo"
    })
    void anIntervalTakesTheNearestModeThatTheWindowHas(String has, String now, String newest, String one) {
        windows.modes = List.of(has.split(" ")).stream()
                .mapToInt(SurfaceModesTest::mode)
                .toArray();
        VulkanLab lab = windows.lab(Map.of());
        VulkanSurface s = surface(lab, 8, 8);
        Texture t = picture(lab, 8, 8);
        Interval[] intervals = {Interval.IMMEDIATE, Interval.MAILBOX, Interval.ONE, Interval.FOUR};
        String[] wanted = {now, newest, one, "fifo"};
        for (int i = 0; i < intervals.length; i++) {
            assertEquals(Outcome.SHOWN, show(lab, s, t, intervals[i]));
            StandInWindows.Wish wish = windows.wishes.getLast();
            assertEquals(mode(wanted[i]), wish.mode(), intervals[i].name().toLowerCase(Locale.ROOT));
            assertEquals(3, wish.images());
        }
        clean(lab);
    }

    @ParameterizedTest
    @CsvSource({"1, 0, mailbox, 3", "1, 0, fifo, 2", "3, 0, fifo, 4", "2, 2, mailbox, 2"})
    void thereIsAnImageMoreThanTheWindowHoldsWhereItMayHaveOne(int least, int most, String mode, int images) {
        windows.modes = new int[] {mode(mode)};
        windows.leastImages = least;
        windows.mostImages = most;
        VulkanLab lab = windows.lab(Map.of());
        assertEquals(Outcome.SHOWN, show(lab, surface(lab, 8, 8), picture(lab, 8, 8), Interval.MAILBOX));
        assertEquals(images, windows.wishes.getLast().images());
        clean(lab);
    }

    @Test
    void aSurfaceWithoutAWindowTakesThePicturesSize() {
        VulkanLab lab = windows.lab(Map.of());
        VulkanSurface s = surface(lab, 40, 30);
        assertTrue(s.isWindow());
        Texture t = picture(lab, 40, 30);
        for (int i = 0; i < 5; i++) assertEquals(Outcome.SHOWN, show(lab, s, t, Interval.ONE));
        assertEquals("40x30", lastSize());
        s.resize(50, 20);
        assertEquals(Outcome.SHOWN, show(lab, s, picture(lab, 50, 20), Interval.ONE));
        assertEquals("50x20", lastSize());
        s.resize(9000, 20);
        assertEquals(Outcome.RESIZED, show(lab, s, picture(lab, 50, 20), Interval.ONE));
        assertEquals("4096x20", lastSize());
        assertEquals(3, windows.wishes.size());
        clean(lab);
    }

    @Test
    void withoutTheExtensionThereIsNoSurfaceWithoutAWindow() {
        try (VulkanLab lab = new VulkanLab(false, Map.of("headless", "on"))) {
            if (lab.gpu().instance.extensions.contains(Vk.EXT_HEADLESS_SURFACE)) return;
            UnsupportedByDeviceException e = assertThrows(UnsupportedByDeviceException.class, () -> surface(lab, 8, 8));
            assertTrue(String.valueOf(e.getMessage()).contains(Vk.EXT_HEADLESS_SURFACE), e.getMessage());
        }
        windows.close();
    }

    @Test
    void aWaylandSurfaceIsMadeOfItsTwoPointers() {
        VulkanLab lab = windows.lab(Map.of());
        VulkanSurface s = (VulkanSurface) lab.device.createSurface(
                new Surface.Target.Window(Surface.WindowSystem.WAYLAND, 0x1230, 0x4560, 16, 12));
        assertEquals(List.of(0x1230 + " " + 0x4560), windows.waylandSurfaces);
        Texture t = picture(lab, 16, 12);
        assertEquals(Outcome.SHOWN, show(lab, s, t, Interval.ONE));
        assertEquals("16x12", lastSize());
        s.resize(20, 10);
        assertEquals(Outcome.SHOWN, show(lab, s, picture(lab, 20, 10), Interval.ONE));
        assertEquals("20x10", lastSize());
        for (long[] wrong : new long[][] {{0, 0x4560}, {0x1230, 0}}) {
            assertThrows(
                    IllegalArgumentException.class,
                    () -> lab.device.createSurface(
                            new Surface.Target.Window(Surface.WindowSystem.WAYLAND, wrong[0], wrong[1], 16, 12)));
        }
        assertEquals(1, windows.waylandSurfaces.size());
        clean(lab);
    }

    @Test
    void imagesHaveTheWindowsPixelsWhateverTheProgramTakesItsSizeFor() {
        windows.width = 200;
        windows.height = 100;
        VulkanLab lab = windows.lab(Map.of());
        VulkanSurface s = surface(lab, 100, 50);
        assertEquals(Outcome.RESIZED, show(lab, s, picture(lab, 100, 50), Interval.ONE));
        assertEquals("200x100", lastSize());
        s.resize(200, 100);
        Texture t = picture(lab, 200, 100);
        assertEquals(Outcome.SHOWN, show(lab, s, t, Interval.ONE));
        assertEquals(1, windows.wishes.size());
        // The window moves to a screen of another scale.
        windows.width = 300;
        windows.height = 150;
        windows.present = Vk.VK_SUBOPTIMAL_KHR;
        assertEquals(Outcome.SHOWN, show(lab, s, t, Interval.ONE));
        assertEquals(Outcome.RESIZED, show(lab, s, t, Interval.ONE));
        assertEquals("300x150", lastSize());
        clean(lab);
    }

    @Test
    void aWindowWithoutASizeShowsNothingUntilItHasOne() {
        windows.width = 0;
        windows.height = 0;
        VulkanLab lab = windows.lab(Map.of());
        VulkanSurface s = surface(lab, 8, 8);
        Texture t = picture(lab, 8, 8);
        assertEquals(Outcome.OCCLUDED, show(lab, s, t, Interval.ONE));
        assertEquals(List.of(), windows.wishes);
        windows.width = 8;
        windows.height = 8;
        assertEquals(Outcome.SHOWN, show(lab, s, t, Interval.ONE));
        clean(lab);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void outOfDateMakesAnotherSwapchainAndThePictureIsShown(boolean atPresent) {
        VulkanLab lab = windows.lab(Map.of());
        VulkanSurface s = surface(lab, 8, 8);
        Texture t = picture(lab, 8, 8);
        for (int i = 0; i < 40; i++) {
            if (i % 4 == 1) {
                if (atPresent) windows.present = Vk.VK_ERROR_OUT_OF_DATE_KHR;
                else windows.acquire = Vk.VK_ERROR_OUT_OF_DATE_KHR;
            }
            assertEquals(Outcome.SHOWN, show(lab, s, t, Interval.ONE));
            assertEquals(1 + (i + 3) / 4, windows.wishes.size(), "picture " + i);
        }
        assertEquals(10, s.shown.outOfDate);
        assertTrue(windows.mostChains <= 3, windows.mostChains + " at a time");
        clean(lab);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void suboptimalIsShownAndOnlyAnotherSizeMakesAnotherSwapchain(boolean atPresent) {
        windows.width = 8;
        windows.height = 8;
        VulkanLab lab = windows.lab(Map.of());
        VulkanSurface s = surface(lab, 8, 8);
        Texture t = picture(lab, 8, 8);
        for (int i = 0; i < 12; i++) {
            if (atPresent) windows.present = Vk.VK_SUBOPTIMAL_KHR;
            else windows.acquire = Vk.VK_SUBOPTIMAL_KHR;
            assertEquals(Outcome.SHOWN, show(lab, s, t, Interval.ONE));
        }
        assertEquals(1, windows.wishes.size());
        windows.width = 10;
        assertEquals(Outcome.RESIZED, show(lab, s, t, Interval.ONE));
        assertEquals(2, windows.wishes.size());
        assertEquals("10x8", lastSize());
        assertEquals(0, s.shown.outOfDate);
        clean(lab);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void backBuffersLearnOfTheSameAnswers(boolean suboptimal) {
        windows.width = 8;
        windows.height = 8;
        VulkanLab lab = windows.lab(Map.of());
        VulkanSurface s = surface(lab, 8, 8);
        Texture t = lab.device.createBackBuffer(
                s, TextureDesc.of2d(Format.B8G8R8A8_UNORM, 8, 8, Bind.COLOR_TARGET | Bind.PRESENT));
        int answer = suboptimal ? Vk.VK_SUBOPTIMAL_KHR : Vk.VK_ERROR_OUT_OF_DATE_KHR;
        for (int i = 0; i < 30; i++) {
            if (i % 10 == 3) windows.acquire = answer;
            if (i % 10 == 7) windows.present = answer;
            // What was drawn in an image of the window itself is lost with it.
            boolean gone = !suboptimal && i % 10 == 7;
            assertEquals(gone ? Outcome.OUT_OF_DATE : Outcome.SHOWN, show(lab, s, t, Interval.ONE), "picture " + i);
        }
        assertTrue(s.shown.direct > 15, s.shown.direct + " drawn in the window's images");
        assertEquals(suboptimal ? 0 : 6, s.shown.outOfDate);
        assertTrue(windows.wishes.size() >= (suboptimal ? 1 : 7), windows.wishes.size() + " swapchains");
        clean(lab);
    }

    @Test
    void aWindowThatIsDraggedNeverIdlesTheDevice() {
        windows.width = 8;
        windows.height = 8;
        VulkanLab lab = windows.lab(Map.of());
        VulkanSurface s = surface(lab, 8, 8);
        Texture t = picture(lab, 8, 8);
        show(lab, s, t, Interval.ONE);
        int idles = windows.vulkan.calls("vkDeviceWaitIdle");
        for (int i = 0; i < 100; i++) {
            windows.width = 9 + i;
            s.resize(9 + i, 8);
            assertEquals(Outcome.SHOWN, show(lab, s, t, Interval.ONE));
            assertTrue(windows.chains() <= 10, windows.chains() + " swapchains after " + i);
        }
        assertEquals(101, windows.wishes.size());
        assertEquals(idles, windows.vulkan.calls("vkDeviceWaitIdle"));
        assertEquals(0, windows.vulkan.calls("vkQueueWaitIdle"));
        assertTrue(s.shown.waits >= 90, s.shown.waits + " waits for the oldest");
        for (int i = 0; i < 20; i++) assertEquals(Outcome.SHOWN, show(lab, s, t, Interval.ONE));
        assertEquals(1, windows.chains());
        clean(lab);
    }

    @Test
    void noImageWithinItsPatienceIsAWindowThatNobodySees() {
        VulkanLab lab = windows.lab(Map.of());
        VulkanSurface s = surface(lab, 8, 8);
        Texture t = picture(lab, 8, 8);
        windows.acquire = Vk.VK_TIMEOUT;
        assertEquals(Outcome.OCCLUDED, show(lab, s, t, Interval.ONE));
        windows.acquire = Vk.VK_NOT_READY;
        assertEquals(Outcome.WOULD_BLOCK, lab.context.present(s, t, false, Interval.ONE, true));
        assertEquals(Outcome.SHOWN, show(lab, s, t, Interval.ONE));
        windows.present = Vk.VK_ERROR_SURFACE_LOST_KHR;
        assertThrows(IllegalArgumentException.class, () -> show(lab, s, t, Interval.ONE));
        assertEquals("the window is gone", s.lost());
        assertNull(lab.device.lost());
        clean(lab);
    }
}
