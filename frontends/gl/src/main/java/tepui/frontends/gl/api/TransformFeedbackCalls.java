package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.draw.ProgramBindings;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.query.FeedbackObject;
import tepui.frontends.gl.query.Feedbacks;
import tepui.frontends.gl.query.TransformFeedbackRules;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.glsl.LinkedProgram;
import tepui.ir.Stage;
import tepui.pipe.Buffer;
import tepui.pipe.Device;
import tepui.pipe.StreamTarget;

/** Transform feedback (OpenGL 4.6, 13.3). */
public final class TransformFeedbackCalls {
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final ShareGroup share;
    private final Dirty dirty;
    private final Feedbacks captures;
    private final ProgramBindings programs;
    private final TransformFeedbackRules rules;

    public TransformFeedbackCalls(
            Device device,
            tepui.pipe.Context pipe,
            ShareGroup share,
            Dirty dirty,
            Feedbacks captures,
            ProgramBindings programs,
            TransformFeedbackRules rules) {
        this.device = device;
        this.pipe = pipe;
        this.share = share;
        this.dirty = dirty;
        this.captures = captures;
        this.programs = programs;
        this.rules = rules;
    }

    // ---- names -----------------------------------------------------------------------------------------------------

    public void glGenTransformFeedbacks(int n, long ids) {
        if (rules.count("glGenTransformFeedbacks", n)) captures.names.generate(n, ids);
    }

    public void glCreateTransformFeedbacks(int n, long ids) {
        if (!rules.count("glCreateTransformFeedbacks", n)) return;
        for (int i = 0; i < n; i++) {
            int name = captures.names.reserve();
            captures.add(name);
            Native.putInt(ids + 4L * i, name);
        }
    }

    public void glDeleteTransformFeedbacks(int n, long ids) {
        if (!rules.deletable("glDeleteTransformFeedbacks", n, ids)) return;
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
        if (!rules.bind("glBindTransformFeedback", target, id)) return;
        FeedbackObject f = id == 0 ? captures.own : captures.names.get(id);
        if (f == null) f = captures.add(id);
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
        String call = "glBeginTransformFeedback";
        if (!rules.mode(call, primitiveMode)) return;
        ProgramObject p = source();
        LinkedProgram l = rules.begin(call, p);
        if (p == null || l == null) return;
        FeedbackObject f = captures.bound;
        int count = l.feedback().strides().size();
        f.drop(device);
        f.targets = new @Nullable StreamTarget[count];
        f.room = Long.MAX_VALUE;
        f.capture(p);
        for (int i = 0; i < count; i++) {
            int stride = l.feedback().strides().get(i);
            if (stride > 0) f.room = Math.min(f.room, f.buffers.size(i) / stride);
            BufferObject b = f.buffers.buffers[i];
            Buffer to = b == null ? null : b.pipe();
            if (to == null) continue;
            // A range that begins behind the buffer's end is empty: it ends where the buffer does.
            long offset = Math.min(f.buffers.offsets[i], to.size() & -4L);
            f.targets[i] = device.createStreamTarget(to, offset, f.buffers.size(i) & -4L);
        }
        f.active = true;
        f.paused = false;
        f.begun = false;
        f.mode = primitiveMode;
        dirty.bits |= Dirty.FEEDBACK;
    }

    public void glEndTransformFeedback() {
        if (!rules.end("glEndTransformFeedback")) return;
        FeedbackObject f = captures.bound;
        f.active = false;
        f.paused = false;
        f.capture(null);
        f.finished = true;
        pipe.setStreamTargets(new StreamTarget[0], new boolean[0]);
        dirty.bits |= Dirty.FEEDBACK;
    }

    public void glPauseTransformFeedback() {
        if (!rules.pause("glPauseTransformFeedback")) return;
        captures.bound.paused = true;
        dirty.bits |= Dirty.FEEDBACK;
    }

    public void glResumeTransformFeedback() {
        if (!rules.resume("glResumeTransformFeedback", source())) return;
        captures.bound.paused = false;
        dirty.bits |= Dirty.FEEDBACK;
    }

    // ---- by name ---------------------------------------------------------------------------------------------------

    public void glTransformFeedbackBufferBase(int xfb, int index, int buffer) {
        FeedbackObject f = rules.named("glTransformFeedbackBufferBase", xfb, index);
        if (f == null || !rules.buffer("glTransformFeedbackBufferBase", buffer)) return;
        f.buffers.set(index, share.buffers.get(buffer), 0, 0);
    }

    public void glTransformFeedbackBufferRange(int xfb, int index, int buffer, long offset, long size) {
        String call = "glTransformFeedbackBufferRange";
        FeedbackObject f = rules.named(call, xfb, index);
        if (f == null || !rules.range(call, offset, size) || !rules.buffer(call, buffer)) return;
        f.buffers.set(index, share.buffers.get(buffer), offset, size);
    }

    public void glGetTransformFeedbackiv(int xfb, int pname, long param) {
        FeedbackObject f = rules.named("glGetTransformFeedbackiv", xfb, 0);
        if (f == null) return;
        switch (pname) {
            case GL_TRANSFORM_FEEDBACK_PAUSED -> Native.putInt(param, f.paused ? 1 : 0);
            case GL_TRANSFORM_FEEDBACK_ACTIVE -> Native.putInt(param, f.active ? 1 : 0);
            default -> rules.property("glGetTransformFeedbackiv", pname);
        }
    }

    public void glGetTransformFeedbacki_v(int xfb, int pname, int index, long param) {
        FeedbackObject f = rules.named("glGetTransformFeedbacki_v", xfb, index);
        if (f == null) return;
        BufferObject b = f.buffers.buffers[index];
        if (pname == GL_TRANSFORM_FEEDBACK_BUFFER_BINDING) Native.putInt(param, b == null ? 0 : b.name);
        else rules.property("glGetTransformFeedbacki_v", pname);
    }

    public void glGetTransformFeedbacki64_v(int xfb, int pname, int index, long param) {
        FeedbackObject f = rules.named("glGetTransformFeedbacki64_v", xfb, index);
        if (f == null) return;
        switch (pname) {
            case GL_TRANSFORM_FEEDBACK_BUFFER_START -> Native.putLong(param, f.buffers.offsets[index]);
            case GL_TRANSFORM_FEEDBACK_BUFFER_SIZE -> Native.putLong(param, f.buffers.told(index));
            default -> rules.property("glGetTransformFeedbacki64_v", pname);
        }
    }
}
