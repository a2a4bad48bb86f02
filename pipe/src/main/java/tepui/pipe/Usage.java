package tepui.pipe;

/** Usage hints for placement: how often a resource is written by the processor. */
public enum Usage {
    DEFAULT,
    /** Written before its first use only; a driver may be slow where that does not hold, but works. */
    IMMUTABLE,
    /** Written now and then, used several times. */
    DYNAMIC,
    /** Written, used once. */
    STREAM,
    /** Lives on the processor's side: read-back and staging. */
    STAGING
}
