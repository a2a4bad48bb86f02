package tepui.layers.capture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import tepui.layers.log.Call;
import tepui.layers.log.Handle;
import tepui.layers.log.LogRecord;
import tepui.layers.log.RecordFields;
import tepui.pipe.MapFlags;

/**
 * Records of a log that still hold: of each object that lives how it was made, of each state of a context the call that set it last. What a frame in
 * the middle of a program needs from before it.
 */
final class LiveRecords {
    private final List<LogRecord> definitions = new ArrayList<>();
    private final SequencedMap<Handle, LogRecord> made = new LinkedHashMap<>();
    private final Map<Handle, LogRecord> labels = new HashMap<>();
    private final Map<Handle, LogRecord> sizes = new HashMap<>();
    /** Of sparse textures: the calls that committed and released their pages, in order, and of each context the last one. */
    private final Map<Handle, List<LogRecord>> pages = new HashMap<>();

    private final Map<Integer, LogRecord> lastPages = new HashMap<>();
    private final SequencedMap<Integer, SequencedMap<Object, LogRecord>> states = new LinkedHashMap<>();
    private final Map<Integer, Deque<LogRecord>> groups = new HashMap<>();
    private final SequencedMap<Object, LogRecord> maps = new LinkedHashMap<>();
    private final Map<Integer, LogRecord> pendingMaps = new HashMap<>();
    private final Map<Integer, Undo> undo = new HashMap<>();

    /** A state before the last call of its context, which may turn out to have thrown. */
    private record Undo(Object key, @Nullable LogRecord before) {}

    /** A state of several: of a slot, a stage and a slot, or the like. */
    private record Key(Object kind, List<@Nullable Object> which) {}

    void accept(LogRecord e) {
        Undo last = undo.remove(e.context());
        LogRecord commit = lastPages.remove(e.context());
        if (commit != null && e.call() == Call.THREW) {
            List<LogRecord> all = pages.get(handle(commit));
            if (all != null) all.remove(commit);
            return;
        }
        switch (e.call()) {
            case THREW -> threw(e, last);
            case RESULT -> {
                LogRecord map = pendingMaps.remove(e.context());
                if (map != null && (Long) value(e, 0) != 0) maps.put(mapKey(map), map);
            }
            case BLEND, RASTER, DEPTH_STENCIL, SAMPLER, VERTEX_LAYOUT -> definitions.add(e);
            case LABEL_BUFFER,
                    LABEL_TEXTURE,
                    LABEL_VIEW,
                    LABEL_SHADER,
                    LABEL_STREAM_TARGET,
                    LABEL_QUERY,
                    LABEL_SURFACE,
                    LABEL_FENCE -> labels.put(handle(e), e);
            case RESIZE -> sizes.put(handle(e), e);
            case COMMIT_PAGES -> {
                lastPages.put(e.context(), e);
                pages.computeIfAbsent(handle(e), h -> new ArrayList<>()).add(e);
            }
            case CREATE_CONTEXT,
                    CREATE_BUFFER,
                    CREATE_TEXTURE,
                    CREATE_TEXTURE_VIEW,
                    CREATE_BUFFER_VIEW,
                    CREATE_SHADER,
                    CREATE_STREAM_TARGET,
                    CREATE_QUERY,
                    CREATE_SURFACE -> made.put(handle(e), e);
            case DESTROY_BUFFER, DESTROY_TEXTURE, DESTROY_VIEW, DESTROY_SHADER, DESTROY_STREAM_TARGET, DESTROY_QUERY ->
                destroyed(handle(e));
            case CLOSE -> {
                states.remove(e.context());
                groups.remove(e.context());
                made.remove(new Handle(Handle.Kind.CONTEXT, e.context()));
            }
            case MAP, MAP_TEXTURE -> pendingMaps.put(e.context(), e);
            case UNMAP -> maps.remove(handle(e));
            case UNMAP_TEXTURE -> maps.remove(value(e, 1));
            case PUSH_GROUP ->
                groups.computeIfAbsent(e.context(), c -> new ArrayDeque<>()).addLast(e);
            case POP_GROUP -> {
                Deque<LogRecord> open = groups.get(e.context());
                if (open != null) open.pollLast();
            }
            default -> state(e);
        }
    }

    private static Object value(LogRecord e, int index) {
        Object value = e.arguments().get(index);
        if (value == null) throw new IllegalStateException("capture: " + e.call() + " without argument " + index);
        return value;
    }

    private static Handle handle(LogRecord e) {
        return (Handle) value(e, 0);
    }

    private static Object mapKey(LogRecord map) {
        return map.call() == Call.MAP ? handle(map) : value(map, 0);
    }

    private void destroyed(Handle handle) {
        made.remove(handle);
        labels.remove(handle);
        sizes.remove(handle);
        pages.remove(handle);
        maps.remove(handle);
        maps.values()
                .removeIf(m -> m.call() == Call.MAP_TEXTURE
                        && handle.equals(m.arguments().get(1)));
    }

    /** Undoes the call before: its object is not there, its state is as it was. */
    private void threw(LogRecord e, @Nullable Undo last) {
        pendingMaps.remove(e.context());
        if (last == null) {
            if (e.context() == 0 && !made.isEmpty()) made.pollLastEntry();
            return;
        }
        SequencedMap<Object, LogRecord> own = states.get(e.context());
        if (own == null) return;
        if (last.before == null) own.remove(last.key);
        else own.put(last.key, last.before);
    }

