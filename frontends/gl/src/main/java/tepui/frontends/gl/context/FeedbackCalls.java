package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.draw.Dirty;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.query.FeedbackObject;
import tepui.frontends.glsl.LinkedProgram;
import tepui.ir.Stage;
import tepui.pipe.Buffer;
import tepui.pipe.StreamTarget;

/** Transform feedback. */
abstract class FeedbackCalls extends SyncCalls {
    FeedbackCalls(Setup setup) {
        super(setup);
    }

    // ---- names -----------------------------------------------------------------------------------------------------

    @Override
    public void glGenTransformFeedbacks(int n, long ids) {
        if (n < 0) error(GL_INVALID_VALUE, "glGenTransformFeedbacks: n is " + n);
        else feedbacks.generate(n, ids);
    }

    @Override
    public void glCreateTransformFeedbacks(int n, long ids) {
        if (n < 0) {
            error(GL_INVALID_VALUE, "glCreateTransformFeedbacks: n is " + n);
            return;
        }
        for (int i = 0; i < n; i++) {
            int name = feedbacks.reserve();
            feedbacks.put(name, new FeedbackObject(name));
            Native.putInt(ids + 4L * i, name);
        }
    }

    @Override
    public void glDeleteTransformFeedbacks(int n, long ids) {
        if (n < 0) {
            error(GL_INVALID_VALUE, "glDeleteTransformFeedbacks: n is " + n);
            return;
        }
        for (int i = 0; i < n; i++) {
            FeedbackObject f = feedbacks.get(Native.getInt(ids + 4L * i));
            if (f != null && f.active) {
                error(GL_INVALID_OPERATION, "glDeleteTransformFeedbacks: transform feedback " + f.name + " is active");
                return;
            }
        }
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(ids + 4L * i);
            FeedbackObject f = name == 0 ? null : feedbacks.remove(name);
            if (f == null) continue;
            if (f == feedback) feedback = defaultFeedback;
            for (int b = 0; b < FeedbackObject.BUFFERS; b++) f.buffers.set(b, null, 0, 0);
            f.drop(device);
        }
    }

    @Override
    public boolean glIsTransformFeedback(int id) {
        return id != 0 && feedbacks.get(id) != null;
    }

    @Override
    public void glBindTransformFeedback(int target, int id) {
        if (target != GL_TRANSFORM_FEEDBACK) {
            error(GL_INVALID_ENUM, "glBindTransformFeedback: target is 0x" + Integer.toHexString(target));
            return;
        }
        if (feedback.active && !feedback.paused) {
            error(GL_INVALID_OPERATION, "glBindTransformFeedback: transform feedback is active");
            return;
        }
        FeedbackObject f = id == 0 ? defaultFeedback : feedbacks.get(id);
        if (f == null) {
            if (!feedbacks.isName(id)) {
                error(GL_INVALID_OPERATION, "glBindTransformFeedback: " + id + " is no name of transform feedback");
                return;
            }
            f = new FeedbackObject(id);
            feedbacks.put(id, f);
        }
        feedback = f;
        dirty |= Dirty.FEEDBACK;
    }

    // ---- capture ---------------------------------------------------------------------------------------------------

    /** The program whose outputs are captured: the last vertex stage's. */
    private @Nullable ProgramObject source() {
        for (Stage s : new Stage[] {Stage.GEOMETRY, Stage.TESS_EVAL, Stage.VERTEX}) {
            ProgramObject p = programOf(s.ordinal());
            if (p != null && p.stage(s) != null) return p;
        }
        return null;
    }

    @Override
    public void glBeginTransformFeedback(int primitiveMode) {
        if (primitiveMode != GL_POINTS && primitiveMode != GL_LINES && primitiveMode != GL_TRIANGLES) {
            error(GL_INVALID_ENUM, "glBeginTransformFeedback: mode is 0x" + Integer.toHexString(primitiveMode));
            return;
        }
        FeedbackObject f = feedback;
        ProgramObject p = source();
        LinkedProgram l = p == null ? null : p.linked();
        int count = l == null ? 0 : l.feedback().strides().size();
        if (f.active || l == null || count == 0) {
            error(
                    GL_INVALID_OPERATION,
                    "glBeginTransformFeedback: " + (f.active ? "it is active" : "no program in use captures outputs"));
            return;
        }
        for (int i = 0; i < count; i++) {
            BufferObject b = f.buffers.buffers[i];
            if (l.feedback().strides().get(i) > 0 && (b == null || b.pipe() == null)) {
                error(GL_INVALID_OPERATION, "glBeginTransformFeedback: no buffer is bound to index " + i);
                return;
            }
        }
        f.drop(device);
        f.targets = new @Nullable StreamTarget[count];
        for (int i = 0; i < count; i++) {
            BufferObject b = f.buffers.buffers[i];
            Buffer to = b == null ? null : b.pipe();
            if (to != null) f.targets[i] = device.createStreamTarget(to, f.buffers.offsets[i], f.buffers.size(i) & -4L);
        }
        f.active = true;
        f.paused = false;
        f.begun = false;
        f.mode = primitiveMode;
        dirty |= Dirty.FEEDBACK;
    }

    @Override
    public void glEndTransformFeedback() {
        FeedbackObject f = feedback;
        if (!f.active) {
            error(GL_INVALID_OPERATION, "glEndTransformFeedback: it is not active");
            return;
        }
        f.active = false;
        f.paused = false;
        f.finished = true;
        pipe.setStreamTargets(new StreamTarget[0], new boolean[0]);
        dirty |= Dirty.FEEDBACK;
    }

    @Override
    public void glPauseTransformFeedback() {
        if (!feedback.active || feedback.paused) {
            error(GL_INVALID_OPERATION, "glPauseTransformFeedback: it is not active, or paused");
            return;
        }
        feedback.paused = true;
        dirty |= Dirty.FEEDBACK;
    }

    @Override
    public void glResumeTransformFeedback() {
        if (!feedback.active || !feedback.paused) {
            error(GL_INVALID_OPERATION, "glResumeTransformFeedback: it is not paused");
            return;
        }
        feedback.paused = false;
        dirty |= Dirty.FEEDBACK;
    }

    // ---- by name ---------------------------------------------------------------------------------------------------

    private @Nullable FeedbackObject named(String call, int name, int index) {
        FeedbackObject f = name == 0 ? defaultFeedback : feedbacks.get(name);
        if (f == null) error(GL_INVALID_OPERATION, call + ": " + name + " is no transform feedback object");
        else if (index < 0 || index >= FeedbackObject.BUFFERS) {
            error(GL_INVALID_VALUE, call + ": index is " + index);
            return null;
        }
        return f;
    }

    @Override
    public void glTransformFeedbackBufferBase(int xfb, int index, int buffer) {
        FeedbackObject f = named("glTransformFeedbackBufferBase", xfb, index);
        if (f == null) return;
        BufferObject b = share.buffers.get(buffer);
        if (lacks("glTransformFeedbackBufferBase", buffer, b)) return;
        f.buffers.set(index, b, 0, 0);
    }

    private boolean lacks(String call, int name, @Nullable BufferObject buffer) {
        if (name == 0 || buffer != null) return false;
        error(GL_INVALID_VALUE, call + ": " + name + " is no buffer");
        return true;
    }

    @Override
    public void glTransformFeedbackBufferRange(int xfb, int index, int buffer, long offset, long size) {
        FeedbackObject f = named("glTransformFeedbackBufferRange", xfb, index);
        if (f == null) return;
        if (offset < 0 || size <= 0 || offset % 4 != 0 || size % 4 != 0) {
            error(GL_INVALID_VALUE, "glTransformFeedbackBufferRange: the range is " + offset + " + " + size);
            return;
        }
        BufferObject b = share.buffers.get(buffer);
        if (lacks("glTransformFeedbackBufferRange", buffer, b)) return;
        f.buffers.set(index, b, offset, size);
    }

    @Override
    public void glGetTransformFeedbackiv(int xfb, int pname, long param) {
        FeedbackObject f = named("glGetTransformFeedbackiv", xfb, 0);
        if (f == null) return;
        switch (pname) {
            case GL_TRANSFORM_FEEDBACK_PAUSED -> Native.putInt(param, f.paused ? 1 : 0);
            case GL_TRANSFORM_FEEDBACK_ACTIVE -> Native.putInt(param, f.active ? 1 : 0);
            default -> error(GL_INVALID_ENUM, "glGetTransformFeedbackiv: pname is 0x" + Integer.toHexString(pname));
        }
    }

    @Override
    public void glGetTransformFeedbacki_v(int xfb, int pname, int index, long param) {
        FeedbackObject f = named("glGetTransformFeedbacki_v", xfb, index);
        if (f == null) return;
        BufferObject b = f.buffers.buffers[index];
        if (pname == GL_TRANSFORM_FEEDBACK_BUFFER_BINDING) Native.putInt(param, b == null ? 0 : b.name);
        else error(GL_INVALID_ENUM, "glGetTransformFeedbacki_v: pname is 0x" + Integer.toHexString(pname));
    }

    @Override
    public void glGetTransformFeedbacki64_v(int xfb, int pname, int index, long param) {
        FeedbackObject f = named("glGetTransformFeedbacki64_v", xfb, index);
        if (f == null) return;
        switch (pname) {
            case GL_TRANSFORM_FEEDBACK_BUFFER_START -> Native.putLong(param, f.buffers.offsets[index]);
            case GL_TRANSFORM_FEEDBACK_BUFFER_SIZE -> Native.putLong(param, f.buffers.sizes[index]);
            default -> error(GL_INVALID_ENUM, "glGetTransformFeedbacki64_v: pname is 0x" + Integer.toHexString(pname));
        }
    }
}
