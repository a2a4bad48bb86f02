package tepui.drivers.soft.geometry;

import tepui.drivers.soft.jit.KernelFrame;

/** Lane masks of a run in which only the first lanes stand for something. */
final class Masks {
    private Masks() {}

    /** Lanes 0 to {@code n} execute and count; those up to {@code lanes} do not. */
    static void first(KernelFrame frame, int n, int lanes) { // hot
        for (int l = 0; l < n; l++) {
            frame.active[l] = -1;
            frame.alive[l] = -1;
        }
        for (int l = n; l < lanes; l++) {
            frame.active[l] = 0;
            frame.alive[l] = 0;
        }
    }
}
