package tepui.drivers.vulkan.program;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import tepui.drivers.vulkan.device.DynamicStates;
import tepui.pipe.RasterState;
import tepui.pipe.RasterState.Fill;
import tepui.pipe.StateTable;

/** The part of rasteriser states that pipelines contain, interned: states that differ only in dynamic parts are one. */
public final class RasterParts {
    /** State of a part that cannot be set dynamically; the rest is the same in all. */
    record Part(
            Fill fill,
            boolean clipNear,
            boolean clipFar,
            boolean clipHalfZ,
            boolean stipple,
            boolean smooth,
            boolean aliased,
            boolean provokingFirst,
            int cull,
            int face) {}

    private static final int EMULATIONS = PrimitiveEmulation.values().length;

    private final StateTable<RasterState> states;
    private final DynamicStates dynamic;
    private final Map<Part, Integer> ids = new HashMap<>();
    private Part[] parts = new Part[16];
    /** By state, and within it by emulation. */
    private int[] byState = new int[16 * EMULATIONS];

    RasterParts(StateTable<RasterState> states, DynamicStates dynamic) {
        this.states = states;
        this.dynamic = dynamic;
    }

    /** The face that is seen gives the mode of both. */
    public static Fill fill(RasterState s) { // hot
        return s.cull() == RasterState.Cull.FRONT ? s.fillBack() : s.fillFront();
    }

    /** The id of a state's part, from 1, for what is drawn with that emulation. */
    public int id(int state, PrimitiveEmulation emulation) { // hot
        int at = state * EMULATIONS + emulation.ordinal();
        int[] table = byState;
        if (at < table.length && table[at] != 0) return table[at];
        return find(at, state, emulation);
    }

    private synchronized int find(int at, int state, PrimitiveEmulation emulation) {
        RasterState s = states.get(state);
        boolean filled = emulation.areFilled();
        int id = id(new Part(
                filled ? Fill.FILL : fill(s),
                s.depthClipNear(),
                s.depthClipFar(),
                s.clipHalfZ(),
                !filled && s.lineStipple(),
                !filled && s.lineSmooth(),
                !filled && !s.multisample(),
                emulation.areMade() || s.provokingFirst(),
                emulation.areBandsOfLines()
                        ? RasterState.Cull.NONE.ordinal()
                        : s.cull().ordinal(),
                s.frontCounterClockwise() ? 1 : 0));
        if (at >= byState.length) byState = Arrays.copyOf(byState, at * 2);
        byState[at] = id;
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
                p.aliased && !dynamic.lineMode,
                dynamic.provokingVertex || p.provokingFirst,
                dynamic.first ? 0 : p.cull,
                dynamic.first ? 0 : p.face);
    }

    /** The id of a part. */
    public synchronized int id(Part whole) {
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
