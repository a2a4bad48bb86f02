package tepui.frontends.d3d9;

/** Failure of a call of the friendlier form, with the code that the API returns for it. */
public final class Direct3DException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int result;

    public Direct3DException(int result) {
        super(ResultNames.of(result) + " (0x" + Integer.toHexString(result) + ")");
        this.result = result;
    }

    /** With what to do about it. */
    public Direct3DException(int result, String message) {
        super(message + ": " + ResultNames.of(result) + " (0x" + Integer.toHexString(result) + ")");
        this.result = result;
    }

    /** The HRESULT. */
    public int result() {
        return result;
    }
}
