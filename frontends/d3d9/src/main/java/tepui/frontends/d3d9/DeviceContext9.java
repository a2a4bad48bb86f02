package tepui.frontends.d3d9;

/**
 * Device context of a surface, from {@link Surface9#getDC}, in the place of one of GDI: the surface's pixels as numbers 0xaarrggbb, to read and to write
 * until {@link Surface9#releaseDC}. Alpha is 255 where the format has none. What draws into a picture of its own, such as a
 * {@code BufferedImage}, takes {@link #pixels} from here and puts them back.
 */
public interface DeviceContext9 {
    int width();

    int height();

    /** A pixel. */
    int get(int x, int y);

    /** Sets a pixel. */
    void set(int x, int y, int argb);

    /** All pixels, row after row. */
    int[] pixels();

    /** Sets all pixels, row after row. */
    void pixels(int[] argb);

    /** Fills a rectangle; what lies outside of the surface is left out. */
    void fill(int left, int top, int right, int bottom, int argb);
}
