package tepui.frontends.gl.texture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** Set of resident handles, indexed by their places in a {@link PlaceTable}, and listed without an order. */
final class ResidentSet<E> {
    private final ToIntFunction<E> place;
    private final List<E> list = new ArrayList<>();
    /** Indices in the list by place, from 1; 0 where a place has nothing. */
    private int[] indices = {};

    ResidentSet(ToIntFunction<E> place) {
        this.place = place;
    }

    int size() { // hot
        return list.size();
    }

    E get(int index) { // hot
        return list.get(index);
    }

    /** What is at a place; null where nothing is. */
    @Nullable
    E at(int place) {
        int index = place < indices.length ? indices[place] : 0;
        return index == 0 ? null : list.get(index - 1);
    }

    /** Adds what no other has the place of. */
    void add(E entry) {
        int at = place.applyAsInt(entry);
        if (at >= indices.length) indices = Arrays.copyOf(indices, Math.max(at + 1, 2 * indices.length));
        list.add(entry);
        indices[at] = list.size();
    }

    /** Removes what is at a place; the last of the list takes its index. */
    void remove(int place) {
        int index = indices[place] - 1;
        E last = list.removeLast();
        if (index < list.size()) {
            list.set(index, last);
            indices[this.place.applyAsInt(last)] = index + 1;
        }
        indices[place] = 0;
    }

    void clear() {
        list.clear();
        Arrays.fill(indices, 0);
    }
}
