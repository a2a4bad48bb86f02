package tepui.drivers.soft.jit;

import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import tepui.ir.AtomicOp;
import tepui.ir.Op;
import tepui.pipe.Memory;

/** {@link Atomics} on 64 bits, which are two words in registers and in the workgroup's memory: the low one first. */
@SuppressWarnings("unused") // called by generated code, by name
final class WideAtomics {
    private static final VarHandle LONG = ValueLayout.JAVA_LONG.varHandle();

    private WideAtomics() {}

    static void run(KernelFrame frame, Site site, int[] mask, int maskAt) {
        boolean shared = site.instr.op == Op.ATOMIC_SHARED;
        int first = shared ? 0 : 1;
        AtomicOp op = site.instr.atomicOp();
        boolean two = op == AtomicOp.COMPARE_EXCHANGE;
        int[] i = frame.i;
        for (int n = 0; n < frame.lanes; n++) {
            if (mask[maskAt + n] == 0) continue;
            long old = 0;
            if (frame.alive[n] != 0) {
                // What is not aligned is no address of such a number.
                int offset = i[site.args[first][0] + n] & ~7;
                long compare = two ? value(i, site.args[first + 1], n) : 0;
                long data = value(i, site.args[first + (two ? 2 : 1)], n);
                if (shared) {
                    old = shared(frame.shared, offset >>> 2, op, data, compare);
                } else {
                    int slot = BufferAccess.slot(site, i[site.args[0][0] + n]);
                    long at = offset & 0xffffffffL;
                    if (at + 8 <= frame.storageSize[slot])
                        old = storage(frame.storageAddress[slot] + at, op, data, compare);
                }
            }
            if (site.results.length == 0) continue;
            i[site.results[0] + n] = (int) old;
            i[site.results[1] + n] = (int) (old >>> 32);
        }
    }

    private static long value(int[] i, int[] at, int n) {
        return pair(i[at[0] + n], i[at[1] + n]);
    }

    private static long pair(int low, int high) {
        return (long) high << 32 | low & 0xffffffffL;
    }

    private static long shared(int[] memory, int at, AtomicOp op, long data, long compare) {
        if (at + 1 >= memory.length) return 0;
        long old = pair(memory[at], memory[at + 1]);
        long now = combine(op, old, data, compare);
        memory[at] = (int) now;
        memory[at + 1] = (int) (now >>> 32);
        return old;
    }

    private static long storage(long address, AtomicOp op, long data, long compare) {
        long old = (long) LONG.getVolatile(Memory.ALL, address);
        while (true) {
            long seen = (long) LONG.compareAndExchange(Memory.ALL, address, old, combine(op, old, data, compare));
            if (seen == old) return old;
            old = seen;
        }
    }

    /** The memory's value after the operation. */
    private static long combine(AtomicOp op, long old, long data, long compare) {
        return switch (op) {
            case ADD -> old + data;
            case IMIN -> Math.min(old, data);
            case IMAX -> Math.max(old, data);
            case UMIN -> Long.compareUnsigned(old, data) < 0 ? old : data;
            case UMAX -> Long.compareUnsigned(old, data) > 0 ? old : data;
            case AND -> old & data;
            case OR -> old | data;
            case XOR -> old ^ data;
            case EXCHANGE -> data;
            case COMPARE_EXCHANGE -> old == compare ? data : old;
        };
    }
}
