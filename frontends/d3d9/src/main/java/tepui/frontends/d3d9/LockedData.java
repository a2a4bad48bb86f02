package tepui.frontends.d3d9;

/** Address of a locked range of a buffer. */
public final class LockedData {
    /** Its address; 0 where nothing is locked. */
    public long address;

    /** Nothing locked. */
    public LockedData() {}
}
