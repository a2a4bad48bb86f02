package tepui.drivers.soft.geometry;

import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.Slots;
import tepui.ir.Builtin;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Variable;
import tepui.pipe.StreamOutputLayout;

/**
 * Layout of vertex records: the output words that a vertex stage leaves in them, those that the next stage or stream
 * output reads. The records are no longer than the last of them. Kept by the producing shader, one for each consumer.
 */
final class RecordPlan {
    /** Words of a record, a multiple of four. */
    final int words;
    /** Words that are floats in the kernel's outputs, and those that are integers. */
    private final int[] floats;

    private final int[] ints;
    /** The first words of fours that hold any of the floats. */
    private final int[] quads;
    /** Words that the next stage reads and no stage writes. */
    private final int[] zeros;
    /** The consumer this was made for. */
    final @Nullable Shader consumer;

    /**
     * @param consumer the next stage's shader; null where there is no fragment shader
     * @param streams what stream output reads of {@code producer}
     */
    RecordPlan(Shader producer, @Nullable Shader consumer, @Nullable StreamOutputLayout streams) {
        this.consumer = consumer;
        BitSet read = new BitSet();
        boolean raster = consumer == null || consumer.stage == Stage.FRAGMENT;
        if (raster) read.set(0, Slots.VARYING);
        if (consumer != null) {
            for (Variable v : consumer.inputs) {
                if (raster ? v.builtin == Builtin.NONE : v.perVertex) markWords(v, read);
            }
        }
        if (streams != null) {
            for (StreamOutputLayout.Output o : streams.outputs()) {
                for (Variable v : producer.outputs) {
                    if (v.name().equals(o.variable())) markWords(v, read);
                }
            }
        }
        BitSet toFloats = new BitSet();
        BitSet toInts = new BitSet();
        for (Variable v : producer.outputs) {
            if (v.patch) continue;
            markWords(v, v.type().kind() == ScalarKind.F32 ? toFloats : toInts);
        }
        BitSet missing = (BitSet) read.clone();
        missing.andNot(toFloats);
        missing.andNot(toInts);
        if (raster) missing.clear(0, Slots.VARYING);
        toFloats.and(read);
        toInts.and(read);
        toInts.andNot(toFloats);
        floats = toFloats.stream().toArray();
        ints = toInts.stream().toArray();
        zeros = missing.stream().toArray();
        int last =
                Math.max(Slots.POSITION + 4, Math.max(Math.max(toFloats.length(), toInts.length()), missing.length()));
        words = last + 3 & ~3;
        BitSet fours = new BitSet();
        for (int w : floats) fours.set(w & ~3);
        quads = fours.stream().toArray();
    }

    /** All words that a variable takes. */
    static void markWords(Variable v, BitSet words) {
        int each = v.type().width() * (v.type().kind().is64() ? 2 : 1);
        for (int e = 0; e < v.elements(); e++) {
            int first = Slots.vertexWord(v) + e * Slots.elementWords(v);
            words.set(first, Math.min(first + each, Slots.VERTEX_WORDS));
        }
    }

    /** Writes the outputs of lanes 0 to {@code lanes} as records, one after another from {@code at}. */
    void store(KernelFrame frame, int lanes, int[] records, int at) { // hot
        int stride = frame.stride;
        int step = words;
        for (int w : floats) {
            float[] from = frame.outF;
            int source = w * stride;
            for (int l = 0, to = at + w; l < lanes; l++, to += step) {
                records[to] = Float.floatToRawIntBits(from[source + l]);
            }
        }
        storeOthers(frame, lanes, records, at);
    }

    /**
     * The same by machine code, which writes all lanes that ran and whole fours of words: what is written beside the floats is no word of the
     * record, or written again here. Without room for that, as {@link #store}.
     */
    void store(VertexQuads code, KernelFrame frame, int lanes, int[] records, int at) { // hot
        boolean room = records.length - at >= (long) frame.lanes * words
                && frame.outF.length >= Slots.VERTEX_WORDS * frame.stride;
        if (!room) {
            store(frame, lanes, records, at);
            return;
        }
        code.scatter(frame, quads, frame.lanes, records, at, words);
        storeOthers(frame, lanes, records, at);
    }

    private void storeOthers(KernelFrame frame, int lanes, int[] records, int at) { // hot
        int stride = frame.stride;
        int step = words;
        for (int w : ints) {
            int[] from = frame.outI;
            int source = w * stride;
            for (int l = 0, to = at + w; l < lanes; l++, to += step) records[to] = from[source + l];
        }
        for (int w : zeros) {
            for (int l = 0, to = at + w; l < lanes; l++, to += step) records[to] = 0;
        }
    }

    /** Writes one lane's outputs as a record. */
    void storeLane(KernelFrame frame, int lane, int[] records, int at) { // hot
        int stride = frame.stride;
        for (int w : floats) records[at + w] = Float.floatToRawIntBits(frame.outF[w * stride + lane]);
        for (int w : ints) records[at + w] = frame.outI[w * stride + lane];
        for (int w : zeros) records[at + w] = 0;
    }

    @Override
    public String toString() {
        return "RecordPlan[" + words + " words, floats " + Arrays.toString(floats) + ", ints " + Arrays.toString(ints)
                + "]";
    }
}
