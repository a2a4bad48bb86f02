package tepui.drivers.soft.jit;

import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import tepui.ir.AtomicOp;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.pipe.Memory;

/**
 * Runtime functions for atomic operations, lane after lane. Storage buffers are shared by all threads, so there they
 * are atomic in the machine's sense too; the workgroup's memory belongs to one thread.
 */
@SuppressWarnings("unused") // called by generated code, by name
final class Atomics {
    private static final VarHandle WORD = ValueLayout.JAVA_INT.varHandle();

    private Atomics() {}

    static void run(KernelFrame frame, Site site, int[] mask, int maskAt) {
        boolean shared = site.instr.op == Op.ATOMIC_SHARED;
        int first = shared ? 0 : 1;
        AtomicOp op = site.instr.atomicOp();
        boolean floats = site.instr.args[first + 1].type().kind() == ScalarKind.F32;
        int[] i = frame.i;
        for (int n = 0; n < frame.lanes; n++) {
            if (mask[maskAt + n] == 0) continue;
            if (frame.alive[n] == 0) {
                result(frame, site, floats, n, 0);
                continue;
            }
            int offset = i[site.args[first][0] + n] & ~3;
            int data;
            int compare = 0;
            if (op == AtomicOp.COMPARE_EXCHANGE) {
                compare = word(frame, site.args[first + 1][0] + n, floats);
                data = word(frame, site.args[first + 2][0] + n, floats);
            } else {
                data = word(frame, site.args[first + 1][0] + n, floats);
            }
            int old = 0;
            if (shared) {
                int at = offset >>> 2;
                if (at < frame.shared.length) {
                    old = frame.shared[at];
                    frame.shared[at] = combine(op, old, data, compare);
                }
            } else {
                int slot = BufferAccess.slot(site, i[site.args[0][0] + n]);
                long at = offset & 0xffffffffL;
                if (at + 4 <= frame.storageSize[slot])
                    old = storage(frame.storageAddress[slot] + at, op, data, compare);
            }
            result(frame, site, floats, n, old);
        }
    }

    private static void result(KernelFrame frame, Site site, boolean floats, int n, int old) {
        if (site.results.length == 0) return;
        if (floats) {
            frame.f[site.results[0] + n] = Float.intBitsToFloat(old);
        } else {
            frame.i[site.results[0] + n] = old;
        }
    }

    private static int word(KernelFrame frame, int at, boolean floats) {
        return floats ? Float.floatToRawIntBits(frame.f[at]) : frame.i[at];
    }

    private static int storage(long address, AtomicOp op, int data, int compare) {
        return switch (op) {
            case ADD -> (int) WORD.getAndAdd(Memory.ALL, address, data);
            case AND -> (int) WORD.getAndBitwiseAnd(Memory.ALL, address, data);
            case OR -> (int) WORD.getAndBitwiseOr(Memory.ALL, address, data);
            case XOR -> (int) WORD.getAndBitwiseXor(Memory.ALL, address, data);
            case EXCHANGE -> (int) WORD.getAndSet(Memory.ALL, address, data);
            case COMPARE_EXCHANGE -> (int) WORD.compareAndExchange(Memory.ALL, address, compare, data);
            case IMIN, IMAX, UMIN, UMAX -> {
                int old = (int) WORD.getVolatile(Memory.ALL, address);
                while (true) {
                    int seen = (int) WORD.compareAndExchange(Memory.ALL, address, old, combine(op, old, data, compare));
                    if (seen == old) break;
                    old = seen;
                }
                yield old;
            }
        };
    }

    /** The memory's value after the operation. */
    static int combine(AtomicOp op, int old, int data, int compare) {
        return switch (op) {
            case ADD -> old + data;
            case IMIN -> Math.min(old, data);
            case IMAX -> Math.max(old, data);
            case UMIN -> Scalars.umin(old, data);
            case UMAX -> Scalars.umax(old, data);
            case AND -> old & data;
            case OR -> old | data;
            case XOR -> old ^ data;
            case EXCHANGE -> data;
            case COMPARE_EXCHANGE -> old == compare ? data : old;
        };
    }
}
