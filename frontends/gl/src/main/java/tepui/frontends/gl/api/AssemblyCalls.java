package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.assembly.AssemblyCounts;
import tepui.frontends.gl.assembly.AssemblyLimits;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.draw.AssemblyRules;
import tepui.frontends.gl.draw.ProgramBindings;
import tepui.frontends.gl.program.AssemblyErrors;
import tepui.frontends.gl.program.AssemblyProgram;
import tepui.frontends.gl.program.AssemblyTarget;
import tepui.frontends.gl.share.ShareGroup;
import tepui.pipe.Device;

/**
 * Programs of ARB_vertex_program and ARB_fragment_program (their sections 2.14.1, 2.14.7, 3.11.1 and 6.1.12): those that are bound, or one by its name,
 * under the name of the call.
 */
public final class AssemblyCalls {
    private final AssemblyErrors assemblyErrors;
    private final Device device;
    private final ShareGroup share;
    private final Profile profile;
    private final Dirty dirty;
    private final ProgramBindings programs;
    private final AssemblyRules rules;

    public AssemblyCalls(
            Device device,
            ShareGroup share,
            Profile profile,
            Dirty dirty,
            ProgramBindings programs,
            AssemblyRules rules,
            AssemblyErrors assemblyErrors) {
        this.assemblyErrors = assemblyErrors;
        this.device = device;
        this.share = share;
        this.profile = profile;
        this.dirty = dirty;
        this.rules = rules;
        this.programs = programs;
    }

    /** A program by name, made where nobody has used the name before, 0 for the target's default one; null with the error recorded. */
    public @Nullable AssemblyProgram find(String call, int name, int target) { // hot
        AssemblyTarget t = rules.target(call, target);
        if (t == null) return null;
        boolean fragments = t == programs.fragmentAssembly;
        AssemblyProgram p = name == 0 ? t.standard : share.assemblies.get(name);
        if (p == null) {
            p = new AssemblyProgram(name, fragments);
            share.assemblies.put(name, p);
        }
        return rules.ofTarget(call, p, fragments) ? p : null;
    }

    // ---- objects ---------------------------------------------------------------------------------------------------

    public void glGenProgramsARB(int n, long programs) {
        if (rules.count("glGenProgramsARB", n)) share.assemblies.generate(n, programs);
    }

