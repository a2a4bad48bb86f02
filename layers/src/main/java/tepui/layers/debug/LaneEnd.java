package tepui.layers.debug;

/** Exception that ends a lane before its code does: discarded, or its journal ends. */
final class LaneEnd extends RuntimeException {
    private static final long serialVersionUID = 1;

    LaneEnd(String reason) {
        super(reason, null, false, false);
    }
}
