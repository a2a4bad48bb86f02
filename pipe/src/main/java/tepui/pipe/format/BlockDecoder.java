package tepui.pipe.format;

import org.jspecify.annotations.Nullable;

/**
 * Decoder of the blocks of one compressed or subsampled format to raw words of a plain one ({@link #target}). The plain one
 * has at least the precision that the format's specification asks for. Any bytes are a block: what a specification reserves
 * decodes to what it says for errors. Stateless and shared.
 */
public abstract sealed class BlockDecoder
        permits AstcDecoder,
                Bc123Decoder,
                Bc45Decoder,
                Bc6hDecoder,
                Bc7Decoder,
                EtcDecoder,
                MixedDecoder,
                SubsampledDecoder {
    /** All of them, by format. Apart, so that threads that use a decoder first at a time do not wait for each other's classes. */
    private static final class All {
        static final @Nullable BlockDecoder[] BY_FORMAT = new BlockDecoder[Format.count()];

        static {
            for (int i = 0; i < BY_FORMAT.length; i++) BY_FORMAT[i] = make(Format.of(i));
        }
    }

    private final Format format;
    private final Format target;

    BlockDecoder(Format format, Format target) {
        this.format = format;
        this.target = target;
    }

    private static @Nullable BlockDecoder make(Format f) {
        Format rgba = f.isSrgb() ? Format.R8G8B8A8_SRGB : Format.R8G8B8A8_UNORM;
        return switch (f) {
            case BC1_RGB_UNORM, BC1_RGB_SRGB, BC1_RGBA_UNORM, BC1_RGBA_SRGB, BC2_UNORM, BC2_SRGB, BC3_UNORM, BC3_SRGB ->
                new Bc123Decoder(f, rgba);
            case BC4_UNORM, BC4_SNORM, BC5_UNORM, BC5_SNORM -> new Bc45Decoder(f);
            case BC6H_UFLOAT, BC6H_SFLOAT -> new Bc6hDecoder(f);
            case BC7_UNORM, BC7_SRGB -> new Bc7Decoder(f, rgba);
            case ETC1_RGB8_UNORM,
                    ETC2_RGB8_UNORM,
                    ETC2_RGB8_SRGB,
                    ETC2_RGB8A1_UNORM,
                    ETC2_RGB8A1_SRGB,
                    ETC2_RGBA8_UNORM,
                    ETC2_RGBA8_SRGB -> new EtcDecoder(f, rgba);
            case EAC_R11_UNORM -> new EtcDecoder(f, Format.R16_UNORM);
            case EAC_R11_SNORM -> new EtcDecoder(f, Format.R16_SNORM);
            case EAC_R11G11_UNORM -> new EtcDecoder(f, Format.R16G16_UNORM);
            case EAC_R11G11_SNORM -> new EtcDecoder(f, Format.R16G16_SNORM);
            case R5G5B6_SSU_NORM, R8G8B8X8_SSU_NORM, R10G10B10A2_SSSU_NORM, R8G8_SNORM_Z -> new MixedDecoder(f);
            case R8G8_B8G8_UNORM, G8R8_G8B8_UNORM, UYVY, YUY2 -> new SubsampledDecoder(f);
            default -> f.name().startsWith("ASTC") ? new AstcDecoder(f, rgba) : null;
        };
    }

    /** Is there a decoder for the format? */
    public static boolean isSupported(Format format) {
        return All.BY_FORMAT[format.ordinal()] != null;
    }

    public static BlockDecoder of(Format format) {
        BlockDecoder decoder = All.BY_FORMAT[format.ordinal()];
        if (decoder == null) {
            throw new IllegalArgumentException("BlockDecoder.of: format is " + format + ", which has no decoder");
        }
        return decoder;
    }

    public final Format format() {
        return format;
    }

    /** The format of the words that come out. */
    public final Format target() {
        return target;
    }

    /**
     * Decodes one block.
     *
     * @param out row after row: word k of texel (x, y) goes to {@code (k * blockHeight + y) * blockWidth + x}
     */
    public abstract void decode(byte[] from, int at, int[] out); // hot

    static int u16(byte[] b, int at) {
        return b[at] & 255 | (b[at + 1] & 255) << 8;
    }

    static int i32(byte[] b, int at) {
        return u16(b, at) | u16(b, at + 2) << 16;
    }

    static long i64(byte[] b, int at) {
        return i32(b, at) & 0xffffffffL | (long) i32(b, at + 4) << 32;
    }
}
