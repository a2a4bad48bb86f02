package tepui.frontends.gl.share;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.program.GlShader;
import tepui.frontends.gl.program.ProgramObject;

/** Programs and shaders by name, with the errors of the chapters on them (OpenGL 4.6, 7.1 and 7.3). */
public final class ProgramNames {
    private final ShareGroup share;
    private final Errors errors;

    public ProgramNames(ShareGroup share, Errors errors) {
        this.share = share;
        this.errors = errors;
    }

    /** The shader of a name; null where there is none, which is an error. */
    public @Nullable GlShader shader(String call, int name) {
        Object o = share.programs.get(name);
        if (o instanceof GlShader s) return s;
        if (o == null) errors.error(GL_INVALID_VALUE, call + ": " + name + " is no shader");
        else errors.error(GL_INVALID_OPERATION, call + ": " + name + " is a program, not a shader");
        return null;
    }

    public @Nullable ProgramObject program(String call, int name) { // hot
        Object o = share.programs.get(name);
        if (o instanceof ProgramObject p) return p;
        if (o == null) errors.error(GL_INVALID_VALUE, call + ": " + name + " is no program");
        else errors.error(GL_INVALID_OPERATION, call + ": " + name + " is a shader, not a program");
        return null;
    }

    /** A program that is linked; null where there is none, which is an error. */
    public @Nullable ProgramObject linked(String call, int name) { // hot
        ProgramObject p = program(call, name);
        if (p == null || p.linked() != null) return p;
        errors.error(GL_INVALID_OPERATION, call + ": program " + name + " is not linked");
        return null;
    }

    public boolean badSize(String call, int bufSize) {
        if (bufSize >= 0) return false;
        errors.error(GL_INVALID_VALUE, call + ": bufSize is " + bufSize);
        return true;
    }
}
