package tepui.frontends.d3d9;

/** Where a locked range of a buffer is. */
public final class LockedData {
    /** Its address; 0 where nothing is locked. */
    public long address;

    /** Nothing locked. */
    public LockedData() {}
}
