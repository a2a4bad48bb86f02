package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Native;

/** Values of selection and feedback, as glGet... tells them. */
public final class RenderModeValues {
    private final RenderModes modes;

    public RenderModeValues(RenderModes modes) {
        this.modes = modes;
    }

    /** Pointers of the buffers of hits and feedback; whether it was one of those. */
    public boolean modesPointer(int pname, long params) {
        if (pname == GL_FEEDBACK_BUFFER_POINTER) Native.putPointer(params, modes.feedback.buffer());
        else if (pname == GL_SELECTION_BUFFER_POINTER) Native.putPointer(params, modes.hits.buffer());
        else return false;
        return true;
    }

    /** Values of this chapter, to {@code out}: how many, or -1. */
    public int selectionGet(int pname, double[] out) {
        switch (pname) {
            case GL_RENDER_MODE -> out[0] = modes.mode;
            case GL_NAME_STACK_DEPTH -> out[0] = modes.hits.depth();
            case GL_FEEDBACK_BUFFER_SIZE -> out[0] = modes.feedback.size();
            case GL_FEEDBACK_BUFFER_TYPE -> out[0] = modes.feedback.type();
            case GL_SELECTION_BUFFER_SIZE -> out[0] = modes.hits.size();
            default -> {
                return -1;
            }
        }
        return 1;
    }
}
