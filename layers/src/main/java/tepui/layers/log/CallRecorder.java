package tepui.layers.log;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Buffer;
import tepui.pipe.DeviceObject;
import tepui.pipe.DeviceOptions.MessageSink;
import tepui.pipe.Fence;
import tepui.pipe.Query;
import tepui.pipe.ShaderObject;
import tepui.pipe.StateTable;
import tepui.pipe.StateTables;
import tepui.pipe.StreamTarget;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;

/**
 * Encoder of calls as records: numbers objects and states in the order of their first appearance (so two equal programs
 * give equal logs on any device), and puts before a record what its reader must know first: a state's contents, a new
 * label. One per device, shared by its contexts. A sink that fails is reported once and left alone: a log must not stop
 * a program.
 */
final class CallRecorder {
    private final RecordSink sink;
    private volatile boolean data;
    private final MessageSink messages;
    private final StateTables states;
    private final Map<Object, Handle> handles = new WeakHashMap<>();
    private final Map<Handle, String> labels = new HashMap<>();
    private final int[] made = new int[Handle.Kind.values().length];
    private final Map<Class<?>, Map<Integer, Integer>> stateNumbers = new HashMap<>();
    private boolean failed;

    CallRecorder(RecordSink sink, boolean data, MessageSink messages, StateTables states) {
        this.sink = sink;
        this.data = data;
        this.messages = messages;
        this.states = states;
    }

    /** Are the bytes of uploads and mappings wanted? */
    boolean wantsData() {
        return data;
    }

    /** From now on they are, or are not. */
    void setWantsData(boolean wanted) {
        data = wanted;
    }

    // ---- objects ---------------------------------------------------------------------------------------------------

    /** The name of an object that is about to be made. */
    synchronized Handle reserve(Handle.Kind kind) {
        return new Handle(kind, ++made[kind.ordinal()]);
    }

    synchronized void name(Object object, Handle handle) {
        handles.put(object, handle);
    }

    private Handle handle(int context, Handle.Kind kind, Object object) {
        if (object instanceof Handle already) return already;
        Handle handle = handles.get(object);
        if (handle == null) {
            handle = reserve(kind);
            handles.put(object, handle);
            emit(Call.FOREIGN, context, kind, handle.id(), object.getClass().getSimpleName());
        }
        if (object instanceof DeviceObject o) label(context, labelCall(o), handle, o.label());
        return handle;
    }

    private static Call labelCall(DeviceObject object) {
        return switch (object) {
            case Buffer b -> Call.LABEL_BUFFER;
            case Texture t -> Call.LABEL_TEXTURE;
            case TextureView v -> Call.LABEL_VIEW;
            case ShaderObject s -> Call.LABEL_SHADER;
            case StreamTarget t -> Call.LABEL_STREAM_TARGET;
            case Query q -> Call.LABEL_QUERY;
            case Surface s -> Call.LABEL_SURFACE;
            case Fence f -> Call.LABEL_FENCE;
        };
    }

    private void label(int context, Call call, Handle handle, @Nullable String label) {
        if (Objects.equals(labels.get(handle), label)) return;
        if (label == null) labels.remove(handle);
        else labels.put(handle, label);
        emit(call, context, handle, label);
    }

    // ---- records ---------------------------------------------------------------------------------------------------

    /** Records a call; arguments as the contract has them, the {@link Handle} of what it makes first. */
    synchronized void call(Call call, int context, @Nullable Object... arguments) {
        if (failed) return;
        List<Param> params = call.params();
        List<@Nullable Object> neutral = new ArrayList<>();
        for (int i = 0; i < params.size(); i++) neutral.add(neutral(context, params.get(i), arguments[i]));
        accept(new LogRecord(call, context, neutral));
        if (call.destroys() && neutral.getFirst() instanceof Handle gone) labels.remove(gone);
    }

    private void emit(Call call, int context, @Nullable Object... arguments) {
        accept(new LogRecord(call, context, Arrays.asList(arguments)));
    }

