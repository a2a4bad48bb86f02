package tepui.drivers.d3d12.states;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reference model of the published rules for barriers and uses, as simple as possible: one object a subresource, no
 * merging, no cleverness.
 */
final class GpuModel {
    /** A command of a list. */
    sealed interface Event permits Barrier, Access {}

    record Barrier(int type, int flag, long resource, int subresource, int before, int after) implements Event {}

    /** Access; the bits are those that the hardware really touches. */
    record Access(long resource, int subresource, int bits) implements Event {}

    private static final class Cell {
        int state;
        boolean promoted;
        /** The end of a split transition, -1 for none. */
        int ending = -1;
    }

    private final Map<Long, ResourceStates.Kind> kinds = new HashMap<>();
    private final Map<Long, Cell[]> cells = new HashMap<>();
    int barriers;

    void add(ResourceStates r, int initial) {
        Cell[] all = new Cell[r.count];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Cell();
            all[i].state = initial;
        }
        kinds.put(r.handle, r.kind);
        cells.put(r.handle, all);
    }

    int state(long resource, int subresource) {
        return cells.get(resource)[subresource].state;
    }

    static List<Barrier> events(BarrierList list) {
        List<Barrier> events = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            events.add(new Barrier(
                    list.type(i), list.flag(i), list.resource(i), list.subresource(i), list.before(i), list.after(i)));
        }
        return events;
    }

    /** All lists of one call of ExecuteCommandLists. */
    void execute(List<Event> lists) {
        for (Event e : lists) {
            switch (e) {
                case Barrier b -> barrier(b);
                case Access a -> access(a);
            }
        }
        cells.forEach((resource, all) -> Arrays.stream(all).forEach(c -> decay(kinds.get(resource), c)));
    }

    private void barrier(Barrier b) {
        barriers++;
        if (b.type != BarrierList.TRANSITION) return;
        Cell[] all = cells.get(b.resource);
        for (int i = 0; i < all.length; i++) {
            if (b.subresource == BarrierList.ALL_SUBRESOURCES || b.subresource == i) transition(b, all[i]);
        }
    }

    private static void transition(Barrier b, Cell c) {
        if (c.state != b.before) throw new AssertionError(b + " while it is in " + ResourceState.name(c.state));
        if (b.before == b.after) throw new AssertionError(b + " leads nowhere");
        switch (b.flag) {
            case BarrierList.BEGIN_ONLY -> {
                if (c.ending >= 0) throw new AssertionError(b + " begins twice");
                c.ending = b.after;
            }
            case BarrierList.END_ONLY -> {
                if (c.ending != b.after) throw new AssertionError(b + " ends what has not begun");
                c.ending = -1;
                c.state = b.after;
                c.promoted = false;
            }
            default -> {
                if (c.ending >= 0) throw new AssertionError(b + " within a split one");
                c.state = b.after;
                c.promoted = false;
            }
        }
    }

    private void access(Access a) {
        Cell c = cells.get(a.resource)[a.subresource];
        if (c.ending >= 0) throw new AssertionError(a + " within a split transition");
        if (c.state == a.bits || a.bits != 0 && (c.state & a.bits) == a.bits) return;
        boolean reads = (a.bits & ResourceState.WRITES) == 0;
        boolean adds = c.state == 0 || c.promoted && reads && (c.state & ResourceState.WRITES) == 0;
        boolean allowed = kinds.get(a.resource) == ResourceStates.Kind.TEXTURE
                ? (a.bits & ~0x8c0) == 0 || a.bits == 0x400
                : (a.bits & 0x30) == 0;
        if (!adds || !allowed || a.bits == 0) {
            throw new AssertionError(a + " as " + ResourceState.name(a.bits) + " in " + ResourceState.name(c.state)
                    + (c.promoted ? ", promoted" : ""));
        }
        c.state |= a.bits;
        c.promoted = true;
    }

    private static void decay(ResourceStates.Kind kind, Cell c) {
        if (c.ending >= 0) throw new AssertionError("a split transition does not end");
        boolean goes = kind != ResourceStates.Kind.TEXTURE || c.promoted && (c.state & ResourceState.WRITES) == 0;
        if (goes) c.state = 0;
        c.promoted = false;
    }
}
