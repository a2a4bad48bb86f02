package tepui.drivers.d3d12.program;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tepui.pipe.RasterState;
import tepui.pipe.StateTable;

/**
 * Table of the rasteriser state that pipelines contain, by the class of primitives; states that differ in other things
 * share pipelines.
 */
public final class RasterParts {
    /** Direct3D's fill, cull and the rest. */
    record Part(
            boolean wire, int cull, boolean frontClockwise, float bias, float slope, float clamp, boolean depthClip) {}

    public static final int POINTS = 1;
    public static final int LINES = 2;
    public static final int TRIANGLES = 3;
    public static final int PATCHES = 4;

    private final StateTable<RasterState> states;
    private final Map<Part, Integer> ids = new HashMap<>();
    private final List<Part> parts = new ArrayList<>();
    /** One more than the id, by state and class. */
    private volatile int[] known = new int[64];

    RasterParts(StateTable<RasterState> states) {
        this.states = states;
    }

    /**
     * @param bands the driver's own geometry shader draws lines, edges and corners as triangles
     * @param side the faces that are drawn, of {@link StencilSides}
     */
    public int id(int state, int topologyClass, boolean bands, int side) { // hot
        int at = (state * 3 + side) * 8 + (bands ? 4 : 0) + topologyClass - 1;
        int[] all = known;
        int found = at < all.length ? all[at] : 0;
        return found != 0 ? found - 1 : make(at, state, topologyClass, bands, side);
    }

    public synchronized int id(Part p) {
        Integer id = ids.get(p);
        if (id == null) {
            id = parts.size();
            parts.add(p);
            ids.put(p, id);
        }
        return id;
    }

    synchronized Part get(int id) {
        return parts.get(id);
    }

    private synchronized int make(int at, int state, int topologyClass, boolean bands, int side) {
        RasterState r = states.get(state);
        boolean faces = topologyClass >= TRIANGLES;
        RasterState.Fill fill = r.cull() == RasterState.Cull.FRONT ? r.fillBack() : r.fillFront();
        boolean wire = faces && !bands && fill != RasterState.Fill.FILL;
        boolean biased =
                topologyClass == POINTS ? r.biasPoints() : topologyClass == LINES ? r.biasLines() : biased(r, fill);
        int cull = !faces || r.cull() == RasterState.Cull.NONE ? 1 : r.cull() == RasterState.Cull.FRONT ? 2 : 3;
        if (cull == 1 && faces && side != StencilSides.BOTH) cull = side == StencilSides.BACK ? 2 : 3;
        // The contract's winding is judged with y upwards, Direct3D's with rows downwards; rows are the same.
        Part p = new Part(
                wire,
                cull,
                // Points that are squares show their front.
                topologyClass != POINTS && r.frontCounterClockwise(),
                biased ? r.biasConstant() : 0,
                biased ? r.biasSlope() : 0,
                biased ? r.biasClamp() : 0,
                r.depthClipNear() && r.depthClipFar());
        int id = id(p);
        int[] all = known;
        all = at >= all.length ? Arrays.copyOf(all, Math.max(at + 1, all.length * 2)) : all.clone();
        all[at] = id + 1;
        known = all;
        return id;
    }

    private static boolean biased(RasterState r, RasterState.Fill fill) {
        return switch (fill) {
            case POINT -> r.biasPoints();
            case LINE -> r.biasLines();
            case FILL -> r.biasTriangles();
        };
    }
}
