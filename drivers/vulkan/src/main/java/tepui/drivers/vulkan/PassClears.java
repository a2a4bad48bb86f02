package tepui.drivers.vulkan;

import tepui.pipe.Limits;

/** Clears that the next pass starts with, and the open one started with: attachments, as bits, and their values. Reused. */
final class PassClears {
    /** Of the open pass: bit i for a colour, then depth and stencil, as {@link Pass} counts them. */
    int which;

    /** Four words for each colour. */
    final int[] colors = new int[4 * Limits.COLOR_TARGETS];

    float depth;
    int stencil;
}
