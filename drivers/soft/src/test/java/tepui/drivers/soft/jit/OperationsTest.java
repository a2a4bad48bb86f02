package tepui.drivers.soft.jit;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tepui.drivers.soft.jit.KernelOptions.Tier;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.pass.Evaluator;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Every pure operation, in every tier, on lanes and on shared values, gives what the evaluator says: extremes and random bits. */
class OperationsTest {
    private static final int N = 64;
    private static final long SEED = 20250;

    private static final float[] FLOATS = {
        0f,
        -0f,
        1f,
        -1f,
        0.5f,
        -0.5f,
        1.5f,
        2.5f,
        -2.5f,
        3.49999f,
        0x1p-149f,
        -0x1p-149f,
        0x1p-126f,
        0x1.fffffep-127f,
        0x1p23f,
        -0x1p23f,
        8388607.5f,
        -8388607.5f,
        0x1p24f,
        0x1p31f,
        -0x1p31f,
        0x1.fffffep30f,
        0x1p32f,
        0x1.fffffep31f,
        0x1p63f,
        1e30f,
        Float.MAX_VALUE,
        -Float.MAX_VALUE,
        Float.POSITIVE_INFINITY,
        Float.NEGATIVE_INFINITY,
        Float.NaN,
        65504f,
        65520f,
        1e-7f,
        0.99999994f,
        1.0000001f,
        255f,
        4194304.5f
    };
    private static final int[] INTS = {
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
        Integer.MIN_VALUE,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE + 1,
        0xffff,
        0x10000,
        0x7fff,
        0x8000,
        0xff,
        0x80,
        -32768,
        0x55555555,
        0xaaaaaaaa,
        0x00ff00ff,
        16,
        8,
        7
    };

    private static final Set<Op> TRANSCENDENTAL = EnumSet.range(Op.FEXP2, Op.FATAN2);

    private record Case(Op op, Type result, int imm, List<Type> args) {}

