package tepui.frontends.d3d9;

/**
 * IUnknown: an object that is counted. The program's count is the one that {@link #addRef} and {@link #release} answer; one that was released stays
 * until it is bound nowhere. All interfaces here are implemented by this library alone: objects of other makers are refused by a ClassCastException.
 */
public interface Unknown9 {
    int addRef();

    /** The count left; the object goes with the last one, unless the device still uses it. */
    int release();

    /** Is it gone for good? */
    boolean isDestroyed();
}
