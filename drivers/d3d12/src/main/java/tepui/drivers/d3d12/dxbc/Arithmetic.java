package tepui.drivers.d3d12.dxbc;

import tepui.ir.Instr;
import tepui.ir.Op;

/**
 * Code for operations that compute from their operands alone, one instruction or a few each. Truths are all ones or 0,
 * as the comparisons give them. What needs more is taken apart by {@link DxbcLowering} before.
 */
final class Arithmetic {
    private static final int ONE = 0x3f800000;
    private static final Source ZERO = Source.numbers(0);
    private static final Operand NULL = Operand.bare(OperandFile.NULL);

    private final Code code;
    private final boolean saturates;

    Arithmetic(Code code, DxbcOptions options) {
        this.code = code;
        this.saturates = options.saturatingConversions;
    }

    void emit(Instr i, Dest d) {
        Source a = i.args.length > 0 ? code.arg(i, 0) : ZERO;
        Source b = i.args.length > 1 ? code.arg(i, 1) : ZERO;
        switch (i.op) {
            case VEC -> vec(i, d);
            case INSERT -> {
                code.move(d, a);
                code.move(d.component(i.imm), b);
            }
            case EXTRACT_DYNAMIC -> extract(a, b, d);
            case INSERT_DYNAMIC -> {
                int width = d.width();
                Source here = code.fresh(Opcode.IEQ, width, code.arg(i, 2), counting(width));
                code.op(Opcode.MOVC, d, here, b, a);
            }
            case SELECT -> code.op(Opcode.MOVC, d, a, b, code.arg(i, 2));
            case FADD -> code.op(Opcode.ADD, d, a, b);
            case FSUB -> code.op(Opcode.ADD, d, a, negated(b));
            case FMUL -> code.op(Opcode.MUL, d, a, b);
            case FMUL_ZERO -> mulZero(a, b, d);
            case FDIV -> code.op(Opcode.DIV, d, a, b);
            case FFMA -> code.op(Opcode.MAD, d, a, b, code.arg(i, 2));
            case FNEG -> code.op(Opcode.XOR, d, a, Source.numbers(0x80000000));
            case FABS -> code.op(Opcode.AND, d, a, Source.numbers(0x7fffffff));
            case FSIGN -> {
                Source below = code.fresh(Opcode.LT, d.width(), a, ZERO);
                Source above = code.fresh(Opcode.LT, d.width(), ZERO, a);
                Source sign = code.fresh(Opcode.IADD, d.width(), below, above.negated());
                code.op(Opcode.ITOF, d, sign);
            }
            case FFLOOR -> code.op(Opcode.ROUND_NI, d, a);
            case FCEIL -> code.op(Opcode.ROUND_PI, d, a);
            case FTRUNC -> code.op(Opcode.ROUND_Z, d, a);
            case FROUND_EVEN -> code.op(Opcode.ROUND_NE, d, a);
            case FFRACT -> {
                Source floor = code.fresh(Opcode.ROUND_NI, d.width(), a);
                code.op(Opcode.ADD, d, a, floor.negated());
            }
            case FMIN -> code.op(Opcode.MIN, d, a, b);
            case FMAX -> code.op(Opcode.MAX, d, a, b);
            case FSATURATE -> code.op(Opcode.MOV, TokenWriter.SATURATE, d, a);
            case FSQRT -> code.op(Opcode.SQRT, d, a);
            case FRSQRT -> code.op(Opcode.RSQ, d, a);
            case FRCP -> code.op(Opcode.RCP, d, a);
            case FEXP2 -> code.op(Opcode.EXP, d, a);
            case FLOG2 -> code.op(Opcode.LOG, d, a);
            case FPOW -> {
                Source log = code.fresh(Opcode.LOG, d.width(), a);
                Source power = code.fresh(Opcode.MUL, d.width(), b, log);
                power = code.fresh(Opcode.EXP, d.width(), power);
                Source plain = code.fresh(Opcode.EQ, d.width(), b, ZERO);
                code.op(Opcode.MOVC, d, plain, Source.numbers(ONE), power);
            }
            case FSIN -> sinCos(i, d, true);
            case FCOS -> sinCos(i, d, false);
            case FTAN -> {
                Dest sin = code.scratch(d.width());
                Dest cos = code.scratch(d.width());
                sinCos(i, sin, true);
                sinCos(i, cos, false);
                code.op(Opcode.DIV, d, sin.source(), cos.source());
            }
            case FDOT -> dot(i, a, b, d);
            case DDX ->
                code.op(
                        i.imm == 0 ? Opcode.DERIV_RTX : i.imm == 1 ? Opcode.DERIV_RTX_COARSE : Opcode.DERIV_RTX_FINE,
                        d,
                        a);
            case DDY ->
                code.op(
                        i.imm == 0 ? Opcode.DERIV_RTY : i.imm == 1 ? Opcode.DERIV_RTY_COARSE : Opcode.DERIV_RTY_FINE,
                        d,
                        a);
            case FEQ -> code.op(Opcode.EQ, d, a, b);
            case FNE -> code.op(Opcode.NE, d, a, b);
            case FLT -> code.op(Opcode.LT, d, a, b);
            case FGE -> code.op(Opcode.GE, d, a, b);
            case BAND -> code.op(Opcode.AND, d, a, b);
            case BOR -> code.op(Opcode.OR, d, a, b);
            case BXOR -> code.op(Opcode.XOR, d, a, b);
            case BNOT -> code.op(Opcode.NOT, d, a);
            case ANY -> fold(Opcode.OR, a, d);
            case ALL -> fold(Opcode.AND, a, d);
            case F2I -> toInteger(a, d, true);
            case F2U -> toInteger(a, d, false);
            case I2F -> code.op(Opcode.ITOF, d, a);
            case U2F -> code.op(Opcode.UTOF, d, a);
            case B2F -> code.op(Opcode.AND, d, a, Source.numbers(ONE));
            case B2I -> code.op(Opcode.AND, d, a, Source.numbers(1));
            default -> integers(i, a, b, d);
        }
    }

