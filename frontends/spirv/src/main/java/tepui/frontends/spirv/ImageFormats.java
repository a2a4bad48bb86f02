package tepui.frontends.spirv;

import org.jspecify.annotations.Nullable;
import tepui.ir.spirv.Spv.ImageFormat;

/** Table of image formats, as GLSL spells them. */
final class ImageFormats {
    private ImageFormats() {}

    /** Null where the format is unknown. */
    static @Nullable String name(int format) {
        return switch (format) {
            case ImageFormat.Unknown -> null;
            case ImageFormat.Rgba32f -> "rgba32f";
            case ImageFormat.Rgba16f -> "rgba16f";
            case ImageFormat.R32f -> "r32f";
            case ImageFormat.Rgba8 -> "rgba8";
            case ImageFormat.Rgba8Snorm -> "rgba8_snorm";
            case ImageFormat.Rg32f -> "rg32f";
            case ImageFormat.Rg16f -> "rg16f";
            case ImageFormat.R11fG11fB10f -> "r11f_g11f_b10f";
            case ImageFormat.R16f -> "r16f";
            case ImageFormat.Rgba16 -> "rgba16";
            case ImageFormat.Rgb10A2 -> "rgb10_a2";
            case ImageFormat.Rg16 -> "rg16";
            case ImageFormat.Rg8 -> "rg8";
            case ImageFormat.R16 -> "r16";
            case ImageFormat.R8 -> "r8";
            case ImageFormat.Rgba16Snorm -> "rgba16_snorm";
            case ImageFormat.Rg16Snorm -> "rg16_snorm";
            case ImageFormat.Rg8Snorm -> "rg8_snorm";
            case ImageFormat.R16Snorm -> "r16_snorm";
            case ImageFormat.R8Snorm -> "r8_snorm";
            case ImageFormat.Rgba32i -> "rgba32i";
            case ImageFormat.Rgba16i -> "rgba16i";
            case ImageFormat.Rgba8i -> "rgba8i";
            case ImageFormat.R32i -> "r32i";
            case ImageFormat.Rg32i -> "rg32i";
            case ImageFormat.Rg16i -> "rg16i";
            case ImageFormat.Rg8i -> "rg8i";
            case ImageFormat.R16i -> "r16i";
            case ImageFormat.R8i -> "r8i";
            case ImageFormat.Rgba32ui -> "rgba32ui";
            case ImageFormat.Rgba16ui -> "rgba16ui";
            case ImageFormat.Rgba8ui -> "rgba8ui";
            case ImageFormat.R32ui -> "r32ui";
            case ImageFormat.Rgb10a2ui -> "rgb10_a2ui";
            case ImageFormat.Rg32ui -> "rg32ui";
            case ImageFormat.Rg16ui -> "rg16ui";
            case ImageFormat.Rg8ui -> "rg8ui";
            case ImageFormat.R16ui -> "r16ui";
            case ImageFormat.R8ui -> "r8ui";
            default -> throw new SpirvException("image format " + format + " is not there");
        };
    }
}
