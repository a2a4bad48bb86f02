package tepui.targets.host;

/** Error of a client that has sent malformed data. Its link is ended. */
public final class DamagedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public DamagedException(String message) {
        super(message);
    }
}
