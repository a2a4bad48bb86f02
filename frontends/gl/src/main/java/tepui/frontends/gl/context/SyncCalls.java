package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.sync.SyncObject;

/**
 * Sync objects, flush and finish. A GLsync is the object's name in the share group, as a pointer that nobody follows. The work before a fence is
 * handed over when the fence is made, so waiting for it needs no further flush, in whichever context.
 */
abstract class SyncCalls extends QueryCalls {
    SyncCalls(Setup setup) {
        super(setup);
    }

    /** The sync object behind a GLsync, or null. */
    final @Nullable SyncObject sync(long sync) {
        return sync > 0 && sync <= Integer.MAX_VALUE ? share.syncs.get((int) sync) : null;
    }

    @Override
    public void glFlush() {
        handOver();
    }

    @Override
    public void glFinish() {
        pipe.finish();
    }

    @Override
    public long glFenceSync(int condition, int flags) {
        if (condition != GL_SYNC_GPU_COMMANDS_COMPLETE) {
            error(
                    GL_INVALID_ENUM,
                    "glFenceSync: condition is 0x" + Integer.toHexString(condition)
                            + ", must be GL_SYNC_GPU_COMMANDS_COMPLETE");
            return 0;
        }
        if (flags != 0) {
            error(GL_INVALID_VALUE, "glFenceSync: flags is " + flags + ", must be 0");
            return 0;
        }
        int name = share.syncs.reserve();
        share.syncs.put(name, new SyncObject(pipe.flush()));
        return name;
    }

    @Override
    public boolean glIsSync(long sync) {
        return sync(sync) != null;
    }

    @Override
    public void glDeleteSync(long sync) {
        if (sync == 0) return;
        if (sync(sync) == null) {
            error(GL_INVALID_VALUE, "glDeleteSync: sync is no sync object");
            return;
        }
        share.syncs.remove((int) sync);
    }

    @Override
    public int glClientWaitSync(long sync, int flags, long timeout) {
        SyncObject s = sync(sync);
        if (s == null) {
            error(GL_INVALID_VALUE, "glClientWaitSync: sync is no sync object");
            return GL_WAIT_FAILED;
        }
        if ((flags & ~GL_SYNC_FLUSH_COMMANDS_BIT) != 0) {
            error(
                    GL_INVALID_VALUE,
                    "glClientWaitSync: flags is " + flags + ", must be 0 or GL_SYNC_FLUSH_COMMANDS_BIT");
            return GL_WAIT_FAILED;
        }
        if (s.fence.isSignaled()) return GL_ALREADY_SIGNALED;
        if (timeout == 0) return GL_TIMEOUT_EXPIRED;
        // The timeout is unsigned: what looks negative is longer than anybody waits.
        return s.fence.await(timeout < 0 ? Long.MAX_VALUE : timeout) ? GL_CONDITION_SATISFIED : GL_TIMEOUT_EXPIRED;
    }

    @Override
    public void glWaitSync(long sync, int flags, long timeout) {
        SyncObject s = sync(sync);
        if (s == null) {
            error(GL_INVALID_VALUE, "glWaitSync: sync is no sync object");
            return;
        }
        if (flags != 0 || timeout != GL_TIMEOUT_IGNORED) {
            error(
                    GL_INVALID_VALUE,
                    "glWaitSync: flags is " + flags + " and timeout " + timeout + ", must be 0 and GL_TIMEOUT_IGNORED");
            return;
        }
        pipe.waitFor(s.fence);
    }

    @Override
    public void glGetSynciv(long sync, int pname, int count, long length, long values) {
        SyncObject s = sync(sync);
        if (s == null) {
            error(GL_INVALID_VALUE, "glGetSynciv: sync is no sync object");
            return;
        }
        if (count < 0) {
            error(GL_INVALID_VALUE, "glGetSynciv: count is " + count + ", must be at least 0");
            return;
        }
        int value;
        switch (pname) {
            case GL_OBJECT_TYPE -> value = GL_SYNC_FENCE;
            case GL_SYNC_STATUS -> value = s.fence.isSignaled() ? GL_SIGNALED : GL_UNSIGNALED;
            case GL_SYNC_CONDITION -> value = GL_SYNC_GPU_COMMANDS_COMPLETE;
            case GL_SYNC_FLAGS -> value = 0;
            default -> {
                error(GL_INVALID_ENUM, "glGetSynciv: pname is 0x" + Integer.toHexString(pname));
                return;
            }
        }
        if (count > 0) Native.putInt(values, value);
        if (length != 0) Native.putInt(length, Math.min(count, 1));
    }
}
