package tepui.frontends.d3d9.shader;

/** Error in a shader: what is wrong, and at which token or line. */
public final class ShaderException extends Exception {
    private static final long serialVersionUID = 1;

    public ShaderException(String message) {
        super(message);
    }
}
