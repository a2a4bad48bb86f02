package tepui.frontends.gl.legacy;

/** Level of the attribute stack that is being pushed, to which classes with state of their own add what restores it. */
public interface AttributeKeeper {
    /** Whether one of these groups is pushed. */
    boolean has(int groups);

    /** Puts something back when the push is popped. */
    void add(Runnable restore);

    /** Keeps switches. */
    void enables(int... caps);
}
