package tepui.ir.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Printer;
import tepui.ir.Region;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Validator;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.interp.Environment;
import tepui.ir.interp.Interpreter;
import tepui.ir.random.RandomEnvironment;
import tepui.ir.random.RandomShader;

/** Doubles and 64-bit integers made of less: every operation over edges and random bits, and whole random shaders. */
@Tag("slow")
class LowerWideTest {
    private static final int LANES = 512;
    private static final int SEEDS = Integer.getInteger("tepui.ir.seeds", 300) / 3;
    private static final double[] DOUBLES = {
        0,
        -0.0,
        1,
        -1,
        0.5,
        1.5,
        2.5,
        -2.5,
        3,
        Double.MIN_VALUE,
        -Double.MIN_VALUE,
        Double.MIN_NORMAL,
        Math.nextDown(Double.MIN_NORMAL),
        Double.MAX_VALUE,
        -Double.MAX_VALUE,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        Double.NaN,
        Math.nextUp(1.0),
        Math.nextDown(1.0),
        0x1p31,
        -0x1p31,
        0x1p32,
        0x1p52,
        0x1p53,
        0x1p63,
        -0x1p63,
        0x1p64,
        Float.MAX_VALUE,
        Float.MIN_VALUE,
        0x1p-150,
        0x1.000001p-149,
        0x1.fffffep127,
        0x1.ffffffp127,
        1e-310,
        Math.PI
    };
    private static final long[] LONGS = {
        0,
        1,
        -1,
        2,
        -2,
        31,
        32,
        33,
        63,
        64,
        Long.MIN_VALUE,
        Long.MAX_VALUE,
        Integer.MIN_VALUE,
        Integer.MAX_VALUE,
        0xffffffffL,
        0x100000000L,
        0x80000000L,
        0x7fffffffffffff80L,
        (1L << 53) + 1,
        (1L << 24) + 1
    };

    /** A number of a kind, as raw bits. */
    private static long bits(ScalarKind kind, SplittableRandom random, long like) {
        return switch (kind) {
            case F64 ->
                switch (random.nextInt(6)) {
                    case 0, 1 -> Double.doubleToRawLongBits(DOUBLES[random.nextInt(DOUBLES.length)]);
                    case 2 -> random.nextLong();
                    case 3 -> Double.doubleToRawLongBits((random.nextDouble() - 0.5) * 8);
                    // Near another operand, so that differences cancel.
                    case 4 -> like + random.nextInt(5) - 2 ^ (random.nextBoolean() ? Long.MIN_VALUE : 0);
                    default -> Double.doubleToRawLongBits(Math.rint((random.nextDouble() - 0.5) * 1e6) / 4);
                };
            case I64 ->
                switch (random.nextInt(4)) {
                    case 0 -> LONGS[random.nextInt(LONGS.length)];
                    case 1 -> random.nextLong() >> random.nextInt(64);
                    case 2 -> random.nextInt(200) - 100;
                    default -> random.nextLong();
                };
            case F32 -> {
                float f = random.nextInt(3) == 0
                        ? (float) DOUBLES[random.nextInt(DOUBLES.length)]
                        : Float.intBitsToFloat(random.nextInt());
                yield Integer.toUnsignedLong(Float.floatToIntBits(f));
            }
            case I32 -> random.nextInt(3) == 0 ? (int) LONGS[random.nextInt(LONGS.length)] : random.nextInt();
            case BOOL -> random.nextInt(2);
        };
    }

    /** Environment of storage buffers in memory, with lanes by vertex id. */
    private static final class Buffers implements Environment {
        final ByteBuffer in = ByteBuffer.allocate(LANES * 64).order(ByteOrder.LITTLE_ENDIAN);
        final ByteBuffer out = ByteBuffer.allocate(LANES * 8).order(ByteOrder.LITTLE_ENDIAN);

        @Override
        public void input(Variable variable, int lane, int vertex, int element, long[] result) {
            result[0] = lane;
        }

        @Override
        public void interpolate(Instr instr, int lane, int element, long[] operand, long[] result) {}

        @Override
        public ByteBuffer buffer(Resource resource, int index) {
            return resource.binding() == 0 ? in : out;
        }

        @Override
        public void texture(
                Instr instr,
                int lane,
                long[] @Nullable [] operands,
                float @Nullable [] ddx,
                float @Nullable [] ddy,
                long[] result) {}

