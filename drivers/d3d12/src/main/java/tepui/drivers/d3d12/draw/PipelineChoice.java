package tepui.drivers.d3d12.draw;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.bind.BoundState;
import tepui.drivers.d3d12.bind.ContextParts;
import tepui.drivers.d3d12.com.ID3D12GraphicsCommandList;
import tepui.drivers.d3d12.program.DeviceTables;
import tepui.drivers.d3d12.program.GraphicsProgram;
import tepui.drivers.d3d12.program.PipelineFactory;
import tepui.drivers.d3d12.program.StencilSides;
import tepui.drivers.d3d12.program.VertexInputs;
import tepui.pipe.Counters;
import tepui.pipe.RenderTargets;
import tepui.pipe.pipeline.PipelineCursor;
import tepui.pipe.pipeline.PipelineLevels;

/** Choice of the pipeline that draws: the key of what is bound, and the pipeline that the list has. */
final class PipelineChoice {
    private final DeviceTables device;
    private final BoundState state;
    private final Counters counters;
    private final DrawInputs inputs;
    private final DrawnFaces faces;
    private final int[] key = new int[PipelineFactory.WORDS];
    private final PipelineCursor cursor;
    /** To measure what it is worth to know that a pipeline's key has not changed. */
    private final boolean trustsNothing;

    private long pipeline;
    private long boundPipeline;
    private int targetsId = -1;
    private @Nullable RenderTargets seenTargets;

    PipelineChoice(ContextParts parts, DrawInputs inputs, DrawnFaces faces) {
        device = parts.device;
        state = parts.state;
        counters = parts.counters;
        this.inputs = inputs;
        this.faces = faces;
        PipelineLevels levels = PipelineLevels.of(device.core.device.options());
        trustsNothing = !levels.dirty();
        cursor = new PipelineCursor(device.pipelines, levels, parts.recorder.gpu.optimizations.pipelines());
    }

    /** A shader is gone. */
    void forget() {
        pipeline = 0;
    }

    /** The list has another pipeline, or none. */
    void unbind() { // hot
        boundPipeline = 0;
    }

    /** Prepares for later draws from now on: nothing is drawn. */
    void prepares(boolean on) {
        cursor.prepares(on);
    }

    void close() {
        cursor.close();
    }

    /**
     * Finds the pipeline for what is bound.
     *
     * @param cut how strips are cut: 0 not, 1 by 16 bits, 2 by 32
     */
    void find(GraphicsProgram p, int topology, int cut) { // hot
        int topologyClass = ListStates.topologyClass(topology);
        boolean changed = word(PipelineFactory.ASSEMBLY, topologyClass | cut << 4) || trustsNothing;
        if (!changed && pipeline != 0 && (state.dirty & BoundState.KEY) == 0) return;
        RenderTargets t = state.targets;
        if (t != seenTargets || targetsId < 0) {
            seenTargets = t;
            if (t != null) targetsId = device.targetFormats.id(t);
        }
        VertexInputs.Input in = inputs.input();
        changed |= word(PipelineFactory.PROGRAM, p.id);
        changed |= word(PipelineFactory.TARGETS, targetsId);
        changed |= word(PipelineFactory.INPUT, in == null ? 0 : in.id);
        changed |= word(PipelineFactory.BLEND, state.blend);
        changed |= word(PipelineFactory.RASTER, faces.rasterPart(p));
        changed |= word(
                PipelineFactory.DEPTH_STENCIL,
                faces.side() == StencilSides.BACK
                        ? device.stencilSides.forBack(state.depthStencil)
                        : state.depthStencil);
        changed |= word(PipelineFactory.SAMPLE_MASK, state.sampleMask);
        state.dirty &= ~BoundState.KEY;
        if (!changed && pipeline != 0) return;
        pipeline = cursor.get(key);
        cursor.countTo(counters);
    }

    /** Puts the pipeline that was found into the list, if that has another. */
    void bind(long list) { // hot
        if (boundPipeline == pipeline) return;
        boundPipeline = pipeline;
        ID3D12GraphicsCommandList.setPipelineState(list, pipeline);
        counters.pipelineSwitches++;
    }

    private boolean word(int index, int value) { // hot
        if (key[index] == value) return false;
        key[index] = value;
        return true;
    }
}
