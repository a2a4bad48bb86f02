package tepui.pipe;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Table of immutable states of one kind, each with a dense id from 0. So binding a state is storing an int, and
 * comparing two is comparing ints. Ids live as long as the device. Thread safe; {@link #get} takes no lock.
 */
public final class StateTable<T> {
    private final Map<T, Integer> ids = new HashMap<>();
    private volatile Object[] states = new Object[16];
    private volatile int size;

    /** An empty table. */
    public StateTable() {}

    /** The id of a state equal to {@code state}. */
    public synchronized int intern(T state) {
        Integer known = ids.get(state);
        if (known != null) return known;
        int id = size;
        Object[] table = states;
        if (id == table.length) table = Arrays.copyOf(table, id * 2);
        table[id] = state;
        states = table;
        size = id + 1;
        ids.put(state, id);
        return id;
    }

    @SuppressWarnings("unchecked")
    public T get(int id) { // hot
        if (id < 0 || id >= size) {
            throw new IllegalArgumentException("StateTable.get: id is " + id + ", " + size + " states are known");
        }
        return (T) states[id];
    }

    public int size() {
        return size;
    }
}
