package tepui.frontends.gl.base;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Table of objects by their names. Names that were generated are small numbers, found by one load without a lock; those
 * that a program of the compatibility profile made up itself lie in a map. A name is free, reserved (generated, no
 * object yet) or an object's.
 */
public final class NameTable<T> {
    private static final Object RESERVED = new Object();
    private static final int DENSE_LIMIT = 1 << 20;

    private volatile @Nullable Object[] dense = new Object[64];
    private final Map<Integer, Object> sparse = new HashMap<>();
    private int lowestFree = 1;

    /** An empty table. */
    public NameTable() {}

    /** A name that was free and is reserved now. */
    public synchronized int reserve() {
        int name = lowestFree;
        while (slot(name) != null) name++;
        set(name, RESERVED);
        lowestFree = name + 1;
        return name;
    }

    /** The first of {@code count} successive names, all reserved now. */
    public synchronized int reserve(int count) {
        int first = lowestFree;
        for (int i = 0; i < count; i++) {
            if (slot(first + i) != null) {
                first = first + i + 1;
                i = -1;
            }
        }
        for (int i = 0; i < count; i++) set(first + i, RESERVED);
        return first;
    }

    /** Generated, and neither deleted nor bound so far; or an object's. */
    public boolean isName(int name) {
        return slot(name) != null;
    }

    /** The object of that name, or null. */
    @SuppressWarnings("unchecked")
    public @Nullable T get(int name) { // hot
        @Nullable Object[] d = dense;
        Object o = name >= 0 && name < d.length ? d[name] : slot(name);
        return o == RESERVED ? null : (T) o;
    }

    private @Nullable Object slot(int name) {
        @Nullable Object[] d = dense;
        if (name >= 0 && name < DENSE_LIMIT) return name < d.length ? d[name] : null;
        synchronized (this) {
            return sparse.get(name);
        }
    }

    public synchronized void put(int name, T object) {
        set(name, object);
    }

    private void set(int name, Object object) {
        if (name < 0 || name >= DENSE_LIMIT) {
            sparse.put(name, object);
            return;
        }
        @Nullable Object[] d = dense;
        if (name >= d.length) {
            d = Arrays.copyOf(d, Math.max(name + 1, d.length * 2));
        }
        d[name] = object;
        dense = d;
    }

    /** Frees a name; what it named lives on where it is bound. */
    @SuppressWarnings("unchecked")
    public synchronized @Nullable T remove(int name) {
        Object old;
        if (name < 0 || name >= DENSE_LIMIT) {
            old = sparse.remove(name);
        } else {
            if (name >= dense.length) return null;
            old = dense[name];
            dense[name] = null;
            if (name > 0) lowestFree = Math.min(lowestFree, name);
        }
        return old == RESERVED ? null : (T) old;
    }

    /** Frees the names of a range, which may be as large as it likes: the table is walked where that is shorter. {@code gone} takes what they named. */
    @SuppressWarnings("unchecked")
    public synchronized void removeRange(int first, int count, Consumer<T> gone) {
        long end = Math.min(Integer.toUnsignedLong(first) + count, 1L << 32);
        long from = Integer.toUnsignedLong(first);
        long known = Math.min(end, dense.length);
        for (long name = from; name < known; name++) {
            T old = remove((int) name);
            if (old != null) gone.accept(old);
        }
        sparse.entrySet().removeIf(e -> {
            long n = Integer.toUnsignedLong(e.getKey());
            if (n < from || n >= end) return false;
            if (e.getValue() != RESERVED) gone.accept((T) e.getValue());
            return true;
        });
    }

    /** Does something with each object. */
    @SuppressWarnings("unchecked")
    public synchronized void forEach(Consumer<T> action) {
        for (Object o : dense) {
            if (o != null && o != RESERVED) action.accept((T) o);
        }
        for (Object o : sparse.values()) {
            if (o != RESERVED) action.accept((T) o);
        }
    }

    /** glGen...: writes so many new names to memory. */
    public void generate(int count, long names) {
        Native.check(names, count);
        for (int i = 0; i < count; i++) Native.putInt(names + 4L * i, reserve());
    }
}
