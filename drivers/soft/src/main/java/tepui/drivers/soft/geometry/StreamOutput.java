package tepui.drivers.soft.geometry;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.Slots;
import tepui.drivers.soft.raster.PrimitiveBatch;
import tepui.ir.Shader;
import tepui.ir.Variable;
import tepui.pipe.Limits;
import tepui.pipe.Memory;
import tepui.pipe.StreamOutputLayout;

/**
 * Stream output: writes primitives to buffers before they are clipped. A primitive is written whole or not at all: one
 * that does not fit in any of its stream's buffers is counted as overflowed, and the buffers' marks stay.
 */
final class StreamOutput {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;
    private static final MemorySegment ALL = Memory.ALL;

    /** Plan of a layout for one shader's records. Immutable; kept by the shader. */
    static final class Plan {
        /** [stream]: four words an output: first word in the record, words, buffer, bytes from the vertex's start. */
        private final int[][] outputs = new int[GeometryCounters.STREAMS][];
        /** [stream]: bit b: buffer b is written. */
        private final int[] buffers = new int[GeometryCounters.STREAMS];

        private final int[] strides = new int[Limits.STREAM_TARGETS];

        Plan(StreamOutputLayout layout, Shader shader) {
            for (int i = 0; i < layout.strides().size(); i++)
                strides[i] = layout.strides().get(i);
            int[] used = new int[GeometryCounters.STREAMS];
            for (int s = 0; s < used.length; s++)
                outputs[s] = new int[4 * layout.outputs().size()];
            for (StreamOutputLayout.Output o : layout.outputs()) {
                int s = o.stream();
                if (s < 0 || s >= used.length) {
                    throw new IllegalArgumentException("createShader: stream is " + s + " in stream output '"
                            + o.variable() + "', must be 0 to " + (used.length - 1));
                }
                if (o.buffer() < 0 || o.buffer() >= layout.strides().size()) {
                    throw new IllegalArgumentException(
                            "createShader: buffer is " + o.buffer() + " in stream output '" + o.variable()
                                    + "', the layout has " + layout.strides().size());
                }
                int stride = layout.strides().get(o.buffer());
                if (o.offset() < 0 || o.components() < 1 || o.offset() + 4 * o.components() > stride) {
                    throw new IllegalArgumentException("createShader: stream output '" + o.variable() + "' of "
                            + o.components() + " words at offset " + o.offset() + " is not inside the vertex of "
                            + stride + " bytes");
                }
                Variable v = find(shader, o);
                int at = used[s];
                used[s] += 4;
                outputs[s][at] = Slots.vertexWord(v) + o.element() * Slots.elementWords(v) + o.firstComponent();
                outputs[s][at + 1] = o.components();
                outputs[s][at + 2] = o.buffer();
                outputs[s][at + 3] = o.offset();
                buffers[s] |= 1 << o.buffer();
            }
            for (int s = 0; s < used.length; s++) outputs[s] = Arrays.copyOf(outputs[s], used[s]);
        }

        private static Variable find(Shader shader, StreamOutputLayout.Output o) {
            for (Variable v : shader.outputs) {
                if (!v.name().equals(o.variable())) continue;
                int words = v.type().width() * (v.type().kind().is64() ? 2 : 1);
                if (o.element() < 0
                        || o.element() >= v.elements()
                        || o.firstComponent() < 0
                        || o.firstComponent() + o.components() > words) {
                    throw new IllegalArgumentException("createShader: stream output takes element " + o.element()
                            + ", words " + o.firstComponent() + " to " + (o.firstComponent() + o.components()) + " of '"
                            + o.variable() + "', which has " + v.elements() + " elements of " + words);
                }
                return v;
            }
            throw new IllegalArgumentException(
                    "createShader: stream output names '" + o.variable() + "', which is no output of the shader");
        }
    }

    private final GeometryCounters counters;
    /** The buffers that are bound; null where there is none. */
    final @Nullable StreamBuffer[] targets = new StreamBuffer[Limits.STREAM_TARGETS];

    private boolean active;
    private @Nullable Plan plan;

    StreamOutput(GeometryCounters counters) {
        this.counters = counters;
    }

    /** Binds the plan of the shader that is last; null where it has none. */
    void configure(@Nullable Plan shaderPlan) {
        plan = shaderPlan;
        active = false;
        if (shaderPlan == null) return;
        for (int b = 0; b < targets.length; b++) {
            StreamBuffer t = targets[b];
            if (t == null) continue;
            active = true;
            if (shaderPlan.strides[b] > 0) t.stride = shaderPlan.strides[b];
        }
    }

    /** Are there buffers that something is written to? */
    boolean isActive() {
        return active;
    }

    /** Takes the primitives of one stream. */
    void run(PrimitiveBatch batch, int stream) { // hot
        counters.generated[stream] += batch.count;
        Plan p = plan;
        if (!active || p == null) return;
        int mask = p.buffers[stream];
        if (mask == 0) return;
        int n = batch.vertices;
        int fit = batch.count;
        for (int b = 0; b < targets.length; b++) {
            StreamBuffer t = targets[b];
            if ((mask >> b & 1) == 0 || p.strides[b] == 0) continue;
            long room = t == null ? 0 : (t.size - t.filled) / ((long) p.strides[b] * n);
            fit = (int) Math.max(0, Math.min(fit, room));
        }
        write(p, batch, stream, fit);
        counters.written[stream] += fit;
        counters.overflowed[stream] += batch.count - fit;
        for (int b = 0; b < targets.length; b++) {
            StreamBuffer t = targets[b];
            if ((mask >> b & 1) != 0 && t != null) t.filled += (long) fit * n * p.strides[b];
        }
    }

    private void write(Plan p, PrimitiveBatch batch, int stream, int primitives) { // hot
        int[] outputs = p.outputs[stream];
        int[] records = batch.records;
        int[] corners = batch.corners;
        int vertices = primitives * batch.vertices;
        for (int o = 0; o < outputs.length; o += 4) {
            StreamBuffer t = targets[outputs[o + 2]];
            if (t == null) continue;
            int stride = p.strides[outputs[o + 2]];
            long to = t.address + t.filled + outputs[o + 3];
            int word = outputs[o];
            int words = outputs[o + 1];
            for (int i = 0; i < vertices; i++, to += stride) {
                int from = corners[i] * batch.vertexWords + word;
                for (int w = 0; w < words; w++) ALL.set(INT, to + 4L * w, records[from + w]);
            }
        }
    }
}
