package tepui.tools.kit.scene;

import org.jspecify.annotations.Nullable;
import tepui.tools.image.ImageDifference;

/** Failure of a case; for images, with both and their difference. */
public final class KitFailure extends AssertionError {
    private final transient @Nullable ImageDifference difference;

    public KitFailure(String message) {
        this(message, null);
    }

    public KitFailure(String message, @Nullable ImageDifference difference) {
        super(message);
        this.difference = difference;
    }

    public @Nullable ImageDifference difference() {
        return difference;
    }
}
