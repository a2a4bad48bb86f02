package tepui.pipe;

import java.util.Arrays;

/**
 * Ids of states by the words that a front end makes them from. Going back to a state of before costs a hash of some words and allocates nothing; the
 * record is made the first time only.
 */
public final class StateCache {
    private int[][] keys = new int[64][];
    private int[] ids = new int[64];
    private int size;

    /** An empty cache. */
    public StateCache() {}

    /** The id stored for the first {@code count} words, or -1. */
    public int find(int[] words, int count) { // hot
        int[][] table = keys;
        int mask = table.length - 1;
        for (int at = hash(words, count) & mask; ; at = at + 1 & mask) {
            int[] key = table[at];
            if (key == null) return -1;
            if (key.length == count && Arrays.equals(key, 0, count, words, 0, count)) return ids[at];
        }
    }

    public void put(int[] words, int count, int id) {
        if (size * 2 >= keys.length) grow();
        store(Arrays.copyOf(words, count), id);
        size++;
    }

    private void store(int[] key, int id) {
        int mask = keys.length - 1;
        int at = hash(key, key.length) & mask;
        while (keys[at] != null) at = at + 1 & mask;
        keys[at] = key;
        ids[at] = id;
    }

    private void grow() {
        int[][] oldKeys = keys;
        int[] oldIds = ids;
        keys = new int[oldKeys.length * 2][];
        ids = new int[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != null) store(oldKeys[i], oldIds[i]);
        }
    }

    private static int hash(int[] words, int count) {
        int h = count;
        for (int i = 0; i < count; i++) h = h * 31 + words[i];
        h *= 0x9e3779b1;
        return h ^ h >>> 15;
    }
}
