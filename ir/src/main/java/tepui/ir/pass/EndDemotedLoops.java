package tepui.ir.pass;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Limit for the loops of demoted fragments. A discarded fragment goes on as a helper, since its neighbours' derivatives need its values, through
 * loops that the source never runs with such values: {@code if (step == 0) discard; for (i = 0; i < 10; i += step)}. On a device that would hang.
 *
 * <p>A demoted fragment has {@link #MOST_ROUNDS} rounds in all loops together, which are more than derivatives need in practice; then it leaves
 * each loop, with zeros as results. Other fragments are not counted. Loops stay as they are where no demoted fragment comes to them, where they
 * end by constants, and where a counter runs against a value that is the same for all fragments.
 *
 * <p>Runs behind {@link Unroll}, which the break would stop, and before {@link PromoteLocals}. {@link Shader#endsDemotedLoops} says that it is done.
 */
public final class EndDemotedLoops implements Pass {
    /** Above Direct3D 9's 255 rounds; a millisecond or so on a device. */
    static final int MOST_ROUNDS = 1024;

    /** Bound of the code that is tried to see whether a loop ends by constants. */
    private static final int MOST_TRIED = 1 << 15;

    /** Larger steps could pass over a limit for ever. */
    private static final int MOST_STEP = 1 << 16;

    private static final int MOST_DEPTH = 8;

    private final Set<Instr> open = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Instr> known = Collections.newSetFromMap(new IdentityHashMap<>());
    private boolean calledDemote;

    /** No loops yet. */
    public EndDemotedLoops() {}

    @Override
    public boolean run(Shader s) {
        if (s.stage != Stage.FRAGMENT || s.endsDemotedLoops) return false;
        open.clear();
        known.clear();
        boolean demotes = false;
        calledDemote = false;
        for (Function f : s.functions) {
            if (!demotes(f.body())) continue;
            demotes = true;
            calledDemote |= f != s.entry;
        }
        if (!demotes) return false;
        for (Function f : s.functions) mayBeDemoted(f.body(), f != s.entry, null);
        if (open.isEmpty()) return false;
        Variable rounds = s.local("demoted_rounds", Type.I32, 0);
        Variable step = s.local("demoted_step", Type.I32, 0);
        new Guards(rounds, step).run(s);
        s.endsDemotedLoops = true;
        return true;
    }

    private static boolean demotes(Region region) {
        for (Instr i : region.body) {
            if (i.op == Op.DEMOTE_IF) return true;
            for (Region nested : i.regions) {
                if (demotes(nested)) return true;
            }
        }
        return false;
    }

    // ---- which loops -----------------------------------------------------------------------------------------------

    /** Where fragments that may be demoted leave a loop, or go round. */
    private static final class Jumps {
        boolean out;
        boolean round;
    }

    /** Whether a fragment may be demoted where the region falls through, if it may be where it begins; collects the loops. */
    private boolean mayBeDemoted(Region region, boolean before, @Nullable Jumps loop) {
        boolean now = before;
        for (Instr i : region.body) {
            switch (i.op) {
                case DEMOTE_IF -> now = true;
                case CALL -> now |= calledDemote;
                case IF -> {
                    boolean then = mayBeDemoted(i.regions[0], now, loop);
                    boolean otherwise = mayBeDemoted(i.regions[1], now, loop);
                    now = then || otherwise;
                }
                case LOOP -> now = loop(i, now);
                case BREAK -> {
                    if (loop != null) loop.out |= now;
                    return false;
                }
                case CONTINUE -> {
                    if (loop != null) loop.round |= now;
                    return false;
                }
                case RETURN -> {
                    return false;
                }
                default -> {}
            }
        }
        return now;
    }

    private boolean loop(Instr i, boolean before) {
        Jumps jumps = new Jumps();
        mayBeDemoted(i.regions[0], before, jumps);
        if (!before && jumps.round) mayBeDemoted(i.regions[0], true, jumps);
        if ((before || jumps.round) && known.add(i) && !ends(i)) open.add(i);
        return jumps.out;
    }

    private static boolean ends(Instr loop) {
        return counts(loop) || Unroll.endsByConstants(loop, MOST_ROUNDS, MOST_TRIED);
    }

    /** Is each round bound to look whether a counter has reached a value that all fragments share? */
    private static boolean counts(Instr loop) {
        for (Instr i : loop.regions[0].body) {
            if (i.op != Op.IF) continue;
            boolean breaks = isBreak(i.regions[0]) || isBreak(i.regions[1]);
            if (breaks && comparesCounter(loop, i.args[0])) return true;
            // Behind a jump the next test is not for every round.
            if (goesRound(i.regions[0]) || goesRound(i.regions[1])) return false;
        }
        return false;
    }

    private static boolean isBreak(Region region) {
        return region.body.size() == 1 && region.body.getFirst().op == Op.BREAK;
    }

    private static boolean goesRound(Region region) {
        for (Instr i : region.body) {
            if (i.op == Op.CONTINUE) return true;
            if (i.op == Op.IF && (goesRound(i.regions[0]) || goesRound(i.regions[1]))) return true;
        }
        return false;
    }

    private static boolean comparesCounter(Instr loop, Value condition) {
        Instr test = condition.definition();
        while (test != null && test.op == Op.BNOT) test = test.args[0].definition();
        if (test == null) return false;
        boolean order = test.op == Op.ILT || test.op == Op.IGE || test.op == Op.ULT || test.op == Op.UGE;
        if (!order || test.args[0].type() != Type.I32) return false;
        return isCounter(loop, test.args[0]) && isShared(test.args[1], 0)
                || isCounter(loop, test.args[1]) && isShared(test.args[0], 0);
    }

    /** A parameter with a shared first value that each way round changes by the same constant, or what it is then. */
    private static boolean isCounter(Instr loop, Value v) {
        int k = loop.regions[0].params.indexOf(v);
        if (k < 0) {
            Instr sum = v.definition();
            if (sum == null || sum.op != Op.IADD || !sum.args[1].isConst()) return false;
            k = loop.regions[0].params.indexOf(sum.args[0]);
        }
        return k >= 0 && isShared(loop.args[k], 0) && steps(loop.regions[0], loop.regions[0].params.get(k), k);
    }

    /** Do all ways round step the parameter? */
    private static boolean steps(Region region, Value param, int k) {
        for (Instr i : region.body) {
            if (i.op == Op.CONTINUE) {
                Instr sum = i.args[k].definition();
                if (sum == null || sum.op != Op.IADD || sum.args[0] != param || !isStep(sum.args[1])) return false;
            } else if (i.op == Op.IF && !(steps(i.regions[0], param, k) && steps(i.regions[1], param, k))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isStep(Value v) {
        return v.isConst() && v.constInt(0) != 0 && Math.abs((long) v.constInt(0)) <= MOST_STEP;
    }

    /** Computed of constants and uniforms alone. */
    private static boolean isShared(Value v, int depth) {
        if (v.isConst()) return true;
        Instr i = v.definition();
        if (i == null || depth > MOST_DEPTH || i.op != Op.LOAD_UNIFORM && !i.op.isPure()) return false;
        if (i.op == Op.UNDEF) return false;
        for (Value arg : i.args) {
            if (!isShared(arg, depth + 1)) return false;
        }
        return true;
    }

    // ---- what they become ------------------------------------------------------------------------------------------

    /** Writer of counts and breaks. */
    private final class Guards extends Rewriter {
        private final Variable rounds;
        private final Variable step;

        Guards(Variable rounds, Variable step) {
            this.rounds = rounds;
            this.step = step;
        }

        @Override
        protected void enter(Function f, Builder b) {
            if (f != shader().entry) return;
            b.storeLocal(rounds, b.i32(0));
            b.storeLocal(step, b.i32(0));
        }

        @Override
        protected @Nullable Value rewrite(Instr i, Builder b) {
            if (i.op == Op.DEMOTE_IF) {
                b.storeLocal(step, b.op(Op.SELECT, i.args[0], b.i32(1), b.loadLocal(step)));
            } else if (i.op == Op.LOOP && open.contains(i)) {
                guard(i);
            }
            return null;
        }

        private void guard(Instr loop) {
            Region start = new Region();
            Builder b = new Builder(shader(), start);
            b.line = loop.line;
            Value count = b.op(Op.IADD, b.loadLocal(rounds), b.loadLocal(step));
            b.storeLocal(rounds, count);
            b.ifThen(b.op(Op.ILT, b.i32(MOST_ROUNDS), count), () -> {
                Value[] zeros = new Value[loop.results.length];
                for (int k = 0; k < zeros.length; k++) zeros[k] = constant(b, loop.results[k].type(), 0);
                b.breakWith(zeros);
            });
            loop.regions[0].body.addAll(0, start.body);
        }
    }
}
