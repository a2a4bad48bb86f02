package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.pipe.Buffer;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;

/** Draws whose arguments are in a buffer. */
abstract class IndirectDrawCalls extends DrawCalls {
    IndirectDrawCalls(Setup setup) {
        super(setup);
    }

    @Override
    public void glDrawArraysIndirect(int mode, long indirect) {
        indirect("glDrawArraysIndirect", mode, 0, indirect, 1, 0, -1);
    }

    @Override
    public void glDrawElementsIndirect(int mode, int type, long indirect) {
        indirect("glDrawElementsIndirect", mode, type, indirect, 1, 0, -1);
    }

    @Override
    public void glMultiDrawArraysIndirect(int mode, long indirect, int drawcount, int stride) {
        indirect("glMultiDrawArraysIndirect", mode, 0, indirect, drawcount, stride, -1);
    }

    @Override
    public void glMultiDrawElementsIndirect(int mode, int type, long indirect, int drawcount, int stride) {
        indirect("glMultiDrawElementsIndirect", mode, type, indirect, drawcount, stride, -1);
    }

    @Override
    public void glMultiDrawArraysIndirectCount(int mode, long indirect, long drawcount, int maxdrawcount, int stride) {
        indirect("glMultiDrawArraysIndirectCount", mode, 0, indirect, maxdrawcount, stride, drawcount);
    }

    @Override
    public void glMultiDrawElementsIndirectCount(
            int mode, int type, long indirect, long drawcount, int maxdrawcount, int stride) {
        indirect("glMultiDrawElementsIndirectCount", mode, type, indirect, maxdrawcount, stride, drawcount);
    }

    /** @param type 0 for draws without indices; @param countAt place of the number of draws, -1 for none */
    private void indirect(String call, int mode, int type, long at, int draws, int givenStride, long countAt) {
        Primitive p = primitive(call, mode);
        if (p == null || !allowed(call, mode, draws, 1)) return;
        boolean indexed = type != 0;
        IndexType t = indexed ? indexType(call, type) : null;
        if (indexed && t == null) return;
        int bytes = indexed ? 20 : 16;
        int stride = givenStride == 0 ? bytes : givenStride;
        if (stride < bytes && draws > 1 || stride % 4 != 0 || at % 4 != 0 || countAt > 0 && countAt % 4 != 0) {
            error(GL_INVALID_VALUE, call + ": the address is " + at + ", the stride is " + givenStride);
            return;
        }
        BufferObject b = bindings.get(BufferBindings.DRAW_INDIRECT);
        if (b == null && compatibility && countAt < 0 && at != 0) {
            for (int i = 0; i < draws; i++) fromMemory(mode, type, at + (long) i * stride);
            return;
        }
        Buffer counts = null;
        if (countAt >= 0) {
            BufferObject c = bindings.get(BufferBindings.PARAMETER);
            counts = c == null ? null : c.pipe();
            if (counts == null || countAt > counts.size() - 4) {
                error(
                        GL_INVALID_OPERATION,
                        call + ": no buffer with the number of draws is bound to GL_PARAMETER_BUFFER");
                return;
            }
        }
        Buffer from = b == null ? null : b.pipe();
        long end = at + Math.max(0, draws - 1L) * stride + bytes;
        if (from == null || b == null || b.isLocked() || at < 0 || draws > 0 && end > from.size()) {
            error(GL_INVALID_OPERATION, call + ": GL_DRAW_INDIRECT_BUFFER has no " + end + " bytes to read");
            return;
        }
        if (es && vertexArray == defaultVertexArray) {
            error(GL_INVALID_OPERATION, call + ": no vertex array object is bound");
            return;
        }
        if (vertexArray.clientArrays() != 0 || indexed && vertexArray.elements() == null) {
            error(GL_INVALID_OPERATION, call + ": arrays without buffer are enabled");
            return;
        }
        if (!drawState().validate(call, mode) || draws == 0) return;
        try {
            if (t != null && !bindIndices(call, t, 1, 0)) return;
            pipe.drawIndirect(p, indexed, from, at, draws, stride, counts, Math.max(0, countAt));
        } catch (RuntimeException e) {
            failed(call, e);
        }
    }

    private void fromMemory(int mode, int type, long at) {
        int count = Native.getInt(at);
        int instances = Native.getInt(at + 4);
        int first = Native.getInt(at + 8);
        if (type == 0) {
            glDrawArraysInstancedBaseInstance(mode, first, count, instances, Native.getInt(at + 12));
            return;
        }
        @Nullable IndexType t = indexType("glDrawElementsIndirect", type);
        if (t == null) return;
        glDrawElementsInstancedBaseVertexBaseInstance(
                mode,
                count,
                type,
                Integer.toUnsignedLong(first) * t.bytes(),
                instances,
                Native.getInt(at + 12),
                Native.getInt(at + 16));
    }
}