    private void state(LogRecord e) {
        Object key = key(e);
        if (key == null) return;
        SequencedMap<Object, LogRecord> own = states.computeIfAbsent(e.context(), c -> new LinkedHashMap<>());
        LogRecord before = own.get(key);
        undo.put(e.context(), new Undo(key, before));
        switch (e.call()) {
            case UPDATE_UNIFORMS -> {
                if (before != null && before.call() == Call.SET_UNIFORMS) own.put(key, updated(before, e));
            }
            case END_QUERY -> own.remove(key);
            default -> own.put(key, e);
        }
    }

    private static @Nullable Object key(LogRecord e) {
        return switch (e.call()) {
            case BIND_BLEND,
                    BIND_RASTER,
                    BIND_DEPTH_STENCIL,
                    BIND_VERTEX_LAYOUT,
                    SET_BLEND_COLOR,
                    SET_STENCIL_REFERENCE,
                    SET_ALPHA_REFERENCE,
                    SET_SAMPLE_MASK,
                    SET_MIN_SAMPLE_SHADING,
                    SET_RENDER_TARGETS,
                    SET_PATCH_VERTICES,
                    SET_DEFAULT_TESS_LEVELS,
                    BIND_INDEX_BUFFER,
                    SET_PRIMITIVE_RESTART,
                    SET_STREAM_TARGETS,
                    SET_CONDITION -> e.call();
            case BIND_SHADER,
                    SET_VIEWPORT,
                    SET_SCISSOR,
                    BIND_VERTEX_BUFFER,
                    SET_CONSTANT_ATTRIBUTE,
                    SET_RESIDENT_TEXTURE,
                    SET_RESIDENT_IMAGE ->
                new Key(e.call(), Arrays.asList(e.arguments().get(0)));
            case BIND_SAMPLER, BIND_TEXTURE, BIND_IMAGE, BIND_STORAGE_BUFFER ->
                new Key(e.call(), e.arguments().subList(0, 2));
            case BIND_UNIFORM_BUFFER, SET_UNIFORMS, UPDATE_UNIFORMS ->
                new Key("uniforms", e.arguments().subList(0, 2));
            case BEGIN_QUERY, END_QUERY -> new Key("query", e.arguments());
            default -> null;
        };
    }

    /** Uniforms with some of their words changed. */
    private static LogRecord updated(LogRecord set, LogRecord update) {
        List<@Nullable Object> words = new ArrayList<>((List<?>) value(set, 2));
        List<?> changed = (List<?>) value(update, 3);
        int start = (Integer) value(update, 4);
        int first = (Integer) value(update, 2);
        int count = (Integer) value(update, 5);
        for (int i = 0; i < count && first + i < words.size() && start + i < changed.size(); i++)
            words.set(first + i, changed.get(start + i));
        List<@Nullable Object> arguments = new ArrayList<>(set.arguments());
        arguments.set(2, words);
        return new LogRecord(Call.SET_UNIFORMS, set.context(), arguments);
    }

    // ---- telling ---------------------------------------------------------------------------------------------------

    /** Definitions of states, then the living objects in the order in which they were made, with labels. */
    List<LogRecord> objects() {
        List<LogRecord> all = new ArrayList<>(definitions);
        for (Map.Entry<Handle, LogRecord> e : made.entrySet()) {
            if (!lives(
                    e.getValue().arguments().subList(1, e.getValue().arguments().size()))) continue;
            all.add(e.getValue());
            LogRecord label = labels.get(e.getKey());
            if (label != null) all.add(label);
            LogRecord size = sizes.get(e.getKey());
            if (size != null) all.add(size);
        }
        return all;
    }

    /** The objects that live, by how they were made. */
    Collection<Handle> living() {
        return made.keySet();
    }

    /** What committed and released the pages of a texture, in order. */
    List<LogRecord> pages(Handle texture) {
        return pages.getOrDefault(texture, List.of());
    }

    /** Mappings that are alive, each as its call and its result. What is there already is not discarded again. */
    List<LogRecord> mappings() {
        List<LogRecord> all = new ArrayList<>();
        for (LogRecord map : maps.values()) {
            List<@Nullable Object> arguments = new ArrayList<>(map.arguments());
            int last = arguments.size() - 1;
            int flags = (Integer) value(map, last);
            arguments.set(last, flags & ~(MapFlags.DISCARD_WHOLE | MapFlags.DISCARD_RANGE | MapFlags.DONT_BLOCK));
            all.add(new LogRecord(map.call(), map.context(), arguments));
            all.add(new LogRecord(Call.RESULT, map.context(), List.of(1L)));
        }
        return all;
    }

    /** State and bindings of each context. */
    List<LogRecord> states() {
        List<LogRecord> all = new ArrayList<>();
        for (Map.Entry<Integer, SequencedMap<Object, LogRecord>> e : states.entrySet()) {
            for (LogRecord state : e.getValue().values()) if (lives(state.arguments())) all.add(state);
        }
        for (Deque<LogRecord> open : groups.values()) all.addAll(open);
        return all;
    }

    /** Do all objects that are named live? */
    private boolean lives(List<?> arguments) {
        for (Object argument : arguments) {
            boolean alive = switch (argument) {
                case null -> true;
                case Handle handle -> made.containsKey(handle);
                case RecordFields fields -> lives(fields.values());
                case List<?> list -> lives(list);
                default -> true;
            };
            if (!alive) return false;
        }
        return true;
    }
}