    private static List<Case> cases() {
        List<Case> all = new ArrayList<>();
        for (Op op : Op.values()) {
            if (!op.isPure() || TRANSCENDENTAL.contains(op)) continue;
            switch (op.shape()) {
                case SAME_FLOAT -> {
                    same(all, op, ScalarKind.F32);
                    same(all, op, ScalarKind.F64);
                }
                case SAME_FLOAT32 -> same(all, op, ScalarKind.F32);
                case SAME_INT -> {
                    same(all, op, ScalarKind.I32);
                    same(all, op, ScalarKind.I64);
                }
                case SAME_INT32 -> same(all, op, ScalarKind.I32);
                case SAME_BOOL -> same(all, op, ScalarKind.BOOL);
                case COMPARE_FLOAT -> {
                    compare(all, op, ScalarKind.F32);
                    compare(all, op, ScalarKind.F64);
                }
                case COMPARE_INT -> {
                    compare(all, op, ScalarKind.I32);
                    compare(all, op, ScalarKind.I64);
                }
                case SHIFT -> {
                    all.add(new Case(op, Type.I32, 0, List.of(Type.I32, Type.I32)));
                    all.add(new Case(op, Type.I64, 0, List.of(Type.I64, Type.I32)));
                }
                default -> {}
            }
        }
        convert(all, Op.F2I, "f32 i32, f32 i64, f64 i32, f64 i64");
        convert(all, Op.F2U, "f32 i32, f32 i64, f64 i32, f64 i64");
        convert(all, Op.I2F, "i32 f32, i32 f64, i64 f32, i64 f64");
        convert(all, Op.U2F, "i32 f32, i32 f64, i64 f32, i64 f64");
        convert(all, Op.F2F, "f32 f64, f64 f32");
        convert(all, Op.I2I, "i32 i64, i64 i32");
        convert(all, Op.U2U, "i32 i64, i64 i32");
        convert(all, Op.B2F, "bool f32, bool f64");
        convert(all, Op.B2I, "bool i32, bool i64");
        convert(all, Op.BITCAST, "f32 i32, i32 f32, f64 i64, i64 f64");
        Type bool2 = Type.of(ScalarKind.BOOL, 2);
        Type bool4 = Type.of(ScalarKind.BOOL, 4);
        for (ScalarKind kind : ScalarKind.values()) {
            Type t = Type.of(kind, 1);
            Type t2 = Type.of(kind, 2);
            Type t4 = Type.of(kind, 4);
            all.add(new Case(Op.SELECT, t, 0, List.of(Type.BOOL, t, t)));
            all.add(new Case(Op.SELECT, t2, 0, List.of(Type.BOOL, t2, t2)));
            all.add(new Case(Op.SELECT, t2, 0, List.of(bool2, t2, t2)));
            all.add(new Case(Op.VEC, t4, 0, List.of(t, t2, t)));
            all.add(new Case(Op.SWIZZLE, t4, 0b00_11_10_01, List.of(t4)));
            all.add(new Case(Op.SWIZZLE, t, 2, List.of(t4)));
            all.add(new Case(Op.INSERT, t4, 2, List.of(t4, t)));
            all.add(new Case(Op.EXTRACT_DYNAMIC, t, 0, List.of(t4, Type.I32)));
            all.add(new Case(Op.INSERT_DYNAMIC, t4, 0, List.of(t4, t, Type.I32)));
        }
        all.add(new Case(Op.FDOT, Type.F32, 0, List.of(Type.F32X4, Type.F32X4)));
        all.add(new Case(Op.FDOT, Type.F64, 0, List.of(Type.of(ScalarKind.F64, 3), Type.of(ScalarKind.F64, 3))));
        all.add(new Case(Op.FLDEXP, Type.F32, 0, List.of(Type.F32, Type.I32)));
        all.add(new Case(Op.FLDEXP, Type.F64, 0, List.of(Type.F64, Type.I32)));
        all.add(new Case(Op.FFREXP_EXP, Type.I32, 0, List.of(Type.F32)));
        all.add(new Case(Op.FFREXP_EXP, Type.I32, 0, List.of(Type.F64)));
        all.add(new Case(Op.ANY, Type.BOOL, 0, List.of(bool4)));
        all.add(new Case(Op.ALL, Type.BOOL, 0, List.of(bool4)));
        all.add(new Case(Op.PACK_64, Type.I64, 0, List.of(Type.I32X2)));
        all.add(new Case(Op.UNPACK_64, Type.I32X2, 0, List.of(Type.I64)));
        for (Op op : List.of(Op.PACK_HALF_2X16, Op.PACK_UNORM_2X16, Op.PACK_SNORM_2X16)) {
            all.add(new Case(op, Type.I32, 0, List.of(Type.F32X2)));
        }
        for (Op op : List.of(Op.PACK_UNORM_4X8, Op.PACK_SNORM_4X8)) {
            all.add(new Case(op, Type.I32, 0, List.of(Type.F32X4)));
        }
        for (Op op : List.of(Op.UNPACK_HALF_2X16, Op.UNPACK_UNORM_2X16, Op.UNPACK_SNORM_2X16)) {
            all.add(new Case(op, Type.F32X2, 0, List.of(Type.I32)));
        }
        for (Op op : List.of(Op.UNPACK_UNORM_4X8, Op.UNPACK_SNORM_4X8)) {
            all.add(new Case(op, Type.F32X4, 0, List.of(Type.I32)));
        }
        return all;
    }

    private static void same(List<Case> all, Op op, ScalarKind kind) {
        Type t = Type.of(kind, 1);
        all.add(new Case(op, t, 0, java.util.Collections.nCopies(op.arity(), t)));
    }

    private static void compare(List<Case> all, Op op, ScalarKind kind) {
        Type t = Type.of(kind, 1);
        all.add(new Case(op, Type.BOOL, 0, List.of(t, t)));
    }

    private static void convert(List<Case> all, Op op, String pairs) {
        for (String pair : pairs.split(", ")) {
            String[] p = pair.split(" ");
            all.add(new Case(op, Type.parse(p[1]), 0, List.of(Type.parse(p[0]))));
        }
    }

