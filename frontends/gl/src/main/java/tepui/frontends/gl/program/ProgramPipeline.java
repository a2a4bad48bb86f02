package tepui.frontends.gl.program;

import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;

/** A program pipeline object: a program for each stage. */
public final class ProgramPipeline {
    public final int name;
    public final @Nullable ProgramObject[] stages = new @Nullable ProgramObject[Stage.COUNT];
    /** The one that glUniform... means. */
    public @Nullable ProgramObject active;

    public boolean validated;
    public String log = "";

    public ProgramPipeline(int name) {
        this.name = name;
    }

    public void set(int stage, @Nullable ProgramObject program) {
        ProgramObject old = stages[stage];
        if (old == program) return;
        if (program != null) program.hold();
        stages[stage] = program;
        if (old != null) old.release();
    }
}
