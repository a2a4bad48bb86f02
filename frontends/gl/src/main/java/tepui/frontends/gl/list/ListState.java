package tepui.frontends.gl.list;

import static tepui.frontends.gl.constants.Enumerants.*;

/** State of display lists: the one that is being compiled, and the base of glCallLists. */
public final class ListState {
    public int base;
    /** The list that is being compiled, or 0. */
    public int compiling;
    /** Calls are executed while they are compiled. */
    public boolean executes;

    /** Values that glGet... tells, to {@code out}: how many, or -1. */
    public int get(int pname, double[] out) {
        switch (pname) {
            case GL_LIST_BASE -> out[0] = base & 0xffffffffL;
            case GL_LIST_INDEX -> out[0] = compiling & 0xffffffffL;
            case GL_LIST_MODE -> out[0] = compiling == 0 ? 0 : executes ? GL_COMPILE_AND_EXECUTE : GL_COMPILE;
            default -> {
                return -1;
            }
        }
        return 1;
    }
}
