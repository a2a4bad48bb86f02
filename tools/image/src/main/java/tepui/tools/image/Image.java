package tepui.tools.image;

/**
 * Pixels of 8 bits a channel, in the order red, green, blue, alpha; rows from the top, no padding. This is the one layout that tools
 * and tests exchange: a driver's read-back is converted to it once and never looked at in any other form.
 *
 * @param rgba {@code width * height * 4} bytes, not copied
 */
public record Image(int width, int height, byte[] rgba) {
    public Image {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException("Image: " + width + "x" + height + ", each must be at least 1");
        }
        if (rgba.length != 4L * width * height) {
            throw new IllegalArgumentException("Image: " + rgba.length + " bytes for " + width + "x" + height
                    + ", must be " + 4L * width * height);
        }
    }

    /** An image of transparent black. */
    public static Image blank(int width, int height) {
        return new Image(width, height, new byte[Math.multiplyExact(Math.multiplyExact(width, height), 4)]);
    }

    /** The pixel as 0xRRGGBBAA. */
    public int pixel(int x, int y) {
        int at = at(x, y);
        return (rgba[at] & 255) << 24 | (rgba[at + 1] & 255) << 16 | (rgba[at + 2] & 255) << 8 | rgba[at + 3] & 255;
    }

    /** Sets the pixel to 0xRRGGBBAA. */
    public void pixel(int x, int y, int rrggbbaa) {
        int at = at(x, y);
        rgba[at] = (byte) (rrggbbaa >>> 24);
        rgba[at + 1] = (byte) (rrggbbaa >>> 16);
        rgba[at + 2] = (byte) (rrggbbaa >>> 8);
        rgba[at + 3] = (byte) rrggbbaa;
    }

    /** The same picture upside down: read-backs of APIs whose first row is the lowest one. */
    public Image flipped() {
        Image turned = blank(width, height);
        int row = width * 4;
        for (int y = 0; y < height; y++) {
            System.arraycopy(rgba, y * row, turned.rgba, (height - 1 - y) * row, row);
        }
        return turned;
    }

    private int at(int x, int y) {
        if (x < 0 || y < 0 || x >= width || y >= height) {
            throw new IndexOutOfBoundsException("Image: pixel " + x + "," + y + " of " + width + "x" + height);
        }
        return (y * width + x) * 4;
    }
}
