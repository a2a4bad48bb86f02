package tepui.frontends.gl.query;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.NameTable;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.glsl.LinkedProgram;

/**
 * Error checks of transform feedback (OpenGL 4.6, 13.3 and 22.4). Each rule says whether the call goes on, or gives what
 * was named; where not, the error is recorded.
 */
public final class TransformFeedbackRules {
    private final Errors errors;
    private final Feedbacks captures;
    private final NameTable<BufferObject> buffers;

    public TransformFeedbackRules(Errors errors, Feedbacks captures, NameTable<BufferObject> buffers) {
        this.errors = errors;
        this.captures = captures;
        this.buffers = buffers;
    }

    /** What cannot be done now (13.3.1, 13.3.2). */
    private boolean refuse(String call, String why) {
        return errors.wrong(GL_INVALID_OPERATION, call + ": " + why);
    }

    // ---- objects (13.3.1) ------------------------------------------------------------------------------------------

    /** A count of names (13.3.1). */
    public boolean count(String call, int n) {
        return n >= 0 || errors.wrong(GL_INVALID_VALUE, call + ": n is " + n);
    }

    /** Objects that are deleted (13.3.1): none of them captures. */
    public boolean deletable(String call, int n, long ids) {
        if (!count(call, n)) return false;
        for (int i = 0; i < n; i++) {
            FeedbackObject f = captures.names.get(Native.getInt(ids + 4L * i));
            if (f != null && f.active) return refuse(call, "transform feedback " + f.name + " is active");
        }
        return true;
    }

    /** glBindTransformFeedback (13.3.1): not while the bound one captures, and a name of glGenTransformFeedbacks. */
    public boolean bind(String call, int target, int id) {
        if (target != GL_TRANSFORM_FEEDBACK) {
            errors.invalidEnum(call, "target", target);
            return false;
        }
        if (captures.bound.active && !captures.bound.paused) return refuse(call, "transform feedback is active");
        return id == 0
                || captures.names.get(id) != null
                || captures.names.isName(id)
                || refuse(call, id + " is no name of transform feedback");
    }

    // ---- capture (13.3.2) ------------------------------------------------------------------------------------------

    /** The primitives of glBeginTransformFeedback (13.3.2). */
    public boolean mode(String call, int mode) {
        if (mode == GL_POINTS || mode == GL_LINES || mode == GL_TRIANGLES) return true;
        errors.invalidEnum(call, "mode", mode);
        return false;
    }

    /** The program that it captures from (13.3.2): one with outputs to capture, each of which has a buffer. */
    public @Nullable LinkedProgram begin(String call, @Nullable ProgramObject p) {
        FeedbackObject f = captures.bound;
        LinkedProgram l = p == null ? null : p.linked();
        if (f.active || l == null || l.feedback().strides().isEmpty()) {
            refuse(call, f.active ? "it is active" : "no program in use captures outputs");
            return null;
        }
        List<Integer> strides = l.feedback().strides();
        for (int i = 0; i < strides.size(); i++) {
            BufferObject b = f.buffers.buffers[i];
            if (strides.get(i) > 0 && (b == null || b.pipe() == null)) {
                refuse(call, "no buffer is bound to index " + i);
                return null;
            }
        }
        return l;
    }

    /** glEndTransformFeedback (13.3.2). */
    public boolean end(String call) {
        return captures.bound.active || refuse(call, "it is not active");
    }

    /** glPauseTransformFeedback (13.3.2). */
    public boolean pause(String call) {
        return captures.bound.active && !captures.bound.paused || refuse(call, "it is not active, or paused");
    }

    /** glResumeTransformFeedback (13.3.2): with the program that it captured from. */
    public boolean resume(String call, @Nullable ProgramObject p) {
        if (!captures.bound.active || !captures.bound.paused) return refuse(call, "it is not paused");
        return p != null && p == captures.bound.program
                || refuse(call, "another program is in use than the one that it captured from");
    }

    // ---- by name (13.3.2, 22.4) ------------------------------------------------------------------------------------

    /** An object by its name, and one of its buffers (13.3.2, 22.4). */
    public @Nullable FeedbackObject named(String call, int name, int index) {
        FeedbackObject f = name == 0 ? captures.own : captures.names.get(name);
        if (f == null) {
            refuse(call, name + " is no transform feedback object");
        } else if (index < 0 || index >= f.bufferCount()) {
            errors.error(GL_INVALID_VALUE, call + ": index is " + index);
            return null;
        }
        return f;
    }

    /** The part of a buffer that is captured to (13.3.2). */
    public boolean range(String call, long offset, long size) {
        return offset >= 0 && size > 0 && offset % 4 == 0 && size % 4 == 0
                || errors.wrong(GL_INVALID_VALUE, call + ": the range is " + offset + " + " + size);
    }

    /** The buffer, 0 for none (13.3.2). */
    public boolean buffer(String call, int name) {
        return name == 0
                || buffers.get(name) != null
                || errors.wrong(GL_INVALID_VALUE, call + ": " + name + " is no buffer");
    }

    /** A property that was asked for and is none (22.4). */
    public void property(String call, int pname) {
        errors.invalidEnum(call, "pname", pname);
    }
}
