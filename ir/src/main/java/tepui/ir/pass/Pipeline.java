package tepui.ir.pass;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.IrException;
import tepui.ir.Shader;
import tepui.ir.Validator;

/**
 * Sequence of passes; those of a group run again and again while they change something. With validation (the
 * system property {@code tepui.ir.validate}, on in tests) a pass that breaks a shader is named at once. Times go to a
 * {@link PassStatistics} where one is given.
 */
public final class Pipeline {
    private static final boolean VALIDATE = Boolean.getBoolean("tepui.ir.validate");

    private record Step(List<Pass> passes, int rounds) {}

    private final List<Step> steps = new ArrayList<>();
    private boolean validates = VALIDATE;
    private @Nullable PassStatistics statistics;

    /** Nothing yet. */
    public Pipeline() {}

    /**
     * What every shader goes through before a driver looks at it: calls and locals become values, then the simplifications
     * repeat. Relaxed as {@link Simplify} says.
     */
    public static Pipeline standard(boolean relaxed) {
        return new Pipeline()
                .add(new LowerReturns())
                .add(new Inline())
                .add(new PromoteLocals())
                .add(cleanup(relaxed))
                .add(new Unroll())
                .add(new PromoteLocals())
                .add(new FlattenIf())
                .add(cleanup(relaxed))
                .add(new HoistInvariant())
                .add(new EliminateCommon())
                .add(new RemoveDead());
    }

    /** The passes that each make work for the others, up to four rounds; for after a lowering too. */
    public static Pipeline cleanup(boolean relaxed) {
        return new Pipeline()
                .repeat(
                        4,
                        List.of(
                                new FoldConstants(),
                                new Simplify(relaxed),
                                new CopyPropagation(),
                                new EliminateCommon(),
                                new RemoveDead()));
    }

    public Pipeline add(Pass pass) {
        return repeat(1, List.of(pass));
    }

    public Pipeline add(Pipeline other) {
        steps.addAll(other.steps);
        return this;
    }

    /** The passes in order, and again while any of them changed something, at most {@code rounds} times. */
    public Pipeline repeat(int rounds, List<Pass> passes) {
        steps.add(new Step(List.copyOf(passes), rounds));
        return this;
    }

    public Pipeline validate(boolean on) {
        validates = on;
        return this;
    }

    public Pipeline statistics(PassStatistics into) {
        statistics = into;
        return this;
    }

    /** Transforms {@code shader} in place; says whether anything changed. */
    public boolean run(Shader shader) {
        if (validates) Validator.check(shader);
        boolean changed = false;
        for (Step step : steps) {
            for (int round = 0; round < step.rounds; round++) {
                boolean again = false;
                for (Pass pass : step.passes) again |= run(pass, shader);
                changed |= again;
                if (!again) break;
            }
        }
        return changed;
    }

    private boolean run(Pass pass, Shader shader) {
        long start = statistics == null ? 0 : System.nanoTime();
        boolean changed = pass.run(shader);
        if (statistics != null) statistics.add(pass.name(), System.nanoTime() - start, changed);
        if (validates && changed) {
            List<String> problems = Validator.problems(shader);
            if (!problems.isEmpty()) {
                throw new IrException("after " + pass.name() + " shader '" + shader.name + "' is invalid:", problems);
            }
        }
        return changed;
    }
}
