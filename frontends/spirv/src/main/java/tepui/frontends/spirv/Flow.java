package tepui.frontends.spirv;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.frontends.spirv.SpirvModule.Block;
import tepui.frontends.spirv.SpirvModule.Function;
import tepui.frontends.spirv.SpirvModule.Instr;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.spirv.Spv;

/**
 * Control flow: a function's blocks as structured code. SPIR-V names for each choice where its sides meet, and for each
 * loop where it goes on and where it ends; so blocks are walked once, and branches to those places become the end of a
 * region, CONTINUE or BREAK. What a loop does before its next round stands at each place that goes there. Phis are
 * locals that each edge sets: the IR's passes make values of them.
 */
final class Flow {
    private static final int MOST_NESTING = 100;

    /**
     * Scope of structured code: what leaving it leads to.
     *
     * @param end the label at which the code around goes on; 0: none
     * @param tail nothing of a switch's case is behind the code around, so that it may run into another case
     */
    private record Scope(int end, boolean tail, int depth) {
        Scope inside(int newEnd, boolean newTail) {
            if (depth >= MOST_NESTING) throw new SpirvException("control flow is nested too deeply");
            return new Scope(newEnd, newTail, depth + 1);
        }
    }

    /** Target of jumps, a loop of the IR: one of the module's, or a switch whose cases run into each other. */
    private static final class Target {
        final int exit;
        final int again;
        /** The loop's first block; null for a switch. */
        final @Nullable Block header;
        /** Of a switch: places of its cases by their labels. */
        final Map<Integer, Integer> cases;
        /** Of a switch: the case that is run into. */
        final @Nullable Variable falls;

        /** The case that is being made. */
        int at;

        boolean continuing;
        /** Set where a switch is left for what is around: 1 ends the loop, 2 begins its next round. */
        @Nullable
        Variable leaves;

        Target(int exit, int again, @Nullable Block header, Map<Integer, Integer> cases, @Nullable Variable falls) {
            this.exit = exit;
            this.again = again;
            this.header = header;
            this.cases = cases;
            this.falls = falls;
        }
    }

    private final FunctionCode f;
    private final Code code;
    private final Builder b;
    private final Function function;
    private final Deque<Target> targets = new ArrayDeque<>();
    private Set<Integer> written = new HashSet<>();
    private final Map<Integer, Variable[]> phis = new HashMap<>();
    private final Switches switches;

    Flow(FunctionCode function, Function source) {
        f = function;
        code = function.shader.code;
        b = code.b;
        this.function = source;
        switches = new Switches(source);
    }

    boolean inLoop() {
        return !targets.isEmpty();
    }

    void write() {
        chain(function.first(), new Scope(0, false, 0));
    }

    // ---- blocks ----------------------------------------------------------------------------------------------------

    /** Blocks from a label on, until the scope is left. */
    private void chain(int start, Scope s) {
        int label = start;
        while (label != 0 && label != s.end && !code.ended()) {
            Block block = block(label);
            Instr merge = block.merge();
            if (merge != null && merge.op() == Spv.Op.OpLoopMerge) {
                loop(block, merge, s);
                label = after(merge.at(0), s);
            } else {
                once(block);
                f.body(block.body());
                label = end(block, s);
            }
        }
    }

    private Block block(int label) {
        Block block = function.blocks().get(label);
        if (block == null) throw new SpirvException("there is no block " + label);
        return block;
    }

    private void once(Block block) {
        code.spend(1 + block.body().size());
        if (!written.add(block.label()))
            throw new SpirvException(
                    "block " + block.label() + " is reached in two ways: control flow is not structured");
    }

    /** Translates the end of a block: the label to go on with, 0 for none. */
    private int end(Block block, Scope s) {
        Instr e = block.end();
        Instr merge = block.merge();
        b.line = e.line();
        switch (e.op()) {
            case Spv.Op.OpBranch -> {
                edge(block.label(), e.at(0));
                return after(e.at(0), s);
            }
            case Spv.Op.OpBranchConditional -> {
                // Where no place to meet is named, one side leaves, or both do.
                int meet = merge == null ? s.end : merge.at(0);
                Value condition = f.in.one(e, 0);
                Scope inner = s.inside(meet, merge == null && s.tail);
                b.ifElse(
                        condition,
                        List.of(),
                        () -> side(block.label(), e.at(1), inner),
                        () -> side(block.label(), e.at(2), inner));
                return merge == null ? 0 : after(meet, s);
            }
            case Spv.Op.OpSwitch -> {
                if (merge == null) throw new SpirvException("a switch names no block to meet in");
                choose(block, e, merge.at(0), s);
                return after(merge.at(0), s);
            }
            case Spv.Op.OpReturn -> f.leave(null);
            case Spv.Op.OpReturnValue -> f.leave(f.in.columns(e, 0));
            case Spv.Op.OpKill, Spv.Op.OpTerminateInvocation -> f.discard(inLoop());
            case Spv.Op.OpUnreachable -> f.leave(null);
            default -> throw new SpirvException("a block ends with instruction " + e.op());
        }
        return 0;
    }

