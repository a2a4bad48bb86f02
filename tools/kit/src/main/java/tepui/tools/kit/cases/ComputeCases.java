package tepui.tools.kit.cases;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.List;
import tepui.ir.AtomicOp;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Barrier;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.Primitive;
import tepui.pipe.Texture;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Dispatches: ids, sizes, shared memory with barriers, atomics, indirect, order between dispatches. */
final class ComputeCases {
    private ComputeCases() {}

    static void addTo(Kit kit) {
        Area area =
                kit.area("compute").needs("compute with storage buffers", c -> c.compute && c.maxStorageBuffers > 0);
        int[][] shapes = {
            {1, 1, 1, 7, 1, 1}, {8, 1, 1, 3, 1, 1}, {4, 4, 1, 2, 3, 1}, {2, 3, 4, 2, 2, 2}, {33, 1, 1, 2, 1, 1}
        };
        for (int[] v : shapes) {
            area.add("ids." + v[0] + "x" + v[1] + "x" + v[2] + "." + v[3] + "x" + v[4] + "x" + v[5], s -> ids(s, v));
        }
        area.add("noGroups", ComputeCases::none);
        area.add("largestGroup", ComputeCases::largest);
        area.add("indirect", ComputeCases::indirect);
        for (int n : new int[] {8, 32, 64, 128}) {
            area.add("sharedReverse." + n, s -> reverse(s, n));
            area.add("sharedSum." + n, s -> sum(s, n));
        }
        area.add("barrierInALoop", ComputeCases::prefix);
        for (AtomicOp op : AtomicOp.values()) {
            area.add("atomic." + op.text(), s -> atomic(s, op, false));
            area.add("sharedAtomic." + op.text(), s -> atomic(s, op, true));
        }
        area.add("atomicCounterOverManyGroups", ComputeCases::counter);
        area.add("dispatchesAreOrdered", ComputeCases::ordered);
        area.add("drawsSeeWhatWasWritten", ComputeCases::thenDraw);
        area.add("sharedMemoryOutsideIsSafe", ComputeCases::sharedOutside);
        area.needs("votes", c -> c.votes).add("votes", ComputeCases::votes);
        area.needs("ballots", c -> c.ballots).add("ballots", ComputeCases::ballots);
    }

    private static Buffer out(Scene s, int words) {
        Buffer b = s.ints(Bind.STORAGE | Bind.VERTEX, new int[words]);
        s.context.bindStorageBuffer(Stage.COMPUTE, 0, b, 0, b.size(), true);
        return b;
    }

    private static int[] read(Scene s, Buffer b) {
        s.context.memoryBarrier(Barrier.BUFFER_TRANSFER | Barrier.STORAGE_BUFFER);
        return s.readInts(b);
    }

    private static Value input(Shader sh, Builder b, Builtin builtin) {
        boolean scalar = builtin == Builtin.LOCAL_INVOCATION_INDEX;
        return b.loadInput(sh.input(builtin, scalar ? Type.I32 : Type.I32X3));
    }

    private static void store(Builder b, Resource r, Value word, Value v) {
        int mask = (1 << v.type().width()) - 1;
        b.resourceEffect(Op.STORE_STORAGE, r, mask, b.i32(0), b.op(Op.IMUL, word, b.i32(4)), v);
    }

    private static Value load(Builder b, Resource r, Value word) {
        return b.resource(Op.LOAD_STORAGE, r, Type.I32, 0, b.i32(0), b.op(Op.IMUL, word, b.i32(4)));
    }

    private static Value loadShared(Builder b, Value word) {
        return b.append(Instr.of(Op.LOAD_SHARED, Type.I32, b.op(Op.IMUL, word, b.i32(4))))
                .result();
    }

    private static void storeShared(Builder b, Value word, Value v) {
        b.effect(Op.STORE_SHARED, 1, b.op(Op.IMUL, word, b.i32(4)), v);
    }

    private static void barrier(Builder b) {
        b.effect(Op.BARRIER, 0);
    }

