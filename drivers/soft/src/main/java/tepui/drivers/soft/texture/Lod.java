package tepui.drivers.soft.texture;

import tepui.pipe.SamplerState;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.SamplerState.Mip;

/**
 * Level of detail, from the size of a pixel's footprint to levels: OpenGL 4.6 core, 8.14. Immutable; one per unit. The
 * constant c that parts magnification from minification is 0.5 where a linear magnification meets a nearest
 * minification with mip levels.
 */
final class Lod {
    /** Bound of the sum of all biases, either way. */
    static final float MAX_BIAS = 16;

    final float minimum;
    final float maximum;
    final float bias;
    private final float switchAt;
    private final Mip mip;
    private final int last;
    private final boolean magLinear;
    private final boolean minLinear;

    Lod(SamplerState s, int levels) {
        minimum = s.lodMin();
        maximum = s.lodMax();
        bias = s.lodBias();
        mip = s.mip();
        last = levels - 1;
        magLinear = s.mag() == Filter.LINEAR;
        minLinear = s.min() == Filter.LINEAR;
        switchAt = switchAt(magLinear, minLinear, mip);
    }

    static float switchAt(boolean magLinear, boolean minLinear, Mip mip) {
        return magLinear && !minLinear && mip != Mip.NONE ? 0.5f : 0;
    }

    /** Does the level of detail change anything at all? */
    boolean matters() {
        return magLinear != minLinear || mip != Mip.NONE && last > 0;
    }

    /** Logarithm to base 2; -infinity for 0, NaN below and for NaN. Error below 1e-6. */
    static float log2(float x) {
        if (!(x > 0)) return x == 0 ? Float.NEGATIVE_INFINITY : Float.NaN;
        if (x < Float.MIN_NORMAL) return log2(x * 0x1p40f) - 40;
        int bits = Float.floatToRawIntBits(x);
        int exponent = (bits >>> 23) - 127;
        float m = Float.intBitsToFloat(bits & 0x7fffff | 127 << 23);
        if (exponent == 128) return x;
        if (m > 1.4142135f) {
            m *= 0.5f;
            exponent++;
        }
        float t = (m - 1) / (m + 1);
        float q = t * t;
        return exponent + t * (2.88539f + q * (0.9617967f + q * (0.577078f + q * (0.4121986f + q * 0.3205989f))));
    }

    /** The biased level of detail, not clamped yet. */
    float biased(float lod, float shaderBias) {
        float sum = bias + shaderBias;
        return lod + (sum > -MAX_BIAS ? sum < MAX_BIAS ? sum : MAX_BIAS : -MAX_BIAS);
    }

    float clamped(float lod) {
        return lod > minimum ? lod < maximum ? lod : maximum : minimum;
    }

    /** Is a clamped level of detail magnification? */
    boolean magnified(float lod) {
        return !(lod > switchAt);
    }

    /** -1 where the filter for this level of detail is linear, else 0. */
    int linear(float lod) {
        return (magnified(lod) ? magLinear : minLinear) ? -1 : 0;
    }

    /** The (first) level. */
    int level(float lod) {
        if (mip == Mip.NONE || magnified(lod) || !(lod > 0)) return 0;
        if (mip == Mip.LINEAR) return lod >= last ? last : (int) lod;
        return lod <= 0.5f ? 0 : lod >= last + 0.5f ? last : (int) Math.ceil(lod + 0.5f) - 1;
    }

    /** The share of the level behind {@link #level}. */
    float share(float lod) {
        if (mip != Mip.LINEAR || magnified(lod) || !(lod > 0) || lod >= last) return 0;
        return lod - (int) lod;
    }

    /** Answer of a level query: the level that would be read, fractions included. */
    float accessed(float lod) {
        if (mip == Mip.NONE || magnified(lod)) return 0;
        return mip == Mip.LINEAR ? Math.max(0, Math.min(last, lod)) : level(lod);
    }
}
