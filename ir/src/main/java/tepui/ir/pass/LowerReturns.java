package tepui.ir.pass;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Pass that leaves each function with one RETURN, at its end. What follows an IF with a side that returns moves into
 * the other side; out of loops a RETURN becomes a BREAK with a flag. Results and flag go through locals, which {@link
 * PromoteLocals} turns into values. Where that would nest too deep, the rest of the function becomes a loop that is run
 * once.
 */
public final class LowerReturns implements Pass {
    private static final int MAX_DEPTH = 150;

    private final boolean entryToo;
    private Shader shader;
    private Function function;
    private @Nullable Variable flag;
    private Variable[] results = {};
    /** IFs and LOOPs with a RETURN somewhere inside. */
    private final Set<Instr> returning = Collections.newSetFromMap(new IdentityHashMap<>());

    /** All functions, the entry point as well. */
    public LowerReturns() {
        this(true);
    }

    /** Without the entry point where {@code entryToo} is false: some drivers have a return of their own. */
    @SuppressWarnings("NullAway.Init")
    public LowerReturns(boolean entryToo) {
        this.entryToo = entryToo;
    }

    @Override
    public boolean run(Shader s) {
        shader = s;
        boolean changed = false;
        for (Function f : s.functions) {
            if (f == s.entry && !entryToo) continue;
            returning.clear();
            if (find(f.body(), null)) {
                function(f);
                changed = true;
            }
        }
        return changed;
    }

    /** Is there a RETURN in a region nested here? */
    private boolean find(Region region, @Nullable Instr owner) {
        boolean found = false;
        for (Instr i : region.body) {
            if (i.op == Op.RETURN && owner != null) found = true;
            for (Region nested : i.regions) {
                if (find(nested, i)) {
                    returning.add(i);
                    found = true;
                }
            }
        }
        return found;
    }

    private void function(Function f) {
        function = f;
        flag = null;
        results = new Variable[f.results().size()];
        for (int i = 0; i < results.length; i++) {
            results[i] = shader.local(f.name() + "_result" + i, f.results().get(i), 0);
        }
        rest(f.body(), List.of(), null, 0);
        Builder b = new Builder(shader, f.body());
        Value[] values = new Value[results.length];
        for (int i = 0; i < values.length; i++) values[i] = b.loadLocal(results[i]);
        b.ret(values);
        if (flag != null) {
            // A function may be called again.
            Region first = new Region();
            Builder start = new Builder(shader, first);
            start.storeLocal(flag, start.bool(false));
            f.body().body.addAll(0, first.body);
        }
    }

    private Variable flag() {
        if (flag == null) flag = shader.local(function.name() + "_returned", Type.BOOL, 0);
        return flag;
    }

    private Value[] undefined(Builder b, List<Type> types) {
        Value[] values = new Value[types.size()];
        for (int i = 0; i < values.length; i++) values[i] = b.undef(types.get(i));
        return values;
    }

    private static List<Type> types(Value[] values) {
        List<Type> types = new ArrayList<>();
        for (Value v : values) types.add(v.type());
        return types;
    }

    /**
     * Rewrites a region that is in no loop of this function.
     *
     * @param yields what its end must yield; at the top nothing is put at its end, for {@link #function} to close
     * @param owner the IF that holds it, null at the top
     */
    private void rest(Region region, List<Type> yields, @Nullable Instr owner, int depth) {
        List<Instr> body = region.body;
        for (int k = 0; k < body.size(); k++) {
            Instr i = body.get(k);
            if (i.op == Op.RETURN) {
                body.removeLast();
                Builder b = new Builder(shader, region);
                store(b, i.args, flag != null);
                if (owner != null) b.yieldWith(undefined(b, yields));
                return;
            }
            if (!returning.contains(i)) continue;
            if (depth > MAX_DEPTH) {
                once(region, k, yields, owner);
                return;
            }
            if (i.op == Op.LOOP) {
                inLoop(i.regions[0], i);
                guard(region, k, yields, owner, depth);
                return;
            }
            boolean yes = i.regions[0].terminator().op == Op.RETURN;
            boolean no = i.regions[1].terminator().op == Op.RETURN;
            if (yes || no) {
                continueIn(region, k, yes && no ? null : i.regions[yes ? 1 : 0]);
                end(region, i, yields, owner);
                rest(i.regions[0], yields, i, depth + 1);
                rest(i.regions[1], yields, i, depth + 1);
                return;
            }
            flag();
            for (Region side : i.regions) rest(side, types(i.results), i, depth + 1);
            guard(region, k, yields, owner, depth);
            return;
        }
    }

