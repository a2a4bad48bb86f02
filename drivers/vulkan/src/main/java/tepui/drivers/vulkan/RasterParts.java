package tepui.drivers.vulkan;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import tepui.pipe.RasterState;
import tepui.pipe.RasterState.Fill;
import tepui.pipe.StateTable;

/** The part of rasteriser states that pipelines contain, interned: states that differ only in dynamic parts are one. */
final class RasterParts {
    /** What cannot be set dynamically; cull and face only where these cannot. */
    record Part(
            Fill fill,
            boolean clipNear,
            boolean clipFar,
            boolean clipHalfZ,
            boolean stipple,
            boolean smooth,
            boolean provokingFirst,
            int cull,
            int face) {}

    private final StateTable<RasterState> states;
    private final boolean dynamic;
    private final Map<Part, Integer> ids = new HashMap<>();
    private Part[] parts = new Part[16];
    private int[] byState = new int[16];

    RasterParts(StateTable<RasterState> states, boolean dynamic) {
        this.states = states;
        this.dynamic = dynamic;
    }

    /** The id of a state's part, from 1. */
    int id(int state) { // hot
        int[] table = byState;
        if (state < table.length && table[state] != 0) return table[state];
        return find(state);
    }

    private synchronized int find(int state) {
        RasterState s = states.get(state);
        Part p = new Part(
                s.cull() == RasterState.Cull.FRONT ? s.fillBack() : s.fillFront(),
                s.depthClipNear(),
                s.depthClipFar(),
                s.clipHalfZ(),
                s.lineStipple(),
                s.lineSmooth(),
                s.provokingFirst(),
                dynamic ? 0 : s.cull().ordinal(),
                dynamic ? 0 : s.frontCounterClockwise() ? 1 : 0);
        int id = id(p);
        if (state >= byState.length) byState = Arrays.copyOf(byState, state * 2);
        byState[state] = id;
        return id;
    }

    /** The id of a part. */
    synchronized int id(Part p) {
        Integer known = ids.get(p);
        int id = known != null ? known : ids.size() + 1;
        if (known == null) {
            ids.put(p, id);
            if (id >= parts.length) parts = Arrays.copyOf(parts, id * 2);
            parts[id] = p;
        }
        return id;
    }

    synchronized Part get(int id) {
        return parts[id];
    }
}
