package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

/** Values of selection and feedback, as glGet... tells them. */
public final class RenderModeValues {
    private final RenderModes modes;

    public RenderModeValues(RenderModes modes) {
        this.modes = modes;
    }

    /** Whether it names the buffer of hits or of feedback. */
    public boolean isPointer(int pname) {
        return pname == GL_FEEDBACK_BUFFER_POINTER || pname == GL_SELECTION_BUFFER_POINTER;
    }

    /** The address of one of those buffers. */
    public long pointer(int pname) {
        return pname == GL_FEEDBACK_BUFFER_POINTER ? modes.feedback.buffer() : modes.hits.buffer();
    }

    /** The values of a name, to {@code out}: how many, or -1. */
    public int get(int pname, double[] out) {
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
