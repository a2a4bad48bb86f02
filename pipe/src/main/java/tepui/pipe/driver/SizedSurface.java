package tepui.pipe.driver;

import tepui.pipe.Surface;

/** A surface as large as it was said to be last. */
public abstract class SizedSurface extends Surface {
    private int width;
    private int height;

    protected SizedSurface(Target target) {
        super(target);
        size("createSurface", target.width(), target.height());
    }

    private void size(String call, int newWidth, int newHeight) {
        if (newWidth < 1 || newHeight < 1) {
            throw new IllegalArgumentException(
                    call + ": size is " + newWidth + " x " + newHeight + ", must be at least 1 x 1");
        }
        width = newWidth;
        height = newHeight;
    }

    @Override
    public final int width() {
        return width;
    }

    @Override
    public final int height() {
        return height;
    }

    @Override
    public synchronized void resize(int newWidth, int newHeight) {
        size("resize", newWidth, newHeight);
    }
}
