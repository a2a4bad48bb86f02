package tepui.tools.kit.cases;

import tepui.ir.AtomicOp;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Barrier;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Atomic operations on 64 bits: each of them, and sums over many invocations that carry into the upper half. */
final class WideAtomicCases {
    private WideAtomicCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("wideAtomics")
                .needs("64-bit atomics", c -> c.int64 && c.int64Atomics && c.compute && c.maxStorageBuffers > 0);
        for (AtomicOp op : AtomicOp.values()) {
            area.add("storage." + op.text(), s -> each(s, op, false));
            area.add("shared." + op.text(), s -> each(s, op, true));
        }
        area.add("carry.storage", s -> carry(s, false));
        area.add("carry.shared", s -> carry(s, true));
    }

    private static Buffer out(Scene s, long... values) {
        int[] words = new int[values.length * 2];
        for (int i = 0; i < words.length; i++) words[i] = (int) (values[i / 2] >>> 32 * (i & 1));
        Buffer b = s.ints(Bind.STORAGE, words);
        s.context.bindStorageBuffer(Stage.COMPUTE, 0, b, 0, b.size(), true);
        return b;
    }

    private static long[] read(Scene s, Buffer b) {
        s.context.memoryBarrier(Barrier.BUFFER_TRANSFER | Barrier.STORAGE_BUFFER);
        int[] words = s.readInts(b);
        long[] result = new long[words.length / 2];
        for (int i = 0; i < result.length; i++) result[i] = (long) words[2 * i + 1] << 32 | words[2 * i] & 0xffffffffL;
        return result;
    }

    private static void store(Builder b, Resource r, Value offset, Value v) {
        b.resourceEffect(Op.STORE_STORAGE, r, 1, b.i32(0), offset, v);
    }

    /** The operation on a number of the buffer, or of shared memory. */
    private static Value atomic(Builder b, Resource r, AtomicOp op, boolean shared, Value... operands) {
        boolean two = op == AtomicOp.COMPARE_EXCHANGE;
        Value offset = operands[0];
        Value[] args = shared
                ? two ? new Value[] {offset, operands[1], operands[2]} : new Value[] {offset, operands[2]}
                : two
                        ? new Value[] {b.i32(0), offset, operands[1], operands[2]}
                        : new Value[] {b.i32(0), offset, operands[2]};
        Instr i = Instr.of(shared ? Op.ATOMIC_SHARED : Op.ATOMIC_STORAGE, Type.I64, args);
        if (!shared) i.resource = r;
        i.imm = op.ordinal();
        return b.append(i).result();
    }

    private static long apply(AtomicOp op, long old, long v, long compare) {
        return switch (op) {
            case ADD -> old + v;
            case IMIN -> Math.min(old, v);
            case IMAX -> Math.max(old, v);
            case UMIN -> Long.compareUnsigned(old, v) < 0 ? old : v;
            case UMAX -> Long.compareUnsigned(old, v) > 0 ? old : v;
            case AND -> old & v;
            case OR -> old | v;
            case XOR -> old ^ v;
            case EXCHANGE -> v;
            case COMPARE_EXCHANGE -> old == compare ? v : old;
        };
    }

    /** One invocation does it on four numbers; results and old values are stored. */
    private static void each(Scene s, AtomicOp op, boolean shared) {
        long[] start = {0x1_ffff_fff0L, -3, 0x7fff_0000_ffff_0000L, 0x8000_0000L};
        long[] values = {0x1f, 0x7000_0000_0000_0009L, 0x0f0f_0f0f_0f0f_0f0fL, -1};
        // The second and the last differ from what is there in one half only.
        long[] compare = {start[0], start[1] ^ 1L << 40, start[2], start[3] ^ 1};
        Buffer b = out(s, start[0], start[1], start[2], start[3], 0, 0, 0, 0);
        s.program(Shaders.compute("atomic64", 1, 1, 1, (sh, c) -> {
            sh.sharedBytes = 32;
            Resource r = sh.storageBuffer("out", 0);
            for (int i = 0; i < 4; i++) {
                Value offset = c.i32(i * 8);
                Value[] operands = {offset, c.i64(compare[i]), c.i64(values[i])};
                if (shared)
                    c.effect(Op.STORE_SHARED, 1, offset, c.resource(Op.LOAD_STORAGE, r, Type.I64, 0, c.i32(0), offset));
                Value old = atomic(c, r, op, shared, operands);
                if (shared) {
                    Value now =
                            c.append(Instr.of(Op.LOAD_SHARED, Type.I64, offset)).result();
                    store(c, r, offset, now);
                }
                store(c, r, c.i32(32 + i * 8), old);
            }
        }));
        s.context.dispatch(1, 1, 1);
        long[] is = read(s, b);
        for (int i = 0; i < 4; i++) {
            String what = op + " of " + Long.toHexString(start[i]) + " and " + Long.toHexString(values[i]);
            s.equal(apply(op, start[i], values[i], compare[i]), is[i], what);
            s.equal(start[i], is[4 + i], "old value " + i);
        }
    }

    /** Every invocation adds a number that fills most of the lower half. */
    private static void carry(Scene s, boolean shared) {
        long step = 0xf000_0001L;
        Buffer b = out(s, 0);
        s.program(Shaders.compute("carry", 32, 1, 1, (sh, c) -> {
            sh.sharedBytes = 8;
            Resource r = sh.storageBuffer("out", 0);
            Value zero = c.i32(0);
            Value local = c.loadInput(sh.input(Builtin.LOCAL_INVOCATION_INDEX, Type.I32));
            if (shared) {
                c.ifThen(c.op(Op.IEQ, local, zero), () -> c.effect(Op.STORE_SHARED, 1, zero, c.i64(0)));
                c.effect(Op.BARRIER, 0);
            }
            atomic(c, r, AtomicOp.ADD, shared, zero, zero, c.i64(step));
            if (!shared) return;
            c.effect(Op.BARRIER, 0);
            c.ifThen(c.op(Op.IEQ, local, zero), () -> {
                Value sum = c.append(Instr.of(Op.LOAD_SHARED, Type.I64, zero)).result();
                atomic(c, r, AtomicOp.ADD, false, zero, zero, sum);
            });
        }));
        s.context.dispatch(20, 1, 1);
        s.equal(20 * 32 * step, read(s, b)[0], "the sum");
    }
}
