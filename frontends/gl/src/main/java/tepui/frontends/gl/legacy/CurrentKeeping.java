package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.immediate.VertexStore;

/** Current values of attributes and the raster position under glPushAttrib. */
public final class CurrentKeeping {
    private final AttributeState current;
    private final RasterPosition rasterPosition;

    public CurrentKeeping(AttributeState current, RasterPosition rasterPosition) {
        this.current = current;
        this.rasterPosition = rasterPosition;
    }

    /** Keeps them, to be put back there. */
    public void keep(AttributeKeeper k, CurrentKeeping to) {
        if (!k.has(GL_CURRENT_BIT)) return;
        int[] values = current.store.current().clone();
        boolean edge = current.currentEdgeFlag;
        RasterPosition position = new RasterPosition();
        position.set(rasterPosition);
        k.add(() -> {
            for (int s = 0; s < 32; s++) {
                if (s == VertexStore.POSITION) continue;
                int at = 4 * s;
                to.current.attribute(s, 4, values[at], values[at + 1], values[at + 2], values[at + 3]);
            }
            to.current.currentEdgeFlag = edge;
            to.rasterPosition.set(position);
        });
    }
}
