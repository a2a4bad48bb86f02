package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.texture.ParameterValue.As;
import tepui.pipe.Caps;

/**
 * Setters and getters of sampling parameters by name, of texture objects and sampler objects alike. {@link
 * SamplingRules} has let the values pass.
 */
public final class SamplingSetters {
    private SamplingSetters() {}

    /** Sets a parameter. */
    public static void set(SamplingParams p, ParameterValue v, Caps caps) {
        switch (v.pname) {
            case GL_TEXTURE_MIN_FILTER -> p.minFilter = v.whole();
            case GL_TEXTURE_MAG_FILTER -> p.magFilter = v.whole();
            case GL_TEXTURE_WRAP_S -> p.wrapS = v.whole();
            case GL_TEXTURE_WRAP_T -> p.wrapT = v.whole();
            case GL_TEXTURE_WRAP_R -> p.wrapR = v.whole();
            case GL_TEXTURE_MIN_LOD -> p.minLod = v.real();
            case GL_TEXTURE_MAX_LOD -> p.maxLod = v.real();
            case GL_TEXTURE_LOD_BIAS -> p.lodBias = v.real();
            case GL_TEXTURE_COMPARE_MODE -> p.compareMode = v.whole();
            case GL_TEXTURE_COMPARE_FUNC -> p.compareFunc = v.whole();
            case GL_TEXTURE_MAX_ANISOTROPY -> p.maxAnisotropy = Math.min(v.real(), caps.maxAnisotropy);
            case GL_TEXTURE_SRGB_DECODE_EXT -> p.srgbDecode = v.whole();
            case GL_TEXTURE_CUBE_MAP_SEAMLESS -> p.cubeSeamless = v.whole() != 0;
            case GL_TEXTURE_BORDER_COLOR -> border(p, v.as, v.address);
            default -> p.reduction = v.whole();
        }
        p.changed();
    }

    private static void border(SamplingParams p, As as, long address) {
        p.integerBorder = as == As.SIGNED || as == As.UNSIGNED;
        for (int i = 0; i < 4; i++) {
            int v = Native.getInt(address + 4L * i);
            p.border[i] = as == As.INT ? Float.floatToRawIntBits((float) Math.max(-1, v / 2147483647.0)) : v;
        }
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
