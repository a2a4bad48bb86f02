package tepui.frontends.d3d9;

/** RECT: left and top inside, right and bottom outside. */
public record Rect9(int left, int top, int right, int bottom) {
    public int width() {
        return right - left;
    }

    public int height() {
        return bottom - top;
    }
}
