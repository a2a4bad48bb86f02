package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelBuffers;
import tepui.frontends.gl.texture.SamplingSetters.As;
import tepui.pipe.Buffer;
import tepui.pipe.Caps;
import tepui.pipe.format.Format;

/** Parameters of texture objects and of their levels: glTexParameter, glGetTexParameter, glGetTexLevelParameter. */
public final class TextureParameters {
    private final Caps caps;
    private final Profile profile;
    private final Errors errors;
    private final Textures textures;

    private final SamplingSetters sampling;

    public TextureParameters(Caps caps, Profile profile, Errors errors, Textures textures) {
        this.caps = caps;
        this.profile = profile;
        this.errors = errors;
        this.textures = textures;

        sampling = new SamplingSetters(caps, profile, errors);
    }

    public SamplingSetters sampling() {
        return sampling;
    }

    private void wrong(String call, int code, int pname, String why) {
        errors.error(code, call + ": pname is 0x" + Integer.toHexString(pname) + why);
    }

    /** @param address of the values, or 0 where {@code bits} is the value */
    public void set(String call, TextureObject t, int pname, As as, boolean vector, long address, int bits) {
        boolean multisample = t.target().isMultisample();
        if (SamplingSetters.knows(pname, profile.es)) {
            if (multisample) {
                wrong(call, GL_INVALID_ENUM, pname, ", a texture with several samples is not filtered");
                return;
            }
            boolean rect = t.target() == TextureTarget.RECT;
            if (sampling.set(call, t.params(), pname, as, vector, address, bits, rect)) textures.changed(t);
            return;
        }
        int raw = vector ? Native.getInt(address) : bits;
        float real = as == As.FLOAT ? Float.intBitsToFloat(raw) : raw;
        int value = as == As.FLOAT ? Math.round(real) : raw;
        switch (pname) {
            case GL_TEXTURE_BASE_LEVEL, GL_TEXTURE_MAX_LEVEL -> level(call, t, pname, value);
            case GL_TEXTURE_SWIZZLE_R, GL_TEXTURE_SWIZZLE_G, GL_TEXTURE_SWIZZLE_B, GL_TEXTURE_SWIZZLE_A -> {
                if (isSwizzle(call, value)) t.swizzle[pname - GL_TEXTURE_SWIZZLE_R] = value;
            }
            case GL_TEXTURE_SWIZZLE_RGBA -> {
                if (!vector) {
                    wrong(call, GL_INVALID_ENUM, pname, ", which has four values");
                    return;
                }
                int[] four = new int[4];
                for (int i = 0; i < 4; i++) {
                    int v = Native.getInt(address + 4L * i);
                    four[i] = as == As.FLOAT ? Math.round(Float.intBitsToFloat(v)) : v;
                    if (!isSwizzle(call, four[i])) return;
                }
                System.arraycopy(four, 0, t.swizzle, 0, 4);
            }
            case GL_DEPTH_STENCIL_TEXTURE_MODE -> {
                if (value != GL_DEPTH_COMPONENT && value != GL_STENCIL_INDEX) {
                    wrong(call, GL_INVALID_ENUM, pname, " with 0x" + Integer.toHexString(value));
                    return;
                }
                t.depthStencilMode = value;
            }
            case GL_DEPTH_TEXTURE_MODE -> {
                boolean ok = value == GL_LUMINANCE || value == GL_INTENSITY || value == GL_ALPHA || value == GL_RED;
                if (!profile.compatibility || !ok) {
                    wrong(call, GL_INVALID_ENUM, pname, " with 0x" + Integer.toHexString(value));
                    return;
                }
                t.depthMode = value;
            }
            case GL_GENERATE_MIPMAP -> {
                if (!profile.compatibility) {
                    wrong(call, GL_INVALID_ENUM, pname, ", which the core profile does not have");
                    return;
                }
                t.generateMipmap = value != 0;
            }
            case GL_TEXTURE_PRIORITY -> {
                if (!profile.compatibility) {
                    wrong(call, GL_INVALID_ENUM, pname, ", which the core profile does not have");
                    return;
                }
                float p = as == As.INT ? (float) (raw / 2147483647.0) : real;
                t.priority = Math.max(0, Math.min(1, p));
            }
            default -> {
                wrong(call, GL_INVALID_ENUM, pname, ", which is none");
                return;
            }
        }
        textures.changed(t);
    }

    private void level(String call, TextureObject t, int pname, int value) {
        if (value < 0) {
            wrong(call, GL_INVALID_VALUE, pname, " with " + value + ", must not be negative");
            return;
        }
        boolean base = pname == GL_TEXTURE_BASE_LEVEL;
        if (base && value != 0 && t.target().isSingleLevel()) {
            wrong(call, GL_INVALID_OPERATION, pname, " with " + value + ", must be 0");
            return;
        }
        if (base) t.baseLevel = value;
        else t.maxLevel = value;
    }

