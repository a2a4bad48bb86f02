package tepui.tools.programs;

import tepui.tools.image.Image;

/** Counts of an image's pixels that are clearly red, green and blue; each fourth one of each fourth row is looked at. */
public record ColorCounts(int red, int green, int blue) {
    public static ColorCounts of(Image image) {
        int red = 0;
        int green = 0;
        int blue = 0;
        for (int y = 0; y < image.height(); y += 4) {
            for (int x = 0; x < image.width(); x += 4) {
                int p = image.pixel(x, y);
                int r = p >>> 24;
                int g = p >>> 16 & 255;
                int b = p >>> 8 & 255;
                if (r > g + 40 && r > b + 40) red++;
                if (g > r + 20 && g > b + 20) green++;
                if (b > r + 40 && b > g + 20) blue++;
            }
        }
        return new ColorCounts(red, green, blue);
    }

    /** The count of the rarest. */
    public int least() {
        return Math.min(red, Math.min(green, blue));
    }
}
