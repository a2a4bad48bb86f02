package tepui.drivers.soft.jit;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.Gpr;
import tepui.drivers.soft.code.Label;
import tepui.drivers.soft.code.Mem;
import tepui.drivers.soft.code.Vop;
import tepui.drivers.soft.code.X64;
import tepui.ir.Op;
import tepui.ir.ScalarKind;

/**
 * Code generator for one operation on one component as vector instructions: each lane gives exactly what {@link
 * Scalars} gives. Operands and results are virtual registers; bools are masks.
 */
final class NativeOps {
    // comparisons of floats
    private static final int EQUAL = 0;
    private static final int LESS = 1;
    private static final int UNORDERED = 3;
    private static final int NOT_EQUAL = 4;
    /** Greater or equal, false for NaN. */
    private static final int AT_LEAST = 13;

    private static final int GREATER = 14;
    // rounding, without exceptions
    private static final int TO_EVEN = 8;
    private static final int DOWN = 9;
    private static final int UP = 10;
    private static final int TO_ZERO = 11;

    private final VCode v;

    NativeOps(VCode code) {
        this.v = code;
    }

    /** Has the operation a native form? */
    static boolean exists(Lir.Alu alu) {
        if (alu.dst.kind.is64()) return false;
        for (Lir.Val arg : alu.args) {
            if (arg.kind.is64()) return false;
        }
        return switch (alu.op) {
            case FLDEXP, FEXP2, FLOG2, FPOW, FSIN, FCOS, FTAN, FASIN, FACOS, FATAN, FATAN2 -> false;
            default -> true;
        };
    }

    /** Is the result the operand itself? */
    static boolean isCopy(Lir.Alu alu) {
        return alu.op == Op.SWIZZLE || alu.op == Op.BITCAST;
    }

