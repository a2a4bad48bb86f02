package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.draw.DrawState;
import tepui.frontends.gl.draw.ProgramBindings;
import tepui.frontends.gl.program.StageVariants;
import tepui.frontends.gl.program.Variants;
import tepui.ir.Stage;
import tepui.pipe.Barrier;
import tepui.pipe.Buffer;
import tepui.pipe.Caps;

/** Dispatches and barriers. */
public final class ComputeCalls {
    private final tepui.pipe.Context pipe;
    private final Caps caps;
    private final Profile profile;
    private final Errors errors;
    private final BufferBindings bindings;
    private final DrawState drawState;
    private final ProgramBindings programs;

    public ComputeCalls(
            tepui.pipe.Context pipe,
            Caps caps,
            Profile profile,
            Errors errors,
            BufferBindings bindings,
            DrawState drawState,
            ProgramBindings programs) {
        this.pipe = pipe;
        this.caps = caps;
        this.profile = profile;
        this.errors = errors;
        this.bindings = bindings;
        this.drawState = drawState;
        this.programs = programs;
    }

    private boolean noProgram(String call, boolean sized) {
        var p = programs.programOf(Stage.COMPUTE.ordinal());
        StageVariants stage = p == null ? null : p.stage(Stage.COMPUTE);
        if (p == null || stage == null) errors.error(GL_INVALID_OPERATION, call + ": no compute shader is in use");
        else if (p.clash() != null) errors.error(GL_INVALID_OPERATION, call + ": " + p.clash());
        else if (stage.isSized() == sized) return false;
        else if (sized)
            errors.error(GL_INVALID_OPERATION, call + ": the compute shader's workgroups have a fixed size");
        else errors.error(GL_INVALID_OPERATION, call + ": the compute shader's workgroups have a variable size");
        return true;
    }

    private boolean tooManyGroups(String call, int x, int y, int z) {
        int[] most = caps.maxWorkgroupCount;
        if (Integer.compareUnsigned(x, most[0]) <= 0
                && Integer.compareUnsigned(y, most[1]) <= 0
                && Integer.compareUnsigned(z, most[2]) <= 0) {
            return false;
        }
        errors.error(GL_INVALID_VALUE, call + ": " + x + " x " + y + " x " + z + " groups");
        return true;
    }

