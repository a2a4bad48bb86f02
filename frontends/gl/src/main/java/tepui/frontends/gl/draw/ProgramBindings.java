package tepui.frontends.gl.draw;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.NameTable;
import tepui.frontends.gl.program.AssemblyProgram;
import tepui.frontends.gl.program.AssemblyTarget;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.program.ProgramPipeline;
import tepui.frontends.gl.program.SubroutineChoices;
import tepui.frontends.gl.texture.FragmentStage;
import tepui.ir.Stage;

/** Programs in use: the one of glUseProgram, the pipeline in its place, subroutines that were chosen, and assembly programs. */
public final class ProgramBindings implements FragmentStage {
    /** The one that glUseProgram named. */
    public @Nullable ProgramObject program;
    /** In place of {@link #program} where glUseShaderProgramEXT has put stages of several programs together; each is held in use. */
    public @Nullable ProgramPipeline mixed;

    public final NameTable<ProgramPipeline> pipelines = new NameTable<>();
    /** Used where there is no {@link #program}. */
    public @Nullable ProgramPipeline pipeline;
    /** Choices of subroutine uniforms for {@link #program}, or the pipeline's. */
    public final SubroutineChoices subroutines = new SubroutineChoices();
    /** Programs of ARB_vertex_program and ARB_fragment_program: what is bound, and whether it is on. */
    public final AssemblyTarget vertexAssembly = new AssemblyTarget(false);

    public final AssemblyTarget fragmentAssembly = new AssemblyTarget(true);
    /** One of both is on. */
    private boolean assembly;

    /** Switches assembly programs of a stage on or off. */
    public void enable(AssemblyTarget target, boolean on) {
        target.enabled = on;
        assembly = vertexAssembly.enabled || fragmentAssembly.enabled;
    }

    /** Programs that run together where there is no {@link #program}; null where there are none. */
    public @Nullable ProgramPipeline together() { // hot
        ProgramPipeline m = mixed;
        return m == null ? pipeline : m;
    }

    /** CURRENT_PROGRAM: what glUniform... means, as far as pipeline objects have no say. */
    public @Nullable ProgramObject current() {
        ProgramPipeline m = mixed;
        return m == null ? program : m.active;
    }

    /** Its name; 0 where there is none. */
    public int currentName() {
        ProgramObject p = current();
        return p == null ? 0 : p.name;
    }

    /** The program of a stage in draws: the one in use, or the bound pipeline's. */
    public @Nullable ProgramObject programOf(int stage) { // hot
        ProgramObject p = program;
        if (p == null) {
            ProgramPipeline pipe = together();
            p = pipe == null ? null : pipe.stages[stage];
        }
        if (!assembly || p != null && p.stage(stage) != null) return p;
        AssemblyTarget low = assemblyOf(stage);
        return low == null || low.bound.executable() == null ? p : low.bound.executable();
    }

    /** The assembly program in place of a stage that the shading language leaves open; null where none is on. */
    private @Nullable AssemblyTarget assemblyOf(int stage) { // hot
        if (stage == Stage.VERTEX.ordinal() && vertexAssembly.enabled) return vertexAssembly;
        return stage == Stage.FRAGMENT.ordinal() && fragmentAssembly.enabled ? fragmentAssembly : null;
    }

    /** The program of ARB_vertex_program or ARB_fragment_program that is on and has no valid text; null where there is none. */
    public @Nullable AssemblyProgram withoutText() { // hot
        if (!assembly) return null;
        AssemblyProgram vertex = withoutText(Stage.VERTEX.ordinal());
        return vertex != null ? vertex : withoutText(Stage.FRAGMENT.ordinal());
    }

    private @Nullable AssemblyProgram withoutText(int stage) { // hot
        AssemblyTarget low = assemblyOf(stage);
        if (low == null || low.bound.executable() != null) return null;
        ProgramObject p = programOf(stage);
        return p != null && p.stage(stage) != null ? null : low.bound;
    }

    @Override
    public boolean isGenerated() {
        ProgramObject p = program;
        return p == null || p.stage(Stage.FRAGMENT) == null;
    }
}
