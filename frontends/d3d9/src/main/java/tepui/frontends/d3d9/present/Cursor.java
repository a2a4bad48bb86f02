package tepui.frontends.d3d9.present;

/** Cursor of the device: a picture that is laid over what is presented, since no window system is asked here. */
public final class Cursor {
    final int width;
    final int height;
    final int[] argb;
    private final int hotX;
    private final int hotY;
    private int x;
    private int y;
    private boolean visible;

    public Cursor(int width, int height, int[] argb, int hotX, int hotY) {
        this.width = width;
        this.height = height;
        this.argb = argb;
        this.hotX = hotX;
        this.hotY = hotY;
    }

    public void move(int toX, int toY) {
        x = toX;
        y = toY;
    }

    public boolean show(boolean on) {
        boolean was = visible;
        visible = on;
        return was;
    }

    boolean isVisible() {
        return visible;
    }

    int left() {
        return x - hotX;
    }

    int top() {
        return y - hotY;
    }

    /** Takes over place and visibility. */
    public Cursor after(Cursor old) {
        x = old.x;
        y = old.y;
        visible = old.visible;
        return this;
    }
}
