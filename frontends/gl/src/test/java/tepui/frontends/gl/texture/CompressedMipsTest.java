package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import com.sun.management.ThreadMXBean;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.FailsOnVkd3d;
import tepui.frontends.gl.GL;

/** Mip levels of textures in blocks, and of others that no device draws to, are averages, made by bands of rows. */
final class CompressedMipsTest {
    private final GlLab lab = GlLab.compatibility();
    private final int texture = lab.texture();

    @BeforeEach
    void bind() {
        GL.glBindTexture(GL_TEXTURE_2D, texture);
    }

    @AfterEach
    void close() {
        lab.close();
    }

    private float[] red(int level, int count) {
        MemorySegment s = lab.memory(4L * count);
        GL.glGetTexImage(GL_TEXTURE_2D, level, GL_RED, GL_FLOAT, s.address());
        lab.noError();
        return s.toArray(ValueLayout.JAVA_FLOAT);
    }

    /** The average of the area of the level above that a texel covers. */
    private static double average(double[] above, int w, int h, int x, int y, int levelWidth, int levelHeight) {
        double left = (double) x * w / levelWidth;
        double right = (double) (x + 1) * w / levelWidth;
        double top = (double) y * h / levelHeight;
        double bottom = (double) (y + 1) * h / levelHeight;
        double sum = 0;
        for (int j = (int) top; j < Math.min(Math.ceil(bottom), h); j++) {
            for (int i = (int) left; i < Math.min(Math.ceil(right), w); i++) {
                double part =
                        (Math.min(right, i + 1) - Math.max(left, i)) * (Math.min(bottom, j + 1) - Math.max(top, j));
                sum += part * above[j * w + i];
            }
        }
        return sum / ((right - left) * (bottom - top));
    }

