package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import tepui.pipe.Surface;

/** Where pictures go, which part of them, how far the program may be ahead. */
final class PresentingTest extends Behaviour9 {
    /** A window that keeps the last picture. */
    private static final class Window implements Surface.PixelSink {
        int width;
        int @org.jspecify.annotations.Nullable [] picture;
        int count;
        Surface.Outcome answer = Surface.Outcome.SHOWN;

        @Override
        public void accept(int w, int h, int[] argb) {
            width = w;
            picture = argb.clone();
            count++;
        }

        @Override
        public Surface.Outcome ready(boolean dontWait) {
            return answer;
        }

        Surface.Target target(int w, int h) {
            return new Surface.Target.Pixels(w, h, this);
        }

        int at(int x, int y) {
            int[] p = picture;
            if (p == null) throw new AssertionError("nothing was shown");
            return p[y * width + x] & 0xffffff;
        }
    }

    private Device9 device(PresentParameters9 p) {
        return lab.d3d.createDevice(p);
    }

    private static PresentParameters9 parameters(Window w, int size, int effect) {
        PresentParameters9 p = PresentParameters9.offscreen(size, size);
        p.swapEffect = effect;
        p.deviceWindow = w.target(size, size);
        return p;
    }

    private static void clear(Device9 d, int color) {
        ok(d.clear(null, D3DCLEAR_TARGET, color, 0, 0));
    }

    private static void quarters(Device9 d, int size) {
        clear(d, 0xffff0000);
        int h = size / 2;
        ok(d.clear(new Rect9[] {new Rect9(h, 0, size, h)}, D3DCLEAR_TARGET, 0xff00ff00, 0, 0));
        ok(d.clear(new Rect9[] {new Rect9(0, h, h, size)}, D3DCLEAR_TARGET, 0xff0000ff, 0, 0));
    }

    @Test
    void anotherWindowIsShownInWhereOneIsNamed() {
        Window own = new Window();
        Window other = new Window();
        Surface.Target target = other.target(16, 16);
        Device9 d = device(parameters(own, 16, D3DSWAPEFFECT_DISCARD));
        clear(d, 0xff102030);
        ok(d.present(null, null, target, null));
        d.pipe().finish();
        assertNull(own.picture);
        assertEquals(0x102030, other.at(3, 3));
        clear(d, 0xff405060);
        ok(d.present());
        ok(d.present(null, null, target, null));
        d.pipe().finish();
        assertEquals(0x405060, own.at(3, 3));
        assertEquals(2, other.count);
        d.release();
    }

    @Test
    void aPartFillsTheWindowWhereNoPlaceIsGiven() {
        Window w = new Window();
        Device9 d = device(parameters(w, 16, D3DSWAPEFFECT_COPY));
        quarters(d, 16);
        ok(d.present(new Rect9(8, 0, 16, 8), null));
        d.pipe().finish();
        for (int i = 3; i < 13; i++) assertEquals(0x00ff00, w.at(i, 15 - i));
        d.release();
    }

    @Test
    void placesThatReachOutOfTheWindowAreCut() {
        Window w = new Window();
        Device9 d = device(parameters(w, 16, D3DSWAPEFFECT_COPY));
        clear(d, 0xffffffff);
        ok(d.present());
        quarters(d, 16);
        // The lower right of the picture, moved so that its left upper quarter alone is in the window.
        ok(d.present(null, new Rect9(8, 8, 24, 24)));
        d.pipe().finish();
        assertEquals(0xffffff, w.at(7, 7));
        assertEquals(0xff0000, w.at(9, 9));
        assertEquals(0xff0000, w.at(15, 15));
        ok(d.present(null, new Rect9(-8, -8, 8, 8)));
        d.pipe().finish();
        assertEquals(0xff0000, w.at(0, 0));
        ok(d.present(null, new Rect9(-4, 0, 12, 16)));
        d.pipe().finish();
        assertEquals(0x00ff00, w.at(6, 2));
        assertEquals(0xff0000, w.at(2, 2));
        ok(d.present(null, new Rect9(100, 100, 120, 120)));
        d.release();
    }

