package tepui.tools.cli;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Surface;
import tepui.tools.image.Image;

/** Keeps the picture that was presented last. */
final class LastPicture implements Surface.PixelSink {
    private @Nullable Image image;

    @Override
    public synchronized void accept(int width, int height, int[] argb) {
        Image to = Image.blank(width, height);
        byte[] rgba = to.rgba();
        for (int i = 0; i < width * height; i++) {
            int p = argb[i];
            rgba[i * 4] = (byte) (p >>> 16);
            rgba[i * 4 + 1] = (byte) (p >>> 8);
            rgba[i * 4 + 2] = (byte) p;
            // A window shows no alpha, so neither does its picture.
            rgba[i * 4 + 3] = -1;
        }
        image = to;
    }

    synchronized boolean isThere() {
        return image != null;
    }

    synchronized Image image() {
        Image there = image;
        if (there == null) throw new IllegalStateException("nothing was presented");
        return there;
    }
}
