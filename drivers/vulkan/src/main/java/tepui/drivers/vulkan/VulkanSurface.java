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
            case Target.Window w -> size("createSurface", w.width(), w.height());
            case Target.Pixels p -> size("createSurface", p.width(), p.height());
            case Target.Offscreen o -> size("createSurface", o.width(), o.height());
        }
    }

    private void size(String call, int w, int h) {
        if (w < 1 || h < 1) {
            throw new IllegalArgumentException(call + ": size is " + w + " x " + h + ", must be at least 1 x 1");
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
        size("resize", newWidth, newHeight);
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
