package tepui.drivers.soft.jit;

import java.lang.foreign.ValueLayout;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.pipe.Memory;

/**
 * Runtime functions by which generated code reads and writes buffers and the workgroup's memory: each word is checked
 * against the range that is bound; outside of it loads give 0 and stores do nothing.
 */
@SuppressWarnings("unused") // called by generated code, by name
final class BufferAccess {
    private static final ValueLayout.OfInt WORD = ValueLayout.JAVA_INT_UNALIGNED;

    /** One more than the contract's slots. */
    static final int UNBOUND = 32;

    private BufferAccess() {}

    /** The slot that an index into an array of buffers means; outside of the array one where nothing is ever bound. */
    static int slot(Site site, int index) {
        int slot = site.resource.binding() + index;
        return index >= 0 && index < site.resource.count() && slot < UNBOUND ? slot : UNBOUND;
    }

    /** Offsets do not wrap from the first component to the next. */
    private static int word(long address, long size, int offset, int component) {
        long at = (offset & 0xffffffffL) + 4L * component;
        return at + 4 <= size ? Memory.ALL.get(WORD, address + at) : 0;
    }

    // ---- one word that all lanes share

    static int uniform(KernelFrame frame, Site site, int index, int offset, int component) { // hot
        int slot = slot(site, index);
        return word(frame.uniformAddress[slot], frame.uniformSize[slot], offset, component);
    }

    static int storage(KernelFrame frame, Site site, int index, int offset, int component) {
        int slot = slot(site, index);
        return word(frame.storageAddress[slot], frame.storageSize[slot], offset, component);
    }

    static int shared(KernelFrame frame, int offset, int component) {
        int at = (offset >>> 2) + component;
        return at < frame.shared.length ? frame.shared[at] : 0;
    }

    static int size(KernelFrame frame, Site site, int index, int component) {
        int slot = slot(site, index);
        long size = site.resource.kind() == tepui.ir.Resource.Kind.STORAGE_BUFFER
                ? frame.storageSize[slot]
                : frame.uniformSize[slot];
        return (int) Math.min(size, 0xffffffffL);
    }

    // ---- all lanes

    static void load(KernelFrame frame, Site site, int[] mask, int maskAt) { // hot
        int[] results = site.results;
        Op op = site.instr.op;
        boolean floats = site.instr.result().type().kind() == ScalarKind.F32;
        int[] i = frame.i;
        float[] f = frame.f;
        int[] shared = frame.shared;
        if (op == Op.LOAD_SHARED) {
            int offsetAt = site.args[0][0];
            for (int n = 0; n < frame.lanes; n++) {
                int at = i[offsetAt + n] >>> 2;
                for (int c = 0; c < results.length; c++) {
                    int word = at + c < shared.length ? shared[at + c] : 0;
                    if (floats) {
                        f[results[c] + n] = Float.intBitsToFloat(word);
                    } else {
                        i[results[c] + n] = word;
                    }
                }
            }
            return;
        }
        int indexAt = site.args[0][0];
        if (op == Op.BUFFER_SIZE) {
            for (int n = 0; n < frame.lanes; n++) i[results[0] + n] = size(frame, site, i[indexAt + n], 0);
            return;
        }
        boolean storage = op == Op.LOAD_STORAGE;
        long[] addresses = storage ? frame.storageAddress : frame.uniformAddress;
        long[] sizes = storage ? frame.storageSize : frame.uniformSize;
        int offsetAt = site.args[1][0];
        for (int n = 0; n < frame.lanes; n++) {
            if (mask[maskAt + n] == 0) continue;
            int slot = slot(site, i[indexAt + n]);
            int offset = i[offsetAt + n];
            for (int c = 0; c < results.length; c++) {
                int word = word(addresses[slot], sizes[slot], offset, c);
                if (floats) {
                    f[results[c] + n] = Float.intBitsToFloat(word);
                } else {
                    i[results[c] + n] = word;
                }
            }
        }
    }

    static void store(KernelFrame frame, Site site, int[] mask, int maskAt) { // hot
        boolean shared = site.instr.op == Op.STORE_SHARED;
        int[][] args = site.args;
        int[] values = args[args.length - 1];
        ScalarKind kind = site.instr.args[args.length - 1].type().kind();
        boolean floats = kind == ScalarKind.F32;
        int wide = kind.is64() ? 2 : 1;
        int[] i = frame.i;
        int[] alive = frame.alive;
        for (int n = 0; n < frame.lanes; n++) {
            if ((mask[maskAt + n] & alive[n]) == 0) continue;
            int offset = i[args[shared ? 0 : 1][0] + n];
            int slot = shared ? 0 : slot(site, i[args[0][0] + n]);
            for (int c = 0; c < values.length; c++) {
                if ((site.instr.imm & 1 << c / wide) == 0) continue;
                int word = floats ? Float.floatToRawIntBits(frame.f[values[c] + n]) : i[values[c] + n];
                long at = (offset & 0xffffffffL) + 4L * c;
                if (shared) {
                    if (at >>> 2 < frame.shared.length) frame.shared[(int) (at >>> 2)] = word;
                } else if (at + 4 <= frame.storageSize[slot]) {
                    Memory.ALL.set(WORD, frame.storageAddress[slot] + at, word);
                }
            }
        }
    }
}
