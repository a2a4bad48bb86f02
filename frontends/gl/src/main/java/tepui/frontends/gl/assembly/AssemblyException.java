package tepui.frontends.gl.assembly;

/** Error in an assembly program: its text breaks a rule of its language. */
public final class AssemblyException extends Exception {
    private static final long serialVersionUID = 1;

    /** Where, in bytes from the text's beginning. */
    public final int position;

    AssemblyException(int position, String message) {
        super(message);
        this.position = position;
    }
}
