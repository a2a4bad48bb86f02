package tepui.frontends.d3d9.present;

import tepui.frontends.d3d9.DisplayMode9;
import tepui.frontends.d3d9.RasterStatus9;

/**
 * Clock of a screen's refresh: when a screen of a mode draws which line. No screen below tells, so it is the clock: lines follow each other evenly at the mode's rate, and a
 * twelfth of the time between two pictures is blank.
 */
public record Refresh(DisplayMode9 mode) {
    private static final int USUAL_RATE = 60;
    private static final int BLANK_SHARE = 12;

    private int rate() {
        return mode.refreshRate() > 0 ? mode.refreshRate() : USUAL_RATE;
    }

    /** Nanoseconds from one picture to the next. */
    public long period() {
        return 1_000_000_000L / rate();
    }

    private long shown() {
        return period() - period() / BLANK_SHARE;
    }

    /** The line at a time in nanoseconds. */
    public RasterStatus9 at(long time) {
        long within = Math.floorMod(time, period());
        if (within >= shown()) return new RasterStatus9(true, 0);
        return new RasterStatus9(false, (int) (within * Math.max(1, mode.height()) / shown()));
    }

    /** Nanoseconds until the next picture's lines end. */
    public long untilBlank(long time) {
        long left = shown() - Math.floorMod(time, period());
        return left > 0 ? left : left + period();
    }

    /** How many pictures ended before a time. */
    public int count(long time) {
        return (int) Math.floorDiv(time, period());
    }
}