    synchronized void threw(int context, Throwable problem) {
        emit(Call.THREW, context, problem.getClass().getSimpleName(), String.valueOf(problem.getMessage()));
        flush();
    }

    private void accept(LogRecord entry) {
        if (failed) return;
        try {
            sink.accept(entry);
        } catch (IOException e) {
            fail(e);
        }
    }

    synchronized void flush() {
        if (failed) return;
        try {
            sink.flush();
        } catch (IOException e) {
            fail(e);
        }
    }

    synchronized void close() {
        if (failed) return;
        failed = true;
        try {
            sink.close();
        } catch (IOException e) {
            fail(e);
        }
    }

    private void fail(IOException e) {
        failed = true;
        messages.message(MessageSink.Severity.HIGH, "the call log ends here, it cannot be written: " + e.getMessage());
    }

    // ---- arguments -------------------------------------------------------------------------------------------------

    private @Nullable Object neutral(int context, Param param, @Nullable Object value) {
        if (value == null) return null;
        return switch (param.kind()) {
            case OBJECT -> handle(context, Objects.requireNonNull(param.object()), value);
            case OBJECTS -> {
                List<@Nullable Object> list = new ArrayList<>();
                for (StreamTarget target : (@Nullable StreamTarget[]) value) {
                    list.add(target == null ? null : handle(context, Objects.requireNonNull(param.object()), target));
                }
                yield list;
            }
            case STATE -> state(context, Objects.requireNonNull(param.type()), (Integer) value);
            case RECORD ->
                RecordShape.of(value.getClass()).apart((Record) value, object -> handle(context, kind(object), object));
            case INTS -> Arrays.stream((int[]) value).boxed().toList();
            case FLOATS -> {
                List<@Nullable Object> list = new ArrayList<>();
                for (float f : (float[]) value) list.add(f);
                yield list;
            }
            case BOOLS -> {
                List<@Nullable Object> list = new ArrayList<>();
                for (boolean b : (boolean[]) value) list.add(b);
                yield list;
            }
            case DATA -> blob(value);
            default -> value;
        };
    }

    private static Handle.Kind kind(Object object) {
        return object instanceof Texture ? Handle.Kind.TEXTURE : Handle.Kind.BUFFER;
    }

    private Blob blob(Object value) {
        return switch (value) {
            case Blob blob -> blob;
            case Long size -> new Blob(size, null);
            case byte[] bytes -> new Blob(bytes.length, bytes.clone());
            case MemorySegment segment ->
                new Blob(
                        segment.byteSize(),
                        data && segment.byteSize() <= LogFormat.MAX_DATA
                                ? segment.toArray(ValueLayout.JAVA_BYTE)
                                : null);
            default -> throw new IllegalArgumentException("CallRecorder: " + value.getClass() + " is no data");
        };
    }

    private long state(int context, Class<?> type, int id) {
        StateTable<?> table;
        Call definition;
        switch (type.getSimpleName()) {
            case "BlendState" -> {
                table = states.blend;
                definition = Call.BLEND;
            }
            case "RasterState" -> {
                table = states.raster;
                definition = Call.RASTER;
            }
            case "DepthStencilState" -> {
                table = states.depthStencil;
                definition = Call.DEPTH_STENCIL;
            }
            case "SamplerState" -> {
                table = states.sampler;
                definition = Call.SAMPLER;
            }
            default -> {
                table = states.vertexLayout;
                definition = Call.VERTEX_LAYOUT;
            }
        }
        Map<Integer, Integer> numbers = stateNumbers.computeIfAbsent(type, t -> new HashMap<>());
        Integer known = numbers.get(id);
        if (known != null) return known;
        if (id < 0 || id >= table.size()) return LogFormat.UNKNOWN_STATE | id & 0xffffffffL;
        int number = numbers.size();
        numbers.put(id, number);
        Record state = (Record) table.get(id);
        emit(definition, context, number, RecordShape.of(type).apart(state, o -> handle(context, kind(o), o)));
        return number;
    }
}
