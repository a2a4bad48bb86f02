package tepui.pipe.format;

import org.jspecify.annotations.Nullable;

/**
 * Every format, for texels and vertex attributes alike. The name is the layout: channels with their bits, the lowest bits
 * first (so also the order of bytes in memory, which is little-endian), then how the bits are read. X is padding, L stands
 * for equal red, green and blue, I for all four, E for a shared exponent. Missing colours read 0, missing alpha 1. Formats in
 * blocks give the block's size and bytes; so do the few whose channels are of several kinds. Everything about a format follows from this table.
 */
public enum Format {
    R8_UNORM,
    R8_SNORM,
    R8_UINT,
    R8_SINT,
    R8_USCALED,
    R8_SSCALED,
    R8G8_UNORM,
    R8G8_SNORM,
    R8G8_UINT,
    R8G8_SINT,
    R8G8_USCALED,
    R8G8_SSCALED,
    R8G8B8_UNORM,
    R8G8B8_SNORM,
    R8G8B8_UINT,
    R8G8B8_SINT,
    R8G8B8_USCALED,
    R8G8B8_SSCALED,
    R8G8B8A8_UNORM,
    R8G8B8A8_SNORM,
    R8G8B8A8_UINT,
    R8G8B8A8_SINT,
    R8G8B8A8_USCALED,
    R8G8B8A8_SSCALED,
    R16_UNORM,
    R16_SNORM,
    R16_UINT,
    R16_SINT,
    R16_FLOAT,
    R16_USCALED,
    R16_SSCALED,
    R16G16_UNORM,
    R16G16_SNORM,
    R16G16_UINT,
    R16G16_SINT,
    R16G16_FLOAT,
    R16G16_USCALED,
    R16G16_SSCALED,
    R16G16B16_UNORM,
    R16G16B16_SNORM,
    R16G16B16_UINT,
    R16G16B16_SINT,
    R16G16B16_FLOAT,
    R16G16B16_USCALED,
    R16G16B16_SSCALED,
    R16G16B16A16_UNORM,
    R16G16B16A16_SNORM,
    R16G16B16A16_UINT,
    R16G16B16A16_SINT,
    R16G16B16A16_FLOAT,
    R16G16B16A16_USCALED,
    R16G16B16A16_SSCALED,
    R32_UINT,
    R32_SINT,
    R32_FLOAT,
    R32_UNORM,
    R32_SNORM,
    R32_USCALED,
    R32_SSCALED,
    R32_FIXED,
    R32G32_UINT,
    R32G32_SINT,
    R32G32_FLOAT,
    R32G32_UNORM,
    R32G32_SNORM,
    R32G32_USCALED,
    R32G32_SSCALED,
    R32G32_FIXED,
    R32G32B32_UINT,
    R32G32B32_SINT,
    R32G32B32_FLOAT,
    R32G32B32_UNORM,
    R32G32B32_SNORM,
    R32G32B32_USCALED,
    R32G32B32_SSCALED,
    R32G32B32_FIXED,
    R32G32B32A32_UINT,
    R32G32B32A32_SINT,
    R32G32B32A32_FLOAT,
    R32G32B32A32_UNORM,
    R32G32B32A32_SNORM,
    R32G32B32A32_USCALED,
    R32G32B32A32_SSCALED,
    R32G32B32A32_FIXED,
    R64_FLOAT,
    R64_UINT,
    R64_SINT,
    R64G64_FLOAT,
    R64G64_UINT,
    R64G64_SINT,
    R64G64B64_FLOAT,
    R64G64B64_UINT,
    R64G64B64_SINT,
    R64G64B64A64_FLOAT,
    R64G64B64A64_UINT,
    R64G64B64A64_SINT,
    R8_SRGB,
    R8G8_SRGB,
    R8G8B8_SRGB,
    R8G8B8A8_SRGB,
    B8G8R8_UNORM,
    B8G8R8_SRGB,
    B8G8R8A8_UNORM,
    B8G8R8A8_SRGB,
    B8G8R8A8_UINT,
    B8G8R8A8_SINT,
    B8G8R8A8_SNORM,
    B8G8R8A8_USCALED,
    B8G8R8A8_SSCALED,
    B8G8R8X8_UNORM,
    B8G8R8X8_SRGB,
    R8G8B8X8_UNORM,
    R8G8B8X8_SRGB,
    A8B8G8R8_UNORM,
    A8R8G8B8_UNORM,
    R10G10B10A2_UNORM,
    R10G10B10A2_SNORM,
    R10G10B10A2_UINT,
    R10G10B10A2_SINT,
    R10G10B10A2_USCALED,
    R10G10B10A2_SSCALED,
    R10G10B10X2_UNORM,
    R10G10B10X2_SNORM,
    B10G10R10A2_UNORM,
    B10G10R10A2_SNORM,
    B10G10R10A2_UINT,
    B10G10R10A2_SINT,
    B10G10R10A2_USCALED,
    B10G10R10A2_SSCALED,
    B5G6R5_UNORM,
    R5G6B5_UNORM,
    B5G5R5A1_UNORM,
    B5G5R5X1_UNORM,
    A1B5G5R5_UNORM,
    R5G5B5A1_UNORM,
    B4G4R4A4_UNORM,
    B4G4R4X4_UNORM,
    A4B4G4R4_UNORM,
    R4G4B4A4_UNORM,
    B2G3R3_UNORM,
    B2G3R3A8_UNORM,
    R4G4_UNORM,
    R11G11B10_FLOAT,
    R9G9B9E5_FLOAT,
    A8_UNORM,
    L8_UNORM,
    L8_SRGB,
    L8A8_UNORM,
    L8A8_SRGB,
    L4A4_UNORM,
    L16_UNORM,
    L16A16_UNORM,
    A16_UNORM,
    I8_UNORM,
    I16_UNORM,
    A16_FLOAT,
    L16_FLOAT,
    L16A16_FLOAT,
    I16_FLOAT,
    A32_FLOAT,
    L32_FLOAT,
    L32A32_FLOAT,
    I32_FLOAT,
    D16_UNORM,
    D24_UNORM_X8,
    D24_UNORM_S8_UINT,
    D32_UNORM,
    D32_FLOAT,
    D32_FLOAT_S8_UINT,
    S8_UINT,
    D15_UNORM_S1_UINT,
    D24_UNORM_X4_S4_UINT,
    /** Depth as a float without sign: 4 bits of exponent (biased by 15), 20 of fraction. */
    D24_FLOAT_S8_UINT,
    BC1_RGB_UNORM(4, 4, 8),
    BC1_RGB_SRGB(4, 4, 8),
    BC1_RGBA_UNORM(4, 4, 8),
    BC1_RGBA_SRGB(4, 4, 8),
    BC4_UNORM(4, 4, 8),
    BC4_SNORM(4, 4, 8),
    BC2_UNORM(4, 4, 16),
    BC2_SRGB(4, 4, 16),
    BC3_UNORM(4, 4, 16),
    BC3_SRGB(4, 4, 16),
    BC5_UNORM(4, 4, 16),
    BC5_SNORM(4, 4, 16),
    BC6H_UFLOAT(4, 4, 16),
    BC6H_SFLOAT(4, 4, 16),
    BC7_UNORM(4, 4, 16),
    BC7_SRGB(4, 4, 16),
    ETC1_RGB8_UNORM(4, 4, 8),
    ETC2_RGB8_UNORM(4, 4, 8),
    ETC2_RGB8_SRGB(4, 4, 8),
    ETC2_RGB8A1_UNORM(4, 4, 8),
    ETC2_RGB8A1_SRGB(4, 4, 8),
    EAC_R11_UNORM(4, 4, 8),
    EAC_R11_SNORM(4, 4, 8),
    ETC2_RGBA8_UNORM(4, 4, 16),
    ETC2_RGBA8_SRGB(4, 4, 16),
    EAC_R11G11_UNORM(4, 4, 16),
    EAC_R11G11_SNORM(4, 4, 16),
    ASTC_4X4_UNORM(4, 4, 16),
    ASTC_4X4_SRGB(4, 4, 16),
    ASTC_5X4_UNORM(5, 4, 16),
    ASTC_5X4_SRGB(5, 4, 16),
    ASTC_5X5_UNORM(5, 5, 16),
    ASTC_5X5_SRGB(5, 5, 16),
    ASTC_6X5_UNORM(6, 5, 16),
    ASTC_6X5_SRGB(6, 5, 16),
    ASTC_6X6_UNORM(6, 6, 16),
    ASTC_6X6_SRGB(6, 6, 16),
    ASTC_8X5_UNORM(8, 5, 16),
    ASTC_8X5_SRGB(8, 5, 16),
    ASTC_8X6_UNORM(8, 6, 16),
    ASTC_8X6_SRGB(8, 6, 16),
    ASTC_8X8_UNORM(8, 8, 16),
    ASTC_8X8_SRGB(8, 8, 16),
    ASTC_10X5_UNORM(10, 5, 16),
    ASTC_10X5_SRGB(10, 5, 16),
    ASTC_10X6_UNORM(10, 6, 16),
    ASTC_10X6_SRGB(10, 6, 16),
    ASTC_10X8_UNORM(10, 8, 16),
    ASTC_10X8_SRGB(10, 8, 16),
    ASTC_10X10_UNORM(10, 10, 16),
    ASTC_10X10_SRGB(10, 10, 16),
    ASTC_12X10_UNORM(12, 10, 16),
    ASTC_12X10_SRGB(12, 10, 16),
    ASTC_12X12_UNORM(12, 12, 16),
    ASTC_12X12_SRGB(12, 12, 16),
    R8G8_B8G8_UNORM(2, 1, 4),
    G8R8_G8B8_UNORM(2, 1, 4),
    UYVY(2, 1, 4),
    YUY2(2, 1, 4),
    /** Red and green signed, blue (a luminance) unsigned. These four become plain texels by a {@link BlockDecoder}. */
    R5G5B6_SSU_NORM(1, 1, 2),
    R8G8B8X8_SSU_NORM(1, 1, 4),
    R10G10B10A2_SSSU_NORM(1, 1, 4),
    /** Red and green of a unit vector; blue is what is missing to its length: sqrt(1 - r^2 - g^2), never below 0. */
    R8G8_SNORM_Z(1, 1, 2);

