package tepui.drivers.vulkan;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Surface;

/** Where pictures go: a receiver of pixels, or nowhere. */
final class VulkanSurface extends Surface {
    final VulkanDevice device;
    private int width;
    private int height;
    boolean closed;
    int[] pixels = {};

    VulkanSurface(VulkanDevice device, Target target) {
        super(target);
        this.device = device;
        switch (target) {
            case Target.Window w -> size(w.width(), w.height());
            case Target.Pixels p -> size(p.width(), p.height());
            case Target.Offscreen o -> size(o.width(), o.height());
        }
    }

    private void size(int w, int h) {
        if (w < 1 || h < 1) {
            throw new IllegalArgumentException("createSurface: size is " + w + " x " + h + ", must be at least 1 x 1");
        }
        width = w;
        height = h;
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
                    "resize: size is " + newWidth + " x " + newHeight + ", must be at least 1 x 1");
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
