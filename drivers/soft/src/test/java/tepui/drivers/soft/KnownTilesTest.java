package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;
import tepui.testing.Seeds;

/**
 * Clears and presents that leave out tiles of which all is known, against a texture of which nothing is ever known, since a texel of it is
 * written before each step.
 */
class KnownTilesTest {
    private static final int WIDTH = 200;
    private static final int HEIGHT = 136;

    private final long seed = Seeds.one("KnownTilesTest");

    /** One of the two textures, with what presents of it show. */
    private static final class Side implements AutoCloseable {
        final SoftLab lab = new SoftLab();
        final Texture texture = lab.target(Format.R8G8B8A8_UNORM, WIDTH, HEIGHT);
        final Texture other = lab.target(Format.R8G8B8A8_UNORM, WIDTH, HEIGHT);
        int[] shown = {};
        final Surface surface = lab.device.createSurface(
                new Surface.Target.Pixels(WIDTH, HEIGHT, (w, h, argb) -> shown = argb.clone()));

        Side() {
            lab.floatLayout(4);
            lab.bind(lab.vertex((s, b) -> {}));
            lab.bind(lab.fragment((s, b) -> b.f32(0, 1, 0, 1)));
            target(texture);
        }

        void target(Texture t) {
            lab.context.setRenderTargets(RenderTargets.of(t));
            lab.context.setViewport(0, 0, 0, WIDTH, HEIGHT, 0, 1);
        }

        void forget() {
            int[] texel = new int[1];
            Box box = Box.of2d(1, 1, 1, 1);
            lab.context.readTexture(texture, 0, box, MemorySegment.ofArray(texel), 4, 4);
            lab.context.writeTexture(texture, 0, box, MemorySegment.ofArray(texel), 4, 4);
        }

        int[] read() {
            int[] all = new int[WIDTH * HEIGHT];
            Box box = Box.of2d(0, 0, WIDTH, HEIGHT);
            lab.context.readTexture(texture, 0, box, MemorySegment.ofArray(all), WIDTH * 4L, 0);
            return all;
        }

        void step(Random r) {
            switch (r.nextInt(9)) {
                case 0, 1, 2 -> lab.context.clearColor(0, ClearColor.of(r.nextInt(2), 0, 1, 1), null, 15);
                case 3 -> {
                    int x = r.nextInt(WIDTH);
                    int y = r.nextInt(HEIGHT);
                    int w = 1 + r.nextInt(WIDTH);
                    int h = 1 + r.nextInt(HEIGHT);
                    lab.context.clearColor(0, ClearColor.of(0.5f, 0, 1, 1), Box.of2d(x, y, w, h), 1 + r.nextInt(15));
                }
                case 4 -> {
                    float[] corners = new float[12];
                    float size = r.nextInt(4) == 0 ? 2 : 0.3f;
                    float x = r.nextFloat() * 2 - 1;
                    float y = r.nextFloat() * 2 - 1;
                    for (int i = 0; i < 12; i += 4) {
                        corners[i] = x + (r.nextFloat() - 0.5f) * size;
                        corners[i + 1] = y + (r.nextFloat() - 0.5f) * size;
                        corners[i + 3] = 1;
                    }
                    lab.context.bindVertexBuffer(0, lab.floats(corners), 0);
                    lab.context.draw(Primitive.TRIANGLES, 0, 3);
                }
                case 5 -> {
                    int[] texels = new int[16 * 16];
                    Arrays.fill(texels, r.nextInt());
                    Box box = Box.of2d(r.nextInt(WIDTH - 16), r.nextInt(HEIGHT - 16), 16, 16);
                    lab.context.writeTexture(texture, 0, box, MemorySegment.ofArray(texels), 64, 0);
                }
                case 6 -> lab.context.flush();
                case 7 -> {
                    target(other);
                    lab.context.clearColor(0, ClearColor.of(1, 1, 1, 1), null, 15);
                    target(texture);
                }
                default -> lab.context.present(surface, texture, r.nextInt(4) == 0, Surface.Interval.IMMEDIATE);
            }
        }

        @Override
        public void close() {
            lab.close();
        }
    }

    @Test
    void whatIsLeftOutChangesNothing() {
        Random r = new Random(seed);
        try (Side known = new Side();
                Side unknown = new Side()) {
            for (int n = 0; n < 600; n++) {
                long step = r.nextLong();
                known.step(new Random(step));
                unknown.forget();
                unknown.step(new Random(step));
                if (n % 10 == 9) assertArrayEquals(unknown.read(), known.read(), "seed " + seed + ", step " + n);
                assertArrayEquals(unknown.shown, known.shown, "seed " + seed + ", shown at step " + n);
            }
        }
    }
}
