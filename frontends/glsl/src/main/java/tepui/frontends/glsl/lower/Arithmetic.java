package tepui.frontends.glsl.lower;

import java.util.Arrays;
import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.Typed.BinaryOp;
import tepui.frontends.glsl.sema.Typed.UnaryOp;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;

/** Lowering of operators and constructors, on columns. */
final class Arithmetic {
    private final Code code;
    private final Builder b;

    Arithmetic(Code code) {
        this.code = code;
        this.b = code.b;
    }

    // ---- operators -------------------------------------------------------------------------------------------------

    Value[] unary(UnaryOp op, Basic type, Value[] v) {
        Value[] out = new Value[v.length];
        for (int i = 0; i < v.length; i++) {
            out[i] = switch (op) {
                case NEGATE -> b.op(type.base().isFloat() ? Op.FNEG : Op.INEG, v[i]);
                case NOT -> b.op(Op.BNOT, v[i]);
                case COMPLEMENT -> b.op(Op.INOT, v[i]);
            };
        }
        return out;
    }

    /** Any operator but the short-circuit ones; operands are of the types that the analysis left them with. */
    Value[] binary(BinaryOp op, GlslType result, GlslType left, Value[] l, GlslType right, Value[] r) {
        switch (op) {
            case EQUAL -> {
                return new Value[] {equal(l, r)};
            }
            case NOT_EQUAL -> {
                return new Value[] {b.op(Op.BNOT, equal(l, r))};
            }
            case LINEAR_MULTIPLY -> {
                return product((Basic) left, l, (Basic) right, r);
            }
            default -> {}
        }
        Basic lt = (Basic) left;
        Basic rt = (Basic) right;
        int n = Math.max(l.length, r.length);
        int width = Math.max(lt.rows(), rt.rows());
        Value[] out = new Value[n];
        Value widerL = lt.isScalar() ? code.widen(l[0], width) : null;
        Value widerR = rt.isScalar() ? code.widen(r[0], width) : null;
        for (int i = 0; i < n; i++) {
            Value x = widerL != null ? widerL : l[i];
            Value y = widerR != null ? widerR : r[i];
            out[i] = simple(op, lt.base(), x, y);
        }
        return out;
    }

    private Value simple(BinaryOp op, Base base, Value x, Value y) {
        boolean real = base.isFloat();
        boolean unsigned = base.isUnsigned();
        return switch (op) {
            case ADD -> b.op(real ? Op.FADD : Op.IADD, x, y);
            case SUBTRACT -> b.op(real ? Op.FSUB : Op.ISUB, x, y);
            case MULTIPLY -> b.op(real ? Op.FMUL : Op.IMUL, x, y);
            case DIVIDE -> b.op(real ? Op.FDIV : unsigned ? Op.UDIV : Op.IDIV, x, y);
            case MODULO -> b.op(unsigned ? Op.UMOD : Op.IREM, x, y);
            case SHIFT_LEFT -> b.op(Op.ISHL, x, count(y));
            case SHIFT_RIGHT -> b.op(unsigned ? Op.USHR : Op.ISHR, x, count(y));
            case AND -> b.op(Op.IAND, x, y);
            case OR -> b.op(Op.IOR, x, y);
            case XOR -> b.op(Op.IXOR, x, y);
            case LESS -> less(base, x, y);
            case GREATER -> less(base, y, x);
            case LESS_EQUAL -> atLeast(base, y, x);
            case GREATER_EQUAL -> atLeast(base, x, y);
            case LOGICAL_XOR -> b.op(Op.BXOR, x, y);
            case LOGICAL_AND -> b.op(Op.BAND, x, y);
            case LOGICAL_OR -> b.op(Op.BOR, x, y);
            default -> throw new IllegalStateException(op + " is not component-wise");
        };
    }

    private Value count(Value y) {
        return y.type().kind() == ScalarKind.I64 ? b.convert(Op.I2I, ScalarKind.I32, y) : y;
    }

    Value less(Base base, Value x, Value y) {
        return b.op(base.isFloat() ? Op.FLT : base.isUnsigned() ? Op.ULT : Op.ILT, x, y);
    }

    Value atLeast(Base base, Value x, Value y) {
        return b.op(base.isFloat() ? Op.FGE : base.isUnsigned() ? Op.UGE : Op.IGE, x, y);
    }

    /** Component by component. */
    Value same(Value x, Value y) {
        return switch (x.type().kind()) {
            case BOOL -> b.op(Op.BNOT, b.op(Op.BXOR, x, y));
            case F32, F64 -> b.op(Op.FEQ, x, y);
            default -> b.op(Op.IEQ, x, y);
        };
    }

