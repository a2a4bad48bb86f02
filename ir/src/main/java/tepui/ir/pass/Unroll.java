package tepui.ir.pass;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Cloner;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Value;

/**
 * Pass that unrolls loops whose number of rounds is known. The rounds are found by running the loop on what is
 * constant: parameters with constant first values, and what is computed from them. A branch on something unknown may
 * jump out on one side; then the rest, with all further rounds, moves into the other side. Other jumps behind unknown
 * conditions keep the loop as it is.
 */
public final class Unroll extends Rewriter {
    /** Test for instructions that make a loop around them worth unrolling in any case. */
    @FunctionalInterface
    public interface Need {
        boolean isNeeded(Instr instr);
    }

    private static final Need NONE = instr -> false;

    private final int maxRounds;
    private final int maxInstructions;
    private final Need need;
    private final int needRounds;

    /** Loops of up to 32 rounds that become up to 256 instructions. */
    public Unroll() {
        this(32, 256, NONE, 0);
    }

    /**
     * @param maxInstructions bound of the code that a loop becomes
     * @param need where it holds for an instruction of the loop, {@code needRounds} is the only bound
     */
    public Unroll(int maxRounds, int maxInstructions, Need need, int needRounds) {
        this.maxRounds = maxRounds;
        this.maxInstructions = maxInstructions;
        this.need = need;
        this.needRounds = needRounds;
    }

    /** Whether the loop is sure to end within so many rounds, by constants alone and after so many instructions at most. */
    static boolean endsByConstants(Instr loop, int rounds, int instructions) {
        return new Trial(loop, rounds, instructions).ends();
    }

    /** Arrays of resources that are indexed by something else than a constant: some drivers cannot. */
    public static boolean indexesResources(Instr i) {
        if (i.resource == null || i.resource.count() == 1 || i.args.length == 0) return false;
        if (i.op.isTexture() && (i.imm & 1) == 0) return false;
        return !i.args[0].isConst();
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        if (i.op != Op.LOOP) return null;
        resolveAll(i.regions[0]);
        boolean needed = needs(i.regions[0]);
        int rounds = needed ? Math.max(maxRounds, needRounds) : maxRounds;
        int bound = needed ? Math.max(maxInstructions, 100_000) : maxInstructions;
        int size = Ids.count(i.regions[0]);
        if (size > bound) return null;
        if (!new Trial(i, rounds, bound).ends()) return null;
        // Inner loops first would cost a walk of every copy; they are found in the next run.
        Region out = b.region();
        Copy copy = new Copy(i, b);
        copy.round(i.args, out);
        return GONE;
    }

    private static void resolveAll(Region region) {
        for (Instr i : region.body) {
            resolve(i.args);
            for (Region nested : i.regions) resolveAll(nested);
        }
    }

    private boolean needs(Region region) {
        for (Instr i : region.body) {
            if (need.isNeeded(i)) return true;
            for (Region nested : i.regions) {
                if (needs(nested)) return true;
            }
        }
        return false;
    }

    /** Values that are known constants. */
    private static final class Known {
        private final IdentityHashMap<Value, long[]> bits = new IdentityHashMap<>();

        long @Nullable [] of(Value v) {
            if (v.isConst() && v.definition() != null) return v.definition().bits;
            return bits.get(v);
        }

        void set(Value v, long @Nullable [] b) {
            if (b == null) bits.remove(v);
            else bits.put(v, b);
        }

        void evaluate(Instr i) {
            if (!i.op.isPure() || i.op == Op.UNDEF || i.op == Op.CONST) return;
            long[][] args = new long[i.args.length][];
            for (int k = 0; k < args.length; k++) {
                long[] known = of(i.args[k]);
                if (known == null) {
                    set(i.result(), null);
                    return;
                }
                args[k] = known;
            }
            set(i.result(), Evaluator.eval(i, args));
        }
    }

    private static boolean jumps(Region region) {
        for (Instr i : region.body) {
            if (i.op == Op.BREAK || i.op == Op.CONTINUE || i.op == Op.RETURN) return true;
            if (i.op == Op.IF && (jumps(i.regions[0]) || jumps(i.regions[1]))) return true;
        }
        return false;
    }

    /** Trial run of the loop on constants: whether it ends, and how much code that is. */
    private static final class Trial {
        private final Instr loop;
        private final Known known = new Known();
        private int roundsLeft;
        private int instructionsLeft;
        /** Each nests the rest one deeper. */
        private int branchesLeft = 100;

