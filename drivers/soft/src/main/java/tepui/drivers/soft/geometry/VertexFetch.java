package tepui.drivers.soft.geometry;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.Slots;
import tepui.pipe.Limits;
import tepui.pipe.Memory;

/**
 * Vertex fetch: reads attributes for up to {@link VertexStage#LANES} vertices: addresses are worked out once a buffer,
 * then each component has a loop of its own, without a branch in it. Whether all vertices of a run lie inside the
 * buffer is known from the largest index; only a run that reaches beyond it is checked vertex by vertex, and reads
 * zeros there.
 */
final class VertexFetch {
    private static final ValueLayout.OfFloat FLOAT = ValueLayout.JAVA_FLOAT_UNALIGNED;
    private static final ValueLayout.OfDouble DOUBLE = ValueLayout.JAVA_DOUBLE_UNALIGNED;
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;
    private static final ValueLayout.OfShort SHORT = ValueLayout.JAVA_SHORT_UNALIGNED;
    private static final ValueLayout.OfByte BYTE = ValueLayout.JAVA_BYTE;
    private static final MemorySegment ALL = Memory.ALL;
    /** Zeros, which vertices outside their buffer read. */
    private static final long ZEROS = Arena.global().allocate(64, 16).address();

    /** Vertex buffers by slot: address of the first vertex, 0 where nothing is bound, and the bytes there. */
    final long[] address = new long[Limits.VERTEX_BUFFERS];

    final long[] size = new long[Limits.VERTEX_BUFFERS];
    /** Constant attributes, for locations without an element: four raw words each. */
    final int[] constants = new int[4 * Limits.VERTEX_ELEMENTS];

    private final long[][] start = new long[Limits.VERTEX_BUFFERS][];
    private final int[] largest = new int[Limits.VERTEX_BUFFERS];
    private final long[] checked = new long[VertexStage.LANES];
    /** Machine code for what it can read; null for none. */
    @Nullable
    VertexQuads quads;

    private final int[] texel = new int[8];
    private final float[] texelF = new float[4];
    private final int[] texelI = new int[4];

    VertexFetch() {
        for (int i = 0; i < Limits.VERTEX_ELEMENTS; i++) constants[4 * i + 3] = Float.floatToRawIntBits(1);
    }

    /** Reads the same buffers and constants as another, as far as a plan does. */
    void copyFrom(VertexFetch other, FetchPlan plan) { // hot
        for (int slot : plan.bindings) {
            address[slot] = other.address[slot];
            size[slot] = other.size[slot];
        }
        System.arraycopy(other.constants, 0, constants, 0, constants.length);
    }

    /** Fills the inputs of lanes 0 to {@code lanes} from vertices {@code from} on. */
    void run(
            FetchPlan plan,
            KernelFrame frame,
            int[] vertexIds,
            int[] instanceIds,
            int from,
            int lanes,
            int firstInstance) { // hot
        for (int slot : plan.bindings) {
            if (address[slot] != 0) locate(plan, slot, vertexIds, instanceIds, from, lanes, firstInstance);
        }
        for (FetchPlan.Attribute a : plan.attributes) {
            int slot = a.binding;
            if (slot < 0) {
                constant(a, frame, lanes);
            } else if (address[slot] == 0) {
                for (int i = 0; i < a.reader.length; i++) fill(a, i, a.otherwise[i], frame, lanes);
            } else if (!gathered(a, frame, slot, plan.stride[slot], lanes)) {
                fetch(a, frame, addresses(a, slot, plan.stride[slot], lanes), lanes);
            }
        }
        int stride = frame.stride;
        if (plan.vertexId) System.arraycopy(vertexIds, from, frame.inI, Slots.VERTEX_ID * stride, lanes);
        if (plan.instanceId) System.arraycopy(instanceIds, from, frame.inI, Slots.INSTANCE_ID * stride, lanes);
        if (plan.baseInstance) {
            int at = Slots.BASE_INSTANCE * stride;
            Arrays.fill(frame.inI, at, at + lanes, firstInstance);
        }
    }

