package tepui.drivers.d3d12.com;

/** Failure of a call of Direct3D that the driver does not expect. */
public final class ComException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int result;

    ComException(int result, String message) {
        super(message);
        this.result = result;
    }

    /** The HRESULT. */
    public int result() {
        return result;
    }
}