    @Test
    void partsWithoutPixelsAreRefused() {
        Window w = new Window();
        Device9 d = device(parameters(w, 16, D3DSWAPEFFECT_COPY));
        refused(d.present(new Rect9(0, 0, 17, 16), null));
        refused(d.present(new Rect9(-1, 0, 8, 8), null));
        refused(d.present(new Rect9(4, 4, 4, 8), null));
        refused(d.present(null, new Rect9(8, 8, 4, 12)));
        ok(d.present(null, null, null, List.of(new Rect9(0, 0, 4, 4))));
        d.release();
        Device9 flips = device(parameters(new Window(), 16, D3DSWAPEFFECT_FLIP));
        refused(flips.present(null, null, null, List.of(new Rect9(0, 0, 4, 4))));
        flips.release();
    }

    @Test
    void theWindowKeepsWhatIsNotAmongTheRectanglesThatChanged() {
        Window w = new Window();
        Device9 d = device(parameters(w, 16, D3DSWAPEFFECT_COPY));
        clear(d, 0xff112233);
        ok(d.present());
        clear(d, 0xff445566);
        Rect9[] changed = {new Rect9(2, 3, 5, 6), new Rect9(12, 12, 40, 14), new Rect9(7, 7, 7, 9)};
        ok(d.present(null, null, null, List.of(changed)));
        d.pipe().finish();
        for (int y = 0; y < 16; y++) {
            for (int x = 0; x < 16; x++) {
                boolean inside = x >= 2 && x < 5 && y >= 3 && y < 6 || x >= 12 && y >= 12 && y < 14;
                assertEquals(inside ? 0x445566 : 0x112233, w.at(x, y), "at " + x + ", " + y);
            }
        }
        ok(d.present(null, null, null, List.of()));
        d.pipe().finish();
        assertEquals(0x112233, w.at(0, 0));
        ok(d.present());
        d.pipe().finish();
        assertEquals(0x445566, w.at(0, 0));
        d.release();
    }

    @Test
    void rectanglesThatChangedGoWithThePartThatIsShown() {
        Window w = new Window();
        Device9 d = device(parameters(w, 16, D3DSWAPEFFECT_COPY));
        clear(d, 0xff112233);
        ok(d.present());
        clear(d, 0xff445566);
        // The right lower quarter goes to the left upper one; of it the middle and what lies before it.
        ok(d.present(
                new Rect9(8, 8, 16, 16),
                new Rect9(0, 0, 8, 8),
                null,
                List.of(new Rect9(10, 10, 14, 14), new Rect9(0, 0, 9, 9))));
        d.pipe().finish();
        for (int y = 0; y < 16; y++) {
            for (int x = 0; x < 16; x++) {
                boolean inside = x >= 2 && x < 6 && y >= 2 && y < 6 || x == 0 && y == 0;
                assertEquals(inside ? 0x445566 : 0x112233, w.at(x, y), "at " + x + ", " + y);
            }
        }
        d.release();
    }

    @Test
    void allSwapEffectsShowWhatWasDrawnLast() {
        for (int effect : new int[] {D3DSWAPEFFECT_DISCARD, D3DSWAPEFFECT_FLIP, D3DSWAPEFFECT_COPY}) {
            for (int buffers = 1; buffers <= (effect == D3DSWAPEFFECT_COPY ? 1 : 3); buffers++) {
                Window w = new Window();
                PresentParameters9 p = parameters(w, 16, effect);
                p.backBufferCount = buffers;
                Device9 d = device(p);
                for (int i = 0; i < 5; i++) {
                    clear(d, 0xff000000 | 0x102030 * (i + 1));
                    ok(d.present());
                    d.pipe().finish();
                    assertEquals(0x102030 * (i + 1), w.at(4, 4), "effect " + effect + ", " + buffers + " buffers");
                }
                d.release();
            }
        }
    }

