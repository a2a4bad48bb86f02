package tepui.drivers.d3d12.present;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tepui.drivers.d3d12.D3d12Lab;
import tepui.drivers.d3d12.dxgi.FakeDesktop;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.drivers.d3d12.states.ResourceState;
import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.DeviceLostException;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.Surface;
import tepui.pipe.Surface.Interval;
import tepui.pipe.Surface.Outcome;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.Seeds;

/**
 * Windows of Windows from the contract to DXGI, on a desktop made in Java. The swap chain's buffers are textures of the real device: what a present shows is read
 * back and compared, with the states that the rules know.
 */
@Needs({Need.VKD3D, Need.LAVAPIPE})
final class DxgiWindowTest {
    private static final long WINDOW = 0x2_0000_1234L;

    private final FakeDesktop desktop = new FakeDesktop();
    private D3d12Lab lab;
    private Context reader;
    private D3d12Surface surface;
    private DxgiWindow window;
    /** What the window shows, row after row, red in the lowest bits. */
    private int[] screen = {};

    private void open(int width, int height, Map<String, String> settings) {
        desktop.size(WINDOW, width, height);
        lab = new D3d12Lab(desktop, settings);
        desktop.device = lab.gpu().device;
        desktop.seen = this::look;
        reader = lab.device.createContext();
        surface = (D3d12Surface) lab.device.createSurface(
                new Surface.Target.Window(Surface.WindowSystem.WIN32, 0, WINDOW, width, height));
        window = surface.swaps;
        assertNotNull(window);
    }

    private void open(int width, int height) {
        open(width, height, Map.of());
    }

    @AfterEach
    void nothingIsLeft() {
        if (lab != null) lab.close();
        assertEquals(0, desktop.left(), "objects of DXGI");
        assertEquals(
                List.of(),
                desktop.calls.stream().filter(c -> c.contains("NOBODY")).toList());
    }

