package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.pipe.Caps;

/** Sampling parameters by name, of texture objects and sampler objects alike: checks, stores, answers. */
public final class SamplingSetters {
    private final Caps caps;
    private final Profile profile;
    private final Errors errors;

    /** How a value was given or is wanted. */
    public enum As {
        INT,
        FLOAT,
        /** TexParameterIiv: integers that stay integers. */
        SIGNED,
        UNSIGNED
    }

    public SamplingSetters(Caps caps, Profile profile, Errors errors) {
        this.caps = caps;
        this.profile = profile;
        this.errors = errors;
    }

    /** Does the name belong to sampling, of the desktop's or of OpenGL ES's? */
    public static boolean knows(int pname, boolean es) {
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
            case GL_TEXTURE_LOD_BIAS, GL_TEXTURE_CUBE_MAP_SEAMLESS -> !es;
            default -> false;
        };
    }

    /**
     * Sets a parameter; says whether it changed.
     *
     * @param limited the texture is a rectangle: no repeating, no levels
     */
    public boolean set(
            String call, SamplingParams p, int pname, As as, boolean vector, long address, int bits, boolean limited) {
        if (pname == GL_TEXTURE_BORDER_COLOR) {
            if (!vector) {
                errors.error(GL_INVALID_ENUM, call + ": BORDER_COLOR has four values");
                return false;
            }
            border(p, as, address);
            p.changed();
            return true;
        }
        int raw = vector ? Native.getInt(address) : bits;
        float real = as == As.FLOAT ? Float.intBitsToFloat(raw) : raw;
        int whole = as == As.FLOAT ? Math.round(real) : raw;
        boolean ok = switch (pname) {
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
            errors.error(
                    GL_INVALID_ENUM,
                    call + ": param is 0x" + Integer.toHexString(whole) + " for 0x" + Integer.toHexString(pname));
            return false;
        }
        switch (pname) {
            case GL_TEXTURE_MIN_FILTER -> p.minFilter = whole;
            case GL_TEXTURE_MAG_FILTER -> p.magFilter = whole;
            case GL_TEXTURE_WRAP_S -> p.wrapS = whole;
            case GL_TEXTURE_WRAP_T -> p.wrapT = whole;
            case GL_TEXTURE_WRAP_R -> p.wrapR = whole;
            case GL_TEXTURE_MIN_LOD -> p.minLod = real;
            case GL_TEXTURE_MAX_LOD -> p.maxLod = real;
            case GL_TEXTURE_LOD_BIAS -> p.lodBias = real;
            case GL_TEXTURE_COMPARE_MODE -> p.compareMode = whole;
            case GL_TEXTURE_COMPARE_FUNC -> p.compareFunc = whole;
            case GL_TEXTURE_MAX_ANISOTROPY -> {
                if (!(real >= 1)) {
                    errors.error(GL_INVALID_VALUE, call + ": MAX_ANISOTROPY is " + real + ", must be at least 1");
                    return false;
                }
                p.maxAnisotropy = Math.min(real, caps.maxAnisotropy);
            }
            case GL_TEXTURE_SRGB_DECODE_EXT -> p.srgbDecode = whole;
            case GL_TEXTURE_CUBE_MAP_SEAMLESS -> p.cubeSeamless = whole != 0;
            default -> p.reduction = whole;
        }
        p.changed();
        return true;
    }

    private static void border(SamplingParams p, As as, long address) {
        p.integerBorder = as == As.SIGNED || as == As.UNSIGNED;
        for (int i = 0; i < 4; i++) {
            int v = Native.getInt(address + 4L * i);
            p.border[i] = as == As.INT ? Float.floatToRawIntBits((float) Math.max(-1, v / 2147483647.0)) : v;
        }
    }

    private static boolean isMinFilter(int v, boolean limited) {
        if (v == GL_NEAREST || v == GL_LINEAR) return true;
        return !limited && v >= GL_NEAREST_MIPMAP_NEAREST && v <= GL_LINEAR_MIPMAP_LINEAR;
    }

    private boolean isWrap(int v, boolean limited) {
        if (profile.es && !EsRules.isWrap(v)) return false;
        return switch (v) {
            case GL_CLAMP_TO_EDGE, GL_CLAMP_TO_BORDER -> true;
            case GL_CLAMP -> profile.compatibility;
            case GL_REPEAT, GL_MIRRORED_REPEAT -> !limited;
            case GL_MIRROR_CLAMP_TO_EDGE -> !limited && caps.mirrorClampToEdge;
            case GL_MIRROR_CLAMP_EXT, GL_MIRROR_CLAMP_TO_BORDER_EXT -> !limited && caps.mirrorClamp;
            default -> false;
        };
    }

    /** Answers a parameter; false where the name is none. */
    public static boolean get(SamplingParams p, int pname, As as, long to) {
        switch (pname) {
            case GL_TEXTURE_MIN_FILTER -> put(p.minFilter, as, to);
            case GL_TEXTURE_MAG_FILTER -> put(p.magFilter, as, to);
            case GL_TEXTURE_WRAP_S -> put(p.wrapS, as, to);
            case GL_TEXTURE_WRAP_T -> put(p.wrapT, as, to);
            case GL_TEXTURE_WRAP_R -> put(p.wrapR, as, to);
            case GL_TEXTURE_MIN_LOD -> putReal(p.minLod, as, to);
            case GL_TEXTURE_MAX_LOD -> putReal(p.maxLod, as, to);
            case GL_TEXTURE_LOD_BIAS -> putReal(p.lodBias, as, to);
            case GL_TEXTURE_COMPARE_MODE -> put(p.compareMode, as, to);
            case GL_TEXTURE_COMPARE_FUNC -> put(p.compareFunc, as, to);
            case GL_TEXTURE_MAX_ANISOTROPY -> putReal(p.maxAnisotropy, as, to);
            case GL_TEXTURE_SRGB_DECODE_EXT -> put(p.srgbDecode, as, to);
            case GL_TEXTURE_CUBE_MAP_SEAMLESS -> put(p.cubeSeamless ? 1 : 0, as, to);
            case GL_TEXTURE_REDUCTION_MODE_ARB -> put(p.reduction, as, to);
            case GL_TEXTURE_BORDER_COLOR -> {
                for (int i = 0; i < 4; i++) {
                    int v = p.border[i];
                    if (as == As.INT && !p.integerBorder) {
                        double scaled = Math.rint(Float.intBitsToFloat(v) * 2147483647.0);
                        v = (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, scaled));
                    }
                    Native.putInt(to + 4L * i, v);
                }
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** An integer or name as the caller wants it. */
    public static void put(int value, As as, long to) {
        if (as == As.FLOAT) Native.putFloat(to, value);
        else Native.putInt(to, value);
    }

    static void putReal(float value, As as, long to) {
        if (as == As.FLOAT) Native.putFloat(to, value);
        else Native.putInt(to, Math.round(value));
    }
}
