package tepui.layers.show;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.ServiceLoader;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.pipe.RenderTargets;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.XServer;
import tepui.testing.XWindow;

/** What one device draws is shown by another, in order, whichever formats they have. */
class ShowingDeviceTest {
    private static final Surface.Target WINDOW = new Surface.Target.Window(Surface.WindowSystem.XCB, 1, 2, 40, 30);

    private static Device open(String driver) {
        for (DriverProvider p : ServiceLoader.load(DriverProvider.class)) {
            if (!p.name().equals(driver)) continue;
            if (p.devices().isEmpty()) Assumptions.abort(p.unavailable());
            return p.open(p.devices().getFirst(), DeviceOptions.DEFAULT);
        }
        throw new AssertionError("there is no driver " + driver);
    }

    /** Device with a screen: a receiver of pixels stands for each window. */
    private static final class Screen extends ForwardingDevice {
        private final Surface.PixelSink sink;

        Screen(Device next, Surface.PixelSink sink) {
            super(next);
            this.sink = sink;
        }

        @Override
        public Surface createSurface(Surface.Target target) {
            return next.createSurface(new Surface.Target.Pixels(target.width(), target.height(), sink));
        }
    }

    private static Texture back(Device device, Format format, int width, int height) {
        return device.createTexture(TextureDesc.of2d(format, width, height, Bind.COLOR_TARGET | Bind.PRESENT));
    }

    /** Red above, blue below, in the rows of the texture. */
    private static void draw(Context c, Texture t) {
        c.setRenderTargets(RenderTargets.of(t));
        int w = t.desc().width();
        int h = t.desc().height();
        c.clearColor(0, ClearColor.of(1, 0, 0, 1), null, 15);
        c.clearColor(0, ClearColor.of(0, 0, 1, 1), Box.of2d(0, h / 2, w, h - h / 2), 15);
    }

    @ParameterizedTest
    @CsvSource({
        "vulkan, soft, R8G8B8A8_UNORM, false, false",
        "vulkan, soft, B8G8R8A8_UNORM, true, true",
        "vulkan, soft, R8G8B8A8_SRGB, false, true",
        "vulkan, soft, R16G16B16A16_FLOAT, true, false",
        "soft, vulkan, R8G8B8A8_UNORM, true, false",
        "soft, vulkan, R16G16B16A16_FLOAT, false, true",
        "soft, soft, B8G8R8A8_UNORM, true, false"
    })
    void theOtherDeviceShowsWhatWasDrawn(
            String drawing, String showing, Format format, boolean bottomUp, boolean waits) {
        List<int[]> pictures = new CopyOnWriteArrayList<>();
        Screen screen = new Screen(open(showing), (w, h, argb) -> pictures.add(argb.clone()));
        try (Device device = new ShowingDevice(open(drawing), screen, waits);
                Context context = device.createContext();
                Surface surface = device.createSurface(WINDOW)) {
            Texture t = back(device, format, 40, 30);
            for (int i = 1; i <= 5; i++) {
                draw(context, t);
                assertEquals(
                        Surface.Outcome.SHOWN,
                        context.present(surface, t, bottomUp, Surface.Interval.IMMEDIATE, false));
                if (waits) assertEquals(i, pictures.size());
            }
            device.destroy(t);
        }
        assertTrue(pictures.size() == 5, () -> pictures.size() + " pictures");
        int[] last = pictures.getLast();
        int top = bottomUp ? 0xff0000ff : 0xffff0000;
        assertEquals(Integer.toHexString(top), Integer.toHexString(last[40 * 3 + 20]));
        assertEquals(Integer.toHexString(top ^ 0xff00ff), Integer.toHexString(last[40 * 27 + 20]));
    }

    @Test
    void windowsAreAMatterOfTheDeviceThatShows() {
        for (boolean shows : new boolean[] {true, false}) {
            Device drawing = open("soft");
            Device showing = open("soft");
            drawing.caps().presentWindow = !shows;
            showing.caps().presentWindow = shows;
            try (Device device = new ShowingDevice(drawing, showing, false)) {
                assertEquals(shows, device.caps().presentWindow);
                assertEquals(!shows, drawing.caps().presentWindow, "the drawing device's own");
            }
        }
    }

    @Test
    @Needs({Need.XVFB, Need.LAVAPIPE})
    void aWindowOfAnXServerShowsIt() throws InterruptedException {
        try (XServer server = new XServer(64, 64);
                XWindow w = new XWindow(server, 40, 30)) {
            w.map();
            Surface.Target target =
                    new Surface.Target.Window(Surface.WindowSystem.XCB, w.connection(), w.window(), 40, 30);
            try (Device device = new ShowingDevice(open("soft"), open("vulkan"), true);
                    Context context = device.createContext();
                    Surface surface = device.createSurface(target)) {
                Texture t = device.createBackBuffer(
                        surface, TextureDesc.of2d(surface.format(), 40, 30, Bind.COLOR_TARGET | Bind.PRESENT));
                draw(context, t);
                context.present(surface, t, false, Surface.Interval.IMMEDIATE);
                w.sync();
                for (int looks = 0; looks < 1000 && w.pixel(20, 27) != 0x0000ff; looks++) Thread.sleep(5);
                assertEquals(0xff0000, w.pixel(20, 3));
                assertEquals(0x0000ff, w.pixel(20, 27));
                device.destroy(t);
            }
        }
    }

