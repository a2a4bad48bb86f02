package tepui.targets.nativedoor.glx;

import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.foreign.ForeignProgram;
import tepui.targets.nativedoor.x11.XDisplay;
import tepui.targets.nativedoor.x11.XFont;

/** Glyphs of an X server's fonts as display lists (GLX 1.4, section 3.4): a bitmap each, and the way to the next glyph. */
final class GlxFonts {
    private static final int CLIENT_PIXEL_STORE_BIT = 1;
    private static final int COMPILE = 0x1300;
    private static final int LIST_MODE = 0x0B30;

    private GlxFonts() {}

    /** Is a list being compiled? */
    static boolean isCompiling() {
        return get(LIST_MODE) != 0;
    }

    /** Lists from {@code base} on, for glyphs from {@code first} on; false where the server has no such font. */
    static boolean lists(XDisplay display, long font, int first, int count, int base) {
        try (XFont found = XFont.of(display, font)) {
            if (found == null) return false;
            int buffer = get(GL_PIXEL_UNPACK_BUFFER_BINDING);
            GL.glPushClientAttrib(CLIENT_PIXEL_STORE_BIT);
            GL.glPixelStorei(GL_UNPACK_SWAP_BYTES, 0);
            GL.glPixelStorei(GL_UNPACK_LSB_FIRST, 0);
            GL.glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
            GL.glPixelStorei(GL_UNPACK_SKIP_ROWS, 0);
            GL.glPixelStorei(GL_UNPACK_SKIP_PIXELS, 0);
            GL.glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
            if (buffer != 0) GL.glBindBuffer(GL_PIXEL_UNPACK_BUFFER, 0);
            for (int i = 0; i < count; i++) {
                GL.glNewList(base + i, COMPILE);
                bitmap(found.glyph(first + i));
                GL.glEndList();
            }
            if (buffer != 0) GL.glBindBuffer(GL_PIXEL_UNPACK_BUFFER, buffer);
            GL.glPopClientAttrib();
            return true;
        }
    }

    private static void bitmap(XFont.@Nullable Glyph glyph) {
        if (glyph == null) return;
        int row = (glyph.width() + 7) / 8;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment bits = arena.allocate(Math.max(1, (long) row * glyph.height()));
            for (int i = 0; i < glyph.pixels().length; i++) {
                if (glyph.pixels()[i] == 0) continue;
                int x = i % glyph.width();
                // Rows of a bitmap go up.
                long at = (long) row * (glyph.height() - 1 - i / glyph.width()) + x / 8;
                bits.set(ValueLayout.JAVA_BYTE, at, (byte) (bits.get(ValueLayout.JAVA_BYTE, at) | 0x80 >> x % 8));
            }
            GL.glBitmap(
                    glyph.width(),
                    glyph.height(),
                    -glyph.left(),
                    glyph.descent(),
                    glyph.advance(),
                    0,
                    ForeignProgram.local(bits.address()));
        }
    }

    private static int get(int name) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment word = arena.allocate(16, 4);
            GL.glGetIntegerv(name, ForeignProgram.local(word.address()));
            return word.get(ValueLayout.JAVA_INT, 0);
        }
    }
}
