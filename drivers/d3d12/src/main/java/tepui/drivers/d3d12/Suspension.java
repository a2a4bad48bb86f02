package tepui.drivers.d3d12;

/** Suspends what counts and captures draws, around those that the driver makes itself. */
interface Suspension {
    /** @param off nothing is counted or captured until it is called again with false */
    void suspend(boolean off);
}