    @Test
    void allIntervalsShowEveryPicture() {
        int[] intervals = {
            D3DPRESENT_INTERVAL_DEFAULT,
            D3DPRESENT_INTERVAL_ONE,
            D3DPRESENT_INTERVAL_TWO,
            D3DPRESENT_INTERVAL_THREE,
            D3DPRESENT_INTERVAL_FOUR,
            D3DPRESENT_INTERVAL_IMMEDIATE
        };
        for (int interval : intervals) {
            Window w = new Window();
            PresentParameters9 p = parameters(w, 8, D3DSWAPEFFECT_DISCARD);
            p.presentationInterval = interval;
            Device9 d = device(p);
            for (int i = 0; i < 3; i++) {
                clear(d, 0xff445566 + i);
                ok(d.present());
            }
            d.pipe().finish();
            assertEquals(3, w.count);
            assertEquals(0x445568, w.at(0, 0));
            d.release();
        }
        PresentParameters9 p = parameters(new Window(), 8, D3DSWAPEFFECT_DISCARD);
        p.presentationInterval = 3;
        refused(lab.d3d.createDevice(0, D3DDEVTYPE_HAL, D3DCREATE_HARDWARE_VERTEXPROCESSING, p, new Ref<>()));
    }

    @Test
    void aProgramMayBeAsFarAheadAsItSays() {
        Window w = new Window();
        Device9 d = device(parameters(w, 16, D3DSWAPEFFECT_DISCARD));
        d.setRenderAhead(0);
        Query9 event = d.createQuery(D3DQUERYTYPE_EVENT);
        for (int i = 0; i < 3; i++) {
            clear(d, 0xff000000 | i);
            ok(event.issue(D3DISSUE_END));
            ok(d.present());
            // The frame is done when the present is: nobody has to wait for the query.
            assertEquals(1, event.getData(0));
        }
        d.setRenderAhead(-1);
        for (int i = 0; i < 8; i++) {
            clear(d, 0xff000000 | i);
            ok(d.present());
        }
        d.pipe().finish();
        assertEquals(7, w.at(0, 0));
        assertThrows(IllegalArgumentException.class, () -> d.setRenderAhead(-2));
        event.release();
        d.release();
    }

    @Test
    void anotherDeviceShowsWhatOneDraws() {
        Window w = new Window();
        try (OtherScreen9 other = new OtherScreen9(w)) {
            PresentParameters9 p = parameters(w, 16, D3DSWAPEFFECT_FLIP);
            p.deviceWindow = OtherScreen9.window(16, 16);
            p.backBufferCount = 2;
            Device9 d = other.d3d.createDevice(p);
            quarters(d, 16);
            ok(d.present());
            assertEquals(0xff0000, w.at(3, 3));
            assertEquals(0x00ff00, w.at(12, 3));
            assertEquals(0x0000ff, w.at(3, 12));
            clear(d, 0xff123456);
            ok(d.present());
            assertEquals(0x123456, w.at(3, 3));
            d.release();
            // Of another size, of several samples and another format.
            PresentParameters9 q = parameters(w, 16, D3DSWAPEFFECT_DISCARD);
            q.deviceWindow = OtherScreen9.window(16, 16);
            q.backBufferWidth = 32;
            q.backBufferHeight = 32;
            q.backBufferFormat = D3DFMT_R5G6B5;
            q.multiSampleType = D3DMULTISAMPLE_4_SAMPLES;
            d = other.d3d.createDevice(q);
            quarters(d, 32);
            ok(d.present());
            assertEquals(0xff0000, w.at(3, 3));
            assertEquals(0x00ff00, w.at(12, 3));
            d.release();
        }
    }

    @Test
    void aWindowThatNobodySeesIsToldToDevicesOfExOnly() {
        Window w = new Window();
        w.answer = Surface.Outcome.OCCLUDED;
        Device9 d = device(parameters(w, 16, D3DSWAPEFFECT_DISCARD));
        for (int i = 0; i < 3; i++) ok(d.present());
        assertEquals(0, w.count);
        d.release();
    }

    @Test
    void gammaAndCursorAreLaidOverPartsToo() {
        Window w = new Window();
        Device9 d = device(parameters(w, 16, D3DSWAPEFFECT_COPY));
        short[] half = new short[256];
        for (int i = 0; i < 256; i++) half[i] = (short) (i * 128);
        d.setGammaRamp(0, 0, new GammaRamp9(half, half, half));
        clear(d, 0xff80ff40);
        ok(d.present(new Rect9(0, 0, 8, 8), null));
        d.pipe().finish();
        assertTrue(distance(w.at(9, 9), 0x407f20) <= 1);
        d.release();
    }
}
