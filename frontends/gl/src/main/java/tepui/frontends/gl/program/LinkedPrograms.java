package tepui.frontends.gl.program;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.glsl.GlslLimits;
import tepui.frontends.glsl.LinkedProgram;

/** Linking of programs, and look-up of those that are linked, with the error of calls that need one. */
public final class LinkedPrograms {
    private final Errors errors;
    private final GlslLimits limits;
    private final boolean mayBeEmpty;
    private final CompileThreads threads;

    /** @param mayBeEmpty a program without shaders is fixed function in the compatibility profile (OpenGL 4.6, 7.3) */
    public LinkedPrograms(Errors errors, GlslLimits limits, boolean mayBeEmpty, CompileThreads threads) {
        this.errors = errors;
        this.limits = limits;
        this.mayBeEmpty = mayBeEmpty;
        this.threads = threads;
    }

    /** Begins to link a program; {@link ProgramObject#settle} ends that. */
    public void link(ProgramObject p) {
        p.link(limits, mayBeEmpty, threads);
    }

    /** The facts of a linked program; null where it is not linked, which is an error. */
    public @Nullable LinkedProgram linked(String call, ProgramObject p) {
        LinkedProgram l = p.linkOk() ? p.linked() : null;
        if (l == null) errors.error(GL_INVALID_OPERATION, call + ": program " + p.name + " is not linked");
        return l;
    }
}
