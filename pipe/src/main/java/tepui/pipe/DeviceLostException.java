package tepui.pipe;

/** The device is gone: everything on it is lost, a new one must be opened. The message says what is known. */
public final class DeviceLostException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public DeviceLostException(String message) {
        super(message);
    }

    public DeviceLostException(String message, Throwable cause) {
        super(message, cause);
    }
}
