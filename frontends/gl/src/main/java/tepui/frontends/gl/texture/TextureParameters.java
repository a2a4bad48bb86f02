package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Es1Rules;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.texture.ParameterValue.As;
import tepui.pipe.Caps;
import tepui.pipe.format.Format;

/**
 * Setters and getters of parameters of texture objects and of their levels (OpenGL 4.6, 8.10, 8.11.2, 8.11.3). {@link
 * TextureParameterRules} has let the calls pass.
 */
public final class TextureParameters {
    private final Caps caps;
    private final Profile profile;
    private final SamplingRules sampling;
    private final Textures textures;

    public TextureParameters(Caps caps, Profile profile, SamplingRules sampling, Textures textures) {
        this.caps = caps;
        this.profile = profile;
        this.sampling = sampling;
        this.textures = textures;
    }

    /** glTexParameter. */
    public void set(TextureObject t, ParameterValue v) {
        int pname = v.pname;
        switch (pname) {
            case GL_TEXTURE_BASE_LEVEL -> t.baseLevel = kept(t, v.whole(), 0);
            case GL_TEXTURE_MAX_LEVEL -> t.maxLevel = kept(t, v.whole(), t.effectiveBase());
            case GL_TEXTURE_SWIZZLE_R, GL_TEXTURE_SWIZZLE_G, GL_TEXTURE_SWIZZLE_B, GL_TEXTURE_SWIZZLE_A ->
                t.swizzle[pname - GL_TEXTURE_SWIZZLE_R] = v.whole();
            case GL_TEXTURE_SWIZZLE_RGBA -> {
                for (int i = 0; i < 4; i++) t.swizzle[i] = v.whole(i);
            }
            case GL_DEPTH_STENCIL_TEXTURE_MODE -> t.depthStencilMode = v.whole();
            case GL_DEPTH_TEXTURE_MODE -> t.depthMode = v.whole();
            case GL_GENERATE_MIPMAP -> t.generateMipmap = v.whole() != 0;
            case GL_TEXTURE_SPARSE_ARB -> t.sparse = v.whole() != 0;
            case GL_VIRTUAL_PAGE_SIZE_INDEX_ARB -> t.pageSizeIndex = v.whole();
            case Es1Rules.TEXTURE_CROP_RECT -> {
                for (int i = 0; i < 4; i++) t.cropRect[i] = v.whole(i);
            }
            case GL_TEXTURE_PRIORITY -> {
                float p = v.as == As.INT ? (float) (v.raw() / 2147483647.0) : v.real();
                t.priority = Math.max(0, Math.min(1, p));
            }
            default -> SamplingSetters.set(t.params(), v, caps);
        }
        textures.changed(t);
    }

    /** A level of storage that does not change is one of those that it has (ARB_texture_storage). */
    private static int kept(TextureObject t, int level, int least) {
        return t.immutable ? Math.max(least, Math.min(level, t.immutableLevels - 1)) : level;
    }

