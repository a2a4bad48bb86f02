package tepui.frontends.gl.list;

/** Executor of recorded calls of OpenGL's functions, which has the chapters. */
public interface CallPlayer {
    /** @param at where the arguments of the call begin */
    void call(int op, int[] words, int at);
}