    /** Pictures come in the order of their presents, though the program runs ahead. */
    @Test
    void noPictureOvertakesAnother() {
        List<Integer> greens = new CopyOnWriteArrayList<>();
        Screen screen = new Screen(open("soft"), (w, h, argb) -> greens.add(argb[0] >> 8 & 255));
        try (Device device = new ShowingDevice(open("soft"), screen, false);
                Context context = device.createContext();
                Surface surface = device.createSurface(WINDOW)) {
            Texture t = back(device, Format.R8G8B8A8_UNORM, 40, 30);
            context.setRenderTargets(RenderTargets.of(t));
            for (int i = 0; i < 100; i++) {
                context.clearColor(0, ClearColor.of(0, i / 255f, 0, 1), null, 15);
                context.present(surface, t, false, Surface.Interval.IMMEDIATE);
            }
            device.destroy(t);
        }
        assertEquals(100, greens.size());
        for (int i = 0; i < 100; i++) assertEquals(i, greens.get(i));
    }

    /** A screen that is behind: a program that does not want to wait hears so, and nothing is lost. */
    @Test
    void aProgramThatDoesNotWaitIsTold() {
        Semaphore taken = new Semaphore(0);
        List<Integer> shown = new CopyOnWriteArrayList<>();
        Screen screen = new Screen(open("soft"), (w, h, argb) -> {
            taken.acquireUninterruptibly();
            shown.add(argb[0]);
        });
        try (Device device = new ShowingDevice(open("soft"), screen, false);
                Context context = device.createContext();
                Surface surface = device.createSurface(WINDOW)) {
            Texture t = back(device, Format.R8G8B8A8_UNORM, 40, 30);
            draw(context, t);
            for (int i = 0; i < 2; i++)
                assertEquals(
                        Surface.Outcome.SHOWN, context.present(surface, t, false, Surface.Interval.IMMEDIATE, true));
            assertEquals(
                    Surface.Outcome.WOULD_BLOCK, context.present(surface, t, false, Surface.Interval.IMMEDIATE, true));
            taken.release(1000);
            assertEquals(Surface.Outcome.SHOWN, context.present(surface, t, false, Surface.Interval.IMMEDIATE));
            device.destroy(t);
        }
        assertEquals(3, shown.size());
    }

    /** The other device's trouble reaches the program, at its next present. */
    @Test
    void whatFailsThereIsHeardHere() {
        AtomicReference<String> trouble = new AtomicReference<>("the cable is out");
        Screen screen = new Screen(open("soft"), (w, h, argb) -> {
            throw new IllegalStateException(trouble.get());
        });
        try (Device device = new ShowingDevice(open("soft"), screen, true);
                Context context = device.createContext();
                Surface surface = device.createSurface(WINDOW)) {
            Texture t = back(device, Format.R8G8B8A8_UNORM, 40, 30);
            draw(context, t);
            String message = assertThrows(
                            IllegalArgumentException.class,
                            () -> context.present(surface, t, false, Surface.Interval.IMMEDIATE))
                    .getMessage();
            assertTrue(message.contains("the cable is out"), message);
        }
    }

    /** Windows change their size, and pictures with them. */
    @Test
    void sizesFollowTheWindow() {
        List<Integer> sizes = new CopyOnWriteArrayList<>();
        Screen screen = new Screen(open("soft"), (w, h, argb) -> sizes.add(w * 1000 + h));
        try (Device device = new ShowingDevice(open("soft"), screen, true);
                Context context = device.createContext();
                Surface surface = device.createSurface(WINDOW)) {
            for (int width : new int[] {40, 64, 13}) {
                surface.resize(width, 30);
                assertEquals(width, surface.width());
                Texture t = back(device, Format.R8G8B8A8_UNORM, width, 30);
                draw(context, t);
                context.present(surface, t, true, Surface.Interval.IMMEDIATE);
                device.destroy(t);
            }
        }
        assertEquals(List.of(40_030, 64_030, 13_030), sizes);
    }

    /** Receivers of pixels and surfaces without a screen stay with the device that draws. */
    @Test
    void otherSurfacesAreTheDrawingDevicesOwn() {
        List<int[]> pictures = new CopyOnWriteArrayList<>();
        Screen screen = new Screen(open("soft"), (w, h, argb) -> {
            throw new IllegalStateException("not asked for");
        });
        try (Device device = new ShowingDevice(open("soft"), screen, false);
                Context context = device.createContext();
                Surface surface = device.createSurface(
                        new Surface.Target.Pixels(40, 30, (w, h, argb) -> pictures.add(argb.clone())))) {
            Texture t = back(device, Format.R8G8B8A8_UNORM, 40, 30);
            draw(context, t);
            context.present(surface, t, false, Surface.Interval.IMMEDIATE);
            device.destroy(t);
        }
        assertEquals(1, pictures.size());
    }
}
