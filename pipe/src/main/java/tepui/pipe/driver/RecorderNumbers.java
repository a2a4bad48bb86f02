package tepui.pipe.driver;

import java.util.BitSet;

/** Numbers of a device's recorders, small and each given once at a time: places in what storages keep for each recorder. */
public final class RecorderNumbers {
    private final BitSet taken = new BitSet();

    /** A number that no other recorder has. */
    public synchronized int take() {
        int free = taken.nextClearBit(0);
        taken.set(free);
        return free;
    }

    /** The recorder is closed and its batches are done. */
    public synchronized void give(int number) {
        taken.clear(number);
    }
}
