package tepui.frontends.gl.state;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.pipe.AdvancedBlend;
import tepui.pipe.BlendState;
import tepui.pipe.Limits;
import tepui.pipe.LogicOp;
import tepui.pipe.StateCache;
import tepui.pipe.StateTable;

/**
 * Blend state as OpenGL keeps it (blending, colour masks, the logical operation), and the id of the contract's state
 * for them.
 */
public final class BlendValues {
    private static final int COUNT = Limits.COLOR_TARGETS;
    private static final int RECENT = 16;

    /** Mask of the draw buffers that blend. */
    public int enabled;

    // ---- of draw buffer 0 alone where they may not differ, which is where nearly all programs are
    public final int[] equationRgb = new int[COUNT];
    public final int[] equationAlpha = new int[COUNT];
    public final int[] sourceRgb = new int[COUNT];
    public final int[] sourceAlpha = new int[COUNT];
    public final int[] destinationRgb = new int[COUNT];
    public final int[] destinationAlpha = new int[COUNT];
    /** Bits 0 to 3 of each draw buffer, also where they may not differ: red to alpha. */
    public final int[] writeMask = new int[COUNT];

    /** Draw buffers may differ: a call that names one was made. */
    private boolean separate;

    public boolean logicOpEnabled;
    public int logicOp = GL_COPY;
    public boolean dither = true;
    public boolean alphaToCoverage;
    public boolean alphaToOne;
    public final float[] color = new float[4];

    private final int[] key = new int[COUNT * 8 + 2];
    private final StateCache cache = new StateCache();
    // ---- states of one target by their words, in front of the cache
    private final long[] recentFactors = new long[RECENT];
    private final long[] recentRest = new long[RECENT];
    private final int[] recentIds = new int[RECENT];

    /** OpenGL's initial state. */
    public BlendValues() {
        Arrays.fill(recentIds, -1);
        Arrays.fill(writeMask, 15);
        setEquations(GL_FUNC_ADD, GL_FUNC_ADD);
        setFactors(GL_ONE, GL_ZERO, GL_ONE, GL_ZERO);
    }

    /** Before the values of one draw buffer are set: from now on each has its own. */
    public void separate() {
        if (separate) return;
        separate = true;
        spread(equationRgb);
        spread(equationAlpha);
        spread(sourceRgb);
        spread(sourceAlpha);
        spread(destinationRgb);
        spread(destinationAlpha);
    }

    private static void spread(int[] values) {
        Arrays.fill(values, values[0]);
    }

    /** Where the equations and factors of a draw buffer are. */
    public int at(int buffer) {
        return separate ? buffer : 0;
    }

    /** Restorer of the present values and switches of each draw buffer. */
    public Runnable saved() {
        boolean each = separate;
        int on = enabled;
        int[][] all = all();
        int[][] values = new int[all.length][];
        for (int i = 0; i < all.length; i++) values[i] = all[i].clone();
        float[] constant = color.clone();
        boolean logic = logicOpEnabled;
        int operation = logicOp;
        boolean dithers = dither;
        return () -> {
            separate = each;
            enabled = on;
            int[][] to = all();
            for (int i = 0; i < to.length; i++) System.arraycopy(values[i], 0, to[i], 0, COUNT);
            System.arraycopy(constant, 0, color, 0, 4);
            logicOpEnabled = logic;
            logicOp = operation;
            dither = dithers;
        };
    }

    private int[][] all() {
        return new int[][] {
            equationRgb, equationAlpha, sourceRgb, sourceAlpha, destinationRgb, destinationAlpha, writeMask
        };
    }

    /** Sets the equations of all draw buffers. */
    public void setEquations(int rgb, int alpha) {
        equationRgb[0] = rgb;
        equationAlpha[0] = alpha;
        if (!separate) return;
        spread(equationRgb);
        spread(equationAlpha);
    }

    /** Sets the factors of all draw buffers. */
    public void setFactors(int rgbSource, int rgbDestination, int alphaSource, int alphaDestination) {
        sourceRgb[0] = rgbSource;
        destinationRgb[0] = rgbDestination;
        sourceAlpha[0] = alphaSource;
        destinationAlpha[0] = alphaDestination;
        if (!separate) return;
        spread(sourceRgb);
        spread(destinationRgb);
        spread(sourceAlpha);
        spread(destinationAlpha);
    }

    /** Do all draw buffers have these factors already? */
    public boolean hasFactors(int rgbSource, int rgbDestination, int alphaSource, int alphaDestination) {
        return !separate
                && sourceRgb[0] == rgbSource
                && destinationRgb[0] == rgbDestination
                && sourceAlpha[0] == alphaSource
                && destinationAlpha[0] == alphaDestination;
    }

    /** Whether some draw buffer may have an equation of KHR_blend_equation_advanced, or a factor of the second colour. */
    public boolean isLimited() { // hot
        return separate || equationRgb[0] >= GL_MULTIPLY_KHR || takesSecondColor(0);
    }

