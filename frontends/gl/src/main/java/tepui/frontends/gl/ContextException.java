package tepui.frontends.gl;

/** Failure to create a context: its version or profile is not there. The message says what is. */
public final class ContextException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    public ContextException(String message) {
        super("GLContext.create: " + message);
    }
}
