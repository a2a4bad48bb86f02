package tepui.tools.trace.file;

import java.io.EOFException;

/** The stream ends in the middle of a call. */
final class CutShortException extends EOFException {
    private static final long serialVersionUID = 1;

    CutShortException(long position) {
        super("the trace ends behind byte " + position + ", in the middle of a call");
    }
}
