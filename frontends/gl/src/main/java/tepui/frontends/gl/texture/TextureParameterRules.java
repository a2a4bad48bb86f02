package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Es1Rules;
import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.base.Profile;
import tepui.pipe.Caps;

/** Error checks of parameters of textures and of their levels, set or queried (OpenGL 4.6, 8.10, 8.11.2, 8.11.3). */
public final class TextureParameterRules {
    private final Profile profile;
    private final Errors errors;
    private final SamplingRules sampling;
    private final TextureRules rules;
    private final SparseRules sparse;
    private final Textures textures;

    public TextureParameterRules(
            Caps caps, Profile profile, Errors errors, SamplingRules sampling, TextureRules rules, Textures textures) {
        this.sparse = new SparseRules(caps, profile, errors);
        this.profile = profile;
        this.errors = errors;
        this.sampling = sampling;
        this.rules = rules;
        this.textures = textures;
    }

    /** A target that has parameters (8.10). */
    public @Nullable TextureTarget target(String call, int target) { // hot
        TextureTarget t = TextureTarget.of(target);
        if (t == null || t == TextureTarget.BUFFER || !isHere(target)) {
            errors.error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", which has no parameters");
            return null;
        }
        return t;
    }

    /** The texture that is bound to a target with parameters. */
    public @Nullable TextureObject bound(String call, int target) { // hot
        TextureTarget t = target(call, target);
        return t == null ? null : textures.bound(t);
    }

    /** A target whose levels can be asked about (8.11.3); proxies too. */
    public @Nullable TextureTarget levels(String call, int target) {
        TextureTarget proxy = TextureTarget.ofProxy(target);
        TextureTarget t = proxy != null ? proxy : TextureTarget.ofImage(target);
        if (t == null || profile.es && (proxy != null || !EsRules.isTexture(target, profile.version))) {
            errors.error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", which is none");
            return null;
        }
        return t;
    }

    public @Nullable TextureObject boundLevel(String call, int target) {
        TextureTarget t = levels(call, target);
        if (t == null) return null;
        return TextureTarget.ofProxy(target) != null ? textures.proxy(t) : textures.bound(t);
    }

    private boolean isHere(int target) {
        return profile.es1 ? Es1Rules.isTexture(target) : !profile.es || EsRules.isTexture(target, profile.esNames);
    }

    private boolean wrong(String call, int code, int pname, String why) {
        return errors.wrong(code, call + ": pname is " + Errors.hex(pname) + why);
    }

    // ---- parameters of textures (8.10, 8.11.2) ---------------------------------------------------------------------

    /** glTexParameter (8.10), for textures without handles (ARB_bindless_texture, 3.9.X). */
    public boolean set(String call, TextureObject t, ParameterValue v) {
        int pname = v.pname;
        if (t.hasHandles()) return wrong(call, GL_INVALID_OPERATION, pname, ", and the texture has handles");
        if (profile.es1) {
            if (!Es1Rules.isTextureParameter(pname)) return wrong(call, GL_INVALID_ENUM, pname, ", which is none");
            if (pname == Es1Rules.TEXTURE_CROP_RECT)
                return v.vector || wrong(call, GL_INVALID_ENUM, pname, ", which has four values");
        }
        if (sampling.knows(pname)) {
            if (t.target().isMultisample()) {
                return wrong(call, GL_INVALID_ENUM, pname, ", a texture with several samples is not filtered");
            }
            return sampling.set(call, v, t.target() == TextureTarget.RECT);
        }
        int value = v.whole();
        if (sparse.knows(pname)) return sparse.set(call, t, pname, value);
        return switch (pname) {
            case GL_TEXTURE_BASE_LEVEL, GL_TEXTURE_MAX_LEVEL -> level(call, t, pname, value);
            case GL_TEXTURE_SWIZZLE_R, GL_TEXTURE_SWIZZLE_G, GL_TEXTURE_SWIZZLE_B, GL_TEXTURE_SWIZZLE_A ->
                swizzle(call, value);
            case GL_TEXTURE_SWIZZLE_RGBA -> {
                if (!v.vector) yield wrong(call, GL_INVALID_ENUM, pname, ", which has four values");
                boolean all = true;
                for (int i = 0; i < 4 && all; i++) all = swizzle(call, v.whole(i));
                yield all;
            }
            case GL_DEPTH_STENCIL_TEXTURE_MODE ->
                value == GL_DEPTH_COMPONENT
                        || value == GL_STENCIL_INDEX
                        || wrong(call, GL_INVALID_ENUM, pname, " with " + Errors.hex(value));
            case GL_DEPTH_TEXTURE_MODE -> {
                boolean ok = value == GL_LUMINANCE || value == GL_INTENSITY || value == GL_ALPHA || value == GL_RED;
                yield profile.compatibility && ok || wrong(call, GL_INVALID_ENUM, pname, " with " + Errors.hex(value));
            }
            case GL_GENERATE_MIPMAP, GL_TEXTURE_PRIORITY ->
                profile.compatibility || wrong(call, GL_INVALID_ENUM, pname, ", which the core profile does not have");
            default -> wrong(call, GL_INVALID_ENUM, pname, ", which is none");
        };
    }

    /** GL_TEXTURE_BASE_LEVEL and GL_TEXTURE_MAX_LEVEL (8.10). */
    private boolean level(String call, TextureObject t, int pname, int value) {
        if (value < 0) return wrong(call, GL_INVALID_VALUE, pname, " with " + value + ", must not be negative");
        if (pname == GL_TEXTURE_BASE_LEVEL && value != 0 && t.target().isSingleLevel()) {
            return wrong(call, GL_INVALID_OPERATION, pname, " with " + value + ", must be 0");
        }
        return true;
    }

    /** One of the values of a swizzle (8.10). */
    private boolean swizzle(String call, int v) {
        boolean ok = v == GL_RED || v == GL_GREEN || v == GL_BLUE || v == GL_ALPHA || v == GL_ZERO || v == GL_ONE;
        if (!ok) errors.error(GL_INVALID_ENUM, call + ": swizzle is " + Errors.hex(v));
        return ok;
    }

    /** glGetTexParameter (8.11.2). */
    public boolean get(String call, int pname) {
        if (profile.es1)
            return Es1Rules.isTextureParameter(pname) || wrong(call, GL_INVALID_ENUM, pname, ", which is none");
        if (sampling.knows(pname) || sparse.knows(pname)) return true;
        return switch (pname) {
            case GL_TEXTURE_BASE_LEVEL,
                    GL_TEXTURE_MAX_LEVEL,
                    GL_TEXTURE_SWIZZLE_R,
                    GL_TEXTURE_SWIZZLE_G,
                    GL_TEXTURE_SWIZZLE_B,
                    GL_TEXTURE_SWIZZLE_A,
                    GL_TEXTURE_SWIZZLE_RGBA,
                    GL_DEPTH_STENCIL_TEXTURE_MODE,
                    GL_TEXTURE_IMMUTABLE_FORMAT,
                    GL_TEXTURE_IMMUTABLE_LEVELS,
                    GL_TEXTURE_VIEW_MIN_LEVEL,
                    GL_TEXTURE_VIEW_NUM_LEVELS,
                    GL_TEXTURE_VIEW_MIN_LAYER,
                    GL_TEXTURE_VIEW_NUM_LAYERS,
                    GL_IMAGE_FORMAT_COMPATIBILITY_TYPE -> true;
            case GL_DEPTH_TEXTURE_MODE, GL_GENERATE_MIPMAP, GL_TEXTURE_PRIORITY, GL_TEXTURE_RESIDENT ->
                profile.compatibility || wrong(call, GL_INVALID_ENUM, pname, ", which the core profile does not have");
            case GL_TEXTURE_TARGET ->
                !profile.es || wrong(call, GL_INVALID_ENUM, pname, ", which OpenGL ES does not have");
            default -> wrong(call, GL_INVALID_ENUM, pname, ", which is none");
        };
    }

    // ---- parameters of levels (8.11.3) -----------------------------------------------------------------------------

    /** glGetTexLevelParameter (8.11.3). */
    public boolean level(String call, TextureObject t, int face, int level, int pname) {
        if (!rules.level(call, t, level)) return false;
        boolean known = switch (pname) {
            case GL_TEXTURE_WIDTH,
                    GL_TEXTURE_HEIGHT,
                    GL_TEXTURE_DEPTH,
                    GL_TEXTURE_INTERNAL_FORMAT,
                    GL_TEXTURE_BUFFER_DATA_STORE_BINDING,
                    GL_TEXTURE_BUFFER_OFFSET,
                    GL_TEXTURE_BUFFER_SIZE,
                    GL_TEXTURE_SAMPLES,
                    GL_TEXTURE_COMPRESSED,
                    GL_TEXTURE_FIXED_SAMPLE_LOCATIONS -> true;
            case GL_TEXTURE_BORDER -> t.target() != TextureTarget.BUFFER && profile.compatibility;
            case GL_TEXTURE_COMPRESSED_IMAGE_SIZE -> t.target() != TextureTarget.BUFFER;
            default -> isComponent(pname);
        };
        if (!known) return wrong(call, GL_INVALID_ENUM, pname, ", which is none");
        if (pname != GL_TEXTURE_COMPRESSED_IMAGE_SIZE) return true;
        TextureImage image = t.image(face, level);
        if (image != null && image.internal.isCompressed()) return true;
        return errors.wrong(GL_INVALID_OPERATION, call + ": the image is not compressed");
    }

    /** Luminance and intensity are the compatibility profile's. */
    private boolean isComponent(int pname) {
        char letter = TextureParameters.letter(pname);
        return letter != '?' && (profile.compatibility || letter != 'L' && letter != 'I');
    }
}
