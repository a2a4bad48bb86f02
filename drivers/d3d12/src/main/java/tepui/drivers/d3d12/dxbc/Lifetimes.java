package tepui.drivers.d3d12.dxbc;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Value;

/**
 * Lifetimes of values: how long each is needed. Instructions are numbered as they are written; a value lives from its
 * definition to its last use, to the end of a loop that uses what was defined before it. Values that are only another
 * view of one count as uses of that one.
 */
final class Lifetimes {
    private static final class Loop {
        final int start;
        final List<Value> needed = new ArrayList<>();

        Loop(int start) {
            this.start = start;
        }
    }

    private final List<Value> values = new ArrayList<>();
    private final List<Integer> starts = new ArrayList<>();
    private final List<Integer> ends = new ArrayList<>();
    private final List<Loop> loops = new ArrayList<>();
    private int position;

    /** Numbers a function's body: instructions by {@code Instr.id}, values by {@code Value.id}. */
    Lifetimes(Region body) {
        region(body);
    }

    int count() {
        return values.size();
    }

    /** All values, those first that end first. */
    List<Value> byEnd() {
        List<Value> sorted = new ArrayList<>(values);
        sorted.sort(Comparator.comparingInt(v -> ends.get(v.id)));
        return sorted;
    }

    int end(Value v) {
        return ends.get(v.id);
    }

    /** The value whose register a value is read from. */
    static Value root(Value value) {
        Value v = value;
        for (Instr d = v.definition(); d != null && isView(d); d = v.definition()) v = d.args[0];
        return v;
    }

    /** Is the result the operand's own components, in some order? */
    static boolean isView(Instr i) {
        return i.op == Op.SWIZZLE || i.op == Op.BITCAST;
    }

    private void define(Value v) {
        v.id = values.size();
        values.add(v);
        starts.add(position);
        ends.add(position);
    }

    private void use(Value value) {
        Value v = root(value);
        int start = starts.get(v.id);
        for (Loop loop : loops) {
            if (loop.start > start) {
                loop.needed.add(v);
                return;
            }
        }
        ends.set(v.id, Math.max(ends.get(v.id), position));
    }

    private void extend(Value v) {
        ends.set(v.id, Math.max(ends.get(v.id), position));
    }

    private void region(Region region) {
        for (Instr i : region.body) {
            i.id = position;
            for (Value arg : i.args) use(arg);
            for (Value result : i.results) define(result);
            if (i.op == Op.IF) {
                for (Region nested : i.regions) {
                    position++;
                    region(nested);
                }
                for (Value result : i.results) extend(result);
            } else if (i.op == Op.LOOP) {
                for (Value param : i.regions[0].params) define(param);
                position++;
                Loop loop = new Loop(position);
                loops.add(loop);
                region(i.regions[0]);
                loops.removeLast();
                for (Value param : i.regions[0].params) extend(param);
                for (Value result : i.results) extend(result);
                for (Value v : loop.needed) extend(v);
            }
            position++;
        }
    }
}
