package tepui.targets.nativedoor.window;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import tepui.targets.nativedoor.memory.Program;

/** Registry of objects by their handles. A program sees its own only: a host has those of several. */
public final class Registry<T> {
    private final Map<Object, Map<Long, T>> all = new ConcurrentHashMap<>();

    private Map<Long, T> own() {
        return all.computeIfAbsent(Program.currentOwner(), o -> new ConcurrentHashMap<>());
    }

    public @Nullable T get(long handle) {
        return own().get(handle);
    }

    public boolean has(long handle) {
        return own().containsKey(handle);
    }

    public void put(long handle, T object) {
        own().put(handle, object);
    }

    /** The one of a handle, made where there is none. */
    public T computeIfAbsent(long handle, LongFunction<? extends T> make) {
        return own().computeIfAbsent(handle, make::apply);
    }

    public @Nullable T remove(long handle) {
        return own().remove(handle);
    }

    /** The handle of an object; 0 where it has none. */
    public long handleOf(@Nullable T object) {
        for (Map.Entry<Long, T> e : own().entrySet()) if (e.getValue() == object) return e.getKey();
        return 0;
    }

    /** The program's objects. */
    public Collection<T> all() {
        return own().values();
    }

    /** The program is gone: forgets its objects, and returns them. */
    public Collection<T> end() {
        Map<Long, T> own = all.remove(Program.currentOwner());
        return own == null ? List.of() : new ArrayList<>(own.values());
    }
}
