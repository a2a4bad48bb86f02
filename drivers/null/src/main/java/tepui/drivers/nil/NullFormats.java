package tepui.drivers.nil;

import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/**
 * Format table with every use that has a meaning for a format: no linear filter on integers, no drawing into blocks.
 */
final class NullFormats {
    private static final int SAMPLES =
            FormatSupport.SAMPLES_2 | FormatSupport.SAMPLES_4 | FormatSupport.SAMPLES_8 | FormatSupport.SAMPLES_16;
    private static final int BLITS = FormatSupport.BLIT_SOURCE | FormatSupport.BLIT_TARGET;

    private static final int[] TABLE = new int[Format.count()];

    static {
        for (int i = 0; i < TABLE.length; i++) TABLE[i] = uses(Format.of(i));
    }

    private NullFormats() {}

    static int support(Format f) { // hot
        return TABLE[f.ordinal()];
    }

    private static int uses(Format f) {
        if (f.isCompressed()) return FormatSupport.SAMPLED | FormatSupport.FILTERED | FormatSupport.BLIT_SOURCE;
        if (f.isDepthStencil()) {
            return FormatSupport.SAMPLED
                    | FormatSupport.DEPTH_STENCIL
                    | SAMPLES
                    | BLITS
                    | (f.hasDepth() ? FormatSupport.FILTERED : 0);
        }
        boolean vertexOnly = switch (f.numeric()) {
            case USCALED, SSCALED, FIXED -> true;
            default -> f.channels()[0].bits() == 64;
        };
        if (vertexOnly) return FormatSupport.VERTEX;
        int bits = FormatSupport.VERTEX
                | FormatSupport.SAMPLED
                | FormatSupport.COLOR_TARGET
                | FormatSupport.IMAGE
                | FormatSupport.BUFFER_VIEW
                | FormatSupport.BUFFER_IMAGE
                | SAMPLES
                | BLITS
                | FormatSupport.PRESENT;
        if (!f.isInteger()) bits |= FormatSupport.FILTERED | FormatSupport.BLENDED;
        return switch (f) {
            case R32_UINT, R32_SINT, R32_FLOAT -> bits | FormatSupport.IMAGE_ATOMIC;
            default -> bits;
        };
    }
}
