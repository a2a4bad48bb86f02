package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.pixel.InternalFormat.Kind;

/**
 * Error checks of calls that clear framebuffers or work on their accumulation buffer (OpenGL 4.6, 17.4.3 and 17.4.5).
 */
public final class ClearRules {
    private final Profile profile;
    private final Errors errors;
    private final Framebuffers framebuffers;
    private final CompletenessRules completeness;

    public ClearRules(Profile profile, Errors errors, Framebuffers framebuffers, CompletenessRules completeness) {
        this.completeness = completeness;
        this.profile = profile;
        this.errors = errors;
        this.framebuffers = framebuffers;
    }

    /** glClear (17.4.3). */
    public boolean clear(int mask) {
        int legal = GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT;
        if (profile.compatibility) legal |= GL_ACCUM_BUFFER_BIT;
        if ((mask & ~legal) != 0) {
            return errors.wrong(GL_INVALID_VALUE, "glClear: mask is " + Errors.hex(mask));
        }
        return completeness.clears("glClear");
    }

    /**
     * glClearBuffer* and glClearNamedFramebuffer* (17.4.3.1).
     *
     * @param kind the type of the values
     */
    public boolean buffer(String call, Framebuffer f, int buffer, int index, Kind kind) {
        boolean color = buffer == GL_COLOR;
        boolean fits = color || buffer == GL_DEPTH && kind == Kind.FLOAT || buffer == GL_STENCIL && kind == Kind.SINT;
        if (!fits) {
            return errors.wrong(GL_INVALID_ENUM, call + ": buffer is " + Errors.hex(buffer));
        }
        if (color && (index < 0 || index >= f.drawBuffers.length)) {
            return errors.wrong(GL_INVALID_VALUE, call + ": drawbuffer is " + index);
        }
        if (!color && index != 0) {
            return errors.wrong(GL_INVALID_VALUE, call + ": drawbuffer is " + index + ", must be 0");
        }
        return completeness.clears(call, f);
    }

    /** glClearBufferfi (17.4.3.1). */
    public boolean both(String call, Framebuffer f, int buffer, int index) {
        if (buffer != GL_DEPTH_STENCIL) {
            return errors.wrong(GL_INVALID_ENUM, call + ": buffer is " + Errors.hex(buffer));
        }
        if (index != 0) {
            return errors.wrong(GL_INVALID_VALUE, call + ": drawbuffer is " + index + ", must be 0");
        }
        return completeness.clears(call, f);
    }

    /** glAccum (9.4.4, 17.4.5). */
    public boolean accumulate(int op) {
        if (op != GL_ACCUM && op != GL_LOAD && op != GL_ADD && op != GL_MULT && op != GL_RETURN) {
            return errors.wrong(GL_INVALID_ENUM, "glAccum: op is " + Errors.hex(op) + ", which is none");
        }
        if (framebuffers.draw() == framebuffers.own() && framebuffers.own().width() > 0) return true;
        return errors.wrong(GL_INVALID_FRAMEBUFFER_OPERATION, "glAccum: only the default framebuffer accumulates");
    }
}
