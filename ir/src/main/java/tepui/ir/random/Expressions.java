package tepui.ir.random;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;

/** Generator of random pure instructions on the values of a {@link Scope}. */
sealed class Expressions permits Statements {
    private static final float[] FLOATS = {
        0f, -0f, 1f, -1f, 0.5f, 2f, -3.25f, 255f, 1e-3f, 1e10f, -1e-20f, 0.99999994f, 16777216f, Float.MIN_VALUE
    };
    private static final float[] ODD_FLOATS = {
        Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MAX_VALUE, -Float.MIN_VALUE
    };
    private static final int[] INTS = {
        0, 1, -1, 2, 3, 4, 7, 31, 32, 255, -128, 0x7fffffff, 0x80000000, 0x55555555, 1 << 16
    };

    final SplittableRandom random;
    final RandomShader.Options options;
    final Builder b;
    final Scope scope = new Scope();
    /** Derivatives and votes stand only where all invocations come by. */
    boolean uniformFlow = true;

    private final List<Op> pure = new ArrayList<>();

    Expressions(RandomShader.Options options, SplittableRandom random, Builder b) {
        this.options = options;
        this.random = random;
        this.b = b;
        for (Op op : Op.values()) {
            if (op.isPure() && op != Op.CONST && (options.inexact() || !isInexact(op))) pure.add(op);
        }
    }

    private static boolean isInexact(Op op) {
        return switch (op) {
            case FEXP2, FLOG2, FPOW, FSIN, FCOS, FTAN, FASIN, FACOS, FATAN, FATAN2 -> true;
            default -> false;
        };
    }

    // ---- types and values ------------------------------------------------------------------------------------------

    boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    ScalarKind floatKind() {
        return options.wide() && chance(10) ? ScalarKind.F64 : ScalarKind.F32;
    }

    ScalarKind intKind() {
        return options.wide() && chance(10) ? ScalarKind.I64 : ScalarKind.I32;
    }

    int width() {
        return chance(45) ? 1 : 1 + random.nextInt(4);
    }

    Type anyType() {
        int k = random.nextInt(10);
        ScalarKind kind = k < 5 ? floatKind() : k < 8 ? intKind() : ScalarKind.BOOL;
        return Type.of(kind, width());
    }

    private long bits(ScalarKind kind) {
        return switch (kind) {
            case BOOL -> random.nextInt(2);
            case I32 -> chance(70) ? INTS[random.nextInt(INTS.length)] : random.nextInt();
            case I64 -> chance(70) ? INTS[random.nextInt(INTS.length)] : random.nextLong();
            case F32 -> Integer.toUnsignedLong(Float.floatToRawIntBits(number()));
            case F64 -> Double.doubleToRawLongBits(number());
        };
    }

    private float number() {
        if (chance(6)) return ODD_FLOATS[random.nextInt(ODD_FLOATS.length)];
        return chance(60) ? FLOATS[random.nextInt(FLOATS.length)] : (float) (random.nextInt(2000) - 1000) / 64;
    }

    Value constant(Type type) {
        long[] bits = new long[type.width()];
        long splat = bits(type.kind());
        boolean same = chance(40);
        for (int c = 0; c < bits.length; c++) bits[c] = same ? splat : bits(type.kind());
        return b.append(Instr.constant(type, bits)).result();
    }

    /** A value of the type: one at hand mostly, else a new one. */
    Value pick(Type type) {
        if (chance(85)) {
            Value v = scope.pick(type, random);
            if (v != null) return v;
        }
        if (!type.isScalar() && chance(70)) {
            Value wide = scope.pick(type.withWidth(4), random);
            if (wide != null && chance(60)) return scope.add(b.swizzle(wide, picks(type.width(), 4)));
            Value[] parts = new Value[type.width()];
            for (int c = 0; c < parts.length; c++) parts[c] = pick(type.scalar());
            return scope.add(b.vec(parts));
        }
        if (type.isScalar() && chance(50)) {
            Type from = type.withWidth(2 + random.nextInt(3));
            Value v = scope.pick(from, random);
            if (v != null) return scope.add(b.extract(v, random.nextInt(from.width())));
        }
        return scope.add(constant(type));
    }

