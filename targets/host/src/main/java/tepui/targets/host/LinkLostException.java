package tepui.targets.host;

/** Loss of a client while something was asked of it. */
public final class LinkLostException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public LinkLostException(String message) {
        super(message);
    }
}
