package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Es1Rules;
import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.base.Profile;
import tepui.pipe.Caps;

/**
 * Error checks of sampling parameters, of texture objects and sampler objects alike (OpenGL 4.6, 8.2 and 8.10, table
 * 8.25).
 */
public final class SamplingRules {
    private final Caps caps;
    private final Profile profile;
    private final Errors errors;

    public SamplingRules(Caps caps, Profile profile, Errors errors) {
        this.caps = caps;
        this.profile = profile;
        this.errors = errors;
    }

    /** Does the name belong to sampling, of the desktop's or of OpenGL ES's? */
    public boolean knows(int pname) {
        return switch (pname) {
            case GL_TEXTURE_MIN_FILTER,
                    GL_TEXTURE_MAG_FILTER,
                    GL_TEXTURE_WRAP_S,
                    GL_TEXTURE_WRAP_T,
                    GL_TEXTURE_WRAP_R,
                    GL_TEXTURE_MIN_LOD,
                    GL_TEXTURE_MAX_LOD,
                    GL_TEXTURE_COMPARE_MODE,
                    GL_TEXTURE_COMPARE_FUNC,
                    GL_TEXTURE_BORDER_COLOR,
                    GL_TEXTURE_MAX_ANISOTROPY,
                    GL_TEXTURE_SRGB_DECODE_EXT,
                    GL_TEXTURE_REDUCTION_MODE_ARB -> true;
            case GL_TEXTURE_LOD_BIAS, GL_TEXTURE_CUBE_MAP_SEAMLESS -> !profile.es;
            default -> false;
        };
    }

    /** A name of a sampler object's parameter (8.2). */
    public boolean sampler(String call, int pname) {
        if (knows(pname)) return true;
        return errors.wrong(GL_INVALID_ENUM, call + ": pname is " + Errors.hex(pname) + ", which is none");
    }

    /**
     * The value of a parameter that {@link #knows} (8.10).
     *
     * @param limited the texture is a rectangle: no repeating, no levels
     */
    public boolean set(String call, ParameterValue v, boolean limited) {
        if (v.pname == GL_TEXTURE_BORDER_COLOR) {
            if (v.vector) return true;
            return errors.wrong(GL_INVALID_ENUM, call + ": BORDER_COLOR has four values");
        }
        int whole = v.whole();
        boolean ok = switch (v.pname) {
            case GL_TEXTURE_MIN_FILTER -> isMinFilter(whole, limited);
            case GL_TEXTURE_MAG_FILTER -> whole == GL_NEAREST || whole == GL_LINEAR;
            case GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T, GL_TEXTURE_WRAP_R -> isWrap(whole, limited);
            case GL_TEXTURE_COMPARE_MODE -> whole == GL_NONE || whole == GL_COMPARE_REF_TO_TEXTURE;
            case GL_TEXTURE_COMPARE_FUNC -> whole >= GL_NEVER && whole <= GL_ALWAYS;
            case GL_TEXTURE_SRGB_DECODE_EXT -> whole == GL_DECODE_EXT || whole == GL_SKIP_DECODE_EXT;
            case GL_TEXTURE_REDUCTION_MODE_ARB ->
                whole == GL_WEIGHTED_AVERAGE_ARB || whole == GL_MIN || whole == GL_MAX;
            default -> true;
        };
        if (!ok) {
            return errors.wrong(
                    GL_INVALID_ENUM, call + ": param is " + Errors.hex(whole) + " for " + Errors.hex(v.pname));
        }
        if (v.pname != GL_TEXTURE_MAX_ANISOTROPY || v.real() >= 1) return true;
        return errors.wrong(GL_INVALID_VALUE, call + ": MAX_ANISOTROPY is " + v.real() + ", must be at least 1");
    }

    private static boolean isMinFilter(int v, boolean limited) {
        if (v == GL_NEAREST || v == GL_LINEAR) return true;
        return !limited && v >= GL_NEAREST_MIPMAP_NEAREST && v <= GL_LINEAR_MIPMAP_LINEAR;
    }

    private boolean isWrap(int v, boolean limited) {
        if (profile.es && !EsRules.isWrap(v) || profile.es1 && !Es1Rules.isWrap(v)) return false;
        return switch (v) {
            case GL_CLAMP_TO_EDGE, GL_CLAMP_TO_BORDER -> true;
            case GL_CLAMP -> profile.compatibility;
            case GL_REPEAT, GL_MIRRORED_REPEAT -> !limited;
            case GL_MIRROR_CLAMP_TO_EDGE -> !limited && caps.mirrorClampToEdge;
            case GL_MIRROR_CLAMP_EXT, GL_MIRROR_CLAMP_TO_BORDER_EXT -> !limited && caps.mirrorClamp;
            default -> false;
        };
    }
}