    private void side(int from, int to, Scope s) {
        f.values.within(() -> {
            edge(from, to);
            chain(after(to, s), s);
        });
    }

    /** The label to go on with, or 0 where that was a jump, or is where the code around goes on. */
    private int after(int to, Scope s) {
        return to == s.end || jumps(to, s) || s.tail && runsInto(to) ? 0 : to;
    }

    /** Makes the jump that a branch is; false where it is none. */
    private boolean jumps(int to, Scope s) {
        Target inner = null;
        for (Target t : targets) {
            if (t.header == null) {
                if (to == t.exit && inner == null) {
                    b.breakWith();
                    return true;
                }
                if (inner == null) inner = t;
                continue;
            }
            int way = to == t.exit ? 1 : to == t.again ? 2 : 0;
            if (way == 0) return false;
            if (inner != null) leave(t, way);
            else if (way == 1) b.breakWith();
            else goRound(t, s);
            return true;
        }
        return false;
    }

    /** The end of a case that leads to another one behind it. */
    private boolean runsInto(int to) {
        Target t = targets.peek();
        Integer place = t == null ? null : t.cases.get(to);
        if (t == null || place == null || t.falls == null) return false;
        if (place <= t.at) throw new SpirvException("a case of a switch runs back");
        b.storeLocal(t.falls, b.i32(place));
        return true;
    }

    /** Leaves the switches inside of a loop first; each looks what was wanted when it is left. */
    private void leave(Target loop, int way) {
        Variable flag = loop.leaves;
        if (flag == null) {
            flag = code.shader.local("leaves", Type.I32, 0);
            loop.leaves = flag;
        }
        b.storeLocal(flag, b.i32(way));
        b.breakWith();
    }

    /** Writes the loop's continue part, and the jump to its next round. */
    private void goRound(Target t, Scope s) {
        Block header = t.header;
        if (header == null || t.continuing) throw new SpirvException("a loop goes on where it goes on already");
        if (t.again != header.label()) {
            Set<Integer> before = written;
            written = new HashSet<>();
            t.continuing = true;
            chain(t.again, s.inside(header.label(), false));
            t.continuing = false;
            written = before;
        }
        if (!code.ended()) b.continueWith();
    }

    private void loop(Block header, Instr merge, Scope s) {
        Target t = new Target(merge.at(0), merge.at(1), header, Map.of(), null);
        targets.push(t);
        Scope inner = s.inside(0, false);
        b.loop(
                new Value[0],
                List.of(),
                none -> f.values.within(() -> {
                    once(header);
                    f.body(header.body());
                    chain(end(header, inner), inner);
                    // Only where nothing gets to.
                    if (!code.ended()) b.breakWith();
                }));
        targets.pop();
    }

    // ---- switch ----------------------------------------------------------------------------------------------------

    private void choose(Block block, Instr e, int meet, Scope s) {
        Value selector = f.in.one(e, 0);
        if (selector.type() != Type.I32) throw new SpirvException("a switch is over " + selector.type());
        Switches.Cases cases = switches.cases(e, meet);
        if (cases.meets()) edge(block.label(), meet);
        Value[] taken = new Value[cases.groups().size()];
        for (int k = 0; k < taken.length; k++)
            taken[k] = matches(selector, cases, cases.groups().get(k));
        if (switches.areClosed(cases, meet, leaving())) {
            Scope inner = s.inside(meet, false);
            for (int k = 0; k < taken.length; k++) {
                int to = cases.groups().get(k).target();
                b.ifThen(taken[k], () -> side(block.label(), to, inner));
            }
            return;
        }
        once(block, cases, taken, meet, s);
    }

    /** Labels that leave the switch for the loop around. */
    private Set<Integer> leaving() {
        for (Target t : targets) if (t.header != null) return Set.of(t.exit, t.again == t.exit ? 0 : t.again);
        return Set.of();
    }

