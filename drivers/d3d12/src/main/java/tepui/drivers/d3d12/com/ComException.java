package tepui.drivers.d3d12.com;

/** Failure of a call of Direct3D that the driver does not expect. */
public final class ComException extends RuntimeException {
    private static final long serialVersionUID = 1;

    ComException(String message) {
        super(message);
    }
}