    /** Where each lane's vertex starts in a buffer, and the largest index. */
    private void locate(
            FetchPlan plan, int slot, int[] vertexIds, int[] instanceIds, int from, int lanes, int firstInstance) {
        long[] to = start[slot];
        if (to == null) {
            to = new long[VertexStage.LANES];
            start[slot] = to;
        }
        long base = address[slot];
        long stride = plan.stride[slot];
        int divisor = plan.divisor[slot];
        int most = 0;
        if (divisor == 0) {
            // Two loops, each of which becomes vectors.
            int flipped = Integer.MIN_VALUE;
            for (int l = 0; l < lanes; l++) flipped = Math.max(flipped, vertexIds[from + l] ^ Integer.MIN_VALUE);
            most = flipped ^ Integer.MIN_VALUE;
            for (int l = 0; l < lanes; l++) to[l] = base + (vertexIds[from + l] & 0xffffffffL) * stride;
        } else {
            for (int l = 0; l < lanes; l++) {
                int v = firstInstance + Integer.divideUnsigned(instanceIds[from + l], divisor);
                most = Math.max(most ^ Integer.MIN_VALUE, v ^ Integer.MIN_VALUE) ^ Integer.MIN_VALUE;
                to[l] = base + (v & 0xffffffffL) * stride;
            }
        }
        largest[slot] = most;
    }

    /** Has machine code read the attribute? It takes 16 bytes of each vertex, all of which must lie in the buffer. */
    private boolean gathered(FetchPlan.Attribute a, KernelFrame frame, int slot, int stride, int lanes) { // hot
        VertexQuads code = quads;
        int n = a.floats;
        if (code == null || n == 0) return false;
        int offset = a.offset + a.at[0];
        long room = size[slot] - offset - VertexQuads.BYTES;
        if (room < 0 || (largest[slot] & 0xffffffffL) * stride > room) return false;
        code.gather(frame, start[slot], offset, a.word[0], n, lanes);
        for (int i = n; i < a.reader.length; i++) fill(a, i, a.otherwise[i], frame, lanes);
        return true;
    }

    /** The lanes' addresses of an attribute, with zeros in place of what is outside. */
    private long[] addresses(FetchPlan.Attribute a, int slot, int stride, int lanes) {
        long room = size[slot] - a.offset - a.bytes;
        long[] from = start[slot];
        if (room >= 0 && (largest[slot] & 0xffffffffL) * stride <= room) return from;
        long last = address[slot] + room;
        for (int l = 0; l < lanes; l++) {
            checked[l] = room >= 0 && from[l] <= last && from[l] >= address[slot] ? from[l] : ZEROS - a.offset;
        }
        return checked;
    }

    private void constant(FetchPlan.Attribute a, KernelFrame frame, int lanes) {
        for (int i = 0; i < a.reader.length; i++) {
            // A constant has four words: two components of 64 bits.
            int bits = !a.wide
                    ? constants[4 * a.location + a.component[i]]
                    : i < 4 ? constants[4 * a.location + i] : a.otherwise[i];
            fill(a, i, bits, frame, lanes);
        }
    }

    private static void fill(FetchPlan.Attribute a, int i, int bits, KernelFrame frame, int lanes) {
        int at = a.word[i] * frame.stride;
        if (a.integer) Arrays.fill(frame.inI, at, at + lanes, bits);
        else Arrays.fill(frame.inF, at, at + lanes, Float.intBitsToFloat(bits));
    }

    private void fetch(FetchPlan.Attribute a, KernelFrame frame, long[] from, int lanes) {
        if (a.packed()) {
            packed(a, frame, from, lanes);
            return;
        }
        for (int i = 0; i < a.reader.length; i++) {
            int reader = a.reader[i];
            int at = a.word[i] * frame.stride;
            int offset = a.offset + a.at[i];
            if (reader < 0) fill(a, i, a.otherwise[i], frame, lanes);
            else if (reader < FetchPlan.U8) floats(reader, from, offset, frame.inF, at, lanes);
            else ints(reader, from, offset, frame.inI, at, lanes);
        }
    }

