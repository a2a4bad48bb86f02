package tepui.pipe;

/**
 * Failure to allocate memory for a resource, even after caches were given back. The device is fine; the call did
 * nothing.
 */
public final class OutOfDeviceMemoryException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public OutOfDeviceMemoryException(String message) {
        super(message);
    }

    public OutOfDeviceMemoryException(String message, Throwable cause) {
        super(message, cause);
    }
}