    /** Reading of a channel's bits. */
    public enum Numeric {
        UNORM,
        SNORM,
        UINT,
        SINT,
        FLOAT,
        /** Unsigned integers that become floats of the same value. */
        USCALED,
        SSCALED,
        /** Two's complement with 16 bits behind the point. */
        FIXED
    }

    /** One channel of a plain format. */
    public record Channel(char letter, int offset, int bits) {}

    private final int blockWidth;
    private final int blockHeight;
    private final int blockBytes;
    private final boolean compressed;
    private final boolean srgb;
    private final Numeric numeric;
    private final Channel[] channels;
    /** Bits: 0 to 3 red to alpha, 4 depth, 5 stencil. */
    private final int has;

    Format() {
        int depthBits = 0;
        int offset = 0;
        int at = 0;
        String n = name();
        java.util.ArrayList<Channel> list = new java.util.ArrayList<>();
        int mask = 0;
        boolean depthStencil = n.charAt(0) == 'D' || n.startsWith("S8");
        if (depthStencil) {
            depthBits = n.charAt(0) == 'D' ? Integer.parseInt(n.substring(1, 3)) : 0;
            if (depthBits > 0) {
                list.add(new Channel('D', 0, depthBits));
                mask |= 16;
            }
            int stencil = depthBits == 0 ? 0 : n.indexOf("_S") + 1;
            if (depthBits == 0 || stencil > 0) {
                int stencilBits = n.charAt(stencil + 1) - '0';
                list.add(new Channel('S', n.contains("_X4_") ? depthBits + 4 : depthBits, stencilBits));
                mask |= 32;
            }
            offset = depthBits == 0 ? 8 : depthBits <= 16 ? 16 : depthBits == 32 && (mask & 32) != 0 ? 64 : 32;
        } else {
            while (n.charAt(at) != '_') {
                char letter = n.charAt(at++);
                int bits = 0;
                while (at < n.length() && Character.isDigit(n.charAt(at))) bits = bits * 10 + n.charAt(at++) - '0';
                if (letter != 'X') list.add(new Channel(letter, offset, bits));
                mask |= switch (letter) {
                    case 'R' -> 1;
                    case 'G' -> 2;
                    case 'B' -> 4;
                    case 'A' -> 8;
                    case 'L' -> 7;
                    case 'I' -> 15;
                    default -> 0;
                };
                offset += bits;
            }
        }
        String type =
                depthStencil ? n.contains("FLOAT") ? "FLOAT" : depthBits == 0 ? "UINT" : "UNORM" : n.substring(at + 1);
        srgb = type.equals("SRGB");
        numeric = srgb ? Numeric.UNORM : Numeric.valueOf(type);
        channels = list.toArray(new Channel[0]);
        has = mask;
        blockWidth = 1;
        blockHeight = 1;
        blockBytes = offset / 8;
        compressed = false;
    }

