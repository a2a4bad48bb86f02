package tepui.frontends.gl.state;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Dirty;
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
    /** Set in a word of factors where one is a constant or the second colour. */
    private static final long RARE = 0x8000_8000_8000_8000L;

    /** Mask of the draw buffers that blend. */
    public int enabled;

    // ---- of draw buffer 0 alone where they may not differ, which is where nearly all programs are
    /** As {@link #factors(int, int, int, int)} packs them. */
    private final long[] factors = new long[COUNT];
    /** Colour's in the lower half, alpha's in the upper one. */
    private final int[] equations = new int[COUNT];
    /** Bits 0 to 3 of each draw buffer, also where they may not differ: red to alpha. */
    public final int[] writeMask = new int[COUNT];

    /** The images that are drawn to have the state of draw buffer 0, whichever they are. */
    private boolean firstAlone;

    /** Draw buffers may differ: a call that names one was made. */
    private boolean separate;
    /** What is dirty after a change. */
    private int dirtyBits = Dirty.BLEND;

    public boolean logicOpEnabled;
    public int logicOp = GL_COPY;
    public boolean dither = true;
    public boolean alphaToCoverage;
    public boolean alphaToOne;
    public final float[] color = new float[4];

    private final int[] key = new int[COUNT * 4 + 2];
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
        setFactors(factors(GL_ONE, GL_ZERO, GL_ONE, GL_ZERO));
    }

    /** Before the values of one draw buffer are set: from now on each has its own. */
    public void separate() {
        if (separate) return;
        separate = true;
        Arrays.fill(factors, factors[0]);
        Arrays.fill(equations, equations[0]);
        findLimits();
    }

    /** Where the equations and factors of a draw buffer are. */
    private int at(int buffer) {
        return separate ? buffer : 0;
    }

    /** Sets whether draw buffer 0 is several images, which all have its state. */
    public void useFirstAlone(boolean on) {
        firstAlone = on;
    }

    /** Restorer of the present values and switches of each draw buffer, there. */
    public Runnable saved(BlendValues to) {
        boolean each = separate;
        int on = enabled;
        long[] four = factors.clone();
        int[] two = equations.clone();
        int[] masks = writeMask.clone();
        float[] constant = color.clone();
        boolean logic = logicOpEnabled;
        int operation = logicOp;
        boolean dithers = dither;
        return () -> {
            to.separate = each;
            to.enabled = on;
            System.arraycopy(four, 0, to.factors, 0, COUNT);
            System.arraycopy(two, 0, to.equations, 0, COUNT);
            System.arraycopy(masks, 0, to.writeMask, 0, COUNT);
            System.arraycopy(constant, 0, to.color, 0, 4);
            to.logicOpEnabled = logic;
            to.logicOp = operation;
            to.dither = dithers;
            to.findLimits();
        };
    }

    // ---- factors and equations -------------------------------------------------------------------------------------

    /** Four factors as a word, 16 bits each: more has no factor. */
    public static long factors(int sourceRgb, int destinationRgb, int sourceAlpha, int destinationAlpha) { // hot
        return sourceRgb | (long) destinationRgb << 16 | (long) sourceAlpha << 32 | (long) destinationAlpha << 48;
    }

    public int sourceRgb(int buffer) {
        return (int) factors[at(buffer)] & 0xffff;
    }

    public int destinationRgb(int buffer) {
        return (int) (factors[at(buffer)] >>> 16) & 0xffff;
    }

    public int sourceAlpha(int buffer) {
        return (int) (factors[at(buffer)] >>> 32) & 0xffff;
    }

    public int destinationAlpha(int buffer) {
        return (int) (factors[at(buffer)] >>> 48);
    }

    public int equationRgb(int buffer) {
        return equations[at(buffer)] & 0xffff;
    }

    public int equationAlpha(int buffer) {
        return equations[at(buffer)] >>> 16;
    }

    /** Do all draw buffers have these factors already? */
    public boolean hasFactors(long four) { // hot
        return factors[0] == four && !separate;
    }

    /** Sets the factors of all draw buffers. */
    public void setFactors(long four) { // hot
        factors[0] = four;
        if (dirtyBits != Dirty.BLEND || (four & RARE) != 0) spreadFactors();
    }

    private void spreadFactors() {
        if (separate) Arrays.fill(factors, factors[0]);
        findLimits();
    }

    /** Sets the factors of one draw buffer. */
    public void setFactors(int buffer, long four) {
        separate();
        factors[buffer] = four;
    }

    /** Sets the equations of all draw buffers. */
    public void setEquations(int rgb, int alpha) {
        equations[0] = rgb | alpha << 16;
        if (separate) Arrays.fill(equations, equations[0]);
        findLimits();
    }

    /** Sets the equations of one draw buffer. */
    public void setEquations(int buffer, int rgb, int alpha) {
        separate();
        equations[buffer] = rgb | alpha << 16;
    }

    /** What is dirty after a change: the rules of draws look at states that few targets can have. */
    public int dirtyBits() { // hot
        return dirtyBits;
    }

    /** Whether some draw buffer may have an equation of KHR_blend_equation_advanced, or a factor of the second colour. */
    public boolean isLimited() { // hot
        return dirtyBits != Dirty.BLEND;
    }

    private void findLimits() {
        boolean limited = separate || equationRgb(0) >= GL_MULTIPLY_KHR || takesSecondColor(0);
        dirtyBits = limited ? Dirty.BLEND | Dirty.DRAW_RULES : Dirty.BLEND;
    }

    /** Whether one of the factors of a draw buffer is of the second colour; all others are smaller numbers. */
    public boolean takesSecondColor(int buffer) {
        return sourceRgb(buffer) >= GL_SRC1_ALPHA
                || destinationRgb(buffer) >= GL_SRC1_ALPHA
                || sourceAlpha(buffer) >= GL_SRC1_ALPHA
                || destinationAlpha(buffer) >= GL_SRC1_ALPHA;
    }

    // ---- the contract's state --------------------------------------------------------------------------------------

    /** Do all draw buffers have the same? */
    private boolean uniform() {
        if (!separate) return true;
        if (enabled != 0 && enabled != (1 << COUNT) - 1) return false;
        for (int i = 1; i < COUNT; i++) {
            if (writeMask[i] != writeMask[0]) return false;
            if (enabled != 0 && (equations[i] != equations[0] || factors[i] != factors[0])) return false;
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
        boolean one = (opaque | integers | old) == 0 && (!separate || firstAlone || uniform());
        return one ? one(table, multisampled) : several(table, multisampled, opaque, integers, old, COUNT);
    }

    /** All draw buffers have the same state; nothing is opaque or holds integers. */
    private int one(StateTable<BlendState> table, boolean multisampled) { // hot
        boolean blends = (enabled & 1) != 0 && !logicOpEnabled;
        long four = blends ? factors[0] : 0;
        long rest = Integer.toUnsignedLong(switches(multisampled) | writeMask[0] << 8);
        if (blends) rest |= (long) equations[0] << 32;
        int at = (int) ((four * 31 + rest) * 0x9e3779b97f4a7c15L >>> 60);
        int known = recentIds[at];
        if (known >= 0 && recentFactors[at] == four && recentRest[at] == rest) return known;
        int id = several(table, multisampled, 0, 0, 0, 1);
        recentFactors[at] = four;
        recentRest[at] = rest;
        recentIds[at] = id;
        return id;
    }

    /** What there is once for all draw buffers, in 8 bits. */
    private int switches(boolean multisampled) { // hot
        int coverage = multisampled ? (alphaToCoverage ? 64 : 0) | (alphaToOne ? 128 : 0) : 0;
        return (logicOpEnabled ? logicOp & 15 | 16 : 0) | (dither ? 32 : 0) | coverage;
    }

    private int several(
            StateTable<BlendState> table, boolean multisampled, int opaque, int integers, int old, int targets) {
        int n = 0;
        int on = logicOpEnabled ? 0 : enabled & ~integers;
        key[n++] = switches(multisampled) | targets << 8 | opaque << 16 | integers << 24;
        key[n++] = old;
        for (int i = 0; i < targets; i++) {
            int of = firstAlone ? 0 : i;
            boolean blends = (on >> of & 1) != 0;
            key[n++] = writeMask[of] | (blends ? 16 : 0);
            if (!blends) continue;
            long four = factors[at(of)];
            key[n++] = equations[at(of)];
            key[n++] = (int) four;
            key[n++] = (int) (four >>> 32);
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
            int of = firstAlone ? 0 : i;
            boolean on = !logicOpEnabled && ((enabled & ~integers) >> of & 1) != 0;
            boolean full = (opaque >> i & 1) != 0;
            BlendState.Term rgb = term(equationRgb(of), sourceRgb(of), destinationRgb(of), full);
            BlendState.Term alpha = term(equationAlpha(of), sourceAlpha(of), destinationAlpha(of), full);
            if ((old >> i & 1) != 0) {
                BlendState.Term t =
                        new BlendState.Term(alpha.equation(), ofAlpha(alpha.source()), ofAlpha(alpha.destination()));
                targets.add(new BlendState.Target(on, t, BlendState.Term.COPY, writeMask[of] >> 3 & 1));
                continue;
            }
            if ((old >> i + 8 & 1) != 0) {
                rgb = new BlendState.Term(rgb.equation(), ofIntensity(rgb.source()), ofIntensity(rgb.destination()));
            }
            targets.add(new BlendState.Target(on, rgb, alpha, writeMask[of]));
        }
        @Nullable LogicOp op = logicOpEnabled ? GlEnums.logicOp(logicOp) : null;
        AdvancedBlend advanced = !targets.isEmpty() && targets.getFirst().enabled() ? advanced(equationRgb(0)) : null;
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
