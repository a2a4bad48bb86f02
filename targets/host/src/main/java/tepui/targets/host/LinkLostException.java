package tepui.targets.host;

/** The client is gone while something was asked of it. */
public final class LinkLostException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public LinkLostException(String message) {
        super(message);
    }
}
