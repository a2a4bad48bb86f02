package tepui.pipe.driver;

/** Waits for batches by their serials. */
public interface SerialWaits {
    /** Waits until everything that the serial stands for is done; submits first where that is still open. */
    void waitFor(long serial);
}
