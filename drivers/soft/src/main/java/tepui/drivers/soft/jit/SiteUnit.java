package tepui.drivers.soft.jit;

import tepui.ir.TextureShape;

/** Unit bound to a texture or image slot, as kernels see it: it executes their {@link Site}s for all lanes at once. */
@FunctionalInterface
public interface SiteUnit {
    /**
     * Answers an instruction for the lanes whose mask is set; results of other lanes stay as they are.
     *
     * @param maskAt where the lanes' masks begin
     */
    void run(KernelFrame frame, Site site, int[] mask, int maskAt); // hot

    /** Has it texels of that shape? What is resident is found by a number, which may lead to any other texture. */
    default boolean isOf(TextureShape shape) { // hot
        return true;
    }

    /** Memory that units of a frame share, of a kind that they know. */
    interface Scratch {}
}
