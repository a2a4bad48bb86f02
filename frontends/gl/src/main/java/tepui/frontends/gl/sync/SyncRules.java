package tepui.frontends.gl.sync;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;

/** Error checks of sync objects (OpenGL 4.6, 4.1). Each rule says whether the call goes on. */
public final class SyncRules {
    private final Errors errors;

    public SyncRules(Errors errors) {
        this.errors = errors;
    }

    /** glFenceSync (4.1). */
    public boolean fence(String call, int condition, int flags) {
        if (condition != GL_SYNC_GPU_COMMANDS_COMPLETE) {
            return errors.wrong(
                    GL_INVALID_ENUM,
                    call + ": condition is " + Errors.hex(condition) + ", must be GL_SYNC_GPU_COMMANDS_COMPLETE");
        }
        return flags == 0 || errors.wrong(GL_INVALID_VALUE, call + ": flags is " + flags + ", must be 0");
    }

    /** The sync object that a call names (4.1, 4.1.3). */
    public boolean sync(String call, @Nullable SyncObject s) {
        return s != null || errors.wrong(GL_INVALID_VALUE, call + ": sync is no sync object");
    }

    /** glClientWaitSync (4.1.1). */
    public boolean clientWait(String call, int flags) {
        return (flags & ~GL_SYNC_FLUSH_COMMANDS_BIT) == 0
                || errors.wrong(
                        GL_INVALID_VALUE, call + ": flags is " + flags + ", must be 0 or GL_SYNC_FLUSH_COMMANDS_BIT");
    }

    /** glWaitSync (4.1.1). */
    public boolean serverWait(String call, int flags, long timeout) {
        return flags == 0 && timeout == GL_TIMEOUT_IGNORED
                || errors.wrong(
                        GL_INVALID_VALUE,
                        call + ": flags is " + flags + " and timeout " + timeout
                                + ", must be 0 and GL_TIMEOUT_IGNORED");
    }

    /** The room for an answer (4.1.3). */
    public boolean count(String call, int count) {
        return count >= 0 || errors.wrong(GL_INVALID_VALUE, call + ": count is " + count + ", must be at least 0");
    }

    /** A property that was asked for and is none (4.1.3). */
    public void property(String call, int pname) {
        errors.invalidEnum(call, "pname", pname);
    }
}
