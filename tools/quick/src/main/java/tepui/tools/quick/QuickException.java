package tepui.tools.quick;

/** What keeps tests from being run, said to the one who asked for them. */
final class QuickException extends Exception {
    QuickException(String message) {
        super(message);
    }
}
