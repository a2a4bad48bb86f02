package tepui.frontends.d3d9;

/** Place for a number that a call gives back beside its result. */
public final class IntRef {
    public int value;

    /** Zero. */
    public IntRef() {}
}
