package tepui.drivers.vulkan;

/** Waits for batches by their serials. */
interface SerialWaits {
    /** Waits until everything that the serial stands for is done; submits first where that is still open. */
    void waitFor(long serial);
}
