package tepui.drivers.soft.geometry;

import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.CodeMemory;
import tepui.drivers.soft.code.Cpu;
import tepui.drivers.soft.jit.ArrayCall;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.Slots;

/**
 * Vertices between memory and lanes by machine code, four words at a time: attributes of 32-bit floats to a frame's inputs, and its outputs to
 * records. {@link VertexFetch} and {@link RecordPlan} do the same for all else. The caller has seen to it that all of it is inside.
 */
final class VertexQuads {
    /** Bytes of a vertex's attribute. */
    static final int BYTES = 16;

    // ---- the control block that QuadCode reads
    static final int LANES = 0;
    /** Where the first row is, or the first record: words. */
    static final int ROW = 1;
    /** Of an attribute; of records, how many quads there are. */
    static final int COMPONENTS = 2;
    /** Bytes from an address to the attribute. */
    static final int OFFSET = 3;
    /** Bytes from record to record. */
    static final int STEP = 4;
    /** The quads' first words. */
    static final int WORDS = 8;

    private final ArrayCall gathers;
    private final ArrayCall scatters;
    private final int[] control = new int[WORDS + Slots.VERTEX_WORDS / 4];

    private VertexQuads(CodeMemory gathering, CodeMemory scattering) {
        gathers = new ArrayCall(gathering);
        scatters = new ArrayCall(scattering);
        gathers.pass(0, control);
        scatters.pass(0, control);
    }

    /** Null where the processor is none of x86-64 or the system refuses memory for code. */
    static @Nullable VertexQuads make() {
        if (!Cpu.isX64()) return null;
        CodeMemory gathering = QuadCode.Gathers.CODE;
        CodeMemory scattering = QuadCode.Scatters.CODE;
        return gathering == null || scattering == null ? null : new VertexQuads(gathering, scattering);
    }

    /** Reads 16 bytes for each lane, from its address and an offset on, and fills as many rows from {@code word} on as there are components. */
    void gather(KernelFrame frame, long[] addresses, int offset, int word, int components, int lanes) { // hot
        control[LANES] = lanes;
        control[ROW] = word * VertexStage.LANES;
        control[COMPONENTS] = components;
        control[OFFSET] = offset;
        gathers.pass(1, addresses);
        gathers.pass(2, frame.inF);
        gathers.run();
    }

    /** Writes rows from each quad's word on to records from word {@code at} on, {@code step} words from one to the next. */
    void scatter(KernelFrame frame, int[] quads, int lanes, int[] records, int at, int step) { // hot
        control[LANES] = lanes;
        control[ROW] = at;
        control[COMPONENTS] = quads.length;
        control[STEP] = 4 * step;
        System.arraycopy(quads, 0, control, WORDS, quads.length);
        scatters.pass(1, frame.outF);
        scatters.pass(2, records);
        scatters.run();
    }
}
