package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;

/** The pixel store's size of blocks: with it, row length, image height and skips count for compressed images (OpenGL 4.6, 8.7 and 8.11.4). */
final class BlockStoresTest {
    private static final int FORMAT = GL_COMPRESSED_RGBA_S3TC_DXT5_EXT;
    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    /** Blocks of sixteen bytes, each with its number in all of them. */
    private long blocks(int... numbers) {
        int[] bytes = new int[16 * numbers.length];
        for (int i = 0; i < bytes.length; i++) bytes[i] = numbers[i / 16];
        return lab.bytes(bytes);
    }

    private static void unpack(int width, int height, int depth, int size) {
        GL.glPixelStorei(GL_UNPACK_COMPRESSED_BLOCK_WIDTH, width);
        GL.glPixelStorei(GL_UNPACK_COMPRESSED_BLOCK_HEIGHT, height);
        GL.glPixelStorei(GL_UNPACK_COMPRESSED_BLOCK_DEPTH, depth);
        GL.glPixelStorei(GL_UNPACK_COMPRESSED_BLOCK_SIZE, size);
    }

    private void skips() {
        GL.glPixelStorei(GL_UNPACK_ROW_LENGTH, 12);
        GL.glPixelStorei(GL_UNPACK_SKIP_PIXELS, 4);
        GL.glPixelStorei(GL_UNPACK_SKIP_ROWS, 4);
    }

    private int[] read(int target, int count) {
        MemorySegment s = lab.memory(16L * count);
        GL.glGetCompressedTexImage(target, 0, s.address());
        lab.noError();
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) numbers[i] = s.get(ValueLayout.JAVA_BYTE, 16L * i + 15);
        return numbers;
    }

    @Test
    void blocksOfARectangleAreTaken() {
        unpack(4, 4, 1, 16);
        skips();
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glCompressedTexImage2D(GL_TEXTURE_2D, 0, FORMAT, 8, 8, 0, 64, blocks(1, 2, 3, 4, 5, 6, 7, 8, 9));
        lab.noError();
        assertArrayEquals(new int[] {5, 6, 8, 9}, read(GL_TEXTURE_2D, 4));
        GL.glCompressedTexSubImage2D(GL_TEXTURE_2D, 0, 4, 0, 4, 8, FORMAT, 32, blocks(1, 2, 3, 4, 5, 6, 7, 8));
        assertArrayEquals(new int[] {5, 5, 8, 8}, read(GL_TEXTURE_2D, 4));
    }

    @Test
    void withoutASizeOfBlocksSkipsDoNotCount() {
        unpack(4, 4, 1, 0);
        skips();
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glCompressedTexImage2D(GL_TEXTURE_2D, 0, FORMAT, 8, 8, 0, 64, blocks(1, 2, 3, 4));
        assertArrayEquals(new int[] {1, 2, 3, 4}, read(GL_TEXTURE_2D, 4));
    }

    @Test
    void imagesAreSkipped() {
        unpack(4, 4, 1, 16);
        GL.glPixelStorei(GL_UNPACK_IMAGE_HEIGHT, 8);
        GL.glPixelStorei(GL_UNPACK_SKIP_IMAGES, 1);
        GL.glBindTexture(GL_TEXTURE_2D_ARRAY, lab.texture());
        GL.glCompressedTexImage3D(GL_TEXTURE_2D_ARRAY, 0, FORMAT, 4, 4, 2, 0, 32, blocks(1, 2, 3, 4, 5));
        assertArrayEquals(new int[] {3, 5}, read(GL_TEXTURE_2D_ARRAY, 2));
    }

    @Test
    void blocksOfABufferAreTaken() {
        unpack(4, 4, 1, 16);
        skips();
        GL.glBindBuffer(GL_PIXEL_UNPACK_BUFFER, lab.buffer());
        GL.glBufferData(GL_PIXEL_UNPACK_BUFFER, 144, blocks(1, 2, 3, 4, 5, 6, 7, 8, 9), GL_STATIC_DRAW);
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glCompressedTexImage2D(GL_TEXTURE_2D, 0, FORMAT, 8, 8, 0, 64, 0);
        assertArrayEquals(new int[] {5, 6, 8, 9}, read(GL_TEXTURE_2D, 4));
        GL.glCompressedTexImage2D(GL_TEXTURE_2D, 0, FORMAT, 8, 8, 0, 64, 16);
        assertEquals(GL_INVALID_OPERATION, GL.glGetError());
    }

    @Test
    void blocksAreReadIntoARectangle() {
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glCompressedTexImage2D(GL_TEXTURE_2D, 0, FORMAT, 8, 8, 0, 64, blocks(1, 2, 3, 4));
        GL.glPixelStorei(GL_PACK_COMPRESSED_BLOCK_WIDTH, 4);
        GL.glPixelStorei(GL_PACK_COMPRESSED_BLOCK_HEIGHT, 4);
        GL.glPixelStorei(GL_PACK_COMPRESSED_BLOCK_SIZE, 16);
        GL.glPixelStorei(GL_PACK_ROW_LENGTH, 12);
        GL.glPixelStorei(GL_PACK_SKIP_PIXELS, 4);
        GL.glPixelStorei(GL_PACK_SKIP_ROWS, 4);
        assertArrayEquals(new int[] {0, 0, 0, 0, 1, 2, 0, 3, 4}, read(GL_TEXTURE_2D, 9));
    }

    @Test
    void skipsAreWholeBlocks() {
        unpack(4, 4, 1, 16);
        GL.glPixelStorei(GL_UNPACK_SKIP_PIXELS, 2);
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glCompressedTexImage2D(GL_TEXTURE_2D, 0, FORMAT, 4, 4, 0, 16, blocks(1, 2));
        assertEquals(GL_INVALID_OPERATION, GL.glGetError());
    }

    @Test
    void listsKeepTheStore() {
        unpack(4, 4, 1, 16);
        skips();
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glNewList(1, GL_COMPILE);
        GL.glCompressedTexImage2D(GL_TEXTURE_2D, 0, FORMAT, 8, 8, 0, 64, blocks(1, 2, 3, 4, 5, 6, 7, 8, 9));
        GL.glEndList();
        unpack(0, 0, 0, 0);
        GL.glCallList(1);
        lab.noError();
        assertArrayEquals(new int[] {5, 6, 8, 9}, read(GL_TEXTURE_2D, 4));
    }

    @Test
    void listsWithBlocksArePlayedBesideABuffer() {
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glNewList(1, GL_COMPILE);
        GL.glCompressedTexImage2D(GL_TEXTURE_2D, 0, FORMAT, 4, 4, 0, 16, blocks(7));
        GL.glEndList();
        GL.glBindBuffer(GL_PIXEL_UNPACK_BUFFER, lab.buffer());
        GL.glCallList(1);
        lab.noError();
        assertArrayEquals(new int[] {7}, read(GL_TEXTURE_2D, 1));
    }
}