    private void packed(FetchPlan.Attribute a, KernelFrame frame, long[] from, int lanes) {
        for (int l = 0; l < lanes; l++) {
            a.codec.load(ALL, from[l] + a.offset, a.bytes, 1, texel, 0, 1);
            if (a.integer) a.codec.unpack(texel, texelI);
            else a.codec.unpack(texel, texelF);
            for (int i = 0; i < a.reader.length; i++) {
                int at = a.word[i] * frame.stride + l;
                int c = a.component[i];
                if (a.integer) frame.inI[at] = a.reader[i] < 0 ? a.otherwise[i] : texelI[c];
                else frame.inF[at] = a.reader[i] < 0 ? Float.intBitsToFloat(a.otherwise[i]) : texelF[c];
            }
        }
    }

    // A method for each: as one, compilers made code of all sixteen for a program that has one.

    private static void floats(int reader, long[] from, int offset, float[] to, int at, int lanes) { // hot
        switch (reader) {
            case FetchPlan.F32 -> readF32(from, offset, to, at, lanes);
            case FetchPlan.F16 -> readF16(from, offset, to, at, lanes);
            case FetchPlan.F64 -> readF64(from, offset, to, at, lanes);
            case FetchPlan.UNORM8 -> readUnorm8(from, offset, to, at, lanes);
            case FetchPlan.SNORM8 -> readSnorm8(from, offset, to, at, lanes);
            case FetchPlan.UNORM16 -> readUnorm16(from, offset, to, at, lanes);
            case FetchPlan.SNORM16 -> readSnorm16(from, offset, to, at, lanes);
            case FetchPlan.UNORM32 -> readUnorm32(from, offset, to, at, lanes);
            case FetchPlan.SNORM32 -> readSnorm32(from, offset, to, at, lanes);
            case FetchPlan.USCALED8 -> readUscaled8(from, offset, to, at, lanes);
            case FetchPlan.SSCALED8 -> readSscaled8(from, offset, to, at, lanes);
            case FetchPlan.USCALED16 -> readUscaled16(from, offset, to, at, lanes);
            case FetchPlan.SSCALED16 -> readSscaled16(from, offset, to, at, lanes);
            case FetchPlan.USCALED32 -> readUscaled32(from, offset, to, at, lanes);
            case FetchPlan.SSCALED32 -> readSscaled32(from, offset, to, at, lanes);
            default -> readFixed(from, offset, to, at, lanes);
        }
    }

    private static void readF32(long[] from, int offset, float[] to, int at, int lanes) { // hot
        for (int l = 0; l < lanes; l++) to[at + l] = ALL.get(FLOAT, from[l] + offset);
    }

    private static void readF16(long[] from, int offset, float[] to, int at, int lanes) { // hot
        for (int l = 0; l < lanes; l++) to[at + l] = Float.float16ToFloat(ALL.get(SHORT, from[l] + offset));
    }

    private static void readF64(long[] from, int offset, float[] to, int at, int lanes) { // hot
        for (int l = 0; l < lanes; l++) to[at + l] = (float) ALL.get(DOUBLE, from[l] + offset);
    }

    private static void readUnorm8(long[] from, int offset, float[] to, int at, int lanes) { // hot
        for (int l = 0; l < lanes; l++) to[at + l] = (ALL.get(BYTE, from[l] + offset) & 255) / 255f;
    }

    private static void readSnorm8(long[] from, int offset, float[] to, int at, int lanes) { // hot
        for (int l = 0; l < lanes; l++) to[at + l] = Math.max(ALL.get(BYTE, from[l] + offset) / 127f, -1f);
    }

    private static void readUnorm16(long[] from, int offset, float[] to, int at, int lanes) { // hot
        for (int l = 0; l < lanes; l++) to[at + l] = (ALL.get(SHORT, from[l] + offset) & 0xffff) / 65535f;
    }