    int emit(Lir.Alu alu, int[] a) {
        Lir.@Nullable Val[] args = alu.args;
        return switch (alu.op) {
            case FADD -> v.op(Vop.VADDPS, a[0], a[1]);
            case FSUB -> v.op(Vop.VSUBPS, a[0], a[1]);
            case FMUL -> v.op(Vop.VMULPS, a[0], a[1]);
            case FDIV -> v.op(Vop.VDIVPS, a[0], a[1]);
            case FFMA -> v.fused(a[0], a[1], a[2]);
            case FNEG -> v.op(Vop.VPXOR, a[0], v.constant(Integer.MIN_VALUE));
            case FABS -> v.op(Vop.VPAND, a[0], v.constant(Integer.MAX_VALUE));
            case FSQRT -> v.op(Vop.VSQRTPS, a[0]);
            case FRSQRT -> v.op(Vop.VDIVPS, v.constant(1f), v.op(Vop.VSQRTPS, a[0]));
            case FRCP -> v.op(Vop.VDIVPS, v.constant(1f), a[0]);
            case FMUL_ZERO -> {
                int zero = v.or(v.compareFloat(EQUAL, a[0], v.constant(0)), v.compareFloat(EQUAL, a[1], v.constant(0)));
                yield v.blend(zero, v.constant(0), v.op(Vop.VMULPS, a[0], a[1]));
            }
            case FSIGN -> {
                int above = v.blend(v.compareFloat(GREATER, a[0], v.constant(0)), v.constant(1f), v.constant(0));
                yield v.blend(v.compareFloat(LESS, a[0], v.constant(0)), v.constant(-1f), above);
            }
            case FMIN -> extreme(Vop.VMINPS, alu.args[1], a);
            case FMAX -> extreme(Vop.VMAXPS, alu.args[1], a);
            case FSATURATE -> v.op(Vop.VMINPS, v.op(Vop.VMAXPS, a[0], v.constant(0)), v.constant(1f));
            case FFLOOR -> round(a[0], DOWN);
            case FCEIL -> round(a[0], UP);
            case FTRUNC -> round(a[0], TO_ZERO);
            case FROUND_EVEN -> round(a[0], TO_EVEN);
            case FFRACT -> v.op(Vop.VSUBPS, a[0], round(a[0], DOWN));
            case FFREXP_SIG -> significand(a[0]);
            case FFREXP_EXP -> exponent(a[0]);
            case FEQ -> v.compareFloat(EQUAL, a[0], a[1]);
            case FNE -> v.compareFloat(NOT_EQUAL, a[0], a[1]);
            case FLT -> v.compareFloat(LESS, a[0], a[1]);
            case FGE -> v.compareFloat(AT_LEAST, a[0], a[1]);
            case IADD -> v.op(Vop.VPADDD, a[0], a[1]);
            case ISUB -> v.op(Vop.VPSUBD, a[0], a[1]);
            case IMUL -> v.op(Vop.VPMULLD, a[0], a[1]);
            case IMUL_HIGH -> high(Vop.VPMULDQ, a);
            case UMUL_HIGH -> high(Vop.VPMULUDQ, a);
            case IDIV, UDIV, IREM, IMOD, UMOD -> divide(alu.op, a);
            case INEG -> v.op(Vop.VPSUBD, v.constant(0), a[0]);
            case IABS -> v.op(Vop.VPABSD, a[0]);
            case ISIGN -> {
                int negative = v.shift(Vop.VPSRAD, a[0], 31);
                yield v.op(Vop.VPOR, negative, v.shift(Vop.VPSRLD, v.op(Vop.VPSUBD, v.constant(0), a[0]), 31));
            }
            case IMIN -> v.op(Vop.VPMINSD, a[0], a[1]);
            case IMAX -> v.op(Vop.VPMAXSD, a[0], a[1]);
            case UMIN -> v.op(Vop.VPMINUD, a[0], a[1]);
            case UMAX -> v.op(Vop.VPMAXUD, a[0], a[1]);
            case IAND -> v.op(Vop.VPAND, a[0], a[1]);
            case IOR -> v.op(Vop.VPOR, a[0], a[1]);
            case IXOR -> v.op(Vop.VPXOR, a[0], a[1]);
            case INOT -> v.op(Vop.VPXOR, a[0], v.constant(-1));
            case ISHL -> shift(Vop.VPSLLD, Vop.VPSLLVD, a);
            case ISHR -> shift(Vop.VPSRAD, Vop.VPSRAVD, a);
            case USHR -> shift(Vop.VPSRLD, Vop.VPSRLVD, a);
            case UADD_CARRY -> one(v.not(v.atLeastUnsigned(v.op(Vop.VPADDD, a[0], a[1]), a[0])));
            case USUB_BORROW -> one(v.not(v.atLeastUnsigned(a[0], a[1])));
            case BITFIELD_INSERT -> {
                int offset = v.op(Vop.VPAND, a[2], v.constant(31));
                int mask = v.op(Vop.VPSLLVD, low(a[3]), offset);
                int inserted = v.op(Vop.VPAND, v.op(Vop.VPSLLVD, a[1], offset), mask);
                yield v.op(Vop.VPOR, v.op(Vop.VPANDN, mask, a[0]), inserted);
            }
            case IBITFIELD_EXTRACT -> {
                int offset = v.op(Vop.VPAND, a[1], v.constant(31));
                int room = v.op(Vop.VPSUBD, v.constant(32), offset);
                int count = v.op(Vop.VPMINUD, a[2], room);
                int top = v.op(Vop.VPSLLVD, a[0], v.op(Vop.VPSUBD, room, count));
                int field = v.op(Vop.VPSRAVD, top, v.op(Vop.VPSUBD, v.constant(32), count));
                yield v.blend(v.equal(a[2], v.constant(0)), v.constant(0), field);
            }
            case UBITFIELD_EXTRACT -> {
                int offset = v.op(Vop.VPAND, a[1], v.constant(31));
                yield v.op(Vop.VPAND, v.op(Vop.VPSRLVD, a[0], offset), low(a[2]));
            }
            case BIT_REVERSE -> reverse(a[0]);
            case BIT_COUNT -> count(a[0]);
            case FIND_LSB -> {
                int lowest = v.op(Vop.VPAND, a[0], v.op(Vop.VPSUBD, v.constant(0), a[0]));
                yield highest(lowest);
            }
            case IFIND_MSB -> highest(v.op(Vop.VPXOR, a[0], v.shift(Vop.VPSRAD, a[0], 31)));
            case UFIND_MSB -> highest(a[0]);
            case IEQ -> v.equal(a[0], a[1]);
            case INE -> v.not(v.equal(a[0], a[1]));
            case ILT -> v.less(a[0], a[1]);
            case IGE -> v.not(v.less(a[0], a[1]));
            case ULT -> v.not(v.atLeastUnsigned(a[0], a[1]));
            case UGE -> v.atLeastUnsigned(a[0], a[1]);
            case BAND -> v.and(a[0], a[1]);
            case BOR -> v.or(a[0], a[1]);
            case BXOR -> v.xor(a[0], a[1]);
            case BNOT -> v.not(a[0]);
            case SELECT ->
                alu.dst.kind == ScalarKind.BOOL
                        ? v.or(v.and(a[0], a[1]), v.andNot(a[0], a[2]))
                        : v.blend(a[0], a[1], a[2]);
            case F2I -> {
                // there conversions end at the largest integers, and no number is 0
                if (v.neon) yield v.op(Vop.VCVTTPS2DQ, a[0]);
                int whole = v.op(Vop.VCVTTPS2DQ, a[0]);
                if (!ValueBounds.isBelow(alu.args[0], 0x1p31f)) {
                    int above = v.compareFloat(AT_LEAST, a[0], v.constant(0x1p31f));
                    whole = v.blend(above, v.constant(Integer.MAX_VALUE), whole);
                }
                if (ValueBounds.isNumber(alu.args[0])) yield whole;
                yield v.blend(v.compareFloat(UNORDERED, a[0], a[0]), v.constant(0), whole);
            }
            case F2U -> toUnsigned(a[0]);
            case I2F -> v.op(Vop.VCVTDQ2PS, a[0]);
            case U2F -> {
                if (v.evex || v.neon) yield v.op(Vop.VCVTUDQ2PS, a[0]);
                int high = v.op(Vop.VCVTDQ2PS, v.shift(Vop.VPSRLD, a[0], 16));
                int low = v.op(Vop.VCVTDQ2PS, v.op(Vop.VPAND, a[0], v.constant(0xffff)));
                yield v.op(Vop.VADDPS, v.op(Vop.VMULPS, high, v.constant(0x1p16f)), low);
            }
            case B2F -> v.blend(a[0], v.constant(1f), v.constant(0));
            case B2I -> one(a[0]);
            case PACK_HALF_2X16 -> v.op(Vop.VPOR, half(a[0]), v.shift(Vop.VPSLLD, half(a[1]), 16));
            case PACK_UNORM_2X16 -> pack(a, 65535, 16, false);
            case PACK_SNORM_2X16 -> pack(a, 32767, 16, true);
            case PACK_UNORM_4X8 -> pack(a, 255, 8, false);
            case PACK_SNORM_4X8 -> pack(a, 127, 8, true);
            case UNPACK_HALF_2X16 -> fromHalf(alu.imm == 0 ? a[0] : v.shift(Vop.VPSRLD, a[0], 16));
            case UNPACK_UNORM_2X16 -> unpack(a[0], alu.imm, 16, 65535);
            case UNPACK_UNORM_4X8 -> unpack(a[0], alu.imm, 8, 255);
            case UNPACK_SNORM_2X16 -> unpackSigned(a[0], alu.imm, 16, 32767);
            case UNPACK_SNORM_4X8 -> unpackSigned(a[0], alu.imm, 8, 127);
            default ->
                throw new IllegalStateException(
                        "NativeOps: " + alu.op.text() + " of " + Arrays.toString(args) + " has no native form");
        };
    }