    public void glDeleteProgramsARB(int n, long programs) {
        if (!rules.count("glDeleteProgramsARB", n)) return;
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(programs + 4L * i);
            if (name == 0) continue;
            AssemblyProgram p = share.assemblies.remove(name);
            if (p == null) continue;
            p.deleted = true;
            AssemblyTarget t = p.fragments ? this.programs.fragmentAssembly : this.programs.vertexAssembly;
            if (t.bound == p) bind(t, t.standard);
            share.assemblyGone(p);
        }
    }

    private void bind(AssemblyTarget t, AssemblyProgram p) { // hot
        if (t.bound == p) return;
        AssemblyProgram old = t.bound;
        p.users++;
        old.users--;
        t.bound = p;
        if (t.enabled) dirty.bits |= Dirty.PROGRAM_USERS;
        share.assemblyGone(old);
    }

    public boolean glIsProgramARB(int program) {
        return program != 0 && share.assemblies.get(program) != null;
    }

    public void glBindProgramARB(int target, int program) { // hot
        AssemblyTarget t = rules.target("glBindProgramARB", target);
        if (t == null) return;
        AssemblyProgram p = program == 0 ? t.standard : share.assemblies.get(program);
        if (p == null) {
            p = new AssemblyProgram(program, t == programs.fragmentAssembly);
            share.assemblies.put(program, p);
        }
        if (rules.ofTarget("glBindProgramARB", p, t == programs.fragmentAssembly)) bind(t, p);
    }

    public void glProgramStringARB(int target, int format, int len, long string) {
        AssemblyTarget t = rules.target("glProgramStringARB", target);
        if (t != null) programStringARB("glProgramStringARB", t.bound, format, len, string);
    }

    public void programStringARB(String call, AssemblyProgram p, int format, int len, long string) {
        if (!rules.string(call, format, len)) return;
        AssemblyProgram.Outcome outcome = p.load(Native.bytes(string, len), device, profile.limits);
        assemblyErrors.assemblyErrorPosition = outcome.position();
        assemblyErrors.assemblyErrorString = outcome.message();
        dirty.bits |= Dirty.PROGRAM_USERS;
        rules.loaded(call, outcome);
    }

    // ---- parameters ------------------------------------------------------------------------------------------------

    private void set(float[] to, int index, float x, float y, float z, float w) { // hot
        int at = 4 * index;
        to[at] = x;
        to[at + 1] = y;
        to[at + 2] = z;
        to[at + 3] = w;
        dirty.bits |= Dirty.FIXED_UNIFORMS;
    }

    public void glProgramEnvParameter4fARB(int target, int index, float x, float y, float z, float w) { // hot
        AssemblyTarget t = rules.target("glProgramEnvParameter4fARB", target);
        if (t != null && rules.index("glProgramEnvParameter4fARB", index)) set(t.env, index, x, y, z, w);
    }

    public void glProgramEnvParameter4fvARB(int target, int index, long params) { // hot
        glProgramEnvParameter4fARB(
                target,
                index,
                Native.getFloat(params),
                Native.getFloat(params + 4),
                Native.getFloat(params + 8),
                Native.getFloat(params + 12));
    }

    public void glProgramEnvParameter4dARB(int target, int index, double x, double y, double z, double w) {
        glProgramEnvParameter4fARB(target, index, (float) x, (float) y, (float) z, (float) w);
    }

    public void glProgramEnvParameter4dvARB(int target, int index, long params) {
        glProgramEnvParameter4dARB(
                target,
                index,
                Native.getDouble(params),
                Native.getDouble(params + 8),
                Native.getDouble(params + 16),
                Native.getDouble(params + 24));
    }

    public void glProgramLocalParameter4fARB(int target, int index, float x, float y, float z, float w) { // hot
        AssemblyTarget t = rules.target("glProgramLocalParameter4fARB", target);
        if (t != null) programLocalParameter4fARB("glProgramLocalParameter4fARB", t.bound, index, x, y, z, w);
    }

    public void programLocalParameter4fARB(
            String call, AssemblyProgram p, int index, float x, float y, float z, float w) { // hot
        if (rules.index(call, index)) set(p.locals, index, x, y, z, w);
    }

    public void glProgramLocalParameter4fvARB(int target, int index, long params) { // hot
        AssemblyTarget t = rules.target("glProgramLocalParameter4fvARB", target);
        if (t != null) programLocalParameter4fvARB("glProgramLocalParameter4fvARB", t.bound, index, params);
    }

    public void programLocalParameter4fvARB(String call, AssemblyProgram p, int index, long params) { // hot
        float x = Native.getFloat(params);
        float y = Native.getFloat(params + 4);
        programLocalParameter4fARB(call, p, index, x, y, Native.getFloat(params + 8), Native.getFloat(params + 12));
    }

    public void glProgramLocalParameter4dARB(int target, int index, double x, double y, double z, double w) {
        glProgramLocalParameter4fARB(target, index, (float) x, (float) y, (float) z, (float) w);
    }

    public void programLocalParameter4dARB(
            String call, AssemblyProgram p, int index, double x, double y, double z, double w) {
        programLocalParameter4fARB(call, p, index, (float) x, (float) y, (float) z, (float) w);
    }

    public void glProgramLocalParameter4dvARB(int target, int index, long params) {
        AssemblyTarget t = rules.target("glProgramLocalParameter4dvARB", target);
        if (t != null) programLocalParameter4dvARB("glProgramLocalParameter4dvARB", t.bound, index, params);
    }

    public void programLocalParameter4dvARB(String call, AssemblyProgram p, int index, long params) {
        double x = Native.getDouble(params);
        double y = Native.getDouble(params + 8);
        programLocalParameter4dARB(call, p, index, x, y, Native.getDouble(params + 16), Native.getDouble(params + 24));
    }

    private void setSeveral(String call, float[] to, int index, int count, long params) {
        if (!rules.indexes(call, index, count)) return;
        for (int i = 0; i < 4 * count; i++) to[4 * index + i] = Native.getFloat(params + 4L * i);
        dirty.bits |= Dirty.FIXED_UNIFORMS;
    }

    public void glProgramEnvParameters4fvEXT(int target, int index, int count, long params) {
        AssemblyTarget t = rules.target("glProgramEnvParameters4fvEXT", target);
        if (t != null) setSeveral("glProgramEnvParameters4fvEXT", t.env, index, count, params);
    }

    public void glProgramLocalParameters4fvEXT(int target, int index, int count, long params) {
        AssemblyTarget t = rules.target("glProgramLocalParameters4fvEXT", target);
        if (t != null) programLocalParameters4fvEXT("glProgramLocalParameters4fvEXT", t.bound, index, count, params);
    }

    public void programLocalParameters4fvEXT(String call, AssemblyProgram p, int index, int count, long params) {
        setSeveral(call, p.locals, index, count, params);
    }

    private void get(String call, float[] from, int index, boolean wide, long params) {
        if (!rules.index(call, index)) return;
        for (int i = 0; i < 4; i++) {
            float v = from[4 * index + i];
            if (wide) Native.putDouble(params + 8L * i, v);
            else Native.putFloat(params + 4L * i, v);
        }
    }

    public void glGetProgramEnvParameterfvARB(int target, int index, long params) {
        AssemblyTarget t = rules.target("glGetProgramEnvParameterfvARB", target);
        if (t != null) get("glGetProgramEnvParameterfvARB", t.env, index, false, params);
    }

    public void glGetProgramEnvParameterdvARB(int target, int index, long params) {
        AssemblyTarget t = rules.target("glGetProgramEnvParameterdvARB", target);
        if (t != null) get("glGetProgramEnvParameterdvARB", t.env, index, true, params);
    }

    public void glGetProgramLocalParameterfvARB(int target, int index, long params) {
        AssemblyTarget t = rules.target("glGetProgramLocalParameterfvARB", target);
        if (t != null) getProgramLocalParameterfvARB("glGetProgramLocalParameterfvARB", t.bound, index, params);
    }

    public void getProgramLocalParameterfvARB(String call, AssemblyProgram p, int index, long params) {
        get(call, p.locals, index, false, params);
    }

    public void glGetProgramLocalParameterdvARB(int target, int index, long params) {
        AssemblyTarget t = rules.target("glGetProgramLocalParameterdvARB", target);
        if (t != null) getProgramLocalParameterdvARB("glGetProgramLocalParameterdvARB", t.bound, index, params);
    }

    public void getProgramLocalParameterdvARB(String call, AssemblyProgram p, int index, long params) {
        get(call, p.locals, index, true, params);
    }

    // ---- questions -------------------------------------------------------------------------------------------------

    public void glGetProgramivARB(int target, int pname, long params) {
        AssemblyTarget t = rules.target("glGetProgramivARB", target);
        if (t != null) getProgramivARB("glGetProgramivARB", t.bound, pname, params);
    }

    public void getProgramivARB(String call, AssemblyProgram p, int pname, long params) {
        int value = p.fragments ? ofFragments(p.counts(), pname) : -1;
        if (value < 0) value = value(p, pname);
        if (rules.value(call, pname, value)) Native.putInt(params, value);
    }

    private static int value(AssemblyProgram p, int pname) {
        AssemblyCounts n = p.counts();
        return switch (pname) {
            case GL_PROGRAM_LENGTH_ARB -> p.string().length;
            case GL_PROGRAM_FORMAT_ARB -> GL_PROGRAM_FORMAT_ASCII_ARB;
            case GL_PROGRAM_BINDING_ARB -> p.name;
            case GL_PROGRAM_INSTRUCTIONS_ARB, GL_PROGRAM_NATIVE_INSTRUCTIONS_ARB -> n.instructions();
            case GL_PROGRAM_TEMPORARIES_ARB, GL_PROGRAM_NATIVE_TEMPORARIES_ARB -> n.temporaries();
            case GL_PROGRAM_PARAMETERS_ARB, GL_PROGRAM_NATIVE_PARAMETERS_ARB -> n.parameters();
            case GL_PROGRAM_ATTRIBS_ARB, GL_PROGRAM_NATIVE_ATTRIBS_ARB -> n.attribs();
            case GL_PROGRAM_ADDRESS_REGISTERS_ARB, GL_PROGRAM_NATIVE_ADDRESS_REGISTERS_ARB -> n.addresses();
            case GL_MAX_PROGRAM_INSTRUCTIONS_ARB, GL_MAX_PROGRAM_NATIVE_INSTRUCTIONS_ARB -> AssemblyLimits.INSTRUCTIONS;
            case GL_MAX_PROGRAM_TEMPORARIES_ARB, GL_MAX_PROGRAM_NATIVE_TEMPORARIES_ARB -> AssemblyLimits.TEMPORARIES;
            case GL_MAX_PROGRAM_PARAMETERS_ARB, GL_MAX_PROGRAM_NATIVE_PARAMETERS_ARB -> AssemblyLimits.BINDINGS;
            case GL_MAX_PROGRAM_ATTRIBS_ARB, GL_MAX_PROGRAM_NATIVE_ATTRIBS_ARB ->
                p.fragments ? AssemblyLimits.FRAGMENT_ATTRIBS : AssemblyLimits.VERTEX_ATTRIBS;
            case GL_MAX_PROGRAM_ADDRESS_REGISTERS_ARB, GL_MAX_PROGRAM_NATIVE_ADDRESS_REGISTERS_ARB ->
                p.fragments ? 0 : AssemblyLimits.ADDRESS_REGISTERS;
            case GL_MAX_PROGRAM_LOCAL_PARAMETERS_ARB, GL_MAX_PROGRAM_ENV_PARAMETERS_ARB -> AssemblyLimits.PARAMETERS;
            case GL_PROGRAM_UNDER_NATIVE_LIMITS_ARB -> 1;
            default -> -1;
        };
    }

    private static int ofFragments(AssemblyCounts n, int pname) {
        return switch (pname) {
            case GL_PROGRAM_ALU_INSTRUCTIONS_ARB, GL_PROGRAM_NATIVE_ALU_INSTRUCTIONS_ARB -> n.alu();
            case GL_PROGRAM_TEX_INSTRUCTIONS_ARB, GL_PROGRAM_NATIVE_TEX_INSTRUCTIONS_ARB -> n.textures();
            case GL_PROGRAM_TEX_INDIRECTIONS_ARB, GL_PROGRAM_NATIVE_TEX_INDIRECTIONS_ARB -> n.indirections();
            case GL_MAX_PROGRAM_ALU_INSTRUCTIONS_ARB,
                    GL_MAX_PROGRAM_NATIVE_ALU_INSTRUCTIONS_ARB,
                    GL_MAX_PROGRAM_TEX_INSTRUCTIONS_ARB,
                    GL_MAX_PROGRAM_NATIVE_TEX_INSTRUCTIONS_ARB,
                    GL_MAX_PROGRAM_TEX_INDIRECTIONS_ARB,
                    GL_MAX_PROGRAM_NATIVE_TEX_INDIRECTIONS_ARB -> AssemblyLimits.INSTRUCTIONS;
            default -> -1;
        };
    }

    public void glGetProgramStringARB(int target, int pname, long string) {
        AssemblyTarget t = rules.target("glGetProgramStringARB", target);
        if (t != null) getProgramStringARB("glGetProgramStringARB", t.bound, pname, string);
    }

    public void getProgramStringARB(String call, AssemblyProgram p, int pname, long string) {
        if (rules.text(call, pname)) Native.putBytes(p.string(), string);
    }
}
