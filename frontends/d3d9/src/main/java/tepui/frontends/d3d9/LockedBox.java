package tepui.frontends.d3d9;

/** D3DLOCKED_BOX. */
public final class LockedBox {
    /** Address of the first texel; 0 where nothing is locked. */
    public long bits;

    public int rowPitch;
    public int slicePitch;

    /** Nothing locked. */
    public LockedBox() {}
}
