package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.MemorySegment;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import tepui.ir.Shader;
import tepui.ir.Validator;
import tepui.pipe.Box;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.pipe.Surface;
import tepui.pipe.Texture;

class MountainDemoTest {
    private static final int WIDTH = 96;
    private static final int HEIGHT = 54;

    private static int[] draw(double seconds) {
        DriverProvider soft = null;
        for (DriverProvider provider : ServiceLoader.load(DriverProvider.class)) {
            if (provider.name().equals("soft")) soft = provider;
        }
        try (Device device = soft.open(soft.devices().getFirst(), DeviceOptions.DEFAULT);
                Context context = device.createContext();
                Surface surface = device.createSurface(new Surface.Target.Offscreen(WIDTH, HEIGHT));
                DemoProgram.Scene scene = new MountainDemo().open(device, context, surface, WIDTH, HEIGHT)) {
            Texture picture = scene.draw(seconds);
            int[] out = new int[WIDTH * HEIGHT];
            context.readTexture(
                    picture, 0, Box.of2d(0, 0, WIDTH, HEIGHT), MemorySegment.ofArray(out), WIDTH * 4L, out.length * 4L);
            return out;
        }
    }

    private static int[] averageOfRows(int[] picture, int from, int to) {
        long r = 0;
        long g = 0;
        long b = 0;
        for (int i = from * WIDTH; i < to * WIDTH; i++) {
            r += picture[i] & 255;
            g += picture[i] >> 8 & 255;
            b += picture[i] >> 16 & 255;
        }
        long n = (long) (to - from) * WIDTH;
        return new int[] {(int) (r / n), (int) (g / n), (int) (b / n)};
    }

    @Test
    void shadersAreValid() {
        for (Shader shader : SceneShaders.all()) Validator.check(shader);
    }

    @Test
    void skyIsBlueAndBrighterThanTheForest() {
        int[] picture = draw(0);
        int[] sky = averageOfRows(picture, 0, 6);
        int[] land = averageOfRows(picture, HEIGHT - 6, HEIGHT);
        assertTrue(sky[2] > sky[0], () -> "sky is " + java.util.Arrays.toString(sky));
        assertTrue(
                sky[2] > land[2] + 20,
                () -> "sky " + java.util.Arrays.toString(sky) + ", land " + java.util.Arrays.toString(land));
        assertTrue(land[1] >= land[2], () -> "land is " + java.util.Arrays.toString(land));
    }

    @Test
    void sameTimeGivesSamePicture() {
        assertArrayEquals(draw(1.5), draw(1.5));
    }
}
