package tepui.drivers.vulkan;

/**
 * Who used a buffer, or a subresource of an image, since its last write: what the next barrier must wait for. In passes, the
 * number of the pass tells whether a command before the pass would come too late.
 */
final class SyncState {
    int writeStages;
    int writeAccesses;
    int readStages;
    int readAccesses;
    int layout;
    /** The pass in which it was last read or written; 0 for never. */
    int readPass;

    int writePass;
    /** The access that was noted last in {@link #readPass}. */
    int readAs;

    /** Nothing is known of it and nothing waits. */
    SyncState() {}

    /** Nothing uses it any more. */
    void clear() {
        writeStages = 0;
        writeAccesses = 0;
        readStages = 0;
        readAccesses = 0;
        readPass = 0;
        writePass = 0;
    }

    SyncState copy() {
        SyncState s = new SyncState();
        s.writeStages = writeStages;
        s.writeAccesses = writeAccesses;
        s.readStages = readStages;
        s.readAccesses = readAccesses;
        s.layout = layout;
        s.readPass = readPass;
        s.writePass = writePass;
        return s;
    }

    /** Would {@code access} need a barrier first? */
    boolean needsBarrier(int access) { // hot
        int layoutWanted = AccessTable.LAYOUTS[access];
        if (layoutWanted != 0 && layoutWanted != layout) return true;
        if (AccessTable.WRITES[access]) return (writeStages | readStages) != 0;
        int stages = AccessTable.STAGES[access];
        int accesses = AccessTable.ACCESSES[access];
        return writeStages != 0 && ((readStages & stages) != stages || (readAccesses & accesses) != accesses);
    }

    /** Was it read in this way since its last write? */
    boolean hasRead(int access) { // hot
        int wanted = AccessTable.LAYOUTS[access];
        int stages = AccessTable.STAGES[access];
        int accesses = AccessTable.ACCESSES[access];
        return (wanted == 0 || wanted == layout)
                && !AccessTable.WRITES[access]
                && (readStages & stages) == stages
                && (readAccesses & accesses) == accesses;
    }

    /** Notes that {@code access} happens, after the barrier that it needed. */
    void note(int access) { // hot
        int stages = AccessTable.STAGES[access];
        int wanted = AccessTable.LAYOUTS[access];
        if (AccessTable.WRITES[access]) {
            writeStages = stages;
            writeAccesses = AccessTable.ACCESSES[access];
            readStages = 0;
            readAccesses = 0;
        } else if (wanted != 0 && wanted != layout) {
            // The change of layout is a write that this access has waited for; others wait for this access.
            writeStages = stages;
            writeAccesses = 0;
            readStages = stages;
            readAccesses = AccessTable.ACCESSES[access];
        } else {
            readStages |= stages;
            readAccesses |= AccessTable.ACCESSES[access];
        }
        if (wanted != 0) layout = wanted;
    }
}
