package tepui.frontends.glsl.syntax;

/** Group of #if to #endif that is open. */
final class ConditionalGroup {
    final int pos;
    /** Depth of #include of the string that it begins in. */
    final int depth;

    final boolean parentActive;
    /** One of its branches has been taken. */
    boolean taken;

    boolean active;
    boolean sawElse;

    ConditionalGroup(int pos, int depth, boolean parentActive, boolean active) {
        this.pos = pos;
        this.depth = depth;
        this.parentActive = parentActive;
        this.active = active;
        this.taken = active;
    }
}