    private Value equal(Value[] l, Value[] r) {
        Value all = null;
        code.spend(l.length);
        for (int i = 0; i < l.length; i++) {
            Value e = same(l[i], r[i]);
            if (!e.type().isScalar()) e = b.op(Op.ALL, e);
            all = all == null ? e : b.op(Op.BAND, all, e);
        }
        return all == null ? b.bool(true) : all;
    }

    // ---- linear algebra --------------------------------------------------------------------------------------------

    /** Products that take a matrix; a vector on the left is a row, on the right a column. */
    Value[] product(Basic lt, Value[] l, Basic rt, Value[] r) {
        if (!lt.isMatrix()) {
            Value[] parts = new Value[rt.columns()];
            for (int c = 0; c < parts.length; c++) parts[c] = b.op(Op.FDOT, l[0], r[c]);
            return new Value[] {b.vec(parts)};
        }
        Value[] out = new Value[rt.columns()];
        for (int c = 0; c < out.length; c++) {
            Value sum = null;
            for (int k = 0; k < lt.columns(); k++) {
                Value term = b.op(Op.FMUL, l[k], b.splat(b.extract(r[c], k), lt.rows()));
                sum = sum == null ? term : b.op(Op.FADD, sum, term);
            }
            out[c] = sum == null ? r[c] : sum;
        }
        return out;
    }

    // ---- constructors ----------------------------------------------------------------------------------------------

    /** Numbers, vectors and matrices from any parts. */
    Value[] construct(Basic type, Basic[] types, Value[][] arguments) {
        if (arguments.length == 1 && types[0].isScalar()) return fromScalar(type, types[0], arguments[0][0]);
        if (arguments.length == 1 && types[0].isMatrix() && type.isMatrix())
            return fromMatrix(type, types[0], arguments[0]);
        if (type.isMatrix()) return fromParts(type, types, arguments);
        Value[] parts = new Value[type.rows()];
        int count = 0;
        int have = 0;
        for (int i = 0; i < arguments.length && have < type.rows(); i++) {
            for (int c = 0; c < arguments[i].length && have < type.rows(); c++) {
                Value v = code.convert(arguments[i][c], types[i].base(), type.base());
                int take = Math.min(v.type().width(), type.rows() - have);
                if (take < v.type().width()) v = first(v, take);
                parts[count++] = v;
                have += take;
            }
        }
        return new Value[] {b.vec(Arrays.copyOf(parts, count))};
    }

    private Value first(Value v, int width) {
        int[] components = new int[width];
        for (int i = 0; i < width; i++) components[i] = i;
        return b.swizzle(v, components);
    }

    private Value[] fromScalar(Basic type, Basic from, Value scalar) {
        Value v = code.convert(scalar, from.base(), type.base());
        if (!type.isMatrix()) return new Value[] {b.splat(v, type.rows())};
        Value zero = code.splat(v.type(), 0);
        Value[] out = new Value[type.columns()];
        for (int c = 0; c < out.length; c++) {
            Value[] rows = new Value[type.rows()];
            for (int r = 0; r < rows.length; r++) rows[r] = r == c ? v : zero;
            out[c] = b.vec(rows);
        }
        return out;
    }

    private Value[] fromMatrix(Basic type, Basic from, Value[] matrix) {
        Type scalar = Type.of(type.base().kind(), 1);
        Value[] out = new Value[type.columns()];
        for (int c = 0; c < out.length; c++) {
            Value column = c < from.columns() ? code.convert(matrix[c], from.base(), type.base()) : null;
            if (column != null && from.rows() == type.rows()) {
                out[c] = column;
                continue;
            }
            if (column != null && from.rows() > type.rows()) {
                out[c] = first(column, type.rows());
                continue;
            }
            Value[] rows = new Value[type.rows()];
            for (int r = 0; r < rows.length; r++) {
                rows[r] = column != null && r < from.rows() ? b.extract(column, r) : code.splat(scalar, r == c ? 1 : 0);
            }
            out[c] = b.vec(rows);
        }
        return out;
    }

    private Value[] fromParts(Basic type, Basic[] types, Value[][] arguments) {
        int rows = type.rows();
        Value[] scalars = new Value[type.columns() * rows];
        Value[] out = new Value[type.columns()];
        int at = 0;
        for (int i = 0; i < arguments.length; i++) {
            for (Value column : arguments[i]) {
                Value v = code.convert(column, types[i].base(), type.base());
                if (at % rows == 0 && v.type().width() == rows && at < scalars.length) out[at / rows] = v;
                for (int r = 0; r < v.type().width() && at < scalars.length; r++) {
                    scalars[at] = out[at / rows] != null ? v : b.extract(v, r);
                    at++;
                }
            }
        }
        for (int c = 0; c < out.length; c++) {
            if (out[c] == null) out[c] = b.vec(Arrays.copyOfRange(scalars, c * rows, (c + 1) * rows));
        }
        return out;
    }
}
