package tepui.frontends.gl.draw;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.program.StageVariants;
import tepui.frontends.gl.program.Variants;
import tepui.ir.Stage;
import tepui.pipe.Buffer;
import tepui.pipe.Caps;

/**
 * Error checks of dispatches and barriers (OpenGL 4.6, 7.13.2 and chapter 19). Each rule says whether the call goes on,
 * or gives what was named; where not, the error is recorded.
 */
public final class ComputeRules {
    private static final int ALL_BARRIERS = GL_VERTEX_ATTRIB_ARRAY_BARRIER_BIT
            | GL_ELEMENT_ARRAY_BARRIER_BIT
            | GL_UNIFORM_BARRIER_BIT
            | GL_TEXTURE_FETCH_BARRIER_BIT
            | GL_SHADER_IMAGE_ACCESS_BARRIER_BIT
            | GL_COMMAND_BARRIER_BIT
            | GL_PIXEL_BUFFER_BARRIER_BIT
            | GL_TEXTURE_UPDATE_BARRIER_BIT
            | GL_BUFFER_UPDATE_BARRIER_BIT
            | GL_FRAMEBUFFER_BARRIER_BIT
            | GL_TRANSFORM_FEEDBACK_BARRIER_BIT
            | GL_ATOMIC_COUNTER_BARRIER_BIT
            | GL_SHADER_STORAGE_BARRIER_BIT
            | GL_CLIENT_MAPPED_BUFFER_BARRIER_BIT
            | GL_QUERY_BUFFER_BARRIER_BIT;

    private static final int REGION_BARRIERS = GL_UNIFORM_BARRIER_BIT
            | GL_TEXTURE_FETCH_BARRIER_BIT
            | GL_SHADER_IMAGE_ACCESS_BARRIER_BIT
            | GL_FRAMEBUFFER_BARRIER_BIT
            | GL_ATOMIC_COUNTER_BARRIER_BIT
            | GL_SHADER_STORAGE_BARRIER_BIT;

    private final Caps caps;
    private final Profile profile;
    private final Errors errors;
    private final BufferBindings bindings;
    private final ProgramBindings programs;

    public ComputeRules(Caps caps, Profile profile, Errors errors, BufferBindings bindings, ProgramBindings programs) {
        this.caps = caps;
        this.profile = profile;
        this.errors = errors;
        this.bindings = bindings;
        this.programs = programs;
    }

    /**
     * A program with a compute shader is in use, and its samplers go together (chapter 19, 11.1.3.12).
     *
     * @param sized the call says how large a workgroup is (ARB_compute_variable_group_size)
     */
    public boolean program(String call, boolean sized) { // hot
        ProgramObject p = programs.programOf(Stage.COMPUTE.ordinal());
        StageVariants stage = p == null ? null : p.stage(Stage.COMPUTE);
        if (p == null || stage == null) return refuse(call, "no compute shader is in use");
        String clash = p.clash();
        if (clash != null) return refuse(call, clash);
        if (stage.isSized() == sized) return true;
        return refuse(call, "the compute shader's workgroups have a " + (sized ? "fixed size" : "variable size"));
    }

    /** What cannot be dispatched (chapter 19). */
    private boolean refuse(String call, String why) {
        return errors.wrong(GL_INVALID_OPERATION, call + ": " + why);
    }

    /** How many workgroups (chapter 19). */
    public boolean groups(String call, int x, int y, int z) { // hot
        int[] most = caps.maxWorkgroupCount;
        return Integer.compareUnsigned(x, most[0]) <= 0
                        && Integer.compareUnsigned(y, most[1]) <= 0
                        && Integer.compareUnsigned(z, most[2]) <= 0
                || errors.wrong(GL_INVALID_VALUE, call + ": " + x + " x " + y + " x " + z + " groups");
    }

    /** The size of a workgroup (ARB_compute_variable_group_size). */
    public boolean size(String call, int x, int y, int z) {
        int mostX = Variants.largestSize(profile.limits, 0);
        int mostY = Variants.largestSize(profile.limits, 1);
        int mostZ = Variants.largestSize(profile.limits, 2);
        int invocations = profile.limits.workgroupInvocations;
        boolean fits = x > 0 && y > 0 && z > 0 && x <= mostX && y <= mostY && z <= mostZ;
        if (fits && (long) x * y * z <= invocations) return quads(call, x, y, z);
        return errors.wrong(
                GL_INVALID_VALUE,
                call + ": a workgroup of " + x + " x " + y + " x " + z + ", at least 1 and at most " + mostX + " x "
                        + mostY + " x " + mostZ + " and " + invocations + " invocations are possible");
    }

    /** Where derivatives are taken in quads, a workgroup is made of whole ones (NV_compute_shader_derivatives). */
    private boolean quads(String call, int x, int y, int z) {
        ProgramObject p = programs.programOf(Stage.COMPUTE.ordinal());
        StageVariants stage = p == null ? null : p.stage(Stage.COMPUTE);
        return stage == null
                || stage.shader().quads.divide(x, y, z)
                || errors.wrong(
                        GL_INVALID_VALUE,
                        call + ": a workgroup of " + x + " x " + y + " x " + z + " is not made of whole quads");
    }

    /** The buffer with the numbers of workgroups (chapter 19). */
    public @Nullable Buffer indirect(String call, long offset) {
        if (offset < 0 || offset % 4 != 0) {
            errors.error(GL_INVALID_VALUE, call + ": the offset is " + offset);
            return null;
        }
        BufferObject b = bindings.get(BufferBindings.DISPATCH_INDIRECT);
        Buffer from = b == null ? null : b.pipe();
        if (from != null && offset <= from.size() - 12) return from;
        refuse(call, "GL_DISPATCH_INDIRECT_BUFFER has no 12 bytes there");
        return null;
    }

    /** glMemoryBarrier (7.13.2). */
    public boolean barriers(String call, int barriers) {
        return barriers == GL_ALL_BARRIER_BITS
                || (barriers & ~ALL_BARRIERS) == 0
                || errors.wrong(
                        GL_INVALID_VALUE,
                        call + ": barriers is " + Errors.hex(barriers) + ", which has bits of no barrier");
    }

    /** glMemoryBarrierByRegion (7.13.2). */
    public boolean regionBarriers(String call, int barriers) {
        return barriers == GL_ALL_BARRIER_BITS
                || (barriers & ~REGION_BARRIERS) == 0
                || errors.wrong(
                        GL_INVALID_VALUE,
                        call + ": barriers is " + Errors.hex(barriers) + ", which has bits that no region has");
    }
}
