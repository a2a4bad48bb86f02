package tepui.targets.nativedoor.glx;

import static tepui.frontends.gl.GLConstants.*;
import static tepui.targets.nativedoor.glx.GlxConstants.BIND_TO_MIPMAP_TEXTURE;
import static tepui.targets.nativedoor.glx.GlxConstants.MIPMAP_TEXTURE;
import static tepui.targets.nativedoor.glx.GlxConstants.TEXTURE_FORMAT;
import static tepui.targets.nativedoor.glx.GlxConstants.TEXTURE_FORMAT_NONE;
import static tepui.targets.nativedoor.glx.GlxConstants.TEXTURE_FORMAT_RGB;
import static tepui.targets.nativedoor.glx.GlxConstants.TEXTURE_FORMAT_RGBA;
import static tepui.targets.nativedoor.glx.GlxConstants.TEXTURE_RECTANGLE;
import static tepui.targets.nativedoor.glx.GlxConstants.TEXTURE_TARGET;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.foreign.ForeignProgram;
import tepui.targets.nativedoor.window.Format;
import tepui.targets.nativedoor.window.NativePixmap;
import tepui.targets.nativedoor.window.Registry;

/** GLX pixmaps as textures (GLX_EXT_texture_from_pixmap): how each may be bound, and the copy that binding it makes. */
final class GlxPixmaps {
    private record Use(int format, int target) {}

    private static final Registry<Use> ALL = new Registry<>();
    private static final int BGRA = 0x80E1;
    private static final int INT_8_8_8_8_REV = 0x8367;
    private static final int[] UNPACKING = {
        GL_UNPACK_SWAP_BYTES,
        GL_UNPACK_LSB_FIRST,
        GL_UNPACK_ROW_LENGTH,
        GL_UNPACK_IMAGE_HEIGHT,
        GL_UNPACK_SKIP_ROWS,
        GL_UNPACK_SKIP_PIXELS,
        GL_UNPACK_SKIP_IMAGES,
        GL_UNPACK_ALIGNMENT
    };

    private GlxPixmaps() {}

    /** The program is gone. */
    static void end() {
        ALL.end();
    }

    /** Does a list of attributes and values ask for nothing that is not there? */
    static boolean isAllowed(int[] attributes) {
        for (int i = 0; i < attributes.length; i += 2) {
            boolean known = switch (attributes[i]) {
                case TEXTURE_FORMAT ->
                    attributes[i + 1] >= TEXTURE_FORMAT_NONE && attributes[i + 1] <= TEXTURE_FORMAT_RGBA;
                // One-dimensional ones are not among GLX_BIND_TO_TEXTURE_TARGETS_EXT.
                case TEXTURE_TARGET ->
                    attributes[i + 1] == GlxConstants.TEXTURE_2D || attributes[i + 1] == TEXTURE_RECTANGLE;
                case MIPMAP_TEXTURE, BIND_TO_MIPMAP_TEXTURE -> attributes[i + 1] == 0;
                default -> true;
            };
            if (!known) return false;
        }
        return true;
    }

    static void put(long name, int[] attributes, Format format) {
        int texture = format.alpha() > 0 ? TEXTURE_FORMAT_RGBA : TEXTURE_FORMAT_RGB;
        int target = GlxConstants.TEXTURE_2D;
        for (int i = 0; i < attributes.length; i += 2) {
            if (attributes[i] == TEXTURE_FORMAT) texture = attributes[i + 1];
            if (attributes[i] == TEXTURE_TARGET) target = attributes[i + 1];
        }
        ALL.put(name, new Use(texture, target));
    }

    /** Forgets a pixmap; false where there is none of the name. */
    static boolean remove(long name) {
        return ALL.remove(name) != null;
    }

    /** GLX_TEXTURE_FORMAT_EXT or GLX_TEXTURE_TARGET_EXT of a pixmap. */
    static int get(long name, int attribute) {
        Use use = ALL.get(name);
        if (use == null) return attribute == TEXTURE_FORMAT ? TEXTURE_FORMAT_NONE : 0;
        return attribute == TEXTURE_FORMAT ? use.format : use.target;
    }

    /** Level 0 of the current context's texture gets what a pixmap holds, its uppermost row at 0. */
    static void toTexture(long name, NativePixmap pixmap) {
        Use use = ALL.get(name);
        int[] argb = use == null || use.format == TEXTURE_FORMAT_NONE ? null : pixmap.read();
        if (use == null || argb == null) return;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment word = arena.allocate(16, 4);
            int buffer = get(GL_PIXEL_UNPACK_BUFFER_BINDING, word);
            int[] unpacking = new int[UNPACKING.length];
            for (int i = 0; i < UNPACKING.length; i++) {
                unpacking[i] = get(UNPACKING[i], word);
                GL.glPixelStorei(UNPACKING[i], UNPACKING[i] == GL_UNPACK_ALIGNMENT ? 4 : 0);
            }
            GL.glBindBuffer(GL_PIXEL_UNPACK_BUFFER, 0);
            MemorySegment pixels = arena.allocateFrom(ValueLayout.JAVA_INT, argb);
            GL.glTexImage2D(
                    use.target == TEXTURE_RECTANGLE ? GL_TEXTURE_RECTANGLE : GL_TEXTURE_2D,
                    0,
                    use.format == TEXTURE_FORMAT_RGBA ? GL_RGBA8 : GL_RGB8,
                    pixmap.width(),
                    pixmap.height(),
                    0,
                    BGRA,
                    INT_8_8_8_8_REV,
                    ForeignProgram.local(pixels.address()));
            GL.glBindBuffer(GL_PIXEL_UNPACK_BUFFER, buffer);
            for (int i = 0; i < UNPACKING.length; i++) GL.glPixelStorei(UNPACKING[i], unpacking[i]);
        }
    }

    private static int get(int name, MemorySegment word) {
        GL.glGetIntegerv(name, ForeignProgram.local(word.address()));
        return word.get(ValueLayout.JAVA_INT, 0);
    }
}
