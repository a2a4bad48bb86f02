package tepui.drivers.d3d12.record;

import java.util.Arrays;

/**
 * Cache of the descriptor tables that are still in the ring, found by the views they hold: a sequence of words that
 * never mean anything else. Programs go around among few sets of bindings, so in steady state each table is there and
 * no descriptor is written. A table lives until the ring comes around to it.
 */
public final class ViewTables {
    private static final int MOST_TABLES = 1 << 14;
    private static final int MOST_WORDS = 1 << 19;

    private final DescriptorRing ring;
    /** Descriptors that are asked for. */
    private int[] asked = new int[64];

    private int length;

    // ---- open addressing: the hash, where the words begin, how many, where the table is, the ring's round then
    private int[] hashes = new int[256];
    private int[] starts = new int[256];
    private int[] lengths = new int[256];
    private int[] places = new int[256];
    private int[] rounds = new int[256];
    private int count;
    private int[] words = new int[1 << 10];
    private int used;

    public ViewTables(DescriptorRing ring) {
        this.ring = ring;
    }

    /** A table is asked for: its words follow. */
    public void begin() { // hot
        length = 0;
    }

    public void add(int word) { // hot
        if (length == asked.length) asked = Arrays.copyOf(asked, length * 2);
        asked[length++] = word;
    }

    public void add(long value) { // hot
        add((int) value);
        add((int) (value >>> 32));
    }

    private int hash() { // hot
        int h = length;
        for (int i = 0; i < length; i++) h = 31 * h + asked[i];
        h *= 0x9e3779b1;
        h ^= h >>> 15;
        return h == 0 ? 1 : h;
    }

    /** Where the table is, for the open batch; -1 where it is not there any more, or never was. */
    public int find() { // hot
        int hash = hash();
        int mask = hashes.length - 1;
        for (int at = hash & mask; hashes[at] != 0; at = at + 1 & mask) {
            if (hashes[at] != hash || lengths[at] != length || !matches(starts[at])) continue;
            if (rounds[at] != ring.round(places[at])) return -1;
            ring.touch(places[at]);
            return places[at];
        }
        return -1;
    }

    private boolean matches(int start) { // hot
        for (int i = 0; i < length; i++) if (words[start + i] != asked[i]) return false;
        return true;
    }

    /** Notes that the missing descriptor lies at that place now. */
    public void put(int place) {
        if (count >= MOST_TABLES || used + length > MOST_WORDS) clear();
        int hash = hash();
        int mask = hashes.length - 1;
        int at = hash & mask;
        while (hashes[at] != 0) {
            if (hashes[at] == hash && lengths[at] == length && matches(starts[at])) break;
            at = at + 1 & mask;
        }
        places[at] = place;
        rounds[at] = ring.round(place);
        if (hashes[at] != 0) return;
        if (used + length > words.length) words = Arrays.copyOf(words, Math.max(words.length * 2, used + length));
        System.arraycopy(asked, 0, words, used, length);
        hashes[at] = hash;
        starts[at] = used;
        lengths[at] = length;
        used += length;
        if (++count * 2 > hashes.length) grow();
    }

    /** Nothing is there: what was put may be filled with other views than were asked for. */
    public void clear() {
        Arrays.fill(hashes, 0);
        count = 0;
        used = 0;
    }

    private void grow() {
        int[] h = hashes;
        int[] s = starts;
        int[] l = lengths;
        int[] p = places;
        int[] r = rounds;
        int n = h.length * 2;
        hashes = new int[n];
        starts = new int[n];
        lengths = new int[n];
        places = new int[n];
        rounds = new int[n];
        for (int i = 0; i < h.length; i++) {
            if (h[i] == 0) continue;
            int at = h[i] & n - 1;
            while (hashes[at] != 0) at = at + 1 & n - 1;
            hashes[at] = h[i];
            starts[at] = s[i];
            lengths[at] = l[i];
            places[at] = p[i];
            rounds[at] = r[i];
        }
    }
}