    private int extreme(Vop op, Lir.Val second, int[] a) {
        int result = v.op(op, a[0], a[1]);
        if (ValueBounds.isNumber(second)) return result;
        return v.blend(v.compareFloat(UNORDERED, a[1], a[1]), a[0], result);
    }

    private int round(int x, int mode) {
        return v.op(Vop.VROUNDPS, -1, x, mode);
    }

    private int one(int mask) {
        return v.blend(mask, v.constant(1), v.constant(0));
    }

    /** The low bits, 0 to 32 of them. */
    private int low(int bits) {
        return v.op(Vop.VPSUBD, v.op(Vop.VPSLLVD, v.constant(1), bits), v.constant(1));
    }

    private int shift(Vop by, Vop byLanes, int[] a) {
        if (v.isConstant(a[1])) return v.shift(by, a[0], v.bits(a[1]) & 31);
        return v.op(byLanes, a[0], v.op(Vop.VPAND, a[1], v.constant(31)));
    }

    /** Zeros, infinities and NaN. */
    private int special(int x) {
        int size = v.op(Vop.VPAND, x, v.constant(Integer.MAX_VALUE));
        int zero = v.equal(size, v.constant(0));
        return v.or(zero, v.not(v.less(size, v.constant(0x7f800000))));
    }

    private int isTiny(int x) {
        return v.less(v.op(Vop.VPAND, x, v.constant(Integer.MAX_VALUE)), v.constant(0x00800000));
    }

    private int normal(int x, int tiny) {
        return v.blend(tiny, v.op(Vop.VMULPS, x, v.constant(0x1p24f)), x);
    }

    private int significand(int x) {
        int bits = v.op(Vop.VPAND, normal(x, isTiny(x)), v.constant(0x807fffff));
        return v.blend(special(x), x, v.op(Vop.VPOR, bits, v.constant(0x3f000000)));
    }

