package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.Arena;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.legacy.RasterPosition;
import tepui.frontends.gl.legacy.RasterPositions;
import tepui.frontends.gl.legacy.RenderModes;

/** The two ways in which all calls that set the raster position end (2.25). */
public final class RasterPosSetters {
    private final FixedState fixed;
    private final RasterPosition rasterPosition;
    private final RenderModes modes;
    private final AttributeState current;
    private final GetCalls get;

    public RasterPosSetters(
            FixedState fixed, RasterPosition rasterPosition, RenderModes modes, AttributeState current, GetCalls get) {
        this.fixed = fixed;
        this.rasterPosition = rasterPosition;
        this.modes = modes;
        this.current = current;
        this.get = get;
    }

    private final RasterPositions positions = new RasterPositions();
    private final float[] position = new float[4];
    private final double[] viewport = new double[6];
    private final Arena arena = Arena.ofAuto();
    private final long memory = Native.local(arena.allocate(64, 16).address());

    /** The viewport's x, y, width, height, near, far. */
    double[] viewport() {
        get.coreGetDoublev(GL_VIEWPORT, memory);
        for (int i = 0; i < 4; i++) viewport[i] = Native.getDouble(memory + 8L * i);
        get.coreGetDoublev(GL_DEPTH_RANGE, memory);
        for (int i = 0; i < 2; i++) viewport[4 + i] = Native.getDouble(memory + 8L * i);
        return viewport;
    }

    void rasterPos(float x, float y, float z, float w) {
        position[0] = x;
        position[1] = y;
        position[2] = z;
        position[3] = w;
        positions.transform(fixed, current.store, position, viewport(), rasterPosition);
        rasterPositionSet();
    }

    void windowPos(float x, float y, float z) {
        double[] v = viewport();
        positions.window(fixed, current.store, x, y, z, v[4], v[5], rasterPosition);
        rasterPositionSet();
    }

    /** A valid raster position is a hit, where hits are looked for. */
    private void rasterPositionSet() {
        RasterPosition p = rasterPosition;
        if (modes.mode == GL_SELECT && p.valid) modes.hits.hit(p.window[2]);
    }
}