    private int[] picks(int count, int below) {
        int[] picks = new int[count];
        for (int c = 0; c < count; c++) picks[c] = random.nextInt(below);
        return picks;
    }

    /** An i32 from 0 to {@code below} - 1. */
    Value index(int below) {
        if (chance(40)) return b.i32(random.nextInt(below));
        return b.op(Op.UMIN, pick(Type.I32), b.i32(below - 1));
    }

    /** The value, or 0 where it is NaN: for where its bits are looked at. */
    Value noNaN(Value v) {
        if (!v.type().kind().isFloat()) return v;
        Value zero =
                b.append(Instr.constant(v.type(), new long[v.type().width()])).result();
        return b.select(b.op(Op.FNE, v, v), zero, v);
    }

    /** The components' bits, one i32 after another: what a digest is made of. */
    List<Value> words(Value v) {
        Value bits = switch (v.type().kind()) {
            case BOOL -> b.convert(Op.B2I, ScalarKind.I32, v);
            case F32 -> b.convert(Op.BITCAST, ScalarKind.I32, noNaN(v));
            case F64 -> b.convert(Op.BITCAST, ScalarKind.I64, noNaN(v));
            default -> v;
        };
        List<Value> words = new ArrayList<>();
        for (int c = 0; c < bits.type().width(); c++) {
            Value one = b.extract(bits, c);
            if (one.type() == Type.I32) {
                words.add(one);
            } else {
                Value both = b.op(Op.UNPACK_64, one);
                words.add(b.extract(both, 0));
                words.add(b.extract(both, 1));
            }
        }
        return words;
    }

    /** Repeats an earlier instruction, its operands maybe exchanged: work for common subexpression elimination. */
    boolean repeat() {
        List<Value> all = scope.since(0);
        if (all.isEmpty()) return false;
        Instr i = all.get(all.size() - 1 - random.nextInt(Math.min(all.size(), 30)))
                .definition();
        if (i == null || i.op.hasEffect() || i.op.isCrossLane() || i.op == Op.UNDEF || i.op.isTexture()) return false;
        // Those of other invocations, which may write by now.
        if (i.op == Op.LOAD_OUTPUT || i.op == Op.LOAD_SHARED) return false;
        Value[] args = i.args.clone();
        if (args.length == 2 && args[0].type() == args[1].type() && chance(50) && i.op.isPure()) {
            args[0] = i.args[1];
            args[1] = i.args[0];
        }
        Instr again = Instr.of(i.op, i.result().type(), args);
        again.imm = i.imm;
        again.bits = i.bits == null ? null : i.bits.clone();
        again.variable = i.variable;
        again.resource = i.resource;
        scope.add(b.append(again).result());
        return true;
    }

    private static final double[] SPECIAL = {0.0, -0.0, 1.0, -1.0, 2.0, 0.5, Double.NaN, Double.POSITIVE_INFINITY};
    private static final Op[] FLOAT_OPS = {
        Op.FADD, Op.FSUB, Op.FMUL, Op.FDIV, Op.FMIN, Op.FMAX, Op.FFMA, Op.FMUL_ZERO, Op.FSATURATE, Op.FNEG, Op.FABS
    };
    private static final Op[] INT_OPS = {
        Op.IADD, Op.ISUB, Op.IMUL, Op.IAND, Op.IOR, Op.IXOR, Op.UDIV, Op.UMOD, Op.ISHL, Op.ISHR, Op.USHR, Op.INEG,
        Op.INOT
    };
    private static final Op[] COMPARISONS = {
        Op.FLT, Op.FGE, Op.FEQ, Op.FNE, Op.ILT, Op.IGE, Op.IEQ, Op.INE, Op.ULT, Op.UGE
    };

    private Value special(ScalarKind kind, int width) {
        long[] bits = new long[width];
        for (int c = 0; c < width; c++) {
            double d = SPECIAL[random.nextInt(SPECIAL.length)];
            bits[c] = kind == ScalarKind.F32
                    ? Integer.toUnsignedLong(Float.floatToRawIntBits((float) d))
                    : Double.doubleToRawLongBits(d);
        }
        return b.append(Instr.constant(Type.of(kind, width), bits)).result();
    }

    private Value splat(ScalarKind kind, int width) {
        Value one = special(kind, 1);
        return constantLike(one, width);
    }

