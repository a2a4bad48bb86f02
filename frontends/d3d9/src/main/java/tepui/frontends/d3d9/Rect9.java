package tepui.frontends.d3d9;

/** RECT: left and top inside, right and bottom outside. */
public record Rect9(int left, int top, int right, int bottom) {
    public int width() {
        return right - left;
    }

    public int height() {
        return bottom - top;
    }

    /** Has it pixels, all of them inside of an image? */
    public boolean isInside(int width, int height) {
        return left >= 0 && top >= 0 && right > left && bottom > top && right <= width && bottom <= height;
    }

    /** The part that lies inside of an image. */
    public Rect9 within(int width, int height) {
        return new Rect9(Math.max(left, 0), Math.max(top, 0), Math.min(right, width), Math.min(bottom, height));
    }

    /** The part that lies inside of another. */
    public Rect9 within(Rect9 r) {
        return new Rect9(
                Math.max(left, r.left), Math.max(top, r.top), Math.min(right, r.right), Math.min(bottom, r.bottom));
    }

    public boolean isEmpty() {
        return right <= left || bottom <= top;
    }

    /** The part of this rectangle that goes to {@code part} where all of it goes to {@code whole}; at least a pixel. */
    public Rect9 part(Rect9 whole, Rect9 part) {
        if (part.equals(whole)) return this;
        int x = left + scaled((long) part.left - whole.left, width(), whole.right - (long) whole.left);
        int y = top + scaled((long) part.top - whole.top, height(), whole.bottom - (long) whole.top);
        int w = scaled(part.right - (long) part.left, width(), whole.right - (long) whole.left);
        int h = scaled(part.bottom - (long) part.top, height(), whole.bottom - (long) whole.top);
        x = Math.min(x, right - 1);
        y = Math.min(y, bottom - 1);
        return new Rect9(
                x, y, Math.clamp(x + Math.max(w, 1), x + 1, right), Math.clamp(y + Math.max(h, 1), y + 1, bottom));
    }

    private static int scaled(long v, int by, long of) {
        return (int) (v * by / of);
    }
}
