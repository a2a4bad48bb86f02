package tepui.tools.suites.shader;

import org.jspecify.annotations.Nullable;
import tepui.tools.image.Image;

/** Failure of a probe that saw other colours than it asks for, with the pictures. */
final class ProbeFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    final transient @Nullable Image got;
    final transient @Nullable Image expected;

    ProbeFailure(String message, Image got, Image expected) {
        super(message);
        this.got = got;
        this.expected = expected;
    }
}
