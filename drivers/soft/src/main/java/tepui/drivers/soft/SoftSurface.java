package tepui.drivers.soft;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Surface;
import tepui.pipe.UnsupportedByDeviceException;

/** A receiver of pixels, or nothing at all. Windows are made of pixels by whoever owns them. */
final class SoftSurface extends Surface {
    final SoftDevice device;
    private volatile boolean closed;
    private int width;
    private int height;
    /** The picture of the last present, used again. */
    int[] pixels = {};

    SoftSurface(SoftDevice device, Target target) {
        super(target);
        this.device = device;
        switch (target) {
            case Target.Window w ->
                throw new UnsupportedByDeviceException("createSurface: the software device cannot draw to a window of "
                        + w.system() + " itself; give it a Pixels target and show the pixels");
            case Target.Pixels p -> resize(p.width(), p.height());
            case Target.Offscreen o -> resize(o.width(), o.height());
        }
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public int height() {
        return height;
    }

    @Override
    public void resize(int newWidth, int newHeight) {
        if (newWidth < 1 || newHeight < 1) {
            throw new IllegalArgumentException(
                    "resize: size is " + newWidth + " x " + newHeight + ", both must be at least 1");
        }
        width = newWidth;
        height = newHeight;
    }

    @Override
    public @Nullable String lost() {
        return closed ? "the surface is closed" : null;
    }

    @Override
    public void close() {
        closed = true;
    }
}
