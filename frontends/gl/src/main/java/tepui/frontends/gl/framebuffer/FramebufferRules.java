package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.Errors;

/** Which error a call gets for framebuffers. */
public final class FramebufferRules {
    private final tepui.pipe.Context pipe;
    private final Errors errors;
    private final Framebuffers framebuffers;

    public FramebufferRules(Backend backend, Errors errors, Framebuffers framebuffers) {
        this.pipe = backend.pipe();
        this.errors = errors;
        this.framebuffers = framebuffers;
    }

    /** Can pixels be read from the read framebuffer? It is complete and has no samples of its own (18.2.1). */
    public boolean readable(String call) {
        Framebuffer read = framebuffers.read();
        if (read.status(pipe) != GL_FRAMEBUFFER_COMPLETE) {
            errors.error(GL_INVALID_FRAMEBUFFER_OPERATION, call + ": the read framebuffer is not complete");
            return false;
        }
        if (read.name() != 0 && read.samples() > 0) {
            errors.error(GL_INVALID_OPERATION, call + ": the read framebuffer has several samples");
            return false;
        }
        return true;
    }
}