    @Test
    void levelsOfManyBandsAreAverages() {
        // Whole blocks, as Direct3D 12 asks for; the levels below have odd sizes.
        int w = 1020;
        int h = 516;
        assertTrue(w * h > 3 * CompressedMips.BAND);
        MemorySegment pixels = lab.memory(w * h * 4L);
        for (int i = 0; i < w * h; i++) {
            double wave = 0.5 + 0.25 * Math.sin(i % w * 0.021) + 0.25 * Math.sin(i / w * 0.047);
            pixels.setAtIndex(ValueLayout.JAVA_FLOAT, i, (float) wave);
        }
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_COMPRESSED_RED_RGTC1, w, h, 0, GL_RED, GL_FLOAT, pixels.address());
        float[] base = red(0, w * h);
        double[] above = new double[w * h];
        for (int i = 0; i < base.length; i++) above[i] = base[i];
        GL.glGenerateMipmap(GL_TEXTURE_2D);
        for (int level = 1, aw = w, ah = h; level < 10; level++) {
            int lw = Math.max(1, aw / 2);
            int lh = Math.max(1, ah / 2);
            double[] want = new double[lw * lh];
            float[] made = red(level, lw * lh);
            // Eight values a block: of small levels each block has all of the wave.
            double close = level < 4 ? 0.03 : 0.08;
            for (int i = 0; i < want.length; i++) {
                want[i] = average(above, aw, ah, i % lw, i / lw, lw, lh);
                assertEquals(want[i], made[i], close, "level " + level + ", texel " + i % lw + ", " + i / lw);
            }
            above = want;
            aw = lw;
            ah = lh;
        }
    }

    @Test
    void partsOfAnImageAreRead() {
        int w = 64;
        MemorySegment pixels = lab.memory(w * w);
        for (int i = 0; i < w * w; i++) pixels.set(ValueLayout.JAVA_BYTE, i, (byte) (i / w * 4));
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_COMPRESSED_RED_RGTC1, w, w, 0, GL_RED, GL_UNSIGNED_BYTE, pixels.address());
        MemorySegment s = lab.memory(4 * 3 * 5);
        GL.glGetTextureSubImage(texture, 0, 7, 18, 0, 3, 5, 1, GL_RED, GL_FLOAT, 60, s.address());
        lab.noError();
        for (int i = 0; i < 15; i++) {
            assertEquals((18 + i / 3) * 4 / 255f, s.getAtIndex(ValueLayout.JAVA_FLOAT, i), 0.01f, "texel " + i);
        }
    }

    /** A texture of odd sides, of one value: so are its levels. */
    private void levelsAreAsTheBase(int target, int format) {
        GL.glBindTexture(target, lab.texture());
        MemorySegment pixels = lab.memory(4L * 7 * 5 * 2);
        pixels.asSlice(0).fill((byte) 0xff);
        if (target != GL_TEXTURE_2D) {
            GL.glTexImage3D(target, 0, format, 7, 5, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels.address());
        } else {
            GL.glTexImage2D(target, 0, format, 7, 5, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels.address());
        }
        GL.glGenerateMipmap(target);
        lab.noError();
        for (int level = 1; level < 3; level++) {
            int layers = target == GL_TEXTURE_2D_ARRAY ? 2 : 1;
            for (int texel : lab.texels(target, level, (7 >> level) * (5 >> level) * layers)) {
                assertEquals("ffffffff", Integer.toHexString(texel), "level " + level);
            }
        }
    }

    @Test
    void oddLevelsOfFormatsThatAreNoTargets() {
        levelsAreAsTheBase(GL_TEXTURE_2D, GL_COMPRESSED_RGB);
        levelsAreAsTheBase(GL_TEXTURE_2D_ARRAY, GL_COMPRESSED_RGB);
    }

    @Test
    void levelsOfSharedExponents() {
        levelsAreAsTheBase(GL_TEXTURE_2D, GL_RGB9_E5);
        levelsAreAsTheBase(GL_TEXTURE_2D_ARRAY, GL_RGB9_E5);
        levelsAreAsTheBase(GL_TEXTURE_3D, GL_RGB9_E5);
    }

    @Test
    @FailsOnVkd3d("vkd3d 1.2 announces volumes in blocks and makes none")
    void levelsOfVolumesInBlocks() {
        levelsAreAsTheBase(GL_TEXTURE_3D, GL_COMPRESSED_RGBA_BPTC_UNORM);
    }

    @Test
    void aSliceIsTheAverageOfThoseThatItCovers() {
        float[] slices = {1, 2, 4, 8, 16, 32, 64};
        MemorySegment pixels = lab.memory(4L * 4 * slices.length);
        for (int i = 0; i < 4 * slices.length; i++) pixels.setAtIndex(ValueLayout.JAVA_FLOAT, i, slices[i / 4]);
        GL.glBindTexture(GL_TEXTURE_3D, lab.texture());
        GL.glTexImage3D(GL_TEXTURE_3D, 0, GL_RGB9_E5, 2, 2, slices.length, 0, GL_RED, GL_FLOAT, pixels.address());
        GL.glGenerateMipmap(GL_TEXTURE_3D);
        MemorySegment level = lab.memory(12);
        GL.glGetTexImage(GL_TEXTURE_3D, 1, GL_RED, GL_FLOAT, level.address());
        lab.noError();
        // Each covers seven thirds of a slice.
        float[] expected = {
            (1 + 2 + 4 / 3f) * 3 / 7, (4 * 2 / 3f + 8 + 16 * 2 / 3f) * 3 / 7, (16 / 3f + 32 + 64) * 3 / 7
        };
        for (int i = 0; i < 3; i++) {
            assertEquals(expected[i], level.getAtIndex(ValueLayout.JAVA_FLOAT, i), expected[i] / 250, "slice " + i);
        }
    }

    @Test
    void memoryDoesNotGrowWithTheImage() {
        int size = 2048;
        long blocks = lab.memory(size * size / 2).address();
        GL.glCompressedTexImage2D(
                GL_TEXTURE_2D, 0, GL_COMPRESSED_RGB_S3TC_DXT1_EXT, size, size, 0, size * size / 2, blocks);
        GL.glGenerateMipmap(GL_TEXTURE_2D);
        lab.noError();
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        GL.glGenerateMipmap(GL_TEXTURE_2D);
        long bytes = threads.getCurrentThreadAllocatedBytes() - before;
        // All values of the base at once would be sixteen bytes a texel.
        assertTrue(bytes < 8L * size * size, bytes + " bytes for an image of " + size + " x " + size);
    }
}
