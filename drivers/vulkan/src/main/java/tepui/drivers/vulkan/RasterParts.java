package tepui.drivers.vulkan;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import tepui.pipe.RasterState;
import tepui.pipe.RasterState.Fill;
import tepui.pipe.StateTable;

/** The part of rasteriser states that pipelines contain, interned: states that differ only in dynamic parts are one. */
final class RasterParts {
    /** What cannot be set dynamically; what can is the same in all. */
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
    private final DynamicStates dynamic;
    private final Map<Part, Integer> ids = new HashMap<>();
    private Part[] parts = new Part[16];
    private int[] byState = new int[16];

    RasterParts(StateTable<RasterState> states, DynamicStates dynamic) {
        this.states = states;
        this.dynamic = dynamic;
    }

    /** The face that is seen gives the mode of both. */
    static Fill fill(RasterState s) { // hot
        return s.cull() == RasterState.Cull.FRONT ? s.fillBack() : s.fillFront();
    }

    /** The id of a state's part, from 1. */
    int id(int state) { // hot
        int[] table = byState;
        if (state < table.length && table[state] != 0) return table[state];
        return find(state);
    }

    private synchronized int find(int state) {
        RasterState s = states.get(state);
        int id = id(new Part(
                fill(s),
                s.depthClipNear(),
                s.depthClipFar(),
                s.clipHalfZ(),
                s.lineStipple(),
                s.lineSmooth(),
                s.provokingFirst(),
                s.cull().ordinal(),
                s.frontCounterClockwise() ? 1 : 0));
        if (state >= byState.length) byState = Arrays.copyOf(byState, state * 2);
        byState[state] = id;
        return id;
    }

    /** The part with everything that commands set the same for all. */
    private Part rest(Part p) {
        boolean clips = dynamic.depthClip || dynamic.depthClamp || p.clipNear || p.clipFar;
        return new Part(
                dynamic.polygonMode ? Fill.FILL : p.fill,
                clips,
                clips,
                dynamic.clipMinusWToW || p.clipHalfZ,
                p.stipple && !dynamic.lineStipple,
                p.smooth && !dynamic.lineMode,
                dynamic.provokingVertex || p.provokingFirst,
                dynamic.first ? 0 : p.cull,
                dynamic.first ? 0 : p.face);
    }

    /** The id of a part. */
    synchronized int id(Part whole) {
        Part p = rest(whole);
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
