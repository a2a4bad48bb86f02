package tepui.ir;

/** Modes of interpolation: how a fragment input is made from the vertices' values. */
public enum Interpolation {
    SMOOTH,
    FLAT,
    NOPERSPECTIVE;

    /** Places in the pixel at which an input is evaluated. */
    public enum Place {
        CENTER,
        CENTROID,
        SAMPLE
    }
}
