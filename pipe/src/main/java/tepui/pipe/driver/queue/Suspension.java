package tepui.pipe.driver.queue;

/** Suspends what counts and captures draws, around those that the driver makes itself. */
public interface Suspension {
    /** @param off nothing is counted or captured until it is called again with false */
    void suspend(boolean off);
}
