package tepui.drivers.vulkan.present;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.vulkan.VulkanLab;
import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.XServer;
import tepui.testing.XWindow;

/** Textures that are drawn in the window's own images: what is seen is what was drawn, nothing is copied where it need not be, and validation has nothing to say. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VULKAN_VALIDATION, Need.XVFB})
final class BackBufferTest {
    private static final Surface.Interval NOW = Surface.Interval.IMMEDIATE;
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
        w.map();
        return (VulkanSurface) lab.device.createSurface(
                new Surface.Target.Window(Surface.WindowSystem.XCB, w.connection(), w.window(), width, height));
    }

    private static Texture picture(VulkanLab lab, VulkanSurface s, int width, int height) {
        return lab.device.createBackBuffer(
                s, TextureDesc.of2d(Format.B8G8R8A8_UNORM, width, height, Bind.COLOR_TARGET | Bind.PRESENT));
    }

    /** Clears to one of eight colours, and answers which. */
    private static int color(VulkanLab lab, Texture t, int n) {
        lab.context.setRenderTargets(RenderTargets.of(t));
        lab.context.clearColor(0, ClearColor.of(n & 1, n >> 1 & 1, n >> 2 & 1, 1), null, 15);
        return (n & 1) * 0xff0000 | (n >> 1 & 1) * 0xff00 | (n >> 2 & 1) * 0xff;
    }

    private static int shown(VulkanLab lab, XWindow w, int x, int y) {
        lab.context.finish();
        w.sync();
        return w.pixel(x, y);
    }

    private static void clean(VulkanLab lab) {
        lab.close();
        assertEquals(List.of(), lab.messages);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "VK_KHR_synchronization2", "passes=later"})
    void theFirstPictureIsCopiedAndTheOthersAreNot(String how) {
        Map<String, String> settings = how.startsWith("passes") ? Map.of("passes", "later") : Map.of("hide", how);
        try (XWindow w = new XWindow(server, 32, 16)) {
            VulkanLab lab = new VulkanLab(true, settings);
            lab.bindTriangle();
            lab.context.setUniforms(Stage.FRAGMENT, 0, VulkanLab.floats(0, 0, 0, 0), 0, 4);
            lab.context.setViewport(0, 0, 0, 32, 16, 0, 1);
            VulkanSurface s = surface(lab, w, 32, 16);
            Texture t = picture(lab, s, 32, 16);
            for (int i = 0; i < 12; i++) {
                int expected = color(lab, t, i % 8);
                lab.context.draw(Primitive.TRIANGLES, 0, 3);
                assertEquals(Surface.Outcome.SHOWN, lab.context.present(s, t, false, NOW));
                assertEquals(expected, shown(lab, w, 31, 15), "picture " + i);
                // Row 0 is the window's first: the triangle covers the corner of the smallest coordinates.
                assertEquals(0xff0000, shown(lab, w, 1, 1), "picture " + i);
            }
            assertEquals(1, s.shown.copies);
            assertEquals(11, s.shown.direct);
            assertEquals(0, lab.context.counters().readBackBytes);
            clean(lab);
        }
    }

    @Test
    void whatIsNoPictureOfTheWindowIsCopied() {
        try (XWindow w = new XWindow(server, 16, 16)) {
            VulkanLab lab = new VulkanLab(true, Map.of());
            VulkanSurface s = surface(lab, w, 16, 16);
            // Another size, another order of channels, a texture that may be sampled.
            Texture small = picture(lab, s, 8, 16);
            Texture other = lab.device.createBackBuffer(
                    s, TextureDesc.of2d(Format.R16G16B16A16_FLOAT, 16, 16, Bind.COLOR_TARGET | Bind.PRESENT));
            Texture sampled = lab.device.createBackBuffer(
                    s,
                    TextureDesc.of2d(Format.B8G8R8A8_UNORM, 16, 16, Bind.COLOR_TARGET | Bind.PRESENT | Bind.SAMPLED));
            int n = 1;
            for (Texture t : new Texture[] {small, other, sampled, small, other, sampled}) {
                int expected = color(lab, t, n++);
                lab.context.present(s, t, false, NOW);
                assertEquals(expected, shown(lab, w, 3, 3));
            }
            assertEquals(0, s.shown.direct);
            clean(lab);
        }
    }

    @Test
    void aPictureThatIsReadBeforeItIsShownIsTheOneThatIsShown() {
        try (XWindow w = new XWindow(server, 16, 16)) {
            VulkanLab lab = new VulkanLab(true, Map.of());
            VulkanSurface s = surface(lab, w, 16, 16);
            Texture t = picture(lab, s, 16, 16);
            for (int i = 0; i < 4; i++) {
                int expected = color(lab, t, i + 1);
                try (var arena = java.lang.foreign.Arena.ofConfined()) {
                    var into = arena.allocate(4);
                    lab.context.readTexture(t, 0, Box.of2d(5, 5, 1, 1), into, 4, 4);
                    assertEquals(expected, into.get(java.lang.foreign.ValueLayout.JAVA_INT, 0) & 0xffffff);
                }
                // A second pass goes on in the same image.
                lab.context.finish();
                lab.context.present(s, t, false, NOW);
                assertEquals(expected, shown(lab, w, 5, 5));
            }
            assertEquals(3, s.shown.direct);
            clean(lab);
        }
    }

    @Test
    void upsideDownOrTwiceIsACopyFromThenOn() {
        try (XWindow w = new XWindow(server, 16, 16)) {
            VulkanLab lab = new VulkanLab(true, Map.of());
            VulkanSurface s = surface(lab, w, 16, 16);
            Texture t = picture(lab, s, 16, 16);
            for (int i = 0; i < 6; i++) {
                int expected = color(lab, t, i + 1);
                lab.context.present(s, t, i > 2, NOW);
                assertEquals(expected, shown(lab, w, 5, 5), "picture " + i);
            }
            assertEquals(2, s.shown.direct);
            assertEquals(3, s.shown.blits);
            Texture twice = picture(lab, s, 16, 16);
            for (int i = 0; i < 3; i++) {
                int expected = color(lab, twice, i + 2);
                lab.context.present(s, twice, false, i == 0 ? NOW : Surface.Interval.TWO);
                assertEquals(expected, shown(lab, w, 5, 5), "picture " + i);
            }
            clean(lab);
        }
    }

    @Test
    void anotherTextureMayBeShownInBetween() {
        try (XWindow w = new XWindow(server, 16, 16)) {
            VulkanLab lab = new VulkanLab(true, Map.of());
            VulkanSurface s = surface(lab, w, 16, 16);
            Texture t = picture(lab, s, 16, 16);
            Texture plain = lab.device.createTexture(
                    TextureDesc.of2d(Format.B8G8R8A8_UNORM, 16, 16, Bind.COLOR_TARGET | Bind.PRESENT));
            for (int i = 0; i < 4; i++) {
                int drawn = color(lab, t, i + 1);
                int other = color(lab, plain, 7 - i);
                lab.context.present(s, plain, false, NOW);
                assertEquals(other, shown(lab, w, 5, 5), "picture " + i);
                lab.context.present(s, t, false, NOW);
                assertEquals(drawn, shown(lab, w, 5, 5), "picture " + i);
            }
            clean(lab);
        }
    }

    /** Pixels of several samples are resolved straight into the window's image. */
    @Test
    void samplesAreResolvedIntoTheWindow() {
        try (XWindow w = new XWindow(server, 16, 16)) {
            VulkanLab lab = new VulkanLab(true, Map.of());
            VulkanSurface s = surface(lab, w, 16, 16);
            Texture t = picture(lab, s, 16, 16);
            Texture samples = lab.device.createTexture(new TextureDesc(
                    tepui.ir.TextureShape.D2_MS,
                    Format.B8G8R8A8_UNORM,
                    16,
                    16,
                    1,
                    1,
                    1,
                    4,
                    Bind.COLOR_TARGET,
                    Usage.DEFAULT));
            for (int i = 0; i < 4; i++) {
                int expected = color(lab, samples, i + 1);
                lab.context.blit(new Blit(
                        samples,
                        Format.B8G8R8A8_UNORM,
                        0,
                        Box.of2d(0, 0, 16, 16),
                        t,
                        Format.B8G8R8A8_UNORM,
                        0,
                        Box.of2d(0, 0, 16, 16),
                        Blit.COLOR,
                        SamplerState.Filter.NEAREST,
                        null));
                lab.context.present(s, t, false, NOW);
                assertEquals(expected, shown(lab, w, 5, 5), "picture " + i);
            }
            assertEquals(3, s.shown.direct);
            clean(lab);
        }
    }

    @Test
    void windowsThatAreResizedMinimisedAndClosed() {
        try (XWindow w = new XWindow(server, 64, 64)) {
            VulkanLab lab = new VulkanLab(true, Map.of());
            VulkanSurface s = surface(lab, w, 64, 64);
            Texture t = picture(lab, s, 64, 64);
            int size = 64;
            for (int i = 0; i < 120; i++) {
                if (i % 12 == 6) {
                    size = 64 + i % 24;
                    w.resize(size, size);
                    s.resize(size, size);
                    // Drawn in the old window's image, and never shown.
                    color(lab, t, i);
                    lab.device.destroy(t);
                    t = picture(lab, s, size, size);
                }
                if (i % 40 == 20) w.unmap();
                if (i % 40 == 25) w.map();
                color(lab, t, i);
                if (i % 3 == 0) lab.context.flush();
                lab.context.present(s, t, false, i % 7 == 0 ? Surface.Interval.ONE : NOW);
            }
            for (int i = 0; i < 3; i++) {
                color(lab, t, 2);
                lab.context.present(s, t, false, NOW);
            }
            assertEquals(0x00ff00, shown(lab, w, size - 1, size - 1));
            assertTrue(s.shown.direct > 60, s.shown.direct + " of 123");
            color(lab, t, 1);
            s.close();
            lab.context.finish();
            clean(lab);
        }
    }

    @Test
    void aBackBufferHasNoViews() {
        try (XWindow w = new XWindow(server, 8, 8)) {
            VulkanLab lab = new VulkanLab(true, Map.of());
            VulkanSurface s = surface(lab, w, 8, 8);
            Texture t = picture(lab, s, 8, 8);
            assertThrows(
                    IllegalArgumentException.class, () -> lab.device.createView(t, TextureView.Desc.whole(t.desc())));
            clean(lab);
        }
    }
}
