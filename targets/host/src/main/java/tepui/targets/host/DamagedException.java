package tepui.targets.host;

/** What a client has sent makes no sense. Its link is ended. */
public final class DamagedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public DamagedException(String message) {
        super(message);
    }
}