    private void integers(Instr i, Source a, Source b, Dest d) {
        switch (i.op) {
            case IADD -> code.op(Opcode.IADD, d, a, b);
            case ISUB -> {
                if (b.isNumber()) {
                    int[] minus = new int[b.width()];
                    for (int c = 0; c < minus.length; c++) minus[c] = -b.number(c);
                    code.op(Opcode.IADD, d, a, Source.numbers(minus));
                } else {
                    code.op(Opcode.IADD, d, a, b.negated());
                }
            }
            case IMUL -> code.raw(Opcode.IMUL, 0, NULL, d.operand(), a.at(d.mask()), b.at(d.mask()));
            case UDIV -> code.raw(Opcode.UDIV, 0, d.operand(), NULL, a.at(d.mask()), b.at(d.mask()));
            case UMOD -> {
                Dest rest = code.scratch(d.width());
                code.raw(Opcode.UDIV, 0, NULL, rest.operand(), a.at(rest.mask()), b.at(rest.mask()));
                code.op(Opcode.MOVC, d, b, rest.source(), a);
            }
            case INEG -> code.op(Opcode.INEG, d, a);
            case IABS -> {
                Source minus = code.fresh(Opcode.INEG, d.width(), a);
                code.op(Opcode.IMAX, d, a, minus);
            }
            case ISIGN -> {
                Source atMost = code.fresh(Opcode.IMIN, d.width(), a, Source.numbers(1));
                code.op(Opcode.IMAX, d, atMost, Source.numbers(-1));
            }
            case IMIN -> code.op(Opcode.IMIN, d, a, b);
            case IMAX -> code.op(Opcode.IMAX, d, a, b);
            case UMIN -> code.op(Opcode.UMIN, d, a, b);
            case UMAX -> code.op(Opcode.UMAX, d, a, b);
            case IAND -> code.op(Opcode.AND, d, a, b);
            case IOR -> code.op(Opcode.OR, d, a, b);
            case IXOR -> code.op(Opcode.XOR, d, a, b);
            case INOT -> code.op(Opcode.NOT, d, a);
            case ISHL -> code.op(Opcode.ISHL, d, a, count(b));
            case ISHR -> code.op(Opcode.ISHR, d, a, count(b));
            case USHR -> code.op(Opcode.USHR, d, a, count(b));
            case BITFIELD_INSERT -> code.op(Opcode.BFI, d, code.arg(i, 3), code.arg(i, 2), b, a);
            case IBITFIELD_EXTRACT -> code.op(Opcode.IBFE, d, code.arg(i, 2), b, a);
            case UBITFIELD_EXTRACT -> code.op(Opcode.UBFE, d, code.arg(i, 2), b, a);
            case BIT_REVERSE -> code.op(Opcode.BFREV, d, a);
            case BIT_COUNT -> code.op(Opcode.COUNTBITS, d, a);
            case FIND_LSB -> code.op(Opcode.FIRSTBIT_LO, d, a);
            case UFIND_MSB -> {
                // The shader model counts from the highest bit; vkd3d takes only scalars.
                Dest each = code.scratch(d.width());
                for (int c = 0; c < d.width(); c++) code.op(Opcode.FIRSTBIT_HI, each.component(c), a.scalar(c));
                Source down = each.source();
                Source up = code.fresh(Opcode.IADD, d.width(), Source.numbers(31), down.negated());
                code.op(Opcode.MOVC, d, a, up, Source.numbers(-1));
            }
            case IEQ -> code.op(Opcode.IEQ, d, a, b);
            case INE -> code.op(Opcode.INE, d, a, b);
            case ILT -> code.op(Opcode.ILT, d, a, b);
            case IGE -> code.op(Opcode.IGE, d, a, b);
            case ULT -> code.op(Opcode.ULT, d, a, b);
            case UGE -> code.op(Opcode.UGE, d, a, b);
            default -> throw code.nothing(i, "shader model 5.1 has no instruction for it");
        }
    }