        @Override
        public long @Nullable [] texel(Resource image, int index, int[] coordinate, int sample) {
            return null;
        }

        @Override
        public int[] imageSize(Resource image, int index) {
            return new int[3];
        }

        @Override
        public int imageSamples(Resource image, int index) {
            return 1;
        }
    }

    private static Shader shader(Op op, List<ScalarKind> kinds, ScalarKind result) {
        Shader s = new Shader(Stage.VERTEX, op.text());
        Builder b = new Builder(s);
        Resource in = s.storageBuffer("in", 0);
        Resource out = s.storageBuffer("out", 1);
        Value lane = b.loadInput(s.input(Builtin.VERTEX_ID, Type.I32));
        Value[] args = new Value[kinds.size()];
        for (int k = 0; k < args.length; k++) {
            Value at = b.op(Op.IADD, b.op(Op.IMUL, lane, b.i32(64)), b.i32(8 * k));
            ScalarKind kind = kinds.get(k) == ScalarKind.BOOL ? ScalarKind.I32 : kinds.get(k);
            args[k] = b.resource(Op.LOAD_STORAGE, in, Type.of(kind, 1), 0, b.i32(0), at);
            if (kinds.get(k) == ScalarKind.BOOL) args[k] = b.op(Op.INE, args[k], b.i32(0));
        }
        Value r = b.append(Instr.of(op, Type.of(result, 1), args)).result();
        if (result == ScalarKind.BOOL) r = b.convert(Op.B2I, ScalarKind.I32, r);
        b.resourceEffect(Op.STORE_STORAGE, out, 1, b.i32(0), b.op(Op.IMUL, lane, b.i32(8)), r);
        b.ret();
        return s;
    }

    private static void agree(Op op, List<ScalarKind> kinds, ScalarKind result, Pass... passes) {
        Shader s = shader(op, kinds, result);
        for (Pass pass : passes) assertTrue(pass.run(s), () -> pass.name() + " of " + op.text());
        Validator.check(s);
        Type[] types = kinds.stream().map(k -> Type.of(k, 1)).toArray(Type[]::new);
        SplittableRandom random = new SplittableRandom(op.ordinal());
        for (int round = 0; round < 12; round++) {
            Buffers world = new Buffers();
            long[][][] args = new long[LANES][kinds.size()][1];
            for (int lane = 0; lane < LANES; lane++) {
                for (int k = 0; k < kinds.size(); k++) {
                    args[lane][k][0] = bits(kinds.get(k), random, args[lane][0][0]);
                    world.in.putLong(lane * 64 + 8 * k, args[lane][k][0]);
                }
            }
            new Interpreter(s, world, LANES).run();
            for (int lane = 0; lane < LANES; lane++) {
                long want = Evaluator.eval(op, Type.of(result, 1), types, args[lane], 0)[0];
                long is = world.out.getLong(lane * 8);
                String what = op.text() + " of " + shown(kinds, args[lane]);
                switch (result) {
                    case F64 -> assertEquals(Double.longBitsToDouble(want), Double.longBitsToDouble(is), what);
                    case F32 -> assertEquals(Float.intBitsToFloat((int) want), Float.intBitsToFloat((int) is), what);
                    case I64 -> assertEquals(want, is, what);
                    default -> assertEquals((int) want, (int) is, what);
                }
            }
        }
    }

    private static String shown(List<ScalarKind> kinds, long[][] args) {
        StringBuilder s = new StringBuilder();
        for (int k = 0; k < args.length; k++) {
            if (kinds.get(k) == ScalarKind.F64) s.append(Double.toHexString(Double.longBitsToDouble(args[k][0])));
            else s.append(args[k][0]);
            s.append(' ');
        }
        return s.toString();
    }

    private static List<ScalarKind> times(ScalarKind kind, int n) {
        return java.util.Collections.nCopies(n, kind);
    }

    private static void both(Op op, List<ScalarKind> kinds, ScalarKind result) {
        agree(op, kinds, result, new LowerDouble());
        agree(op, kinds, result, new LowerDouble(), new LowerInt64());
    }

