package tepui.frontends.gl.legacy;

/** One push of attributes, as those know it who keep state of their own. */
public interface AttributeKeeper {
    /** Whether one of these groups is pushed. */
    boolean has(int groups);

    /** Puts something back when the push is popped. */
    void add(Runnable restore);

    /** Keeps switches. */
    void enables(int... caps);
}
