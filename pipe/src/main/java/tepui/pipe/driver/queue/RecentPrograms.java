package tepui.pipe.driver.queue;

import java.util.Arrays;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Programs that a context has used lately, in front of the device's table, which all contexts share: going back and forth between
 * programs takes no lock and makes no key.
 *
 * @param <S> the driver's shaders
 * @param <P> its programs
 */
public final class RecentPrograms<S, P> {
    private static final int SIZE = 256;
    /** Variants of the same shaders that are known at a time, and programs that fall on the same place. */
    private static final int WAYS = 4;

    private record Entry<S, P>(ProgramKey<S> key, P program) {}

    private final Function<ProgramKey<S>, P> table;
    private final @Nullable Entry<S, P>[] entries;

    /** @param table finds or makes a program; it may keep the key */
    @SuppressWarnings("unchecked") // an array of entries alone
    public RecentPrograms(Function<ProgramKey<S>, P> table) {
        this.table = table;
        entries = (@Nullable Entry<S, P>[]) new Entry<?, ?>[SIZE];
    }

    /**
     * @param hash the same for the same shaders
     * @param wanted may be filled anew once this returns
     */
    public P find(int hash, ProgramKey<S> wanted) { // hot
        int first = (hash ^ hash >>> 6) * WAYS & SIZE - 1;
        for (int at = first; at < first + WAYS; at++) {
            Entry<S, P> e = entries[at];
            if (e != null && e.key.matches(wanted)) return e.program;
        }
        ProgramKey<S> key = wanted.copy();
        P found = table.apply(key);
        // The one that was found last comes first, and the oldest of them goes.
        System.arraycopy(entries, first, entries, first + 1, WAYS - 1);
        entries[first] = new Entry<>(key, found);
        return found;
    }

    /** A shader is gone, and programs with it. */
    public void clear() {
        Arrays.fill(entries, null);
    }
}
