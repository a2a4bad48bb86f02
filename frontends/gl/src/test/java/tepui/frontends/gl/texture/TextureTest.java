package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.context.Current;

/** Images of textures: where they are kept, what becomes of them, and the errors of their calls. */
final class TextureTest {
    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    private void image(int level, int size, int color) {
        int[] texels = new int[size * size];
        Arrays.fill(texels, Integer.reverseBytes(color));
        GL.glTexImage2D(GL_TEXTURE_2D, level, GL_RGBA8, size, size, 0, GL_RGBA, GL_UNSIGNED_BYTE, lab.ints(texels));
        lab.noError();
    }

    private int parameter(int target, int level, int pname) {
        MemorySegment s = lab.memory(4);
        GL.glGetTexLevelParameteriv(target, level, pname, s.address());
        return s.get(ValueLayout.JAVA_INT, 0);
    }

    private TextureObject bind() {
        int name = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, name);
        TextureObject t = Current.get().share.textures.get(name);
        if (t == null) throw new AssertionError("no texture");
        return t;
    }

    @Test
    void smallImagesWaitUntilTheyAreUsed() {
        TextureObject t = bind();
        image(0, 8, 0x11223344);
        assertEquals(null, t.main);
        assertEquals(0x11223344, lab.texels(GL_TEXTURE_2D, 0, 64)[63]);
        TextureLevels.main(Current.get().pipe, t);
        assertTrue(t.main != null);
        assertEquals(0x11223344, lab.texels(GL_TEXTURE_2D, 0, 64)[63]);
    }

    @Test
    void moreLevelsLaterKeepWhatIsThere() {
        TextureObject t = bind();
        image(0, 8, 0x01010101);
        TextureLevels.main(Current.get().pipe, t);
        image(1, 4, 0x02020202);
        image(2, 2, 0x03030303);
        assertFalse(t.isMipComplete());
        image(3, 1, 0x04040404);
        assertTrue(t.isMipComplete());
        TextureStore store = TextureLevels.main(Current.get().pipe, t);
        assertEquals(4, store == null ? 0 : store.texture().desc().levels());
        for (int level = 0; level < 4; level++) {
            assertEquals(0x01010101 * (level + 1), lab.texels(GL_TEXTURE_2D, level, 64 >> 2 * level)[0]);
        }
    }

    @Test
    void anotherSizeLeavesOtherLevelsAlone() {
        TextureObject t = bind();
        image(0, 4, 0x0a0a0a0a);
        image(1, 2, 0x0b0b0b0b);
        TextureLevels.main(Current.get().pipe, t);
        image(0, 16, 0x0c0c0c0c);
        TextureLevels.main(Current.get().pipe, t);
        assertEquals(0x0c0c0c0c, lab.texels(GL_TEXTURE_2D, 0, 256)[255]);
        assertEquals(0x0b0b0b0b, lab.texels(GL_TEXTURE_2D, 1, 4)[3]);
        assertFalse(t.isMipComplete());
    }

    @Test
    void partsAreReplaced() {
        bind();
        image(0, 4, 0x000000ff);
        GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 1, 2, 2, 1, GL_RGBA, GL_UNSIGNED_BYTE, lab.ints(-1, -1));
        int[] texels = lab.texels(GL_TEXTURE_2D, 0, 16);
        for (int i = 0; i < 16; i++) assertEquals(i == 9 || i == 10 ? -1 : 255, texels[i]);
        GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 3, 0, 2, 1, GL_RGBA, GL_UNSIGNED_BYTE, lab.ints(0, 0));
        lab.error(GL_INVALID_VALUE);
    }

    @Test
    void luminanceAndItsKinReadBackAsTheTableSays() {
        bind();
        int[][] cases = {
            {GL_LUMINANCE8, 0x800000ff},
            {GL_ALPHA8, 0x00000040},
            {GL_LUMINANCE8_ALPHA8, 0x80000040},
            {GL_INTENSITY8, 0x800000ff},
            {GL_RGB8, 0x8090a0ff},
            {GL_R8, 0x800000ff},
            {GL_RG8, 0x809000ff},
            {GL_SLUMINANCE8_ALPHA8, 0x80000040},
        };
        for (int[] c : cases) {
            long pixels = lab.bytes(0x80, 0x90, 0xa0, 0x40);
            GL.glTexImage2D(GL_TEXTURE_2D, 0, c[0], 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
            assertEquals(
                    Integer.toHexString(c[1]),
                    Integer.toHexString(lab.texels(GL_TEXTURE_2D, 0, 1)[0]),
                    "format 0x" + Integer.toHexString(c[0]));
        }
    }

    @Test
    void compressedImagesComeBackAsGiven() {
        bind();
        long block = lab.bytes(0, 0xf8, 0, 0xf8, 0, 0, 0, 0); // red
        GL.glCompressedTexImage2D(GL_TEXTURE_2D, 0, GL_COMPRESSED_RGB_S3TC_DXT1_EXT, 4, 4, 0, 8, block);
        lab.noError();
        MemorySegment out = lab.memory(8);
        GL.glGetCompressedTexImage(GL_TEXTURE_2D, 0, out.address());
        lab.noError();
        assertEquals(0xf800f800L, out.get(ValueLayout.JAVA_LONG, 0));
        assertEquals(0xff0000ff, lab.texels(GL_TEXTURE_2D, 0, 16)[5]);
        assertEquals(1, parameter(GL_TEXTURE_2D, 0, GL_TEXTURE_COMPRESSED));
        assertEquals(8, parameter(GL_TEXTURE_2D, 0, GL_TEXTURE_COMPRESSED_IMAGE_SIZE));
        GL.glCompressedTexImage2D(GL_TEXTURE_2D, 0, GL_COMPRESSED_RGB_S3TC_DXT1_EXT, 4, 4, 0, 9, block);
        lab.error(GL_INVALID_VALUE);
    }

    @Test
    void plainPixelsAreCompressed() {
        bind();
        int[] formats = {
            GL_COMPRESSED_RGB_S3TC_DXT1_EXT,
            GL_COMPRESSED_RGBA_S3TC_DXT1_EXT,
            GL_COMPRESSED_RGBA_S3TC_DXT3_EXT,
            GL_COMPRESSED_RGBA_S3TC_DXT5_EXT,
            GL_COMPRESSED_RGBA_BPTC_UNORM,
            GL_COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT,
            GL_COMPRESSED_RGB_BPTC_SIGNED_FLOAT
        };
        int[] pixels = new int[36];
        for (int format : formats) {
            // halves are mixed by their bits, which makes a line of greys only
            boolean halves =
                    format == GL_COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT || format == GL_COMPRESSED_RGB_BPTC_SIGNED_FLOAT;
            for (int i = 0; i < 36; i++) {
                int v = i % 6 * 40;
                pixels[i] = 0xff000000 | v << 16 | (halves ? v : 255 - v) << 8 | v;
            }
            GL.glTexImage2D(GL_TEXTURE_2D, 0, format, 6, 6, 0, GL_RGBA, GL_UNSIGNED_BYTE, lab.ints(pixels));
            lab.noError();
            int[] back = lab.texels(GL_TEXTURE_2D, 0, 36);
            for (int i = 0; i < 36; i++) {
                int want = Integer.reverseBytes(pixels[i]);
                for (int c = 0; c < 32; c += 8) {
                    int difference = Math.abs((want >>> c & 255) - (back[i] >>> c & 255));
                    assertTrue(
                            difference <= 20,
                            "format 0x" + Integer.toHexString(format) + ", texel " + i + ": "
                                    + Integer.toHexString(back[i]) + " for " + Integer.toHexString(want));
                }
            }
        }
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_COMPRESSED_RGB8_ETC2, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        lab.error(GL_INVALID_OPERATION);
    }

    @Test
    void mipmapsAreAverages() {
        bind();
        long pixels = lab.ints(0, 0x00646464, 0x00646464, 0x00c8c8c8);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 2, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
        GL.glGenerateMipmap(GL_TEXTURE_2D);
        lab.noError();
        assertEquals(0x64646400, lab.texels(GL_TEXTURE_2D, 1, 1)[0]);
        assertEquals(1, parameter(GL_TEXTURE_2D, 1, GL_TEXTURE_WIDTH));
    }

    @Test
    void facesOfACubeAreImages() {
        GL.glBindTexture(GL_TEXTURE_CUBE_MAP, lab.texture());
        TextureObject t = Current.get().textures.bound(TextureTarget.CUBE);
        for (int face = 0; face < 6; face++) {
            assertFalse(t.isCubeComplete());
            GL.glTexImage2D(
                    GL_TEXTURE_CUBE_MAP_POSITIVE_X + face,
                    0,
                    GL_RGBA8,
                    1,
                    1,
                    0,
                    GL_RGBA,
                    GL_UNSIGNED_BYTE,
                    lab.ints(face));
        }
        assertTrue(t.isCubeComplete());
        TextureLevels.main(Current.get().pipe, t);
        for (int face = 0; face < 6; face++) {
            assertEquals(face << 24, lab.texels(GL_TEXTURE_CUBE_MAP_POSITIVE_X + face, 0, 1)[0]);
        }
        GL.glTexImage2D(GL_TEXTURE_CUBE_MAP_POSITIVE_X, 0, GL_RGBA8, 2, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        lab.error(GL_INVALID_VALUE);
    }

    @Test
    void arraysAndVolumes() {
        int[] texels = new int[2 * 2 * 3];
        for (int i = 0; i < texels.length; i++) texels[i] = i;
        int[][] targets = {{GL_TEXTURE_3D, 3}, {GL_TEXTURE_2D_ARRAY, 3}};
        for (int[] target : targets) {
            GL.glBindTexture(target[0], lab.texture());
            GL.glTexImage3D(target[0], 0, GL_RGBA8, 2, 2, 3, 0, GL_RGBA, GL_UNSIGNED_BYTE, lab.ints(texels));
            GL.glTexSubImage3D(target[0], 0, 1, 1, 2, 1, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, lab.ints(99));
            lab.noError();
            assertEquals(99 << 24, lab.texels(target[0], 0, 12)[11]);
            assertEquals(7 << 24, lab.texels(target[0], 0, 12)[7]);
        }
        GL.glBindTexture(GL_TEXTURE_1D_ARRAY, lab.texture());
        GL.glTexImage2D(GL_TEXTURE_1D_ARRAY, 0, GL_RGBA8, 4, 3, 0, GL_RGBA, GL_UNSIGNED_BYTE, lab.ints(texels));
        TextureLevels.main(Current.get().pipe, Current.get().textures.bound(TextureTarget.D1_ARRAY));
        GL.glTexSubImage2D(GL_TEXTURE_1D_ARRAY, 0, 1, 1, 2, 2, GL_RGBA, GL_UNSIGNED_BYTE, lab.ints(50, 51, 52, 53));
        int[] got = lab.texels(GL_TEXTURE_1D_ARRAY, 0, 12);
        int[] want = {0, 1, 2, 3, 4, 50, 51, 7, 8, 52, 53, 11};
        for (int i = 0; i < 12; i++) assertEquals(want[i] << 24, got[i]);
    }

    @Test
    void immutableStorageStays() {
        bind();
        GL.glTexStorage2D(GL_TEXTURE_2D, 3, GL_RGBA8, 4, 4);
        lab.noError();
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        lab.error(GL_INVALID_OPERATION);
        GL.glTexSubImage2D(GL_TEXTURE_2D, 2, 0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, lab.ints(7));
        assertArrayEquals(new int[] {7 << 24}, lab.texels(GL_TEXTURE_2D, 2, 1));
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, 4, 4);
        lab.error(GL_INVALID_OPERATION);
    }

    @Test
    void proxiesTellWhatIsTooLarge() {
        GL.glTexImage2D(GL_PROXY_TEXTURE_2D, 0, GL_RGBA8, 64, 32, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        assertEquals(64, parameter(GL_PROXY_TEXTURE_2D, 0, GL_TEXTURE_WIDTH));
        GL.glTexImage2D(GL_PROXY_TEXTURE_2D, 0, GL_RGBA8, 1 << 20, 32, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        lab.noError();
        assertEquals(0, parameter(GL_PROXY_TEXTURE_2D, 0, GL_TEXTURE_WIDTH));
        bind();
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 1 << 20, 32, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        lab.error(GL_INVALID_VALUE);
    }

    @Test
    void aPixelOfABitmapClearsAsAByte() {
        int a = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, a);
        image(0, 2, 0x05050505);
        GL.glClearTexImage(a, 0, GL_COLOR_INDEX, GL_BITMAP, lab.ints(-1));
        lab.noError();
        assertEquals(0, lab.texels(GL_TEXTURE_2D, 0, 4)[3]);
    }

    @Test
    void texelsAreClearedAndCopied() {
        int a = lab.texture();
        int b = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, a);
        // Only complete textures are copied between.
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        image(0, 4, 0);
        GL.glClearTexSubImage(a, 0, 1, 1, 0, 2, 2, 1, GL_RGBA, GL_UNSIGNED_BYTE, lab.ints(-1));
        lab.noError();
        GL.glBindTexture(GL_TEXTURE_2D, b);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        image(0, 4, 0x05050505);
        GL.glCopyImageSubData(a, GL_TEXTURE_2D, 0, 0, 0, 0, b, GL_TEXTURE_2D, 0, 2, 2, 0, 2, 2, 1);
        lab.noError();
        int[] texels = lab.texels(GL_TEXTURE_2D, 0, 16);
        assertEquals(0x05050505, texels[0]);
        assertEquals(0, texels[10]);
        assertEquals(-1, texels[15]);
    }

    @Test
    void wrongTargetsAndFormatsAreErrors() {
        GL.glBindTexture(GL_TEXTURE_2D, 0);
        GL.glTexImage2D(GL_TEXTURE_3D, 0, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        lab.error(GL_INVALID_ENUM);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, 0x1234, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        lab.error(GL_INVALID_VALUE);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 1, 1, 0, GL_RGB, GL_UNSIGNED_SHORT_4_4_4_4, 0);
        lab.error(GL_INVALID_OPERATION);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 1, 1, 0, GL_DEPTH_COMPONENT, GL_FLOAT, 0);
        lab.error(GL_INVALID_OPERATION);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8UI, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        lab.error(GL_INVALID_OPERATION);
        GL.glTexImage2D(GL_TEXTURE_2D, -1, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        lab.error(GL_INVALID_VALUE);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_RED);
        lab.error(GL_INVALID_ENUM);
        GL.glTexParameteri(GL_TEXTURE_RECTANGLE, GL_TEXTURE_WRAP_S, GL_REPEAT);
        lab.error(GL_INVALID_ENUM);
    }

    @Test
    void integerTexturesAreNotFiltered() {
        TextureObject t = bind();
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8UI, 1, 1, 0, GL_RGBA_INTEGER, GL_UNSIGNED_BYTE, 0);
        lab.noError();
        assertFalse(t.isComplete(t.params()));
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        assertTrue(t.isComplete(t.params()));
    }
}