    private void dispatch(String call, int x, int y, int z, int size) {
        if (!drawState.validateCompute(size)) return;
        if (x == 0 || y == 0 || z == 0) return;
        try {
            pipe.dispatch(x, y, z);
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
    }

    public void glDispatchCompute(int num_groups_x, int num_groups_y, int num_groups_z) {
        String call = "glDispatchCompute";
        if (noProgram(call, false) || tooManyGroups(call, num_groups_x, num_groups_y, num_groups_z)) return;
        dispatch(call, num_groups_x, num_groups_y, num_groups_z, 0);
    }

    public void glDispatchComputeGroupSizeARB(
            int num_groups_x,
            int num_groups_y,
            int num_groups_z,
            int group_size_x,
            int group_size_y,
            int group_size_z) {
        String call = "glDispatchComputeGroupSizeARB";
        if (noProgram(call, true) || tooManyGroups(call, num_groups_x, num_groups_y, num_groups_z)) return;
        boolean fits = group_size_x > 0
                && group_size_y > 0
                && group_size_z > 0
                && group_size_x <= Variants.largestSize(profile.limits, 0)
                && group_size_y <= Variants.largestSize(profile.limits, 1)
                && group_size_z <= Variants.largestSize(profile.limits, 2)
                && (long) group_size_x * group_size_y * group_size_z <= profile.limits.workgroupInvocations;
        if (!fits) {
            errors.error(
                    GL_INVALID_VALUE,
                    call + ": a workgroup of " + group_size_x + " x " + group_size_y + " x " + group_size_z
                            + ", at least 1 and at most " + Variants.largestSize(profile.limits, 0) + " x "
                            + Variants.largestSize(profile.limits, 1) + " x "
                            + Variants.largestSize(profile.limits, 2) + " and " + profile.limits.workgroupInvocations
                            + " invocations are possible");
            return;
        }
        int size = Variants.sizeKey(group_size_x, group_size_y, group_size_z);
        dispatch(call, num_groups_x, num_groups_y, num_groups_z, size);
    }

    public void glDispatchComputeIndirect(long indirect) {
        if (noProgram("glDispatchComputeIndirect", false)) return;
        if (indirect < 0 || indirect % 4 != 0) {
            errors.error(GL_INVALID_VALUE, "glDispatchComputeIndirect: the offset is " + indirect);
            return;
        }
        BufferObject b = bindings.get(BufferBindings.DISPATCH_INDIRECT);
        Buffer from = b == null ? null : b.pipe();
        if (from == null || indirect > from.size() - 12) {
            errors.error(
                    GL_INVALID_OPERATION,
                    "glDispatchComputeIndirect: GL_DISPATCH_INDIRECT_BUFFER has no 12 bytes there");
            return;
        }
        if (!drawState.validateCompute(0)) return;
        try {
            pipe.dispatchIndirect(from, indirect);
        } catch (RuntimeException e) {
            errors.failed("glDispatchComputeIndirect", e);
        }
    }

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

    public void glMemoryBarrier(int barriers) {
        int bits = 0;
        if (barriers == GL_ALL_BARRIER_BITS) {
            bits = Barrier.ALL;
        } else if ((barriers & ~ALL_BARRIERS) != 0) {
            errors.error(
                    GL_INVALID_VALUE,
                    "glMemoryBarrier: barriers is 0x" + Integer.toHexString(barriers)
                            + ", which has bits of no barrier");
            return;
        } else {
            if ((barriers & GL_VERTEX_ATTRIB_ARRAY_BARRIER_BIT) != 0) bits |= Barrier.VERTEX_BUFFER;
            if ((barriers & GL_ELEMENT_ARRAY_BARRIER_BIT) != 0) bits |= Barrier.INDEX_BUFFER;
            if ((barriers & GL_UNIFORM_BARRIER_BIT) != 0) bits |= Barrier.UNIFORM_BUFFER;
            if ((barriers & GL_TEXTURE_FETCH_BARRIER_BIT) != 0) bits |= Barrier.TEXTURE;
            if ((barriers & GL_SHADER_IMAGE_ACCESS_BARRIER_BIT) != 0) bits |= Barrier.IMAGE;
            if ((barriers & GL_COMMAND_BARRIER_BIT) != 0) bits |= Barrier.INDIRECT;
            if ((barriers & GL_PIXEL_BUFFER_BARRIER_BIT) != 0) bits |= Barrier.BUFFER_TRANSFER;
            if ((barriers & GL_TEXTURE_UPDATE_BARRIER_BIT) != 0) bits |= Barrier.TEXTURE_TRANSFER;
            if ((barriers & GL_BUFFER_UPDATE_BARRIER_BIT) != 0) bits |= Barrier.BUFFER_TRANSFER;
            if ((barriers & GL_FRAMEBUFFER_BARRIER_BIT) != 0) bits |= Barrier.RENDER_TARGET;
            if ((barriers & GL_TRANSFORM_FEEDBACK_BARRIER_BIT) != 0) bits |= Barrier.STREAM_OUTPUT;
            if ((barriers & GL_ATOMIC_COUNTER_BARRIER_BIT) != 0) bits |= Barrier.STORAGE_BUFFER;
            if ((barriers & GL_SHADER_STORAGE_BARRIER_BIT) != 0) bits |= Barrier.STORAGE_BUFFER;
            if ((barriers & GL_QUERY_BUFFER_BARRIER_BIT) != 0) bits |= Barrier.QUERY_BUFFER;
            if ((barriers & GL_CLIENT_MAPPED_BUFFER_BARRIER_BIT) != 0) bits |= Barrier.MAPPED_BUFFER;
        }
        if (bits != 0) pipe.memoryBarrier(bits);
    }

    public void glMemoryBarrierByRegion(int barriers) {
        int local = GL_UNIFORM_BARRIER_BIT
                | GL_TEXTURE_FETCH_BARRIER_BIT
                | GL_SHADER_IMAGE_ACCESS_BARRIER_BIT
                | GL_FRAMEBUFFER_BARRIER_BIT
                | GL_ATOMIC_COUNTER_BARRIER_BIT
                | GL_SHADER_STORAGE_BARRIER_BIT;
        if (barriers != GL_ALL_BARRIER_BITS && (barriers & ~local) != 0) {
            errors.error(
                    GL_INVALID_VALUE,
                    "glMemoryBarrierByRegion: barriers is 0x" + Integer.toHexString(barriers)
                            + ", which has bits that no region has");
            return;
        }
        glMemoryBarrier(barriers);
    }

    public void glTextureBarrierNV() {
        glTextureBarrier();
    }

    public void glTextureBarrier() {
        pipe.textureBarrier();
    }
}
