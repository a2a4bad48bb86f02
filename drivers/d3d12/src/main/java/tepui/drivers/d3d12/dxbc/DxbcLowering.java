package tepui.drivers.d3d12.dxbc;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.FoldConstants;
import tepui.ir.pass.Inline;
import tepui.ir.pass.LowerBitfield;
import tepui.ir.pass.LowerDouble;
import tepui.ir.pass.LowerInt64;
import tepui.ir.pass.LowerPack;
import tepui.ir.pass.LowerRectTextures;
import tepui.ir.pass.LowerResourceIndex;
import tepui.ir.pass.LowerSubgroups;
import tepui.ir.pass.LowerTranscendentals;
import tepui.ir.pass.Pipeline;
import tepui.ir.pass.PromoteLocals;
import tepui.ir.pass.RemoveDead;
import tepui.ir.pass.Rewriter;
import tepui.ir.pass.Walk;

/**
 * Lowering of operations that shader model 5.1 lacks to those that it has: signed division, powers of two taken apart
 * and put together, bit fields of 32 bits. Beside it stand the passes that all devices share.
 */
final class DxbcLowering extends Rewriter {
    private static final Set<Op> FUNCTIONS = EnumSet.of(Op.FASIN, Op.FACOS, Op.FATAN, Op.FATAN2);
    private static final Set<Op> CARRIES = EnumSet.of(Op.UADD_CARRY, Op.USUB_BORROW, Op.IMUL_HIGH, Op.UMUL_HIGH);

    /** Leaves one function of 32-bit values and of operations that have an instruction. */
    static void lower(Shader shader, DxbcOptions options) {
        for (Resource r : shader.resources) {
            if (r.shape == TextureShape.RECT) {
                new LowerRectTextures().run(shader);
                break;
            }
        }
        if (!options.dynamicIndexing) new LowerResourceIndex(r -> true).run(shader);
        boolean wide = isWide(shader);
        if (wide) {
            new LowerDouble().run(shader);
            new LowerInt64().run(shader);
        }
        if (wide || shader.functions.size() > 1) {
            new Inline().run(shader);
            new PromoteLocals().run(shader);
            Pipeline.cleanup(false).run(shader);
        }
        new LowerSubgroups().run(shader);
        new LowerPack().run(shader);
        new EmulatedSampling(options.comparesEverywhere).run(shader);
        new LodLowering(options.cubeGradients).run(shader);
        new LowerTranscendentals(new LowerTranscendentals.Options(FUNCTIONS, true, true)).run(shader);
        new LowerBitfield(CARRIES).run(shader);
        new DxbcLowering().run(shader);
        new FoldConstants().run(shader);
        new RemoveDead().run(shader);
    }

    private static boolean isWide(Shader shader) {
        boolean[] found = new boolean[1];
        for (List<Variable> list : List.of(shader.inputs, shader.outputs, shader.locals)) {
            for (Variable v : list) found[0] |= v.type().kind().is64();
        }
        for (Function f : shader.functions) {
            Walk.each(f.body(), i -> {
                for (Value v : i.results) found[0] |= v.type().kind().is64();
            });
        }
        return found[0];
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        return switch (i.op) {
            case IDIV -> {
                Value q = unsigned(Op.UDIV, i, b);
                Value sign = b.op(Op.IXOR, i.args[0], i.args[1]);
                Value signed = negatedWhere(sign, q, b);
                Value zero = b.op(Op.IEQ, i.args[1], i32(b, q.type(), 0));
                yield b.select(zero, i32(b, q.type(), -1), signed);
            }
            case IREM -> remainder(i, b);
            case IMOD -> {
                Value r = remainder(i, b);
                Value zero = i32(b, r.type(), 0);
                Value differ = b.op(Op.ILT, b.op(Op.IXOR, r, i.args[1]), zero);
                Value wrong = b.op(Op.BAND, differ, b.op(Op.INE, r, zero));
                yield b.select(wrong, b.op(Op.IADD, r, i.args[1]), r);
            }
            case FLDEXP -> ldexp(i.args[0], i.args[1], b);
            case FFREXP_SIG, FFREXP_EXP -> frexp(i, b);
            case IFIND_MSB -> {
                Value x = i.args[0];
                yield b.op(Op.UFIND_MSB, b.op(Op.IXOR, x, b.op(Op.ISHR, x, i32(b, x.type(), 31))));
            }
            case BITFIELD_INSERT, IBITFIELD_EXTRACT, UBITFIELD_EXTRACT -> bitfield(i, b);
            case INTERP_CENTROID, INTERP_SAMPLE, INTERP_OFFSET -> interpolated(i, b);
            default -> null;
        };
    }

    // ---- division --------------------------------------------------------------------------------------------------

    private static Value unsigned(Op op, Instr i, Builder b) {
        return b.op(op, b.op(Op.IABS, i.args[0]), b.op(Op.IABS, i.args[1]));
    }