    private int exponent(int x) {
        int tiny = isTiny(x);
        int raw = v.op(Vop.VPAND, v.shift(Vop.VPSRLD, normal(x, tiny), 23), v.constant(255));
        int bias = v.blend(tiny, v.constant(126 + 24), v.constant(126));
        return v.blend(special(x), v.constant(0), v.op(Vop.VPSUBD, raw, bias));
    }

    /** The high words of products of words: of even lanes and of odd lanes. */
    private int high(Vop multiply, int[] a) {
        int even = v.shift(Vop.VPSRLQ, v.op(multiply, a[0], a[1]), 32);
        int odd = v.op(multiply, v.shift(Vop.VPSRLQ, a[0], 32), v.shift(Vop.VPSRLQ, a[1], 32));
        return v.op(Vop.VPOR, even, v.shift(Vop.VPSLLQ, v.shift(Vop.VPSRLQ, odd, 32), 32));
    }

    private int swap(int x, int mask, int by) {
        int down = v.op(Vop.VPAND, v.shift(Vop.VPSRLD, x, by), v.constant(mask));
        return v.op(Vop.VPOR, down, v.shift(Vop.VPSLLD, v.op(Vop.VPAND, x, v.constant(mask)), by));
    }

    private int reverse(int x) {
        int r = swap(x, 0x55555555, 1);
        r = swap(r, 0x33333333, 2);
        r = swap(r, 0x0f0f0f0f, 4);
        r = swap(r, 0x00ff00ff, 8);
        return v.op(Vop.VPOR, v.shift(Vop.VPSRLD, r, 16), v.shift(Vop.VPSLLD, r, 16));
    }

    private int count(int x) {
        if (v.evex || v.neon) return v.op(Vop.VPOPCNTD, x);
        int pairs = v.op(Vop.VPSUBD, x, v.op(Vop.VPAND, v.shift(Vop.VPSRLD, x, 1), v.constant(0x55555555)));
        int two = v.constant(0x33333333);
        int fours = v.op(Vop.VPADDD, v.op(Vop.VPAND, pairs, two), v.op(Vop.VPAND, v.shift(Vop.VPSRLD, pairs, 2), two));
        int bytes = v.op(Vop.VPAND, v.op(Vop.VPADDD, fours, v.shift(Vop.VPSRLD, fours, 4)), v.constant(0x0f0f0f0f));
        return v.shift(Vop.VPSRLD, v.op(Vop.VPMULLD, bytes, v.constant(0x01010101)), 24);
    }

    /** Index of the highest bit, -1 where there is none. */
    private int highest(int x) {
        if (v.evex || v.neon) return v.op(Vop.VPSUBD, v.constant(31), v.op(Vop.VPLZCNTD, x));
        int all = x;
        for (int by = 1; by < 32; by *= 2) all = v.op(Vop.VPOR, all, v.shift(Vop.VPSRLD, all, by));
        return v.op(Vop.VPADDD, count(all), v.constant(-1));
    }

    private int toUnsigned(int x) {
        if (v.neon) return v.op(Vop.VCVTTPS2UDQ, x);
        int positive = v.compareFloat(AT_LEAST, x, v.constant(0));
        if (v.evex) return v.zeroed(Vop.VCVTTPS2UDQ, positive, x);
        int big = v.compareFloat(AT_LEAST, x, v.constant(0x1p31f));
        int small = v.op(Vop.VCVTTPS2DQ, x);
        int above = v.op(Vop.VCVTTPS2DQ, v.op(Vop.VSUBPS, x, v.constant(0x1p31f)));
        int large = v.op(Vop.VPXOR, above, v.constant(Integer.MIN_VALUE));
        int whole = v.blend(big, large, small);
        int most = v.op(Vop.VPOR, whole, v.compareFloat(AT_LEAST, x, v.constant(0x1p32f)));
        return v.op(Vop.VPAND, most, positive);
    }

    // ---- packing

    private int half(int x) {
        return v.op(Vop.VPMOVZXWD, v.op(Vop.VCVTPS2PH, x));
    }

    /** The low 16 bits as a float: as bits of a float they lack 2^112, and infinity and NaN their exponent. */
    private int fromHalf(int x) {
        int size = v.op(Vop.VPAND, x, v.constant(0x7fff));
        int scaled = v.op(Vop.VMULPS, v.shift(Vop.VPSLLD, size, 13), v.constant(0x1p112f));
        int infinite = v.not(v.less(size, v.constant(0x7c00)));
        int value = v.blend(infinite, v.op(Vop.VPOR, scaled, v.constant(0x7f800000)), scaled);
        int sign = v.shift(Vop.VPSLLD, v.op(Vop.VPAND, x, v.constant(0x8000)), 16);
        return v.op(Vop.VPOR, value, sign);
    }

