package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;

/** Pixels between buffers and images: where bytes are the same the device copies them, so that no call maps a buffer and waits. */
final class PixelBuffersTest {
    private static final int SIZE = 8;

    private final GlLab lab = GlLab.compatibility();
    private int buffer;

    @BeforeEach
    void prepare() {
        buffer = lab.name(a -> GL.glGenBuffers(1, a));
    }

    @AfterEach
    void close() {
        lab.close();
    }

    private void bind(int target, MemorySegment contents) {
        GL.glBindBuffer(target, buffer);
        GL.glBufferData(target, contents.byteSize(), contents.address(), GL_STREAM_READ);
    }

    private int[] contents(int bytes) {
        MemorySegment s = lab.memory(bytes);
        GL.glGetBufferSubData(GL_PIXEL_PACK_BUFFER, 0, bytes, s.address());
        lab.noError();
        return s.toArray(ValueLayout.JAVA_INT);
    }

    /** Texels 0, 1, 2 and so on. */
    private MemorySegment numbers(int count) {
        MemorySegment s = lab.memory(4L * count);
        for (int i = 0; i < count; i++) s.setAtIndex(ValueLayout.JAVA_INT, i, i);
        return s;
    }

    /** A texture of numbers, read by a framebuffer. */
    private void numbersAsFramebuffer() {
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        long pixels = numbers(SIZE * SIZE).address();
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, SIZE, SIZE);
        GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, SIZE, SIZE, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
        MemorySegment name = lab.memory(4);
        GL.glGetIntegerv(GL_TEXTURE_BINDING_2D, name.address());
        GL.glBindFramebuffer(GL_FRAMEBUFFER, lab.framebuffer());
        int texture = name.get(ValueLayout.JAVA_INT, 0);
        GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
        assertEquals(GL_FRAMEBUFFER_COMPLETE, GL.glCheckFramebufferStatus(GL_FRAMEBUFFER));
    }

    /** Runs a call that neither maps nor waits; where Direct3D 12 wants other rows, the processor helps it. */
    private void withoutMap(Runnable call) {
        if (System.getProperty("tepui.gl.driver", "").equals("d3d12")) {
            call.run();
            return;
        }
        GL.glFinish();
        long maps = lab.counters().maps;
        long waits = lab.counters().waits;
        call.run();
        assertEquals(maps, lab.counters().maps, "maps");
        assertEquals(waits, lab.counters().waits, "waits");
        lab.noError();
    }

    @Test
    void aReadIntoABufferLeavesWhatIsBesideIt() {
        numbersAsFramebuffer();
        MemorySegment filled = lab.memory(4 * 16);
        filled.fill((byte) -1);
        bind(GL_PIXEL_PACK_BUFFER, filled);
        GL.glPixelStorei(GL_PACK_ROW_LENGTH, 4);
        GL.glPixelStorei(GL_PACK_SKIP_PIXELS, 1);
        withoutMap(() -> GL.glReadPixels(2, 1, 2, 3, GL_RGBA, GL_UNSIGNED_BYTE, 4));
        assertArrayEquals(new int[] {-1, -1, 10, 11, -1, -1, 18, 19, -1, -1, 26, 27, -1, -1, -1, -1}, contents(4 * 16));
    }

    @Test
    void aReadThatIsConvertedComesIntoABufferToo() {
        numbersAsFramebuffer();
        bind(GL_PIXEL_PACK_BUFFER, lab.memory(16));
        GL.glReadPixels(1, 0, 3, 1, GL_BGRA, GL_UNSIGNED_BYTE, 4);
        assertArrayEquals(new int[] {0, 1 << 16, 2 << 16, 3 << 16}, contents(16));
    }

    @Test
    void onlyTheFramebuffersPixelsAreWritten() {
        numbersAsFramebuffer();
        MemorySegment filled = lab.memory(16);
        filled.fill((byte) -1);
        bind(GL_PIXEL_PACK_BUFFER, filled);
        withoutMap(() -> GL.glReadPixels(-1, -1, 2, 2, GL_RGBA, GL_UNSIGNED_BYTE, 0));
        assertArrayEquals(new int[] {-1, -1, -1, 0}, contents(16));
    }

    @Test
    void aTexturesImageGoesIntoABuffer() {
        numbersAsFramebuffer();
        bind(GL_PIXEL_PACK_BUFFER, lab.memory(4 * SIZE * SIZE));
        withoutMap(() -> GL.glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0));
        assertArrayEquals(numbers(SIZE * SIZE).toArray(ValueLayout.JAVA_INT), contents(4 * SIZE * SIZE));
    }

    @Test
    void partsOfATextureComeFromABuffer() {
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, 4, 2);
        GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 4, 2, GL_RGBA, GL_UNSIGNED_BYTE, lab.ints(new int[8]));
        bind(GL_PIXEL_UNPACK_BUFFER, numbers(16));
        GL.glPixelStorei(GL_UNPACK_ROW_LENGTH, 5);
        GL.glPixelStorei(GL_UNPACK_SKIP_ROWS, 1);
        withoutMap(() -> GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 1, 0, 2, 2, GL_RGBA, GL_UNSIGNED_BYTE, 4));
        int[] texels = lab.texels(GL_TEXTURE_2D, 0, 8);
        for (int i = 0; i < 8; i++) texels[i] = Integer.reverseBytes(texels[i]);
        assertArrayEquals(new int[] {0, 6, 7, 0, 0, 11, 12, 0}, texels);
    }

    @Test
    void slicesOfAVolumeComeFromABuffer() {
        GL.glBindTexture(GL_TEXTURE_3D, lab.texture());
        GL.glTexStorage3D(GL_TEXTURE_3D, 1, GL_RGBA8, 2, 2, 2);
        bind(GL_PIXEL_UNPACK_BUFFER, numbers(16));
        GL.glPixelStorei(GL_UNPACK_IMAGE_HEIGHT, 3);
        withoutMap(() -> GL.glTexSubImage3D(GL_TEXTURE_3D, 0, 0, 0, 0, 2, 2, 2, GL_RGBA, GL_UNSIGNED_BYTE, 0));
        int[] texels = lab.texels(GL_TEXTURE_3D, 0, 8);
        for (int i = 0; i < 8; i++) texels[i] = Integer.reverseBytes(texels[i]);
        assertArrayEquals(new int[] {0, 1, 2, 3, 6, 7, 8, 9}, texels);
    }

    @Test
    void aWholeImageIsDefinedFromABuffer() {
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        bind(GL_PIXEL_UNPACK_BUFFER, numbers(8));
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 2, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE, 8);
        assertEquals(Integer.reverseBytes(5), lab.texels(GL_TEXTURE_2D, 0, 4)[3]);
    }

    @Test
    void blocksComeFromABuffer() {
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_COMPRESSED_RGB_S3TC_DXT1_EXT, 8, 4);
        // Blocks of one colour each: red, and blue.
        MemorySegment blocks = lab.memory(24);
        blocks.setAtIndex(ValueLayout.JAVA_INT, 2, 0xf800f800);
        blocks.setAtIndex(ValueLayout.JAVA_INT, 4, 0x001f001f);
        bind(GL_PIXEL_UNPACK_BUFFER, blocks);
        withoutMap(() ->
                GL.glCompressedTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 8, 4, GL_COMPRESSED_RGB_S3TC_DXT1_EXT, 16, 8));
        int[] texels = lab.texels(GL_TEXTURE_2D, 0, 32);
        assertEquals(0xff0000ff, texels[3]);
        assertEquals(0x0000ffff, texels[4]);
    }

    @Test
    void anUploadFromABufferTakesWhatALaterMapOverwrites() {
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, 2, 2);
        bind(GL_PIXEL_UNPACK_BUFFER, numbers(4));
        GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 2, 2, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        long at = GL.glMapBuffer(GL_PIXEL_UNPACK_BUFFER, GL_WRITE_ONLY);
        MemorySegment.ofAddress(at).reinterpret(16).fill((byte) 77);
        GL.glUnmapBuffer(GL_PIXEL_UNPACK_BUFFER);
        assertEquals(Integer.reverseBytes(3), lab.texels(GL_TEXTURE_2D, 0, 4)[3]);
    }
}
