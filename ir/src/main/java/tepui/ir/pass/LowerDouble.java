package tepui.ir.pass;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Lowering of double precision for devices without it: values become the 64-bit integers of their bits, operations
 * become functions on those, exact as the definition says (of a NaN, some NaN). Inputs and outputs keep their
 * locations; attributes must then be fetched as 64-bit integers. For devices without such integers too, {@link
 * LowerInt64} comes behind.
 */
public final class LowerDouble implements Pass {
    public LowerDouble() {}

    @Override
    public boolean run(Shader shader) {
        return new Work(shader).split(shader);
    }

    static final class Work extends SplitKind {
        private final Float64Functions functions;

        Work(Shader shader) {
            super(ScalarKind.F64, ScalarKind.I64, 1);
            functions = new Float64Functions(shader);
        }

        @Override
        public boolean run(Shader shader) {
            return split(shader);
        }

        private final java.util.IdentityHashMap<Variable, Variable> interfaces = new java.util.IdentityHashMap<>();

        @Override
        boolean variables(Shader s) {
            boolean found = replace(s.inputs);
            found |= replace(s.outputs);
            return found;
        }

        private boolean replace(List<Variable> list) {
            boolean found = false;
            for (int i = 0; i < list.size(); i++) {
                Variable v = list.get(i);
                if (v.type().kind() != ScalarKind.F64) continue;
                Variable other = v.retyped(v.name(), partType(v.type()), v.arrayLength());
                list.set(i, other);
                interfaces.put(v, other);
                found = true;
            }
            return found;
        }

        @Override
        long part(long bits, int part) {
            return bits;
        }

        /** Code for one component of the operands, which are as wide as the result or single. */
        private interface Component {
            Value build(Value[] x);
        }

        private static Value[] each(int width, Value[][] args, Builder b, Component code) {
            Value[] parts = new Value[width];
            for (int c = 0; c < width; c++) {
                Value[] one = new Value[args.length];
                for (int k = 0; k < one.length; k++) {
                    one[k] = b.extract(args[k][0], args[k][0].type().isScalar() ? 0 : c);
                }
                parts[c] = code.build(one);
            }
            return new Value[] {b.vec(parts)};
        }

        @Override
        Value @Nullable [] lower(Instr i, Value[][] args, Builder b) {
            Variable v = i.variable;
            switch (i.op) {
                case CONST -> {
                    long[] bits = i.bits;
                    return new Value[] {b.i64(bits == null ? new long[1] : bits)};
                }
                case LOAD_INPUT, LOAD_OUTPUT, STORE_OUTPUT -> {
                    Instr other = Instr.of(
                            i.op,
                            i.results.length == 0 ? null : partType(i.result().type()),
                            pick(args, 0));
                    other.variable = v == null ? null : interfaces.getOrDefault(v, v);
                    other.imm = i.imm;
                    b.append(other);
                    return other.results;
                }
                case LOAD_UNIFORM, LOAD_STORAGE, LOAD_SHARED, STORE_STORAGE, STORE_SHARED, INTRINSIC -> {
                    if (i.op == Op.INTRINSIC) return null;
                    Instr other = Instr.of(
                            i.op,
                            i.results.length == 0 ? null : partType(i.result().type()),
                            pick(args, 0));
                    other.resource = i.resource;
                    other.imm = i.imm;
                    b.append(other);
                    return other.results;
                }
                case BITCAST -> {
                    return new Value[] {args[0][0]};
                }
                case FDOT -> {
                    Value sum = null;
                    for (int c = 0; c < i.args[0].type().width(); c++) {
                        Value product = functions.multiply(b.extract(args[0][0], c), b.extract(args[1][0], c), b);
                        sum = sum == null ? product : functions.add(sum, product, b);
                    }
                    return sum == null ? null : new Value[] {sum};
                }
                default -> {
                    return each(i.result().type().width(), args, b, x -> component(i, x, b));
                }
            }
        }

