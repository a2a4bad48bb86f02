package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.draw.ProgramBindings;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.query.FeedbackObject;
import tepui.frontends.gl.query.Feedbacks;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.glsl.LinkedProgram;
import tepui.ir.Stage;
import tepui.pipe.Buffer;
import tepui.pipe.Device;
import tepui.pipe.StreamTarget;

/** Transform feedback. */
public final class FeedbackCalls {
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final ShareGroup share;
    private final Dirty dirty;
    private final Errors errors;
    private final Feedbacks captures;
    private final ProgramBindings programs;

    public FeedbackCalls(
            Device device,
            tepui.pipe.Context pipe,
            ShareGroup share,
            Dirty dirty,
            Errors errors,
            Feedbacks captures,
            ProgramBindings programs) {
        this.device = device;
        this.pipe = pipe;
        this.share = share;
        this.dirty = dirty;
        this.errors = errors;
        this.captures = captures;
        this.programs = programs;
    }

    // ---- names -----------------------------------------------------------------------------------------------------

    public void glGenTransformFeedbacks(int n, long ids) {
        if (n < 0) errors.error(GL_INVALID_VALUE, "glGenTransformFeedbacks: n is " + n);
        else captures.names.generate(n, ids);
    }

    public void glCreateTransformFeedbacks(int n, long ids) {
        if (n < 0) {
            errors.error(GL_INVALID_VALUE, "glCreateTransformFeedbacks: n is " + n);
            return;
        }
        for (int i = 0; i < n; i++) {
            int name = captures.names.reserve();
            captures.add(name);
            Native.putInt(ids + 4L * i, name);
        }
    }

