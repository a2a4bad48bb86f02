package tepui.drivers.d3d12.draw;

import tepui.drivers.d3d12.bind.BoundState;
import tepui.drivers.d3d12.bind.ContextParts;
import tepui.drivers.d3d12.program.DeviceTables;
import tepui.drivers.d3d12.program.GraphicsProgram;
import tepui.drivers.d3d12.program.Programs;
import tepui.ir.Stage;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.driver.LineBandWords;
import tepui.pipe.driver.LineBands;
import tepui.pipe.driver.PointSquares;

/** Uniforms of the driver's own geometry shaders: what makes squares of points and bands of lines. */
final class EmulationWords {
    private final ContextParts parts;
    private final DeviceTables device;
    private final BoundState state;
    private final int[] pointWords = new int[PointSquares.WORDS];
    private final int[] bandWords = new int[LineBandWords.COUNT];

    EmulationWords(ContextParts parts) {
        this.parts = parts;
        this.device = parts.device;
        this.state = parts.state;
    }

    /** Sets the uniforms of the squares' geometry shader. */
    void points() { // hot
        RasterState r = device.states().raster.get(state.raster);
        float width = Math.max(1, state.viewports[2]);
        float height = state.viewports[3];
        int[] w = pointWords;
        int size = bits(r.pointSizeFromShader() ? 1 : r.pointSize());
        int sign = bits(height < 0 ? 1 : -1);
        int origin = bits(r.pointCoordUpperLeft() == height >= 0 ? 1 : -1);
        int x = bits(1 / width);
        int y = bits(1 / Math.max(1, Math.abs(height)));
        boolean same = w[0] == size && w[3] == sign && w[4] == x && w[5] == y && w[6] == origin;
        if (same && state.uniformCounts[Stage.GEOMETRY.ordinal()][PointSquares.SLOT] == PointSquares.WORDS) return;
        w[0] = size;
        w[1] = bits(device.caps().minPointSize);
        w[2] = bits(device.caps().maxPointSize);
        w[3] = sign;
        w[4] = x;
        w[5] = y;
        w[6] = origin;
        parts.context.setUniforms(Stage.GEOMETRY, PointSquares.SLOT, w, 0, PointSquares.WORDS);
        parts.counters.uploadedBytes -= PointSquares.WORDS * 4L;
    }

    /**
     * Sets the uniforms of the bands' geometry shader.
     *
     * @param drawn what the program draws, before it is cut
     * @param asStrip triangles come in a strip
     */
    void bands(GraphicsProgram p, Primitive drawn, int drawnVertices, boolean asStrip) { // hot
        RasterState r = device.states().raster.get(state.raster);
        RenderTargets t = state.targets;
        boolean behind = p.key.geometry != null;
        boolean lines = p.emulation == Programs.PrimitiveEmulation.LINES
                || p.emulation == Programs.PrimitiveEmulation.STIPPLED_LINES;
        Primitive as = !behind ? drawn : lines ? Primitive.LINES : Primitive.TRIANGLES;
        boolean changed = LineBandWords.fill(
                bandWords,
                r,
                device.caps(),
                state.viewports,
                as,
                drawnVertices,
                asStrip && !behind,
                t == null ? 1 : t.samples());
        if (!changed && state.uniformCounts[Stage.GEOMETRY.ordinal()][LineBands.SLOT] == LineBandWords.COUNT) return;
        parts.context.setUniforms(Stage.GEOMETRY, LineBands.SLOT, bandWords, 0, LineBandWords.COUNT);
        parts.counters.uploadedBytes -= LineBandWords.COUNT * 4L;
    }

    private static int bits(float f) { // hot
        return Float.floatToRawIntBits(f);
    }
}
