package tepui.tools.suites.differential;

import static tepui.frontends.gl.GLConstants.*;

/** Random texture on a unit: format, size, filters, wraps, border; and how it meets the fragment's colour. */
final class RandomTexture {
    private static final int[] FORMATS = {
        GL_RGBA8,
        GL_RGBA8,
        GL_RGB8,
        GL_LUMINANCE8,
        GL_ALPHA8,
        GL_INTENSITY8,
        GL_LUMINANCE8_ALPHA8,
        GL_RGB5_A1,
        GL_RGBA4,
        GL_R8,
        GL_RG8,
        GL_RGBA16,
        GL_RGBA16F,
        GL_RGBA32F,
        GL_SRGB8_ALPHA8,
        GL_R11F_G11F_B10F,
        GL_RGB9_E5
    };
    private static final int[] WRAPS = {
        GL_REPEAT, GL_REPEAT, GL_CLAMP_TO_EDGE, GL_CLAMP_TO_BORDER, GL_MIRRORED_REPEAT, GL_CLAMP
    };
    private static final int[] SOURCES = {GL_TEXTURE, GL_CONSTANT, GL_PRIMARY_COLOR, GL_PREVIOUS};
    private static final int[] COMBINES = {GL_REPLACE, GL_MODULATE, GL_ADD, GL_ADD_SIGNED, GL_INTERPOLATE, GL_SUBTRACT};

    private RandomTexture() {}

    /** Makes it and returns by how many 255ths a filter may differ. */
    static int apply(RandomChoices d, int unit) {
        d.gl.glActiveTexture(GL_TEXTURE0 + unit);
        d.gl.glBindTexture(GL_TEXTURE_2D, d.name(d.gl::glGenTextures));
        int width = d.between(1, 16);
        int height = d.between(1, 16);
        int format = d.of(FORMATS);
        byte[] texels = d.noise(width * height * 4);
        d.gl.glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
        d.gl.glTexImage2D(GL_TEXTURE_2D, 0, format, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, d.bytes(texels));
        boolean linear = d.chance(40);
        int filter = linear ? GL_LINEAR : GL_NEAREST;
        d.gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter);
        d.gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, filter);
        d.gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, d.of(WRAPS));
        d.gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, d.of(WRAPS));
        d.gl.glTexParameterfv(GL_TEXTURE_2D, GL_TEXTURE_BORDER_COLOR, d.floats(d.color()));
        d.gl.glEnable(GL_TEXTURE_2D);
        int scale = environment(d, format);
        // Weights of eight bits are what hardware has; the specification asks for no number of them.
        int step = linear ? 4 : 1;
        // Small floats may be rounded either way: a step of five bits and a sixth that is not stored.
        if (format == GL_R11F_G11F_B10F) step = 4;
        return step * scale;
    }

    private static int environment(RandomChoices d, int format) {
        int mode = d.of(GL_MODULATE, GL_REPLACE, GL_DECAL, GL_BLEND, GL_ADD, GL_COMBINE, GL_COMBINE);
        if (mode == GL_DECAL && !hasDecal(format)) mode = GL_REPLACE;
        d.gl.glTexEnvi(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, mode);
        d.gl.glTexEnvfv(GL_TEXTURE_ENV, GL_TEXTURE_ENV_COLOR, d.floats(d.color()));
        if (mode != GL_COMBINE) return 1;
        d.gl.glTexEnvi(GL_TEXTURE_ENV, GL_COMBINE_RGB, d.chance(10) ? GL_DOT3_RGB : d.of(COMBINES));
        d.gl.glTexEnvi(GL_TEXTURE_ENV, GL_COMBINE_ALPHA, d.of(COMBINES));
        for (int i = 0; i < 3; i++) {
            d.gl.glTexEnvi(GL_TEXTURE_ENV, GL_SRC0_RGB + i, d.of(SOURCES));
            d.gl.glTexEnvi(GL_TEXTURE_ENV, GL_SRC0_ALPHA + i, d.of(SOURCES));
            d.gl.glTexEnvi(
                    GL_TEXTURE_ENV,
                    GL_OPERAND0_RGB + i,
                    d.of(GL_SRC_COLOR, GL_ONE_MINUS_SRC_COLOR, GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA));
            d.gl.glTexEnvi(GL_TEXTURE_ENV, GL_OPERAND0_ALPHA + i, d.of(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA));
        }
        int rgb = d.of(1, 1, 2, 4);
        int alpha = d.of(1, 1, 2, 4);
        d.gl.glTexEnvf(GL_TEXTURE_ENV, GL_RGB_SCALE, rgb);
        d.gl.glTexEnvf(GL_TEXTURE_ENV, GL_ALPHA_SCALE, alpha);
        return 4 * Math.max(rgb, alpha);
    }

    /** The specification leaves DECAL undefined for the base formats that have no colours of their own. */
    private static boolean hasDecal(int format) {
        return switch (format) {
            case GL_LUMINANCE8, GL_ALPHA8, GL_INTENSITY8, GL_LUMINANCE8_ALPHA8 -> false;
            default -> true;
        };
    }
}