    private static Value negatedWhere(Value sign, Value x, Builder b) {
        return b.select(b.op(Op.ILT, sign, i32(b, x.type(), 0)), b.op(Op.INEG, x), x);
    }

    /** With the dividend's sign. */
    private static Value remainder(Instr i, Builder b) {
        return negatedWhere(i.args[0], unsigned(Op.UMOD, i, b), b);
    }

    // ---- exponents -------------------------------------------------------------------------------------------------

    /** In three steps, as the exponent may be twice as large as a float's. */
    private static Value ldexp(Value x, Value exponent, Builder b) {
        Type ints = exponent.type();
        Value all = b.op(Op.IMAX, b.op(Op.IMIN, exponent, i32(b, ints, 278)), i32(b, ints, -278));
        Value last = inRange(all, b);
        Value rest = b.op(Op.ISUB, all, last);
        Value middle = inRange(rest, b);
        Value first = b.op(Op.ISUB, rest, middle);
        Value scaled = b.op(Op.FMUL, b.op(Op.FMUL, x, power(first, b)), power(middle, b));
        return b.op(Op.FMUL, scaled, power(last, b));
    }

    private static Value inRange(Value exponent, Builder b) {
        Type type = exponent.type();
        return b.op(Op.IMAX, b.op(Op.IMIN, exponent, i32(b, type, 127)), i32(b, type, -126));
    }

    private static Value power(Value exponent, Builder b) {
        Type type = exponent.type();
        return toFloat(b, b.op(Op.ISHL, b.op(Op.IADD, exponent, i32(b, type, 127)), i32(b, type, 23)));
    }

    private static Value frexp(Instr i, Builder b) {
        Value x = i.args[0];
        Type ints = x.type().withKind(ScalarKind.I32);
        Value magnitude = b.op(Op.IAND, toBits(b, x), i32(b, ints, 0x7fffffff));
        Value small = b.op(Op.ULT, magnitude, i32(b, ints, 1 << 23));
        // Denormal numbers are made normal first.
        Value normal = b.select(small, b.op(Op.FMUL, x, f32(b, x.type(), 0x1p25f)), x);
        Value bits = toBits(b, normal);
        Value rest = b.op(Op.IAND, bits, i32(b, ints, 0x7fffffff));
        Value plain =
                b.op(Op.BOR, b.op(Op.IEQ, rest, i32(b, ints, 0)), b.op(Op.UGE, magnitude, i32(b, ints, 0x7f800000)));
        if (i.op == Op.FFREXP_SIG) {
            Value sig = b.op(Op.IOR, b.op(Op.IAND, bits, i32(b, ints, 0x807fffff)), i32(b, ints, 0x3f000000));
            return b.select(plain, x, toFloat(b, sig));
        }
        Value bias = b.select(small, i32(b, ints, -126 - 25), i32(b, ints, -126));
        Value exponent = b.op(Op.IADD, b.op(Op.USHR, rest, i32(b, ints, 23)), bias);
        return b.select(plain, i32(b, ints, 0), exponent);
    }

    // ---- interpolation ---------------------------------------------------------------------------------------------

    /** Of an array whose element is known at run time only: one of all. */
    private static @Nullable Value interpolated(Instr i, Builder b) {
        Variable v = i.variable;
        if (v == null || v.addressOperands() == 0 || i.args[0].isConst()) return null;
        Value one = null;
        for (int n = 0; n < v.elements(); n++) {
            Value[] args = i.args.clone();
            args[0] = b.i32(n);
            Value here = b.load(i.op, v, args);
            one = one == null ? here : b.select(b.op(Op.IEQ, i.args[0], args[0]), here, one);
        }
        return one;
    }

    // ---- bit fields ------------------------------------------------------------------------------------------------

    /** The hardware takes counts modulo 32; 32 and more are all bits above the offset. */
    private static @Nullable Value bitfield(Instr i, Builder b) {
        boolean insert = i.op == Op.BITFIELD_INSERT;
        Value offset = i.args[insert ? 2 : 1];
        Value bits = i.args[insert ? 3 : 2];
        if (isSmall(bits)) return null;
        Type type = i.result().type();
        Value field = b.append(Instr.of(i.op, type, i.args)).result();
        Value all;
        if (insert) {
            Value mask = b.op(Op.ISHL, i32(b, type, -1), offset);
            Value kept = b.op(Op.IAND, i.args[0], b.op(Op.INOT, mask));
            all = b.op(Op.IOR, kept, b.op(Op.ISHL, i.args[1], offset));
        } else {
            all = b.op(i.op == Op.IBITFIELD_EXTRACT ? Op.ISHR : Op.USHR, i.args[0], offset);
        }
        return b.select(b.op(Op.ULT, bits, i32(b, type, 32)), field, all);
    }

    private static boolean isSmall(Value bits) {
        if (!bits.isConst()) return false;
        for (int c = 0; c < bits.type().width(); c++) {
            if (bits.constInt(c) < 0 || bits.constInt(c) > 31) return false;
        }
        return true;
    }
}
