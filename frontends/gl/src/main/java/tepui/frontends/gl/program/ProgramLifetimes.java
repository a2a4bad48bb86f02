package tepui.frontends.gl.program;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.NameTable;
import tepui.frontends.glsl.GlslLimits;
import tepui.ir.Stage;
import tepui.pipe.Device;

/** Lifetimes of shaders and programs of a share group, their attachments, and links (OpenGL 4.6, 7.1 and 7.3). */
public final class ProgramLifetimes {
    private final NameTable<Object> programs;
    private final Device device;
    private final CompileThreads threads;

    public ProgramLifetimes(NameTable<Object> programs, Device device, CompileThreads threads) {
        this.programs = programs;
        this.device = device;
        this.threads = threads;
    }

    public GlShader newShader(Stage stage, int type) {
        GlShader s = new GlShader(programs.reserve(), stage, type);
        programs.put(s.name, s);
        return s;
    }

    public ProgramObject newProgram() {
        ProgramObject p = new ProgramObject(programs.reserve(), device);
        programs.put(p.name, p);
        return p;
    }

    /**
     * Begins to link a program; {@link ProgramObject#settle} ends that.
     *
     * @param mayBeEmpty a program without shaders is fixed function in the compatibility profile
     */
    public void link(ProgramObject p, GlslLimits limits, boolean mayBeEmpty) {
        p.link(limits, mayBeEmpty, threads);
    }

    public void attach(ProgramObject p, GlShader s) {
        p.shaders.add(s);
        s.attached++;
    }

    /** Takes a shader off; false where it is not attached. */
    public boolean detach(ProgramObject p, GlShader s) {
        if (!p.shaders.remove(s)) return false;
        detached(s);
        return true;
    }

    private void detached(GlShader s) {
        if (--s.attached == 0 && s.deleted) programs.remove(s.name);
    }

    /** Puts a program into a stage of a pipeline, or none. */
    public void put(ProgramPipeline pipeline, int stage, @Nullable ProgramObject p) {
        ProgramObject old = pipeline.stages[stage];
        pipeline.set(stage, p);
        if (old != null && old != p && !old.isUsed() && old.deleted) gone(old);
    }

    /** Makes a program the active one of stages that {@link ProgramPipeline#mixedOf} began. */
    public void activate(ProgramPipeline mixed, @Nullable ProgramObject p) {
        ProgramObject old = mixed.active;
        if (p != null) p.hold();
        mixed.active = p;
        if (old != null && old.release()) gone(old);
    }

    /** Takes all programs out of such stages. */
    public void empty(ProgramPipeline mixed) {
        for (int s = 0; s < Stage.COUNT; s++) put(mixed, s, null);
        activate(mixed, null);
    }

    /** The name is free once no program has the shader attached. */
    public void delete(GlShader s) {
        if (s.deleted) return;
        s.deleted = true;
        if (s.attached == 0) programs.remove(s.name);
    }

    /** The name is free once no context uses the program. */
    public void delete(ProgramObject p) {
        if (p.deleted) return;
        p.deleted = true;
        if (!p.isUsed()) gone(p);
    }

    /** Ends a deleted program that is not used any more. */
    public void gone(ProgramObject p) {
        programs.remove(p.name);
        for (GlShader s : p.shaders) detached(s);
        p.shaders.clear();
        p.drop();
    }
}
