package tepui.layers.debug;

/** Exception that ends a lane before its code does: discarded, or its journal ends. */
final class LaneEnd extends RuntimeException {
    private static final long serialVersionUID = 1;

    static final String DISCARDED = "discarded";

    LaneEnd(String reason) {
        super(reason, null, false, false);
    }
}
