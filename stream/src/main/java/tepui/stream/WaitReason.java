package tepui.stream;

/** Reasons for which a caller waits for the driver's thread. */
public enum WaitReason {
    /** A resource was read. */
    READ,
    /** A mapping that could not be had without. */
    MAP,
    /** The result of a query. */
    QUERY,
    /** Context.finish, or the end of the context. */
    FINISH,
    /** The caller was as many pictures ahead as it may be. */
    FRAME,
    /** A present that had to be answered. */
    PRESENT,
    /** The ring was full. */
    RING_FULL,
    /** All staging memory was on its way. */
    STAGING,
    /** A surface was resized or closed. */
    SURFACE,
    /** Each packet is waited for: the mode SYNC. */
    SYNC,
    /** An upload too large for staging memory. */
    UPLOAD
}
