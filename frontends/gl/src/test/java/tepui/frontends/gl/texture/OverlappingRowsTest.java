package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;

/** Rows and images that share bytes: a row length or an image height in the pixel store that is below the image's own (OpenGL 4.6, 8.4.4.1). */
final class OverlappingRowsTest {
    private static final int S3TC = GL_COMPRESSED_RGBA_S3TC_DXT5_EXT;

    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    /** Texels 0, 1, 2 and so on. */
    private MemorySegment numbers(int count) {
        MemorySegment s = lab.memory(4L * count);
        for (int i = 0; i < count; i++) s.setAtIndex(ValueLayout.JAVA_INT, i, i);
        return s;
    }

    private void bound(int target, MemorySegment contents) {
        GL.glBindBuffer(target, lab.buffer());
        GL.glBufferData(target, contents.byteSize(), contents.address(), GL_STREAM_READ);
    }

    private int[] texels(int target, int count) {
        MemorySegment s = lab.memory(4L * count);
        GL.glPixelStorei(GL_PACK_ROW_LENGTH, 0);
        GL.glPixelStorei(GL_PACK_IMAGE_HEIGHT, 0);
        GL.glGetTexImage(target, 0, GL_RGBA, GL_UNSIGNED_BYTE, s.address());
        lab.noError();
        return s.toArray(ValueLayout.JAVA_INT);
    }

    /** Makes the device have a texture, as it has those that are drawn to. */
    private void onDevice(int texture) {
        GL.glBindFramebuffer(GL_FRAMEBUFFER, lab.framebuffer());
        GL.glFramebufferTexture(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, texture, 0);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        lab.noError();
    }

    /** A texture of 4 by 3 texels of numbers. */
    private void texture() {
        int texture = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, texture);
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, 4, 3);
        onDevice(texture);
        long pixels = numbers(12).address();
        GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 4, 3, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    }

    @Test
    void rowsOfMemory() {
        texture();
        GL.glPixelStorei(GL_UNPACK_ROW_LENGTH, 2);
        GL.glTexSubImage2D(
                GL_TEXTURE_2D,
                0,
                0,
                0,
                4,
                3,
                GL_RGBA,
                GL_UNSIGNED_BYTE,
                numbers(8).address());
        assertArrayEquals(new int[] {0, 1, 2, 3, 2, 3, 4, 5, 4, 5, 6, 7}, texels(GL_TEXTURE_2D, 12));
    }

    @Test
    void rowsOfABuffer() {
        texture();
        bound(GL_PIXEL_UNPACK_BUFFER, numbers(8));
        GL.glPixelStorei(GL_UNPACK_ROW_LENGTH, 2);
        GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 4, 3, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        assertArrayEquals(new int[] {0, 1, 2, 3, 2, 3, 4, 5, 4, 5, 6, 7}, texels(GL_TEXTURE_2D, 12));
    }

    @Test
    void rowsThatAreLayers() {
        int texture = lab.texture();
        GL.glBindTexture(GL_TEXTURE_1D_ARRAY, texture);
        GL.glTexStorage2D(GL_TEXTURE_1D_ARRAY, 1, GL_RGBA8, 3, 2);
        onDevice(texture);
        GL.glPixelStorei(GL_UNPACK_ROW_LENGTH, 1);
        long pixels = numbers(4).address();
        GL.glTexSubImage2D(GL_TEXTURE_1D_ARRAY, 0, 0, 0, 3, 2, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
        assertArrayEquals(new int[] {0, 1, 2, 1, 2, 3}, texels(GL_TEXTURE_1D_ARRAY, 6));
    }

    @Test
    void imagesOfAVolume() {
        for (boolean buffer : new boolean[] {false, true}) {
            int texture = lab.texture();
            GL.glBindTexture(GL_TEXTURE_3D, texture);
            GL.glTexStorage3D(GL_TEXTURE_3D, 1, GL_RGBA8, 2, 2, 2);
            onDevice(texture);
            GL.glPixelStorei(GL_UNPACK_IMAGE_HEIGHT, 1);
            MemorySegment pixels = numbers(6);
            if (buffer) bound(GL_PIXEL_UNPACK_BUFFER, pixels);
            GL.glTexSubImage3D(
                    GL_TEXTURE_3D, 0, 0, 0, 0, 2, 2, 2, GL_RGBA, GL_UNSIGNED_BYTE, buffer ? 0 : pixels.address());
            assertArrayEquals(new int[] {0, 1, 2, 3, 2, 3, 4, 5}, texels(GL_TEXTURE_3D, 8));
        }
    }

    @Test
    void blocks() {
        MemorySegment blocks = lab.memory(16 * 3);
        for (int i = 0; i < 48; i++) blocks.set(ValueLayout.JAVA_BYTE, i, (byte) (i / 16 + 1));
        GL.glPixelStorei(GL_UNPACK_COMPRESSED_BLOCK_WIDTH, 4);
        GL.glPixelStorei(GL_UNPACK_COMPRESSED_BLOCK_HEIGHT, 4);
        GL.glPixelStorei(GL_UNPACK_COMPRESSED_BLOCK_DEPTH, 1);
        GL.glPixelStorei(GL_UNPACK_COMPRESSED_BLOCK_SIZE, 16);
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, S3TC, 8, 8);
        GL.glPixelStorei(GL_UNPACK_ROW_LENGTH, 4);
        GL.glCompressedTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 8, 8, S3TC, 64, blocks.address());
        lab.noError();
        MemorySegment s = lab.memory(64);
        GL.glGetCompressedTexImage(GL_TEXTURE_2D, 0, s.address());
        int[] kept = new int[4];
        for (int i = 0; i < 4; i++) kept[i] = s.get(ValueLayout.JAVA_BYTE, 16L * i);
        assertArrayEquals(new int[] {1, 2, 2, 3}, kept);
    }

    /** The last of the rows that share bytes is the one that stays. */
    @Test
    void readsWriteOneRowAfterAnother() {
        texture();
        for (boolean buffer : new boolean[] {false, true}) {
            MemorySegment into = lab.memory(32);
            if (buffer) bound(GL_PIXEL_PACK_BUFFER, into);
            GL.glPixelStorei(GL_PACK_ROW_LENGTH, 2);
            GL.glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, buffer ? 0 : into.address());
            lab.noError();
            if (buffer) GL.glGetBufferSubData(GL_PIXEL_PACK_BUFFER, 0, 32, into.address());
            assertArrayEquals(new int[] {0, 1, 4, 5, 8, 9, 10, 11}, into.toArray(ValueLayout.JAVA_INT));
        }
    }
}
