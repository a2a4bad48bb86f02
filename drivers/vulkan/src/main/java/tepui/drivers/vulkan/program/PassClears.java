package tepui.drivers.vulkan.program;

import tepui.pipe.Limits;

/** Clears that the next pass starts with, and the open one started with: attachments, as bits, and their values. Reused. */
public final class PassClears {
    /** Of the open pass: bit i for a colour, then depth and stencil, as {@code Pass} counts them. */
    public int which;

    /** Four words for each colour. */
    public final int[] colors = new int[4 * Limits.COLOR_TARGETS];

    public float depth;
    public int stencil;
}
