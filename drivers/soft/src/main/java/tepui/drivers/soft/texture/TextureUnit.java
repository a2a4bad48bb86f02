package tepui.drivers.soft.texture;

import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.Site;

/** A texture view together with its sampler, ready to be asked: the sampled side of one texture slot. Immutable. */
public abstract class TextureUnit {
    protected TextureUnit() {}

    /** Answers a texture instruction for the lanes whose mask is set. */
    public abstract void run(KernelFrame frame, Site site, int[] mask, int maskAt); // hot
}
