package tepui.tools.cli;

import tepui.pipe.Surface;
import tepui.tools.image.Image;

/** Receiver of pictures that keeps the last one; only the one that is asked for becomes an image. */
final class LastPicture implements Surface.PixelSink {
    private int[] pixels = {};
    private int width;
    private int height;

    @Override
    public synchronized void accept(int newWidth, int newHeight, int[] argb) {
        int count = newWidth * newHeight;
        if (pixels.length < count) pixels = new int[count];
        System.arraycopy(argb, 0, pixels, 0, count);
        width = newWidth;
        height = newHeight;
    }

    synchronized boolean isThere() {
        return width > 0;
    }

    synchronized Image image() {
        if (width == 0) throw new IllegalStateException("nothing was presented");
        Image to = Image.blank(width, height);
        byte[] rgba = to.rgba();
        for (int i = 0; i < width * height; i++) {
            int p = pixels[i];
            rgba[i * 4] = (byte) (p >>> 16);
            rgba[i * 4 + 1] = (byte) (p >>> 8);
            rgba[i * 4 + 2] = (byte) p;
            // A window shows no alpha, so neither does its picture.
            rgba[i * 4 + 3] = -1;
        }
        return to;
    }
}
