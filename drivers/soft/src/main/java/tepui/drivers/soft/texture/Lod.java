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

    /** log2(1 + f) / f for 1 + f from sqrt(0.5) to sqrt(2). */
    static final float[] LOG2 = {
        0x1.7154c4p+0f,
        -0x1.71582ep-1f,
        0x1.ebff06p-2f,
        -0x1.6f93b2p-2f,
        0x1.3065a0p-2f,
        -0x1.173e1ap-2f,
        0x1.5d7568p-3f
    };

    /** Bits of sqrt(0.5), from which mantissas are counted. */
    static final int LOW = 0x3f3504f3;

    /** Probes of an anisotropic filter, at most. */
    static final int MOST_PROBES = 16;

    /** What a footprint may be longer than wide in parts of its width, so that rounding makes no two probes of a square. */
    static final float SQUARE_ENOUGH = 0.01f;

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

    /** How many probes a sampler may take along a pixel's footprint. */
    static int mostProbes(SamplerState s, boolean rect) {
        if (rect || s.min() != Filter.LINEAR) return 1;
        return (int) Math.max(1, Math.min(MOST_PROBES, s.maxAnisotropy()));
    }

    /** Does the level of detail change anything at all? */
    boolean matters() {
        return magLinear != minLinear || mip != Mip.NONE && last > 0;
    }

    /**
     * Half the logarithm to base 2, which is that of a length whose square is given, not negative: {@link SampleCode} does the same. Error below
     * 1e-6; what is no normal number gives something below -60, or 64.
     */
    static float ofSquare(float x) {
        int bits = Float.floatToRawIntBits(x);
        int exponent = bits - LOW >> 23;
        float f = Float.intBitsToFloat(bits - (exponent << 23)) - 1;
        float sum = LOG2[LOG2.length - 1];
        for (int i = LOG2.length - 2; i >= 0; i--) sum = Math.fma(sum, f, LOG2[i]);
        return 0.5f * Math.fma(sum, f, exponent);
    }

    /** The biased level of detail, not clamped yet. */
    float biased(float lod, float shaderBias) {
        float sum = bias + shaderBias;
        return lod + (sum > -MAX_BIAS ? sum < MAX_BIAS ? sum : MAX_BIAS : -MAX_BIAS);
    }

    float clamped(float lod) {
        float least = lod > minimum ? lod : minimum;
        return least < maximum ? least : maximum;
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