        private Value component(Instr i, Value[] x, Builder b) {
            WideCode c = new WideCode(b);
            Type from = i.args[0].type();
            ScalarKind to = i.result().type().kind();
            return switch (i.op) {
                case FADD -> functions.add(x[0], x[1], b);
                case FSUB -> functions.subtract(x[0], x[1], b);
                case FMUL -> functions.multiply(x[0], x[1], b);
                case FMUL_ZERO -> {
                    Value zero = c.either(isZero(c, x[0]), isZero(c, x[1]));
                    yield c.sel(zero, c.k(0), functions.multiply(x[0], x[1], b));
                }
                case FDIV -> functions.divide(x[0], x[1], b);
                case FFMA -> functions.fusedMultiplyAdd(x[0], x[1], x[2], b);
                case FNEG -> c.xor(x[0], c.k(Long.MIN_VALUE));
                case FABS -> c.and(x[0], c.k(Long.MAX_VALUE));
                case FSIGN -> {
                    Value negative = Float64Functions.compare(Op.FLT, x[0], c.k(0), b);
                    Value positive = Float64Functions.compare(Op.FLT, c.k(0), x[0], b);
                    Value minusOne = c.k(Float64Functions.ONE | Long.MIN_VALUE);
                    yield c.sel(negative, minusOne, c.sel(positive, c.k(Float64Functions.ONE), c.k(0)));
                }
                case FFLOOR -> floor(x[0], b);
                case FCEIL -> {
                    Value t = Float64Functions.truncate(x[0], b);
                    Value below = Float64Functions.compare(Op.FLT, t, x[0], b);
                    yield c.sel(below, functions.add(t, c.k(Float64Functions.ONE), b), t);
                }
                case FTRUNC -> Float64Functions.truncate(x[0], b);
                case FROUND_EVEN -> {
                    // Added and taken away again, 2^52 leaves whole numbers.
                    Value size = c.and(x[0], c.k(Long.MAX_VALUE));
                    Value magic = c.k(Double.doubleToLongBits(0x1p52));
                    Value whole = functions.subtract(functions.add(size, magic, b), magic, b);
                    Value signed = c.or(whole, c.and(x[0], c.k(Long.MIN_VALUE)));
                    yield c.sel(c.lt(size, magic), signed, x[0]);
                }
                case FFRACT -> functions.subtract(x[0], floor(x[0], b), b);
                case FMIN, FMAX -> {
                    boolean min = i.op == Op.FMIN;
                    Value first = Float64Functions.compare(Op.FLT, x[min ? 0 : 1], x[min ? 1 : 0], b);
                    yield c.sel(c.either(first, Float64Functions.isNaN(x[1], b)), x[0], x[1]);
                }
                case FSATURATE -> {
                    Value above = Float64Functions.compare(Op.FLT, c.k(0), x[0], b);
                    Value under = Float64Functions.compare(Op.FLT, x[0], c.k(Float64Functions.ONE), b);
                    yield c.sel(above, c.sel(under, x[0], c.k(Float64Functions.ONE)), c.k(0));
                }
                case FSQRT -> functions.squareRoot(x[0], b);
                case FRSQRT -> functions.divide(c.k(Float64Functions.ONE), functions.squareRoot(x[0], b), b);
                case FRCP -> functions.divide(c.k(Float64Functions.ONE), x[0], b);
                case FLDEXP -> functions.scale(x[0], x[1], b);
                case FFREXP_SIG -> functions.split(x[0], b)[0];
                case FFREXP_EXP -> functions.split(x[0], b)[1];
                case FEQ, FNE, FLT, FGE -> Float64Functions.compare(i.op, x[0], x[1], b);
                case F2F ->
                    to == ScalarKind.F32
                            ? b.convert(Op.BITCAST, ScalarKind.F32, functions.toFloat(x[0], b))
                            : functions.fromFloat(b.convert(Op.BITCAST, ScalarKind.I32, x[0]), b);
                case F2I -> {
                    Value v = functions.toInteger(x[0], true, b);
                    if (to == ScalarKind.I64) yield v;
                    yield c.low(c.min(c.max(v, c.k(Integer.MIN_VALUE)), c.k(Integer.MAX_VALUE)));
                }
                case F2U -> {
                    Value v = functions.toInteger(x[0], false, b);
                    if (to == ScalarKind.I64) yield v;
                    yield c.low(b.op(Op.UMIN, v, c.k(0xffffffffL)));
                }
                case I2F -> functions.fromInteger(from.kind() == ScalarKind.I64 ? x[0] : c.signed(x[0]), true, b);
                case U2F -> functions.fromInteger(from.kind() == ScalarKind.I64 ? x[0] : c.unsigned(x[0]), false, b);
                case B2F -> c.sel(x[0], c.k(Float64Functions.ONE), c.k(0));
                default ->
                    throw new IllegalArgumentException("LowerDouble: " + i.op.text() + " has no form on integers");
            };
        }

        private static Value isZero(WideCode c, Value x) {
            return c.eq(c.shl(x, 1), c.k(0));
        }

        private Value floor(Value x, Builder b) {
            WideCode c = new WideCode(b);
            Value t = Float64Functions.truncate(x, b);
            Value above = Float64Functions.compare(Op.FLT, x, t, b);
            return c.sel(above, functions.subtract(t, c.k(Float64Functions.ONE), b), t);
        }
    }
}
