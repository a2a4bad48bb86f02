package tepui.drivers.soft.code;

/** Label: a place in code that may be named before it is known. */
public final class Label {
    /** Offset from the start of the code, -1 while unknown. */
    int at = -1;
}
