package tepui.ir;

/** The text form could not be read: where, and what was expected there. */
public final class IrParseException extends IllegalArgumentException {
    private final int line;
    private final int column;

    IrParseException(int line, int column, String problem) {
        super("shader text " + line + ":" + column + ": " + problem);
        this.line = line;
        this.column = column;
    }

    /** Counted from 1. */
    public int line() {
        return line;
    }

    /** Counted from 1. */
    public int column() {
        return column;
    }
}
