package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.draw.DrawSetup;
import tepui.frontends.gl.draw.DrawState;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.pipe.Buffer;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;

/** Draws whose arguments are in a buffer. */
public final class IndirectDrawCalls {
    private final tepui.pipe.Context pipe;
    private final Profile profile;
    private final Errors errors;
    private final BufferBindings bindings;
    private final VertexArrays arrays;
    private final DrawState drawState;
    private final DrawCalls draw;
    private final DrawSetup drawSetup;

    public IndirectDrawCalls(
            tepui.pipe.Context pipe,
            Profile profile,
            Errors errors,
            BufferBindings bindings,
            VertexArrays arrays,
            DrawState drawState,
            DrawCalls draw,
            DrawSetup drawSetup) {
        this.pipe = pipe;
        this.profile = profile;
        this.errors = errors;
        this.bindings = bindings;
        this.arrays = arrays;
        this.drawState = drawState;
        this.draw = draw;
        this.drawSetup = drawSetup;
    }

    public void glDrawArraysIndirect(int mode, long indirect) {
        indirect("glDrawArraysIndirect", mode, 0, indirect, 1, 0, -1);
    }

    public void glDrawElementsIndirect(int mode, int type, long indirect) {
        indirect("glDrawElementsIndirect", mode, type, indirect, 1, 0, -1);
    }

    public void glMultiDrawArraysIndirect(int mode, long indirect, int drawcount, int stride) {
        indirect("glMultiDrawArraysIndirect", mode, 0, indirect, drawcount, stride, -1);
    }

    public void glMultiDrawElementsIndirect(int mode, int type, long indirect, int drawcount, int stride) {
        indirect("glMultiDrawElementsIndirect", mode, type, indirect, drawcount, stride, -1);
    }

    public void glMultiDrawArraysIndirectCount(int mode, long indirect, long drawcount, int maxdrawcount, int stride) {
        indirect("glMultiDrawArraysIndirectCount", mode, 0, indirect, maxdrawcount, stride, drawcount);
    }

    public void glMultiDrawElementsIndirectCount(
            int mode, int type, long indirect, long drawcount, int maxdrawcount, int stride) {
        indirect("glMultiDrawElementsIndirectCount", mode, type, indirect, maxdrawcount, stride, drawcount);
    }

    /** @param type 0 for draws without indices; @param countAt place of the number of draws, -1 for none */
    private void indirect(String call, int mode, int type, long at, int draws, int givenStride, long countAt) {
        Primitive p = drawSetup.primitive(call, mode);
        if (p == null || !drawSetup.allowed(call, mode, draws, 1)) return;
        boolean indexed = type != 0;
        if (!indexed && !drawSetup.allowsIndirect(call)) return;
        IndexType t = indexed ? drawSetup.indexType(call, type) : null;
        if (indexed && t == null) return;
        int bytes = indexed ? 20 : 16;
        int stride = givenStride == 0 ? bytes : givenStride;
        if (stride < bytes && draws > 1 || stride % 4 != 0 || at % 4 != 0 || countAt > 0 && countAt % 4 != 0) {
            errors.error(GL_INVALID_VALUE, call + ": the address is " + at + ", the stride is " + givenStride);
            return;
        }
        BufferObject b = bindings.get(BufferBindings.DRAW_INDIRECT);
        if (b == null && profile.compatibility && countAt < 0 && at != 0) {
            for (int i = 0; i < draws; i++) fromMemory(mode, type, at + (long) i * stride);
            return;
        }
        Buffer counts = null;
        if (countAt >= 0) {
            BufferObject c = bindings.get(BufferBindings.PARAMETER);
            counts = c == null ? null : c.pipe();
            if (counts == null || countAt > counts.size() - 4) {
                errors.error(
                        GL_INVALID_OPERATION,
                        call + ": no buffer with the number of draws is bound to GL_PARAMETER_BUFFER");
                return;
            }
        }
        Buffer from = b == null ? null : b.pipe();
        long end = at + Math.max(0, draws - 1L) * stride + bytes;
        if (from == null || b == null || b.isLocked() || at < 0 || draws > 0 && end > from.size()) {
            errors.error(GL_INVALID_OPERATION, call + ": GL_DRAW_INDIRECT_BUFFER has no " + end + " bytes to read");
            return;
        }
        if (profile.es && arrays.bound == arrays.own) {
            errors.error(GL_INVALID_OPERATION, call + ": no vertex array object is bound");
            return;
        }
        if (arrays.bound.clientArrays() != 0 || indexed && arrays.bound.elements() == null) {
            errors.error(GL_INVALID_OPERATION, call + ": arrays without buffer are enabled");
            return;
        }
        if (!drawState.validate(call, mode) || draws == 0) return;
        try {
            if (t != null && !drawSetup.bindIndices(call, t, 1, 0)) return;
            pipe.drawIndirect(p, indexed, from, at, draws, stride, counts, Math.max(0, countAt));
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
    }

    private void fromMemory(int mode, int type, long at) {
        int count = Native.getInt(at);
        int instances = Native.getInt(at + 4);
        int first = Native.getInt(at + 8);
        if (type == 0) {
            draw.glDrawArraysInstancedBaseInstance(mode, first, count, instances, Native.getInt(at + 12));
            return;
        }
        @Nullable IndexType t = drawSetup.indexType("glDrawElementsIndirect", type);
        if (t == null) return;
        draw.glDrawElementsInstancedBaseVertexBaseInstance(
                mode,
                count,
                type,
                Integer.toUnsignedLong(first) * t.bytes(),
                instances,
                Native.getInt(at + 12),
                Native.getInt(at + 16));
    }
}
