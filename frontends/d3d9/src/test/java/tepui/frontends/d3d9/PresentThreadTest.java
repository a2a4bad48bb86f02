package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tepui.layers.forward.ForwardingContext;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.stream.StreamMode;

/** Devices whose pictures are shown by a thread of their own. */
final class PresentThreadTest extends Behaviour9 {
    /** A window that keeps a pixel of each picture, and takes as many as it is let. */
    private static final class Window implements Surface.PixelSink {
        private static final int OPEN = 1 << 20;
        final Semaphore room;
        final List<Integer> pixels = new ArrayList<>();
        volatile Surface.Outcome answer = Surface.Outcome.SHOWN;
        volatile @Nullable Thread by;

        Window(int room) {
            this.room = new Semaphore(room);
        }

        Window() {
            this(OPEN);
        }

        @Override
        public void accept(int w, int h, int[] argb) {
            synchronized (pixels) {
                pixels.add(argb[w * (h / 2) + w / 2] & 0xffffff);
            }
        }

        @Override
        public Surface.Outcome ready(boolean dontWait) {
            by = Thread.currentThread();
            if (answer != Surface.Outcome.SHOWN) return answer;
            return room.tryAcquire() ? Surface.Outcome.SHOWN : Surface.Outcome.WOULD_BLOCK;
        }

        PresentParameters9 parameters(int effect) {
            PresentParameters9 p = PresentParameters9.offscreen(16, 16);
            p.swapEffect = effect;
            p.deviceWindow = new Surface.Target.Pixels(16, 16, this);
            return p;
        }

        List<Integer> shown() {
            synchronized (pixels) {
                return List.copyOf(pixels);
            }
        }
    }

    private Device9 device(PresentParameters9 p) {
        Device9 d = lab.d3d.createDevice(p);
        d.setPresentThread(true);
        return d;
    }

    private static void frame(Device9 d, int i) {
        ok(d.clear(null, D3DCLEAR_TARGET, 0xff000000 | 0x0a0b0c * i, 0, 0));
        ok(d.present());
    }

    /** All frames are shown once the program shows the next by itself. */
    private static void settle(Device9 d) {
        d.setPresentThread(false);
        frame(d, 0);
        d.pipe().finish();
    }

    private static List<Integer> colors(int first, int count) {
        List<Integer> l = new ArrayList<>();
        for (int i = 0; i < count; i++) l.add(0x0a0b0c * (first + i));
        return l;
    }

    @Test
    void picturesAreShownInTheirOrderByAnotherThread() {
        for (int effect : new int[] {D3DSWAPEFFECT_DISCARD, D3DSWAPEFFECT_FLIP, D3DSWAPEFFECT_COPY}) {
            Window w = new Window();
            Device9 d = device(w.parameters(effect));
            for (int i = 1; i <= 12; i++) frame(d, i);
            settle(d);
            List<Integer> expected = colors(1, 12);
            expected.add(0);
            assertEquals(expected, w.shown(), "effect " + effect);
            d.release();
        }
    }

    @Test
    void theProgramGoesOnWhileTheScreenTakesNothing() {
        Window w = new Window(0);
        Device9 d = device(w.parameters(D3DSWAPEFFECT_DISCARD));
        d.setRenderAhead(3);
        for (int i = 1; i <= 3; i++) frame(d, i);
        assertEquals(List.of(), w.shown());
        w.room.release(Window.OPEN);
        settle(d);
        assertEquals(0x0a0b0c * 3, w.shown().get(2));
        assertNotEquals(null, w.by);
        d.release();
    }

    @Test
    void withoutWaitingAPresentSaysThatAllPicturesAreOnTheWay() {
        try (Lab9 ex = Lab9.ex()) {
            Window w = new Window(0);
            Device9 d = ex.d3d.createDevice(w.parameters(D3DSWAPEFFECT_DISCARD));
            d.setPresentThread(true);
            ok(d.setMaximumFrameLatency(2));
            ok(d.presentEx(null, null, D3DPRESENT_DONOTWAIT));
            ok(d.presentEx(null, null, D3DPRESENT_DONOTWAIT));
            result(D3DERR_WASSTILLDRAWING, d.presentEx(null, null, D3DPRESENT_DONOTWAIT));
            w.room.release(Window.OPEN);
            ok(d.presentEx(null, null, 0));
            d.release();
        }
    }

    @Test
    void aProgramThatMayNotBeAheadWaitsForEachPicture() {
        Window w = new Window();
        Device9 d = device(w.parameters(D3DSWAPEFFECT_DISCARD));
        d.setRenderAhead(0);
        for (int i = 1; i <= 4; i++) {
            frame(d, i);
            assertEquals(0x0a0b0c * i, lastOf(w));
        }
        d.setRenderAhead(-1);
        for (int i = 5; i <= 30; i++) frame(d, i);
        settle(d);
        assertEquals(31, w.shown().size());
        d.release();
    }

    /** The stream may hand the last picture over a little later. */
    private int lastOf(Window w) {
        while (w.shown().isEmpty()) Thread.onSpinWait();
        return w.shown().getLast();
    }

    @Test
    void whatBecameOfAPictureIsSaidByALaterPresent() {
        try (Lab9 ex = Lab9.ex()) {
            Window w = new Window();
            Device9 d = ex.d3d.createDevice(w.parameters(D3DSWAPEFFECT_DISCARD));
            d.setPresentThread(true);
            d.setRenderAhead(0);
            w.answer = Surface.Outcome.OCCLUDED;
            int hr = D3D_OK;
            while (hr == D3D_OK) hr = d.presentEx(null, null, 0);
            result(S_PRESENT_OCCLUDED, hr);
            w.answer = Surface.Outcome.SHOWN;
            while (hr == S_PRESENT_OCCLUDED) hr = d.presentEx(null, null, 0);
            ok(hr);
            d.release();
        }
    }