    /** Whether one of the factors at a place is of the second colour; all others are smaller numbers. */
    public boolean takesSecondColor(int at) { // hot
        return sourceRgb[at] >= GL_SRC1_ALPHA
                || destinationRgb[at] >= GL_SRC1_ALPHA
                || sourceAlpha[at] >= GL_SRC1_ALPHA
                || destinationAlpha[at] >= GL_SRC1_ALPHA;
    }

    /** Do all draw buffers have the same? */
    private boolean uniform() {
        if (!separate) return true;
        if (enabled != 0 && enabled != (1 << COUNT) - 1) return false;
        for (int i = 1; i < COUNT; i++) {
            if (writeMask[i] != writeMask[0]) return false;
            if (enabled != 0
                    && (equationRgb[i] != equationRgb[0]
                            || equationAlpha[i] != equationAlpha[0]
                            || sourceRgb[i] != sourceRgb[0]
                            || sourceAlpha[i] != sourceAlpha[0]
                            || destinationRgb[i] != destinationRgb[0]
                            || destinationAlpha[i] != destinationAlpha[0])) return false;
        }
        return true;
    }

    /**
     * The id of the state.
     *
     * @param multisampled the draw framebuffer has several samples
     * @param opaque mask of draw buffers without alpha: what reads it reads 1
     * @param integers mask of draw buffers that hold integers: they do not blend
     * @param old mask of draw buffers of alpha alone, which is red there; eight bits up, of those of intensity
     */
    public int id(StateTable<BlendState> table, boolean multisampled, int opaque, int integers, int old) { // hot
        int targets = opaque == 0 && integers == 0 && old == 0 && uniform() ? 1 : COUNT;
        boolean logic = logicOpEnabled;
        int header = (logic ? logicOp & 15 | 16 : 0)
                | (dither ? 32 : 0)
                | (multisampled && alphaToCoverage ? 64 : 0)
                | (multisampled && alphaToOne ? 128 : 0)
                | targets << 8
                | opaque << 16
                | integers << 24;
        if (targets == 1) return one(table, multisampled, header);
        return several(table, multisampled, opaque, integers, old, header);
    }

    /** All draw buffers have the same state; nothing is opaque or holds integers. */
    private int one(StateTable<BlendState> table, boolean multisampled, int header) { // hot
        long factors = 0;
        long rest = Integer.toUnsignedLong(header | writeMask[0] << 12);
        if (!logicOpEnabled && (enabled & 1) != 0) {
            factors = equationRgb[0]
                    | (long) equationAlpha[0] << 16
                    | (long) sourceRgb[0] << 32
                    | (long) sourceAlpha[0] << 48;
            rest |= (long) destinationRgb[0] << 32 | (long) destinationAlpha[0] << 48;
        }
        int at = (int) ((factors * 31 + rest) * 0x9e3779b97f4a7c15L >>> 60);
        if (recentIds[at] >= 0 && recentFactors[at] == factors && recentRest[at] == rest) return recentIds[at];
        int id = several(table, multisampled, 0, 0, 0, header);
        recentFactors[at] = factors;
        recentRest[at] = rest;
        recentIds[at] = id;
        return id;
    }

    private int several(
            StateTable<BlendState> table, boolean multisampled, int opaque, int integers, int old, int header) {
        int n = 0;
        int targets = header >> 8 & 15;
        boolean logic = logicOpEnabled;
        key[n++] = header;
        key[n++] = old;
        for (int i = 0; i < targets; i++) {
            boolean on = !logic && (enabled & ~integers) >> i >= 0 && ((enabled & ~integers) >> i & 1) != 0;
            key[n++] = writeMask[i] | (on ? 16 : 0);
            if (!on) continue;
            int at = at(i);
            key[n++] = equationRgb[at];
            key[n++] = equationAlpha[at];
            key[n++] = sourceRgb[at];
            key[n++] = sourceAlpha[at];
            key[n++] = destinationRgb[at];
            key[n++] = destinationAlpha[at];
        }
        int id = cache.find(key, n);
        if (id < 0) {
            id = table.intern(make(multisampled, targets, opaque, integers, old));
            cache.put(key, n, id);
        }
        return id;
    }