    /** Every built-in input of every invocation, at the place of its flattened global id. */
    private static void ids(Scene s, int[] v) {
        int gx = v[0] * v[3];
        int gy = v[1] * v[4];
        int gz = v[2] * v[5];
        int n = gx * gy * gz;
        Buffer b = out(s, n * 16);
        s.program(Shaders.compute("ids", v[0], v[1], v[2], (sh, c) -> {
            Resource r = sh.storageBuffer("out", 0);
            Value id = input(sh, c, Builtin.GLOBAL_INVOCATION_ID);
            Value x = c.extract(id, 0);
            Value y = c.extract(id, 1);
            Value z = c.extract(id, 2);
            Value at = c.op(Op.IADD, x, c.op(Op.IMUL, c.i32(gx), c.op(Op.IADD, y, c.op(Op.IMUL, c.i32(gy), z))));
            Value word = c.op(Op.IMUL, at, c.i32(16));
            Value[] parts = {
                c.vec(id, c.i32(1)),
                c.vec(input(sh, c, Builtin.LOCAL_INVOCATION_ID), input(sh, c, Builtin.LOCAL_INVOCATION_INDEX)),
                c.vec(input(sh, c, Builtin.WORKGROUP_ID), c.i32(2)),
                c.vec(input(sh, c, Builtin.WORKGROUP_COUNT), c.i32(3))
            };
            for (int i = 0; i < 4; i++) store(c, r, c.op(Op.IADD, word, c.i32(i * 4)), parts[i]);
        }));
        s.context.dispatch(v[3], v[4], v[5]);
        int[] is = read(s, b);
        int[] e = new int[n * 16];
        for (int i = 0; i < n; i++) {
            int x = i % gx;
            int y = i / gx % gy;
            int z = i / gx / gy;
            int lx = x % v[0];
            int ly = y % v[1];
            int lz = z % v[2];
            int[] one = {
                x,
                y,
                z,
                1,
                lx,
                ly,
                lz,
                (lz * v[1] + ly) * v[0] + lx,
                x / v[0],
                y / v[1],
                z / v[2],
                2,
                v[3],
                v[4],
                v[5],
                3
            };
            System.arraycopy(one, 0, e, i * 16, 16);
        }
        s.equal(e, is, "inputs");
    }

    private static Shader counting(int size) {
        return Shaders.compute("count", size, 1, 1, (sh, b) -> {
            Resource r = sh.storageBuffer("out", 0);
            b.resource(Op.ATOMIC_STORAGE, r, Type.I32, AtomicOp.ADD.ordinal(), b.i32(0), b.i32(0), b.i32(1));
        });
    }

    private static void none(Scene s) {
        Buffer b = out(s, 4);
        s.program(counting(4));
        s.context.dispatch(0, 1, 1);
        s.context.dispatch(3, 0, 1);
        s.context.dispatch(3, 1, 0);
        s.equal(0, read(s, b)[0], "invocations");
    }

    private static void largest(Scene s) {
        int n = Math.min(s.caps.maxWorkgroupSize[0], s.caps.maxComputeInvocations);
        Buffer b = out(s, 4);
        s.program(counting(n));
        s.context.dispatch(2, 1, 1);
        s.equal(2L * n, read(s, b)[0], "invocations");
    }

    private static void indirect(Scene s) {
        Buffer b = out(s, 4);
        s.program(counting(4));
        s.context.dispatchIndirect(s.ints(Bind.INDIRECT, 9, 9, 9, 9, 2, 3, 5, 9), 16);
        s.equal(4 * 30, read(s, b)[0], "invocations");
    }

    /** Reverses each group's numbers through shared memory. */
    private static void reverse(Scene s, int n) {
        Buffer b = out(s, n * 3);
        Shader shader = Shaders.compute("reverse", n, 1, 1, (sh, c) -> {
            sh.sharedBytes = n * 4;
            Resource r = sh.storageBuffer("out", 0);
            Value local = input(sh, c, Builtin.LOCAL_INVOCATION_INDEX);
            Value global = c.extract(input(sh, c, Builtin.GLOBAL_INVOCATION_ID), 0);
            storeShared(c, local, global);
            barrier(c);
            store(c, r, global, loadShared(c, c.op(Op.ISUB, c.i32(n - 1), local)));
        });
        s.program(shader);
        s.context.dispatch(3, 1, 1);
        int[] is = read(s, b);
        for (int i = 0; i < n * 3; i++) s.equal(i / n * n + n - 1 - i % n, is[i], "number " + i);
    }