    private boolean isSwizzle(String call, int v) {
        boolean ok = v == GL_RED || v == GL_GREEN || v == GL_BLUE || v == GL_ALPHA || v == GL_ZERO || v == GL_ONE;
        if (!ok) errors.error(GL_INVALID_ENUM, call + ": swizzle is 0x" + Integer.toHexString(v));
        return ok;
    }

    /** glGetTexParameter. */
    public void get(String call, TextureObject t, int pname, As as, long to) {
        if (SamplingSetters.knows(pname, profile.es) && SamplingSetters.get(t.params(), pname, as, to)) return;
        if (!profile.compatibility && isLegacy(pname)) {
            wrong(call, GL_INVALID_ENUM, pname, ", which the core profile does not have");
            return;
        }
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
            case GL_GENERATE_MIPMAP -> value = t.generateMipmap ? 1 : 0;
            case GL_TEXTURE_PRIORITY -> {
                SamplingSetters.putReal(t.priority, as, to);
                return;
            }
            case GL_TEXTURE_RESIDENT -> value = 1;
            case GL_TEXTURE_IMMUTABLE_FORMAT -> value = t.immutable ? 1 : 0;
            case GL_TEXTURE_IMMUTABLE_LEVELS -> value = t.originalLevels;
            case GL_TEXTURE_VIEW_MIN_LEVEL -> value = t.viewMinLevel;
            case GL_TEXTURE_VIEW_NUM_LEVELS -> value = t.viewNumLevels;
            case GL_TEXTURE_VIEW_MIN_LAYER -> value = t.viewMinLayer;
            case GL_TEXTURE_VIEW_NUM_LAYERS -> value = t.viewNumLayers;
            case GL_TEXTURE_TARGET -> {
                if (profile.es) {
                    wrong(call, GL_INVALID_ENUM, pname, ", which OpenGL ES does not have");
                    return;
                }
                value = t.target().glName();
            }
            case GL_IMAGE_FORMAT_COMPATIBILITY_TYPE -> value = GL_IMAGE_FORMAT_COMPATIBILITY_BY_SIZE;
            default -> {
                wrong(call, GL_INVALID_ENUM, pname, ", which is none");
                return;
            }
        }
        SamplingSetters.put(value, as, to);
    }

    private static boolean isLegacy(int pname) {
        return pname == GL_DEPTH_TEXTURE_MODE
                || pname == GL_GENERATE_MIPMAP
                || pname == GL_TEXTURE_PRIORITY
                || pname == GL_TEXTURE_RESIDENT;
    }

    /** glGetTexLevelParameter. */
    public void level(String call, TextureObject t, int face, int level, int pname, As as, long to) {
        if (level < 0 || level >= t.target().maxLevels(caps)) {
            errors.error(GL_INVALID_VALUE, call + ": level is " + level);
            return;
        }
        int value =
                t.target() == TextureTarget.BUFFER ? ofBuffer(t, pname) : ofImage(call, t.image(face, level), pname);
        if (value == NONE) {
            wrong(call, GL_INVALID_ENUM, pname, ", which is none");
        } else if (value != FAILED) {
            SamplingSetters.put(value, as, to);
        }
    }

    private static final int NONE = Integer.MIN_VALUE;
    private static final int FAILED = Integer.MIN_VALUE + 1;

    private int ofBuffer(TextureObject t, int pname) {
        Buffer storage = TextureViews.storage(t);
        InternalFormat f = t.bufferFormat;
        long size = storage == null ? 0 : t.bufferSize < 0 ? storage.size() : t.bufferSize;
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

    private int ofImage(String call, @Nullable TextureImage image, int pname) {
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
                return profile.compatibility ? 0 : NONE;
            }
            case GL_TEXTURE_INTERNAL_FORMAT -> {
                return f == null ? profile.compatibility ? 1 : GL_RGBA : answered(f);
            }
            case GL_TEXTURE_COMPRESSED -> {
                return f != null && f.isCompressed() ? 1 : 0;
            }
            case GL_TEXTURE_COMPRESSED_IMAGE_SIZE -> {
                if (image == null || f == null || !f.isCompressed()) {
                    errors.error(GL_INVALID_OPERATION, call + ": the image is not compressed");
                    return FAILED;
                }
                return (int) f.first().imageBytes(image.width, image.rows(), image.layers());
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

    private int component(@Nullable InternalFormat f, @Nullable Format stored, int pname) {
        char which = switch (pname) {
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
        boolean legacy = which == 'L' || which == 'I';
        if (which == '?' || legacy && !profile.compatibility) return NONE;
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

    /** The buffer behind an object; here for the chapter that attaches them. */
    public static long sizeOf(tepui.frontends.gl.buffer.BufferObject object) {
        Buffer b = PixelBuffers.storage(object);
        return b == null ? 0 : b.size();
    }
}
