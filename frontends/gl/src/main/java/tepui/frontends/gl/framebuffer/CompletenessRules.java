package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;

/** Rules that framebuffers are complete where calls draw to them, clear them, copy or read them (OpenGL 4.6, 9.4.4). */
public final class CompletenessRules {
    private final tepui.pipe.Context pipe;
    private final Errors errors;
    private final Framebuffers framebuffers;

    public CompletenessRules(tepui.pipe.Context pipe, Errors errors, Framebuffers framebuffers) {
        this.pipe = pipe;
        this.errors = errors;
        this.framebuffers = framebuffers;
    }

    /** The draw framebuffer is complete (9.4.4); the device has its images then, with what they hold. */
    public boolean draws(String call) {
        if (!clears(call)) return false;
        framebuffers.load();
        return true;
    }

    /** The same where it is cleared (9.4.4), which may need nothing of what images hold. */
    boolean clears(String call) {
        return framebuffers.apply() || incomplete(call, "the draw framebuffer");
    }

    /** The same where nothing is drawn yet (9.4.4): the default framebuffer is complete. */
    public boolean begins(String call) {
        return framebuffers.draw() == framebuffers.own() || draws(call);
    }

    /** A framebuffer that is cleared without being bound (9.4.4, 17.4.3.1): its images go together. */
    boolean clears(String call, Framebuffer f) {
        return f.targets(pipe, framebuffers.isSrgb()) != null || incomplete(call, "the framebuffer");
    }

    /** The read framebuffer is complete (9.4.4, 18.2.2). */
    boolean reads(String call) {
        return isComplete(framebuffers.read()) || incomplete(call, "the read framebuffer");
    }

    /** Both framebuffers of a blit are complete (9.4.4, 18.3.2). */
    boolean blits(String call, Framebuffer read, Framebuffer draw) {
        return isComplete(read) && isComplete(draw) || incomplete(call, "a framebuffer");
    }

    private boolean isComplete(Framebuffer f) {
        return f.status(pipe) == GL_FRAMEBUFFER_COMPLETE;
    }

    /** What is not complete (9.4.4) is an error of its own. */
    private boolean incomplete(String call, String which) {
        return errors.wrong(GL_INVALID_FRAMEBUFFER_OPERATION, call + ": " + which + " is not complete");
    }
}
