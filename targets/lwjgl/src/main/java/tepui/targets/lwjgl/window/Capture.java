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
import tepui.frontends.gl.GLContext;
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

    /** Pixel store names of OpenGL ES 3, and those of ES 1 and 2. */
    private static final int[] PACKING_ES3 = {
        GLConstants.GL_PACK_ROW_LENGTH,
        GLConstants.GL_PACK_SKIP_ROWS,
        GLConstants.GL_PACK_SKIP_PIXELS,
        GLConstants.GL_PACK_ALIGNMENT
    };

    private static final int[] PACKING_ES = {GLConstants.GL_PACK_ALIGNMENT};

    /** Pictures that were kept and are not written yet, by their file. */
    private static final Map<Path, Image> PICTURES = new HashMap<>();

    private Capture() {}

    /** Keeps what the back buffer of the current context holds. */
    static void keep(Path out, int width, int height) {
        Image picture = read(width, height);
        synchronized (PICTURES) {
            PICTURES.put(out, picture);
        }
    }

    /** Contents of the current context's back buffer; the state of the context is as before. */
    public static Image read(int width, int height) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment pixels = arena.allocate((long) width * height * 4, 4);
            readPixels(width, height, GLConstants.GL_RGBA, GLConstants.GL_UNSIGNED_BYTE, pixels);
            return image(pixels, width, height);
        }
    }

    /** The same as pixels of four bytes in a format and type of glReadPixels, bottom row first. */
    public static void readPixels(int width, int height, int format, int type, MemorySegment pixels) {
        // The program hears neither of errors nor of what is said of this reading: only what the context has is asked
        // for.
        int version = GLContext.currentESVersion();
        boolean es = version != 0;
        boolean es3 = version >= 30;
        boolean tells = (!es || version >= 20) && GL.glIsEnabled(GLConstants.GL_DEBUG_OUTPUT);
        if (tells) GL.glDisable(GLConstants.GL_DEBUG_OUTPUT);
        int[] packings = es3 ? PACKING_ES3 : es ? PACKING_ES : PACKING;
        boolean buffers = es3 || !es;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment word = arena.allocate(16, 4);
            int target = buffers ? GLConstants.GL_READ_FRAMEBUFFER : GLConstants.GL_FRAMEBUFFER;
            int binding = buffers ? GLConstants.GL_READ_FRAMEBUFFER_BINDING : GLConstants.GL_FRAMEBUFFER_BINDING;
            boolean framebuffers = !es || version >= 20;
            int framebuffer = framebuffers ? get(binding, word) : 0;
            int buffer = buffers ? get(GLConstants.GL_PIXEL_PACK_BUFFER_BINDING, word) : 0;
            int[] packing = new int[packings.length];
            for (int i = 0; i < packings.length; i++) {
                packing[i] = get(packings[i], word);
                GL.glPixelStorei(packings[i], packings[i] == GLConstants.GL_PACK_ALIGNMENT ? 1 : 0);
            }
            if (framebuffers) GL.glBindFramebuffer(target, 0);
            int source = buffers ? get(GLConstants.GL_READ_BUFFER, word) : 0;
            if (es3 || !es && get(GLConstants.GL_DOUBLEBUFFER, word) != 0) GL.glReadBuffer(GLConstants.GL_BACK);
            if (buffers) GL.glBindBuffer(GLConstants.GL_PIXEL_PACK_BUFFER, 0);
            long to = ForeignProgram.local(pixels.address());
            GL.glReadPixels(0, 0, width, height, format, type, to);
            if (buffers) {
                GL.glReadBuffer(source);
                GL.glBindBuffer(GLConstants.GL_PIXEL_PACK_BUFFER, buffer);
            }
            if (framebuffers) GL.glBindFramebuffer(target, framebuffer);
            for (int i = 0; i < packings.length; i++) GL.glPixelStorei(packings[i], packing[i]);
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
