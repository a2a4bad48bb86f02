package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.frontends.gl.GL;

/** What programs read back of textures: luminance, and levels of textures in blocks. */
final class TextureReadsTest {
    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    @Test
    void luminanceOfAnImageIsItsRedAndOfAFramebufferTheSum() {
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glTexImage2D(
                GL_TEXTURE_2D, 0, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, lab.bytes(0x40, 0x20, 0x10, 0x80));
        MemorySegment read = lab.memory(1);
        GL.glPixelStorei(GL_PACK_ALIGNMENT, 1);
        GL.glGetTexImage(GL_TEXTURE_2D, 0, GL_LUMINANCE, GL_UNSIGNED_BYTE, read.address());
        assertEquals(0x40, read.get(ValueLayout.JAVA_BYTE, 0));

        GL.glClearColor(0x40 / 255f, 0x20 / 255f, 0x10 / 255f, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glReadPixels(0, 0, 1, 1, GL_LUMINANCE, GL_UNSIGNED_BYTE, read.address());
        assertEquals(0x70, read.get(ValueLayout.JAVA_BYTE, 0));
        lab.noError();
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                GL_COMPRESSED_RGB_S3TC_DXT1_EXT,
                GL_COMPRESSED_RGBA_S3TC_DXT5_EXT,
                GL_COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT,
                GL_COMPRESSED_RGBA_BPTC_UNORM,
            })
    void generatedLevelsInBlocksAreReadBack(int format) {
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        MemorySegment texels = lab.memory(4 * 16 * 16);
        for (int i = 0; i < 256; i++) texels.setAtIndex(ValueLayout.JAVA_INT, i, i % 16 < 8 ? 0xff0000ff : 0xff00ff00);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, format, 16, 16, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels.address());
        GL.glGenerateMipmap(GL_TEXTURE_2D);
        int[] level = lab.texels(GL_TEXTURE_2D, 1, 64);
        near(0xff0000ff, level[0]);
        near(0x00ff00ff, level[63]);
    }

    /** Encoders of blocks may miss a value by one. */
    private static void near(int expected, int told) {
        for (int shift = 0; shift < 32; shift += 8) {
            int difference = (expected >>> shift & 255) - (told >>> shift & 255);
            assertTrue(
                    Math.abs(difference) <= 1, () -> Integer.toHexString(expected) + " " + Integer.toHexString(told));
        }
    }

    @Test
    void generatedLevelsOfFacesInBlocksAreReadBack() {
        GL.glBindTexture(GL_TEXTURE_CUBE_MAP, lab.texture());
        GL.glTexStorage2D(GL_TEXTURE_CUBE_MAP, 4, GL_COMPRESSED_RGB_S3TC_DXT1_EXT, 8, 8);
        MemorySegment texels = lab.memory(4 * 8 * 8);
        for (int face = 0; face < 6; face++) {
            for (int i = 0; i < 64; i++) texels.setAtIndex(ValueLayout.JAVA_INT, i, face % 2 == 0 ? 0xff0000ff : -1);
            GL.glTexSubImage2D(
                    GL_TEXTURE_CUBE_MAP_POSITIVE_X + face, 0, 0, 0, 8, 8, GL_RGBA, GL_UNSIGNED_BYTE, texels.address());
        }
        GL.glGenerateMipmap(GL_TEXTURE_CUBE_MAP);
        for (int level = 1; level < 4; level++) {
            assertEquals(0xff0000ff, lab.texels(GL_TEXTURE_CUBE_MAP_POSITIVE_X, level, 64 >> 2 * level)[0]);
            assertEquals(0xffffffff, lab.texels(GL_TEXTURE_CUBE_MAP_NEGATIVE_Z, level, 64 >> 2 * level)[0]);
        }
    }
}