    Format(int blockWidth, int blockHeight, int blockBytes) {
        this.blockWidth = blockWidth;
        this.blockHeight = blockHeight;
        this.blockBytes = blockBytes;
        String n = name();
        compressed = true;
        srgb = n.endsWith("SRGB");
        numeric = n.endsWith("FLOAT")
                ? Numeric.FLOAT
                : n.endsWith("SNORM") || blockWidth == 1 ? Numeric.SNORM : Numeric.UNORM;
        channels = new Channel[0];
        if (n.startsWith("BC4") || n.startsWith("EAC_R11_")) has = 1;
        else if (n.startsWith("BC5") || n.startsWith("EAC_R11G11")) has = 3;
        else if (n.startsWith("BC1_RGB_")
                || n.startsWith("BC6H")
                || n.startsWith("ETC1")
                || n.startsWith("ETC2_RGB8_")
                || n.contains("B8") && blockWidth == 2
                || n.equals("UYVY")
                || blockWidth == 1 && !n.contains("A2")
                || n.equals("YUY2")) has = 7;
        else has = 15;
    }

    private static final Format[] ALL = values();

    public static Format of(int ordinal) {
        return ALL[ordinal];
    }

    public static int count() {
        return ALL.length;
    }

    /** Texels in a block, horizontally: 1 for plain formats and for those of several kinds of channels. */
    public int blockWidth() {
        return blockWidth;
    }

