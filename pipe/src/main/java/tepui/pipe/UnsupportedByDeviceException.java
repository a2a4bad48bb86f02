package tepui.pipe;

/** The device's {@link Caps} or format table say no, and the call was made all the same. */
public final class UnsupportedByDeviceException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnsupportedByDeviceException(String message) {
        super(message);
    }
}
