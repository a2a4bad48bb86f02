package tepui.frontends.gl.program;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.glsl.LinkedProgram;

/** Look-up of linked programs, with the error of calls that need one. */
public final class LinkedPrograms {
    private final Errors errors;

    public LinkedPrograms(Errors errors) {
        this.errors = errors;
    }

    /** The facts of a linked program; null where it is not linked, which is an error. */
    public @Nullable LinkedProgram linked(String call, ProgramObject p) {
        LinkedProgram l = p.linkOk() ? p.linked() : null;
        if (l == null) errors.error(GL_INVALID_OPERATION, call + ": program " + p.name + " is not linked");
        return l;
    }
}
