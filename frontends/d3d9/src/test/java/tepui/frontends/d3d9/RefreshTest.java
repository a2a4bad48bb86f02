package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tepui.frontends.d3d9.present.Refresh;

/** Lines of a screen, and the modes of full screen. */
final class RefreshTest extends Behaviour9 {
    private static final DisplayMode9 MODE = new DisplayMode9(800, 600, 50, D3DFMT_X8R8G8B8);

    @Test
    void linesGoDownThePictureAndThenItIsBlank() {
        Refresh r = new Refresh(MODE);
        assertEquals(20_000_000, r.period());
        assertEquals(new RasterStatus9(false, 0), r.at(0));
        assertEquals(new RasterStatus9(true, 0), r.at(19_999_999));
        assertEquals(new RasterStatus9(false, 0), r.at(20_000_000));
        int last = 0;
        int blanks = 0;
        for (int t = 0; t < 20_000_000; t += 10_000) {
            RasterStatus9 s = r.at(t);
            if (s.inVBlank()) {
                blanks++;
            } else {
                assertEquals(0, blanks, "lines come before the blank");
                assertTrue(s.scanLine() >= last && s.scanLine() < 600);
                last = s.scanLine();
            }
        }
        assertEquals(599, last);
        assertTrue(blanks > 100 && blanks < 200, () -> "a twelfth is blank");
    }

    @Test
    void theNextBlankBeginsWhereLinesEnd() {
        Refresh r = new Refresh(MODE);
        for (long t : new long[] {0, 5_000_000, 18_500_000, 19_999_999, -3, 123_456_789}) {
            long blank = t + r.untilBlank(t);
            assertTrue(blank > t && blank <= t + r.period());
            assertTrue(r.at(blank).inVBlank());
            assertFalse(r.at(blank - 1).inVBlank());
        }
        assertEquals(3, r.count(65_000_000));
    }

    @Test
    void aDeviceSeesLinesAndBlanks() {
        Ref<RasterStatus9> s = new Ref<>();
        boolean line = false;
        boolean blank = false;
        while (!line || !blank) {
            ok(device.getRasterStatus(0, s));
            blank |= s.get().inVBlank();
            line |= s.get().scanLine() > 0;
            assertTrue(s.get().scanLine() < 1080);
            assertTrue(!s.get().inVBlank() || s.get().scanLine() == 0);
        }
        refused(device.getRasterStatus(1, s));
        refused(device.getRasterStatus(0, null));
    }

    @Test
    void waitingForTheBlankIsOfExAlone() {
        refused(device.waitForVBlank(0));
        try (Lab9 ex = Lab9.ex()) {
            refused(ex.device.waitForVBlank(1));
            long before = System.nanoTime();
            ok(ex.device.waitForVBlank(0));
            ok(ex.device.waitForVBlank(0));
            Refresh r = new Refresh(new DisplayMode9(1920, 1080, 60, D3DFMT_X8R8G8B8));
            // From one blank to the next all lines go by.
            assertTrue(System.nanoTime() - before >= r.period() / 2);
        }
    }

    private static PresentParameters9 full(int width, int height) {
        PresentParameters9 p = PresentParameters9.offscreen(width, height);
        p.windowed = false;
        return p;
    }

    private static DisplayMode9 mode(Device9 d) {
        Ref<DisplayMode9> r = new Ref<>();
        ok(d.getDisplayMode(0, r));
        return r.get();
    }

    @Test
    void aResetToFullScreenHasTheModeOfItsBackBufferAndOneToAWindowTheDesktops() {
        DisplayMode9 desktop = mode(device);
        assertEquals(new DisplayMode9(1920, 1080, 60, D3DFMT_X8R8G8B8), desktop);
        PresentParameters9 p = full(800, 600);
        p.backBufferFormat = D3DFMT_A8R8G8B8;
        ok(device.reset(p));
        assertEquals(new DisplayMode9(800, 600, 60, D3DFMT_X8R8G8B8), mode(device));
        refused(device.createAdditionalSwapChain(PresentParameters9.offscreen(8, 8), new Ref<>()));
        ok(device.clear(null, D3DCLEAR_TARGET, 0xff102030, 1, 0));
        ok(device.present());
        ok(device.reset(PresentParameters9.offscreen(SIZE, SIZE)));
        assertEquals(desktop, mode(device));
    }

    @Test
    void fullScreenWantsAModeOfTheAdapter() {
        refused(device.reset(full(32, 32)));
        assertEquals(D3DERR_DEVICENOTRESET, device.testCooperativeLevel());
        PresentParameters9 p = full(800, 600);
        p.fullScreenRefreshRate = 61;
        refused(device.reset(p));
        p.fullScreenRefreshRate = 60;
        ok(device.reset(p));
        ok(device.testCooperativeLevel());
        PresentParameters9 windowed = PresentParameters9.offscreen(SIZE, SIZE);
        windowed.fullScreenRefreshRate = 60;
        refused(device.reset(windowed));
        ok(device.reset(PresentParameters9.offscreen(SIZE, SIZE)));
    }

    /** In the order of their sizes, whatever the screen's own was, and each once; the desktop's is among them where the screen does not name it. */
    @Test
    void modesAreThoseOfTheScreenWhereItNamesThem() {
        DisplayMode9 desktop = new DisplayMode9(1000, 700, 60, D3DFMT_X8R8G8B8);
        DisplayMode9 large = new DisplayMode9(999, 600, 75, D3DFMT_X8R8G8B8);
        DisplayMode9 slow = new DisplayMode9(333, 222, 50, D3DFMT_X8R8G8B8);
        DisplayMode9 fast = new DisplayMode9(333, 222, 144, D3DFMT_X8R8G8B8);
        Direct3D9 d3d = Direct3D9.create(List.of(lab.gpu), false, desktop, List.of(large, fast, slow, fast));
        List<DisplayMode9> all = new ArrayList<>();
        Ref<DisplayMode9> m = new Ref<>();
        for (int i = 0; i < d3d.getAdapterModeCount(0, D3DFMT_X8R8G8B8); i++) {
            ok(d3d.enumAdapterModes(0, D3DFMT_X8R8G8B8, i, m));
            all.add(m.get());
        }
        assertEquals(List.of(slow, fast, large, desktop), all);
        PresentParameters9 p = full(333, 222);
        p.fullScreenRefreshRate = 60;
        Ref<Device9> d = new Ref<>();
        refused(d3d.createDevice(0, D3DDEVTYPE_HAL, D3DCREATE_HARDWARE_VERTEXPROCESSING, p, d));
        p.fullScreenRefreshRate = 50;
        ok(d3d.createDevice(0, D3DDEVTYPE_HAL, D3DCREATE_HARDWARE_VERTEXPROCESSING, p, d));
        assertEquals(slow, mode(d.get()));
        p.fullScreenRefreshRate = 0;
        ok(d.get().reset(p));
        assertEquals(fast, mode(d.get()));
        d.get().release();
        d3d.release();
    }
}
