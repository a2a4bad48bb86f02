package tepui.drivers.d3d12.draw;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.bind.BoundState;
import tepui.drivers.d3d12.bind.ContextParts;
import tepui.drivers.d3d12.com.ID3D12GraphicsCommandList;
import tepui.drivers.d3d12.program.GraphicsProgram;
import tepui.drivers.d3d12.program.StencilSides;
import tepui.drivers.d3d12.record.QueryBook;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.resource.BufferStorage;
import tepui.drivers.d3d12.resource.D3d12Buffer;
import tepui.drivers.d3d12.transfer.StreamOutputs;
import tepui.pipe.Counters;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.driver.PrimitiveCounts;

/** Recorder of single draws: as they are where Direct3D has their primitives, else as those that they are cut into. */
public final class SingleDraws {
    private final BoundState state;
    private final Counters counters;
    private final Recorder recorder;
    private final Draws draws;
    private final PrimitiveConverter converter;
    private final QueryBook queries;
    private final StreamOutputs streams;

    public SingleDraws(
            ContextParts parts, Draws draws, PrimitiveConverter converter, QueryBook queries, StreamOutputs streams) {
        this.state = parts.state;
        this.counters = parts.counters;
        this.recorder = parts.recorder;
        this.draws = draws;
        this.converter = converter;
        this.queries = queries;
        this.streams = streams;
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
        draws.begin(primitive, vertices);
        if (draws.drawsTwice()) {
            draws.faces.side(StencilSides.FRONT);
            once(primitive, indexed, firstInstance, instances, first, vertices, baseVertex, drawId);
            draws.faces.side(StencilSides.BACK);
            once(primitive, indexed, firstInstance, instances, first, vertices, baseVertex, drawId);
            draws.faces.side(StencilSides.BOTH);
        } else {
            once(primitive, indexed, firstInstance, instances, first, vertices, baseVertex, drawId);
        }
        int others = draws.otherStreams();
        if (others != 0) {
            for (int left = others; left != 0; left &= left - 1) {
                stream(Integer.numberOfTrailingZeros(left));
                once(primitive, indexed, firstInstance, instances, first, vertices, baseVertex, drawId);
            }
            stream(0);
        }
        counters.primitives += PrimitiveCounts.of(primitive, vertices, state.patchVertices) * instances;
    }

    /** Selects the stream that is drawn and counted from here on. */
    private void stream(int number) {
        draws.programs.stream(number);
        queries.stream(number);
        streams.bindAnew();
    }

    private void once( // hot
            Primitive primitive,
            boolean indexed,
            int firstInstance,
            int instances,
            int first,
            int vertices,
            int baseVertex,
            int drawId) {
        boolean restart = indexed && state.restart;
        if (converter.isNative(primitive, indexed)) {
            D3d12Buffer b = indexed ? state.indexBuffer : null;
            prepare(
                    primitive,
                    restart && PrimitiveConverter.canRestart(primitive) ? state.indexType == IndexType.U32 ? 2 : 1 : 0,
                    null,
                    state.indexOffset,
                    state.indexType,
                    b == null ? -1 : b.size() - state.indexOffset);
            draws.drawParameters(indexed ? baseVertex : first, indexed ? baseVertex : 0, firstInstance, drawId);
            long list = recorder.list();
            if (indexed) {
                ID3D12GraphicsCommandList.drawIndexedInstanced(
                        list, vertices, instances, first, baseVertex, firstInstance);
            } else {
                ID3D12GraphicsCommandList.drawInstanced(list, vertices, instances, first, firstInstance);
            }
        } else {
            int count = converter.make(primitive, indexed, restart, first, vertices);
            if (count == 0) return;
            state.dirty |= BoundState.INDEX_BUFFER;
            prepare(
                    converter.made().primitive(),
                    converter.made().cuts() ? 2 : 0,
                    converter.made().storage(),
                    converter.made().offset(),
                    IndexType.U32,
                    count * 4L);
            int base = indexed ? baseVertex : first;
            draws.drawParameters(base, indexed ? baseVertex : 0, firstInstance, drawId);
            ID3D12GraphicsCommandList.drawIndexedInstanced(recorder.list(), count, instances, 0, base, firstInstance);
            state.dirty |= BoundState.INDEX_BUFFER;
        }
    }

    /** Everything up to the draw command itself. */
    public void prepare( // hot
            Primitive primitive, int cut, @Nullable BufferStorage made, long offset, IndexType type, long bytes) {
        if (streams.isActive()) streams.use();
        draws.prepare(primitive, cut, made, offset, type, bytes);
        if (streams.isActive()) {
            GraphicsProgram p = draws.programs.program();
            if (p != null && p.writesStreams) streams.bind(recorder.list(), p);
        }
    }
}
