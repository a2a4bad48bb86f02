package tepui.frontends.gl.immediate;

import tepui.frontends.gl.fixed.FixedSlots;

/**
 * Attributes that the vertices to come most likely have, since those before had them. A store that takes them over when a primitive begins goes on
 * without a change of layout at the first vertex, so that the short way of a call is the only one taken, and all that a compiler sees. Values are those
 * that are current anyway. An attribute that nobody sets is dropped after some batches of vertices, since each of them would carry it. Now and then nothing is
 * expected, so that one that was given with more words once does not keep them for ever.
 */
final class ExpectedLayout {
    /** Position and conventional attributes: the others say by being there what is drawn with. */
    private static final long CONVENTIONAL = 0xffff0000L & ~(1L << FixedSlots.EDGE_FLAG_ATTRIBUTE);

    private static final int SLOTS = 32;
    /** Batches in which a value may stay as it was. */
    private static final int MOST_UNCHANGED = 8;

    /** Batches after which nothing is expected once. */
    static final int RENEWED = 64;

    private static final int ONE = 0x3f800000;

    private final int[] sizes = new int[SLOTS];
    /** Batches since the first or the last vertex had another value than the one before it. */
    private final int[] unchanged = new int[SLOTS];
    /** Values when the batch began, four words a slot. */
    private final int[] before = new int[4 * SLOTS];

    private int batches;
    private long slots;
    /** Slots that the batch has because they were expected. */
    private long taken;

    /** Slots to begin a batch with; their current values are noted. */
    long begin(int[] current, int[] kinds) {
        long result = 0;
        for (long rest = slots; rest != 0; rest &= rest - 1) {
            int s = Long.numberOfTrailingZeros(rest);
            if (!holds(current, 4 * s, sizes[s], kinds[s])) continue;
            System.arraycopy(current, 4 * s, before, 4 * s, 4);
            result |= 1L << s;
        }
        taken = result;
        return result;
    }

    /** Whether so many words say all that a value of floats is. */
    private static boolean holds(int[] current, int at, int size, int kind) {
        if (kind != VertexStore.FLOAT) return false;
        for (int c = size; c < 4; c++) if (current[at + c] != (c == 3 ? ONE : 0)) return false;
        return true;
    }

    /** Words of an expected attribute. */
    int size(int slot) {
        return sizes[slot];
    }

    /** The vertices of a batch are drawn. */
    void end(VertexStore store) {
        slots = ++batches % RENEWED == 0 ? 0 : store.slots() & CONVENTIONAL;
        int last = store.vertices() - 1;
        for (long rest = slots; rest != 0; rest &= rest - 1) {
            int s = Long.numberOfTrailingZeros(rest);
            sizes[s] = store.size(s);
            boolean same = (taken >>> s & 1) != 0 && isAsBefore(store, 0, s) && isAsBefore(store, last, s);
            unchanged[s] = same && s != VertexStore.POSITION ? unchanged[s] + 1 : 0;
            if (unchanged[s] > MOST_UNCHANGED) slots &= ~(1L << s);
        }
        taken = 0;
    }

    private boolean isAsBefore(VertexStore store, int vertex, int slot) {
        for (int c = 0; c < 4; c++) if (store.component(vertex, slot, c) != before[4 * slot + c]) return false;
        return true;
    }
}
