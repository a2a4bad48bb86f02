package tepui.frontends.gl.program;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.NameTable;

/** Table of programs and shaders by name, with the errors of the chapters on them (OpenGL 4.6, 7.1 and 7.3). */
public final class ProgramNames {
    private final NameTable<Object> programs;
    private final Errors errors;

    public ProgramNames(NameTable<Object> programs, Errors errors) {
        this.programs = programs;
        this.errors = errors;
    }

    /** The shader of a name; null where there is none, which is an error. */
    public @Nullable GlShader shader(String call, int name) {
        Object o = programs.get(name);
        if (o instanceof GlShader s) return s;
        if (o == null) errors.error(GL_INVALID_VALUE, call + ": " + name + " is no shader");
        else errors.error(GL_INVALID_OPERATION, call + ": " + name + " is a program, not a shader");
        return null;
    }

    /** The program of a name, linked as far as it is to be; null where there is none, which is an error. */
    public @Nullable ProgramObject program(String call, int name) { // hot
        ProgramObject p = unsettled(call, name);
        if (p != null) p.settle();
        return p;
    }

    /** {@link #program} for calls that need not wait for a link. */
    public @Nullable ProgramObject unsettled(String call, int name) { // hot
        Object o = programs.get(name);
        if (o instanceof ProgramObject p) return p;
        if (o == null) errors.error(GL_INVALID_VALUE, call + ": " + name + " is no program");
        else errors.error(GL_INVALID_OPERATION, call + ": " + name + " is a shader, not a program");
        return null;
    }

    public boolean badSize(String call, int bufSize) {
        if (bufSize >= 0) return false;
        errors.error(GL_INVALID_VALUE, call + ": bufSize is " + bufSize);
        return true;
    }
}
