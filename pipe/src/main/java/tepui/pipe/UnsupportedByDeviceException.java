package tepui.pipe;

/** Error of a call that the device's {@link Caps} or format table exclude. */
public final class UnsupportedByDeviceException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UnsupportedByDeviceException(String message) {
        super(message);
    }
}