    /** A component: an extreme, or random bits, or for floats a plain number. */
    static long component(ScalarKind kind, Random random) {
        return switch (kind) {
            case BOOL -> random.nextInt(2);
            case I32 -> random.nextInt(3) > 0 ? INTS[random.nextInt(INTS.length)] : random.nextInt();
            case I64 ->
                random.nextInt(3) > 0
                        ? (long) INTS[random.nextInt(INTS.length)] << (random.nextBoolean() ? 0 : 32)
                        : random.nextLong();
            case F32 ->
                Integer.toUnsignedLong(Float.floatToRawIntBits(
                        switch (random.nextInt(4)) {
                            case 0 -> {
                                float f = Float.intBitsToFloat(random.nextInt());
                                yield Float.isNaN(f) ? Float.NaN : f;
                            }
                            case 1 -> random.nextFloat() * 200 - 100;
                            default -> FLOATS[random.nextInt(FLOATS.length)];
                        }));
            case F64 ->
                Double.doubleToRawLongBits(
                        switch (random.nextInt(4)) {
                            case 0 -> {
                                double d = Double.longBitsToDouble(random.nextLong());
                                yield Double.isNaN(d) ? Double.NaN : d;
                            }
                            case 1 -> random.nextDouble() * 200 - 100;
                            case 2 -> INTS[random.nextInt(INTS.length)] * 0x1p32;
                            default -> (double) FLOATS[random.nextInt(FLOATS.length)];
                        });
        };
    }

    static long[] components(Type type, Random random) {
        long[] c = new long[type.width()];
        for (int i = 0; i < c.length; i++) c[i] = component(type.kind(), random);
        return c;
    }

    @ParameterizedTest
    @EnumSource
    void lanesGiveWhatTheEvaluatorSays(Tier tier) {
        check(tier.name(), KernelSource.of(tier), false, 6);
    }

    @ParameterizedTest
    @EnumSource
    void sharedValuesGiveWhatTheEvaluatorSays(Tier tier) {
        check(tier.name(), KernelSource.of(tier), true, 40);
    }

    @Test
    @Needs(Need.ARM)
    void lanesOfArmGiveWhatTheEvaluatorSays() {
        assertTrue(check("of AArch64", KernelSource.ofArm(), false, 6) > 80);
    }

    @Test
    @Needs(Need.ARM)
    void sharedValuesOfArmGiveWhatTheEvaluatorSays() {
        assertTrue(check("of AArch64", KernelSource.ofArm(), true, 40) > 80);
    }

    /** Says how many operations there were. */
    private static int check(String tier, KernelSource source, boolean uniform, int runs) {
        int checked = 0;
        Random random = new Random(SEED);
        List<String> wrong = new ArrayList<>();
        for (Case c : cases()) {
            LaneShader s = new LaneShader(uniform);
            Value[] args = c.args.stream().map(s::input).toArray(Value[]::new);
            Instr instr = Instr.of(c.op, c.result, args);
            instr.imm = c.imm;
            s.b.append(instr);
            s.output(instr.result());
            s.b.ret();
            CompiledKernel kernel = source.make(s.shader, N);
            if (kernel == null) continue;
            checked++;
            KernelFrame frame = s.frame(N);
            frame.lanes = N;
            for (int run = 0; run < runs; run++) {
                long[][][] inputs = new long[uniform ? 1 : N][args.length][];
                for (int n = 0; n < inputs.length; n++) {
                    for (int k = 0; k < args.length; k++) {
                        inputs[n][k] = components(c.args.get(k), random);
                        s.set(frame, k, n, inputs[n][k]);
                    }
                }
                kernel.run(frame);
                for (int n = 0; n < N; n++) {
                    long[][] in = inputs[uniform ? 0 : n];
                    long[] expected = Evaluator.eval(instr, in);
                    long[] got = s.get(frame, 0, n);
                    for (int k = 0; k < got.length; k++) {
                        if (LaneShader.same(c.result.kind(), expected[k], got[k])) continue;
                        StringBuilder text = new StringBuilder(c.op.text() + " " + c.args + " -> " + c.result + ":");
                        for (int a = 0; a < in.length; a++) {
                            text.append(' ')
                                    .append(LaneShader.text(c.args.get(a).kind(), in[a]));
                        }
                        text.append(" gives ").append(LaneShader.text(c.result.kind(), got));
                        text.append(", must be ").append(LaneShader.text(c.result.kind(), expected));
                        wrong.add(text.toString());
                        n = N;
                        run = runs;
                        break;
                    }
                }
            }
        }
        if (!wrong.isEmpty()) fail("seed " + SEED + ", tier " + tier + "\n" + String.join("\n", wrong));
        return checked;
    }
}
