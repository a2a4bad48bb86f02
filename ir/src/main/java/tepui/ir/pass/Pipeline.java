package tepui.ir.pass;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.IrException;
import tepui.ir.Shader;
import tepui.ir.Validator;

/**
 * Sequence of passes; those of a group run again and again while they change something. A pass is not run on a shader that it has left as it
 * found it and nobody has changed since. With validation (the
 * system property {@code tepui.ir.validate}, on in tests) a pass that breaks a shader is named at once. Times go to a
 * {@link PassStatistics} where one is given.
 */
public final class Pipeline {
    private static final boolean VALIDATE = Boolean.getBoolean("tepui.ir.validate");

    private static final int CLEANUP_ROUNDS = 4;
    /** Place of the pass among those of a cleanup. */
    private static final int ELIMINATE_COMMON = 3;

    /** A group, by places in the list of passes. */
    private record Step(int[] passes, int rounds) {}

    /** Each object once. */
    private final List<Pass> passes = new ArrayList<>();

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
        return standard(relaxed, List.of());
    }

    /** The same with lowerings behind it, and simplified again where they changed something. */
    public static Pipeline standard(boolean relaxed, List<Pass> lowerings) {
        Pass promote = new PromoteLocals();
        List<Pass> cleanup = cleanupPasses(relaxed);
        Pipeline all = new Pipeline()
                .add(new LowerReturns())
                .add(new Inline())
                .add(promote)
                .repeat(CLEANUP_ROUNDS, cleanup)
                .add(new Unroll())
                .add(new EndDemotedLoops())
                .add(promote)
                .add(new FlattenIf())
                .repeat(CLEANUP_ROUNDS, cleanup)
                .add(new HoistInvariant())
                .repeat(1, cleanup.subList(ELIMINATE_COMMON, cleanup.size()));
        for (Pass lowering : lowerings) all.add(lowering);
        return lowerings.isEmpty() ? all : all.repeat(CLEANUP_ROUNDS, cleanup);
    }

    /** The passes that each make work for the others, up to four rounds; for after a lowering too. */
    public static Pipeline cleanup(boolean relaxed) {
        return new Pipeline().repeat(CLEANUP_ROUNDS, cleanupPasses(relaxed));
    }

    private static List<Pass> cleanupPasses(boolean relaxed) {
        return List.of(
                new FoldConstants(),
                new Simplify(relaxed),
                new CopyPropagation(),
                new EliminateCommon(),
                new RemoveDead());
    }

    public Pipeline add(Pass pass) {
        return repeat(1, List.of(pass));
    }

    public Pipeline add(Pipeline other) {
        for (Step step : other.steps) {
            List<Pass> group = new ArrayList<>();
            for (int at : step.passes) group.add(other.passes.get(at));
            repeat(step.rounds, group);
        }
        return this;
    }

    /** The passes in order, and again while any of them changed something, at most {@code rounds} times. */
    public Pipeline repeat(int rounds, List<Pass> group) {
        int[] places = new int[group.size()];
        for (int i = 0; i < places.length; i++) places[i] = place(group.get(i));
        steps.add(new Step(places, rounds));
        return this;
    }

    private int place(Pass pass) {
        for (int i = 0; i < passes.size(); i++) {
            if (passes.get(i) == pass) return i;
        }
        passes.add(pass);
        return passes.size() - 1;
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
        // How often the shader was changed, and how often it had been, and one more, when a pass found nothing to do.
        int changes = 0;
        int[] idle = new int[passes.size()];
        for (Step step : steps) {
            for (int round = 0; round < step.rounds; round++) {
                int before = changes;
                for (int pass : step.passes) {
                    if (idle[pass] == changes + 1) continue;
                    if (run(passes.get(pass), shader)) changes++;
                    else idle[pass] = changes + 1;
                }
                if (changes == before) break;
            }
        }
        return changes > 0;
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
