package tepui.drivers.d3d12;

/** Bounds how many presented frames the device may be behind: the program waits for the one so many presents ago. */
final class FramePacer {
    /** The most frames that may wait. */
    static final int MOST = 16;

    private final Timeline timeline;
    private final int latency;
    private final long[] serials = new long[MOST];
    private int frame;
    /** Presents that had to wait for the device. */
    long waits;

    /**
     * A pacer with no frames yet.
     *
     * @param latency frames that may be unfinished when a present returns; 0 waits for each
     */
    FramePacer(Timeline timeline, int latency) {
        this.timeline = timeline;
        this.latency = latency;
    }

    /** Whether there is room for another frame, now. */
    boolean isRoom() {
        return latency == 0 || timeline.isDone(serials[(frame + MOST - latency) % MOST]);
    }

    /** Waits until there is room for another frame. */
    void makeRoom() {
        if (isRoom()) return;
        waits++;
        timeline.waitFor(serials[(frame + MOST - latency) % MOST]);
    }

    /** A frame has been handed over, all of it with batches up to {@code serial}. */
    void presented(long serial) {
        serials[frame % MOST] = serial;
        frame = (frame + 1) % MOST;
        if (latency == 0 && !timeline.isDone(serial)) {
            waits++;
            timeline.waitFor(serial);
        }
    }
}
