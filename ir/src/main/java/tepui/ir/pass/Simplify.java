package tepui.ir.pass;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Peephole pass: replaces instructions by simpler ones that give the same bits (of NaN, some NaN): algebra on integers,
 * bools, vectors, conversions and, where it holds for zeros, infinities and NaN, on floats. The relaxed form also takes
 * x + 0 for x, x * 0 for 0 and the like, as GLSL allows, except in precise instructions. This file has the dispatch,
 * bools and conversions; the rest is in {@link SimplifyFloat}, {@link SimplifyInt} and {@link SimplifyVector}.
 */
public final class Simplify extends Rewriter {
    private final boolean relaxed;

    /** Only what is exact. */
    public Simplify() {
        this(false);
    }

    public Simplify(boolean relaxed) {
        this.relaxed = relaxed;
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        if (i.op == Op.IF) {
            Instr not = by(i.args[0], Op.BNOT);
            if (not != null) {
                i.args[0] = not.args[0];
                Region first = i.regions[0];
                i.regions[0] = i.regions[1];
                i.regions[1] = first;
                touched();
            }
            return null;
        }
        if (!i.op.isPure()) return null;
        if (EliminateCommon.isCommutative(i.op) && i.args[0].isConst() && !i.args[1].isConst()) {
            Value first = i.args[0];
            i.args[0] = i.args[1];
            i.args[1] = first;
            touched();
        }
        return switch (i.op.shape()) {
            case SAME_FLOAT, SAME_FLOAT32 -> SimplifyFloat.simplify(i, b, relaxed && !i.precise);
            case SAME_INT, SAME_INT32, SHIFT -> SimplifyInt.simplify(i, b);
            case COMPARE_INT, COMPARE_FLOAT -> compare(i, b);
            case SAME_BOOL -> bool(i, b);
            case CONVERT -> convert(i, b);
            default ->
                switch (i.op) {
                    case SELECT -> select(i, b);
                    case ANY, ALL -> i.args[0].type().isScalar() ? i.args[0] : null;
                    case FDOT -> i.args[0].type().isScalar() ? b.op(Op.FMUL, i.args) : null;
                    case PACK_64 -> inverse(i, Op.UNPACK_64);
                    case UNPACK_64 -> inverse(i, Op.PACK_64);
                    default -> SimplifyVector.simplify(i, b);
                };
        };
    }

    // ---- questions that all of it asks -----------------------------------------------------------------------------

    /** The instruction that defines {@code v}, if it is this operation. */
    static @Nullable Instr by(Value v, Op op) {
        Instr d = v.definition();
        return d != null && d.op == op ? d : null;
    }

    /** Is it a constant with these bits in all components? */
    static boolean is(Value v, long bits) {
        if (!v.isConst()) return false;
        for (int c = 0; c < v.type().width(); c++) {
            if (v.constBits(c) != bits) return false;
        }
        return true;
    }

    /** Is it a constant with the same bits in all components? */
    static boolean isSplat(Value v) {
        return v.isConst() && is(v, v.constBits(0));
    }

    static boolean isFloat(Value v, double number) {
        return is(v, bits(v.type().kind(), number));
    }

    static long bits(ScalarKind kind, double number) {
        return switch (kind) {
            case F32 -> Integer.toUnsignedLong(Float.floatToRawIntBits((float) number));
            case F64 -> Double.doubleToRawLongBits(number);
            default -> (long) number;
        };
    }

    static Value splat(Builder b, Type type, long bits) {
        return constant(b, type, bits);
    }

    // ---- bools -----------------------------------------------------------------------------------------------------

    private static @Nullable Value bool(Instr i, Builder b) {
        Value x = i.args[0];
        if (i.op == Op.BNOT) {
            Instr not = by(x, Op.BNOT);
            if (not != null) return not.args[0];
            Instr d = x.definition();
            Op opposite = d == null ? null : opposite(d.op);
            return d == null || opposite == null ? null : b.op(opposite, d.args.clone());
        }
        Value y = i.args[1];
        boolean isTrue = is(y, 1);
        boolean isFalse = is(y, 0);
        return switch (i.op) {
            case BAND -> isTrue || x == y ? x : isFalse ? y : null;
            case BOR -> isFalse || x == y ? x : isTrue ? y : null;
            default ->
                isFalse
                        ? x
                        : isTrue
                                ? b.op(Op.BNOT, x)
                                : x == y ? splat(b, i.result().type(), 0) : null;
        };
    }

