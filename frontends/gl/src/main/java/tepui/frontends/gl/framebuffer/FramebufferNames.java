package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;

/** Framebuffers by name and by target, with the errors of the chapters on them (OpenGL 4.6, 9.2). */
public final class FramebufferNames {
    private final Framebuffers framebuffers;
    private final Errors errors;

    public FramebufferNames(Framebuffers framebuffers, Errors errors) {
        this.framebuffers = framebuffers;
        this.errors = errors;
    }

    /** One that calls find in the place of what is bound. */
    public @Nullable Framebuffer givenFramebuffer;

    /** The framebuffer bound to a target; null with an error. */
    public @Nullable Framebuffer boundFramebuffer(String call, int target) {
        Framebuffer given = givenFramebuffer;
        switch (target) {
            case GL_FRAMEBUFFER, GL_DRAW_FRAMEBUFFER -> {
                return given == null ? framebuffers.draw() : given;
            }
            case GL_READ_FRAMEBUFFER -> {
                return given == null ? framebuffers.read() : given;
            }
            default -> {
                errors.error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", which is none");
                return null;
            }
        }
    }

    public @Nullable FramebufferObject boundObject(String call, int target) {
        Framebuffer f = boundFramebuffer(call, target);
        if (f == null) return null;
        if (f instanceof FramebufferObject object) return object;
        errors.error(GL_INVALID_OPERATION, call + ": the default framebuffer is bound, must be an object");
        return null;
    }

    /** By name; 0 is the default framebuffer. Null with an error. */
    public @Nullable Framebuffer namedFramebuffer(String call, int name) {
        Framebuffer f = name == 0 ? framebuffers.own() : framebuffers.objects.get(name);
        if (f == null) errors.error(GL_INVALID_OPERATION, call + ": framebuffer is " + name + ", which is none");
        return f;
    }

    public @Nullable FramebufferObject namedObject(String call, int name) {
        FramebufferObject f = name == 0 ? null : framebuffers.objects.get(name);
        if (f == null) errors.error(GL_INVALID_OPERATION, call + ": framebuffer is " + name + ", which is no object");
        return f;
    }
}