    public int blockHeight() {
        return blockHeight;
    }

    /** Bytes of a block; of a texel in plain formats. */
    public int blockBytes() {
        return blockBytes;
    }

    /** Stored in blocks, of one texel or several, that a {@link BlockDecoder} turns into plain texels. */
    public boolean isCompressed() {
        return compressed;
    }

    /** The colour channels hold sRGB-encoded values. */
    public boolean isSrgb() {
        return srgb;
    }

    /** How the channels are read; of the depth part where there is one; SNORM where some are signed and some not. */
    public Numeric numeric() {
        return numeric;
    }

    /** The channels in order of their bits; empty for formats in blocks. */
    public Channel[] channels() {
        return channels.clone();
    }

    /** The channel that result component {@code component} (0 to 3: red to alpha) comes from; null if it has none. */
    public @Nullable Channel channel(int component) {
        char letter = "RGBA".charAt(component);
        for (Channel c : channels) {
            if (c.letter == letter || c.letter == 'I' || c.letter == 'L' && component < 3) return c;
        }
        return null;
    }

    public @Nullable Channel depthChannel() {
        return hasDepth() ? channels[0] : null;
    }

    public @Nullable Channel stencilChannel() {
        return hasStencil() ? channels[channels.length - 1] : null;
    }

    /** Components it stores: bit 0 to 3 for red to alpha. */
    public int components() {
        return has & 15;
    }

    public boolean hasAlpha() {
        return (has & 8) != 0;
    }

    public boolean hasDepth() {
        return (has & 16) != 0;
    }

    public boolean hasStencil() {
        return (has & 32) != 0;
    }

    public boolean isDepthStencil() {
        return (has & 48) != 0;
    }

    /** Read by shaders as integers. */
    public boolean isInteger() {
        return numeric == Numeric.UINT || numeric == Numeric.SINT;
    }

    public boolean isUnsignedInteger() {
        return numeric == Numeric.UINT;
    }

    /** Clamped to 0..1 or -1..1 when written. */
    public boolean isNormalized() {
        return numeric == Numeric.UNORM || numeric == Numeric.SNORM;
    }

    /** Bytes of one row of blocks. */
    public long rowBytes(int width) {
        return (long) ((width + blockWidth - 1) / blockWidth) * blockBytes;
    }

    /** Rows of blocks. */
    public int rows(int height) {
        return (height + blockHeight - 1) / blockHeight;
    }

    /** Bytes of a tightly packed image. */
    public long imageBytes(int width, int height, int depth) {
        return rowBytes(width) * rows(height) * depth;
    }

    /** The same bits read as linear values; the format itself where it is not sRGB. */
    public Format linear() {
        return srgb ? valueOf(name().replace("_SRGB", "_UNORM")) : this;
    }

    /** The same bits read as sRGB, or null where there is no such format. */
    public @Nullable Format srgb() {
        if (srgb) return this;
        if (numeric != Numeric.UNORM || !name().endsWith("_UNORM")) return null;
        String wanted = name().substring(0, name().length() - "_UNORM".length()) + "_SRGB";
        for (Format f : ALL) {
            if (f.name().equals(wanted)) return f;
        }
        return null;
    }
}
