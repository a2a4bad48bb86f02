package tepui.pipe;

/** Stencil operations: what happens to the stored stencil value. */
public enum StencilOp {
    KEEP,
    ZERO,
    REPLACE,
    INCREMENT_CLAMP,
    DECREMENT_CLAMP,
    INVERT,
    INCREMENT_WRAP,
    DECREMENT_WRAP
}