    private Value constantLike(Value scalar, int width) {
        long[] bits = new long[width];
        Arrays.fill(bits, scalar.constBits(0));
        return b.append(Instr.constant(scalar.type().withWidth(width), bits)).result();
    }

    /** Bait for algebraic simplification: operations on 0, 1, -1, NaN, powers of two; chains of them; negated comparisons. */
    void bait() {
        int w = width();
        switch (random.nextInt(5)) {
            case 0, 1 -> {
                ScalarKind kind = floatKind();
                Value v = chance(50) ? pick(Type.of(kind, w)) : special(kind, w);
                if (chance(30)) v = b.select(pick(Type.BOOL), v, special(kind, w));
                for (int n = 1 + random.nextInt(2); n > 0; n--) {
                    Op op = FLOAT_OPS[random.nextInt(FLOAT_OPS.length)];
                    Value[] args = new Value[op.arity()];
                    for (int k = 0; k < args.length; k++) args[k] = chance(50) ? splat(kind, w) : pick(v.type());
                    args[random.nextInt(args.length)] = v;
                    v = scope.add(b.op(op, args));
                }
            }
            case 2 -> {
                ScalarKind kind = intKind();
                Value v = pick(Type.of(kind, w));
                for (int n = 1 + random.nextInt(3); n > 0; n--) {
                    Op op = INT_OPS[random.nextInt(INT_OPS.length)];
                    boolean shift = op.shape() == Op.Shape.SHIFT;
                    int number = shift ? 8 * random.nextInt(6) : INTS[random.nextInt(INTS.length)];
                    Value c = constantLike(b.i32(number), w);
                    if (kind == ScalarKind.I64 && !shift) c = b.convert(Op.I2I, kind, c);
                    boolean swapped = !shift && chance(30);
                    v = scope.add(op.arity() == 1 ? b.op(op, v) : swapped ? b.op(op, c, v) : b.op(op, v, c));
                }
            }
            case 3 -> {
                Op op = COMPARISONS[random.nextInt(COMPARISONS.length)];
                boolean floats = op.shape() == Op.Shape.COMPARE_FLOAT;
                Type type = Type.of(floats ? floatKind() : intKind(), w);
                Value x = floats && chance(30) ? special(type.kind(), w) : pick(type);
                Value v = b.op(op, x, chance(20) ? x : pick(type));
                scope.add(chance(70) ? b.op(Op.BNOT, v) : b.convert(Op.B2I, ScalarKind.I32, v));
            }
            default -> {
                // The same two ways round, of operands that may differ in the sign of a zero only.
                Op op = FLOAT_OPS[random.nextInt(6)];
                Value x = b.select(pick(Type.BOOL), b.f32(0), pick(Type.F32));
                Value y = b.select(pick(Type.BOOL), b.f32(-0f), pick(Type.F32));
                scope.add(b.op(op, x, y));
                scope.add(b.op(op, y, x));
            }
        }
    }

    // ---- instructions ----------------------------------------------------------------------------------------------

    /** Appends one pure instruction with what it needs. */
    void expression() {
        b.precise = chance(5);
        b.line = chance(10) ? random.nextInt(100) : 0;
        Op op = pure.get(random.nextInt(pure.size()));
        int w = width();
        Value v = switch (op.shape()) {
            case SAME_FLOAT -> same(op, Type.of(floatKind(), w));
            case SAME_FLOAT32 -> same(op, Type.of(ScalarKind.F32, w));
            case SAME_INT -> same(op, Type.of(intKind(), w));
            case SAME_INT32 -> same(op, Type.of(ScalarKind.I32, w));
            case SAME_BOOL -> same(op, Type.of(ScalarKind.BOOL, w));
            case COMPARE_FLOAT -> same(op, Type.of(floatKind(), w));
            case COMPARE_INT -> same(op, Type.of(intKind(), w));
            case SHIFT -> b.op(op, pick(Type.of(intKind(), w)), pick(Type.of(ScalarKind.I32, w)));
            case CONVERT -> convert(op, w);
            default -> special(op, w);
        };
        scope.add(v);
        b.precise = false;
        b.line = 0;
    }

