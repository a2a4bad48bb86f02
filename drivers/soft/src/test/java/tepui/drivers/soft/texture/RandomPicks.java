package tepui.drivers.soft.texture;

import java.util.Random;
import tepui.testing.Seeds;

/** Random choices of a test by its seed, which failures name. */
final class RandomPicks {
    private final long seed = Seeds.one("RandomPicks");
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
