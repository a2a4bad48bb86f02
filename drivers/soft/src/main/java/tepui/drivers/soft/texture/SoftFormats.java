package tepui.drivers.soft.texture;

import org.jspecify.annotations.Nullable;
import tepui.pipe.format.BlockDecoder;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/**
 * Format table of the software device: what it does with each format, and how it keeps the texels. All of it follows
 * from the table.
 */
public final class SoftFormats {
    private static final int[] SUPPORT = new int[Format.count()];

    static {
        for (int i = 0; i < SUPPORT.length; i++) SUPPORT[i] = work(Format.of(i));
    }

    private SoftFormats() {}

    /** The format whose words a texture of {@code format} holds: itself, or what its blocks decode to; null: no texture. */
    public static @Nullable Format storeOrNull(Format format) {
        if (!format.isCompressed()) return (SUPPORT[format.ordinal()] & FormatSupport.SAMPLED) != 0 ? format : null;
        return BlockDecoder.isSupported(format) ? BlockDecoder.of(format).target() : null;
    }

    /** {@link #storeOrNull} for formats that the device announces. */
    public static Format store(Format format) {
        Format store = storeOrNull(format);
        if (store == null) {
            throw new IllegalArgumentException(
                    "createTexture: format is " + format + ", which the device cannot sample");
        }
        return store;
    }

    /** Bits of {@link FormatSupport}. */
    public static int support(Format format) {
        return SUPPORT[format.ordinal()];
    }

    private static int work(Format f) {
        if (f.isCompressed()) {
            if (!BlockDecoder.isSupported(f)) return 0;
            return FormatSupport.SAMPLED | FormatSupport.FILTERED | FormatSupport.BLIT_SOURCE;
        }
        int samples = FormatSupport.SAMPLES_2 | FormatSupport.SAMPLES_4 | FormatSupport.SAMPLES_8;
        if (f.isDepthStencil()) {
            if (f == Format.D32_UNORM) samples = 0;
            return FormatSupport.SAMPLED
                    | (f.hasDepth() ? FormatSupport.FILTERED : 0)
                    | FormatSupport.DEPTH_STENCIL
                    | FormatSupport.BLIT_SOURCE
                    | FormatSupport.BLIT_TARGET
                    | samples;
        }
        Format.Channel first = f.channels()[0];
        boolean colors = "RGB".indexOf(first.letter()) >= 0
                || f.name().startsWith("A1B")
                || f.name().startsWith("A4B");
        boolean swapped = f == Format.A8B8G8R8_UNORM || f == Format.A8R8G8B8_UNORM;
        boolean shared = f == Format.R9G9B9E5_FLOAT;
        boolean srgb = f.isSrgb();
        int bits = 0;
        for (Format.Channel c : f.channels()) bits = Math.max(bits, c.bits());
        boolean attributeOnly = bits == 64
                || switch (f.numeric()) {
                    case USCALED, SSCALED, FIXED -> true;
                    case UNORM, SNORM -> bits == 32;
                    default -> false;
                };
        int support = 0;
        boolean padded = f.name().contains("X") && f.numeric() != Format.Numeric.FIXED;
        if (colors && !srgb && !shared && !padded) support |= FormatSupport.VERTEX;
        if (attributeOnly) return support;
        support |= FormatSupport.SAMPLED | FormatSupport.BLIT_SOURCE;
        if (!f.isInteger()) support |= FormatSupport.FILTERED;
        if (colors && !shared || swapped) {
            support |= FormatSupport.COLOR_TARGET | FormatSupport.BLIT_TARGET | samples;
            if (!f.isInteger()) support |= FormatSupport.BLENDED;
        }
        if (!srgb && (colors || swapped || f.channels().length <= 2)) support |= FormatSupport.BUFFER_VIEW;
        boolean image =
                colors && !srgb && !shared && f.blockBytes() != 3 && f.blockBytes() != 6 && f.blockBytes() != 12;
        if (image) support |= FormatSupport.IMAGE | FormatSupport.BUFFER_IMAGE;
        if (f == Format.R32_UINT || f == Format.R32_SINT) support |= FormatSupport.IMAGE_ATOMIC;
        if (f == Format.R8G8B8A8_UNORM
                || f == Format.R8G8B8A8_SRGB
                || f == Format.B8G8R8A8_UNORM
                || f == Format.B8G8R8A8_SRGB
                || f == Format.R8G8B8X8_UNORM
                || f == Format.B8G8R8X8_UNORM) {
            support |= FormatSupport.PRESENT;
        }
        return support;
    }
}
