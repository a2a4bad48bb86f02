package tepui.tools.trace.pack;

import java.io.IOException;

/** Compressed data that its format does not allow; the message says what. */
public final class PackedException extends IOException {
    private static final long serialVersionUID = 1;

    PackedException(String message) {
        super(message);
    }
}
