package tepui.layers.log;

/**
 * Error in a log, which cannot be read further: cut short, damaged, or written by another version. The message says
 * where.
 */
public final class LogFormatException extends RuntimeException {
    public LogFormatException(String message) {
        super(message);
    }
}