    private Value same(Op op, Type type) {
        Value[] args = new Value[op.arity()];
        for (int i = 0; i < args.length; i++) args[i] = pick(type);
        return b.op(op, args);
    }

    private Value convert(Op op, int w) {
        boolean wide = options.wide();
        ScalarKind from = switch (op) {
            case F2I, F2U -> floatKind();
            case I2F, U2F -> intKind();
            case B2F, B2I -> ScalarKind.BOOL;
            case F2F -> chance(50) ? ScalarKind.F32 : ScalarKind.F64;
            case I2I, U2U -> chance(50) ? ScalarKind.I32 : ScalarKind.I64;
            default -> chance(50) ? floatKind() : intKind();
        };
        ScalarKind to = switch (op) {
            case F2I, F2U, B2I -> intKind();
            case I2F, U2F, B2F -> floatKind();
            case F2F -> from == ScalarKind.F32 ? ScalarKind.F64 : ScalarKind.F32;
            case I2I, U2U -> from == ScalarKind.I32 ? ScalarKind.I64 : ScalarKind.I32;
            default ->
                switch (from) {
                    case F32 -> ScalarKind.I32;
                    case I32 -> ScalarKind.F32;
                    case F64 -> ScalarKind.I64;
                    default -> ScalarKind.F64;
                };
        };
        if (!wide && (from.is64() || to.is64()))
            return b.convert(Op.B2I, ScalarKind.I32, pick(Type.of(ScalarKind.BOOL, w)));
        Value v = pick(Type.of(from, w));
        return b.convert(op, to, op == Op.BITCAST ? noNaN(v) : v);
    }

    private Value special(Op op, int w) {
        int wide = Math.max(2, w);
        switch (op) {
            case UNDEF -> {
                // Nothing may depend on it: all components are replaced.
                Type type = Type.of(floatKind(), wide);
                Value v = b.undef(type);
                for (int c = 0; c < wide; c++) v = b.insert(v, pick(type.scalar()), c);
                return v;
            }
            case VEC -> {
                Type type = anyType().scalar();
                int first = 1 + random.nextInt(3);
                return b.vec(pick(type.withWidth(first)), pick(type.withWidth(1 + random.nextInt(4 - first))));
            }
            case SWIZZLE -> {
                Type type = anyType();
                return b.swizzle(pick(type), picks(w, type.width()));
            }
            case INSERT -> {
                Type type = anyType().withWidth(wide);
                return b.insert(pick(type), pick(type.scalar()), random.nextInt(wide));
            }
            case EXTRACT_DYNAMIC -> {
                return b.op(op, pick(anyType().withWidth(wide)), index(wide));
            }
            case INSERT_DYNAMIC -> {
                Type type = anyType().withWidth(wide);
                return b.op(op, pick(type), pick(type.scalar()), chance(70) ? index(wide) : pick(Type.I32));
            }
            case SELECT -> {
                Type type = anyType();
                return b.select(
                        pick(chance(50) ? Type.BOOL : Type.of(ScalarKind.BOOL, type.width())), pick(type), pick(type));
            }
            case FLDEXP -> {
                return b.op(op, pick(Type.of(floatKind(), w)), pick(Type.of(ScalarKind.I32, w)));
            }
            case FFREXP_EXP -> {
                return b.op(op, pick(Type.of(floatKind(), w)));
            }
            case FDOT -> {
                Type type = Type.of(floatKind(), wide);
                return b.op(op, pick(type), pick(type));
            }
            case ANY, ALL -> {
                return b.op(op, pick(Type.of(ScalarKind.BOOL, wide)));
            }
            case PACK_64, UNPACK_64 -> {
                if (!options.wide()) return pick(Type.I32);
                return b.op(op, pick(op == Op.PACK_64 ? Type.I32X2 : Type.I64));
            }
            case PACK_HALF_2X16 -> {
                return b.op(op, noNaN(pick(Type.F32X2)));
            }
            case PACK_UNORM_2X16, PACK_SNORM_2X16 -> {
                return b.op(op, pick(Type.F32X2));
            }
            case PACK_UNORM_4X8, PACK_SNORM_4X8 -> {
                return b.op(op, pick(Type.F32X4));
            }
            default -> {
                return b.op(op, pick(Type.I32));
            }
        }
    }
}