    /** A tree of additions, halving the number of workers each time. */
    private static void sum(Scene s, int n) {
        Buffer b = out(s, 4);
        s.program(Shaders.compute("sum", n, 1, 1, (sh, c) -> {
            sh.sharedBytes = n * 4;
            Resource r = sh.storageBuffer("out", 0);
            Value local = input(sh, c, Builtin.LOCAL_INVOCATION_INDEX);
            Value group = c.extract(input(sh, c, Builtin.WORKGROUP_ID), 0);
            storeShared(c, local, c.op(Op.IMUL, c.op(Op.IADD, local, group), local));
            barrier(c);
            for (int step = n / 2; step > 0; step /= 2) {
                int k = step;
                c.ifThen(c.op(Op.ILT, local, c.i32(k)), () -> {
                    Value other = loadShared(c, c.op(Op.IADD, local, c.i32(k)));
                    storeShared(c, local, c.op(Op.IADD, loadShared(c, local), other));
                });
                barrier(c);
            }
            c.ifThen(c.op(Op.IEQ, local, c.i32(0)), () -> store(c, r, group, loadShared(c, c.i32(0))));
        }));
        s.context.dispatch(4, 1, 1);
        int[] is = read(s, b);
        for (int g = 0; g < 4; g++) {
            int e = 0;
            for (int i = 0; i < n; i++) e += (i + g) * i;
            s.equal(e, is[g], "sum of group " + g);
        }
    }

    /** A running sum with a barrier in a loop whose count comes from a buffer. */
    private static void prefix(Scene s) {
        int n = 32;
        Buffer b = out(s, n + 1);
        s.context.writeBuffer(b, n * 4L, MemorySegment.ofArray(new int[] {5}));
        s.program(Shaders.compute("prefix", n, 1, 1, (sh, c) -> {
            sh.sharedBytes = n * 4;
            Resource r = sh.storageBuffer("out", 0);
            Value local = input(sh, c, Builtin.LOCAL_INVOCATION_INDEX);
            Value rounds = load(c, r, c.i32(n));
            storeShared(c, local, c.op(Op.IADD, local, c.i32(1)));
            barrier(c);
            c.loop(new Value[] {c.i32(0)}, List.of(), p -> {
                c.ifThen(c.op(Op.IGE, p.getFirst(), rounds), () -> c.breakWith());
                Value step = c.op(Op.ISHL, c.i32(1), p.getFirst());
                Value from = c.op(Op.ISUB, local, step);
                Value inside = c.op(Op.IGE, from, c.i32(0));
                Value read = loadShared(c, c.op(Op.IMAX, from, c.i32(0)));
                Value add = c.select(inside, read, c.i32(0));
                Value own = loadShared(c, local);
                barrier(c);
                storeShared(c, local, c.op(Op.IADD, own, add));
                barrier(c);
                c.continueWith(c.op(Op.IADD, p.getFirst(), c.i32(1)));
            });
            store(c, r, local, loadShared(c, local));
        }));
        s.context.dispatch(1, 1, 1);
        int[] is = read(s, b);
        for (int i = 0; i < n; i++) s.equal((i + 1) * (i + 2) / 2, is[i], "running sum " + i);
    }

    private static int apply(AtomicOp op, int old, int v, int i) {
        return switch (op) {
            case ADD -> old + v;
            case IMIN -> Math.min(old, v);
            case IMAX -> Math.max(old, v);
            case UMIN -> Integer.compareUnsigned(old, v) < 0 ? old : v;
            case UMAX -> Integer.compareUnsigned(old, v) > 0 ? old : v;
            case AND -> old & v;
            case OR -> old | v;
            case XOR -> old ^ v;
            case EXCHANGE -> v;
            case COMPARE_EXCHANGE -> old == i ? v : old;
        };
    }

