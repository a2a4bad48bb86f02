package tepui.frontends.gl.program;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.NameTable;

/** Error checks of the names of programs and shaders (OpenGL 4.6, chapter 7). Each rule gives what was named; where there is none, null with the error recorded. */
public final class ProgramNameRules {
    private final NameTable<Object> programs;
    private final Errors errors;

    public ProgramNameRules(NameTable<Object> programs, Errors errors) {
        this.programs = programs;
        this.errors = errors;
    }

    /** The shader of a name (7.1). */
    public @Nullable GlShader shader(String call, int name) {
        Object o = programs.get(name);
        if (o instanceof GlShader s) return s;
        if (o == null) errors.error(GL_INVALID_VALUE, call + ": " + name + " is no shader");
        else errors.error(GL_INVALID_OPERATION, call + ": " + name + " is a program, not a shader");
        return null;
    }

    /** The program of a name (7.3), linked as far as it is to be. */
    public @Nullable ProgramObject program(String call, int name) { // hot
        ProgramObject p = unsettled(call, name);
        if (p != null) p.settle();
        return p;
    }

    /** {@link #program} (7.3) for calls that need not wait for a link. */
    public @Nullable ProgramObject unsettled(String call, int name) { // hot
        Object o = programs.get(name);
        if (o instanceof ProgramObject p) return p;
        if (o == null) errors.error(GL_INVALID_VALUE, call + ": " + name + " is no program");
        else errors.error(GL_INVALID_OPERATION, call + ": " + name + " is a shader, not a program");
        return null;
    }

    /** The room for an answer (7.14): whether the call goes on. */
    public boolean size(String call, int bufSize) {
        return bufSize >= 0 || errors.wrong(GL_INVALID_VALUE, call + ": bufSize is " + bufSize);
    }
}
