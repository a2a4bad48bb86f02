package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;

/** A view of a texture in another format: what is drawn, read, copied and made smaller through it has that format. */
final class ViewFormatsTest {
    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    private int view(int original, int format, int levels, int layer, int layers, int target) {
        int view = lab.texture();
        GL.glTextureView(view, target, original, format, 0, levels, layer, layers);
        lab.noError();
        return view;
    }

    /** Red and some blue in a view that reads floats' bits as bytes, on the framebuffer that is bound. */
    private void drawnView() {
        int floats = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, floats);
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_R32F, 16, 16);
        int bytes = view(floats, GL_RGBA8, 1, 0, 1, GL_TEXTURE_2D);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, lab.framebuffer());
        GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, bytes, 0);
        GL.glClearColor(1, 0, 0.4f, 0);
        GL.glClear(GL_COLOR_BUFFER_BIT);
    }

    @Test
    void pixelsAreReadInTheViewsFormat() {
        drawnView();
        assertEquals(0xff006600, lab.pixel(3, 3));
        lab.noError();
    }

    @Test
    void aBlitFromAViewReadsItsFormat() {
        drawnView();
        GL.glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
        GL.glBlitFramebuffer(0, 0, 16, 16, 0, 0, 16, 16, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
        assertEquals(0xff0066, lab.pixel(3, 3) >>> 8);
        lab.noError();
    }

    @Test
    void aCopyFromAViewReadsItsFormat() {
        drawnView();
        int copy = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, copy);
        GL.glCopyTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA16F, 0, 0, 16, 16, 0);
        GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, copy, 0);
        assertEquals(0xff006600, lab.pixel(3, 3));
        lab.noError();
    }

    @Test
    void mipLevelsOfAViewAreAveragesOfItsNumbers() {
        int bytes = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, bytes);
        GL.glTexStorage2D(GL_TEXTURE_2D, 2, GL_R8, 4, 4);
        int[] texels = new int[16];
        for (int i = 0; i < 16; i++) texels[i] = i % 2 == 0 ? 0xc0 : 0x40;
        GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 4, 4, GL_RED, GL_UNSIGNED_BYTE, lab.bytes(texels));
        GL.glBindTexture(GL_TEXTURE_2D, view(bytes, GL_R8_SNORM, 2, 0, 1, GL_TEXTURE_2D));
        GL.glGenerateMipmap(GL_TEXTURE_2D);
        MemorySegment level = lab.memory(16);
        GL.glGetTexImage(GL_TEXTURE_2D, 1, GL_RED, GL_BYTE, level.address());
        lab.noError();
        for (int y = 0; y < 2; y++) assertEquals(0, level.get(ValueLayout.JAVA_BYTE, 4 * y));
    }

    @Test
    void mipLevelsOfAViewOfOneLayerLeaveTheOthers() {
        int array = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D_ARRAY, array);
        GL.glTexStorage3D(GL_TEXTURE_2D_ARRAY, 2, GL_R8, 2, 2, 2);
        int[] texels = new int[16];
        java.util.Arrays.fill(texels, 0x80);
        GL.glTexSubImage3D(GL_TEXTURE_2D_ARRAY, 0, 0, 0, 0, 2, 2, 2, GL_RED, GL_UNSIGNED_BYTE, lab.bytes(texels));
        java.util.Arrays.fill(texels, 0x20);
        GL.glTexSubImage3D(GL_TEXTURE_2D_ARRAY, 1, 0, 0, 0, 1, 1, 2, GL_RED, GL_UNSIGNED_BYTE, lab.bytes(texels));
        GL.glBindTexture(GL_TEXTURE_2D, view(array, GL_R8, 2, 1, 1, GL_TEXTURE_2D));
        GL.glGenerateMipmap(GL_TEXTURE_2D);
        GL.glPixelStorei(GL_PACK_ALIGNMENT, 1);
        MemorySegment level = lab.memory(2);
        GL.glGetTexImage(GL_TEXTURE_2D_ARRAY, 1, GL_RED, GL_UNSIGNED_BYTE, level.address());
        lab.noError();
        assertEquals((byte) 0x20, level.get(ValueLayout.JAVA_BYTE, 0));
        assertEquals((byte) 0x80, level.get(ValueLayout.JAVA_BYTE, 1));
    }

    /** One texel's three bytes as each format of 24 bits reads them. */
    private void threeBytes(int original, int from, int format, int type) {
        int texture = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, texture);
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, original, 1, 1);
        GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 1, 1, from, GL_UNSIGNED_BYTE, lab.bytes(0x40, 0x7f, 0x11, 0));
        GL.glBindTexture(GL_TEXTURE_2D, view(texture, format, 1, 0, 1, GL_TEXTURE_2D));
        MemorySegment texel = lab.memory(4);
        int layout = format == GL_RGB8I || format == GL_RGB8UI ? GL_RGB_INTEGER : GL_RGB;
        GL.glGetTexImage(GL_TEXTURE_2D, 0, layout, type, texel.address());
        lab.noError();
        String name = Integer.toHexString(original) + " as " + Integer.toHexString(format);
        for (int i = 0; i < 3; i++) {
            assertEquals(new int[] {0x40, 0x7f, 0x11}[i], texel.get(ValueLayout.JAVA_BYTE, i), name);
        }
    }

    @Test
    void viewsOfThreeBytesReadThem() {
        for (int original : new int[] {GL_RGB8, GL_RGB8UI, GL_SRGB8}) {
            int from = original == GL_RGB8UI ? GL_RGB_INTEGER : GL_RGB;
            threeBytes(original, from, GL_RGB8, GL_UNSIGNED_BYTE);
            threeBytes(original, from, GL_RGB8_SNORM, GL_BYTE);
            threeBytes(original, from, GL_RGB8I, GL_BYTE);
            threeBytes(original, from, GL_RGB8UI, GL_UNSIGNED_BYTE);
            threeBytes(original, from, GL_SRGB8, GL_UNSIGNED_BYTE);
        }
    }

    @Test
    void viewsOfThreeHalvesReadThem() {
        int texture = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, texture);
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGB16F, 1, 1);
        long one = lab.bytes(0, 0, 0x80, 0x3f, 0, 0, 0, 0x40, 0, 0, 0, 0);
        GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 1, 1, GL_RGB, GL_FLOAT, one);
        GL.glBindTexture(GL_TEXTURE_2D, view(texture, GL_RGB16UI, 1, 0, 1, GL_TEXTURE_2D));
        MemorySegment texel = lab.memory(8);
        GL.glGetTexImage(GL_TEXTURE_2D, 0, GL_RGB_INTEGER, GL_UNSIGNED_SHORT, texel.address());
        lab.noError();
        assertEquals(0x3c00, texel.get(ValueLayout.JAVA_SHORT, 0));
        assertEquals(0x4000, texel.get(ValueLayout.JAVA_SHORT, 2));
    }
}
