package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.GL_INVALID_FRAMEBUFFER_OPERATION;

import tepui.frontends.gl.base.Errors;

/** Rule that what is drawn to is complete (OpenGL 4.6, 9.4.4). */
public final class DrawTargetRules {
    private final Errors errors;
    private final Framebuffers framebuffers;

    public DrawTargetRules(Errors errors, Framebuffers framebuffers) {
        this.errors = errors;
        this.framebuffers = framebuffers;
    }

    /** The draw framebuffer is complete (9.4.4); the device has its images then. */
    public boolean complete(String call) {
        return framebuffers.apply()
                || errors.wrong(GL_INVALID_FRAMEBUFFER_OPERATION, call + ": the draw framebuffer is not complete");
    }

    /** The same where nothing is drawn yet (9.4.4): the default framebuffer is complete. */
    public boolean named(String call) {
        return framebuffers.draw() == framebuffers.own() || complete(call);
    }
}
