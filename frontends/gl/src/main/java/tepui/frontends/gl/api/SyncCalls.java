package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Submission;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.gl.share.SyncNames;
import tepui.frontends.gl.sync.SyncObject;
import tepui.frontends.gl.sync.SyncRules;

/**
 * Sync objects, flush and finish. A GLsync is the object's name in the share group, as a pointer that nobody follows. The work before a fence is
 * handed over when the fence is made, so waiting for it needs no further flush, in whichever context.
 */
public final class SyncCalls {
    private final SyncNames syncNames;
    private final tepui.pipe.Context pipe;
    private final ShareGroup share;
    private final SyncRules rules;
    private final Submission submission;

    public SyncCalls(
            tepui.pipe.Context pipe, ShareGroup share, Submission submission, SyncNames syncNames, SyncRules rules) {
        this.syncNames = syncNames;
        this.pipe = pipe;
        this.share = share;
        this.rules = rules;
        this.submission = submission;
    }

    public void glFlush() {
        submission.handOver();
    }

    public void glFinish() {
        submission.prepare();
        pipe.finish();
    }

    public long glFenceSync(int condition, int flags) {
        if (!rules.fence("glFenceSync", condition, flags)) return 0;
        submission.prepare();
        int name = share.syncs.reserve();
        share.syncs.put(name, new SyncObject(pipe.flush()));
        return name;
    }

    public boolean glIsSync(long sync) {
        return syncNames.sync(sync) != null;
    }

    public void glDeleteSync(long sync) {
        if (sync == 0) return;
        if (!rules.sync("glDeleteSync", syncNames.sync(sync))) return;
        share.syncs.remove((int) sync);
    }

    public int glClientWaitSync(long sync, int flags, long timeout) {
        SyncObject s = syncNames.sync(sync);
        String call = "glClientWaitSync";
        if (!rules.sync(call, s) || !rules.clientWait(call, flags) || s == null) return GL_WAIT_FAILED;
        if (s.fence.isSignaled()) return GL_ALREADY_SIGNALED;
        if (timeout == 0) return GL_TIMEOUT_EXPIRED;
        // The timeout is unsigned: what looks negative is longer than anybody waits.
        return s.fence.await(timeout < 0 ? Long.MAX_VALUE : timeout) ? GL_CONDITION_SATISFIED : GL_TIMEOUT_EXPIRED;
    }

    public void glWaitSync(long sync, int flags, long timeout) {
        SyncObject s = syncNames.sync(sync);
        if (rules.sync("glWaitSync", s) && rules.serverWait("glWaitSync", flags, timeout) && s != null)
            pipe.waitFor(s.fence);
    }

    public void glGetSynciv(long sync, int pname, int count, long length, long values) {
        SyncObject s = syncNames.sync(sync);
        if (!rules.sync("glGetSynciv", s) || !rules.count("glGetSynciv", count) || s == null) return;
        int value;
        switch (pname) {
            case GL_OBJECT_TYPE -> value = GL_SYNC_FENCE;
            case GL_SYNC_STATUS -> value = s.fence.isSignaled() ? GL_SIGNALED : GL_UNSIGNALED;
            case GL_SYNC_CONDITION -> value = GL_SYNC_GPU_COMMANDS_COMPLETE;
            case GL_SYNC_FLAGS -> value = 0;
            default -> {
                rules.property("glGetSynciv", pname);
                return;
            }
        }
        if (count > 0) Native.putInt(values, value);
        if (length != 0) Native.putInt(length, Math.min(count, 1));
    }
}