    /** Moves what follows instruction k, with the region's end, to the end of a side of it; drops it without a side. */
    private void continueIn(Region region, int k, @Nullable Region side) {
        Instr i = region.body.get(k);
        List<Instr> following = region.body.subList(k + 1, region.body.size());
        if (side != null) {
            Instr yield = side.body.removeLast();
            for (int r = 0; r < i.results.length; r++) Rewriter.replace(i.results[r], yield.args[r]);
            side.body.addAll(following);
            resolve(side);
        }
        following.clear();
    }

    /** After an IF that took over the region's end: it gives what the region yields. */
    private void end(Region region, Instr i, List<Type> yields, @Nullable Instr owner) {
        Value[] values = new Value[yields.size()];
        for (int r = 0; r < values.length; r++) values[r] = new Value(yields.get(r));
        i.setResults(values);
        if (owner != null) new Builder(shader, region).yieldWith(values);
    }

    /** Guards the instructions behind k: they run only where nothing has returned. */
    private void guard(Region region, int k, List<Type> yields, @Nullable Instr owner, int depth) {
        List<Instr> following = region.body.subList(k + 1, region.body.size());
        List<Instr> rest = new ArrayList<>(following);
        following.clear();
        Builder b = new Builder(shader, region);
        Instr guard = new Instr(Op.IF, new Value[0], new Value[] {b.loadLocal(flag())});
        guard.regions = new Region[] {new Region(), new Region()};
        Builder returned = new Builder(shader, guard.regions[0]);
        returned.yieldWith(undefined(returned, yields));
        guard.regions[1].body.addAll(rest);
        b.append(guard);
        end(region, guard, yields, owner);
        rest(guard.regions[1], yields, guard, depth + 1);
    }

    /** From instruction k on, the region runs in a loop that every RETURN and its end break out of. */
    private void once(Region region, int k, List<Type> yields, @Nullable Instr owner) {
        List<Instr> following = region.body.subList(k, region.body.size());
        Instr loop = new Instr(Op.LOOP, new Value[0], new Value[0]);
        loop.regions = new Region[] {new Region()};
        loop.regions[0].body.addAll(following);
        following.clear();
        region.body.add(loop);
        end(region, loop, yields, owner);
        Region body = loop.regions[0];
        Instr last = body.body.getLast();
        if (last.op == Op.YIELD) {
            body.body.removeLast();
            new Builder(shader, body).breakWith(last.args);
        }
        inLoop(body, loop);
    }

    /** In a loop, a RETURN leaves the loop; around an inner loop that may have returned, the outer one is left too. */
    private void inLoop(Region region, Instr loop) {
        List<Instr> body = region.body;
        for (int k = 0; k < body.size(); k++) {
            Instr i = body.get(k);
            if (i.op == Op.RETURN) {
                body.removeLast();
                Builder b = new Builder(shader, region);
                flag();
                store(b, i.args, true);
                b.breakWith(undefined(b, types(loop.results)));
                return;
            }
            if (!returning.contains(i)) continue;
            if (i.op == Op.IF) {
                for (Region side : i.regions) inLoop(side, loop);
                continue;
            }
            inLoop(i.regions[0], i);
            Region check = new Region();
            Builder b = new Builder(shader, check);
            b.ifThen(b.loadLocal(flag()), () -> b.breakWith(undefined(b, types(loop.results))));
            body.addAll(k + 1, check.body);
            k += check.body.size();
        }
    }

    private void store(Builder b, Value[] values, boolean setFlag) {
        for (int i = 0; i < values.length; i++) b.storeLocal(results[i], values[i]);
        if (setFlag) b.storeLocal(flag(), b.bool(true));
    }

    private static void resolve(Region region) {
        for (Instr i : region.body) {
            Rewriter.resolve(i.args);
            for (Region nested : i.regions) resolve(nested);
        }
    }
}
