package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.ir.TextureShape;

/** Types of samplers, GL_SAMPLER_2D ..., and of images, GL_IMAGE_2D ...: what each says of its texture. */
public final class SamplerTypes {
    /** Of the types of images, which are numbered in this order: those of floats, of integers, of unsigned ones. */
    private static final TextureShape[] IMAGES = {
        TextureShape.D1,
        TextureShape.D2,
        TextureShape.D3,
        TextureShape.RECT,
        TextureShape.CUBE,
        TextureShape.BUFFER,
        TextureShape.D1_ARRAY,
        TextureShape.D2_ARRAY,
        TextureShape.CUBE_ARRAY,
        TextureShape.D2_MS,
        TextureShape.D2_MS_ARRAY
    };

    private SamplerTypes() {}

    /** The shape that an image's type has in shaders (table 8.25). */
    public static TextureShape imageShape(int type) { // hot
        return IMAGES[(type - GL_IMAGE_1D) % IMAGES.length];
    }

    /** The target that a sampler's type reads. */
    public static TextureTarget target(int type) { // hot
        return switch (type) {
            case GL_SAMPLER_1D, GL_SAMPLER_1D_SHADOW, GL_INT_SAMPLER_1D, GL_UNSIGNED_INT_SAMPLER_1D -> TextureTarget.D1;
            case GL_SAMPLER_3D, GL_INT_SAMPLER_3D, GL_UNSIGNED_INT_SAMPLER_3D -> TextureTarget.D3;
            case GL_SAMPLER_CUBE, GL_SAMPLER_CUBE_SHADOW, GL_INT_SAMPLER_CUBE, GL_UNSIGNED_INT_SAMPLER_CUBE ->
                TextureTarget.CUBE;
            case GL_SAMPLER_2D_RECT,
                    GL_SAMPLER_2D_RECT_SHADOW,
                    GL_INT_SAMPLER_2D_RECT,
                    GL_UNSIGNED_INT_SAMPLER_2D_RECT -> TextureTarget.RECT;
            case GL_SAMPLER_1D_ARRAY,
                    GL_SAMPLER_1D_ARRAY_SHADOW,
                    GL_INT_SAMPLER_1D_ARRAY,
                    GL_UNSIGNED_INT_SAMPLER_1D_ARRAY -> TextureTarget.D1_ARRAY;
            case GL_SAMPLER_2D_ARRAY,
                    GL_SAMPLER_2D_ARRAY_SHADOW,
                    GL_INT_SAMPLER_2D_ARRAY,
                    GL_UNSIGNED_INT_SAMPLER_2D_ARRAY -> TextureTarget.D2_ARRAY;
            case GL_SAMPLER_CUBE_MAP_ARRAY,
                    GL_SAMPLER_CUBE_MAP_ARRAY_SHADOW,
                    GL_INT_SAMPLER_CUBE_MAP_ARRAY,
                    GL_UNSIGNED_INT_SAMPLER_CUBE_MAP_ARRAY -> TextureTarget.CUBE_ARRAY;
            case GL_SAMPLER_BUFFER, GL_INT_SAMPLER_BUFFER, GL_UNSIGNED_INT_SAMPLER_BUFFER -> TextureTarget.BUFFER;
            case GL_SAMPLER_2D_MULTISAMPLE, GL_INT_SAMPLER_2D_MULTISAMPLE, GL_UNSIGNED_INT_SAMPLER_2D_MULTISAMPLE ->
                TextureTarget.D2_MS;
            case GL_SAMPLER_2D_MULTISAMPLE_ARRAY,
                    GL_INT_SAMPLER_2D_MULTISAMPLE_ARRAY,
                    GL_UNSIGNED_INT_SAMPLER_2D_MULTISAMPLE_ARRAY -> TextureTarget.D2_MS_ARRAY;
            default -> TextureTarget.D2;
        };
    }

    public static boolean isShadow(int type) { // hot
        return switch (type) {
            case GL_SAMPLER_1D_SHADOW,
                    GL_SAMPLER_2D_SHADOW,
                    GL_SAMPLER_CUBE_SHADOW,
                    GL_SAMPLER_2D_RECT_SHADOW,
                    GL_SAMPLER_1D_ARRAY_SHADOW,
                    GL_SAMPLER_2D_ARRAY_SHADOW,
                    GL_SAMPLER_CUBE_MAP_ARRAY_SHADOW -> true;
            default -> false;
        };
    }

    /** Types of integers have numbers of their own, in two ranges. */
    public static boolean isInteger(int type) { // hot
        return type >= GL_INT_SAMPLER_1D && type <= GL_UNSIGNED_INT_SAMPLER_BUFFER
                || switch (type) {
                    case GL_INT_SAMPLER_CUBE_MAP_ARRAY,
                            GL_UNSIGNED_INT_SAMPLER_CUBE_MAP_ARRAY,
                            GL_INT_SAMPLER_2D_MULTISAMPLE,
                            GL_UNSIGNED_INT_SAMPLER_2D_MULTISAMPLE,
                            GL_INT_SAMPLER_2D_MULTISAMPLE_ARRAY,
                            GL_UNSIGNED_INT_SAMPLER_2D_MULTISAMPLE_ARRAY -> true;
                    default -> false;
                };
    }
}
