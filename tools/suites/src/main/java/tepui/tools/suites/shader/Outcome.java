package tepui.tools.suites.shader;

import org.jspecify.annotations.Nullable;
import tepui.tools.image.Image;

/**
 * Outcome of one test.
 *
 * @param message why it failed or was skipped; empty for a pass
 * @param got the whole picture at the failed probe
 * @param expected what the probe asks for, and nothing where it does not look
 */
public record Outcome(
        Status status,
        String message,
        @Nullable Image got,
        @Nullable Image expected) {
    /** Statuses of a test. */
    public enum Status {
        PASS,
        FAIL,
        SKIP
    }

    static final Outcome PASS = new Outcome(Status.PASS, "", null, null);

    static Outcome fail(String message) {
        return new Outcome(Status.FAIL, message, null, null);
    }

    static Outcome skip(String message) {
        return new Outcome(Status.SKIP, message, null, null);
    }
}
