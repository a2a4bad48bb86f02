package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.draw.Bound;
import tepui.frontends.gl.draw.DrawArgumentRules;
import tepui.frontends.gl.draw.DrawSetup;
import tepui.frontends.gl.draw.DrawState;
import tepui.frontends.gl.legacy.ArrayCapture;
import tepui.frontends.gl.legacy.Primitives;
import tepui.frontends.gl.query.Feedbacks;
import tepui.frontends.gl.state.GlEnums;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.pipe.Buffer;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;

/** Draws of arrays, with and without indices, from transform feedback, and with what buffers say of them (OpenGL 4.6, 10.4). */
public final class DrawCalls {
    /** Where the number of draws is not in a buffer. */
    private static final long NO_COUNT = Long.MIN_VALUE;

    private final tepui.pipe.Context pipe;
    private final Profile profile;
    private final Errors errors;
    private final DrawArgumentRules rules;
    private final BufferBindings bindings;
    private final VertexArrays arrays;
    private final Feedbacks captures;
    private final DrawState drawState;
    private final DrawSetup drawSetup;
    private final ArrayCapture arrayCapture;
    private final Primitives primitives;

    private int[] ranges = new int[3 * 64];

    public DrawCalls(
            tepui.pipe.Context pipe,
            Profile profile,
            Errors errors,
            Bound bound,
            DrawState drawState,
            DrawSetup drawSetup,
            ArrayCapture arrayCapture,
            Primitives primitives) {
        this.primitives = primitives;
        this.arrayCapture = arrayCapture;
        this.pipe = pipe;
        this.profile = profile;
        this.errors = errors;
        this.rules = drawSetup.rules;
        this.bindings = bound.bindings();
        this.arrays = bound.arrays();
        this.captures = bound.captures();
        this.drawState = drawState;
        this.drawSetup = drawSetup;
    }

    // ---- without indices -------------------------------------------------------------------------------------------

    public void glDrawArrays(int mode, int first, int count) { // hot
        if (primitives.sink() != null && arrayCapture.takes(mode, first, count)) return;
        if (drawState.repeats(mode) && first >= 0 && count > 0) again(mode, first, count);
        else arrays("glDrawArrays", mode, first, count, 1, 0);
    }

    /** A draw like the one before. */
    private void again(int mode, int first, int count) { // hot
        pipe.draw(GlEnums.known(mode), false, 0, 1, first, count, 0, 0);
    }

    public void glDrawArraysInstanced(int mode, int first, int count, int instancecount) { // hot
        arrays("glDrawArraysInstanced", mode, first, count, instancecount, 0);
    }

    public void glDrawArraysInstancedBaseInstance(int mode, int first, int count, int instancecount, int baseinstance) {
        arrays("glDrawArraysInstancedBaseInstance", mode, first, count, instancecount, baseinstance);
    }

