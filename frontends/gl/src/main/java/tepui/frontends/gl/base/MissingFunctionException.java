package tepui.frontends.gl.base;

/** Error of calling a function that no version or extension announced by the context has. */
public final class MissingFunctionException extends UnsupportedOperationException {
    private static final long serialVersionUID = 1;

    public MissingFunctionException(String name) {
        super(name + ": no version or extension that the context announces has this function");
    }
}
