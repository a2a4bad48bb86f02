package tepui.drivers.d3d12.draw;

import tepui.drivers.d3d12.bind.BoundState;
import tepui.drivers.d3d12.bind.ContextParts;
import tepui.drivers.d3d12.program.D3d12Shader;
import tepui.drivers.d3d12.program.DeviceTables;
import tepui.drivers.d3d12.program.GraphicsProgram;
import tepui.drivers.d3d12.program.Programs;
import tepui.drivers.d3d12.program.RasterParts;
import tepui.drivers.d3d12.program.StencilSides;
import tepui.drivers.d3d12.transfer.StreamOutputs;
import tepui.ir.Stage;
import tepui.pipe.RasterState;

/**
 * Primitives as the rasteriser gets them: their class, whether they have faces, and which faces a draw is for. Where the faces
 * have stencil references of their own and Direct3D has one for both, a draw becomes two.
 */
final class DrawnFaces {
    private final DeviceTables device;
    private final BoundState state;
    private final StreamOutputs streams;
    /** Class of primitives that reaches the rasteriser, behind all shaders. */
    private int rasterClass = RasterParts.TRIANGLES;
    /** Primitives there have faces, which may be culled. */
    private boolean exist = true;

    /** Faces are drawn one after the other. */
    private boolean twice;

    private int side;

    DrawnFaces(ContextParts parts, StreamOutputs streams) {
        device = parts.device;
        state = parts.state;
        this.streams = streams;
    }

    /** Before a draw: {@code drawnClass} is the class of its primitives in front of all shaders. */
    void begin(int drawnClass) { // hot
        D3d12Shader geometry = state.shaders[Stage.GEOMETRY.ordinal()];
        D3d12Shader makes = geometry != null ? geometry : state.shaders[Stage.TESS_EVAL.ordinal()];
        rasterised(makes == null ? drawnClass : makes.primitives);
        if ((state.dirty & (BoundState.KEY | BoundState.STENCIL_REFERENCE | BoundState.PROGRAM)) != 0) sides();
    }

    private void rasterised(int now) { // hot
        if (now == rasterClass) return;
        rasterClass = now;
        state.dirty |= BoundState.KEY;
        boolean faces = now >= RasterParts.TRIANGLES;
        if (faces != exist) {
            exist = faces;
            state.dirty |= BoundState.SCISSORS;
        }
    }

    /** Which faces are drawn by which stencil reference and masks. */
    private void sides() { // hot
        RasterState.Cull cull = device.states().raster.get(state.raster).cull();
        boolean differ = exist
                && StencilSides.differ(
                        device.states().depthStencil.get(state.depthStencil),
                        state.stencilFront,
                        state.stencilBack,
                        device.gpu.features.facesHaveReferences);
        twice = differ && cull == RasterState.Cull.NONE && !streams.isActive();
        side(differ && cull == RasterState.Cull.FRONT ? StencilSides.BACK : StencilSides.BOTH);
    }

    /** Are there two draws, one of each side? */
    boolean areDrawnTwice() { // hot
        return twice;
    }

    /** Do the primitives have faces? */
    boolean exist() { // hot
        return exist;
    }

    /** Only these faces, by their stencil reference and masks. */
    void side(int faces) { // hot
        if (side == faces) return;
        side = faces;
        state.dirty |= BoundState.KEY | BoundState.STENCIL_REFERENCE;
    }

    /** Faces that are drawn: one of {@link StencilSides}. */
    int side() { // hot
        return side;
    }

    /** The part of pipelines that the rasteriser is: one of {@link RasterParts}. */
    int rasterPart(GraphicsProgram p) { // hot
        boolean bands = p.emulation.areTriangles();
        boolean lines = p.emulation == Programs.PrimitiveEmulation.LINES
                || p.emulation == Programs.PrimitiveEmulation.STIPPLED_LINES;
        return device.rasterParts.id(state.raster, lines ? RasterParts.LINES : rasterClass, bands, side);
    }
}
