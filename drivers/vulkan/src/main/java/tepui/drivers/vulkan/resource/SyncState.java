package tepui.drivers.vulkan.resource;

/**
 * Synchronisation state of a buffer or a subresource: the uses since its last write, for which the next barrier must
 * wait. There are two kinds. A context's says what its open batch did, and how the batch enters: what its first
 * commands need of whatever the queue did before, which only the queue's order can tell. The queue's says what all
 * batches that were handed over did ({@code QueueOrder}).
 */
public final class SyncState {
    /** Buffers have no layouts. */
    private final boolean image;

    public int writeStages;
    public int writeAccesses;
    public int readStages;
    int readAccesses;
    public int layout;

    // ---- of a context's alone
    /** The batch of which it tells; of another one it tells nothing but when the context used it last. */
    public long serial;

    /** The last batch of the context that wrote. */
    public long writeSerial;
    /** The pass in which it was last read or written; 0 for never. */
    public int readPass;

    public int writePass;
    /** The access that was noted last in {@link #readPass}. */
    public int readAs;
    /** Stages of the batch's first commands; none: the batch has not used it. */
    public int entryStages;

    public int entryAccesses;
    public int entryLayout;
    /** The first command writes, and whether it writes all: then nothing of what was there is needed. */
    boolean entryWrites;

    public boolean entryDiscards;
    /** So far the batch has only read, in one layout: further reads need no barrier in the batch. */
    boolean entryOpen;

    /** Nothing is known of it and nothing waits. */
    SyncState(boolean image) {
        this.image = image;
    }

    /** Nothing uses it any more. */
    void clear() {
        writeStages = 0;
        writeAccesses = 0;
        readStages = 0;
        readAccesses = 0;
        readPass = 0;
        writePass = 0;
    }

    /** Another batch begins to use it. */
    public void start(long batch) {
        clear();
        serial = batch;
        layout = 0;
        entryStages = 0;
        entryAccesses = 0;
        entryLayout = 0;
        entryWrites = false;
        entryDiscards = false;
        entryOpen = false;
    }

    SyncState copy() {
        SyncState s = new SyncState(image);
        s.writeStages = writeStages;
        s.writeAccesses = writeAccesses;
        s.readStages = readStages;
        s.readAccesses = readAccesses;
        s.layout = layout;
        s.serial = serial;
        s.writeSerial = writeSerial;
        s.readPass = readPass;
        s.writePass = writePass;
        s.readAs = readAs;
        s.entryStages = entryStages;
        s.entryAccesses = entryAccesses;
        s.entryLayout = entryLayout;
        s.entryWrites = entryWrites;
        s.entryDiscards = entryDiscards;
        s.entryOpen = entryOpen;
        return s;
    }

    /** Has the batch not used it yet? */
    public boolean isFresh() { // hot
        return entryStages == 0;
    }

    /** It waits for what those stages wait for, and holds nothing. */
    public void acquired(int stages) {
        entryStages = stages;
        writeStages = stages;
    }

    private int layoutOf(int access) { // hot
        return image ? AccessTable.LAYOUTS[access] : 0;
    }

    /** Would {@code access} need a barrier in the batch first? */
    public boolean needsBarrier(int access) { // hot
        if (entryStages == 0) return false;
        int layoutWanted = layoutOf(access);
        if (layoutWanted != 0 && layoutWanted != layout) return true;
        if (AccessTable.WRITES[access]) return (writeStages | readStages) != 0;
        int stages = AccessTable.STAGES[access];
        int accesses = AccessTable.ACCESSES[access];
        return writeStages != 0 && ((readStages & stages) != stages || (readAccesses & accesses) != accesses);
    }

    /** Was it read in this way since its last write? */
    public boolean hasRead(int access) { // hot
        int wanted = layoutOf(access);
        int stages = AccessTable.STAGES[access];
        int accesses = AccessTable.ACCESSES[access];
        return (wanted == 0 || wanted == layout)
                && !AccessTable.WRITES[access]
                && (readStages & stages) == stages
                && (readAccesses & accesses) == accesses;
    }

