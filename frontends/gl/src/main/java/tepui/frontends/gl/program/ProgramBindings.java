package tepui.frontends.gl.program;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.assembly.AssemblyTarget;
import tepui.frontends.gl.context.NameTable;

/** Programs in use: the one of glUseProgram, the pipeline in its place, subroutines that were chosen, and assembly programs. */
public final class ProgramBindings {
    /** The one that glUseProgram named. */
    public @Nullable ProgramObject program;

    public final NameTable<ProgramPipeline> pipelines = new NameTable<>();
    /** Used where there is no {@link #program}. */
    public @Nullable ProgramPipeline pipeline;
    /** What {@link #program}, or the pipeline's, run where subroutine uniforms choose. */
    public final SubroutineChoices subroutines = new SubroutineChoices();
    /** Programs of ARB_vertex_program and ARB_fragment_program: what is bound, and whether it is on. */
    public final AssemblyTarget vertexAssembly = new AssemblyTarget(false);

    public final AssemblyTarget fragmentAssembly = new AssemblyTarget(true);
}
