package tepui.tools.trace.file;

/** Numbers in the stream of a trace: of events, of what is told of a call, and of values. */
final class Kind {
    /** The newest version that is known, and the one that is written. */
    static final int NEWEST = 6;

    static final int ENTER = 0;
    static final int LEAVE = 1;

    static final int END = 0;
    static final int ARGUMENT = 1;
    static final int RESULT = 2;
    static final int THREAD = 3;
    static final int BACKTRACE = 4;
    static final int FLAGS = 5;

    static final int FRAME_END = 0;
    static final int FRAME_MODULE = 1;
    static final int FRAME_FUNCTION = 2;
    static final int FRAME_SOURCE = 3;
    static final int FRAME_LINE = 4;
    static final int FRAME_OFFSET = 5;

    static final int NULL = 0;
    static final int FALSE = 1;
    static final int TRUE = 2;
    static final int NEGATIVE = 3;
    static final int NUMBER = 4;
    static final int FLOAT = 5;
    static final int DOUBLE = 6;
    static final int TEXT = 7;
    static final int BLOB = 8;
    static final int CONSTANT = 9;
    static final int BITS = 10;
    static final int ARRAY = 11;
    static final int STRUCT = 12;
    static final int POINTER = 13;
    static final int SHOWN = 14;
    static final int WIDE = 15;

    private Kind() {}
}
