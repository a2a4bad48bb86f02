package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.GL_RGBA;

import java.lang.foreign.MemorySegment;
import tepui.pipe.Box;
import tepui.pipe.Context;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;

/**
 * Copies between a default framebuffer and pixels in memory, for what a window system has outside of windows: pixmaps. Pixels are words with alpha in the high
 * byte, then red, green and blue; the uppermost row is the first. No state of the context changes.
 */
final class DrawablePixels {
    private DrawablePixels() {}

    /** Reads what a swap would show; false where there is nothing. */
    static boolean read(Context pipe, DefaultFramebuffer from, int[] argb) {
        Texture shown = from.shown(pipe);
        int w = from.width();
        int h = from.height();
        if (shown == null || argb.length < w * h) return false;
        int[] pixels = new int[w * h];
        pipe.readTexture(shown, 0, Box.of2d(0, 0, w, h), MemorySegment.ofArray(pixels), 4L * w, 4L * w * h);
        turn(
                pixels,
                argb,
                w,
                h,
                from.isTopDown(),
                redIsFirst(shown),
                from.format().base() != GL_RGBA);
        return true;
    }

    /** Writes the image that is shown; of several samples none is written. */
    static boolean write(Context pipe, DefaultFramebuffer to, int[] argb) {
        int w = to.width();
        int h = to.height();
        if (w == 0 || to.samples() > 1 || argb.length < w * h) return false;
        Texture image = to.shown(pipe);
        if (image == null) return false;
        int[] pixels = new int[w * h];
        turn(argb, pixels, w, h, to.isTopDown(), redIsFirst(image), to.format().base() != GL_RGBA);
        pipe.writeTexture(image, 0, Box.of2d(0, 0, w, h), MemorySegment.ofArray(pixels), 4L * w, 4L * w * h);
        return true;
    }

    private static boolean redIsFirst(Texture image) {
        Format f = image.desc().format().linear();
        return switch (f) {
            case R8G8B8A8_UNORM, R8G8B8X8_UNORM -> true;
            case B8G8R8A8_UNORM, B8G8R8X8_UNORM -> false;
            default -> throw new IllegalStateException("a default framebuffer is of " + f);
        };
    }

    private static void turn(int[] from, int[] to, int w, int h, boolean topDown, boolean redFirst, boolean opaque) {
        int alpha = opaque ? 0xff000000 : 0;
        for (int y = 0; y < h; y++) {
            int at = (topDown ? y : h - 1 - y) * w;
            for (int x = 0, out = y * w; x < w; x++) {
                int p = from[at++] | alpha;
                to[out++] = redFirst ? p & 0xff00ff00 | (p & 0xff) << 16 | p >>> 16 & 0xff : p;
            }
        }
    }
}