    /** A present shows the buffer: it must be in COMMON, from where it is read and brought back. */
    private void look(long buffer) {
        Format f = switch (desktop.format) {
            case 87 -> Format.B8G8R8A8_UNORM;
            case 24 -> Format.R10G10B10A2_UNORM;
            case 10 -> Format.R16G16B16A16_FLOAT;
            default -> Format.R8G8B8A8_UNORM;
        };
        D3d12Texture t = new D3d12Texture(
                lab.core(), TextureDesc.of2d(f, desktop.width, desktop.height, Bind.COLOR_TARGET), buffer);
        screen = new int[desktop.width * desktop.height];
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment into = arena.allocate((long) f.blockBytes() * screen.length);
            Box all = Box.of2d(0, 0, desktop.width, desktop.height);
            long row = (long) f.blockBytes() * desktop.width;
            D3d12Lab.textures(reader).read(t, 0, all, into, row, row * desktop.height);
            for (int i = 0; i < screen.length; i++) {
                screen[i] = f.blockBytes() == 8
                        ? into.getAtIndex(ValueLayout.JAVA_SHORT, 4L * i)
                        : into.getAtIndex(ValueLayout.JAVA_INT, i);
                if (f == Format.B8G8R8A8_UNORM) {
                    int v = screen[i];
                    screen[i] = v & 0xff00ff00 | v >> 16 & 255 | (v & 255) << 16;
                }
            }
        }
        Recorder r = D3d12Lab.recorder(reader);
        r.use(t, 0, 1, 0, 1, ResourceState.COMMON);
        r.waitFor(r.submit());
        t.retire();
    }

    private Texture picture(Format format, int width, int height) {
        return lab.device.createBackBuffer(
                surface, TextureDesc.of2d(format, width, height, Bind.COLOR_TARGET | Bind.PRESENT));
    }

    /** Clears to one of eight colours, and answers which. */
    private int color(Texture t, int n) {
        lab.context.setRenderTargets(RenderTargets.of(t));
        lab.context.clearColor(0, ClearColor.of(n & 1, n >> 1 & 1, n >> 2 & 1, 1), null, 15);
        return 0xff000000 | (n & 1) * 0xff | (n >> 1 & 1) * 0xff00 | (n >> 2 & 1) * 0xff0000;
    }

    private Outcome present(Texture t) {
        return lab.context.present(surface, t, false, Interval.ONE);
    }

    private int at(int x, int y) {
        return screen[y * desktop.width + x];
    }

    // ---- pictures -------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @CsvSource({"R8G8B8A8_UNORM, 28", "B8G8R8A8_UNORM, 87", "R10G10B10A2_UNORM, 24"})
    void whatIsDrawnInTheWindowsBuffersIsSeenWithoutACopy(Format format, int chain) {
        open(64, 48);
        lab.bindTriangle();
        lab.context.setUniforms(Stage.FRAGMENT, 0, D3d12Lab.floats(0, 0, 0, 0), 0, 4);
        lab.context.setViewport(0, 0, 0, 64, 48, 0, 1);
        Texture t = picture(format, 64, 48);
        for (int i = 0; i < 8; i++) {
            int expected = color(t, i % 8);
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            // A frame may be several batches.
            if (i % 2 == 1) lab.context.flush();
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            assertEquals(Outcome.SHOWN, present(t));
            if (chain == 24) continue;
            assertEquals(expected, at(63, 47), "picture " + i);
            assertEquals(0xff0000ff, at(1, 1), "picture " + i);
        }
        assertEquals(chain, desktop.format);
        assertEquals(8, window.shown.direct);
        assertEquals(0, window.shown.copies + window.shown.blits);
        assertEquals(1, window.shown.chains);
        assertEquals(0, lab.context.counters().readBackBytes);
        assertEquals(0, lab.context.counters().waits);
    }

    @Test
    void otherPicturesAreCopiedOrDrawn() {
        open(16, 16);
        Texture plain = lab.device.createTexture(
                TextureDesc.of2d(Format.R8G8B8A8_UNORM, 16, 16, Bind.COLOR_TARGET | Bind.SAMPLED));
        Texture encoded = lab.device.createTexture(
                TextureDesc.of2d(Format.R8G8B8A8_SRGB, 16, 16, Bind.COLOR_TARGET | Bind.SAMPLED));
        Texture half = lab.device.createTexture(
                TextureDesc.of2d(Format.R32G32B32A32_FLOAT, 16, 16, Bind.COLOR_TARGET | Bind.SAMPLED));
        int n = 1;
        for (Texture t : List.of(plain, encoded, half)) {
            int expected = color(t, n++);
            assertEquals(Outcome.SHOWN, present(t));
            assertEquals(expected, at(3, 3));
        }
        assertEquals(0, window.shown.direct);
        assertEquals(2, window.shown.copies);
        assertEquals(1, window.shown.blits);
    }

    @Test
    void aPictureThatIsUpsideDownIsTurned() {
        open(16, 16);
        Texture t = picture(Format.R8G8B8A8_UNORM, 16, 16);
        for (int i = 0; i < 3; i++) {
            int below = color(t, 1 + i);
            lab.context.clearColor(0, ClearColor.of(1, 1, 1, 1), Box.of2d(0, 0, 16, 4), 15);
            assertEquals(Outcome.SHOWN, lab.context.present(surface, t, true, Interval.ONE));
            assertEquals(-1, at(5, 15));
            assertEquals(-1, at(5, 12));
            assertEquals(below, at(5, 11));
            assertEquals(below, at(5, 0));
        }
        assertEquals(3, window.shown.blits);
    }

    @Test
    void aPictureOfAnotherSizeIsShownFromTheTopLeft() {
        open(16, 16);
        Texture small = picture(Format.R8G8B8A8_UNORM, 8, 4);
        int expected = color(small, 5);
        assertEquals(Outcome.SHOWN, present(small));
        assertEquals(expected, at(7, 3));
        assertEquals(0xff000000, at(8, 3));
        assertEquals(0xff000000, at(7, 4));
        // Upside down too: its first row is the lowest of its own.
        color(small, 2);
        lab.context.clearColor(0, ClearColor.of(1, 1, 1, 1), Box.of2d(0, 0, 8, 1), 15);
        lab.context.present(surface, small, true, Interval.ONE);
        assertEquals(-1, at(2, 3));
        assertEquals(0xff00ff00, at(2, 2));
        assertEquals(0xff000000, at(2, 4));
        Texture large = picture(Format.R8G8B8A8_UNORM, 32, 32);
        color(large, 1);
        lab.context.clearColor(0, ClearColor.of(1, 1, 1, 1), Box.of2d(16, 16, 16, 16), 15);
        present(large);
        assertEquals(0xff0000ff, at(15, 15));
    }

    /** What was shown is drawn upon and shown again, as a front buffer is: the picture is the program's texture. */
    @Test
    void theFrontBufferIsReadAndDrawnUpon() {
        open(16, 16);
        Texture front = lab.device.createTexture(
                TextureDesc.of2d(Format.R8G8B8A8_UNORM, 16, 16, Bind.COLOR_TARGET | Bind.SAMPLED));
        int first = color(front, 3);
        present(front);
        for (int i = 0; i < 4; i++) {
            lab.context.clearColor(0, ClearColor.of(1, 1, 1, 1), Box.of2d(i, i, 1, 1), 15);
            present(front);
            for (int y = 0; y < 6; y++) assertEquals(y <= i ? -1 : first, at(y, y), "picture " + i);
        }
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment into = arena.allocate(4);
            lab.context.readTexture(front, 0, Box.of2d(9, 9, 1, 1), into, 4, 4);
            assertEquals(first, into.get(ValueLayout.JAVA_INT, 0));
        }
    }

    @Test
    void aBackBufferThatIsReadIsTheOneThatIsShown() {
        open(16, 16);
        Texture t = picture(Format.R8G8B8A8_UNORM, 16, 16);
        for (int i = 0; i < 4; i++) {
            int expected = color(t, i + 1);
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment into = arena.allocate(4);
                lab.context.readTexture(t, 0, Box.of2d(5, 5, 1, 1), into, 4, 4);
                assertEquals(expected, into.get(ValueLayout.JAVA_INT, 0));
            }
            lab.context.clearColor(0, ClearColor.of(1, 1, 1, 1), Box.of2d(0, 0, 1, 1), 15);
            present(t);
            assertEquals(expected, at(5, 5));
            assertEquals(-1, at(0, 0));
        }
        assertEquals(4, window.shown.direct);
    }

    @Test
    void aBackBufferThatIsSampledBecomesItsOwn() {
        open(16, 16);
        Texture t = picture(Format.R8G8B8A8_UNORM, 16, 16);
        for (int i = 1; i < 4; i++) {
            int expected = color(t, i);
            // A blit that scales samples.
            lab.context.blit(tepui.pipe.Blit.whole(t, lab.target, tepui.pipe.SamplerState.Filter.NEAREST));
            assertEquals(expected, lab.pixel(40, 40));
            present(t);
            assertEquals(expected, at(3, 3));
        }
        assertEquals(0, window.shown.direct);
        assertEquals(3, window.shown.copies);
    }

    @Test
    void twoBackBuffersTakeTurns() {
        open(16, 16);
        Texture a = picture(Format.R8G8B8A8_UNORM, 16, 16);
        Texture b = picture(Format.R8G8B8A8_UNORM, 16, 16);
        int first = color(a, 1);
        // The window's buffer is taken: this one is drawn in its own memory.
        int second = color(b, 2);
        present(b);
        assertEquals(second, at(0, 0));
        present(a);
        assertEquals(first, at(0, 0));
        assertEquals(0, window.shown.direct);
        assertEquals(2, window.shown.copies);
    }

    @Test
    void picturesOfManyBitsAreLinearLightOnlyWhereThatIsWanted() {
        open(16, 16, Map.of("hdr", "on"));
        Texture t = picture(Format.R16G16B16A16_FLOAT, 16, 16);
        color(t, 1);
        present(t);
        assertEquals(10, desktop.format);
        assertEquals(1, desktop.colorSpace);
        assertEquals(0x3c00, at(2, 2));
        assertEquals(1, window.shown.direct);
        Texture ten = picture(Format.R10G10B10A2_UNORM, 16, 16);
        color(ten, 1);
        present(ten);
        assertEquals(24, desktop.format);
        assertEquals(12, desktop.colorSpace);
        assertEquals(0xc00003ff, at(2, 2));
        assertEquals(1, window.shown.resizes);
    }

    @Test
    void halfFloatsAreEncodedValuesOtherwise() {
        open(16, 16);
        Texture t = picture(Format.R16G16B16A16_FLOAT, 16, 16);
        color(t, 1);
        present(t);
        assertEquals(24, desktop.format);
        assertEquals(0, desktop.colorSpace);
        assertEquals(0xc00003ff, at(2, 2));
    }

    // ---- the window -----------------------------------------------------------------------------------------------

    @ParameterizedTest
    @EnumSource(Interval.class)
    void intervals(Interval interval) {
        open(16, 16);
        Texture t = picture(Format.R8G8B8A8_UNORM, 16, 16);
        color(t, 1);
        lab.context.present(surface, t, false, interval);
        long expected = switch (interval) {
            case IMMEDIATE -> 0x200;
            case ONE -> 1L << 32;
            case TWO -> 2L << 32;
            case THREE -> 3L << 32;
            case FOUR -> 4L << 32;
            case MAILBOX -> 0;
        };
        assertEquals(List.of(expected), desktop.presents);
    }

    @Test
    void aWindowThatChangesItsSizeGetsOtherBuffers() {
        open(16, 16);
        Texture t = picture(Format.R8G8B8A8_UNORM, 16, 16);
        color(t, 1);
        assertEquals(Outcome.SHOWN, present(t));
        desktop.size(WINDOW, 24, 8);
        color(t, 2);
        assertEquals(Outcome.RESIZED, present(t));
        assertEquals(0xff00ff00, at(15, 7));
        assertEquals(0xff000000, at(16, 7));
        surface.resize(24, 8);
        Texture other = picture(Format.R8G8B8A8_UNORM, 24, 8);
        color(other, 4);
        assertEquals(Outcome.SHOWN, present(other));
        assertEquals(0xffff0000, at(23, 7));
        assertEquals(2, window.shown.direct);
        assertEquals(1, window.shown.resizes);
        assertEquals(1, window.shown.chains);
    }

    /** The size changes while a picture is drawn in the old buffer: that one is still shown. */
    @Test
    void aWindowThatChangesWhileItIsDrawnIn() {
        open(16, 16);
        Texture t = picture(Format.R8G8B8A8_UNORM, 16, 16);
        color(t, 1);
        desktop.size(WINDOW, 20, 20);
        present(t);
        assertEquals(0xff0000ff, at(0, 0));
        color(t, 2);
        present(t);
        assertEquals(20, desktop.width);
        assertEquals(0xff00ff00, at(15, 15));
        assertEquals(0xff000000, at(16, 16));
    }

    @Test
    void aMinimisedWindowIsNotPresentedTo() {
        open(16, 16);
        Texture t = picture(Format.R8G8B8A8_UNORM, 16, 16);
        desktop.size(WINDOW, 0, 0);
        color(t, 1);
        assertEquals(Outcome.OCCLUDED, present(t));
        assertEquals(0, window.shown.chains);
        desktop.size(WINDOW, 16, 16);
        int expected = color(t, 2);
        assertEquals(Outcome.SHOWN, present(t));
        assertEquals(expected, at(1, 1));
    }

    @Test
    void anOccludedWindowIsAskedBeforeTheNextPicture() {
        open(16, 16);
        Texture t = picture(Format.R8G8B8A8_UNORM, 16, 16);
        desktop.hidden = true;
        color(t, 1);
        assertEquals(Outcome.OCCLUDED, present(t));
        color(t, 2);
        assertEquals(Outcome.OCCLUDED, present(t));
        desktop.hidden = false;
        int expected = color(t, 3);
        assertEquals(Outcome.SHOWN, present(t));
        assertEquals(expected, at(1, 1));
    }

    @Test
    void whoWouldRatherNotWaitIsTold() {
        open(16, 16);
        Texture t = lab.device.createTexture(
                TextureDesc.of2d(Format.R8G8B8A8_UNORM, 16, 16, Bind.COLOR_TARGET | Bind.SAMPLED));
        color(t, 1);
        present(t);
        desktop.room = false;
        assertEquals(Outcome.WOULD_BLOCK, lab.context.present(surface, t, false, Interval.ONE, true));
        assertEquals(Outcome.OCCLUDED, present(t));
        desktop.room = true;
        assertEquals(Outcome.SHOWN, lab.context.present(surface, t, false, Interval.ONE, false));
    }

    @Test
    void aWindowThatIsGoneIsASurfaceThatIsLost() {
        open(16, 16);
        Texture t = picture(Format.R8G8B8A8_UNORM, 16, 16);
        color(t, 1);
        present(t);
        desktop.windows.clear();
        color(t, 2);
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> present(t));
        assertEquals("present: the window is gone", e.getMessage());
        assertEquals("the window is gone", surface.lost());
        assertThrows(IllegalArgumentException.class, () -> present(t));
        // The device goes on.
        color(lab.target, 3);
        assertEquals(0xff00ffff, lab.pixel(1, 1));
    }

    @Test
    void thereMustBeAWindow() {
        open(16, 16);
        assertThrows(
                IllegalArgumentException.class,
                () -> lab.device.createSurface(new Surface.Target.Window(Surface.WindowSystem.WIN32, 0, 99, 16, 16)));
        assertThrows(
                UnsupportedByDeviceException.class,
                () -> lab.device.createSurface(new Surface.Target.Window(Surface.WindowSystem.WAYLAND, 1, 99, 16, 16)));
    }

    @Test
    void aWindowThatSomebodyElsePresentsToIsRefusedWithTheReason() {
        open(16, 16);
        Texture t = picture(Format.R8G8B8A8_UNORM, 16, 16);
        desktop.failures.put("CreateSwapChainForHwnd", 0x80070005);
        lab.context.setRenderTargets(RenderTargets.of(lab.target));
        UnsupportedByDeviceException e = assertThrows(UnsupportedByDeviceException.class, () -> present(t));
        assertTrue(e.getMessage().contains("E_ACCESSDENIED"), e.getMessage());
        desktop.failures.clear();
        int expected = color(t, 6);
        present(t);
        assertEquals(expected, at(1, 1));
    }

    @Test
    void aResizeThatFailsIsAnotherChain() {
        open(16, 16);
        Texture t = lab.device.createTexture(
                TextureDesc.of2d(Format.R8G8B8A8_UNORM, 16, 16, Bind.COLOR_TARGET | Bind.SAMPLED));
        color(t, 1);
        present(t);
        desktop.failures.put("ResizeBuffers", FakeDesktop.INVALID_CALL);
        desktop.size(WINDOW, 32, 32);
        int expected = color(t, 2);
        assertEquals(Outcome.RESIZED, present(t));
        assertEquals(expected, at(15, 15));
        assertEquals(32, desktop.width);
        assertEquals(2, window.shown.chains);
    }

    @ParameterizedTest
    @CsvSource({"Present", "ResizeBuffers", "GetBuffer", "CreateSwapChainForHwnd"})
    void aDeviceThatIsRemovedIsLost(String call) {
        open(16, 16);
        Texture t = lab.device.createTexture(
                TextureDesc.of2d(Format.R8G8B8A8_UNORM, 16, 16, Bind.COLOR_TARGET | Bind.SAMPLED));
        color(t, 1);
        boolean later = !call.equals("CreateSwapChainForHwnd");
        if (later) present(t);
        desktop.failures.put(call, 0x887a0005);
        if (later) desktop.size(WINDOW, 20, 20);
        color(t, 2);
        DeviceLostException e = assertThrows(DeviceLostException.class, () -> present(t));
        assertTrue(e.getMessage().contains("removed"), e.getMessage());
        assertTrue(e.getMessage().contains("a pass of 16 x 16, a present of 16 x 16"), e.getMessage());
        assertNotNull(lab.device.lost());
        assertThrows(DeviceLostException.class, () -> lab.device.createContext());
    }

    @ParameterizedTest
    @CsvSource({"0", "1", "3"})
    void theProgramIsNotFartherAheadThanItWasAllowed(int latency) {
        open(16, 16, Map.of("latency", Integer.toString(latency)));
        Texture t = picture(Format.R8G8B8A8_UNORM, 16, 16);
        for (int i = 0; i < 10; i++) {
            int expected = color(t, i % 8);
            assertEquals(Outcome.SHOWN, present(t));
            assertEquals(expected, at(4, 4));
        }
        assertEquals(10, window.shown.direct);
    }

    /** Sizes, formats, kinds of pictures and what happens to the window, in any order: what is shown is what was drawn. */
    @Test
    void anyOrderOfEvents() {
        long seed = Seeds.one("DxgiWindowTest");
        Random random = new Random(seed);
        open(16, 16);
        Format[] formats = {Format.R8G8B8A8_UNORM, Format.B8G8R8A8_UNORM, Format.R8G8B8A8_SRGB};
        Texture t = picture(Format.R8G8B8A8_UNORM, 16, 16);
        for (int i = 0; i < 120; i++) {
            switch (random.nextInt(12)) {
                case 0 -> desktop.size(WINDOW, 8 + random.nextInt(3) * 8, 8 + random.nextInt(2) * 8);
                case 1 -> {
                    lab.device.destroy(t);
                    Format f = formats[random.nextInt(formats.length)];
                    t = picture(f, 8 + random.nextInt(3) * 8, 8 + random.nextInt(2) * 8);
                }
                case 2 -> {
                    int bind = Bind.COLOR_TARGET | (random.nextBoolean() ? Bind.SAMPLED : Bind.PRESENT);
                    lab.device.destroy(t);
                    t = lab.device.createTexture(TextureDesc.of2d(Format.B8G8R8A8_UNORM, 16, 16, bind));
                }
                case 3 -> lab.context.flush();
                case 4 -> lab.context.finish();
                case 5 -> desktop.room = random.nextBoolean();
                case 6 -> desktop.hidden = random.nextInt(4) == 0;
                case 7 -> {
                    color(t, random.nextInt(8));
                    TextureView v = lab.device.createView(t, TextureView.Desc.whole(t.desc()));
                    lab.device.destroy(v);
                }
                default -> {
                    int expected = color(t, random.nextInt(8));
                    boolean bottomUp = random.nextInt(4) == 0;
                    Interval interval = Interval.values()[random.nextInt(6)];
                    boolean dontWait = random.nextInt(4) == 0;
                    Outcome o = lab.context.present(surface, t, bottomUp, interval, dontWait);
                    if (o.isShown()) assertEquals(expected, at(3, 3), "event " + i + ", seed " + seed);
                }
            }
        }
        assertTrue(window.shown.direct + window.shown.copies + window.shown.blits > 0);
    }

    @Test
    void aSurfaceIsClosedWithAPictureHalfDrawn() {
        open(16, 16);
        Texture t = picture(Format.R8G8B8A8_UNORM, 16, 16);
        color(t, 1);
        surface.close();
        // The adapter, whose memory the device asks for.
        assertEquals(1, desktop.left());
        // The texture is its own from here.
        int expected = color(t, 2);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment into = arena.allocate(4);
            lab.context.readTexture(t, 0, Box.of2d(5, 5, 1, 1), into, 4, 4);
            assertEquals(expected, into.get(ValueLayout.JAVA_INT, 0));
        }
    }
}
