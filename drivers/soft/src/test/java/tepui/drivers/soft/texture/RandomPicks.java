package tepui.drivers.soft.texture;

import java.util.Random;

/** Random choices of a test by its seed, which {@code -Dtepui.seed} sets and failures name. */
final class RandomPicks {
    private final long seed = Long.getLong("tepui.seed", System.nanoTime());
    final Random random = new Random(seed);

    <T> T of(T[] all) {
        return of(random, all);
    }

    static <T> T of(Random random, T[] all) {
        return all[random.nextInt(all.length)];
    }

    @Override
    public String toString() {
        return "seed " + seed;
    }
}
