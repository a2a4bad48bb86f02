package tepui.pipe;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Sampler state: how a texture is filtered and addressed. Immutable; interned by {@link StateTables#sampler}.
 *
 * @param border red, green, blue, alpha as raw bits: floats for float and normalised textures, integers for the rest
 * @param compare the shadow comparison, null for none
 * @param normalized coordinates run from 0 to 1
 */
public record SamplerState(
        Filter min,
        Filter mag,
        Mip mip,
        Wrap wrapS,
        Wrap wrapT,
        Wrap wrapR,
        float lodMin,
        float lodMax,
        float lodBias,
        float maxAnisotropy,
        @Nullable CompareFunc compare,
        Border border,
        boolean normalized,
        boolean seamlessCube,
        Reduction reduction) {

    /** Filters within one level. */
    public enum Filter {
        NEAREST,
        LINEAR
    }

    /** Filters between levels. */
    public enum Mip {
        NONE,
        NEAREST,
        LINEAR
    }

    /** Wrap modes: what lies outside 0 to 1. CLAMP is GL 1's: it filters half and half with the border. */
    public enum Wrap {
        REPEAT,
        MIRRORED_REPEAT,
        CLAMP_TO_EDGE,
        CLAMP_TO_BORDER,
        CLAMP,
        MIRROR_CLAMP_TO_EDGE,
        MIRROR_CLAMP_TO_BORDER,
        MIRROR_CLAMP
    }

    /** Reductions: how the texels of a footprint are joined. */
    public enum Reduction {
        AVERAGE,
        MIN,
        MAX
    }

    /** Border colour, as raw bits. */
    public record Border(int r, int g, int b, int a) {
        public static final Border TRANSPARENT_BLACK = new Border(0, 0, 0, 0);

        public static Border of(float r, float g, float b, float a) {
            return new Border(
                    Float.floatToRawIntBits(r),
                    Float.floatToRawIntBits(g),
                    Float.floatToRawIntBits(b),
                    Float.floatToRawIntBits(a));
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Border o && r == o.r && g == o.g && b == o.b && a == o.a;
        }

        @Override
        public int hashCode() {
            return 31 * (31 * (31 * r + g) + b) + a;
        }
    }

    /** Nearest texel of the base level, clamped. */
    public static final SamplerState NEAREST = of(Filter.NEAREST, Mip.NONE, Wrap.CLAMP_TO_EDGE);

    /** Bilinear on the base level, clamped. */
    public static final SamplerState LINEAR = of(Filter.LINEAR, Mip.NONE, Wrap.CLAMP_TO_EDGE);

    public SamplerState {
        if (!(maxAnisotropy >= 1)) {
            throw new IllegalArgumentException(
                    "SamplerState: max anisotropy is " + maxAnisotropy + ", must be at least 1");
        }
    }

    /** One filter for both directions, one wrap for all coordinates. */
    public static SamplerState of(Filter filter, Mip mip, Wrap wrap) {
        return new SamplerState(
                filter,
                filter,
                mip,
                wrap,
                wrap,
                wrap,
                0,
                1000,
                0,
                1,
                null,
                Border.TRANSPARENT_BLACK,
                true,
                true,
                Reduction.AVERAGE);
    }

    public SamplerState withCompare(CompareFunc func) {
        Change c = new Change(this);
        c.compare = func;
        return c.made();
    }

    /** The nearest texel of the nearest level in place of all filters. */
    public SamplerState nearest() {
        Change c = new Change(this);
        c.min = Filter.NEAREST;
        c.mag = Filter.NEAREST;
        c.mip = mip == Mip.LINEAR ? Mip.NEAREST : mip;
        c.maxAnisotropy = 1;
        return c.made();
    }

    public SamplerState withBorder(Border color) {
        Change c = new Change(this);
        c.border = color;
        return c.made();
    }

    public SamplerState withLod(float minimum, float maximum, float bias) {
        Change c = new Change(this);
        c.lodMin = minimum;
        c.lodMax = maximum;
        c.lodBias = bias;
        return c.made();
    }

    public SamplerState withAnisotropy(float ratio) {
        Change c = new Change(this);
        c.maxAnisotropy = ratio;
        return c.made();
    }

    public SamplerState withUnnormalized() {
        Change c = new Change(this);
        c.normalized = false;
        return c.made();
    }

    /** Copy of a state in which some fields differ. */
    private static final class Change {
        private final SamplerState of;
        private Filter min;
        private Filter mag;
        private Mip mip;
        private float lodMin;
        private float lodMax;
        private float lodBias;
        private float maxAnisotropy;
        private @Nullable CompareFunc compare;
        private Border border;
        private boolean normalized;

        private Change(SamplerState of) {
            this.of = of;
            min = of.min;
            mag = of.mag;
            mip = of.mip;
            lodMin = of.lodMin;
            lodMax = of.lodMax;
            lodBias = of.lodBias;
            maxAnisotropy = of.maxAnisotropy;
            compare = of.compare;
            border = of.border;
            normalized = of.normalized;
        }

        private SamplerState made() {
            return new SamplerState(
                    min,
                    mag,
                    mip,
                    of.wrapS,
                    of.wrapT,
                    of.wrapR,
                    lodMin,
                    lodMax,
                    lodBias,
                    maxAnisotropy,
                    compare,
                    border,
                    normalized,
                    of.seamlessCube,
                    of.reduction);
        }
    }

    /** Written out, as for all states: the virtual machine makes such methods of a record anew in every process. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SamplerState s
                && min == s.min
                && mag == s.mag
                && mip == s.mip
                && wrapS == s.wrapS
                && wrapT == s.wrapT
                && wrapR == s.wrapR
                && Float.compare(lodMin, s.lodMin) == 0
                && Float.compare(lodMax, s.lodMax) == 0
                && Float.compare(lodBias, s.lodBias) == 0
                && Float.compare(maxAnisotropy, s.maxAnisotropy) == 0
                && compare == s.compare
                && border.equals(s.border)
                && normalized == s.normalized
                && seamlessCube == s.seamlessCube
                && reduction == s.reduction;
    }

    @Override
    public int hashCode() {
        int hash = min.hashCode();
        hash = 31 * hash + mag.hashCode();
        hash = 31 * hash + mip.hashCode();
        hash = 31 * hash + wrapS.hashCode();
        hash = 31 * hash + wrapT.hashCode();
        hash = 31 * hash + wrapR.hashCode();
        hash = 31 * hash + Float.floatToIntBits(lodMin);
        hash = 31 * hash + Float.floatToIntBits(lodMax);
        hash = 31 * hash + Float.floatToIntBits(lodBias);
        hash = 31 * hash + Float.floatToIntBits(maxAnisotropy);
        hash = 31 * hash + Objects.hashCode(compare);
        hash = 31 * hash + border.hashCode();
        hash = 31 * hash + (normalized ? 1 : 0);
        hash = 31 * hash + (seamlessCube ? 1 : 0);
        return 31 * hash + reduction.hashCode();
    }
}
