package tepui.drivers.vulkan.draw;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.bind.BoundState;
import tepui.drivers.vulkan.bind.ContextParts;
import tepui.drivers.vulkan.program.GraphicsProgram;
import tepui.drivers.vulkan.record.QueryBook;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.record.StreamOutputs;
import tepui.drivers.vulkan.resource.BufferStorage;
import tepui.drivers.vulkan.resource.VulkanBuffer;
import tepui.drivers.vulkan.transfer.BufferWork;
import tepui.pipe.Counters;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.driver.PrimitiveCounts;

/** Recorder of single draws: as they are where Vulkan has their primitives, else as those that they are cut into. */
public final class SingleDraws {
    private final BoundState state;
    private final Counters counters;
    private final Recorder recorder;
    private final Draws draws;
    private final PrimitiveConverter converter;
    private final EmulationChoice emulations;
    private final QueryBook queries;
    private final StreamOutputs streams;
    /** Where the device captures nothing by itself. */
    private final @Nullable CaptureDraws captures;

    public SingleDraws(
            ContextParts parts,
            EmulationChoice emulations,
            Draws draws,
            PrimitiveConverter converter,
            QueryBook queries,
            StreamOutputs streams,
            BufferWork buffers) {
        this.state = parts.state;
        this.counters = parts.counters;
        this.recorder = parts.recorder;
        this.emulations = emulations;
        this.draws = draws;
        this.converter = converter;
        this.queries = queries;
        this.streams = streams;
        boolean stores = recorder.gpu.features.storesCaptures;
        captures = stores ? new CaptureDraws(parts, buffers, streams, queries, draws, this) : null;
    }

    public void one( // hot
            Primitive primitive,
            boolean indexed,
            int firstInstance,
            int instances,
            int first,
            int vertices,
            int baseVertex,
            int drawId) {
        recorder.ensure();
        if (captures != null && (queries.counts() || streams.takesStores())) {
            captures.drawn(primitive, indexed, firstInstance, instances, first, vertices, baseVertex, drawId);
        }
        boolean restart = indexed && state.restart;
        if (converter.isNative(primitive, indexed) && converter.isInside(indexed, first, vertices)) {
            VulkanBuffer b = indexed ? state.indexBuffer : null;
            boolean cuts = restart && converter.canRestart(primitive);
            prepare(primitive, cuts, b == null ? null : b.storage, state.indexOffset, state.indexType);
            draws.drawParameters(drawId, firstInstance, indexed ? baseVertex : 0);
            recorder.draw(indexed, instances, firstInstance, first, vertices, baseVertex);
            draws.settle(primitive, indexed && !restart);
        } else {
            draws.unsettle();
            emulations.cuts(vertices);
            int count = converter.make(primitive, indexed, restart, first, vertices);
            if (count == 0) return;
            state.dirty |= BoundState.INDEX_BUFFER;
            Primitive made = converter.made().primitive();
            prepare(
                    made,
                    converter.made().cuts(),
                    converter.made().storage(),
                    converter.made().offset(),
                    IndexType.U32);
            draws.drawParameters(drawId, firstInstance, indexed ? baseVertex : 0);
            recorder.vk.vkCmdDrawIndexed(
                    recorder.inside(), count, instances, 0, indexed ? baseVertex : first, firstInstance);
            state.dirty |= BoundState.INDEX_BUFFER;
        }
        counters.primitives += PrimitiveCounts.of(primitive, vertices, state.patchVertices) * instances;
    }

    /**
     * Everything up to the draw command itself.
     *
     * @param indices storage of the indices, of this type; null for none
     */
    public void prepare( // hot
            Primitive primitive, boolean restart, @Nullable BufferStorage indices, long offset, IndexType type) {
        do {
            draws.prepare(primitive, restart, indices, offset, type);
        } while (draws.hasRenames());
        if (streams.isActive()) {
            GraphicsProgram p = draws.programs.program();
            if (p != null) streams.begin(recorder.inside(), p);
        }
    }

    /** Points whose vertices are captured, each once. */
    void capture(int firstInstance, int instances, int first, int vertices, int drawId) {
        draws.counts(Primitive.POINTS, true);
        draws.unsettle();
        prepare(Primitive.POINTS, false, null, 0, state.indexType);
        draws.drawParameters(drawId, firstInstance, 0);
        recorder.draw(false, instances, firstInstance, first, vertices, 0);
    }

    /** Null where the device captures by itself. */
    public @Nullable CaptureDraws captures() { // hot
        return captures;
    }

    public void close() {
        if (captures != null) captures.close();
    }
}
