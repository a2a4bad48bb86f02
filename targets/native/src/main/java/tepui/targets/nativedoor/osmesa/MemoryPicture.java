package tepui.targets.nativedoor.osmesa;

import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.foreign.ForeignProgram;

/** Picture that the current context has drawn, read back; its state is as before. */
final class MemoryPicture {
    private static final int[] PACKING = {
        GL_PACK_SWAP_BYTES,
        GL_PACK_LSB_FIRST,
        GL_PACK_ROW_LENGTH,
        GL_PACK_IMAGE_HEIGHT,
        GL_PACK_SKIP_ROWS,
        GL_PACK_SKIP_PIXELS,
        GL_PACK_SKIP_IMAGES,
        GL_PACK_ALIGNMENT
    };

    private MemoryPicture() {}

    /** Rows from the lowest on, one behind the other. */
    static MemorySegment read(Arena arena, int width, int height, int format, int type, int pixelBytes) {
        MemorySegment word = arena.allocate(16, 4);
        int framebuffer = get(GL_READ_FRAMEBUFFER_BINDING, word);
        int buffer = get(GL_PIXEL_PACK_BUFFER_BINDING, word);
        int[] packing = new int[PACKING.length];
        for (int i = 0; i < PACKING.length; i++) {
            packing[i] = get(PACKING[i], word);
            GL.glPixelStorei(PACKING[i], PACKING[i] == GL_PACK_ALIGNMENT ? 1 : 0);
        }
        GL.glBindFramebuffer(GL_READ_FRAMEBUFFER, 0);
        GL.glBindBuffer(GL_PIXEL_PACK_BUFFER, 0);
        MemorySegment pixels = arena.allocate((long) width * height * pixelBytes, 4);
        GL.glReadPixels(0, 0, width, height, format, type, ForeignProgram.local(pixels.address()));
        GL.glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer);
        GL.glBindBuffer(GL_PIXEL_PACK_BUFFER, buffer);
        for (int i = 0; i < PACKING.length; i++) GL.glPixelStorei(PACKING[i], packing[i]);
        return pixels;
    }

    private static int get(int name, MemorySegment word) {
        GL.glGetIntegerv(name, ForeignProgram.local(word.address()));
        return word.get(ValueLayout.JAVA_INT, 0);
    }
}
