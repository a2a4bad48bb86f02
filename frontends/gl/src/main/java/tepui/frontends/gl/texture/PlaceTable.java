package tepui.frontends.gl.texture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Table of numbered places, whose entries are found by a key too. Once all places are taken, a new entry gets the place of one that is no longer valid.
 */
final class PlaceTable<K, E> {
    private final int first;
    private final int end;
    private final Predicate<E> isValid;
    private final Map<K, E> byKey = new HashMap<>();
    /** By place, from the first on. */
    private final List<K> keys = new ArrayList<>();

    private final List<E> entries = new ArrayList<>();
    /** Where the next search for an entry that is not valid begins: behind the one that was found last. */
    private int from;

    PlaceTable(int first, int end, Predicate<E> isValid) {
        this.first = first;
        this.end = end;
        this.isValid = isValid;
    }

    @Nullable
    E find(K key) {
        return byKey.get(key);
    }

    /** The valid entry of a place; null where there is none. */
    @Nullable
    E at(long place) {
        if (place < first || place >= first + entries.size()) return null;
        E entry = entries.get((int) place - first);
        return isValid.test(entry) ? entry : null;
    }

    /** A place that a new entry may have; -1 where all have valid ones. */
    int free() {
        int count = entries.size();
        if (first + count < end) return first + count;
        for (int i = 0; i < count; i++) {
            int index = from + i < count ? from + i : from + i - count;
            if (!isValid.test(entries.get(index))) return first + index;
        }
        return -1;
    }

    /** Gives a free place its entry. */
    void put(K key, int place, E entry) {
        int index = place - first;
        if (index == entries.size()) {
            keys.add(key);
            entries.add(entry);
        } else {
            byKey.remove(keys.set(index, key));
            entries.set(index, entry);
            from = index + 1;
        }
        byKey.put(key, entry);
    }
}
