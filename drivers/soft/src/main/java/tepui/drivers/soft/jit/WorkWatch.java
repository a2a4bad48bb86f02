package tepui.drivers.soft.jit;

import org.jspecify.annotations.Nullable;

/**
 * Watchdog over the time that one draw or dispatch takes on one thread: one of billions of vertices or groups is
 * stopped as a shader that never ends is, and the device is lost. The time is looked at once in a thousand steps.
 */
public final class WorkWatch {
    private static final int STEPS = 1024;

    private final RunLimit limit;
    private int steps;
    private @Nullable RunClock clock;

    public WorkWatch(RunLimit limit) {
        this.limit = limit;
    }

    /** The next draw or dispatch. */
    public void begin() { // hot
        steps = 0;
        clock = null;
    }

    /** A step is to come; whether nothing is to be done any more. */
    public boolean isOver() { // hot
        if (++steps % STEPS == 0) look();
        return limit.isOver();
    }

    private void look() {
        RunClock c = clock;
        if (c == null) clock = limit.begin();
        else if (c.isOver()) limit.exceed("a draw or dispatch had so much to do that it took");
    }
}