    private void arrays(String call, int mode, int first, int count, int instances, int baseInstance) { // hot
        boolean ruled = drawState.isRuled(mode) && count >= 0 && instances >= 0;
        Primitive p = ruled ? GlEnums.known(mode) : rules.primitive(call, mode);
        if (p == null || !ruled && !rules.allowed(call, mode, count, instances)) return;
        if (!rules.first(call, first)) return;
        if (!drawState.validate(call, mode) || count == 0 || instances == 0) return;
        try {
            int client = arrays.bound.clientArrays();
            if (client != 0) drawSetup.uploadArrays(client, first, (long) first + count - 1, baseInstance, instances);
            pipe.draw(p, false, baseInstance, instances, first, count, 0, 0);
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
    }

    public void glMultiDrawArrays(int mode, long first, long count, int drawcount) { // hot
        String call = "glMultiDrawArrays";
        Primitive p = rules.primitive(call, mode);
        if (p == null || !rules.allowed(call, mode, drawcount, 1)) return;
        long low = Long.MAX_VALUE;
        long high = 0;
        int n = 0;
        if (ranges.length < 3L * drawcount) ranges = new int[3 * drawcount];
        for (int i = 0; i < drawcount; i++) {
            int f = Native.getInt(first + 4L * i);
            int c = Native.getInt(count + 4L * i);
            if (!rules.part(call, i, f, c)) return;
            if (c > 0) {
                low = Math.min(low, f);
                high = Math.max(high, (long) f + c - 1);
            }
            ranges[n++] = f;
            ranges[n++] = c;
            ranges[n++] = 0;
        }
        if (!drawState.validate(call, mode) || high < low) return;
        try {
            int client = arrays.bound.clientArrays();
            if (client != 0) drawSetup.uploadArrays(client, low, high, 0, 1);
            pipe.draw(p, false, 0, 1, ranges, 0, drawcount);
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
    }

    // ---- with indices ----------------------------------------------------------------------------------------------

    public void glDrawElements(int mode, int count, int type, long indices) { // hot
        if (primitives.sink() != null && arrayCapture.takes(mode, count, type, indices, 0)) return;
        elements("glDrawElements", mode, count, type, indices, 1, 0, 0);
    }

    public void glDrawElementsInstanced(int mode, int count, int type, long indices, int instancecount) { // hot
        elements("glDrawElementsInstanced", mode, count, type, indices, instancecount, 0, 0);
    }

    public void glDrawElementsBaseVertex(int mode, int count, int type, long indices, int basevertex) { // hot
        if (primitives.sink() != null && arrayCapture.takes(mode, count, type, indices, basevertex)) return;
        elements("glDrawElementsBaseVertex", mode, count, type, indices, 1, basevertex, 0);
    }

    public void glDrawElementsInstancedBaseVertex(
            int mode, int count, int type, long indices, int instancecount, int basevertex) {
        elements("glDrawElementsInstancedBaseVertex", mode, count, type, indices, instancecount, basevertex, 0);
    }

    public void glDrawElementsInstancedBaseInstance(
            int mode, int count, int type, long indices, int instancecount, int baseinstance) {
        elements("glDrawElementsInstancedBaseInstance", mode, count, type, indices, instancecount, 0, baseinstance);
    }

    public void glDrawElementsInstancedBaseVertexBaseInstance(
            int mode, int count, int type, long indices, int instancecount, int basevertex, int baseinstance) {
        String call = "glDrawElementsInstancedBaseVertexBaseInstance";
        elements(call, mode, count, type, indices, instancecount, basevertex, baseinstance);
    }

    public void glDrawRangeElements(int mode, int start, int end, int count, int type, long indices) {
        if (primitives.sink() != null && arrayCapture.takes(mode, count, type, indices, 0)) return;
        if (!rules.range("glDrawRangeElements", start, end)) return;
        elements("glDrawRangeElements", mode, count, type, indices, 1, 0, 0);
    }

    public void glDrawRangeElementsBaseVertex(
            int mode, int start, int end, int count, int type, long indices, int basevertex) {
        if (!rules.range("glDrawRangeElementsBaseVertex", start, end)) return;
        elements("glDrawRangeElementsBaseVertex", mode, count, type, indices, 1, basevertex, 0);
    }

    private void elements(
            String call,
            int mode,
            int count,
            int type,
            long indices,
            int instances,
            int baseVertex,
            int baseInstance) { // hot
        boolean ruled = drawState.isRuled(mode) && count >= 0 && instances >= 0;
        Primitive p = ruled ? GlEnums.known(mode) : rules.primitive(call, mode);
        if (p == null || !ruled && !rules.allowed(call, mode, count, instances)) return;
        IndexType t = rules.indexType(call, type);
        if (t == null || !drawState.repeats(mode) && !drawState.validate(call, mode)) return;
        if (count == 0 || instances == 0) return;
        try {
            if (!drawSetup.bindIndices(call, t, count, indices)) return;
            int client = arrays.bound.clientArrays();
            if (client != 0 && !uploadIndexed(client, t, count, indices, baseVertex, baseInstance, instances)) return;
            pipe.draw(p, true, baseInstance, instances, drawSetup.firstIndex, count, baseVertex, 0);
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
    }

    private boolean uploadIndexed(
            int client, IndexType type, int count, long indices, int baseVertex, int baseInstance, int instances) {
        long range = drawSetup.indexRange(type, count, indices);
        if (range == -1) return false;
        long low = Math.max(0, (range & 0xffffffffL) + baseVertex);
        long high = (range >>> 32) + baseVertex;
        if (high < low || high - low > 1 << 28) return false;
        drawSetup.uploadArrays(client, low, high, baseInstance, instances);
        return true;
    }

    public void glMultiDrawElements(int mode, long count, int type, long indices, int drawcount) { // hot
        multiElements("glMultiDrawElements", mode, count, type, indices, drawcount, 0);
    }

    public void glMultiDrawElementsBaseVertex(
            int mode, long count, int type, long indices, int drawcount, long basevertex) { // hot
        multiElements("glMultiDrawElementsBaseVertex", mode, count, type, indices, drawcount, basevertex);
    }

    private void multiElements(
            String call, int mode, long count, int type, long indices, int drawcount, long baseVertex) { // hot
        Primitive p = rules.primitive(call, mode);
        if (p == null || !rules.allowed(call, mode, drawcount, 1)) return;
        IndexType t = rules.indexType(call, type);
        if (t == null) return;
        for (int i = 0; i < drawcount; i++) {
            if (!rules.part(call, i, Native.getInt(count + 4L * i))) return;
        }
        if (!drawState.validate(call, mode)) return;
        try {
            boolean client = arrays.bound.clientArrays() != 0 || arrays.bound.elements() == null;
            if (!client && alignedAlike(indices, drawcount, t)) {
                joined(call, p, t, count, indices, drawcount, baseVertex);
                return;
            }
            for (int i = 0; i < drawcount; i++) {
                int n = Native.getInt(count + 4L * i);
                long at = Native.getPointer(indices, i);
                int base = baseVertex == 0 ? 0 : Native.getInt(baseVertex + 4L * i);
                if (n == 0 || !drawSetup.bindIndices(call, t, n, at)) continue;
                int mask = arrays.bound.clientArrays();
                if (mask != 0 && !uploadIndexed(mask, t, n, at, base, 0, 1)) continue;
                pipe.draw(p, true, 0, 1, drawSetup.firstIndex, n, base, i);
            }
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
    }

    /** Whether every draw's first index is a number of whole indices from the buffer's start. */
    private static boolean alignedAlike(long indices, int count, IndexType type) { // hot
        for (int i = 0; i < count; i++) {
            long at = Native.getPointer(indices, i);
            if (at % type.bytes() != 0 || at < 0 || at / type.bytes() > Integer.MAX_VALUE) return false;
        }
        return true;
    }

    private void joined(
            String call, Primitive p, IndexType t, long count, long indices, int drawcount, long baseVertex) { // hot
        if (drawcount == 0 || !drawSetup.bindIndices(call, t, 1, 0)) return;
        if (ranges.length < 3L * drawcount) ranges = new int[3 * drawcount];
        for (int i = 0; i < drawcount; i++) {
            ranges[3 * i] = (int) (Native.getPointer(indices, i) / t.bytes());
            ranges[3 * i + 1] = Native.getInt(count + 4L * i);
            ranges[3 * i + 2] = baseVertex == 0 ? 0 : Native.getInt(baseVertex + 4L * i);
        }
        pipe.draw(p, true, 0, 1, ranges, 0, drawcount);
    }

    // ---- from transform feedback -----------------------------------------------------------------------------------

    public void glDrawTransformFeedback(int mode, int id) {
        feedback("glDrawTransformFeedback", mode, id, 0, 1);
    }

    public void glDrawTransformFeedbackStream(int mode, int id, int stream) {
        feedback("glDrawTransformFeedbackStream", mode, id, stream, 1);
    }

    public void glDrawTransformFeedbackInstanced(int mode, int id, int instancecount) {
        feedback("glDrawTransformFeedbackInstanced", mode, id, 0, instancecount);
    }

    public void glDrawTransformFeedbackStreamInstanced(int mode, int id, int stream, int instancecount) {
        feedback("glDrawTransformFeedbackStreamInstanced", mode, id, stream, instancecount);
    }

    private void feedback(String call, int mode, int id, int stream, int instances) {
        Primitive p = rules.primitive(call, mode);
        var f = id == 0 ? captures.own : captures.names.get(id);
        // What is wrong of the call goes before what is wrong of the state.
        if (p == null || !rules.captured(call, id, f, stream) || f == null) return;
        if (!rules.allowed(call, mode, 0, instances)) return;
        tepui.pipe.@Nullable StreamTarget source = null;
        for (var t : f.targets) if (source == null) source = t;
        if (source == null || !drawState.validate(call, mode) || instances == 0) return;
        try {
            pipe.drawStream(p, source, stream, 0, instances);
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
    }

    // ---- from buffers -----------------------------------------------------------------------------------------------

    public void glDrawArraysIndirect(int mode, long indirect) {
        indirect("glDrawArraysIndirect", mode, false, 0, indirect, 1, 0, NO_COUNT);
    }

    public void glDrawElementsIndirect(int mode, int type, long indirect) {
        indirect("glDrawElementsIndirect", mode, true, type, indirect, 1, 0, NO_COUNT);
    }

    public void glMultiDrawArraysIndirect(int mode, long indirect, int drawcount, int stride) {
        indirect("glMultiDrawArraysIndirect", mode, false, 0, indirect, drawcount, stride, NO_COUNT);
    }

    public void glMultiDrawElementsIndirect(int mode, int type, long indirect, int drawcount, int stride) {
        indirect("glMultiDrawElementsIndirect", mode, true, type, indirect, drawcount, stride, NO_COUNT);
    }

    public void glMultiDrawArraysIndirectCount(int mode, long indirect, long drawcount, int maxdrawcount, int stride) {
        indirect("glMultiDrawArraysIndirectCount", mode, false, 0, indirect, maxdrawcount, stride, countAt(drawcount));
    }

    public void glMultiDrawElementsIndirectCount(
            int mode, int type, long indirect, long drawcount, int maxdrawcount, int stride) {
        indirect(
                "glMultiDrawElementsIndirectCount",
                mode,
                true,
                type,
                indirect,
                maxdrawcount,
                stride,
                countAt(drawcount));
    }

    /** A place that a program gives, never {@link #NO_COUNT}: below zero all are wrong. */
    private static long countAt(long given) {
        return Math.max(-4, given);
    }

    /** @param type of indices, where it has those; @param countAt place of the number of draws, or {@link #NO_COUNT} */
    private void indirect(
            String call, int mode, boolean indexed, int type, long at, int draws, int givenStride, long countAt) {
        Primitive p = rules.primitive(call, mode);
        if (p == null || !rules.allowed(call, mode, draws, 1)) return;
        if (!indexed && !rules.allowsIndirect(call)) return;
        IndexType t = indexed ? rules.indexType(call, type) : null;
        if (indexed && t == null) return;
        int bytes = indexed ? 20 : 16;
        int stride = givenStride == 0 ? bytes : givenStride;
        if (!rules.places(call, at, draws, bytes, stride, givenStride, countAt)) return;
        BufferObject b = bindings.get(BufferBindings.DRAW_INDIRECT);
        if (b == null && profile.compatibility && countAt == NO_COUNT && at != 0) {
            for (int i = 0; i < draws; i++) fromMemory(mode, t, type, at + (long) i * stride);
            return;
        }
        Buffer counts = null;
        if (countAt != NO_COUNT) {
            BufferObject c = bindings.get(BufferBindings.PARAMETER);
            counts = c == null ? null : c.pipe();
            if (!rules.counted(call, counts, countAt)) return;
        }
        long end = at + Math.max(0, draws - 1L) * stride + bytes;
        if (!rules.indirect(call, b, at, draws, end, indexed)) return;
        Buffer from = b == null ? null : b.pipe();
        if (from == null || !drawState.validate(call, mode) || draws == 0) return;
        try {
            if (t != null && !drawSetup.bindIndices(call, t, 1, 0)) return;
            pipe.drawIndirect(p, indexed, from, at, draws, stride, counts, Math.max(0, countAt));
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
    }

    private void fromMemory(int mode, @Nullable IndexType t, int type, long at) {
        int count = Native.getInt(at);
        int instances = Native.getInt(at + 4);
        int first = Native.getInt(at + 8);
        if (t == null) {
            glDrawArraysInstancedBaseInstance(mode, first, count, instances, Native.getInt(at + 12));
            return;
        }
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