    @Test
    void aResetKeepsWhatIsOnTheWay() {
        Window w = new Window(0);
        PresentParameters9 p = w.parameters(D3DSWAPEFFECT_DISCARD);
        Device9 d = device(p);
        frame(d, 1);
        frame(d, 2);
        p.backBufferWidth = 32;
        p.backBufferHeight = 8;
        ok(d.reset(p));
        d.setRenderAhead(3);
        frame(d, 3);
        w.room.release(Window.OPEN);
        settle(d);
        assertEquals(colors(1, 3), w.shown().subList(0, 3));
        d.release();
    }

    @Test
    void aDeviceThatIsReleasedDoesNotWaitForTheScreen() {
        Window w = new Window(0);
        Device9 d = device(w.parameters(D3DSWAPEFFECT_DISCARD));
        frame(d, 1);
        frame(d, 2);
        d.release();
        assertEquals(List.of(), w.shown());
        Thread by = w.by;
        assertFalse(by != null && by.isAlive() && by.getName().equals("tepui-present"));
    }

    @Test
    void aLostDisplayShowsNothingMore() {
        Window w = new Window();
        PresentParameters9 p = w.parameters(D3DSWAPEFFECT_DISCARD);
        Device9 d = device(p);
        frame(d, 1);
        d.lose("the test takes the screen");
        result(D3DERR_DEVICELOST, d.present());
        ok(d.reset(p));
        frame(d, 2);
        settle(d);
        assertEquals(List.of(0x0a0b0c, 0x0a0b0c * 2, 0), w.shown());
        d.release();
    }

    /** A device that is lost when it shows something. */
    private static final class LostInPresent extends ForwardingDevice {
        volatile @Nullable String reason;

        LostInPresent(Device next) {
            super(next);
        }

        @Override
        public @Nullable String lost() {
            return reason;
        }

        @Override
        protected Context wrap(Context context) {
            return new ForwardingContext(this, context) {
                @Override
                public Surface.Outcome present(
                        Surface surface, Texture texture, boolean up, Surface.Interval interval, boolean dontWait) {
                    reason = "it was taken out";
                    throw new DeviceLostException("it was taken out");
                }
            };
        }
    }

    @Test
    void aDeviceThatIsGoneIsAResult() {
        for (boolean thread : new boolean[] {false, true}) {
            for (boolean ex : new boolean[] {false, true}) {
                Device below = open(System.getProperty("tepui.d3d9.driver", "soft"), StreamMode.OFF);
                try (LostInPresent gone = new LostInPresent(below)) {
                    Direct3D9 d3d = ex ? Direct3D9.createEx(gone) : Direct3D9.create(gone);
                    Device9 d = d3d.createDevice(PresentParameters9.offscreen(16, 16));
                    d.setPresentThread(thread);
                    d.setRenderAhead(0);
                    int hr = d.present();
                    if (thread) hr = d.present();
                    result(ex ? D3DERR_DEVICEREMOVED : D3DERR_DEVICELOST, hr);
                    d.release();
                    d3d.release();
                }
            }
        }
    }

    @Test
    void anotherDeviceShowsThemOnTheThread() {
        Window w = new Window();
        try (OtherScreen9 other = new OtherScreen9(w)) {
            PresentParameters9 p = w.parameters(D3DSWAPEFFECT_DISCARD);
            p.deviceWindow = OtherScreen9.window(16, 16);
            p.backBufferWidth = 32;
            p.multiSampleType = D3DMULTISAMPLE_4_SAMPLES;
            Device9 d = other.d3d.createDevice(p);
            d.setPresentThread(true);
            for (int i = 1; i <= 6; i++) frame(d, i);
            settle(d);
            assertEquals(colors(1, 6), w.shown().subList(0, 6));
            d.release();
        }
    }

    @Test
    void partsAndGammaAreLaidOverWhatIsKept() {
        for (boolean thread : new boolean[] {false, true}) {
            int[][] last = new int[1][];
            PresentParameters9 p = PresentParameters9.offscreen(16, 16);
            p.swapEffect = D3DSWAPEFFECT_COPY;
            p.deviceWindow = new Surface.Target.Pixels(16, 16, (w, h, argb) -> last[0] = argb.clone());
            Device9 d = device(p);
            d.setPresentThread(thread);
            short[] half = new short[256];
            for (int i = 0; i < 256; i++) half[i] = (short) (i * 128);
            d.setGammaRamp(0, 0, new GammaRamp9(half, half, half));
            ok(d.clear(null, D3DCLEAR_TARGET, 0xff808080, 0, 0));
            ok(d.present());
            ok(d.clear(null, D3DCLEAR_TARGET, 0xffffffff, 0, 0));
            Rect9 corner = new Rect9(0, 0, 4, 4);
            ok(d.present(corner, corner));
            d.setPresentThread(false);
            ok(d.present(corner, corner));
            d.pipe().finish();
            int[] picture = last[0];
            // What later presents left alone was darkened once, not twice.
            assertEquals(0, distance(picture[16 * 10 + 10] & 0xffffff, 0x404040) / 2);
            assertEquals(0, distance(picture[16 * 2 + 2] & 0xffffff, 0x7f7f7f) / 2);
        }
    }
}