    private static Source negated(Source s) {
        if (!s.isNumber()) return s.negated();
        int[] minus = new int[s.width()];
        for (int c = 0; c < minus.length; c++) minus[c] = s.number(c) ^ 0x80000000;
        return Source.numbers(minus);
    }

    private void toInteger(Source a, Dest d, boolean signed) {
        Opcode opcode = signed ? Opcode.FTOI : Opcode.FTOU;
        if (saturates) {
            code.op(opcode, d, a);
            return;
        }
        int width = d.width();
        float least = signed ? -0x1p31f : 0;
        float end = signed ? 0x1p31f : 0x1p32f;
        Source inside = code.fresh(Opcode.MAX, width, a, Source.real(least));
        Source large = code.fresh(Opcode.GE, width, a, Source.real(end));
        inside = code.fresh(Opcode.MOVC, width, large, Source.numbers(0), inside);
        Source converted = code.fresh(opcode, width, inside);
        code.op(Opcode.MOVC, d, large, Source.numbers(signed ? Integer.MAX_VALUE : -1), converted);
        if (!signed) return;
        Source number = code.fresh(Opcode.EQ, width, a, a);
        code.op(Opcode.AND, d, number, d.source());
    }

    /** A shift's count modulo 32; what is in registers the hardware takes so. */
    private static Source count(Source s) {
        if (!s.isNumber()) return s;
        int[] counts = new int[s.width()];
        for (int c = 0; c < counts.length; c++) counts[c] = s.number(c) & 31;
        return Source.numbers(counts);
    }

    private static Source counting(int width) {
        int[] numbers = new int[width];
        for (int c = 0; c < width; c++) numbers[c] = c;
        return Source.numbers(numbers);
    }

    private void vec(Instr i, Dest d) {
        int at = 0;
        for (int a = 0; a < i.args.length; a++) {
            Source s = code.arg(i, a);
            code.move(d.part((1 << s.width()) - 1 << at), s);
            at += s.width();
        }
    }

    private void extract(Source vector, Source index, Dest d) {
        Source here = code.fresh(Opcode.IEQ, vector.width(), index, counting(vector.width()));
        fold(Opcode.OR, code.fresh(Opcode.AND, vector.width(), here, vector), d);
    }

    private void fold(Opcode opcode, Source vector, Dest d) {
        Source all = vector.scalar(0);
        for (int c = 1; c < vector.width(); c++) {
            code.op(opcode, d, all, vector.scalar(c));
            all = d.source();
        }
        if (vector.width() == 1) code.move(d, all);
    }

    private void mulZero(Source a, Source b, Dest d) {
        Source first = code.fresh(Opcode.NE, d.width(), a, ZERO);
        Source second = code.fresh(Opcode.NE, d.width(), b, ZERO);
        Source both = code.fresh(Opcode.AND, d.width(), first, second);
        Source product = code.fresh(Opcode.MUL, d.width(), a, b);
        code.op(Opcode.AND, d, both, product);
    }

    private void sinCos(Instr i, Dest d, boolean sin) {
        Operand angle = code.arg(i, 0).at(d.mask());
        if (sin) code.raw(Opcode.SINCOS, 0, d.operand(), NULL, angle);
        else code.raw(Opcode.SINCOS, 0, NULL, d.operand(), angle);
    }

    private void dot(Instr i, Source a, Source b, Dest d) {
        int width = a.width();
        if (width == 1) {
            code.op(Opcode.MUL, d, a, b);
        } else if (i.precise) {
            Source products = code.fresh(Opcode.MUL, width, a, b);
            Source sum = products.scalar(0);
            for (int c = 1; c < width; c++) {
                code.op(Opcode.ADD, d, sum, products.scalar(c));
                sum = d.source();
            }
        } else {
            Opcode opcode = width == 2 ? Opcode.DP2 : width == 3 ? Opcode.DP3 : Opcode.DP4;
            code.raw(opcode, 0, d.operand(), a.vector(), b.vector());
        }
    }

    /** Does it belong here? */
    static boolean has(Op op) {
        return op.isPure() || op == Op.DDX || op == Op.DDY;
    }
}
