package tepui.tools.cli;

/** The command was called rightly and cannot be carried out; the message names the thing and the remedy. */
final class FailureException extends Exception {
    FailureException(String message) {
        super(message);
    }

    FailureException(String message, Throwable cause) {
        super(message, cause);
    }
}
