package tepui.pipe.driver;

/** Batches of commands that a context hands over to its device, known by their serials. */
public interface Batches {
    /** The serial of the batch that commands go to now; it is begun where none is open. */
    long batch();

    /** Hands over the open batch; the answer is its serial, or that of the last one where none is open. */
    long submit();

    /** Waits until everything that the serial stands for is done; submits first where that is still open. */
    void waitFor(long serial);
}
