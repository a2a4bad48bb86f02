package tepui.layers.log;

import org.jspecify.annotations.Nullable;

/** Failure of a replay on this device: a call failed that did not fail when it was recorded, or a thing is missing. */
public final class ReplayException extends RuntimeException {
    public ReplayException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
