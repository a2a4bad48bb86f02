package tepui.testing;

import java.util.Arrays;
import java.util.Random;

/** Bytes of a file with a few places damaged at random: bits, bytes and words that differ, pieces that were moved, an end that is missing. */
public final class DamagedBytes {
    private DamagedBytes() {}

    /** A damaged copy. */
    public static byte[] of(byte[] good, Random random) {
        byte[] bad = good.clone();
        for (int n = 1 + random.nextInt(4); n > 0; n--) {
            int at = random.nextInt(bad.length);
            switch (random.nextInt(5)) {
                case 0 -> bad[at] ^= (byte) (1 << random.nextInt(8));
                case 1 -> bad[at] = (byte) random.nextInt();
                case 2 ->
                    Arrays.fill(bad, at, Math.min(bad.length, at + 4), (byte) (random.nextBoolean() ? 0xff : 0x7f));
                case 3 -> System.arraycopy(bad, random.nextInt(bad.length - 4), bad, Math.min(at, bad.length - 4), 4);
                default -> {
                    if (random.nextInt(4) == 0 && at > 0) return Arrays.copyOf(bad, at);
                }
            }
        }
        return bad;
    }
}