    private BlendState make(boolean multisampled, int count, int opaque, int integers, int old) {
        List<BlendState.Target> targets = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            boolean on = !logicOpEnabled && ((enabled & ~integers) >> i & 1) != 0;
            boolean full = (opaque >> i & 1) != 0;
            int at = at(i);
            BlendState.Term rgb = term(equationRgb[at], sourceRgb[at], destinationRgb[at], full);
            BlendState.Term alpha = term(equationAlpha[at], sourceAlpha[at], destinationAlpha[at], full);
            if ((old >> i & 1) != 0) {
                BlendState.Term t =
                        new BlendState.Term(alpha.equation(), ofAlpha(alpha.source()), ofAlpha(alpha.destination()));
                targets.add(new BlendState.Target(on, t, BlendState.Term.COPY, writeMask[i] >> 3 & 1));
                continue;
            }
            if ((old >> i + 8 & 1) != 0) {
                rgb = new BlendState.Term(rgb.equation(), ofIntensity(rgb.source()), ofIntensity(rgb.destination()));
            }
            targets.add(new BlendState.Target(on, rgb, alpha, writeMask[i]));
        }
        @Nullable LogicOp op = logicOpEnabled ? GlEnums.logicOp(logicOp) : null;
        AdvancedBlend advanced = !targets.isEmpty() && targets.getFirst().enabled() ? advanced(equationRgb[0]) : null;
        return new BlendState(
                targets, multisampled && alphaToCoverage, multisampled && alphaToOne, dither, op, advanced);
    }

    /** An equation of KHR_blend_equation_advanced; null for the others. */
    public static @Nullable AdvancedBlend advanced(int equation) {
        return switch (equation) {
            case GL_MULTIPLY_KHR -> AdvancedBlend.MULTIPLY;
            case GL_SCREEN_KHR -> AdvancedBlend.SCREEN;
            case GL_OVERLAY_KHR -> AdvancedBlend.OVERLAY;
            case GL_DARKEN_KHR -> AdvancedBlend.DARKEN;
            case GL_LIGHTEN_KHR -> AdvancedBlend.LIGHTEN;
            case GL_COLORDODGE_KHR -> AdvancedBlend.COLOR_DODGE;
            case GL_COLORBURN_KHR -> AdvancedBlend.COLOR_BURN;
            case GL_HARDLIGHT_KHR -> AdvancedBlend.HARD_LIGHT;
            case GL_SOFTLIGHT_KHR -> AdvancedBlend.SOFT_LIGHT;
            case GL_DIFFERENCE_KHR -> AdvancedBlend.DIFFERENCE;
            case GL_EXCLUSION_KHR -> AdvancedBlend.EXCLUSION;
            case GL_HSL_HUE_KHR -> AdvancedBlend.HSL_HUE;
            case GL_HSL_SATURATION_KHR -> AdvancedBlend.HSL_SATURATION;
            case GL_HSL_COLOR_KHR -> AdvancedBlend.HSL_COLOR;
            case GL_HSL_LUMINOSITY_KHR -> AdvancedBlend.HSL_LUMINOSITY;
            default -> null;
        };
    }

    private static BlendState.Term term(int equation, int source, int destination, boolean opaque) {
        BlendState.Equation e = GlEnums.equation(equation);
        BlendState.Factor s = GlEnums.factor(source);
        BlendState.Factor d = GlEnums.factor(destination);
        if (e == null || s == null || d == null) return BlendState.Term.COPY;
        return new BlendState.Term(e, opaque ? opaque(s) : s, opaque ? opaque(d) : d);
    }

    /** The factor where the target's alpha is 1. */
    private static BlendState.Factor opaque(BlendState.Factor f) {
        return switch (f) {
            case DST_ALPHA -> BlendState.Factor.ONE;
            case ONE_MINUS_DST_ALPHA, SRC_ALPHA_SATURATE -> BlendState.Factor.ZERO;
            default -> f;
        };
    }

    /** A factor of alpha where alpha is stored in red: the source has it in both. */
    private static BlendState.Factor ofAlpha(BlendState.Factor f) {
        return switch (f) {
            case SRC_COLOR -> BlendState.Factor.SRC_ALPHA;
            case ONE_MINUS_SRC_COLOR -> BlendState.Factor.ONE_MINUS_SRC_ALPHA;
            case DST_ALPHA -> BlendState.Factor.DST_COLOR;
            case ONE_MINUS_DST_ALPHA -> BlendState.Factor.ONE_MINUS_DST_COLOR;
            case CONSTANT_COLOR -> BlendState.Factor.CONSTANT_ALPHA;
            case ONE_MINUS_CONSTANT_COLOR -> BlendState.Factor.ONE_MINUS_CONSTANT_ALPHA;
            case SRC1_COLOR -> BlendState.Factor.SRC1_ALPHA;
            case ONE_MINUS_SRC1_COLOR -> BlendState.Factor.ONE_MINUS_SRC1_ALPHA;
            case SRC_ALPHA_SATURATE -> BlendState.Factor.ONE;
            default -> f;
        };
    }

    /** A factor where red is the target's alpha as well. There is none for the smaller of the source's alpha and what is left of the target's: that of opaque targets. */
    private static BlendState.Factor ofIntensity(BlendState.Factor f) {
        return switch (f) {
            case DST_ALPHA -> BlendState.Factor.DST_COLOR;
            case ONE_MINUS_DST_ALPHA -> BlendState.Factor.ONE_MINUS_DST_COLOR;
            case SRC_ALPHA_SATURATE -> BlendState.Factor.ZERO;
            default -> f;
        };
    }
}