    private Value matches(Value selector, Switches.Cases cases, Switches.Group g) {
        List<Integer> values = g.isDefault() ? cases.others() : g.values();
        code.spend(values.size() * 3L);
        Value any = null;
        for (int v : values) {
            Value here = b.op(Op.IEQ, selector, b.i32(v));
            any = any == null ? here : b.op(Op.BOR, any, here);
        }
        if (any == null) return b.bool(g.isDefault());
        return g.isDefault() ? b.op(Op.BNOT, any) : any;
    }

    /** A loop that runs once, in which a case that runs into the next one says so by a flag. */
    private void once(Block block, Switches.Cases cases, Value[] taken, int meet, Scope s) {
        Target loop = null;
        for (Target t : targets) if (t.header != null && loop == null) loop = t;
        Variable before = loop == null ? null : loop.leaves;
        Variable flag = loop == null ? null : code.shader.local("leaves", Type.I32, 0);
        if (loop != null && flag != null) {
            loop.leaves = flag;
            b.storeLocal(flag, b.i32(0));
        }
        Variable falls = code.shader.local("falls", Type.I32, 0);
        b.storeLocal(falls, b.i32(-1));
        Map<Integer, Integer> places = new HashMap<>();
        for (int k = 0; k < taken.length; k++) places.put(cases.groups().get(k).target(), k);
        Target target = new Target(meet, 0, null, places, falls);
        targets.push(target);
        Scope inner = s.inside(0, true);
        b.loop(
                new Value[0],
                List.of(),
                none -> f.values.within(() -> {
                    for (int k = 0; k < taken.length; k++) {
                        int to = cases.groups().get(k).target();
                        target.at = k;
                        b.ifThen(taken[k], () -> edge(block.label(), to));
                        Value runs = b.op(Op.IEQ, b.loadLocal(falls), b.i32(k));
                        b.ifThen(b.op(Op.BOR, runs, taken[k]), () -> f.values.within(() -> chain(to, inner)));
                    }
                    b.breakWith();
                }));
        targets.pop();
        if (loop == null || flag == null) return;
        loop.leaves = before;
        Target left = loop;
        boolean direct = targets.peek() == left;
        Value way = b.loadLocal(flag);
        b.ifThen(
                b.op(Op.IEQ, way, b.i32(1)),
                () -> f.values.within(() -> {
                    if (direct) b.breakWith();
                    else leave(left, 1);
                }));
        if (left.continuing) return;
        b.ifThen(
                b.op(Op.IEQ, way, b.i32(2)),
                () -> f.values.within(() -> {
                    if (direct) goRound(left, s);
                    else leave(left, 2);
                }));
    }

    // ---- phis ------------------------------------------------------------------------------------------------------

    private Variable[] variables(Instr phi) {
        Variable[] known = phis.get(phi.id());
        if (known != null) return known;
        List<Type> types = f.shader.types.columnTypes(phi.type());
        code.spend(types.size());
        Variable[] made = new Variable[types.size()];
        for (int c = 0; c < made.length; c++) made[c] = code.shader.local("phi" + phi.id(), types.get(c), 0);
        phis.put(phi.id(), made);
        return made;
    }

    /** The value of a phi, at the beginning of its block. */
    Value[] phi(Instr phi) {
        Variable[] v = variables(phi);
        Value[] out = new Value[v.length];
        for (int c = 0; c < out.length; c++) out[c] = b.loadLocal(v[c]);
        return out;
    }

    /** Assigns the phis of {@code to} on the edge from {@code from}. */
    private void edge(int from, int to) {
        Block block = function.blocks().get(to);
        if (block == null) throw new SpirvException("there is no block " + to);
        List<Instr> list = new ArrayList<>();
        List<Value[]> values = new ArrayList<>();
        for (Instr i : block.body()) {
            if (i.op() != Spv.Op.OpPhi) break;
            list.add(i);
            int value = 0;
            for (int k = 0; k + 1 < i.count(); k += 2) if (i.at(k + 1) == from) value = i.at(k);
            if (value == 0) throw new SpirvException("phi " + i.id() + " has no value from block " + from);
            values.add(f.in.columns(value));
        }
        for (int k = 0; k < list.size(); k++) {
            Variable[] v = variables(list.get(k));
            Value[] columns = values.get(k);
            if (v.length != columns.length)
                throw new SpirvException("phi " + list.get(k).id() + " takes another type");
            for (int c = 0; c < v.length; c++) b.storeLocal(v[c], columns[c]);
        }
    }
}
