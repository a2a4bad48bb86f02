package tepui.drivers.d3d12.dxbc;

/**
 * Error of a shader that shader model 5.1, or the device at hand, has no code for; the message names the operation and
 * why.
 */
public final class InexpressibleShaderException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    public InexpressibleShaderException(String message) {
        super(message);
    }
}