    private int pack(int[] a, int scale, int bits, boolean signed) {
        int all = -1;
        for (int k = 0; k < a.length; k++) {
            int clamped = v.op(Vop.VMINPS, v.op(Vop.VMAXPS, a[k], v.constant(signed ? -1f : 0f)), v.constant(1f));
            if (signed) clamped = v.blend(v.compareFloat(UNORDERED, a[k], a[k]), v.constant(0), clamped);
            int whole = v.op(Vop.VCVTPS2DQ, v.op(Vop.VMULPS, clamped, v.constant((float) scale)));
            if (signed) whole = v.op(Vop.VPAND, whole, v.constant((1 << bits) - 1));
            if (k > 0) whole = v.shift(Vop.VPSLLD, whole, bits * k);
            all = all < 0 ? whole : v.op(Vop.VPOR, all, whole);
        }
        return all;
    }

    private int unpack(int x, int which, int bits, int scale) {
        int low = which == 0 ? x : v.shift(Vop.VPSRLD, x, bits * which);
        int field = bits * (which + 1) == 32 ? low : v.op(Vop.VPAND, low, v.constant((1 << bits) - 1));
        return v.op(Vop.VDIVPS, v.op(Vop.VCVTDQ2PS, field), v.constant((float) scale));
    }

    private int unpackSigned(int x, int which, int bits, int scale) {
        int top = bits * (which + 1) == 32 ? x : v.shift(Vop.VPSLLD, x, 32 - bits * (which + 1));
        int field = v.shift(Vop.VPSRAD, top, 32 - bits);
        int value = v.op(Vop.VDIVPS, v.op(Vop.VCVTDQ2PS, field), v.constant((float) scale));
        return v.op(Vop.VMAXPS, value, v.constant(-1f));
    }

    // ---- division: lane after lane

    private int divide(Op op, int[] a) {
        VCode.Ins ins = v.raw(
                (e, dst, x, y, c) -> lanes(e, op, v.evex, v.full, dst, x, y),
                (e, dst, x, y, c) -> NeonSteps.divide(e, op, dst, x, y));
        ins.a = a[0];
        ins.b = a[1];
        ins.dst = v.vector();
        return ins.dst;
    }

    private static void lanes(VEmitter e, Op op, boolean evex, int full, int dst, int x, int y) {
        X64 asm = e.asm;
        Mem first = e.scratch(0);
        asm.op(Vop.VMOVUPS_STORE, full, x, 0, first, 0, 0, false);
        asm.op(Vop.VMOVUPS_STORE, full, y, 0, e.scratch(1), 0, 0, false);
        boolean signed = op == Op.IDIV || op == Op.IREM || op == Op.IMOD;
        boolean quotient = op == Op.IDIV || op == Op.UDIV;
        for (int n = 0; n < full / 4; n++) {
            Mem left = Mem.at(Gpr.RSP, first.disp() + 4 * n);
            Mem right = Mem.at(Gpr.RSP, first.disp() + full + 4 * n);
            Label zero = new Label();
            Label done = new Label();
            asm.load(false, Gpr.RAX, left);
            asm.load(false, Gpr.RCX, right);
            asm.test(false, Gpr.RCX, Gpr.RCX);
            asm.jump(X64.Condition.E, zero);
            if (signed) {
                asm.extend(Gpr.RAX, Gpr.RAX);
                asm.extend(Gpr.RCX, Gpr.RCX);
                asm.signToRdx();
            } else {
                asm.math(X64.Arith.XOR, false, Gpr.RDX, Gpr.RDX);
            }
            asm.divide(signed, Gpr.RCX);
            if (op == Op.IMOD) {
                // the sign of the divisor
                Label agrees = new Label();
                asm.test(false, Gpr.RDX, Gpr.RDX);
                asm.jump(X64.Condition.E, agrees);
                asm.move(false, Gpr.RAX, Gpr.RDX);
                asm.math(X64.Arith.XOR, false, Gpr.RAX, Gpr.RCX);
                asm.jump(X64.Condition.NS, agrees);
                asm.math(X64.Arith.ADD, false, Gpr.RDX, Gpr.RCX);
                asm.bind(agrees);
            }
            asm.store(false, left, quotient ? Gpr.RAX : Gpr.RDX);
            asm.jump(done);
            asm.bind(zero);
            if (quotient) {
                asm.move(Gpr.RAX, -1);
                asm.store(false, left, Gpr.RAX);
            }
            asm.bind(done);
        }
        asm.op(Vop.VMOVUPS, full, dst, 0, first, 0, 0, false);
    }
}