    public void glDeleteTransformFeedbacks(int n, long ids) {
        if (n < 0) {
            errors.error(GL_INVALID_VALUE, "glDeleteTransformFeedbacks: n is " + n);
            return;
        }
        for (int i = 0; i < n; i++) {
            FeedbackObject f = captures.names.get(Native.getInt(ids + 4L * i));
            if (f != null && f.active) {
                errors.error(
                        GL_INVALID_OPERATION,
                        "glDeleteTransformFeedbacks: transform feedback " + f.name + " is active");
                return;
            }
        }
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(ids + 4L * i);
            FeedbackObject f = name == 0 ? null : captures.names.remove(name);
            if (f == null) continue;
            if (f == captures.bound) captures.bound = captures.own;
            for (int b = 0; b < f.bufferCount(); b++) f.buffers.set(b, null, 0, 0);
            f.drop(device);
        }
    }

    public boolean glIsTransformFeedback(int id) {
        return id != 0 && captures.names.get(id) != null;
    }

    public void glBindTransformFeedback(int target, int id) {
        if (target != GL_TRANSFORM_FEEDBACK) {
            errors.error(GL_INVALID_ENUM, "glBindTransformFeedback: target is 0x" + Integer.toHexString(target));
            return;
        }
        if (captures.bound.active && !captures.bound.paused) {
            errors.error(GL_INVALID_OPERATION, "glBindTransformFeedback: transform feedback is active");
            return;
        }
        FeedbackObject f = id == 0 ? captures.own : captures.names.get(id);
        if (f == null) {
            if (!captures.names.isName(id)) {
                errors.error(
                        GL_INVALID_OPERATION, "glBindTransformFeedback: " + id + " is no name of transform feedback");
                return;
            }
            f = captures.add(id);
        }
        captures.bound = f;
        dirty.bits |= Dirty.FEEDBACK;
    }

    // ---- capture ---------------------------------------------------------------------------------------------------

    /** The program whose outputs are captured: the last vertex stage's. */
    private @Nullable ProgramObject source() {
        for (Stage s : new Stage[] {Stage.GEOMETRY, Stage.TESS_EVAL, Stage.VERTEX}) {
            ProgramObject p = programs.programOf(s.ordinal());
            if (p != null && p.stage(s) != null) return p;
        }
        return null;
    }

    public void glBeginTransformFeedback(int primitiveMode) {
        if (primitiveMode != GL_POINTS && primitiveMode != GL_LINES && primitiveMode != GL_TRIANGLES) {
            errors.error(GL_INVALID_ENUM, "glBeginTransformFeedback: mode is 0x" + Integer.toHexString(primitiveMode));
            return;
        }
        FeedbackObject f = captures.bound;
        ProgramObject p = source();
        LinkedProgram l = p == null ? null : p.linked();
        int count = l == null ? 0 : l.feedback().strides().size();
        if (f.active || p == null || l == null || count == 0) {
            errors.error(
                    GL_INVALID_OPERATION,
                    "glBeginTransformFeedback: " + (f.active ? "it is active" : "no program in use captures outputs"));
            return;
        }
        for (int i = 0; i < count; i++) {
            BufferObject b = f.buffers.buffers[i];
            if (l.feedback().strides().get(i) > 0 && (b == null || b.pipe() == null)) {
                errors.error(GL_INVALID_OPERATION, "glBeginTransformFeedback: no buffer is bound to index " + i);
                return;
            }
        }
        f.drop(device);
        f.targets = new @Nullable StreamTarget[count];
        f.room = Long.MAX_VALUE;
        f.capture(p);
        for (int i = 0; i < count; i++) {
            int stride = l.feedback().strides().get(i);
            if (stride > 0) f.room = Math.min(f.room, f.buffers.size(i) / stride);
            BufferObject b = f.buffers.buffers[i];
            Buffer to = b == null ? null : b.pipe();
            if (to != null) f.targets[i] = device.createStreamTarget(to, f.buffers.offsets[i], f.buffers.size(i) & -4L);
        }
        f.active = true;
        f.paused = false;
        f.begun = false;
        f.mode = primitiveMode;
        dirty.bits |= Dirty.FEEDBACK;
    }

    public void glEndTransformFeedback() {
        FeedbackObject f = captures.bound;
        if (!f.active) {
            errors.error(GL_INVALID_OPERATION, "glEndTransformFeedback: it is not active");
            return;
        }
        f.active = false;
        f.paused = false;
        f.capture(null);
        f.finished = true;
        pipe.setStreamTargets(new StreamTarget[0], new boolean[0]);
        dirty.bits |= Dirty.FEEDBACK;
    }

    public void glPauseTransformFeedback() {
        if (!captures.bound.active || captures.bound.paused) {
            errors.error(GL_INVALID_OPERATION, "glPauseTransformFeedback: it is not active, or paused");
            return;
        }
        captures.bound.paused = true;
        dirty.bits |= Dirty.FEEDBACK;
    }

    public void glResumeTransformFeedback() {
        if (!captures.bound.active || !captures.bound.paused) {
            errors.error(GL_INVALID_OPERATION, "glResumeTransformFeedback: it is not paused");
            return;
        }
        ProgramObject p = source();
        if (p == null || p != captures.bound.program) {
            errors.error(
                    GL_INVALID_OPERATION,
                    "glResumeTransformFeedback: another program is in use than the one that it captured from");
            return;
        }
        captures.bound.paused = false;
        dirty.bits |= Dirty.FEEDBACK;
    }

    // ---- by name ---------------------------------------------------------------------------------------------------

    private @Nullable FeedbackObject named(String call, int name, int index) {
        FeedbackObject f = name == 0 ? captures.own : captures.names.get(name);
        if (f == null) errors.error(GL_INVALID_OPERATION, call + ": " + name + " is no transform feedback object");
        else if (index < 0 || index >= f.bufferCount()) {
            errors.error(GL_INVALID_VALUE, call + ": index is " + index);
            return null;
        }
        return f;
    }

    public void glTransformFeedbackBufferBase(int xfb, int index, int buffer) {
        FeedbackObject f = named("glTransformFeedbackBufferBase", xfb, index);
        if (f == null) return;
        BufferObject b = share.buffers.get(buffer);
        if (lacks("glTransformFeedbackBufferBase", buffer, b)) return;
        f.buffers.set(index, b, 0, 0);
    }

    private boolean lacks(String call, int name, @Nullable BufferObject buffer) {
        if (name == 0 || buffer != null) return false;
        errors.error(GL_INVALID_VALUE, call + ": " + name + " is no buffer");
        return true;
    }

    public void glTransformFeedbackBufferRange(int xfb, int index, int buffer, long offset, long size) {
        FeedbackObject f = named("glTransformFeedbackBufferRange", xfb, index);
        if (f == null) return;
        if (offset < 0 || size <= 0 || offset % 4 != 0 || size % 4 != 0) {
            errors.error(GL_INVALID_VALUE, "glTransformFeedbackBufferRange: the range is " + offset + " + " + size);
            return;
        }
        BufferObject b = share.buffers.get(buffer);
        if (lacks("glTransformFeedbackBufferRange", buffer, b)) return;
        f.buffers.set(index, b, offset, size);
    }

    public void glGetTransformFeedbackiv(int xfb, int pname, long param) {
        FeedbackObject f = named("glGetTransformFeedbackiv", xfb, 0);
        if (f == null) return;
        switch (pname) {
            case GL_TRANSFORM_FEEDBACK_PAUSED -> Native.putInt(param, f.paused ? 1 : 0);
            case GL_TRANSFORM_FEEDBACK_ACTIVE -> Native.putInt(param, f.active ? 1 : 0);
            default ->
                errors.error(GL_INVALID_ENUM, "glGetTransformFeedbackiv: pname is 0x" + Integer.toHexString(pname));
        }
    }

    public void glGetTransformFeedbacki_v(int xfb, int pname, int index, long param) {
        FeedbackObject f = named("glGetTransformFeedbacki_v", xfb, index);
        if (f == null) return;
        BufferObject b = f.buffers.buffers[index];
        if (pname == GL_TRANSFORM_FEEDBACK_BUFFER_BINDING) Native.putInt(param, b == null ? 0 : b.name);
        else errors.error(GL_INVALID_ENUM, "glGetTransformFeedbacki_v: pname is 0x" + Integer.toHexString(pname));
    }

    public void glGetTransformFeedbacki64_v(int xfb, int pname, int index, long param) {
        FeedbackObject f = named("glGetTransformFeedbacki64_v", xfb, index);
        if (f == null) return;
        switch (pname) {
            case GL_TRANSFORM_FEEDBACK_BUFFER_START -> Native.putLong(param, f.buffers.offsets[index]);
            case GL_TRANSFORM_FEEDBACK_BUFFER_SIZE -> Native.putLong(param, f.buffers.told(index));
            default ->
                errors.error(GL_INVALID_ENUM, "glGetTransformFeedbacki64_v: pname is 0x" + Integer.toHexString(pname));
        }
    }
}
