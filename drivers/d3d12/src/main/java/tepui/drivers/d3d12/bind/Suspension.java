package tepui.drivers.d3d12.bind;

/** Suspends what counts and captures draws, around those that the driver makes itself. */
public interface Suspension {
    /** @param off nothing is counted or captured until it is called again with false */
    void suspend(boolean off);
}