    /** glGetTexParameter. */
    public void get(TextureObject t, int pname, As as, long to) {
        if (sampling.knows(pname) && SamplingSetters.get(t.params(), pname, as, to)) return;
        int value;
        switch (pname) {
            case GL_TEXTURE_BASE_LEVEL -> value = t.baseLevel;
            case GL_TEXTURE_MAX_LEVEL -> value = t.maxLevel;
            case GL_TEXTURE_SWIZZLE_R, GL_TEXTURE_SWIZZLE_G, GL_TEXTURE_SWIZZLE_B, GL_TEXTURE_SWIZZLE_A ->
                value = t.swizzle[pname - GL_TEXTURE_SWIZZLE_R];
            case GL_TEXTURE_SWIZZLE_RGBA -> {
                for (int i = 0; i < 4; i++) SamplingSetters.put(t.swizzle[i], as, to + 4L * i);
                return;
            }
            case GL_DEPTH_STENCIL_TEXTURE_MODE -> value = t.depthStencilMode;
            case GL_DEPTH_TEXTURE_MODE -> value = t.depthMode;
            case Es1Rules.TEXTURE_CROP_RECT -> {
                for (int i = 0; i < 4; i++) SamplingSetters.put(t.cropRect[i], as, to + 4L * i);
                return;
            }
            case GL_GENERATE_MIPMAP -> value = t.generateMipmap ? 1 : 0;
            case GL_TEXTURE_PRIORITY -> {
                SamplingSetters.putReal(t.priority, as, to);
                return;
            }
            case GL_TEXTURE_RESIDENT -> value = 1;
            case GL_TEXTURE_SPARSE_ARB -> value = t.sparse ? 1 : 0;
            case GL_VIRTUAL_PAGE_SIZE_INDEX_ARB -> value = t.pageSizeIndex;
            case GL_NUM_SPARSE_LEVELS_ARB -> value = t.sparseLevels();
            case GL_TEXTURE_IMMUTABLE_FORMAT -> value = t.immutable ? 1 : 0;
            case GL_TEXTURE_IMMUTABLE_LEVELS -> value = t.originalLevels;
            case GL_TEXTURE_VIEW_MIN_LEVEL -> value = t.viewMinLevel;
            case GL_TEXTURE_VIEW_NUM_LEVELS -> value = t.viewNumLevels;
            case GL_TEXTURE_VIEW_MIN_LAYER -> value = t.viewMinLayer;
            case GL_TEXTURE_VIEW_NUM_LAYERS -> value = t.viewNumLayers;
            case GL_TEXTURE_TARGET -> value = t.target().glName();
            default -> value = GL_IMAGE_FORMAT_COMPATIBILITY_BY_SIZE;
        }
        SamplingSetters.put(value, as, to);
    }

    /** glGetTexLevelParameter. */
    public void level(TextureObject t, int face, int level, int pname, As as, long to) {
        boolean buffer = t.target() == TextureTarget.BUFFER;
        SamplingSetters.put(buffer ? ofBuffer(t, pname) : ofImage(t.image(face, level), pname), as, to);
    }

    private int ofBuffer(TextureObject t, int pname) {
        long storage = t.buffer == null ? 0 : t.buffer.storageSize();
        InternalFormat f = t.bufferFormat;
        long size = t.bufferSize < 0 ? storage : storage == 0 ? 0 : t.bufferSize;
        return switch (pname) {
            case GL_TEXTURE_WIDTH ->
                f == null ? 0 : (int) Math.min(size / f.first().blockBytes(), caps.maxTextureBufferTexels);
            case GL_TEXTURE_HEIGHT, GL_TEXTURE_DEPTH -> t.buffer == null ? 0 : 1;
            case GL_TEXTURE_INTERNAL_FORMAT -> f == null ? GL_R8 : f.name();
            case GL_TEXTURE_BUFFER_DATA_STORE_BINDING -> t.buffer == null ? 0 : t.buffer.name;
            case GL_TEXTURE_BUFFER_OFFSET -> (int) t.bufferOffset;
            case GL_TEXTURE_BUFFER_SIZE -> (int) size;
            case GL_TEXTURE_SAMPLES, GL_TEXTURE_COMPRESSED -> 0;
            case GL_TEXTURE_FIXED_SAMPLE_LOCATIONS -> 1;
            default -> f == null ? component(null, null, pname) : component(f, f.first(), pname);
        };
    }

