package tepui.tools.cli;

/** Failure of a command that was called rightly; the message names the thing and the remedy. */
final class FailureException extends Exception {
    FailureException(String message) {
        super(message);
    }

    FailureException(String message, Throwable cause) {
        super(message, cause);
    }
}