    /** The comparison that is true where this one is not, NaN included. */
    private static @Nullable Op opposite(Op op) {
        return switch (op) {
            case FEQ -> Op.FNE;
            case FNE -> Op.FEQ;
            case IEQ -> Op.INE;
            case INE -> Op.IEQ;
            case ILT -> Op.IGE;
            case IGE -> Op.ILT;
            case ULT -> Op.UGE;
            case UGE -> Op.ULT;
            default -> null;
        };
    }

    private static @Nullable Value compare(Instr i, Builder b) {
        Value x = i.args[0];
        Value y = i.args[1];
        Type type = i.result().type();
        if (x == y) {
            return switch (i.op) {
                case IEQ, IGE, UGE -> splat(b, type, 1);
                case INE, ILT, ULT, FLT -> splat(b, type, 0);
                default -> null;
            };
        }
        if (i.op == Op.ULT && is(y, 0)) return splat(b, type, 0);
        if (i.op == Op.UGE && is(y, 0)) return splat(b, type, 1);
        boolean equal = i.op == Op.IEQ || i.op == Op.FEQ;
        boolean unequal = i.op == Op.INE || i.op == Op.FNE;
        if (equal || unequal) {
            Instr number = by(x, i.op.shape() == Op.Shape.COMPARE_INT ? Op.B2I : Op.B2F);
            if (number != null) {
                boolean zero = isFloat(y, 0) || isFloat(y, -0.0);
                if (zero) return equal ? b.op(Op.BNOT, number.args[0]) : number.args[0];
                if (isFloat(y, 1)) return unequal ? b.op(Op.BNOT, number.args[0]) : number.args[0];
            }
        }
        return null;
    }

    private static @Nullable Value select(Instr i, Builder b) {
        Value condition = i.args[0];
        Value yes = i.args[1];
        Value no = i.args[2];
        if (yes == no) return yes;
        if (is(condition, 1)) return yes;
        if (is(condition, 0)) return no;
        Instr not = by(condition, Op.BNOT);
        if (not != null) return b.select(not.args[0], no, yes);
        if (yes.type().kind() != ScalarKind.BOOL || condition.type() != yes.type()) return null;
        if (is(yes, 1) && is(no, 0)) return condition;
        if (is(yes, 0) && is(no, 1)) return b.op(Op.BNOT, condition);
        if (is(no, 0)) return b.op(Op.BAND, condition, yes);
        return is(yes, 1) ? b.op(Op.BOR, condition, no) : null;
    }

    // ---- conversions -----------------------------------------------------------------------------------------------

    private static @Nullable Value inverse(Instr i, Op op) {
        Instr d = by(i.args[0], op);
        return d == null ? null : d.args[0];
    }

    private static @Nullable Value convert(Instr i, Builder b) {
        Instr d = i.args[0].definition();
        if (d == null) return null;
        Type type = i.result().type();
        switch (i.op) {
            case BITCAST -> {
                if (d.op != Op.BITCAST) return null;
                return d.args[0].type() == type ? d.args[0] : b.convert(Op.BITCAST, type.kind(), d.args[0]);
            }
            // There and back through the wider kind.
            case F2F -> {
                return d.op == Op.F2F && type.kind() == ScalarKind.F32 ? d.args[0] : null;
            }
            case I2I, U2U -> {
                boolean widened = d.op == Op.I2I || d.op == Op.U2U;
                return widened && type.kind() == ScalarKind.I32 ? d.args[0] : null;
            }
            case F2I -> {
                // Every i32 is an f64.
                boolean exact = d.op == Op.I2F && i.args[0].type().kind() == ScalarKind.F64 && d.args[0].type() == type;
                return exact && type.kind() == ScalarKind.I32 ? d.args[0] : null;
            }
            default -> {
                return null;
            }
        }
    }
}
