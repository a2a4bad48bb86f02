package tepui.frontends.gl.program;

import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;

/** A program pipeline object: a program for each stage. Whether they fit together is found out when it is asked, once for each link. */
public final class ProgramPipeline {
    public final int name;
    public final @Nullable ProgramObject[] stages = new @Nullable ProgramObject[Stage.COUNT];
    /** The one that glUniform... means. */
    public @Nullable ProgramObject active;

    /** Stages of glUseShaderProgramEXT: of programs that need not be separable, and some of their stages will do. */
    final boolean mixed;

    public boolean validated;
    public String log = "";
    // ---- what the rules said of the programs as they were linked and had their units then
    private long judged = -1;
    private @Nullable String problem;

    public ProgramPipeline(int name) {
        this(name, false);
    }

    private ProgramPipeline(int name, boolean mixed) {
        this.name = name;
        this.mixed = mixed;
    }

    /** All stages of a program, from which glUseShaderProgramEXT takes some; null has none. */
    public static ProgramPipeline mixedOf(@Nullable ProgramObject program) {
        ProgramPipeline p = new ProgramPipeline(0, true);
        if (program == null) return p;
        for (int s = 0; s < Stage.COUNT; s++) if (program.stage(s) != null) p.set(s, program);
        program.hold();
        p.active = program;
        return p;
    }

    /** It is what glUseProgram would make of its active program, or of none. */
    public boolean isWhole() {
        ProgramObject all = active;
        for (int s = 0; s < Stage.COUNT; s++) {
            if (stages[s] != (all == null || all.stage(s) == null ? null : all)) return false;
        }
        return true;
    }

    public void set(int stage, @Nullable ProgramObject program) {
        ProgramObject old = stages[stage];
        if (old == program) return;
        if (program != null) program.hold();
        stages[stage] = program;
        judged = -1;
        if (old != null) old.release();
    }

    /** Why the programs cannot run together; null where they can. */
    public @Nullable String problem() { // hot
        long links = 0;
        // Linking gives samplers units, too.
        for (ProgramObject p : stages) if (p != null) links += p.unitsVersion;
        if (links != judged) {
            problem = PipelineRules.problem(this);
            if (problem == null) problem = TextureUnitRules.problem(stages);
            judged = links;
        }
        return problem;
    }
}