    @Test
    void arithmeticOnDoubles() {
        for (Op op : Op.values()) {
            if (op.shape() == Op.Shape.SAME_FLOAT) both(op, times(ScalarKind.F64, op.arity()), ScalarKind.F64);
        }
        both(Op.FLDEXP, List.of(ScalarKind.F64, ScalarKind.I32), ScalarKind.F64);
        both(Op.FFREXP_EXP, List.of(ScalarKind.F64), ScalarKind.I32);
    }

    @Test
    void comparisonsOfDoubles() {
        for (Op op : EnumSet.of(Op.FEQ, Op.FNE, Op.FLT, Op.FGE)) both(op, times(ScalarKind.F64, 2), ScalarKind.BOOL);
    }

    @Test
    void conversionsOfDoubles() {
        both(Op.F2F, List.of(ScalarKind.F64), ScalarKind.F32);
        both(Op.F2F, List.of(ScalarKind.F32), ScalarKind.F64);
        both(Op.B2F, List.of(ScalarKind.BOOL), ScalarKind.F64);
        both(Op.BITCAST, List.of(ScalarKind.F64), ScalarKind.I64);
        both(Op.BITCAST, List.of(ScalarKind.I64), ScalarKind.F64);
        for (ScalarKind integer : List.of(ScalarKind.I32, ScalarKind.I64)) {
            both(Op.F2I, List.of(ScalarKind.F64), integer);
            both(Op.F2U, List.of(ScalarKind.F64), integer);
            both(Op.I2F, List.of(integer), ScalarKind.F64);
            both(Op.U2F, List.of(integer), ScalarKind.F64);
        }
    }

    @Test
    void arithmeticOnIntegers() {
        for (Op op : Op.values()) {
            switch (op.shape()) {
                case SAME_INT -> agree(op, times(ScalarKind.I64, op.arity()), ScalarKind.I64, new LowerInt64());
                case COMPARE_INT -> agree(op, times(ScalarKind.I64, 2), ScalarKind.BOOL, new LowerInt64());
                case SHIFT -> agree(op, List.of(ScalarKind.I64, ScalarKind.I32), ScalarKind.I64, new LowerInt64());
                default -> {}
            }
        }
    }

    @Test
    void conversionsOfIntegers() {
        for (Op op : EnumSet.of(Op.I2I, Op.U2U)) {
            agree(op, List.of(ScalarKind.I32), ScalarKind.I64, new LowerInt64());
            agree(op, List.of(ScalarKind.I64), ScalarKind.I32, new LowerInt64());
        }
        agree(Op.B2I, List.of(ScalarKind.BOOL), ScalarKind.I64, new LowerInt64());
        for (ScalarKind real : List.of(ScalarKind.F32, ScalarKind.F64)) {
            agree(Op.F2I, List.of(real), ScalarKind.I64, new LowerInt64());
            agree(Op.F2U, List.of(real), ScalarKind.I64, new LowerInt64());
            agree(Op.I2F, List.of(ScalarKind.I64), real, new LowerInt64());
            agree(Op.U2F, List.of(ScalarKind.I64), real, new LowerInt64());
        }
    }

    // ---- whole shaders ---------------------------------------------------------------------------------------------

    /** Environment of the original shader, for one whose 64-bit inputs are words now. */
    private static final class Words extends ForwardingEnvironment {
        private final Shader original;

        Words(Environment world, Shader original) {
            super(world);
            this.original = original;
        }

        @Override
        public void input(Variable v, int lane, int vertex, int element, long[] out) {
            Variable old = null;
            for (Variable o : original.inputs) if (o.name().equals(v.name())) old = o;
            if (old == null || old.type() == v.type() || !old.type().kind().is64()) {
                super.input(old == null ? v : old, lane, vertex, element, out);
                return;
            }
            long[] wide = new long[old.type().width()];
            if (v.type().kind().is64()) {
                super.input(old, lane, vertex, element, wide);
                System.arraycopy(wide, 0, out, 0, out.length);
                return;
            }
            boolean two = old.slotsPerElement() == 2;
            super.input(old, lane, vertex, two ? element / 2 : element, wide);
            int first = two ? element % 2 * 4 : 0;
            for (int c = 0; c < out.length; c++) {
                int word = first + c;
                if (word / 2 < wide.length) out[c] = (int) (wide[word / 2] >>> 32 * (word & 1));
            }
        }
    }

