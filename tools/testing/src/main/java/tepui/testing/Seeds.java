package tepui.testing;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * Seeds of a random test, one after another: as many as the test makes usually, or for {@code -Dtepui.fuzz.seconds=N}. The first is random, but
 * 1 in CI, where a change fails for what it broke, or {@code -Dtepui.fuzz.first=N}; it is printed, and {@link #toString} says which one is in use, for the message of a failure.
 */
public final class Seeds {
    private static final String SECONDS = "tepui.fuzz.seconds";
    private static final String FIRST = "tepui.fuzz.first";
    private static final long SECOND = 1_000_000_000L;

    private final long count;
    private final long nanos;
    private final long start = System.nanoTime();
    private final String test;
    private final long first;
    private long made;

    /** Options with which a process that a test starts has the test's seeds. */
    public static List<String> options() {
        return Stream.of(SECONDS, FIRST)
                .filter(name -> System.getProperty(name) != null)
                .map(name -> "-D" + name + "=" + System.getProperty(name))
                .toList();
    }

    /** @param usual how many there are where no time is given */
    public Seeds(String test, int usual) {
        this.test = test;
        long seconds = Long.getLong(SECONDS, 0);
        count = seconds > 0 ? Long.MAX_VALUE : usual;
        nanos = seconds > 0 ? seconds * SECOND : Long.MAX_VALUE;
        long usually = System.getenv("CI") == null ? new SplittableRandom().nextLong(1L << 40) : 1;
        first = Long.getLong(FIRST, usually);
        System.out.println(test + ": first seed " + first);
    }

    /** The seed of a test that has one. */
    public static long one(String test) {
        return new Seeds(test, 1).next();
    }

    /** Whether there is another one; after the last one of a run for a time it is printed how many there were. */
    public boolean hasNext() {
        if (made < count && System.nanoTime() - start < nanos) return true;
        if (count == Long.MAX_VALUE) System.out.println(test + ": " + made + " seeds from " + first);
        return false;
    }

    public long next() {
        return first + made++;
    }

    /** How many there were. */
    public long made() {
        return made;
    }

    @Override
    public String toString() {
        return "seed " + (first + made - 1);
    }
}
