package tepui.drivers.soft.texture;

import org.jspecify.annotations.Nullable;
import tepui.ir.TextureShape;
import tepui.pipe.CompareFunc;
import tepui.pipe.SamplerState.Mip;
import tepui.pipe.SamplerState.Wrap;
import tepui.pipe.format.Format;

/**
 * Key of a sample's code: the properties of a texture and its sampler that the code depends on, in the bits of one
 * number. What is a value and no kind (sizes, places, bounds of levels, borders) is not in it.
 *
 * @param levels does the level of detail matter?
 * @param probes may several places along a pixel's footprint be sampled?
 * @param normalized coordinates are from 0 to 1, not in texels
 * @param components of the result: three bits each, the format's component or {@link #ZERO} or {@link #ONE}
 * @param r of a volume; else to the edge
 * @param layout what is behind a pair of coordinates
 * @param seamless taps beyond an edge of a cube are on the next face
 * @param apart gathers have other texels than samples, and stay calls
 * @param format null for bytes from 0 to 1: components are numbers of bytes then
 */
record SampleKey(
        boolean magLinear,
        boolean minLinear,
        boolean levels,
        boolean probes,
        Mip mip,
        Wrap s,
        Wrap t,
        Wrap r,
        boolean normalized,
        int components,
        Layout layout,
        boolean seamless,
        boolean apart,
        CompareFunc compare,
        @Nullable Format format) {
    /** Layouts: texture shapes that are one kind of code. */
    enum Layout {
        PLAIN(2, false, false),
        ARRAY(2, true, false),
        CUBE(2, false, true),
        VOLUME(3, false, false),
        LINE(1, false, false),
        LINE_ARRAY(1, true, false),
        CUBE_ARRAY(2, true, true),
        /** Several samples, which are fetched. */
        SAMPLES(2, false, false);

        /** Dimensions of an image, 2 for a cube's face. */
        final int dimensions;

        final boolean array;
        final boolean cube;

        Layout(int dimensions, boolean array, boolean cube) {
            this.dimensions = dimensions;
            this.array = array;
            this.cube = cube;
        }

        /** Components of a derivative; those of a coordinate without its layer. */
        int directions() {
            return cube ? 3 : dimensions;
        }

        /** Are there several images one behind another? */
        boolean hasSlices() {
            return array || cube || dimensions == 3;
        }

        /** Null for shapes that stay calls. */
        static @Nullable Layout of(@Nullable TextureShape shape) {
            if (shape == null) return null;
            return switch (shape) {
                case D2, RECT -> PLAIN;
                case D2_ARRAY -> ARRAY;
                case CUBE -> CUBE;
                case D3 -> VOLUME;
                case D1 -> LINE;
                case D1_ARRAY -> LINE_ARRAY;
                case CUBE_ARRAY -> CUBE_ARRAY;
                case D2_MS -> SAMPLES;
                default -> null;
            };
        }
    }

    static final int ZERO = 4;
    static final int ONE = 5;

    private static final Wrap[] WRAPS = {
        Wrap.REPEAT, Wrap.CLAMP_TO_EDGE, Wrap.MIRRORED_REPEAT, Wrap.CLAMP_TO_BORDER, Wrap.CLAMP
    };
    private static final Mip[] MIPS = Mip.values();
    private static final Layout[] LAYOUTS = Layout.values();
    private static final CompareFunc[] FUNCS = CompareFunc.values();

    // Bit 0 is set in every key: 0 is none.
    private static final int MAG = 1;
    private static final int MIN = 2;
    private static final int LEVELS = 3;
    private static final int NORMALIZED = 4;
    private static final int SEAMLESS = 5;
    private static final int MIP = 6;
    private static final int S = 8;
    private static final int T = 11;
    private static final int COMPARE = 16;
    private static final int PROBES = 19;
    private static final int COMPONENTS = 20;
    private static final int FORMAT = 32;
    private static final int LAYOUT = 48;
    private static final int R = 52;
    private static final int APART = 55;

    /** Is there code for a wrap? Where coordinates are in texels they do not repeat. */
    static boolean handles(Wrap wrap, boolean normalized) {
        return wrap == Wrap.CLAMP_TO_EDGE
                || hasBorder(wrap)
                || normalized && (wrap == Wrap.REPEAT || wrap == Wrap.MIRRORED_REPEAT);
    }

    /** Are there places where a wrap gives a border? */
    static boolean hasBorder(Wrap wrap) {
        return wrap == Wrap.CLAMP_TO_BORDER || wrap == Wrap.CLAMP;
    }

    private static long wrap(Wrap w) {
        for (int i = 0; i < WRAPS.length; i++) if (WRAPS[i] == w) return i;
        throw new IllegalArgumentException("SampleKey: there is no code for " + w);
    }

    private static long bit(boolean set, int at) {
        return set ? 1L << at : 0;
    }

    long bits() {
        return 1
                | bit(magLinear, MAG)
                | bit(minLinear, MIN)
                | bit(levels, LEVELS)
                | bit(probes, PROBES)
                | bit(normalized, NORMALIZED)
                | bit(seamless, SEAMLESS)
                | bit(apart, APART)
                | (long) mip.ordinal() << MIP
                | wrap(s) << S
                | wrap(t) << T
                | wrap(r) << R
                | (long) layout.ordinal() << LAYOUT
                | (long) compare.ordinal() << COMPARE
                | (long) components << COMPONENTS
                | (format == null ? 0 : format.ordinal() + 1L) << FORMAT;
    }

    static SampleKey of(long bits) {
        int format = (int) (bits >>> FORMAT) & 0xffff;
        return new SampleKey(
                has(bits, MAG),
                has(bits, MIN),
                has(bits, LEVELS),
                has(bits, PROBES),
                MIPS[(int) (bits >> MIP) & 3],
                WRAPS[(int) (bits >> S) & 7],
                WRAPS[(int) (bits >> T) & 7],
                WRAPS[(int) (bits >> R) & 7],
                has(bits, NORMALIZED),
                (int) (bits >> COMPONENTS) & 0xfff,
                layout(bits),
                has(bits, SEAMLESS),
                has(bits, APART),
                FUNCS[(int) (bits >> COMPARE) & 7],
                format == 0 ? null : Format.of(format - 1));
    }

    private static boolean has(long bits, int at) {
        return (bits >> at & 1) != 0;
    }

    static Layout layout(long bits) {
        return LAYOUTS[(int) (bits >> LAYOUT) & 7];
    }

    /** Has it levels or a linear filter, and a unit whose loops give the same bits as code ({@link ByteUnit})? */
    boolean hasLoops() {
        if (!magLinear && !levels || probes || layout != Layout.PLAIN) return false;
        if (format == null) return true;
        return format.isSrgb() && format.blockBytes() <= 4 && !hasBorder(s) && !hasBorder(t);
    }

    /** The format's component of a result's, or a constant. */
    int from(int component) {
        return components >> 3 * component & 7;
    }

    boolean isInteger() {
        return format != null && format.isInteger();
    }

    /** May texels be infinite or NaN? */
    boolean isUnbounded() {
        return format != null && format.numeric() == Format.Numeric.FLOAT;
    }
}
