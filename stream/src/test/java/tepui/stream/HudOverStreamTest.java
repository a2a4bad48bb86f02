package tepui.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.layers.Layers;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.RenderTargets;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;
import tepui.tools.kit.scene.PlainObjects;

/** Figures over the picture of a context that records: they come with the picture, and nothing else of it changes. */
final class HudOverStreamTest {
    private static final int WIDTH = 200;
    private static final int HEIGHT = 120;

    @ParameterizedTest
    @ValueSource(strings = {"soft", "vulkan"})
    void figuresStandOnThePictureAndNowhereElse(String driver) {
        List<int[]> pictures = new ArrayList<>();
        try (Device device = Layers.wrap(Devices.stream(driver, StreamMode.THREADED), "hud=fps+frametime");
                Context context = device.createContext()) {
            Surface surface = device.createSurface(
                    new Surface.Target.Pixels(WIDTH, HEIGHT, (w, h, argb) -> pictures.add(argb.clone())));
            Texture t = PlainObjects.texture(device, Format.R8G8B8A8_UNORM, WIDTH, HEIGHT);
            context.setRenderTargets(RenderTargets.of(t));
            for (int i = 0; i < 40; i++) {
                context.clearColor(0, ClearColor.of(1, 0, 0, 1), null, 15);
                context.present(surface, t, false, Surface.Interval.IMMEDIATE);
            }
            context.finish();
            surface.close();
        }
        int bright = 0;
        int[] argb = pictures.getLast();
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                int pixel = argb[y * WIDTH + x];
                boolean inside = x >= 7 && x < 141 && y >= 7 && y < 57;
                if (!inside) assertEquals(0xffff0000, pixel, "at " + x + ", " + y);
                else if ((pixel >> 8 & 255) > 180) bright++;
            }
        }
        assertEquals(true, bright > 150, bright + " bright pixels");
    }
}
