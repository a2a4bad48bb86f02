package tepui.drivers.soft.texture;

import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.Site;

/** A texture view as an image: loads, stores and atomics of texels. Immutable. */
public abstract class ImageUnit {
    protected ImageUnit() {}

    /** Executes an image instruction for the lanes whose mask is set; writes only where alive too. */
    public abstract void run(KernelFrame frame, Site site, int[] mask, int maskAt); // hot
}
