package tepui.tools.cli;

/** Error in how a command was called; the message says what is wrong and what would be right. */
final class UsageException extends Exception {
    UsageException(String message) {
        super(message);
    }
}
