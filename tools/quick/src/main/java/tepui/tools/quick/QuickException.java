package tepui.tools.quick;

/** Failure that keeps tests from being run; its message is for the user. */
final class QuickException extends Exception {
    QuickException(String message) {
        super(message);
    }
}