    private int ofImage(@Nullable TextureImage image, int pname) {
        InternalFormat f = image == null ? null : image.internal;
        switch (pname) {
            case GL_TEXTURE_WIDTH -> {
                return image == null ? 0 : image.width;
            }
            case GL_TEXTURE_HEIGHT -> {
                return image == null ? 0 : image.height;
            }
            case GL_TEXTURE_DEPTH -> {
                return image == null ? 0 : image.depth;
            }
            case GL_TEXTURE_BORDER -> {
                return 0;
            }
            case GL_TEXTURE_INTERNAL_FORMAT -> {
                return f == null ? profile.compatibility ? 1 : GL_RGBA : answered(f);
            }
            case GL_TEXTURE_COMPRESSED -> {
                return f != null && f.isCompressed() ? 1 : 0;
            }
            case GL_TEXTURE_COMPRESSED_IMAGE_SIZE -> {
                return image == null || f == null
                        ? 0
                        : (int) f.first().imageBytes(image.width, image.rows(), image.layers());
            }
            case GL_TEXTURE_SAMPLES -> {
                return image == null ? 0 : image.samples;
            }
            case GL_TEXTURE_FIXED_SAMPLE_LOCATIONS -> {
                return image == null || image.samples == 0 || image.fixedSampleLocations ? 1 : 0;
            }
            case GL_TEXTURE_BUFFER_DATA_STORE_BINDING, GL_TEXTURE_BUFFER_OFFSET, GL_TEXTURE_BUFFER_SIZE -> {
                return 0;
            }
            default -> {
                return component(f, image == null ? null : image.stored, pname);
            }
        }
    }

    /** Generic compressed formats are told as what they became. */
    private static int answered(InternalFormat f) {
        if (!f.isGenericCompressed()) return f.name();
        return switch (f.name()) {
            case GL_COMPRESSED_RED -> GL_RED;
            case GL_COMPRESSED_RG -> GL_RG;
            case GL_COMPRESSED_RGB -> GL_RGB;
            case GL_COMPRESSED_RGBA -> GL_RGBA;
            case GL_COMPRESSED_SRGB -> GL_SRGB8;
            case GL_COMPRESSED_SRGB_ALPHA -> GL_SRGB8_ALPHA8;
            default -> f.base();
        };
    }

    /** The letter of a component that a parameter is about; '?' where it is about none. */
    static char letter(int pname) {
        return switch (pname) {
            case GL_TEXTURE_RED_SIZE, GL_TEXTURE_RED_TYPE -> 'R';
            case GL_TEXTURE_GREEN_SIZE, GL_TEXTURE_GREEN_TYPE -> 'G';
            case GL_TEXTURE_BLUE_SIZE, GL_TEXTURE_BLUE_TYPE -> 'B';
            case GL_TEXTURE_ALPHA_SIZE, GL_TEXTURE_ALPHA_TYPE -> 'A';
            case GL_TEXTURE_LUMINANCE_SIZE, GL_TEXTURE_LUMINANCE_TYPE -> 'L';
            case GL_TEXTURE_INTENSITY_SIZE, GL_TEXTURE_INTENSITY_TYPE -> 'I';
            case GL_TEXTURE_DEPTH_SIZE, GL_TEXTURE_DEPTH_TYPE -> 'D';
            case GL_TEXTURE_STENCIL_SIZE -> 'S';
            case GL_TEXTURE_SHARED_SIZE -> 'E';
            default -> '?';
        };
    }

    private static int component(@Nullable InternalFormat f, @Nullable Format stored, int pname) {
        char which = letter(pname);
        int bits = f == null || stored == null ? 0 : f.bits(stored, which);
        boolean type = switch (pname) {
            case GL_TEXTURE_RED_TYPE,
                    GL_TEXTURE_GREEN_TYPE,
                    GL_TEXTURE_BLUE_TYPE,
                    GL_TEXTURE_ALPHA_TYPE,
                    GL_TEXTURE_LUMINANCE_TYPE,
                    GL_TEXTURE_INTENSITY_TYPE,
                    GL_TEXTURE_DEPTH_TYPE -> true;
            default -> false;
        };
        if (!type) return which == 'E' && bits > 0 ? 5 : bits;
        return bits == 0 || f == null ? GL_NONE : f.componentType();
    }
}
