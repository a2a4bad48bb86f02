package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.ArrayDeque;

/** Attribute stacks: what glPopAttrib and its twin for client state bring back. */
public final class AttribStacks {
    public static final int DEPTH = 16;

    public final ArrayDeque<SavedAttributes> server = new ArrayDeque<>();
    public final ArrayDeque<SavedAttributes> client = new ArrayDeque<>();

    /** Values that glGet... tells, to {@code out}: how many, or -1. */
    public int get(int pname, double[] out) {
        switch (pname) {
            case GL_ATTRIB_STACK_DEPTH -> out[0] = server.size();
            case GL_CLIENT_ATTRIB_STACK_DEPTH -> out[0] = client.size();
            default -> {
                return -1;
            }
        }
        return 1;
    }
}
