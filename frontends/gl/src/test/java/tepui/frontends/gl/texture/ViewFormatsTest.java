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

    @Test
    void formatsOfThreeBytesAreViewsOfOneAnother() {
        int[] formats = {GL_RGB8, GL_SRGB8, GL_RGB8_SNORM, GL_RGB8UI, GL_RGB8I};
        for (int of : formats) {
            int storage = lab.texture();
            GL.glBindTexture(GL_TEXTURE_2D, storage);
            GL.glTexStorage2D(GL_TEXTURE_2D, 1, of, 4, 4);
            for (int as : formats) {
                GL.glTextureView(lab.texture(), GL_TEXTURE_2D, storage, as, 0, 1, 0, 1);
                lab.noError();
            }
        }
    }
}
