package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.RenderTargets;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.format.Format;

class PresentTest {
    private final SoftLab lab = new SoftLab();
    private int[] shown = {};

    @AfterEach
    void close() {
        lab.close();
    }

    private Surface pixels(int width, int height) {
        return lab.device.createSurface(new Surface.Target.Pixels(width, height, (w, h, argb) -> shown = argb.clone()));
    }

    private Texture texture(Format format, int width, int height, int... texels) {
        Texture t = lab.target(format, width, height);
        lab.context.writeTexture(t, 0, Box.of2d(0, 0, width, height), MemorySegment.ofArray(texels), width * 4L, 0);
        return t;
    }

    @Test
    void rowsComeFromTheTop() {
        Texture t = texture(Format.R8G8B8A8_UNORM, 1, 2, 0xff0000ff, 0x8000ff00);
        Surface s = pixels(1, 2);
        lab.context.present(s, t, false, Surface.Interval.IMMEDIATE);
        assertArrayEquals(new int[] {0xffff0000, 0x8000ff00}, shown);
        lab.context.present(s, t, true, Surface.Interval.IMMEDIATE);
        assertArrayEquals(new int[] {0x8000ff00, 0xffff0000}, shown);
        assertEquals(2, lab.context.counters().presents);
    }

    @Test
    void blueFirstAndEncodedFormatsKeepTheirBytes() {
        Surface s = pixels(1, 1);
        lab.context.present(s, texture(Format.B8G8R8A8_UNORM, 1, 1, 0xff102030), false, Surface.Interval.ONE);
        assertArrayEquals(new int[] {0xff102030}, shown);
        lab.context.present(s, texture(Format.R8G8B8A8_SRGB, 1, 1, 0xff102030), false, Surface.Interval.ONE);
        assertArrayEquals(new int[] {0xff302010}, shown);
    }

    /** Rows of blocks that are whole, cut off at the top or at the bottom, and surfaces that are smaller and larger than the picture. */
    @Test
    void everySizeIsShownBothWays() {
        for (int height = 1; height < 14; height++) {
            int width = 14 - height;
            int[] texels = new int[width * height];
            for (int i = 0; i < texels.length; i++) texels[i] = 0xff000000 | i * 0x010203;
            Texture t = texture(Format.B8G8R8A8_UNORM, width, height, texels);
            for (int by = -3; by <= 3; by++) {
                int w = Math.max(1, width + by);
                int h = Math.max(1, height + by);
                Surface s = pixels(w, h);
                for (boolean bottomUp : new boolean[] {false, true}) {
                    lab.context.present(s, t, bottomUp, Surface.Interval.IMMEDIATE);
                    for (int i = 0; i < w * h; i++) {
                        int x = i % w;
                        int y = bottomUp ? height - 1 - i / w : i / w;
                        int expected = x < width && i / w < height ? texels[y * width + x] : 0xff000000;
                        assertEquals(expected, shown[i], w + " x " + h + " of " + width + " x " + height + ": " + i);
                    }
                }
            }
        }
    }

    @Test
    void whatWasDrawnIsShown() {
        Texture t = lab.target(Format.R8G8B8A8_UNORM, 2, 2);
        lab.context.setRenderTargets(RenderTargets.of(t));
        lab.context.clearColor(0, ClearColor.of(0, 0, 1, 1), null, 15);
        lab.context.present(pixels(2, 2), t, true, Surface.Interval.ONE);
        assertArrayEquals(new int[] {0xff0000ff, 0xff0000ff, 0xff0000ff, 0xff0000ff}, shown);
    }

    @Test
    void aSurfaceMayBeOfAnotherSize() {
        Texture t = texture(Format.R8G8B8A8_UNORM, 2, 1, 0xff0000ff, 0xff00ff00);
        Surface s = pixels(1, 1);
        s.resize(3, 2);
        lab.context.present(s, t, false, Surface.Interval.ONE);
        assertArrayEquals(new int[] {0xffff0000, 0xff00ff00, 0xff000000, 0xff000000, 0xff000000, 0xff000000}, shown);
    }

    @Test
    void windowsOfOtherSystemsAreNotForThisDevice() {
        assertThrows(
                UnsupportedByDeviceException.class,
                () -> lab.device.createSurface(new Surface.Target.Window(Surface.WindowSystem.WIN32, 1, 1, 10, 10)));
        // There is no X server, or it does not know such a window.
        assertThrows(
                RuntimeException.class,
                () -> lab.device.createSurface(new Surface.Target.Window(Surface.WindowSystem.XCB, 1, 1, 10, 10)));
    }

    @Test
    void aClosedSurfaceIsRefused() {
        Texture t = texture(Format.R8G8B8A8_UNORM, 1, 1, 0);
        Surface s = lab.device.createSurface(new Surface.Target.Offscreen(1, 1));
        lab.context.present(s, t, false, Surface.Interval.ONE);
        s.close();
        assertThrows(IllegalArgumentException.class, () -> lab.context.present(s, t, false, Surface.Interval.ONE));
    }
}