    /** Notes that {@code access} happens, after the barrier that it needed. */
    public void note(int access) { // hot
        int wanted = layoutOf(access);
        if (entryStages == 0) {
            entryLayout = wanted;
            entryWrites = AccessTable.WRITES[access];
            entryOpen = !entryWrites;
            layout = wanted;
        }
        if (entryOpen) {
            if (!AccessTable.WRITES[access] && (wanted == 0 || wanted == layout)) {
                entryStages |= AccessTable.STAGES[access];
                entryAccesses |= AccessTable.ACCESSES[access];
                readStages = entryStages;
                readAccesses = entryAccesses;
                return;
            }
            entryOpen = false;
        } else if (entryStages == 0) {
            entryStages = AccessTable.STAGES[access];
            entryAccesses = AccessTable.ACCESSES[access];
        }
        apply(AccessTable.STAGES[access], AccessTable.ACCESSES[access], wanted, AccessTable.WRITES[access]);
    }

    private void apply(int stages, int accesses, int wanted, boolean writes) { // hot
        if (writes) {
            writeStages = stages;
            writeAccesses = accesses;
            readStages = 0;
            readAccesses = 0;
        } else if (wanted != 0 && wanted != layout) {
            // The change of layout is a write that this access has waited for; others wait for this access.
            writeStages = stages;
            writeAccesses = 0;
            readStages = stages;
            readAccesses = accesses;
        } else {
            readStages |= stages;
            readAccesses |= accesses;
        }
        if (wanted != 0) layout = wanted;
    }

    // ---- of subresources together ---------------------------------------------------------------------------------

    /** Has it entered the batch in the same way? */
    boolean entersLike(SyncState other) {
        return entryStages == other.entryStages
                && entryAccesses == other.entryAccesses
                && entryLayout == other.entryLayout
                && entryWrites == other.entryWrites
                && entryDiscards == other.entryDiscards
                && entryOpen == other.entryOpen;
    }

    /** Takes over how another one entered the batch, which is settled. */
    void entersAs(SyncState other) {
        entryStages = other.entryStages;
        entryAccesses = other.entryAccesses;
        entryLayout = other.entryLayout;
        entryWrites = other.entryWrites;
        entryDiscards = other.entryDiscards;
        entryOpen = false;
    }

    /** The joint state of parts that were all used alike just now: a wait for one is a wait for all. */
    static SyncState ofAll(SyncState[] parts) {
        SyncState s = parts[0].copy();
        boolean alike = true;
        int reads = 0;
        for (SyncState p : parts) {
            alike &= p.isLike(s) && p.entersLike(s);
            reads |= p.readStages;
        }
        if (alike) return s;
        for (SyncState p : parts) {
            // What its batch has only read may have been written before: others wait for those who have seen that.
            s.writeStages |= p.entryOpen ? p.readStages : p.writeStages;
            s.writeAccesses |= p.writeAccesses;
            s.readStages &= p.readStages;
            s.readAccesses &= p.readAccesses;
        }
        s.writeStages |= reads & ~s.readStages;
        s.entryOpen = false;
        return s;
    }

    // ---- of the queue's -------------------------------------------------------------------------------------------

    /** Must the queue change the layout before a batch that enters so? */
    public boolean changesLayout(SyncState batch) {
        return batch.entryLayout != 0 && batch.entryLayout != layout;
    }

    /** The stages of what was done before that a batch waits for that enters so; 0 for none. */
    public int waitedFor(SyncState batch) {
        if (batch.entryWrites || changesLayout(batch)) return writeStages | readStages;
        boolean seen = (readStages & batch.entryStages) == batch.entryStages
                && (readAccesses & batch.entryAccesses) == batch.entryAccesses;
        int waited = writeStages != 0 && !seen ? writeStages : 0;
        // What the batch reads first and writes then waits in the
        // batch for its own reads, and through them for those before.
        return batch.entryOpen ? waited : waited | readStages;
    }

    /** The writes of those that are waited for. */
    public int madeBy(int stages) {
        return (stages & writeStages) == writeStages ? writeAccesses : 0;
    }

    /** The batch was handed over. */
    public void follow(SyncState batch) {
        if (!batch.entryOpen) {
            writeStages = batch.writeStages;
            writeAccesses = batch.writeAccesses;
            readStages = batch.readStages;
            readAccesses = batch.readAccesses;
            if (batch.layout != 0) layout = batch.layout;
        } else {
            apply(batch.entryStages, batch.entryAccesses, batch.entryLayout, false);
        }
    }

    /** Is the next batch to know the same of both? */
    boolean isLike(SyncState other) {
        return layout == other.layout
                && writeStages == other.writeStages
                && writeAccesses == other.writeAccesses
                && readStages == other.readStages
                && readAccesses == other.readAccesses;
    }
}
