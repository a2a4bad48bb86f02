package tepui.drivers.d3d12.states;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The states of resources in one command list while it is recorded. What state a resource is in when the list will run is not known yet, so
 * the first uses are only noted: reads of them add up, and the list relies on their sum. From the first barrier on the states are known. When
 * the list is executed, {@link #resolve} compares with what the queue left and says what must come before it.
 *
 * <p>Barriers wait in {@link #barriers} for the next command. A buffer that was written and is read next becomes readable in all ways at
 * once. Belongs to one thread at a time, but for what is called with the queue's lock. Once the arrays have grown it allocates nothing.
 */
public final class StateTracker {
    private static final int UNUSED = -1;
    /** In {@link #now}: a barrier of this list has set the state. */
    private static final int KNOWN = 1 << 30;

    private static final int STATE = KNOWN - 1;

    private final boolean promotesTextures;
    private final BarrierList barriers = new BarrierList();
    private int count;
    private @Nullable ResourceStates[] resources = new ResourceStates[64];
    /** States that the list relies on at its start, for resources whose subresources are all alike. */
    private int[] first = new int[64];

    private int[] now = new int[64];
    /** Where in the pool the words of each subresource are; -1 while they are alike. */
    private int[] at = new int[64];
    /** The flush before which the last barrier was made. */
    private int[] flushes = new int[64];
    /** Split transitions under way. */
    private int[] open = new int[64];

    private int[] poolFirst = new int[256];
    private int[] poolNow = new int[256];
    private int poolSize;
    /** Slots by the resources' serials, for those whose hint another tracker has taken. */
    private int[] table = new int[256];

    private int flush = 1;
    private int version;

    private int splits;
    private int[] splitSlots = new int[8];
    private int[] splitBefores = new int[8];
    private int[] splitAfters = new int[8];

    public StateTracker() {
        this(true);
    }

    /** @param promotesTextures off for implementations that change a texture's layout only where a barrier says so, as vkd3d does */
    public StateTracker(boolean promotesTextures) {
        this.promotesTextures = promotesTextures;
        Arrays.fill(table, -1);
    }

    /** A new list; nothing is used in it. */
    public void begin() {
        Arrays.fill(resources, 0, count, null);
        if (count > 0) Arrays.fill(table, -1);
        count = 0;
        poolSize = 0;
        splits = 0;
        barriers.clear();
        flush++;
        version++;
    }

    /**
     * Grows with each change that may take a state away from whoever relied on it. Bindings that were used at this version and are the same still
     * need not be used again.
     */
    public int version() { // hot
        return version;
    }

    /** Barriers that must be recorded before the next command; call {@link #flushed} when they are. */
    public BarrierList barriers() { // hot
        return barriers;
    }

    /** The barriers are recorded. */
    public void flushed() { // hot
        barriers.clear();
        flush++;
    }

    // ---- uses ------------------------------------------------------------------------------------------------------

    /** The next command uses all of a resource. */
    public void use(ResourceStates r, int state) { // hot
        use(r, 0, r.levels, 0, r.layers, 0, r.planes, state);
    }

    /** The next command uses a part of a resource. */
    public void use(
            ResourceStates r, int level, int levels, int layer, int layers, int plane, int planes, int state) { // hot
        if (!ResourceState.isValid(state)) throw invalid(r, state);
        if (r.kind == ResourceStates.Kind.FIXED) {
            if (!ResourceState.contains(r.state(0), state)) throw fixed(r, state);
            return;
        }
        int slot = slot(r);
        boolean whole = levels == r.levels && layers == r.layers && planes == r.planes;
        if (!whole) check(r, level, levels, layer, layers, plane, planes);
        if (!promotesTextures && r.claim()) first(r, slot);
        if (open[slot] != 0) endSplits(slot);
        if (at[slot] >= 0 && whole) unify(slot, r.count);
        if (at[slot] < 0) {
            if (whole) {
                one(r, slot, BarrierList.ALL_SUBRESOURCES, state);
                return;
            }
            if (first[slot] != UNUSED && ResourceState.contains(now[slot] & STATE, state)) return;
            split(slot, r.count);
        }
        for (int p = plane; p < plane + planes; p++) {
            for (int y = layer; y < layer + layers; y++) {
                int from = r.subresource(level, y, p);
                for (int s = from; s < from + levels; s++) one(r, slot, s, state);
            }
        }
    }

    /** Sends all resources back to COMMON, as if no states were remembered between commands; to measure what remembering saves. */
    public void rest() {
        for (int slot = 0; slot < count; slot++) {
            ResourceStates r = resources[slot];
            if (r != null) use(r, ResourceState.COMMON);
        }
    }

    /** Unordered writes so far are seen by unordered reads and writes from now on; of all resources for null. */
    public void uav(@Nullable ResourceStates r) { // hot
        barriers.uav(r == null ? 0 : r.handle);
    }

    /** From now on {@code after} lies in memory where {@code before}, or null for anything, lay. */
    public void alias(@Nullable ResourceStates before, ResourceStates after) {
        barriers.aliasing(before == null ? 0 : before.handle, after.handle);
        // A barrier in a list before this one would come before this.
        if (after.claim()) first(after, slot(after));
    }

    private static IllegalArgumentException invalid(ResourceStates r, int state) {
        return new IllegalArgumentException("use of " + r + ": the state is " + ResourceState.name(state)
                + ", must be COMMON, one write, or reads");
    }

    private static IllegalArgumentException fixed(ResourceStates r, int state) {
        return new IllegalArgumentException("use of " + r + " as " + ResourceState.name(state)
                + ": its heap keeps it in " + ResourceState.name(r.state(0)));
    }

    private static void check(ResourceStates r, int level, int levels, int layer, int layers, int plane, int planes) {
        if (level < 0 || levels < 1 || level + levels > r.levels) {
            throw new IllegalArgumentException(
                    "use of " + r + ": levels " + level + " to " + (level + levels - 1) + ", it has " + r.levels);
        }
        if (layer < 0 || layers < 1 || layer + layers > r.layers) {
            throw new IllegalArgumentException(
                    "use of " + r + ": layers " + layer + " to " + (layer + layers - 1) + ", it has " + r.layers);
        }
        if (plane < 0 || planes < 1 || plane + planes > r.planes) {
            throw new IllegalArgumentException(
                    "use of " + r + ": planes " + plane + " to " + (plane + planes - 1) + ", it has " + r.planes);
        }
    }

    /** A subresource, or all of them while they are alike. */
    private void one(ResourceStates r, int slot, int subresource, int need) { // hot
        boolean alike = subresource == BarrierList.ALL_SUBRESOURCES;
        int i = alike ? slot : at[slot] + subresource;
        int[] firsts = alike ? first : poolFirst;
        int[] nows = alike ? now : poolNow;
        if (firsts[i] == UNUSED) {
            firsts[i] = need;
            nows[i] = need;
            return;
        }
        int state = nows[i] & STATE;
        if (ResourceState.contains(state, need)) return;
        boolean reads = addUp(r, state, need);
        if (reads && (nows[i] & KNOWN) == 0) {
            firsts[i] |= need;
            nows[i] = firsts[i];
            return;
        }
        int after = reads ? state | need : need;
        if (r.kind == ResourceStates.Kind.BUFFER
                && ResourceState.isRead(need)
                && (need & ~ResourceState.GENERIC_READ) == 0) {
            after |= ResourceState.GENERIC_READ;
        }
        nows[i] = after | KNOWN;
        transition(r, slot, subresource, state, after);
    }

    /** Reads become one state, but where a state is a layout: then only what shaders read is one. */
    private boolean addUp(ResourceStates r, int a, int b) { // hot
        if (!ResourceState.isRead(a) || !ResourceState.isRead(b)) return false;
        return promotesTextures
                || r.kind != ResourceStates.Kind.TEXTURE
                || ((a | b) & ~ResourceState.ALL_SHADER_RESOURCE) == 0;
    }

    /**
     * Nobody has used the resource, so its state is known: barriers come into this list. vkd3d gives a texture its first layout where it is first
     * recorded, which a barrier in a list before this one would come before.
     */
    private void first(ResourceStates r, int slot) {
        if (r.kind != ResourceStates.Kind.TEXTURE || first[slot] != UNUSED || at[slot] >= 0) return;
        first[slot] = r.initial;
        now[slot] = r.initial | KNOWN;
    }

    private void transition(ResourceStates r, int slot, int subresource, int before, int after) { // hot
        version++;
        if (flushes[slot] == flush) {
            int earlier = barriers.find(r.handle, subresource);
            if (earlier >= 0) {
                barriers.amend(earlier, after);
                return;
            }
        }
        flushes[slot] = flush;
        barriers.transition(r.handle, subresource, before, after, BarrierList.WHOLE);
    }

    // ---- split transitions -----------------------------------------------------------------------------------------

    /**
     * All of a resource will be used as {@code state} later and not be used before: the transition begins now and ends at its next use, whatever that
     * is, or with the list. A resource whose state is not known, or not the same in all parts, waits for its use.
     */
    public void expect(ResourceStates r, int state) {
        if (!ResourceState.isValid(state)) throw invalid(r, state);
        if (r.kind == ResourceStates.Kind.FIXED) return;
        int slot = slot(r);
        if (open[slot] != 0) return;
        if (at[slot] >= 0) unify(slot, r.count);
        if (at[slot] >= 0 || first[slot] == UNUSED) return;
        int before = now[slot] & STATE;
        if (ResourceState.contains(before, state)) return;
        if (flushes[slot] == flush && barriers.find(r.handle, BarrierList.ALL_SUBRESOURCES) >= 0) return;
        if (splits == splitSlots.length) growSplits();
        splitSlots[splits] = slot;
        splitBefores[splits] = before;
        splitAfters[splits++] = state;
        open[slot]++;
        version++;
        flushes[slot] = flush;
        barriers.transition(r.handle, BarrierList.ALL_SUBRESOURCES, before, state, BarrierList.BEGIN_ONLY);
    }

    private void endSplits(int slot) {
        for (int i = splits - 1; i >= 0; i--) {
            if (splitSlots[i] == slot) endSplit(i);
        }
    }

    private void endSplit(int i) {
        int slot = splitSlots[i];
        ResourceStates r = resource(slot);
        int begin = barriers.findBegin(r.handle, BarrierList.ALL_SUBRESOURCES);
        if (begin >= 0) {
            // Nothing was recorded since: as if it had not begun.
            barriers.remove(begin);
        } else {
            barriers.transition(
                    r.handle, BarrierList.ALL_SUBRESOURCES, splitBefores[i], splitAfters[i], BarrierList.END_ONLY);
            now[slot] = splitAfters[i] | KNOWN;
        }
        open[slot]--;
        version++;
        splits--;
        splitSlots[i] = splitSlots[splits];
        splitBefores[i] = splitBefores[splits];
        splitAfters[i] = splitAfters[splits];
    }

    private void growSplits() {
        splitSlots = Arrays.copyOf(splitSlots, 2 * splits);
        splitBefores = Arrays.copyOf(splitBefores, 2 * splits);
        splitAfters = Arrays.copyOf(splitAfters, 2 * splits);
    }

    // ---- slots -----------------------------------------------------------------------------------------------------

    private ResourceStates resource(int slot) {
        ResourceStates r = resources[slot];
        if (r == null) throw new IllegalStateException("StateTracker: nothing is in slot " + slot);
        return r;
    }

    private int slot(ResourceStates r) { // hot
        int hint = r.hint;
        if (hint < count && resources[hint] == r) return hint;
        return find(r);
    }

    private int find(ResourceStates r) {
        int[] t = table;
        int i = r.serial * 0x9e3779b1 >>> 8 & t.length - 1;
        while (t[i] >= 0) {
            if (resources[t[i]] == r) {
                r.hint = t[i];
                return t[i];
            }
            i = i + 1 & t.length - 1;
        }
        return add(r);
    }

    private int add(ResourceStates r) {
        if (count == resources.length) grow();
        int slot = count++;
        resources[slot] = r;
        first[slot] = UNUSED;
        now[slot] = 0;
        at[slot] = -1;
        flushes[slot] = 0;
        open[slot] = 0;
        enter(slot);
        r.hint = slot;
        return slot;
    }

    private void enter(int slot) {
        int i = resource(slot).serial * 0x9e3779b1 >>> 8 & table.length - 1;
        while (table[i] >= 0) i = i + 1 & table.length - 1;
        table[i] = slot;
    }

    private void grow() {
        int more = 2 * count;
        resources = Arrays.copyOf(resources, more);
        first = Arrays.copyOf(first, more);
        now = Arrays.copyOf(now, more);
        at = Arrays.copyOf(at, more);
        flushes = Arrays.copyOf(flushes, more);
        open = Arrays.copyOf(open, more);
        table = new int[4 * more];
        Arrays.fill(table, -1);
        for (int slot = 0; slot < count; slot++) enter(slot);
    }

    private void split(int slot, int subresources) {
        if (poolSize + subresources > poolFirst.length) {
            int more = Math.max(2 * poolFirst.length, poolSize + subresources);
            poolFirst = Arrays.copyOf(poolFirst, more);
            poolNow = Arrays.copyOf(poolNow, more);
        }
        at[slot] = poolSize;
        Arrays.fill(poolFirst, poolSize, poolSize + subresources, first[slot]);
        Arrays.fill(poolNow, poolSize, poolSize + subresources, now[slot]);
        poolSize += subresources;
    }

    /** Back to one word if all subresources are alike; the place in the pool is lost until the next list. */
    private void unify(int slot, int subresources) {
        int from = at[slot];
        for (int i = from + 1; i < from + subresources; i++) {
            if (poolFirst[i] != poolFirst[from] || poolNow[i] != poolNow[from]) return;
        }
        first[slot] = poolFirst[from];
        now[slot] = poolNow[from];
        at[slot] = -1;
    }

    // ---- the end ---------------------------------------------------------------------------------------------------

    /** No command follows: what has begun ends. The last barriers are to be recorded. */
    public void finish() {
        while (splits > 0) endSplit(splits - 1);
    }

    /**
     * With the queue's lock, when this list is next to be executed: adds what must be recorded in a list before it to {@code before}, and notes
     * how both leave the resources once they have decayed. The two lists are executed in one call, and no others with them.
     */
    public void resolve(BarrierList before) {
        for (int slot = 0; slot < count; slot++) {
            ResourceStates r = resource(slot);
            if (at[slot] >= 0) {
                for (int s = 0; s < r.count; s++) {
                    int i = at[slot] + s;
                    if (poolFirst[i] != UNUSED) r.set(s, resolve(r, s, r.state(s), poolFirst[i], poolNow[i], before));
                }
            } else if (first[slot] == UNUSED) {
                continue;
            } else if (r.isUniform()) {
                r.setAll(resolve(r, BarrierList.ALL_SUBRESOURCES, r.state(0), first[slot], now[slot], before));
            } else {
                for (int s = 0; s < r.count; s++) {
                    r.set(s, resolve(r, s, r.state(s), first[slot], now[slot], before));
                }
            }
            if (r.kind == ResourceStates.Kind.TEXTURE) r.unify();
            else r.setAll(ResourceState.COMMON);
        }
    }

    /** The state in which the list leaves the subresource, if it does not decay for its kind. */
    private int resolve(ResourceStates r, int subresource, int left, int need, int end, BarrierList before) {
        if ((end & KNOWN) == 0) {
            if (ResourceState.contains(left, need)) return left;
            // What was promoted and only read decays.
            if (promotes(r, left, need)) return ResourceState.isRead(need) ? ResourceState.COMMON : need;
            int after = addUp(r, left, need) ? left | need : need;
            before.transition(r.handle, subresource, left, after, BarrierList.WHOLE);
            return after;
        }
        // A barrier of the list names this state as the one before, so it must be that and no other. Several reads
        // may not all happen, so what promotion would make of them is not relied on.
        boolean exact = left == need || Integer.bitCount(need) == 1 && promotes(r, left, need);
        if (!exact) before.transition(r.handle, subresource, left, need, BarrierList.WHOLE);
        return end & STATE;
    }

    /** Does a command that needs {@code need} find it without a barrier? */
    private boolean promotes(ResourceStates r, int left, int need) {
        if (left != ResourceState.COMMON) return false;
        if (r.kind != ResourceStates.Kind.TEXTURE) {
            return (need & (ResourceState.DEPTH_READ | ResourceState.DEPTH_WRITE)) == 0;
        }
        int reads = ResourceState.ALL_SHADER_RESOURCE | ResourceState.COPY_SOURCE;
        return promotesTextures && ((need & ~reads) == 0 || need == ResourceState.COPY_DEST);
    }
}
