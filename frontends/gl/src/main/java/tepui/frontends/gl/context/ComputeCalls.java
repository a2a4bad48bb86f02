package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.*;

import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.ir.Stage;
import tepui.pipe.Barrier;
import tepui.pipe.Buffer;

/** Dispatches and barriers. */
abstract class ComputeCalls extends IndirectDrawCalls {
    ComputeCalls(Setup setup) {
        super(setup);
    }

    private boolean noProgram(String call) {
        var p = programOf(Stage.COMPUTE.ordinal());
        if (p != null && p.stage(Stage.COMPUTE) != null) return false;
        error(GL_INVALID_OPERATION, call + ": no compute shader is in use");
        return true;
    }

    @Override
    public void glDispatchCompute(int num_groups_x, int num_groups_y, int num_groups_z) {
        if (noProgram("glDispatchCompute")) return;
        int[] most = caps.maxWorkgroupCount;
        if (Integer.compareUnsigned(num_groups_x, most[0]) > 0
                || Integer.compareUnsigned(num_groups_y, most[1]) > 0
                || Integer.compareUnsigned(num_groups_z, most[2]) > 0) {
            error(
                    GL_INVALID_VALUE,
                    "glDispatchCompute: " + num_groups_x + " x " + num_groups_y + " x " + num_groups_z + " groups");
            return;
        }
        if (!drawState().validateCompute()) return;
        if (num_groups_x == 0 || num_groups_y == 0 || num_groups_z == 0) return;
        try {
            pipe.dispatch(num_groups_x, num_groups_y, num_groups_z);
        } catch (RuntimeException e) {
            failed("glDispatchCompute", e);
        }
    }

    @Override
    public void glDispatchComputeIndirect(long indirect) {
        if (noProgram("glDispatchComputeIndirect")) return;
        if (indirect < 0 || indirect % 4 != 0) {
            error(GL_INVALID_VALUE, "glDispatchComputeIndirect: the offset is " + indirect);
            return;
        }
        BufferObject b = bindings.get(BufferBindings.DISPATCH_INDIRECT);
        Buffer from = b == null ? null : b.pipe();
        if (from == null || indirect > from.size() - 12) {
            error(GL_INVALID_OPERATION, "glDispatchComputeIndirect: GL_DISPATCH_INDIRECT_BUFFER has no 12 bytes there");
            return;
        }
        if (!drawState().validateCompute()) return;
        try {
            pipe.dispatchIndirect(from, indirect);
        } catch (RuntimeException e) {
            failed("glDispatchComputeIndirect", e);
        }
    }

    @Override
    public void glMemoryBarrier(int barriers) {
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

    @Override
    public void glMemoryBarrierByRegion(int barriers) {
        int local = GL_UNIFORM_BARRIER_BIT
                | GL_TEXTURE_FETCH_BARRIER_BIT
                | GL_SHADER_IMAGE_ACCESS_BARRIER_BIT
                | GL_FRAMEBUFFER_BARRIER_BIT
                | GL_ATOMIC_COUNTER_BARRIER_BIT
                | GL_SHADER_STORAGE_BARRIER_BIT;
        if (barriers != GL_ALL_BARRIER_BITS && (barriers & ~local) != 0) {
            error(
                    GL_INVALID_VALUE,
                    "glMemoryBarrierByRegion: barriers is 0x" + Integer.toHexString(barriers)
                            + ", which has bits that no region has");
            return;
        }
        glMemoryBarrier(barriers);
    }

    @Override
    public void glTextureBarrier() {
        pipe.textureBarrier();
    }
}
