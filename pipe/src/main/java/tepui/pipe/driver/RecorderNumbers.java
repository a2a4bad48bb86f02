package tepui.pipe.driver;

import java.util.BitSet;

/** Small numbers of a device's recorders, each in use once at a time: a storage keeps an array entry for each recorder. */
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
