package tepui.drivers.d3d12.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tepui.drivers.d3d12.rules.ListRecord.Transition;
import tepui.drivers.d3d12.rules.ListRecord.Use;
import tepui.drivers.d3d12.rules.Tracked.Resource;
import tepui.drivers.d3d12.states.BarrierList;
import tepui.drivers.d3d12.states.ResourceState;

/**
 * Replay of the lists of one ExecuteCommandLists over the states of their resources: each barrier must name the state
 * that there is, each use must find its state or be promoted to it, and what decays does so at the end. Knows nothing
 * of how the driver tracks states.
 */
final class StateReplay {
    private final Set<Resource> touched = new HashSet<>();

    void run(List<ListRecord.Event> events) {
        for (ListRecord.Event e : events) {
            switch (e) {
                case Transition t -> transition(t);
                case Use u -> use(u);
                case ListRecord.Activation a -> a.resource().activate();
            }
        }
    }

    private void transition(Transition t) {
        Resource r = t.resource();
        touched.add(r);
        active("ResourceBarrier of " + r, r);
        for (int i = 0; i < r.states.length; i++) {
            if (t.subresource() != BarrierList.ALL_SUBRESOURCES && t.subresource() != i) continue;
            String call = "ResourceBarrier of " + r + "/" + i;
            boolean right = r.perhaps[i] == 0
                    ? r.states[i] == t.before()
                    : (t.before() & r.states[i]) == r.states[i]
                            && (t.before() & ~(r.states[i] | r.perhaps[i])) == 0
                            && t.before() != 0;
            if (!right) {
                throw Registry.broken(
                        call,
                        "the state before is " + ResourceState.name(t.before()) + ", but the resource is in "
                                + state(r, i));
            }
            switch (t.flag()) {
                case BarrierList.BEGIN_ONLY -> {
                    if (r.ending[i] >= 0) throw Registry.broken(call, "a split transition begins within another");
                    r.ending[i] = t.after();
                    continue;
                }
                case BarrierList.END_ONLY -> {
                    if (r.ending[i] != t.after()) {
                        throw Registry.broken(
                                call, "ends a transition to " + ResourceState.name(t.after()) + " that has not begun");
                    }
                    r.ending[i] = -1;
                }
                default -> {
                    if (r.ending[i] >= 0) throw Registry.broken(call, "a transition within a split one");
                }
            }
            r.states[i] = t.after();
            r.perhaps[i] = 0;
            r.promoted[i] = false;
        }
    }

    private static void active(String call, Resource r) {
        if (!r.active) {
            throw Registry.broken(call, "is placed in a heap where no aliasing barrier has given it its place");
        }
    }

    private static String state(Resource r, int i) {
        return ResourceState.name(r.states[i])
                + (r.perhaps[i] == 0 ? "" : " with perhaps " + ResourceState.name(r.perhaps[i]))
                + (r.promoted[i] ? ", promoted" : "");
    }

    private void use(Use u) {
        Resource r = u.resource();
        touched.add(r);
        active(u.call() + ", " + u.what() + " " + r, r);
        if (!r.initialised) {
            boolean fills = switch (u.call()) {
                case "DiscardResource", "ClearRenderTargetView", "ClearDepthStencilView" -> true;
                case "CopyTextureRegion", "CopyResource", "ResolveSubresource" ->
                    u.what().equals("target");
                default -> false;
            };
            if (!fills) {
                throw Registry.broken(
                        u.call() + ", " + u.what() + " " + r,
                        "is a placed target, which must be discarded, cleared or copied to first");
            }
            r.initialised = true;
        }
        for (int p = u.plane(); p < u.plane() + u.planes(); p++) {
            for (int y = u.layer(); y < u.layer() + u.layers(); y++) {
                for (int l = u.level(); l < u.level() + u.levels(); l++) one(u, r, r.subresource(l, y, p));
            }
        }
    }

    private static void one(Use u, Resource r, int i) {
        String call = u.call() + ", " + u.what() + " " + r + "/" + i;
        if (r.ending[i] >= 0) throw Registry.broken(call, "is used while a split transition is under way");
        int bits = u.bits();
        if (u.any() ? (r.states[i] & bits) != 0 : ResourceState.contains(r.states[i], bits)) return;
        if (Tracked.keepsState(r.heap)) {
            throw Registry.broken(call, needs(bits) + ", but its heap keeps it in " + state(r, i));
        }
        boolean reads = ResourceState.isRead(bits);
        boolean further = r.promoted[i] && reads && (r.states[i] & ResourceState.WRITES) == 0;
        boolean common = r.states[i] == ResourceState.COMMON && (r.perhaps[i] == 0 || reads);
        if (!common && !further) throw Registry.broken(call, needs(bits) + ", but is in " + state(r, i));
        if (!promotable(r, bits)) {
            throw Registry.broken(call, needs(bits) + ", to which nothing promotes it from " + state(r, i));
        }
        if (u.any()) {
            r.perhaps[i] |= bits;
        } else {
            r.states[i] |= bits;
            r.perhaps[i] &= ~bits;
        }
        r.promoted[i] = true;
    }

    private static String needs(int bits) {
        return "needs " + ResourceState.name(bits);
    }

    private static boolean promotable(Resource r, int bits) {
        if (r.isFree()) return (bits & (ResourceState.DEPTH_READ | ResourceState.DEPTH_WRITE)) == 0 && bits != 0;
        int reads = ResourceState.ALL_SHADER_RESOURCE | ResourceState.COPY_SOURCE;
        return bits != 0 && ((bits & ~reads) == 0 || bits == ResourceState.COPY_DEST);
    }

    /** The execution is over. */
    void decay() {
        for (Resource r : touched) {
            if (Tracked.keepsState(r.heap)) continue;
            for (int i = 0; i < r.states.length; i++) {
                if (r.ending[i] >= 0) {
                    throw Registry.broken(
                            "ExecuteCommandLists", "a split transition of " + r + "/" + i + " does not end");
                }
                boolean read = (r.states[i] & ResourceState.WRITES) == 0;
                if (r.isFree() || r.promoted[i] && read) r.states[i] = ResourceState.COMMON;
                r.perhaps[i] = 0;
                r.promoted[i] = false;
            }
        }
    }
}
