package tepui.frontends.gl.legacy;

/** Keeper of state that glPushAttrib saves and glPopAttrib restores, for classes with state of their own. */
public interface AttributeKeeper {
    /** Whether one of these groups is pushed. */
    boolean has(int groups);

    /** Puts something back when the push is popped. */
    void add(Runnable restore);

    /** Keeps switches. */
    void enables(int... caps);
}
