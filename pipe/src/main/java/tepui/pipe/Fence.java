package tepui.pipe;

/** Fence: a point in a context's work. Drivers extend it; {@link Context#flush} makes them. */
public abstract non-sealed class Fence extends DeviceObject {
    protected Fence() {}

    /** Has everything before it been done? */
    public abstract boolean isSignaled();

    /**
     * Waits up to {@code nanoseconds}, or until the thread is interrupted, which it stays.
     *
     * @return whether it is signalled
     */
    public abstract boolean await(long nanoseconds);
}
