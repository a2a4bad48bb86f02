package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.pixel.InternalFormat;
import tepui.pipe.format.Format;

/**
 * Classes of formats as glGetInternalformat returns them: for views (OpenGL 4.6, table 8.30) and images of shaders
 * (table 8.35).
 */
final class FormatClasses {
    private FormatClasses() {}

    /** Formats of one class may view each other; depth, stencil and unsized formats have none. */
    static int view(InternalFormat f) {
        if (!f.isSized() || !f.isColor() || f.isLegacy()) return GL_NONE;
        Format stored = f.first();
        if (f.isCompressed()) {
            return switch (stored.linear()) {
                case BC1_RGB_UNORM -> GL_VIEW_CLASS_S3TC_DXT1_RGB;
                case BC1_RGBA_UNORM -> GL_VIEW_CLASS_S3TC_DXT1_RGBA;
                case BC2_UNORM -> GL_VIEW_CLASS_S3TC_DXT3_RGBA;
                case BC3_UNORM -> GL_VIEW_CLASS_S3TC_DXT5_RGBA;
                case BC4_UNORM, BC4_SNORM -> GL_VIEW_CLASS_RGTC1_RED;
                case BC5_UNORM, BC5_SNORM -> GL_VIEW_CLASS_RGTC2_RG;
                case BC6H_UFLOAT, BC6H_SFLOAT -> GL_VIEW_CLASS_BPTC_FLOAT;
                case BC7_UNORM -> GL_VIEW_CLASS_BPTC_UNORM;
                default -> GL_NONE;
            };
        }
        // The class is of the format that the specification names, not of what stores it.
        return switch (f.name()) {
            case GL_RGB8, GL_RGB8_SNORM, GL_SRGB8, GL_RGB8UI, GL_RGB8I -> GL_VIEW_CLASS_24_BITS;
            case GL_RGB16, GL_RGB16_SNORM, GL_RGB16F, GL_RGB16UI, GL_RGB16I -> GL_VIEW_CLASS_48_BITS;
            case GL_RGB32F, GL_RGB32UI, GL_RGB32I -> GL_VIEW_CLASS_96_BITS;
            case GL_R3_G3_B2,
                    GL_RGB4,
                    GL_RGB5,
                    GL_RGB10,
                    GL_RGB12,
                    GL_RGBA2,
                    GL_RGBA4,
                    GL_RGB5_A1,
                    GL_RGBA12,
                    GL_RGB565 -> GL_NONE;
            default ->
                switch (stored.blockBytes()) {
                    case 16 -> GL_VIEW_CLASS_128_BITS;
                    case 8 -> GL_VIEW_CLASS_64_BITS;
                    case 4 -> GL_VIEW_CLASS_32_BITS;
                    case 2 -> GL_VIEW_CLASS_16_BITS;
                    case 1 -> GL_VIEW_CLASS_8_BITS;
                    default -> GL_NONE;
                };
        };
    }

    static int image(int format) {
        return switch (format) {
            case GL_RGBA32F, GL_RGBA32UI, GL_RGBA32I -> GL_IMAGE_CLASS_4_X_32;
            case GL_RG32F, GL_RG32UI, GL_RG32I -> GL_IMAGE_CLASS_2_X_32;
            case GL_R32F, GL_R32UI, GL_R32I -> GL_IMAGE_CLASS_1_X_32;
            case GL_RGBA16F, GL_RGBA16UI, GL_RGBA16I, GL_RGBA16, GL_RGBA16_SNORM -> GL_IMAGE_CLASS_4_X_16;
            case GL_RG16F, GL_RG16UI, GL_RG16I, GL_RG16, GL_RG16_SNORM -> GL_IMAGE_CLASS_2_X_16;
            case GL_R16F, GL_R16UI, GL_R16I, GL_R16, GL_R16_SNORM -> GL_IMAGE_CLASS_1_X_16;
            case GL_RGBA8UI, GL_RGBA8I, GL_RGBA8, GL_RGBA8_SNORM -> GL_IMAGE_CLASS_4_X_8;
            case GL_RG8UI, GL_RG8I, GL_RG8, GL_RG8_SNORM -> GL_IMAGE_CLASS_2_X_8;
            case GL_R8UI, GL_R8I, GL_R8, GL_R8_SNORM -> GL_IMAGE_CLASS_1_X_8;
            case GL_R11F_G11F_B10F -> GL_IMAGE_CLASS_11_11_10;
            case GL_RGB10_A2, GL_RGB10_A2UI -> GL_IMAGE_CLASS_10_10_10_2;
            default -> GL_NONE;
        };
    }

    static int imageFormat(int format) {
        if (format == GL_R11F_G11F_B10F) return GL_RGB;
        if (format == GL_RGB10_A2) return GL_RGBA;
        if (format == GL_RGB10_A2UI) return GL_RGBA_INTEGER;
        InternalFormat f = InternalFormat.of(format);
        boolean integer = f != null && f.isInteger();
        return switch (image(format)) {
            case GL_IMAGE_CLASS_4_X_32, GL_IMAGE_CLASS_4_X_16, GL_IMAGE_CLASS_4_X_8 ->
                integer ? GL_RGBA_INTEGER : GL_RGBA;
            case GL_IMAGE_CLASS_2_X_32, GL_IMAGE_CLASS_2_X_16, GL_IMAGE_CLASS_2_X_8 -> integer ? GL_RG_INTEGER : GL_RG;
            case GL_NONE -> GL_NONE;
            default -> integer ? GL_RED_INTEGER : GL_RED;
        };
    }

    static int imageType(int format) {
        return switch (format) {
            case GL_RGBA32F, GL_RG32F, GL_R32F -> GL_FLOAT;
            case GL_RGBA16F, GL_RG16F, GL_R16F -> GL_HALF_FLOAT;
            case GL_R11F_G11F_B10F -> GL_UNSIGNED_INT_10F_11F_11F_REV;
            case GL_RGB10_A2, GL_RGB10_A2UI -> GL_UNSIGNED_INT_2_10_10_10_REV;
            case GL_RGBA32UI, GL_RG32UI, GL_R32UI -> GL_UNSIGNED_INT;
            case GL_RGBA32I, GL_RG32I, GL_R32I -> GL_INT;
            case GL_RGBA16UI, GL_RG16UI, GL_R16UI, GL_RGBA16, GL_RG16, GL_R16 -> GL_UNSIGNED_SHORT;
            case GL_RGBA16I, GL_RG16I, GL_R16I, GL_RGBA16_SNORM, GL_RG16_SNORM, GL_R16_SNORM -> GL_SHORT;
            case GL_RGBA8UI, GL_RG8UI, GL_R8UI, GL_RGBA8, GL_RG8, GL_R8 -> GL_UNSIGNED_BYTE;
            case GL_RGBA8I, GL_RG8I, GL_R8I, GL_RGBA8_SNORM, GL_RG8_SNORM, GL_R8_SNORM -> GL_BYTE;
            default -> GL_NONE;
        };
    }
}
