package tepui.tools.cli;

/** The command was called wrongly; the message says how and what would be right. */
final class UsageException extends Exception {
    UsageException(String message) {
        super(message);
    }
}
