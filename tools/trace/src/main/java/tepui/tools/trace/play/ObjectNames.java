package tepui.tools.trace.play;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Names of objects here, by their names in the trace: a driver may give other names than the one that the trace was recorded on. */
final class ObjectNames {
    /** By kind of object. */
    private final Map<String, Map<Long, Long>> names = new HashMap<>();
    /** Uniforms and blocks: by kind and program, as it is called here. */
    private final Map<String, TreeMap<Long, Long>> places = new HashMap<>();

    void put(String kind, long recorded, long own) {
        names.computeIfAbsent(kind, k -> new HashMap<>()).put(recorded, own);
    }

    /** The name here; what the program has called so itself keeps its name. */
    long of(String kind, long recorded) {
        Map<Long, Long> map = names.get(kind);
        Long own = map == null ? null : map.get(recorded);
        return own == null ? recorded : own;
    }

    void putPlace(String kind, long program, long recorded, long own) {
        places.computeIfAbsent(kind + program, k -> new TreeMap<>()).put(recorded, own);
    }

    /** A program was linked again or deleted. */
    void forgetPlaces(long program) {
        places.remove("location" + program);
        places.remove("block" + program);
    }

    /** The place of a uniform here. Elements of arrays lie behind the one that was asked for. */
    long place(String kind, long program, long recorded) {
        TreeMap<Long, Long> map = places.get(kind + program);
        Map.@Nullable Entry<Long, Long> below = map == null ? null : map.floorEntry(recorded);
        if (below == null || below.getValue() < 0) return below == null ? recorded : -1;
        return below.getValue() + recorded - below.getKey();
    }
}
