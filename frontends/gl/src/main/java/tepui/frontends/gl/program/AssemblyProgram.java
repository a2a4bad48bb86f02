package tepui.frontends.gl.program;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.assembly.AssemblyCode;
import tepui.frontends.gl.assembly.AssemblyCounts;
import tepui.frontends.gl.assembly.AssemblyException;
import tepui.frontends.gl.assembly.AssemblyLimits;
import tepui.frontends.gl.assembly.AssemblyParser;
import tepui.frontends.gl.assembly.AssemblyShader;
import tepui.frontends.glsl.GlslLimits;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.ir.Stage;
import tepui.pipe.Device;

/**
 * A program object of ARB_vertex_program or ARB_fragment_program. Its text becomes a shader that is linked as those of GLSL are; so whatever
 * stands beside GLSL, in variants and in the fixed function, stands beside it too.
 */
public final class AssemblyProgram {
    public final int name;
    public final boolean fragments;
    /** The local parameters, four floats each. */
    public final float[] locals = new float[4 * AssemblyLimits.PARAMETERS];

    public boolean deleted;
    /** Contexts that have it bound. */
    public int users;

    private byte[] string = new byte[0];
    private @Nullable ProgramObject executable;
    private AssemblyCounts counts = AssemblyCounts.NONE;

    /**
     * Outcome of parsing a text.
     *
     * @param position of the first error in bytes; -1 where there is none
     * @param message what is wrong; empty where nothing is
     */
    public record Outcome(int position, String message) {}

    public AssemblyProgram(int name, boolean fragments) {
        this.name = name;
        this.fragments = fragments;
    }

    public byte[] string() {
        return string;
    }

    /** The executable; null where no valid text was loaded. */
    public @Nullable ProgramObject executable() { // hot
        return executable;
    }

    public AssemblyCounts counts() {
        return counts;
    }

    /** Takes a text; one with errors leaves the program without code. */
    public Outcome load(byte[] text, Device device, GlslLimits limits) {
        ProgramObject old = executable;
        executable = null;
        if (old != null) old.drop();
        counts = AssemblyCounts.NONE;
        string = text.clone();
        AssemblyCode code;
        try {
            code = new AssemblyParser(text, fragments, limits).parse();
        } catch (AssemblyException e) {
            return new Outcome(e.position, "error at byte " + e.position + ": " + e.getMessage());
        }
        Stage stage = fragments ? Stage.FRAGMENT : Stage.VERTEX;
        GlShader shader = new GlShader(0, stage, 0);
        shader.setCompiled(CompiledShader.of(AssemblyShader.of(code, limits), limits));
        ProgramObject program = new ProgramObject(0, device);
        program.shaders.add(shader);
        program.link(limits, false, new CompileThreads());
        program.settle();
        LinkedProgram linked = program.linked();
        if (!program.linkOk() || linked == null) {
            // Only a limit of the device is left to be broken.
            return new Outcome(text.length, "error: " + shader.log() + program.log());
        }
        int offset = -1;
        int count = 0;
        for (LinkedProgram.Uniform u : linked.uniforms()) {
            if (u.baseName().equals(AssemblyShader.PARAMETERS)) {
                offset = u.offset();
                count = Math.min(u.size(), code.parameters.size());
            }
        }
        if (offset >= 0)
            program.parameters = new ParameterValues(code.parameters.subList(0, count), offset / 4, locals);
        program.withoutClipPlanes = !fragments && !code.positionInvariant;
        executable = program;
        counts = code.counts();
        return new Outcome(-1, "");
    }

    /** Lets go of the code. */
    public void drop() {
        ProgramObject old = executable;
        executable = null;
        if (old != null) old.drop();
    }
}
