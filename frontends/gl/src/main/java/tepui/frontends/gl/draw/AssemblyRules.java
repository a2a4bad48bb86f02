package tepui.frontends.gl.draw;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.assembly.AssemblyLimits;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.program.AssemblyProgram;
import tepui.frontends.gl.program.AssemblyTarget;

/**
 * Error checks of assembly programs (ARB_vertex_program, ARB_fragment_program; sections of both). Each rule says whether
 * the call goes on, or gives what was named; where not, the error is recorded.
 */
public final class AssemblyRules {
    private final Profile profile;
    private final Errors errors;
    private final ProgramBindings programs;

    public AssemblyRules(Profile profile, Errors errors, ProgramBindings programs) {
        this.profile = profile;
        this.errors = errors;
        this.programs = programs;
    }

    /** GL_VERTEX_PROGRAM_ARB or GL_FRAGMENT_PROGRAM_ARB (2.14.1, 3.11.1), which the core profile has not. */
    public @Nullable AssemblyTarget target(String call, int target) { // hot
        if (!profile.compatibility) {
            errors.error(GL_INVALID_OPERATION, call + ": only in the compatibility profile");
            return null;
        }
        if (target == GL_VERTEX_PROGRAM_ARB) return programs.vertexAssembly;
        if (target == GL_FRAGMENT_PROGRAM_ARB) return programs.fragmentAssembly;
        errors.invalidEnum(call, "target", target);
        return null;
    }

    /** A program stays with the target that it was made for (2.14.1, 3.11.1). */
    public boolean ofTarget(String call, AssemblyProgram p, boolean fragments) { // hot
        return p.fragments == fragments
                || errors.wrong(GL_INVALID_OPERATION, call + ": program " + p.name + " is of the other target");
    }

    /** A count of names (2.14.1, 3.11.1). */
    public boolean count(String call, int n) {
        return n >= 0 || errors.wrong(GL_INVALID_VALUE, call + ": n is " + n);
    }

    /** Format and length of glProgramStringARB (2.14.1, 3.11.1). */
    public boolean string(String call, int format, int len) {
        if (format != GL_PROGRAM_FORMAT_ASCII_ARB) {
            errors.invalidEnum(call, "format", format);
            return false;
        }
        return len >= 0 || errors.wrong(GL_INVALID_VALUE, call + ": len is " + len);
    }

    /** What became of its text (2.14.1, 3.11.1): one that is not valid is an error of the call that loaded it. */
    public void loaded(String call, AssemblyProgram.Outcome outcome) {
        if (outcome.position() >= 0) errors.error(GL_INVALID_OPERATION, call + ": " + outcome.message());
    }

    /** The number of a parameter (2.14.1, 3.11.1, 6.1.12). */
    public boolean index(String call, int index) { // hot
        return index >= 0 && index < AssemblyLimits.PARAMETERS
                || errors.wrong(
                        GL_INVALID_VALUE,
                        call + ": index is " + index + ", must be below " + AssemblyLimits.PARAMETERS);
    }

    /** The numbers of several (EXT_gpu_program_parameters). */
    public boolean indexes(String call, int index, int count) {
        return count > 0 && index >= 0 && index <= AssemblyLimits.PARAMETERS - count
                || errors.wrong(
                        GL_INVALID_VALUE,
                        call + ": index is " + index + ", count is " + count + ", there are "
                                + AssemblyLimits.PARAMETERS);
    }

    /** A value that was asked for (6.1.12); below 0 where programs have none of that name. */
    public boolean value(String call, int pname, int value) {
        if (value >= 0) return true;
        errors.invalidEnum(call, "pname", pname);
        return false;
    }

    /** The name of a program's text (6.1.12). */
    public boolean text(String call, int pname) {
        if (pname == GL_PROGRAM_STRING_ARB) return true;
        errors.invalidEnum(call, "pname", pname);
        return false;
    }

    /** What is on has a valid text where something is drawn (2.14.1, 3.11.1). */
    public boolean drawable(String call) { // hot
        AssemblyProgram p = programs.withoutText();
        return p == null
                || errors.wrong(GL_INVALID_OPERATION, call + ": program " + p.name + " is on and has no valid text");
    }
}
