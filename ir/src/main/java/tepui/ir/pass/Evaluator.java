package tepui.ir.pass;

import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Definition of every pure operation, as code on raw bits: constants are folded by it, and drivers are tested against
 * it. A component is a long as {@link Instr#bits} says: f32 as int bits zero-extended, i32 sign-extended, bool 0 or 1.
 * Arithmetic that gives a NaN gives the canonical one; operations that only move or flip bits keep payloads. Exact
 * rather than fast.
 */
public final class Evaluator {
    private Evaluator() {}

    /** The result of {@code instr} for these operands, one array of components each. */
    public static long[] eval(Instr instr, long[][] args) {
        Type[] types = new Type[instr.args.length];
        for (int i = 0; i < types.length; i++) types[i] = instr.args[i].type();
        return eval(instr.op, instr.result().type(), types, args, instr.imm, instr.bits);
    }

    /** The result of a pure instruction all of whose operands are constants. */
    public static long[] fold(Instr instr) {
        long[][] args = new long[instr.args.length][];
        for (int i = 0; i < args.length; i++) {
            Value v = instr.args[i];
            args[i] = new long[v.type().width()];
            for (int c = 0; c < args[i].length; c++) args[i][c] = v.constBits(c);
        }
        return eval(instr, args);
    }

    public static long[] eval(Op op, Type result, Type[] types, long[][] args, int imm) {
        return eval(op, result, types, args, imm, null);
    }

    private static long[] eval(
            Op op, Type result, Type[] types, long[][] args, int imm, long @org.jspecify.annotations.Nullable [] bits) {
        if (!op.isPure()) {
            throw new IllegalArgumentException(
                    "Evaluator.eval: " + op.text() + " is not a function of its operands alone");
        }
        long[] out = new long[result.width()];
        switch (op) {
            case CONST -> {
                if (bits == null) throw new IllegalArgumentException("Evaluator.eval: const without its bits");
                System.arraycopy(bits, 0, out, 0, out.length);
            }
            case UNDEF -> {}
            case VEC -> {
                int at = 0;
                for (long[] part : args) {
                    for (long component : part) out[at++] = component;
                }
            }
            case SWIZZLE -> {
                for (int i = 0; i < out.length; i++) out[i] = args[0][imm >>> 2 * i & 3];
            }
            case INSERT -> {
                System.arraycopy(args[0], 0, out, 0, out.length);
                out[imm] = args[1][0];
            }
            // Outside, any component will do; here it is the first.
            case EXTRACT_DYNAMIC -> out[0] = args[0][inside(args[1][0], args[0].length) ? (int) args[1][0] : 0];
            case INSERT_DYNAMIC -> {
                System.arraycopy(args[0], 0, out, 0, out.length);
                if (inside(args[2][0], out.length)) out[(int) args[2][0]] = args[1][0];
            }
            case SELECT -> {
                for (int i = 0; i < out.length; i++) {
                    out[i] = args[0][args[0].length == 1 ? 0 : i] != 0 ? args[1][i] : args[2][i];
                }
            }
            case FDOT -> {
                ScalarKind kind = result.kind();
                long sum = FloatOps.eval(Op.FMUL, kind, args[0][0], args[1][0], 0);
                for (int i = 1; i < args[0].length; i++) {
                    sum = FloatOps.eval(Op.FADD, kind, sum, FloatOps.eval(Op.FMUL, kind, args[0][i], args[1][i], 0), 0);
                }
                out[0] = sum;
            }
            case ANY -> {
                for (long b : args[0]) out[0] |= b;
            }
            case ALL -> {
                out[0] = 1;
                for (long b : args[0]) out[0] &= b;
            }
            case PACK_64 -> out[0] = args[0][0] & 0xffffffffL | args[0][1] << 32;
            case UNPACK_64 -> {
                out[0] = (int) args[0][0];
                out[1] = (int) (args[0][0] >>> 32);
            }
            default -> {
                if (op.ordinal() >= Op.PACK_HALF_2X16.ordinal() && op.ordinal() <= Op.UNPACK_SNORM_4X8.ordinal()) {
                    PackOps.eval(op, args[0], out);
                } else {
                    for (int i = 0; i < out.length; i++) {
                        out[i] = component(
                                op,
                                types[0].kind(),
                                result.kind(),
                                args[0][i],
                                args.length > 1 ? args[1][i] : 0,
                                args.length > 2 ? args[2][i] : 0,
                                args.length > 3 ? args[3][i] : 0);
                    }
                }
            }
        }
        return out;
    }

    private static boolean inside(long index, int length) {
        return index >= 0 && index < length;
    }

    private static long component(Op op, ScalarKind kind, ScalarKind to, long a, long b, long c, long d) {
        return switch (op.shape()) {
            case SAME_FLOAT, SAME_FLOAT32 -> FloatOps.eval(op, kind, a, b, c);
            case COMPARE_FLOAT -> FloatOps.compare(op, kind, a, b) ? 1 : 0;
            case SAME_INT, SAME_INT32, SHIFT -> IntOps.eval(op, kind, a, b, c, d);
            case COMPARE_INT -> IntOps.compare(op, kind, a, b) ? 1 : 0;
            case SAME_BOOL ->
                switch (op) {
                    case BAND -> a & b;
                    case BOR -> a | b;
                    case BXOR -> a ^ b;
                    default -> a ^ 1;
                };
            case CONVERT -> ConvertOps.eval(op, kind, to, a);
            default ->
                switch (op) {
                    case FLDEXP -> FloatOps.ldexp(kind, a, (int) b);
                    case FFREXP_EXP -> FloatOps.frexpExponent(kind, a);
                    default -> throw new IllegalArgumentException("Evaluator.eval: no definition of " + op.text());
                };
        };
    }
}
