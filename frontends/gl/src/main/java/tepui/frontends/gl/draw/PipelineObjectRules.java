package tepui.frontends.gl.draw;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.NameTable;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.program.ProgramPipeline;
import tepui.frontends.gl.program.ProgramRules;
import tepui.ir.Stage;

/**
 * Error checks of program pipeline objects (OpenGL 4.6, 7.3, 7.4, 7.14). Each rule says whether the call goes on, or
 * gives what was named; where not, the error is recorded.
 */
public final class PipelineObjectRules {
    private static final int BITS = GL_VERTEX_SHADER_BIT
            | GL_TESS_CONTROL_SHADER_BIT
            | GL_TESS_EVALUATION_SHADER_BIT
            | GL_GEOMETRY_SHADER_BIT
            | GL_FRAGMENT_SHADER_BIT
            | GL_COMPUTE_SHADER_BIT;

    private final Errors errors;
    private final ProgramRules programs;
    private final NameTable<ProgramPipeline> names;

    public PipelineObjectRules(Errors errors, ProgramRules programs, NameTable<ProgramPipeline> names) {
        this.errors = errors;
        this.programs = programs;
        this.names = names;
    }

    /** A count of names (7.4). */
    public boolean count(String call, int n) {
        return n >= 0 || errors.wrong(GL_INVALID_VALUE, call + ": n is " + n);
    }

    /** A name of glGenProgramPipelines (7.4): its object is made where there is none yet. */
    public @Nullable ProgramPipeline object(String call, int id) {
        ProgramPipeline p = id == 0 ? null : names.get(id);
        if (p != null) return p;
        if (id == 0 || !names.isName(id)) {
            errors.wrong(GL_INVALID_OPERATION, call + ": " + id + " is no name of a program pipeline");
            return null;
        }
        p = new ProgramPipeline(id);
        names.put(id, p);
        return p;
    }

    /** The same for its log (7.14): no name is a wrong value there. */
    public boolean logged(String call, int id) {
        return id != 0 && names.isName(id)
                || errors.wrong(GL_INVALID_VALUE, call + ": " + id + " is no name of a program pipeline");
    }

    /** May the pipeline be bound or changed? Not while what is drawn with it is captured (13.3.2). */
    public boolean notCapturing(String call, boolean capturing) {
        return !capturing || errors.wrong(GL_INVALID_OPERATION, call + ": transform feedback is active");
    }

    /** The bits of glUseProgramStages (7.4). */
    public boolean stages(String call, int stages) {
        return stages == GL_ALL_SHADER_BITS
                || (stages & ~BITS) == 0
                || errors.wrong(GL_INVALID_VALUE, call + ": stages is " + Errors.hex(stages));
    }

    /** The program of glUseProgramStages (7.4); null takes stages out. */
    public boolean staged(String call, @Nullable ProgramObject p) {
        return p == null || programs.separable(call, p);
    }

    /** The one of glActiveShaderProgram (7.4). */
    public boolean active(String call, @Nullable ProgramObject p) {
        return p == null || programs.usable(call, p);
    }

    /** glCreateShaderProgramv (7.3). */
    public boolean program(String call, @Nullable Stage stage, int type, int count) {
        return stage != null && count >= 0
                || errors.wrong(
                        stage == null ? GL_INVALID_ENUM : GL_INVALID_VALUE,
                        call + ": type is " + Errors.hex(type) + ", count is " + count);
    }

    /** The stage of glUseShaderProgramEXT (EXT_separate_shader_objects of the desktop). */
    public boolean mixes(String call, @Nullable Stage stage, int type) {
        return stage != null && stage != Stage.COMPUTE
                || errors.wrong(GL_INVALID_ENUM, call + ": type is " + Errors.hex(type));
    }

    /** A property of glGetProgramPipelineiv that is none (7.14). */
    public void property(String call, int pname) {
        errors.error(GL_INVALID_ENUM, call + ": pname is " + Errors.hex(pname));
    }
}
