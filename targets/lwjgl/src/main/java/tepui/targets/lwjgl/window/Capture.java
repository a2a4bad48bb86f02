package tepui.targets.lwjgl.window;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLConstants;
import tepui.frontends.gl.foreign.ForeignProgram;
import tepui.tools.image.Image;
import tepui.tools.image.Png;

/**
 * Capture of the picture that a program shows: read back before the swap, and written to the file that the settings
 * name.
 */
public final class Capture {
    private static final int[] PACKING = {
        GLConstants.GL_PACK_SWAP_BYTES,
        GLConstants.GL_PACK_LSB_FIRST,
        GLConstants.GL_PACK_ROW_LENGTH,
        GLConstants.GL_PACK_IMAGE_HEIGHT,
        GLConstants.GL_PACK_SKIP_ROWS,
        GLConstants.GL_PACK_SKIP_PIXELS,
        GLConstants.GL_PACK_SKIP_IMAGES,
        GLConstants.GL_PACK_ALIGNMENT
    };

    /** What was kept and is not written yet, by its file. */
    private static final Map<Path, Image> PICTURES = new HashMap<>();

    private Capture() {}

    /** Keeps what the back buffer of the current context holds. */
    static void keep(Path out, int width, int height) {
        Image picture = read(width, height);
        synchronized (PICTURES) {
            PICTURES.put(out, picture);
        }
    }

    /** What the back buffer of the current context holds; the state of the context is as before. */
    public static Image read(int width, int height) {
        // What is said of this reading is not the program's to hear.
        boolean tells = GL.glIsEnabled(GLConstants.GL_DEBUG_OUTPUT);
        if (tells) GL.glDisable(GLConstants.GL_DEBUG_OUTPUT);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment word = arena.allocate(16, 4);
            int framebuffer = get(GLConstants.GL_READ_FRAMEBUFFER_BINDING, word);
            int buffer = get(GLConstants.GL_PIXEL_PACK_BUFFER_BINDING, word);
            int[] packing = new int[PACKING.length];
            for (int i = 0; i < PACKING.length; i++) {
                packing[i] = get(PACKING[i], word);
                GL.glPixelStorei(PACKING[i], PACKING[i] == GLConstants.GL_PACK_ALIGNMENT ? 1 : 0);
            }
            GL.glBindFramebuffer(GLConstants.GL_READ_FRAMEBUFFER, 0);
            int source = get(GLConstants.GL_READ_BUFFER, word);
            if (get(GLConstants.GL_DOUBLEBUFFER, word) != 0) GL.glReadBuffer(GLConstants.GL_BACK);
            GL.glBindBuffer(GLConstants.GL_PIXEL_PACK_BUFFER, 0);
            MemorySegment pixels = arena.allocate((long) width * height * 4, 4);
            long to = ForeignProgram.local(pixels.address());
            GL.glReadPixels(0, 0, width, height, GLConstants.GL_RGBA, GLConstants.GL_UNSIGNED_BYTE, to);
            GL.glReadBuffer(source);
            GL.glBindFramebuffer(GLConstants.GL_READ_FRAMEBUFFER, framebuffer);
            GL.glBindBuffer(GLConstants.GL_PIXEL_PACK_BUFFER, buffer);
            for (int i = 0; i < PACKING.length; i++) GL.glPixelStorei(PACKING[i], packing[i]);
            return image(pixels, width, height);
        } finally {
            if (tells) GL.glEnable(GLConstants.GL_DEBUG_OUTPUT);
        }
    }

    private static int get(int name, MemorySegment word) {
        GL.glGetIntegerv(name, ForeignProgram.local(word.address()));
        return word.get(ValueLayout.JAVA_INT, 0);
    }

    /** Top row first, and opaque: a window shows no alpha. */
    private static Image image(MemorySegment pixels, int width, int height) {
        byte[] rgba = new byte[width * height * 4];
        for (int y = 0; y < height; y++) {
            MemorySegment.copy(
                    pixels, ValueLayout.JAVA_BYTE, (long) (height - 1 - y) * width * 4, rgba, y * width * 4, width * 4);
        }
        for (int i = 3; i < rgba.length; i += 4) rgba[i] = -1;
        return new Image(width, height, rgba);
    }

    /** Writes what was kept, once. */
    static void write(Path out) {
        Image image;
        synchronized (PICTURES) {
            image = PICTURES.remove(out);
        }
        if (image == null) return;
        try {
            Png.write(out, image);
            if (!Settings.get().quiet()) System.err.println("tepui: the picture is in " + out);
        } catch (IOException e) {
            System.err.println("tepui: the picture cannot be written to " + out + ": " + e);
        }
    }
}
