package tepui.pipe.driver.queue;

/** Suspension of queries and stream output, around draws that the driver makes itself. */
public interface Suspension {
    /** @param off nothing is counted or captured until it is called again with false */
    void suspend(boolean off);
}
