package tepui.tools.trace.file;

import java.io.IOException;

/** A file that is no trace, is damaged, or is of a version that is not known; the message says where. */
public final class TraceException extends IOException {
    private static final long serialVersionUID = 1;

    public TraceException(String message) {
        super(message);
    }
}
