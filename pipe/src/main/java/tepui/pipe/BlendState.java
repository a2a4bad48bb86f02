package tepui.pipe;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Blend state: how fragments are combined with what is already in the targets. Immutable; interned by {@link
 * StateTables#blend}. One target stands for all attachments; more give each its own.
 *
 * @param advanced blends attachment 0 by this instead of its terms, whether its blending is enabled or not; other attachments
 *     are written as if blending were off. Null for none; for devices with {@link Caps#advancedBlend} only
 */
public record BlendState(
        List<Target> targets,
        boolean alphaToCoverage,
        boolean alphaToOne,
        boolean dither,
        @Nullable LogicOp logicOp,
        @Nullable AdvancedBlend advanced) {
    /** Factors: the multiplier of a blend term. */
    public enum Factor {
        ZERO,
        ONE,
        SRC_COLOR,
        ONE_MINUS_SRC_COLOR,
        DST_COLOR,
        ONE_MINUS_DST_COLOR,
        SRC_ALPHA,
        ONE_MINUS_SRC_ALPHA,
        DST_ALPHA,
        ONE_MINUS_DST_ALPHA,
        CONSTANT_COLOR,
        ONE_MINUS_CONSTANT_COLOR,
        CONSTANT_ALPHA,
        ONE_MINUS_CONSTANT_ALPHA,
        SRC_ALPHA_SATURATE,
        SRC1_COLOR,
        ONE_MINUS_SRC1_COLOR,
        SRC1_ALPHA,
        ONE_MINUS_SRC1_ALPHA;

        /** Reads the second output of the fragment shader. */
        public boolean isDualSource() {
            return ordinal() >= SRC1_COLOR.ordinal();
        }
    }

    /** Equations: how the two terms are joined. */
    public enum Equation {
        ADD,
        SUBTRACT,
        REVERSE_SUBTRACT,
        MIN,
        MAX
    }

    /** Equation and factors of the colour or the alpha part. */
    public record Term(Equation equation, Factor source, Factor destination) {
        public static final Term COPY = new Term(Equation.ADD, Factor.ONE, Factor.ZERO);

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Term t
                    && equation == t.equation
                    && source == t.source
                    && destination == t.destination;
        }

        @Override
        public int hashCode() {
            return 31 * (31 * equation.hashCode() + source.hashCode()) + destination.hashCode();
        }
    }

    /**
     * One attachment.
     *
     * @param writeMask bits 0 to 3: red, green, blue, alpha
     */
    public record Target(boolean enabled, Term rgb, Term alpha, int writeMask) {
        public static final Target REPLACE = new Target(false, Term.COPY, Term.COPY, 15);

        public Target {
            if ((writeMask & ~15) != 0) {
                throw new IllegalArgumentException("BlendState: write mask is " + writeMask + ", must be 0 to 15");
            }
            if (!enabled) {
                rgb = Term.COPY;
                alpha = Term.COPY;
            }
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Target t
                    && enabled == t.enabled
                    && rgb.equals(t.rgb)
                    && alpha.equals(t.alpha)
                    && writeMask == t.writeMask;
        }

        @Override
        public int hashCode() {
            return 31 * (31 * (31 * (enabled ? 1 : 0) + rgb.hashCode()) + alpha.hashCode()) + writeMask;
        }
    }

    /** No blending, all components written. */
    public static final BlendState REPLACE = new BlendState(List.of(Target.REPLACE), false, false, false, null);

    public BlendState {
        targets = List.copyOf(targets);
        if (targets.isEmpty() || targets.size() > Limits.COLOR_TARGETS) {
            throw new IllegalArgumentException(
                    "BlendState: " + targets.size() + " targets, 1 to " + Limits.COLOR_TARGETS + " allowed");
        }
    }

    /** Without an advanced equation. */
    public BlendState(
            List<Target> targets,
            boolean alphaToCoverage,
            boolean alphaToOne,
            boolean dither,
            @Nullable LogicOp logicOp) {
        this(targets, alphaToCoverage, alphaToOne, dither, logicOp, null);
    }

    /** One target, blended by an advanced equation. */
    public static BlendState of(AdvancedBlend advanced) {
        return new BlendState(List.of(Target.REPLACE), false, false, false, null, advanced);
    }

    /** One target, equal terms for colour and alpha, everything else off. */
    public static BlendState of(Equation equation, Factor source, Factor destination) {
        Term term = new Term(equation, source, destination);
        return new BlendState(List.of(new Target(true, term, term, 15)), false, false, false, null);
    }

    /** State of attachment {@code index}. */
    public Target target(int index) {
        return targets.size() == 1 ? targets.getFirst() : index < targets.size() ? targets.get(index) : Target.REPLACE;
    }

    /** Written out, as for all states: the virtual machine makes such methods of a record anew in every process. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof BlendState s
                && targets.equals(s.targets)
                && alphaToCoverage == s.alphaToCoverage
                && alphaToOne == s.alphaToOne
                && dither == s.dither
                && logicOp == s.logicOp
                && advanced == s.advanced;
    }

    @Override
    public int hashCode() {
        int hash = targets.hashCode();
        hash = 31 * hash + (alphaToCoverage ? 1 : 0);
        hash = 31 * hash + (alphaToOne ? 1 : 0);
        hash = 31 * hash + (dither ? 1 : 0);
        hash = 31 * hash + Objects.hashCode(logicOp);
        return 31 * hash + Objects.hashCode(advanced);
    }
}
