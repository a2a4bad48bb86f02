package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.GL_INVALID_VALUE;

import tepui.frontends.gl.base.Errors;

/** Error checks of images with a palette (OES_compressed_paletted_texture). */
final class PalettedImageRules {
    private final Errors errors;

    PalettedImageRules(Errors errors) {
        this.errors = errors;
    }

    /** Level and size of the first image (OES_compressed_paletted_texture): a level below 0 is the number of those behind it. */
    boolean image(String call, int level, int width, int height) {
        if (level > 0 || level < -(TextureObject.MAX_LEVELS - 1)) {
            return errors.wrong(GL_INVALID_VALUE, call + ": level is " + level + ", must be 0 or less");
        }
        return width >= 0 && height >= 0
                || errors.wrong(
                        GL_INVALID_VALUE, call + ": size is " + width + " x " + height + ", must not be negative");
    }

    /** The bytes of palette and levels (OES_compressed_paletted_texture). */
    boolean size(String call, int size, long needed) {
        return size == needed
                || errors.wrong(GL_INVALID_VALUE, call + ": imageSize is " + size + ", must be " + needed);
    }
}
