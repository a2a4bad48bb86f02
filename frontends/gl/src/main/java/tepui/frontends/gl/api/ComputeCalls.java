package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.draw.ComputeRules;
import tepui.frontends.gl.draw.DrawState;
import tepui.frontends.gl.program.Variants;
import tepui.pipe.Barrier;
import tepui.pipe.Buffer;

/** Dispatches and barriers (OpenGL 4.6, 19 and 7.13.2). */
public final class ComputeCalls {
    private final tepui.pipe.Context pipe;
    private final Errors errors;
    private final DrawState drawState;
    private final ComputeRules rules;

    public ComputeCalls(tepui.pipe.Context pipe, Errors errors, DrawState drawState, ComputeRules rules) {
        this.pipe = pipe;
        this.errors = errors;
        this.drawState = drawState;
        this.rules = rules;
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
        if (!rules.program(call, false) || !rules.groups(call, num_groups_x, num_groups_y, num_groups_z)) return;
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
        if (!rules.program(call, true) || !rules.groups(call, num_groups_x, num_groups_y, num_groups_z)) return;
        if (!rules.size(call, group_size_x, group_size_y, group_size_z)) return;
        int size = Variants.sizeKey(group_size_x, group_size_y, group_size_z);
        dispatch(call, num_groups_x, num_groups_y, num_groups_z, size);
    }

    public void glDispatchComputeIndirect(long indirect) {
        String call = "glDispatchComputeIndirect";
        if (!rules.program(call, false)) return;
        Buffer from = rules.indirect(call, indirect);
        if (from == null) return;
        if (!drawState.validateCompute(0)) return;
        try {
            pipe.dispatchIndirect(from, indirect);
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
    }

    public void glMemoryBarrier(int barriers) {
        if (!rules.barriers("glMemoryBarrier", barriers)) return;
        int bits = 0;
        if (barriers == GL_ALL_BARRIER_BITS) {
            bits = Barrier.ALL;
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
        if (!rules.regionBarriers("glMemoryBarrierByRegion", barriers)) return;
        glMemoryBarrier(barriers);
    }

    public void glTextureBarrierNV() {
        glTextureBarrier();
    }

    public void glTextureBarrier() {
        pipe.textureBarrier();
    }
}
