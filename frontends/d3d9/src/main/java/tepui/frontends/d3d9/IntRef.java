package tepui.frontends.d3d9;

/** Out parameter: place for a number that a call returns beside its result. */
public final class IntRef {
    public int value;

    /** Zero. */
    public IntRef() {}
}