    /** One invocation does it four times in a row, on words of its own; results and old values are stored. */
    private static void atomic(Scene s, AtomicOp op, boolean shared) {
        int[] start = {5, -3, 0x7fff0000, 0};
        int[] values = {7, -9, 0x0f0f0f0f, 1};
        Buffer b = out(s, 8);
        s.context.writeBuffer(b, 0, MemorySegment.ofArray(start));
        s.program(Shaders.compute("atomic", 1, 1, 1, (sh, c) -> {
            sh.sharedBytes = 16;
            Resource r = sh.storageBuffer("out", 0);
            for (int i = 0; i < 4; i++) {
                Value offset = c.i32(i * 4);
                Value v = c.i32(values[i]);
                boolean compare = op == AtomicOp.COMPARE_EXCHANGE;
                Value expect = c.i32(i % 2 == 0 ? start[i] : 1234);
                Value old;
                if (shared) {
                    storeShared(c, c.i32(i), load(c, r, c.i32(i)));
                    Instr instr = compare
                            ? Instr.of(Op.ATOMIC_SHARED, Type.I32, offset, expect, v)
                            : Instr.of(Op.ATOMIC_SHARED, Type.I32, offset, v);
                    instr.imm = op.ordinal();
                    old = c.append(instr).result();
                    store(c, r, c.i32(i), loadShared(c, c.i32(i)));
                } else {
                    old = compare
                            ? c.resource(Op.ATOMIC_STORAGE, r, Type.I32, op.ordinal(), c.i32(0), offset, expect, v)
                            : c.resource(Op.ATOMIC_STORAGE, r, Type.I32, op.ordinal(), c.i32(0), offset, v);
                }
                store(c, r, c.i32(4 + i), old);
            }
        }));
        s.context.dispatch(1, 1, 1);
        int[] is = read(s, b);
        for (int i = 0; i < 4; i++) {
            int e = apply(op, start[i], values[i], i % 2 == 0 ? start[i] : 1234);
            s.equal(e, is[i], op + " of " + start[i] + " and " + values[i]);
            s.equal(start[i], is[4 + i], "old value " + i);
        }
    }

    /** Tickets: each invocation draws one, all are different. */
    private static void counter(Scene s) {
        int n = 32 * 20;
        Buffer b = out(s, n + 1);
        s.program(Shaders.compute("tickets", 32, 1, 1, (sh, c) -> {
            Resource r = sh.storageBuffer("out", 0);
            Value global = c.extract(input(sh, c, Builtin.GLOBAL_INVOCATION_ID), 0);
            Value ticket = c.resource(
                    Op.ATOMIC_STORAGE, r, Type.I32, AtomicOp.ADD.ordinal(), c.i32(0), c.i32(n * 4), c.i32(1));
            store(c, r, global, ticket);
        }));
        s.context.dispatch(20, 1, 1);
        int[] is = read(s, b);
        s.equal(n, is[n], "tickets given out");
        int[] tickets = Arrays.copyOf(is, n);
        Arrays.sort(tickets);
        for (int i = 0; i < n; i++) s.equal(i, tickets[i], "ticket in order");
    }

    private static void ordered(Scene s) {
        Buffer b = out(s, 32);
        s.program(Shaders.compute("step", 32, 1, 1, (sh, c) -> {
            Resource r = sh.storageBuffer("out", 0);
            Value i = input(sh, c, Builtin.LOCAL_INVOCATION_INDEX);
            store(c, r, i, c.op(Op.IADD, c.op(Op.IMUL, load(c, r, i), c.i32(3)), i));
        }));
        for (int k = 0; k < 6; k++) {
            s.context.dispatch(1, 1, 1);
            s.context.memoryBarrier(Barrier.STORAGE_BUFFER);
        }
        int[] is = read(s, b);
        for (int i = 0; i < 32; i++) {
            int e = 0;
            for (int k = 0; k < 6; k++) e = e * 3 + i;
            s.equal(e, is[i], "number " + i);
        }
    }

    /** Vertices made by a dispatch. */
    private static void thenDraw(Scene s) {
        Texture t = s.target(8, 8);
        Buffer b = out(s, 24);
        int one = Float.floatToRawIntBits(1);
        int[][] corners = {{-1, -1}, {3, -1}, {-1, 3}};
        s.program(Shaders.compute("vertices", 1, 1, 1, (sh, c) -> {
            Resource r = sh.storageBuffer("out", 0);
            for (int i = 0; i < 3; i++) {
                int x = Float.floatToRawIntBits(corners[i][0]);
                int y = Float.floatToRawIntBits(corners[i][1]);
                store(c, r, c.i32(i * 8), c.i32(x, y, 0, one));
                store(c, r, c.i32(i * 8 + 4), c.i32(0, one, 0, one));
            }
        }));
        s.context.dispatch(1, 1, 1);
        s.context.memoryBarrier(Barrier.VERTEX_BUFFER);
        s.colored();
        s.floatLayout(4, 4);
        s.context.bindVertexBuffer(0, b, 0);
        s.context.draw(Primitive.TRIANGLES, 0, 3);
        s.solid(t, 0, 255, 0, 255, 0);
    }