        private @Nullable Instr jump;

        Trial(Instr loop, int rounds, int instructions) {
            this.loop = loop;
            roundsLeft = rounds;
            instructionsLeft = instructions;
        }

        boolean ends() {
            Value[] values = loop.args;
            List<Value> params = loop.regions[0].params;
            while (roundsLeft-- > 0) {
                List<long @Nullable []> bits = new ArrayList<>();
                for (Value v : values) bits.add(known.of(v));
                for (int k = 0; k < values.length; k++) known.set(params.get(k), bits.get(k));
                jump = null;
                if (!region(loop.regions[0]) || jump == null) return false;
                if (jump.op != Op.CONTINUE) return true;
                values = jump.args;
            }
            return false;
        }

        /** Runs a region up to its end; false where that cannot be unrolled. Leaves the jump that was surely taken. */
        private boolean region(Region region) {
            for (Instr i : region.body) {
                if (--instructionsLeft < 0) return false;
                if (i.op == Op.IF && (jumps(i.regions[0]) || jumps(i.regions[1]))) {
                    long[] condition = known.of(i.args[0]);
                    if (condition != null) {
                        Region taken = i.regions[condition[0] != 0 ? 0 : 1];
                        if (!region(taken)) return false;
                        if (jump != null) return true;
                        yields(i, taken);
                        continue;
                    }
                    // Unknown: one side must jump, at its end only, the other must go on.
                    int side = i.regions[0].fallsThrough() ? 1 : 0;
                    Region out = i.regions[side];
                    Region on = i.regions[1 - side];
                    if (out.fallsThrough() || !on.fallsThrough() || jumps(on) || !endsInJump(out)) return false;
                    // A CONTINUE on the way out would be a second way on.
                    if (out.terminator().op == Op.CONTINUE || --branchesLeft < 0) return false;
                    instructionsLeft -= Ids.count(out) + Ids.count(on);
                    for (Value v : i.results) known.set(v, null);
                } else if (i.regions.length > 0) {
                    for (Region nested : i.regions) instructionsLeft -= Ids.count(nested);
                    for (Value v : i.results) known.set(v, null);
                } else if (i.op == Op.YIELD) {
                    return true;
                } else if (i.op.isTerminator()) {
                    jump = i;
                    return true;
                } else {
                    known.evaluate(i);
                }
            }
            return true;
        }

        private void yields(Instr i, Region taken) {
            Value[] args = taken.terminator().args;
            for (int k = 0; k < args.length; k++) known.set(i.results[k], known.of(args[k]));
        }

        private static boolean endsInJump(Region region) {
            for (int k = 0; k < region.body.size() - 1; k++) {
                Instr i = region.body.get(k);
                if (i.op == Op.IF && (jumps(i.regions[0]) || jumps(i.regions[1]))) return false;
            }
            return true;
        }
    }

    /** Writer of the unrolled rounds, by the same decisions as the trial. */
    private final class Copy {
        private final Instr loop;
        private final Known known = new Known();
        private Cloner cloner;
        private final Builder b;
        private final int ids;

        Copy(Instr loop, Builder b) {
            this.loop = loop;
            this.b = b;
            ids = Ids.number(loop.regions[0], 0);
            cloner = new Cloner(ids);
        }

        /** Where a jump out leads: the values become the results of the IF that was made, or of the loop. */
        void round(Value[] initial, Region out) {
            Value[] values = initial;
            Region at = out;
            // The results of each IF that encloses the rest of the code, innermost last.
            List<Instr> open = new ArrayList<>();
            List<Region> regions = new ArrayList<>();
            while (true) {
                Next next = new Next(values, at, open, regions);
                next.run();
                at = next.at;
                Instr jump = next.jump;
                if (jump.op == Op.CONTINUE) {
                    values = mapped(jump.args);
                    continue;
                }
                finish(jump, at, open, regions);
                return;
            }
        }

        private Value[] mapped(Value[] args) {
            Value[] m = new Value[args.length];
            for (int k = 0; k < m.length; k++) m[k] = cloner.value(args[k]);
            return m;
        }

