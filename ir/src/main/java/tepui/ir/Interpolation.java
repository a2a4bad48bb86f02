package tepui.ir;

/** How a fragment input is made from the vertices' values. */
public enum Interpolation {
    SMOOTH,
    FLAT,
    NOPERSPECTIVE;

    /** Where in the pixel it is evaluated. */
    public enum Place {
        CENTER,
        CENTROID,
        SAMPLE
    }
}