    private static void readSnorm16(long[] from, int offset, float[] to, int at, int lanes) { // hot
        for (int l = 0; l < lanes; l++) to[at + l] = Math.max(ALL.get(SHORT, from[l] + offset) / 32767f, -1f);
    }

    private static void readUnorm32(long[] from, int offset, float[] to, int at, int lanes) { // hot
        for (int l = 0; l < lanes; l++) {
            to[at + l] = (float) ((ALL.get(INT, from[l] + offset) & 0xffffffffL) / 4294967295.0);
        }
    }

    private static void readSnorm32(long[] from, int offset, float[] to, int at, int lanes) { // hot
        for (int l = 0; l < lanes; l++) {
            to[at + l] = Math.max((float) (ALL.get(INT, from[l] + offset) / 2147483647.0), -1f);
        }
    }

    private static void readUscaled8(long[] from, int offset, float[] to, int at, int lanes) { // hot
        for (int l = 0; l < lanes; l++) to[at + l] = ALL.get(BYTE, from[l] + offset) & 255;
    }

    private static void readSscaled8(long[] from, int offset, float[] to, int at, int lanes) { // hot
        for (int l = 0; l < lanes; l++) to[at + l] = ALL.get(BYTE, from[l] + offset);
    }

    private static void readUscaled16(long[] from, int offset, float[] to, int at, int lanes) { // hot
        for (int l = 0; l < lanes; l++) to[at + l] = ALL.get(SHORT, from[l] + offset) & 0xffff;
    }

    private static void readSscaled16(long[] from, int offset, float[] to, int at, int lanes) { // hot
        for (int l = 0; l < lanes; l++) to[at + l] = ALL.get(SHORT, from[l] + offset);
    }

    private static void readUscaled32(long[] from, int offset, float[] to, int at, int lanes) { // hot
        for (int l = 0; l < lanes; l++) to[at + l] = ALL.get(INT, from[l] + offset) & 0xffffffffL;
    }

    private static void readSscaled32(long[] from, int offset, float[] to, int at, int lanes) { // hot
        for (int l = 0; l < lanes; l++) to[at + l] = ALL.get(INT, from[l] + offset);
    }

    private static void readFixed(long[] from, int offset, float[] to, int at, int lanes) { // hot
        for (int l = 0; l < lanes; l++) to[at + l] = ALL.get(INT, from[l] + offset) * (1f / 65536);
    }

    private static void ints(int reader, long[] from, int offset, int[] to, int at, int lanes) { // hot
        switch (reader) {
            case FetchPlan.U8 -> readU8(from, offset, to, at, lanes);
            case FetchPlan.S8 -> readS8(from, offset, to, at, lanes);
            case FetchPlan.U16 -> readU16(from, offset, to, at, lanes);
            case FetchPlan.S16 -> readS16(from, offset, to, at, lanes);
            default -> read32(from, offset, to, at, lanes);
        }
    }

    private static void readU8(long[] from, int offset, int[] to, int at, int lanes) { // hot
        for (int l = 0; l < lanes; l++) to[at + l] = ALL.get(BYTE, from[l] + offset) & 255;
    }

    private static void readS8(long[] from, int offset, int[] to, int at, int lanes) { // hot
        for (int l = 0; l < lanes; l++) to[at + l] = ALL.get(BYTE, from[l] + offset);
    }

    private static void readU16(long[] from, int offset, int[] to, int at, int lanes) { // hot
        for (int l = 0; l < lanes; l++) to[at + l] = ALL.get(SHORT, from[l] + offset) & 0xffff;
    }

    private static void readS16(long[] from, int offset, int[] to, int at, int lanes) { // hot
        for (int l = 0; l < lanes; l++) to[at + l] = ALL.get(SHORT, from[l] + offset);
    }

    private static void read32(long[] from, int offset, int[] to, int at, int lanes) { // hot
        for (int l = 0; l < lanes; l++) to[at + l] = ALL.get(INT, from[l] + offset);
    }
}
