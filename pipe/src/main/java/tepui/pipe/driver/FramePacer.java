package tepui.pipe.driver;

import tepui.pipe.DeviceOptions;

/**
 * Frame pacer: bounds how many presented frames the device may be behind: the program waits for the one so many
 * presents ago.
 */
public final class FramePacer {
    /** The most frames that may wait. */
    private static final int MOST = 16;

    private final Timeline timeline;
    private final int latency;
    private final long[] serials = new long[MOST];
    private int frame;

    /**
     * A pacer with no frames yet.
     *
     * @param latency frames that may be unfinished when a present returns; 0 waits for each
     */
    public FramePacer(Timeline timeline, int latency) {
        this.timeline = timeline;
        this.latency = latency;
    }

    /** The latency that the setting of that name asks for; without one 2. */
    public static int latency(DeviceOptions options) {
        String text = options.setting("latency", "2");
        try {
            int frames = Integer.parseInt(text);
            if (frames >= 0 && frames < MOST) return frames;
        } catch (NumberFormatException e) {
            // Told below.
        }
        throw new IllegalArgumentException("open: latency is '" + text + "', must be frames from 0 to " + (MOST - 1));
    }

    /** Whether there is room for another frame, now. */
    public boolean isRoom() {
        return latency == 0 || timeline.isDone(serials[(frame + MOST - latency) % MOST]);
    }

    /** Waits until there is room for another frame. */
    public void makeRoom() {
        if (!isRoom()) timeline.waitFor(serials[(frame + MOST - latency) % MOST]);
    }

    /** A frame has been handed over, all of it with batches up to {@code serial}. */
    public void presented(long serial) {
        serials[frame % MOST] = serial;
        frame = (frame + 1) % MOST;
        if (latency == 0) timeline.waitFor(serial);
    }
}