        /** The jump that ends the last round: all open IFs yield on, and the loop's results are the outermost one's. */
        private void finish(Instr jump, Region at, List<Instr> open, List<Region> regions) {
            Value[] values = jump.op == Op.BREAK ? mapped(jump.args) : new Value[0];
            Region region = at;
            for (int k = open.size() - 1; k >= 0; k--) {
                if (jump.op == Op.BREAK) {
                    new Builder(shader(), region).yieldWith(values);
                } else {
                    region.body.add(cloner.instr(jump));
                }
                values = open.get(k).results.clone();
                region = regions.get(k);
                jump = BREAK;
            }
            if (jump.op == Op.BREAK) {
                for (int k = 0; k < values.length; k++) replace(loop.results[k], values[k]);
            } else {
                region.body.add(cloner.instr(jump));
            }
        }

        /** Writer of one round. */
        private final class Next {
            private Region at;
            private final List<Instr> open;
            private final List<Region> regions;
            private Instr jump = BREAK;

            Next(Value[] values, Region at, List<Instr> open, List<Region> regions) {
                this.at = at;
                this.open = open;
                this.regions = regions;
                List<Value> params = loop.regions[0].params;
                List<long @Nullable []> bits = new ArrayList<>();
                for (Value v : values)
                    bits.add(v.isConst() && v.definition() != null ? v.definition().bits : knownOf(v));
                cloner = new Cloner(ids);
                for (int k = 0; k < values.length; k++) {
                    cloner.map(params.get(k), values[k]);
                    known.set(params.get(k), bits.get(k));
                }
            }

            void run() {
                region(loop.regions[0]);
            }

            /** True where the region jumped. */
            private boolean region(Region region) {
                for (Instr i : region.body) {
                    if (i.op == Op.IF && (jumps(i.regions[0]) || jumps(i.regions[1]))) {
                        long[] condition = known.of(i.args[0]);
                        if (condition != null) {
                            Region taken = i.regions[condition[0] != 0 ? 0 : 1];
                            if (region(taken)) return true;
                            Value[] args = taken.terminator().args;
                            for (int k = 0; k < args.length; k++) {
                                cloner.map(i.results[k], cloner.value(args[k]));
                                known.set(i.results[k], known.of(args[k]));
                            }
                        } else {
                            leave(i);
                        }
                    } else if (i.op == Op.YIELD) {
                        return false;
                    } else if (i.op.isTerminator()) {
                        jump = i;
                        return true;
                    } else {
                        known.evaluate(i);
                        Instr copy = cloner.instr(i);
                        at.body.add(copy);
                        remember(i, copy);
                    }
                }
                return false;
            }

            /** The side that jumps yields the loop's results; the other one takes all that follows. */
            private void leave(Instr i) {
                int side = i.regions[0].fallsThrough() ? 1 : 0;
                Instr branch = new Instr(Op.IF, new Value[0], new Value[] {cloner.value(i.args[0])});
                branch.line = i.line;
                Value[] results = new Value[loop.results.length];
                for (int k = 0; k < results.length; k++) results[k] = new Value(loop.results[k].type());
                branch.setResults(results);
                Region out = new Region();
                Region on = new Region();
                for (Instr inner : i.regions[side].body) {
                    if (inner.op == Op.BREAK) new Builder(shader(), out).yieldWith(mapped(inner.args));
                    else out.body.add(cloner.instr(inner));
                }
                branch.regions = side == 0 ? new Region[] {out, on} : new Region[] {on, out};
                at.body.add(branch);
                open.add(branch);
                regions.add(at);
                at = on;
                for (Instr inner : i.regions[1 - side].body) {
                    if (inner.op == Op.YIELD) {
                        for (int k = 0; k < i.results.length; k++)
                            cloner.map(i.results[k], cloner.value(inner.args[k]));
                        continue;
                    }
                    at.body.add(cloner.instr(inner));
                }
                for (Value v : i.results) known.set(v, null);
            }
        }

        /** Known bits of copies, for the next round's parameters. */
        private final IdentityHashMap<Value, long[]> ofCopies = new IdentityHashMap<>();

        private long @Nullable [] knownOf(Value copy) {
            return ofCopies.get(copy);
        }

        private void remember(Instr original, Instr copy) {
            for (int k = 0; k < copy.results.length; k++) {
                long[] bits = known.of(original.results[k]);
                if (bits != null) ofCopies.put(copy.results[k], bits);
            }
        }
    }

    private static final Instr BREAK = new Instr(Op.BREAK, new Value[0], new Value[0]);
}
