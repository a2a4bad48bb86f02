package tepui.tools.kit.cases;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.pass.Evaluator;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Lab;
import tepui.tools.kit.scene.Scene;

/**
 * Every pure operation of the IR in the vertex, fragment and compute stage against {@link Evaluator}, which is its definition.
 * Plain values on every device's common ground; NaN, infinities and the like as cases of their own.
 */
final class ShaderOpCases {
    private static final int ROWS = 48;
    private static final Stage[] STAGES = {Stage.VERTEX, Stage.FRAGMENT, Stage.COMPUTE};

    private ShaderOpCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("op");
        for (Op op : Op.values()) {
            if (!op.isPure()) continue;
            List<OpSpec> specs = OpSpec.of(op);
            for (int i = 0; i < specs.size(); i++) {
                OpSpec spec = specs.get(i);
                String name = op.text() + (i == 0 ? "" : "." + i);
                for (Stage stage : STAGES) {
                    area.add(name + "." + stage.text(), s -> check(s, stage, spec, inputs(spec)));
                }
                if (op.shape() != Op.Shape.SPECIAL) area.add(name + ".narrow", s -> narrow(s, spec));
                if (takesSpecials(spec)) area.add(name + ".specialValues", s -> specials(s, spec));
            }
            OpSpec wide = OpSpec.wide(op);
            if (wide == null) continue;
            Area needs = wide.isDouble()
                    ? area.needs("doubles", c -> c.float64)
                    : area.needs("64-bit integers", c -> c.int64);
            needs.add(
                    op.text() + (wide.isDouble() ? ".double" : ".long"),
                    s -> check(s, Stage.FRAGMENT, wide, inputs(wide)));
        }
        area.add("divisionByZero", ShaderOpCases::divisionByZero);
        area.add("shiftsTakeTheCountModuloTheWidth", ShaderOpCases::shifts);
        area.add("constants", ShaderOpCases::constants);
    }

    private static boolean takesSpecials(OpSpec spec) {
        if (spec.args()[0] != Type.F32X4) return false;
        return switch (spec.op()) {
            case FADD,
                    FSUB,
                    FMUL,
                    FMUL_ZERO,
                    FDIV,
                    FNEG,
                    FABS,
                    FSIGN,
                    FFLOOR,
                    FCEIL,
                    FTRUNC,
                    FROUND_EVEN,
                    FMIN,
                    FMAX,
                    FSATURATE,
                    FSQRT,
                    FRCP,
                    FEQ,
                    FNE,
                    FLT,
                    FGE,
                    F2I,
                    F2U -> true;
            default -> false;
        };
    }

    /** Rows of raw bits: row, operand, component. */
    private static long[][][] inputs(OpSpec spec) {
        Random random = new Random(spec.op().ordinal() * 131L + spec.args().length);
        long[][][] rows = new long[ROWS][spec.args().length][];
        for (long[][] row : rows) {
            for (int a = 0; a < row.length; a++) {
                row[a] = new long[spec.args()[a].width()];
                for (int c = 0; c < row[a].length; c++) row[a][c] = spec.value(random, a);
            }
        }
        return rows;
    }

    private static void specials(Scene s, OpSpec spec) {
        int n = OpSpec.SPECIAL.length;
        long[][][] rows = new long[(n * n + 3) / 4][spec.args().length][4];
        for (int i = 0; i < rows.length * 4; i++) {
            int pair = i % (n * n);
            for (int a = 0; a < spec.args().length; a++) {
                float v = OpSpec.SPECIAL[a == 0 ? pair / n : pair % n];
                rows[i / 4][a][i % 4] = Integer.toUnsignedLong(Float.floatToRawIntBits(v));
            }
        }
        check(s, Stage.FRAGMENT, spec, rows);
    }

    /** The same operation on vectors of one component. */
    private static void narrow(Scene s, OpSpec spec) {
        Type[] args = new Type[spec.args().length];
        for (int a = 0; a < args.length; a++) args[a] = spec.args()[a].scalar();
        OpSpec scalar = new OpSpec(spec.op(), spec.result().scalar(), args, 0);
        check(s, Stage.FRAGMENT, scalar, inputs(scalar));
    }

    private static Value operand(Builder b, Lab.Row row, int word, Type type) {
        int w = type.width();
        return switch (type.kind()) {
            case F32, I32 -> row.get(word, type);
            case BOOL -> b.op(Op.INE, row.get(word, type.withKind(ScalarKind.I32)), b.i32(new int[w]));
            default -> {
                Value[] parts = new Value[w];
                for (int c = 0; c < w; c++) parts[c] = b.op(Op.PACK_64, row.get(word + 2 * c, Type.I32X2));
                Value v = b.vec(parts);
                yield type.kind() == ScalarKind.I64 ? v : b.convert(Op.BITCAST, ScalarKind.F64, v);
            }
        };
    }

    private static Value words(Builder b, Value v) {
        return switch (v.type().kind()) {
            case F32, I32 -> Lab.words(b, v);
            case BOOL -> Lab.words(b, b.convert(Op.B2I, ScalarKind.I32, v));
            default -> {
                Value bits = v.type().kind() == ScalarKind.I64 ? v : b.convert(Op.BITCAST, ScalarKind.I64, v);
                Value[] parts = new Value[v.type().width()];
                for (int c = 0; c < parts.length; c++) parts[c] = b.op(Op.UNPACK_64, b.extract(bits, c));
                yield Lab.words(b, b.vec(parts));
            }
        };
    }

    private static void check(Scene s, Stage stage, OpSpec spec, long[][][] inputs) {
        int operands = spec.args().length;
        int[][] rows = new int[inputs.length][operands * 4];
        for (int r = 0; r < rows.length; r++) {
            for (int a = 0; a < operands; a++) {
                boolean wide = spec.args()[a].kind().is64();
                for (int c = 0; c < inputs[r][a].length; c++) {
                    long bits = inputs[r][a][c];
                    if (wide) {
                        rows[r][a * 4 + 2 * c] = (int) bits;
                        rows[r][a * 4 + 2 * c + 1] = (int) (bits >>> 32);
                    } else {
                        rows[r][a * 4 + c] = (int) bits;
                    }
                }
            }
        }
        int[][] out = Lab.run(s, stage, rows, (shader, b, row) -> {
            Value[] args = new Value[operands];
            for (int a = 0; a < operands; a++) args[a] = operand(b, row, a * 4, spec.args()[a]);
            b.precise = true;
            Instr instr = Instr.of(spec.op(), spec.result(), args);
            instr.imm = spec.imm();
            Value v = b.append(instr).result();
            b.precise = false;
            return words(b, v);
        });
        for (int r = 0; r < rows.length; r++) {
            long[] expected = Evaluator.eval(spec.op(), spec.result(), spec.args(), inputs[r], spec.imm());
            for (int c = 0; c < expected.length; c++) compare(s, spec, inputs[r], expected[c], out[r], c);
        }
    }

    private static void compare(Scene s, OpSpec spec, long[][] input, long expected, int[] out, int c) {
        if (!s.draws()) return;
        switch (spec.result().kind()) {
            case F32 -> {
                float e = Float.intBitsToFloat((int) expected);
                float is = Float.intBitsToFloat(out[c]);
                boolean same = Float.isNaN(e) ? Float.isNaN(is) : e == is || Math.abs(e - is) <= spec.tolerance(e);
                s.that(same, describe(spec, input, c) + " is " + is + ", expected " + e);
            }
            case F64 -> {
                double e = Double.longBitsToDouble(expected);
                double is = Double.longBitsToDouble(out[2 * c] & 0xffffffffL | (long) out[2 * c + 1] << 32);
                boolean inexact = spec.tolerance(1) > 0;
                boolean same = Double.isNaN(e)
                        ? Double.isNaN(is)
                        : e == is || inexact && Math.abs(e - is) <= Math.abs(e) * 1e-14;
                s.that(same, describe(spec, input, c) + " is " + is + ", expected " + e);
            }
            case I64 -> {
                long is = out[2 * c] & 0xffffffffL | (long) out[2 * c + 1] << 32;
                s.that(is == expected, describe(spec, input, c) + " is " + is + ", expected " + expected);
            }
            default -> {
                int e = (int) expected;
                s.that(
                        e == out[c] || nearFields(spec.fieldBits(), e, out[c]),
                        String.format(
                                Locale.ROOT,
                                "%s is %d (%x), expected %d (%x)",
                                describe(spec, input, c),
                                out[c],
                                out[c],
                                e,
                                e));
            }
        }
    }

    /** Each field of a packed value is off by one at most. */
    private static boolean nearFields(int bits, int expected, int is) {
        if (bits == 0) return false;
        for (int at = 0; at < 32; at += bits) {
            int a = expected << (32 - at - bits) >> (32 - bits);
            int b = is << (32 - at - bits) >> (32 - bits);
            int apart = Math.abs(a - b);
            if (apart > 1 && apart != (1 << bits) - 1) return false;
        }
        return true;
    }

    private static String describe(OpSpec spec, long[][] input, int c) {
        StringBuilder text = new StringBuilder(spec.op().text()).append('(');
        for (int a = 0; a < input.length; a++) {
            if (a > 0) text.append(", ");
            boolean all = spec.op().shape() == Op.Shape.SPECIAL || input[a].length == 1;
            for (int i = all ? 0 : c; i < (all ? input[a].length : c + 1); i++) {
                if (all && i > 0) text.append(' ');
                long v = input[a][i];
                switch (spec.args()[a].kind()) {
                    case F32 -> text.append(Float.intBitsToFloat((int) v));
                    case F64 -> text.append(Double.longBitsToDouble(v));
                    default -> text.append(v);
                }
            }
        }
        return text.append(") component ").append(c).toString();
    }

    private static void divisionByZero(Scene s) {
        Op[] ops = {Op.IDIV, Op.UDIV, Op.IREM, Op.IMOD, Op.UMOD};
        for (Op op : ops) {
            OpSpec spec = new OpSpec(op, Type.I32X4, new Type[] {Type.I32X4, Type.I32X4}, 0);
            long[][][] rows = {
                {{7, -7, 0, 0x80000000}, {0, 0, 0, 0}}, {{0x80000000, 0x80000000, -1, 1}, {-1, 1, -1, -1}}
            };
            check(s, Stage.FRAGMENT, spec, rows);
        }
    }

    private static void shifts(Scene s) {
        for (Op op : new Op[] {Op.ISHL, Op.ISHR, Op.USHR}) {
            OpSpec spec = new OpSpec(op, Type.I32X4, new Type[] {Type.I32X4, Type.I32X4}, 0);
            long[][][] rows = {{{-2, -2, -2, -2}, {31, 32, 33, -1}}, {{5, 5, 5, 5}, {64, 0, 1, 2}}};
            check(s, Stage.FRAGMENT, spec, rows);
        }
    }

    /** Values that stand in the code itself, of every kind. */
    private static void constants(Scene s) {
        int[][] out = Lab.run(s, Stage.FRAGMENT, new int[][] {{0, 0, 0, 0}}, (shader, b, row) -> {
            Value f = b.convert(Op.BITCAST, ScalarKind.I32, b.f32(1.1754944e-38f, Float.NaN));
            Value nan = b.op(Op.FNE, b.f32(Float.NaN), b.f32(Float.NaN));
            return b.vec(b.extract(f, 0), b.i32(0x80000000), b.convert(Op.B2I, ScalarKind.I32, nan), b.i32(-1));
        });
        s.equal(new int[] {0x00800000, 0x80000000, 1, -1}, out[0], "constants");
    }
}
