package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.draw.Bound;
import tepui.frontends.gl.draw.PipelineObjectRules;
import tepui.frontends.gl.draw.ProgramBindings;
import tepui.frontends.gl.program.GlShader;
import tepui.frontends.gl.program.ProgramFacts;
import tepui.frontends.gl.program.ProgramLifetimes;
import tepui.frontends.gl.program.ProgramNameRules;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.program.ProgramPipeline;
import tepui.frontends.gl.program.ShaderCompilation;
import tepui.frontends.gl.query.Feedbacks;
import tepui.frontends.gl.share.ShareGroup;
import tepui.ir.Stage;

/** Program pipeline objects: stages of several programs (OpenGL 4.6, 7.4). */
public final class PipelineObjectCalls {
    private final ShaderCompilation compilation;
    private final ProgramNameRules names;
    private final Dirty dirty;
    private final PipelineObjectRules rules;
    private final Feedbacks captures;
    private final ProgramBindings programs;
    private final ShareGroup share;
    private final Profile profile;
    private final ProgramLifetimes lifetimes;

    /** The bit of each stage, in the order of {@link Stage}. */
    private static final int[] BITS = {
        GL_VERTEX_SHADER_BIT,
        GL_TESS_CONTROL_SHADER_BIT,
        GL_TESS_EVALUATION_SHADER_BIT,
        GL_GEOMETRY_SHADER_BIT,
        GL_FRAGMENT_SHADER_BIT,
        GL_COMPUTE_SHADER_BIT
    };

    public PipelineObjectCalls(
            ShareGroup share,
            Profile profile,
            Dirty dirty,
            Bound bound,
            PipelineObjectRules rules,
            ProgramNameRules names,
            ProgramLifetimes lifetimes,
            ShaderCompilation compilation) {
        this.compilation = compilation;
        this.names = names;
        this.dirty = dirty;
        this.rules = rules;
        this.captures = bound.captures();
        this.programs = bound.programs();
        this.share = share;
        this.profile = profile;
        this.lifetimes = lifetimes;
    }

    public void glGenProgramPipelines(int n, long ids) {
        if (rules.count("glGenProgramPipelines", n)) programs.pipelines.generate(n, ids);
    }

    public void glCreateProgramPipelines(int n, long ids) {
        if (!rules.count("glCreateProgramPipelines", n)) return;
        for (int i = 0; i < n; i++) {
            int name = programs.pipelines.reserve();
            programs.pipelines.put(name, new ProgramPipeline(name));
            Native.putInt(ids + 4L * i, name);
        }
    }

