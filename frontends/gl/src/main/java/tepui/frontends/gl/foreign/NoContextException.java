package tepui.frontends.gl.foreign;

/** Failure of a call of OpenGL on a thread without a current context. */
public final class NoContextException extends IllegalStateException {
    private static final long serialVersionUID = 1;

    /** With the call, the thread and the remedy as its message. */
    public NoContextException(String message) {
        super(message);
    }
}
