package tepui.frontends.gl.list;

import static tepui.frontends.gl.constants.Enumerants.*;

/** Counts of values in the parameters of the compatibility profile's {@code v} calls. */
public final class ParamCounts {
    private ParamCounts() {}

    public static int of(int pname) {
        return switch (pname) {
            case GL_AMBIENT,
                    GL_DIFFUSE,
                    GL_SPECULAR,
                    GL_EMISSION,
                    GL_AMBIENT_AND_DIFFUSE,
                    GL_POSITION,
                    GL_LIGHT_MODEL_AMBIENT,
                    GL_FOG_COLOR,
                    GL_TEXTURE_ENV_COLOR,
                    GL_TEXTURE_BORDER_COLOR,
                    GL_TEXTURE_SWIZZLE_RGBA,
                    GL_OBJECT_PLANE,
                    GL_EYE_PLANE,
                    GL_COLOR_TABLE_SCALE,
                    GL_COLOR_TABLE_BIAS,
                    GL_CONVOLUTION_BORDER_COLOR,
                    GL_CONVOLUTION_FILTER_SCALE,
                    GL_CONVOLUTION_FILTER_BIAS,
                    GL_PATCH_DEFAULT_OUTER_LEVEL -> 4;
            case GL_SPOT_DIRECTION, GL_COLOR_INDEXES, GL_POINT_DISTANCE_ATTENUATION -> 3;
            case GL_PATCH_DEFAULT_INNER_LEVEL -> 2;
            default -> 1;
        };
    }
}