    public void glDeleteProgramPipelines(int n, long ids) {
        if (!rules.count("glDeleteProgramPipelines", n)) return;
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(ids + 4L * i);
            ProgramPipeline p = name == 0 ? null : programs.pipelines.remove(name);
            if (p == null) continue;
            if (p == programs.pipeline) glBindProgramPipeline(0);
            for (int s = 0; s < Stage.COUNT; s++) lifetimes.put(p, s, null);
        }
    }

    public boolean glIsProgramPipeline(int id) {
        return id != 0 && programs.pipelines.get(id) != null;
    }

    private boolean isCapturing() {
        return captures.bound.active && !captures.bound.paused;
    }

    public void glBindProgramPipeline(int id) {
        if (!rules.notCapturing("glBindProgramPipeline", isCapturing())) return;
        ProgramPipeline p = id == 0 ? null : rules.object("glBindProgramPipeline", id);
        if (id != 0 && p == null) return;
        programs.pipeline = p;
        programs.subroutines.reset();
        dirty.bits |= Dirty.PROGRAM_USERS;
    }

    public void glUseProgramStages(int id, int stages, int program) {
        String call = "glUseProgramStages";
        ProgramPipeline p = rules.object(call, id);
        if (p == null) return;
        if (!rules.stages(call, stages) || !rules.notCapturing(call, isCapturing() && programs.pipeline == p)) return;
        ProgramObject from = program == 0 ? null : names.program(call, program);
        if (program != 0 && from == null || !rules.staged(call, from)) return;
        for (int s = 0; s < Stage.COUNT; s++) {
            if ((stages & BITS[s]) == 0) continue;
            lifetimes.put(p, s, from != null && from.stage(s) != null ? from : null);
        }
        p.validated = false;
        if (p == programs.pipeline) dirty.bits |= Dirty.PROGRAM_USERS;
    }

    public void glActiveShaderProgram(int id, int program) {
        ProgramPipeline p = rules.object("glActiveShaderProgram", id);
        if (p == null) return;
        ProgramObject from = program == 0 ? null : names.program("glActiveShaderProgram", program);
        if (program != 0 && from == null || !rules.active("glActiveShaderProgram", from)) return;
        p.active = from;
    }

    public int glCreateShaderProgramv(int type, int count, long strings) {
        Stage stage = compilation.stageOf(type);
        if (!rules.program("glCreateShaderProgramv", stage, type, count) || stage == null) return 0;
        GlShader s = lifetimes.newShader(stage, type);
        s.setSource(count, strings, 0);
        return programOf(s, true);
    }

    /** A program of one shader, which goes. */
    private int programOf(GlShader s, boolean separable) {
        compilation.compile(s, share.includes());
        ProgramObject p = lifetimes.newProgram();
        p.separable = separable;
        if (s.isCompiled()) {
            lifetimes.attach(p, s);
            lifetimes.link(p, profile.limits, profile.compatibility);
            p.settle();
            lifetimes.detach(p, s);
            dirty.bits |= Dirty.PROGRAM_USERS;
        }
        p.setLog(s.log() + p.log());
        lifetimes.delete(s);
        return p.name;
    }

    // ---- stages without pipeline objects (EXT_separate_shader_objects of the desktop)
    // --------------------------------

    public int glCreateShaderProgramEXT(int type, long string) {
        Stage stage = compilation.stageOf(type);
        if (!rules.program("glCreateShaderProgramEXT", stage, type, 1) || stage == null) return 0;
        GlShader s = lifetimes.newShader(stage, type);
        s.setSource(Native.string(string));
        return programOf(s, false);
    }

    public void glUseShaderProgramEXT(int type, int program) {
        String call = "glUseShaderProgramEXT";
        Stage stage = compilation.stageOf(type);
        if (!rules.mixes(call, stage, type) || stage == null) return;
        ProgramObject p = program == 0 ? null : names.program(call, program);
        if (program != 0 && p == null || !rules.active(call, p) || !rules.notCapturing(call, isCapturing())) return;
        ProgramPipeline mixed = mixed();
        lifetimes.put(mixed, stage.ordinal(), p == null || p.stage(stage.ordinal()) == null ? null : p);
        settle(mixed);
        programs.subroutines.reset();
    }

    public void glActiveProgramEXT(int program) {
        ProgramObject p = program == 0 ? null : names.program("glActiveProgramEXT", program);
        if (program != 0 && p == null || !rules.active("glActiveProgramEXT", p)) return;
        if (p == programs.current()) return;
        ProgramPipeline mixed = mixed();
        lifetimes.activate(mixed, p);
        settle(mixed);
    }

    /** The stages in use, in which one can be changed. */
    private ProgramPipeline mixed() {
        ProgramPipeline m = programs.mixed;
        return m == null ? ProgramPipeline.mixedOf(programs.program) : m;
    }

    /** Takes stages into use: as one program where they are. */
    private void settle(ProgramPipeline mixed) {
        ProgramObject before = programs.program;
        boolean whole = mixed.isWhole();
        ProgramObject now = whole ? mixed.active : null;
        if (now != null) now.hold();
        programs.program = now;
        programs.mixed = whole ? null : mixed;
        if (before != null && before.release()) lifetimes.gone(before);
        if (whole) lifetimes.empty(mixed);
        dirty.bits |= Dirty.PROGRAM_USERS;
    }

    // ---- what pipelines say of themselves --------------------------------------------------------------------------

    public void glValidateProgramPipeline(int id) {
        ProgramPipeline p = rules.object("glValidateProgramPipeline", id);
        if (p == null) return;
        String problem = p.problem();
        p.validated = problem == null;
        p.log = problem == null ? "" : "error: " + problem + "\n";
    }

    public void glGetProgramPipelineiv(int id, int pname, long params) {
        ProgramPipeline p = rules.object("glGetProgramPipelineiv", id);
        if (p == null) return;
        ProgramObject active = p.active;
        int value = switch (pname) {
            case GL_ACTIVE_PROGRAM -> active == null ? 0 : active.name;
            case GL_VERTEX_SHADER -> name(p, Stage.VERTEX);
            case GL_TESS_CONTROL_SHADER -> name(p, Stage.TESS_CONTROL);
            case GL_TESS_EVALUATION_SHADER -> name(p, Stage.TESS_EVAL);
            case GL_GEOMETRY_SHADER -> name(p, Stage.GEOMETRY);
            case GL_FRAGMENT_SHADER -> name(p, Stage.FRAGMENT);
            case GL_COMPUTE_SHADER -> name(p, Stage.COMPUTE);
            case GL_VALIDATE_STATUS -> p.validated ? 1 : 0;
            case GL_INFO_LOG_LENGTH -> ProgramFacts.textLength(p.log);
            default -> -1;
        };
        if (value < 0) rules.property("glGetProgramPipelineiv", pname);
        else Native.putInt(params, value);
    }

    private static int name(ProgramPipeline p, Stage stage) {
        ProgramObject o = p.stages[stage.ordinal()];
        return o == null ? 0 : o.name;
    }

    public void glGetProgramPipelineInfoLog(int id, int bufSize, long length, long infoLog) {
        if (!rules.logged("glGetProgramPipelineInfoLog", id)) return;
        ProgramPipeline p = rules.object("glGetProgramPipelineInfoLog", id);
        if (p != null && names.size("glGetProgramPipelineInfoLog", bufSize)) {
            Native.putString(p.log, bufSize, length, infoLog);
        }
    }
}
