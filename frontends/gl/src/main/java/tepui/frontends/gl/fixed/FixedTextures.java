package tepui.frontends.gl.fixed;

/**
 * Properties of bound textures that the fixed-function fragment stage needs: asked when they, or what is enabled,
 * change.
 */
public interface FixedTextures {
    int TARGET_1D = 1;
    int TARGET_2D = 2;
    int TARGET_RECT = 3;
    int TARGET_3D = 4;
    int TARGET_CUBE = 5;

    /** The components that a texture has, as far as the environment's functions differ. */
    int CLASS_RGBA = 0;
    /** Luminance, RGB, red, red and green. */
    int CLASS_NO_ALPHA = 1;

    int CLASS_ALPHA = 2;
    int CLASS_INTENSITY = 3;

    /** Components of a depth comparison's result: GL_DEPTH_TEXTURE_MODE. */
    int DEPTH_LUMINANCE = 0;

    int DEPTH_INTENSITY = 1;
    int DEPTH_ALPHA = 2;
    int DEPTH_RED = 3;

    /**
     * The texture that a unit samples: the strongest of the enabled targets whose texture is complete.
     *
     * @param targets mask of {@link TexUnit}'s bits
     * @return {@link #describe}'s word; 0 where the unit is as good as disabled
     */
    int texture(int unit, int targets);

    /** Packs what {@link #texture} answers. */
    static int describe(int target, int components, boolean shadow, int depthMode) {
        return target | components << 3 | (shadow ? 1 << 5 : 0) | depthMode << 6;
    }
}
