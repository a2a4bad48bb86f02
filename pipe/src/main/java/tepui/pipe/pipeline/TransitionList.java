package tepui.pipe.pipeline;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Neighbours of one pipeline: which words of the key changed, to what, and where that led. A draw that changes a state
 * and back again finds its pipeline by comparing one mask and one or two words, without a hash of the key. Up to {@value
 * #LIST_MOST} neighbours are scanned; beyond that they are found by a hash of the changed words, up to {@value #MOST}; then the
 * list starts anew. Read by all threads without a lock; what they see is never changed, additions put another in its place.
 */
final class TransitionList {
    static final int LIST_MOST = 12;
    static final int MOST = 256;

    /** Snapshot of the list, as readers see it. */
    private static final class Snapshot {
        final int size;
        final int[] masks;
        /** The changed words of each neighbour, one after another. */
        final int[] words;
        /** Index of the first word of each entry. */
        final int[] starts;

        final @Nullable PipelineEntry[] targets;
        /** Indices by hash, -1 for none; null while the list is short. */
        final int @Nullable [] slots;

        Snapshot(int size, int[] masks, int[] words, int[] starts, @Nullable PipelineEntry[] targets) {
            this.size = size;
            this.masks = masks;
            this.words = words;
            this.starts = starts;
            this.targets = targets;
            this.slots = size > LIST_MOST ? slots() : null;
        }

        private int[] slots() {
            int[] table = new int[Integer.highestOneBit(size) * 4];
            Arrays.fill(table, -1);
            for (int i = 0; i < size; i++) {
                int at = hash(i) & table.length - 1;
                while (table[at] != -1) at = at + 1 & table.length - 1;
                table[at] = i;
            }
            return table;
        }

        private int hash(int i) {
            int h = masks[i];
            for (int w = starts[i]; w < starts[i + 1]; w++) h = mix(h, words[w]);
            return h ^ h >>> 15;
        }

        private boolean matches(int i, int mask, int[] key) { // hot
            int at = starts[i];
            for (int left = mask; left != 0; left &= left - 1) {
                if (words[at++] != key[Integer.numberOfTrailingZeros(left)]) return false;
            }
            return true;
        }
    }

    private static final Snapshot EMPTY = new Snapshot(0, new int[0], new int[0], new int[1], new PipelineEntry[0]);

    private volatile Snapshot snapshot = EMPTY;

    private static int mix(int h, int word) { // hot
        return (h ^ word) * 0x9e3779b1 + 1;
    }

    /** Where the words of {@code mask}, as they are in {@code key}, led; null where nothing is known. */
    @Nullable
    PipelineEntry find(int mask, int[] key) { // hot
        Snapshot s = snapshot;
        int[] slots = s.slots;
        if (slots == null) {
            for (int i = 0; i < s.size; i++) {
                if (s.masks[i] == mask && s.matches(i, mask, key)) return alive(s.targets[i]);
            }
            return null;
        }
        int h = mask;
        for (int left = mask; left != 0; left &= left - 1) h = mix(h, key[Integer.numberOfTrailingZeros(left)]);
        h ^= h >>> 15;
        for (int at = h & slots.length - 1; slots[at] != -1; at = at + 1 & slots.length - 1) {
            int i = slots[at];
            if (s.masks[i] == mask && s.matches(i, mask, key)) return alive(s.targets[i]);
        }
        return null;
    }

    private static @Nullable PipelineEntry alive(@Nullable PipelineEntry e) { // hot
        return e == null || e.dead ? null : e;
    }

    /** Remembers a neighbour; those whose program is gone are dropped. */
    synchronized void add(int mask, int[] key, PipelineEntry target) {
        Snapshot old = snapshot;
        if (find(mask, key) != null) return;
        int room = old.size < MOST ? old.size : 0;
        int[] masks = new int[room + 1];
        int[] starts = new int[room + 2];
        int[] words = new int[old.words.length + key.length];
        PipelineEntry[] targets = new PipelineEntry[room + 1];
        int size = 0;
        int at = 0;
        for (int i = 0; i < room; i++) {
            PipelineEntry e = alive(old.targets[i]);
            if (e == null) continue;
            masks[size] = old.masks[i];
            starts[size] = at;
            targets[size++] = e;
            for (int w = old.starts[i]; w < old.starts[i + 1]; w++) words[at++] = old.words[w];
        }
        masks[size] = mask;
        starts[size] = at;
        targets[size++] = target;
        for (int left = mask; left != 0; left &= left - 1) words[at++] = key[Integer.numberOfTrailingZeros(left)];
        starts[size] = at;
        snapshot = new Snapshot(size, masks, Arrays.copyOf(words, at), starts, targets);
    }

    int size() {
        return snapshot.size;
    }

    boolean isHashed() {
        return snapshot.slots != null;
    }
}
