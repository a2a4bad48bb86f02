package tepui.tools.kit.cases;

import java.util.Locale;
import java.util.function.BiFunction;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Reduction;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
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

/** Cases of subgroup operations: four invocations, numbered 0 to 3, and what each sees of the others. */
final class SubgroupCases {
    private SubgroupCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("subgroup")
                .needs("compute with storage buffers", c -> c.compute && c.maxStorageBuffers > 0)
                .needs("ballots in subgroups of four", c -> c.ballots && c.subgroupSize >= 4);
        area.add("numbers", s -> four(s, new int[] {0, 1, 2, 3}, (b, n) -> n));
        area.add("whereItIs", s -> four(s, new int[] {1, 1, 1, 1}, (b, n) -> b.op(Op.ISUB, ask(b, 3), ask(b, 2))));
        area.add("votes", s -> four(s, new int[] {5, 5, 5, 5}, SubgroupCases::votes));
        Area shuffles = area.needs("shuffles", c -> c.shuffles);
        shuffles.add("shuffle", s -> four(s, new int[] {13, 12, 11, 10}, SubgroupCases::shuffle));
        Area quads = area.needs("reads in quads", c -> c.quadReads);
        for (int k = 0; k < 7; k++) {
            int which = k;
            int[] expected = new int[4];
            for (int n = 0; n < 4; n++) expected[n] = 10 + (which < 4 ? which : n ^ which - 3);
            quads.add("quad." + which, s -> four(s, expected, (b, n) -> quad(b, n, which)));
        }
        Area derivatives = kit.area("computeDerivative")
                .needs("derivatives in compute shaders", c -> c.computeDerivatives && c.maxStorageBuffers > 0);
        // Of id.x * 3 + id.y * 5, and of index * index, in workgroups of 4 x 2.
        derivatives.add("byId.x", s -> derivative(s, Shader.Quads.BY_ID, Op.DDX, new int[] {3, 3, 3, 3, 3, 3, 3, 3}));
        derivatives.add("byId.y", s -> derivative(s, Shader.Quads.BY_ID, Op.DDY, new int[] {5, 5, 5, 5, 5, 5, 5, 5}));
        derivatives.add(
                "byIndex.x", s -> derivative(s, Shader.Quads.BY_INDEX, Op.DDX, new int[] {1, 1, 5, 5, 9, 9, 13, 13}));
        derivatives.add(
                "byIndex.y", s -> derivative(s, Shader.Quads.BY_INDEX, Op.DDY, new int[] {4, 8, 4, 8, 20, 24, 20, 24}));
        Area sums = area.needs("reductions", c -> c.reductions);
        for (Op op : Reduction.operations()) {
            for (Reduction.Scan scan : Reduction.Scan.values()) {
                // What comes before the first invocation of a smallest or greatest float is infinity, no number of
                // integers.
                boolean endless = op == Op.FMIN || op == Op.FMAX;
                if (endless && scan == Reduction.Scan.EXCLUSIVE) continue;
                Reduction r = new Reduction(op, scan, 0);
                sums.add(op.text() + "." + scan.name().toLowerCase(Locale.ROOT), s -> reduce(s, r));
            }
            sums.add(op.text() + ".cluster", s -> reduce(s, new Reduction(op, Reduction.Scan.ALL, 2)));
        }
    }

    private static Value ask(Builder b, int what) {
        Instr i = Instr.of(Op.SUBGROUP, Type.I32);
        i.imm = what;
        return b.append(i).result();
    }

    /** Runs four invocations, each of which leaves the word that follows from its number. */
    private static void four(Scene s, int[] expected, BiFunction<Builder, Value, Value> code) {
        Buffer out = s.ints(Bind.STORAGE | Bind.VERTEX, new int[4]);
        s.context.bindStorageBuffer(Stage.COMPUTE, 0, out, 0, out.size(), true);
        s.program(Shaders.compute("subgroup", 4, 1, 1, (sh, b) -> {
            Resource r = sh.storageBuffer("out", 0);
            Value number = ask(b, 1);
            Value word = code.apply(b, number);
            b.resourceEffect(Op.STORE_STORAGE, r, 1, b.i32(0), b.op(Op.IMUL, number, b.i32(4)), word);
        }));
        s.context.dispatch(1, 1, 1);
        s.context.memoryBarrier(Barrier.BUFFER_TRANSFER | Barrier.STORAGE_BUFFER);
        s.equal(expected, s.readInts(out), "words of the invocations");
    }

    private static void derivative(Scene s, Shader.Quads quads, Op op, int[] expected) {
        Buffer out = s.ints(Bind.STORAGE | Bind.VERTEX, new int[8]);
        s.context.bindStorageBuffer(Stage.COMPUTE, 0, out, 0, out.size(), true);
        s.program(Shaders.compute("derivative", 4, 2, 1, (sh, b) -> {
            sh.quads = quads;
            Resource r = sh.storageBuffer("out", 0);
            Value index = b.load(Op.LOAD_INPUT, sh.input(Builtin.LOCAL_INVOCATION_INDEX, Type.I32));
            Value id = b.load(Op.LOAD_INPUT, sh.input(Builtin.LOCAL_INVOCATION_ID, Type.I32X3));
            Value x = b.op(Op.IMUL, b.extract(id, 0), b.i32(3));
            Value y = b.op(Op.IMUL, b.extract(id, 1), b.i32(5));
            Value n = quads == Shader.Quads.BY_ID ? b.op(Op.IADD, x, y) : b.op(Op.IMUL, index, index);
            Value slope = b.derivative(op, b.convert(Op.I2F, ScalarKind.F32, n), 2);
            Value word = b.convert(Op.F2I, ScalarKind.I32, slope);
            b.resourceEffect(Op.STORE_STORAGE, r, 1, b.i32(0), b.op(Op.IMUL, index, b.i32(4)), word);
        }));
        s.context.dispatch(1, 1, 1);
        s.context.memoryBarrier(Barrier.BUFFER_TRANSFER | Barrier.STORAGE_BUFFER);
        s.equal(expected, s.readInts(out), "differences in quads");
    }

    /** Any, not all, not the same as bits. */
    private static Value votes(Builder b, Value number) {
        Op[] ops = {Op.VOTE_ANY, Op.VOTE_ALL, Op.VOTE_EQUAL};
        Value sum = b.i32(0);
        for (int k = 0; k < ops.length; k++) {
            // The last asks for what all have alike.
            Value yes = k == 2 ? b.op(Op.ILT, number, b.i32(4)) : b.op(Op.IEQ, number, b.i32(2));
            Instr i = Instr.of(ops[k], Type.BOOL, yes);
            i.imm = 1;
            Value bit = b.convert(Op.B2I, ScalarKind.I32, b.append(i).result());
            sum = b.op(Op.IOR, sum, b.op(Op.ISHL, bit, b.i32(k)));
        }
        return sum;
    }

    private static Value shuffle(Builder b, Value number) {
        Value own = b.op(Op.IADD, number, b.i32(10));
        Value other = b.op(Op.ISUB, b.i32(3), number);
        return b.append(Instr.of(Op.SHUFFLE, Type.I32, own, other)).result();
    }

    private static Value quad(Builder b, Value number, int which) {
        Instr i = Instr.of(Op.READ_QUAD, Type.I32, b.op(Op.IADD, number, b.i32(10)));
        i.imm = which;
        return b.append(i).result();
    }

    /** Values 3, 6, 5, 12 (of which no two have all bits in common), worked out here by what the words of the operation say. */
    private static void reduce(Scene s, Reduction r) {
        int[] values = {3, 6, 5, 12};
        int[] expected = new int[4];
        for (int to = 0; to < 4; to++) {
            long sum = r.isFloat() ? (long) Float.intBitsToFloat(r.identity()) : r.identity();
            if (r.op() == Op.FMIN || r.op() == Op.FMAX) sum = values[r.cluster() == 2 ? to & 2 : 0];
            for (int from = 0; from < 4; from++) {
                boolean before = r.scan() != Reduction.Scan.ALL && from > to;
                boolean own = r.scan() == Reduction.Scan.EXCLUSIVE && from == to;
                boolean elsewhere = r.cluster() == 2 && from / 2 != to / 2;
                if (!before && !own && !elsewhere) sum = together(r.op(), sum, values[from]);
            }
            expected[to] = (int) sum;
        }
        four(s, expected, (b, number) -> {
            Value value = b.i32(values[3]);
            for (int k = 0; k < 3; k++) value = b.select(b.op(Op.IEQ, number, b.i32(k)), b.i32(values[k]), value);
            if (r.isFloat()) value = b.convert(Op.I2F, ScalarKind.F32, value);
            Instr i = Instr.of(Op.REDUCE, value.type(), value);
            i.imm = r.imm();
            Value sum = b.append(i).result();
            return r.isFloat() ? b.convert(Op.F2I, ScalarKind.I32, sum) : sum;
        });
    }

    private static long together(Op op, long a, long b) {
        return switch (op) {
            case IADD, FADD -> a + b;
            case IMUL, FMUL -> a * b;
            case IMIN, FMIN -> Math.min(a, b);
            case UMIN -> Math.min(a & 0xffffffffL, b);
            case IMAX, FMAX -> Math.max(a, b);
            case UMAX -> Math.max(a & 0xffffffffL, b);
            case IAND -> a & b;
            case IOR -> a | b;
            default -> a ^ b;
        };
    }
}
