package tepui.ir;

/** Error in the text form: where it could not be read, and what was expected there. */
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
