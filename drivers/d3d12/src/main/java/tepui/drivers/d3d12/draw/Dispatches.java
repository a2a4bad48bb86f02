package tepui.drivers.d3d12.draw;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.bind.Bindings;
import tepui.drivers.d3d12.bind.BoundState;
import tepui.drivers.d3d12.bind.ContextParts;
import tepui.drivers.d3d12.com.ID3D12GraphicsCommandList;
import tepui.drivers.d3d12.dxbc.RootWords;
import tepui.drivers.d3d12.program.BoundBits;
import tepui.drivers.d3d12.program.D3d12Shader;
import tepui.drivers.d3d12.program.DeviceTables;
import tepui.drivers.d3d12.program.Programs;
import tepui.drivers.d3d12.program.RootLayout;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.record.StatisticsRules;
import tepui.drivers.d3d12.resource.BufferStorage;
import tepui.drivers.d3d12.resource.D3d12Buffer;
import tepui.drivers.d3d12.states.ResourceState;
import tepui.ir.Stage;

/** Dispatches: the compute program that is bound, what it reads and writes, and the commands. */
public final class Dispatches implements StatisticsRules {
    private final ContextParts parts;
    private final DeviceTables device;
    private final BoundState state;
    private final Recorder recorder;
    private final Bindings bindings;
    private final Draws draws;
    private long computeRoot;
    private @Nullable RootLayout computeLayout;
    private int computeBatch = -1;
    /** The last list that the program dispatched in. */
    private int dispatchBatch = -1;

    private int statisticsBatch = -1;
    private final long words;

    public Dispatches(ContextParts parts, Bindings bindings, Draws draws) {
        this.parts = parts;
        this.device = parts.device;
        this.state = parts.state;
        this.recorder = parts.recorder;
        this.bindings = bindings;
        this.draws = draws;
        words = recorder.scratch.take(16);
    }

    public void direct(int groupsX, int groupsY, int groupsZ) { // hot
        Programs.ComputeProgram p = prepare();
        dispatchBatch = recorder.generation;
        if (p.rootWords() != 0) groupCount(groupsX, groupsY, groupsZ);
        ID3D12GraphicsCommandList.dispatch(recorder.list(), groupsX, groupsY, groupsZ);
        if (p.layout().writes) recorder.storesEnd();
    }

    public void indirect(D3d12Buffer b, long offset, IndirectDraws signatures) { // hot
        recorder.use(b.storage, ResourceState.INDIRECT_ARGUMENT);
        Programs.ComputeProgram p = prepare();
        dispatchBatch = recorder.generation;
        BufferStorage arguments = b.storage;
        recorder.use(arguments, ResourceState.INDIRECT_ARGUMENT);
        ID3D12GraphicsCommandList.executeIndirect(
                recorder.list(),
                signatures.signature(IndirectDraws.DISPATCH, 12),
                1,
                arguments.handle,
                arguments.offset + offset,
                0,
                0);
        if (p.layout().writes) recorder.storesEnd();
    }

    private Programs.ComputeProgram prepare() { // hot
        D3d12Shader shader = state.shaders[Stage.COMPUTE.ordinal()];
        if (shader == null) throw new IllegalArgumentException("dispatch: no compute shader is bound");
        Programs.ComputeProgram program = device.programs.get(shader);
        while (true) {
            record(program);
            if (!parts.hasRenames()) return program;
            bindings.unsure();
        }
    }

    private void record(Programs.ComputeProgram program) { // hot
        RootLayout layout = program.layout();
        recorder.ensure();
        bindings.reserve(layout);
        recorder.ensure();
        parts.seeRenames();
        bindings.feedback.begin();
        bindings.use(layout);
        long list = recorder.list();
        int mine = BoundBits.stage(Stage.COMPUTE.ordinal());
        if (bindings.setHeaps(list)) state.bound = BoundBits.ALL_BOUND;
        if (computeRoot != layout.handle || computeBatch != recorder.generation) {
            computeRoot = layout.handle;
            computeBatch = recorder.generation;
            ID3D12GraphicsCommandList.setComputeRootSignature(list, computeRoot);
            computeLayout = null;
        }
        if (computeLayout != layout) {
            bindings.fill(list, layout, computeLayout, true);
            computeLayout = layout;
        }
        bindings.bind(list, layout, true, mine);
        ID3D12GraphicsCommandList.setPipelineState(list, program.pipeline());
        draws.pipelineChanged();
    }

    /**
     * What a dispatch reads is set for all stages by vkd3d, and llvmpipe takes it up for vertex shaders too when a query begins, whether there is a pipeline of
     * graphics or not: so it begins in another list.
     */
    @Override
    public void beforeBegin() {
        if (device.gpu.features.oldVkd3d && dispatchBatch == recorder.generation) recorder.submit();
    }

    /**
     * llvmpipe looks at the compute pipeline when statistics begin, whether there is one or not; under vkd3d a list begins without any. Nothing is
     * dispatched once a list, then there is one.
     */
    @Override
    public void beforeStatistics() {
        if (!device.gpu.features.oldVkd3d || statisticsBatch == recorder.generation) return;
        statisticsBatch = recorder.generation;
        int compute = Stage.COMPUTE.ordinal();
        D3d12Shader bound = state.shaders[compute];
        state.shaders[compute] = device.nothing();
        prepare();
        ID3D12GraphicsCommandList.dispatch(recorder.list(), 1, 1, 1);
        state.shaders[compute] = bound;
    }

    private void groupCount(int x, int y, int z) { // hot
        recorder.scratch.to(words).i(x).i(y).i(z);
        ID3D12GraphicsCommandList.setComputeRoot32BitConstants(recorder.list(), 0, 3, words, RootWords.WORKGROUP_COUNT);
    }
}
