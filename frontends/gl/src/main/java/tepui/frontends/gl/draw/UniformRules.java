package tepui.frontends.gl.draw;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.program.ProgramNameRules;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.program.ProgramPipeline;
import tepui.frontends.gl.program.UniformTypes;
import tepui.frontends.glsl.LinkedProgram;

/**
 * Error checks of glUniform... and glProgramUniform... (OpenGL 4.6, 7.6.1). Each rule says whether the call goes on, or
 * gives what was named; where not, the error is recorded.
 */
public final class UniformRules {
    private final Profile profile;
    private final Errors errors;
    private final ProgramBindings programs;
    private final ProgramNameRules names;

    public UniformRules(Profile profile, Errors errors, ProgramBindings programs, ProgramNameRules names) {
        this.profile = profile;
        this.errors = errors;
        this.programs = programs;
        this.names = names;
    }

    /** The program that glUniform... means: the one in use, or the active one of the bound pipeline (7.6.1, 7.4). */
    @Nullable
    public ProgramObject active(String call) { // hot
        ProgramObject p = programs.program;
        if (p != null) return p;
        ProgramPipeline l = programs.together();
        p = l == null ? null : l.active;
        if (p == null) errors.error(GL_INVALID_OPERATION, call + ": no program is in use");
        return p;
    }

    /** The program that glProgramUniform... names (7.6.1): it is linked. */
    @Nullable
    public ProgramObject linked(String call, int program) { // hot
        ProgramObject p = names.program(call, program);
        if (p == null || p.linked() != null) return p;
        errors.error(GL_INVALID_OPERATION, call + ": program " + program + " is not linked");
        return null;
    }

    /** The uniform at a location (7.6.1). */
    LinkedProgram.@Nullable Uniform at(String call, ProgramObject p, int location) {
        LinkedProgram l = p.linked();
        int index = p.uniformAt(location);
        if (l != null && index >= 0) return l.uniforms().get(index);
        errors.error(GL_INVALID_OPERATION, call + ": there is no location " + location);
        return null;
    }

    /** A count of values (7.6.1). */
    boolean count(String call, int count) {
        return count >= 0 || errors.wrong(GL_INVALID_VALUE, call + ": count is " + count);
    }

    /** More values than one are for arrays (7.6.1). */
    boolean takes(String call, LinkedProgram.Uniform u, int count) {
        return count <= 1
                || u.size() > 1
                || u.name().endsWith("[0]")
                || errors.wrong(GL_INVALID_OPERATION, call + ": count is " + count + ", " + u.name() + " is no array");
    }

    /** Values have the uniform's size and its type; those of at most 32 bits are booleans too (7.6.1). */
    boolean type(String call, LinkedProgram.Uniform u, int packed, int given) {
        int base = UniformTypes.base(packed);
        int from = UniformTypes.base(given);
        int columns = UniformTypes.columns(given);
        boolean shape =
                UniformTypes.columns(packed) == columns && UniformTypes.rows(packed) == UniformTypes.rows(given);
        boolean kind = base == from || base == UniformTypes.BOOL && !UniformTypes.isWide(from) && columns == 1;
        return shape && kind || errors.wrong(GL_INVALID_OPERATION, call + ": " + u.name() + " has another type");
    }

    /** Handles are for samplers and images that are declared bindless (ARB_bindless_texture, 2.14.4). */
    boolean takesHandles(String call, LinkedProgram.Uniform u) {
        return u.takesHandles()
                || errors.wrong(GL_INVALID_OPERATION, call + ": " + u.name() + " is no bindless sampler or image");
    }

    /** Units of samplers and images (7.6.1); in OpenGL ES, an image has the unit of its layout (OpenGL ES 3.2, 7.6). */
    boolean units(String call, LinkedProgram.Uniform u, boolean image, int count, long from) {
        if (image && profile.es) {
            return errors.wrong(
                    GL_INVALID_OPERATION, call + ": the unit of image '" + u.name() + "' is its layout's to say");
        }
        int most = image ? profile.limits.imageUnits : profile.limits.combinedTextureUnits;
        for (int i = 0; i < count; i++) {
            int unit = Native.getInt(from + 4L * i);
            if (unit < 0 || unit >= most) {
                return errors.wrong(GL_INVALID_VALUE, call + ": unit is " + unit + ", must be less than " + most);
            }
        }
        return true;
    }
}
