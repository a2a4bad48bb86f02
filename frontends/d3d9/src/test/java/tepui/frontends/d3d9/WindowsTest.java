package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tepui.pipe.Surface;
import tepui.testing.Need;
import tepui.testing.XServer;
import tepui.testing.XWindow;

/** Pictures in windows of an X server of the test's own, shown by the program's thread and by one of their own, read back from the window. */
final class WindowsTest extends Behaviour9 {
    private static XServer server;

    @BeforeAll
    static void start() {
        Need.XVFB.require();
        server = new XServer(320, 240);
    }

    @AfterAll
    static void stop() {
        if (server != null) server.close();
    }

    private Device9 device(XWindow w, int width, int height, int effect, int interval) {
        Assumptions.assumeTrue(
                lab.gpu.info().driver().equals("vulkan"), "the driver shows pictures in memory here, not in X windows");
        PresentParameters9 p = PresentParameters9.offscreen(width, height);
        p.swapEffect = effect;
        p.presentationInterval = interval;
        p.deviceWindow = new Surface.Target.Window(Surface.WindowSystem.XCB, w.connection(), w.window(), width, height);
        return lab.d3d.createDevice(p);
    }

    /** The last picture is in the window once everything is done, and the window takes it a little later than that. */
    private static void shows(Device9 d, XWindow w, int x, int y, int rgb) {
        d.pipe().finish();
        w.sync();
        assertEquals(String.format("%06x", rgb), String.format("%06x", w.pixel(x, y)));
    }

    private static void frame(Device9 d, int color) {
        ok(d.clear(null, D3DCLEAR_TARGET, 0xff000000 | color, 0, 0));
        ok(d.clear(new Rect9[] {new Rect9(0, 0, 8, 8)}, D3DCLEAR_TARGET, 0xff000000 | ~color, 0, 0));
        ok(d.present());
    }

    @Test
    void theProgramsThreadShowsPicturesInAWindow() {
        for (int effect : new int[] {D3DSWAPEFFECT_DISCARD, D3DSWAPEFFECT_FLIP, D3DSWAPEFFECT_COPY}) {
            try (XWindow w = new XWindow(server, 32, 16)) {
                w.map();
                Device9 d = device(w, 32, 16, effect, D3DPRESENT_INTERVAL_IMMEDIATE);
                for (int i = 1; i <= 6; i++) frame(d, 0x102030 * i);
                shows(d, w, 31, 15, 0x102030 * 6);
                shows(d, w, 7, 7, ~(0x102030 * 6) & 0xffffff);
                d.release();
            }
        }
    }

    @Test
    void aThreadOfItsOwnShowsPicturesInAWindow() {
        for (int interval : new int[] {D3DPRESENT_INTERVAL_IMMEDIATE, D3DPRESENT_INTERVAL_ONE}) {
            try (XWindow w = new XWindow(server, 32, 16)) {
                w.map();
                Device9 d = device(w, 32, 16, D3DSWAPEFFECT_DISCARD, interval);
                d.setPresentThread(true);
                for (int i = 1; i <= 20; i++) frame(d, 0x0a0b0c * i);
                // The thread ends when the program shows pictures itself again: all are in the window then.
                d.setPresentThread(false);
                frame(d, 0x204060);
                shows(d, w, 31, 15, 0x204060);
                d.setPresentThread(true);
                d.setRenderAhead(0);
                frame(d, 0x336699);
                frame(d, 0x336699);
                shows(d, w, 31, 15, 0x336699);
                shows(d, w, 7, 7, 0xcc9966);
                d.release();
            }
        }
    }

    @Test
    void aThreadOfItsOwnGoesOnAfterAReset() {
        try (XWindow w = new XWindow(server, 32, 16)) {
            w.map();
            Device9 d = device(w, 32, 16, D3DSWAPEFFECT_DISCARD, D3DPRESENT_INTERVAL_IMMEDIATE);
            d.setPresentThread(true);
            for (int i = 1; i <= 4; i++) frame(d, 0x0a0b0c * i);
            PresentParameters9 p = PresentParameters9.offscreen(16, 16);
            p.deviceWindow = new Surface.Target.Window(Surface.WindowSystem.XCB, w.connection(), w.window(), 32, 16);
            ok(d.reset(p));
            d.setRenderAhead(0);
            frame(d, 0x336699);
            frame(d, 0x336699);
            // The back buffer is scaled to the window.
            shows(d, w, 31, 15, 0x336699);
            shows(d, w, 14, 7, 0xcc9966);
            d.release();
        }
    }
}
