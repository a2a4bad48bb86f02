package tepui.ir;

/** The six programmable stages, in pipeline order with compute last. The ordinal indexes per-stage arrays. */
public enum Stage {
    VERTEX,
    TESS_CONTROL,
    TESS_EVAL,
    GEOMETRY,
    FRAGMENT,
    COMPUTE;

    public static final int COUNT = 6;

    /** The spelling in the text form and on the command line. */
    public String text() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