    private static String outputs(Shader original, Shader shader, Interpreter run, int lanes) {
        StringBuilder s = new StringBuilder();
        for (Variable old : original.outputs) {
            if (original.stage == Stage.GEOMETRY) break;
            Variable v = null;
            for (Variable o : shader.outputs) if (o.name().equals(old.name())) v = o;
            for (int lane = 0; lane < lanes; lane++) {
                s.append(old.name()).append(' ').append(lane).append(':');
                words(s, old, v, run.output(v, lane));
            }
        }
        if (original.stage == Stage.GEOMETRY) {
            for (int lane = 0; lane < lanes; lane++) {
                for (Interpreter.Emitted e : run.emitted(lane)) {
                    s.append(lane).append(e.stream()).append(e.endsPrimitive());
                    for (Variable old : original.outputs) {
                        for (var entry : e.outputs().entrySet()) {
                            if (entry.getKey().name().equals(old.name()))
                                words(s, old, entry.getKey(), entry.getValue());
                        }
                    }
                }
            }
        }
        return s.toString();
    }

    /** The components of an output as its original has them; NaNs are one. */
    private static void words(StringBuilder s, Variable old, Variable v, long[] bits) {
        int width = old.type().width();
        boolean split = old.type().kind().is64() && !v.type().kind().is64();
        int step = split ? (old.slotsPerElement() == 2 ? 8 : 2 * width) : width;
        for (int e = 0; e < old.elements(); e++) {
            for (int c = 0; c < width; c++) {
                long x = split
                        ? bits[e * step + 2 * c] & 0xffffffffL | bits[e * step + 2 * c + 1] << 32
                        : bits[e * step + c];
                s.append(' ').append(canonical(old.type().kind(), x));
            }
        }
        s.append('\n');
    }

    private static long canonical(ScalarKind kind, long x) {
        if (kind == ScalarKind.F64) return Double.doubleToLongBits(Double.longBitsToDouble(x));
        if (kind == ScalarKind.F32) return Float.floatToIntBits(Float.intBitsToFloat((int) x));
        return x;
    }

    private static void preserves(List<Pass> passes, @Nullable ScalarKind... gone) {
        int changed = 0;
        for (long seed = 1; seed <= SEEDS; seed++) {
            Shader before = RandomShader.make(seed);
            Shader after = before.copy();
            String text = Printer.print(after);
            for (Pass pass : passes) {
                if (pass.run(after)) changed++;
                else assertEquals(text, Printer.print(after), "seed " + seed + ": changed without saying so");
                text = Printer.print(after);
            }
            Validator.check(after);
            for (ScalarKind kind : gone) {
                for (Function f : after.functions) assertGone(f.body(), kind, "seed " + seed);
            }
            int lanes = RandomShader.lanes(before);
            RandomEnvironment first = new RandomEnvironment(seed);
            RandomEnvironment second = new RandomEnvironment(seed);
            Interpreter one = new Interpreter(before, first, lanes).run();
            Interpreter other = new Interpreter(after, new Words(second, before), lanes)
                    .stepLimit(400_000_000)
                    .run();
            String where = passes.getFirst().name() + ", seed " + seed;
            assertEquals(outputs(before, before, one, lanes), outputs(before, after, other, lanes), where);
            assertEquals(contents(first), contents(second), where);
        }
        assertTrue(changed > SEEDS / 3, "only " + changed + " changed");
    }

    private static List<String> contents(RandomEnvironment world) {
        List<String> list = new ArrayList<>();
        world.contents().forEach((name, words) -> list.add(name + java.util.Arrays.toString(words)));
        return list;
    }

    private static void assertGone(Region region, ScalarKind kind, String where) {
        for (Instr i : region.body) {
            for (Value v : i.results)
                assertTrue(v.type().kind() != kind, where + ": " + i.op.text() + " gives " + v.type());
            for (Region nested : i.regions) assertGone(nested, kind, where);
        }
    }

    @Test
    void shadersWithoutDoubles() {
        preserves(List.of(new LowerDouble()), ScalarKind.F64);
    }

    @Test
    void shadersWithoutWideIntegers() {
        preserves(List.of(new LowerInt64()));
    }

    @Test
    void shadersWithoutEither() {
        preserves(List.of(new LowerDouble(), new LowerInt64()), ScalarKind.F64, ScalarKind.I64);
    }
}