    private static void sharedOutside(Scene s) {
        Buffer b = out(s, 4);
        s.program(Shaders.compute("outside", 1, 1, 1, (sh, c) -> {
            sh.sharedBytes = 16;
            Resource r = sh.storageBuffer("out", 0);
            storeShared(c, c.i32(0), c.i32(77));
            Value far = c.op(Op.IADD, load(c, r, c.i32(1)), c.i32(100000));
            storeShared(c, far, c.i32(5));
            loadShared(c, far);
            store(c, r, c.i32(0), loadShared(c, c.i32(0)));
        }));
        s.context.dispatch(1, 1, 1);
        s.equal(77, read(s, b)[0], "word inside");
    }

    private static void votes(Scene s) {
        Buffer b = out(s, 4);
        s.program(Shaders.compute("votes", 1, 1, 1, (sh, c) -> {
            Resource r = sh.storageBuffer("out", 0);
            Value yes = c.op(Op.IEQ, load(c, r, c.i32(0)), c.i32(0));
            Value any = c.append(Instr.of(Op.VOTE_ANY, Type.BOOL, yes)).result();
            Value all = c.append(Instr.of(Op.VOTE_ALL, Type.BOOL, yes)).result();
            Value none = c.append(Instr.of(Op.VOTE_ANY, Type.BOOL, c.op(Op.BNOT, yes)))
                    .result();
            Value same = c.append(Instr.of(Op.VOTE_EQUAL, Type.BOOL, yes)).result();
            Value v = c.vec(
                    c.convert(Op.B2I, ScalarKind.I32, any), c.convert(Op.B2I, ScalarKind.I32, all),
                    c.convert(Op.B2I, ScalarKind.I32, none), c.convert(Op.B2I, ScalarKind.I32, same));
            store(c, r, c.i32(0), v);
        }));
        s.context.dispatch(1, 1, 1);
        s.equal(new int[] {1, 1, 0, 1}, read(s, b), "votes");
    }

    /** One invocation alone: its bit, its value, and no other. */
    private static void ballots(Scene s) {
        Buffer b = out(s, 8);
        s.program(Shaders.compute("ballots", 1, 1, 1, (sh, c) -> {
            Resource r = sh.storageBuffer("out", 0);
            Value word = load(c, r, c.i32(0));
            Value yes = c.op(Op.IEQ, word, c.i32(0));
            Value bits = c.append(Instr.of(Op.BALLOT, Type.I32X4, yes)).result();
            Value none = c.append(Instr.of(Op.BALLOT, Type.I32X4, c.op(Op.BNOT, yes)))
                    .result();
            Value size = ask(c, 0);
            Value number = ask(c, 1);
            Value seven = c.op(Op.IADD, word, c.i32(7));
            Value first = c.append(Instr.of(Op.READ_FIRST, Type.I32, seven)).result();
            Value read =
                    c.append(Instr.of(Op.READ_LANE, Type.I32, seven, number)).result();
            Value alone = c.op(Op.IEQ, c.swizzle(bits, 0), c.op(Op.ISHL, c.i32(1), number));
            Value many = c.op(Op.ILT, number, size);
            store(c, r, c.i32(0), c.vec(first, read, c.convert(Op.B2I, ScalarKind.I32, alone), c.swizzle(none, 0)));
            store(c, r, c.i32(4), c.convert(Op.B2I, ScalarKind.I32, many));
        }));
        s.context.dispatch(1, 1, 1);
        s.equal(new int[] {7, 7, 1, 0, 1, 0, 0, 0}, read(s, b), "ballots");
    }

    private static Value ask(Builder b, int what) {
        Instr i = Instr.of(Op.SUBGROUP, Type.I32);
        i.imm = what;
        return b.append(i).result();
    }
}
