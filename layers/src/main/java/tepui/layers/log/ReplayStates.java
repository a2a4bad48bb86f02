package tepui.layers.log;

import java.util.HashMap;
import java.util.Map;
import tepui.pipe.BlendState;
import tepui.pipe.DepthStencilState;
import tepui.pipe.RasterState;
import tepui.pipe.SamplerState;
import tepui.pipe.StateTables;
import tepui.pipe.VertexLayout;

/** Map from the log's numbers of states to the ids of the device that replays. */
final class ReplayStates {
    private final StateTables tables;
    private final Map<Class<?>, Map<Integer, Integer>> ids = new HashMap<>();

    ReplayStates(StateTables tables) {
        this.tables = tables;
    }

    void define(RecordFields fields, int number) {
        Record state = RecordShape.of(fields.type()).together(fields, handle -> {
            throw new LogFormatException("log: a state names " + handle);
        });
        int id = switch (state) {
            case BlendState s -> tables.blend.intern(s);
            case RasterState s -> tables.raster.intern(s);
            case DepthStencilState s -> tables.depthStencil.intern(s);
            case SamplerState s -> tables.sampler.intern(s);
            case VertexLayout s -> tables.vertexLayout.intern(s);
            default -> throw new LogFormatException("log: " + state.getClass() + " is no state");
        };
        ids.computeIfAbsent(fields.type(), t -> new HashMap<>()).put(number, id);
    }

    int id(Class<? extends Record> type, long number) {
        if (number >= LogFormat.UNKNOWN_STATE) return (int) number;
        Integer id = ids.getOrDefault(type, Map.of()).get((int) number);
        if (id == null)
            throw new LogFormatException("log: " + type.getSimpleName() + " " + number + " was not defined");
        return id;
    }
}
