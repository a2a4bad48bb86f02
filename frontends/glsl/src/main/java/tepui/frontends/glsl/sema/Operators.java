package tepui.frontends.glsl.sema;

import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.Typed.BinaryOp;
import tepui.frontends.glsl.sema.Typed.Expr;
import tepui.frontends.glsl.sema.Typed.UnaryOp;
import tepui.frontends.glsl.syntax.Ast.Expression;

/**
 * Analysis of operators: the operands that each takes, their conversions, and the type of the result (GLSL 4.60, 5.9).
 */
final class Operators {
    private final Analysis a;

    Operators(Analysis a) {
        this.a = a;
    }

    /** A value as another base of the same shape; the conversion must be allowed. */
    Expr convert(Expr value, GlslType type) {
        return value.type().equals(type) ? value : a.folder.fold(new Expr.Convert(value.pos(), type, value));
    }

    private Expr withBase(Expr value, Base base) {
        Basic b = (Basic) value.type();
        return b.base() == base ? value : convert(value, new Basic(base, b.columns(), b.rows()));
    }

    // ---- unary -----------------------------------------------------------------------------------------------------

    Expr unary(Expression.Unary u, Expr operand) {
        String operator = u.operator();
        Basic type = operand.type() instanceof Basic b ? b : null;
        switch (operator) {
            case "!" -> {
                if (type == null || !type.equals(BasicTypes.BOOL)) throw wrong(u.pos(), operator, operand);
                return new Expr.Unary(u.pos(), type, UnaryOp.NOT, operand);
            }
            case "~" -> {
                requireIntegerOperators(u.pos(), operator);
                if (type == null || !type.base().isInteger()) throw wrong(u.pos(), operator, operand);
                return new Expr.Unary(u.pos(), type, UnaryOp.COMPLEMENT, operand);
            }
            case "+", "-" -> {
                if (type == null || type.base() == Base.BOOL) throw wrong(u.pos(), operator, operand);
                return operator.equals("+") ? operand : new Expr.Unary(u.pos(), type, UnaryOp.NEGATE, operand);
            }
            default -> {
                if (type == null || type.base() == Base.BOOL) throw wrong(u.pos(), operator.replace("p", ""), operand);
                a.expressions.requireWritable(operand, u.pos(), "changed by '" + operator.replace("p", "") + "'");
                boolean prefix = operator.charAt(0) != 'p';
                return new Expr.IncDec(u.pos(), type, operand, operator.endsWith("+"), prefix);
            }
        }
    }

    private Analysis.SemanticError wrong(int pos, String operator, Expr operand) {
        return a.error(pos, "'" + operator + "' cannot be applied to " + operand.type());
    }

    // ---- binary ----------------------------------------------------------------------------------------------------

    Expr binary(int pos, String operator, Expr left, Expr right) {
        return switch (operator) {
            case "+" -> arithmetic(pos, operator, BinaryOp.ADD, left, right);
            case "-" -> arithmetic(pos, operator, BinaryOp.SUBTRACT, left, right);
            case "*" -> arithmetic(pos, operator, BinaryOp.MULTIPLY, left, right);
            case "/" -> arithmetic(pos, operator, BinaryOp.DIVIDE, left, right);
            case "%" -> integer(pos, operator, BinaryOp.MODULO, left, right);
            case "&" -> integer(pos, operator, BinaryOp.AND, left, right);
            case "|" -> integer(pos, operator, BinaryOp.OR, left, right);
            case "^" -> integer(pos, operator, BinaryOp.XOR, left, right);
            case "<<" -> shift(pos, operator, BinaryOp.SHIFT_LEFT, left, right);
            case ">>" -> shift(pos, operator, BinaryOp.SHIFT_RIGHT, left, right);
            case "<" -> relation(pos, operator, BinaryOp.LESS, left, right);
            case ">" -> relation(pos, operator, BinaryOp.GREATER, left, right);
            case "<=" -> relation(pos, operator, BinaryOp.LESS_EQUAL, left, right);
            case ">=" -> relation(pos, operator, BinaryOp.GREATER_EQUAL, left, right);
            case "==" -> equality(pos, operator, BinaryOp.EQUAL, left, right);
            case "!=" -> equality(pos, operator, BinaryOp.NOT_EQUAL, left, right);
            case "&&" -> logical(pos, operator, BinaryOp.LOGICAL_AND, left, right);
            case "||" -> logical(pos, operator, BinaryOp.LOGICAL_OR, left, right);
            default -> logical(pos, operator, BinaryOp.LOGICAL_XOR, left, right);
        };
    }

    private Analysis.SemanticError mismatch(int pos, String operator, Expr left, Expr right) {
        return a.error(pos, "'" + operator + "' cannot join " + left.type() + " and " + right.type());
    }

    private @Nullable Base commonBase(int pos, Expr left, Expr right) {
        if (!(left.type() instanceof Basic l) || !(right.type() instanceof Basic r)) return null;
        return a.conversions.common(l.base(), r.base(), pos);
    }

    private Expr arithmetic(int pos, String operator, BinaryOp op, Expr left, Expr right) {
        Base base = commonBase(pos, left, right);
        if (base == null || base == Base.BOOL) throw mismatch(pos, operator, left, right);
        Expr l = withBase(left, base);
        Expr r = withBase(right, base);
        Basic lt = (Basic) l.type();
        Basic rt = (Basic) r.type();
        if (lt.isScalar()) return new Expr.Binary(pos, rt, op, l, r);
        if (rt.isScalar()) return new Expr.Binary(pos, lt, op, l, r);
        if (op == BinaryOp.MULTIPLY && (lt.isMatrix() || rt.isMatrix())) return product(pos, operator, l, lt, r, rt);
        if (!lt.equals(rt)) throw mismatch(pos, operator, left, right);
        return new Expr.Binary(pos, lt, op, l, r);
    }

    private Expr product(int pos, String operator, Expr l, Basic lt, Expr r, Basic rt) {
        int inner = lt.isMatrix() ? lt.columns() : lt.rows();
        if (inner != rt.rows()) throw mismatch(pos, operator, l, r);
        Basic type;
        if (!lt.isMatrix()) type = Basic.vector(lt.base(), rt.columns());
        else if (!rt.isMatrix()) type = Basic.vector(lt.base(), lt.rows());
        else type = new Basic(lt.base(), rt.columns(), lt.rows());
        return new Expr.Binary(pos, type, BinaryOp.LINEAR_MULTIPLY, l, r);
    }

    private void requireIntegerOperators(int pos, String operator) {
        if (!a.has(130, 300, pos, Extension.GL_EXT_gpu_shader4))
            throw a.error(pos, "the operator '" + operator + "' " + a.since(130, 300));
    }

    private Expr integer(int pos, String operator, BinaryOp op, Expr left, Expr right) {
        requireIntegerOperators(pos, operator);
        Base base = commonBase(pos, left, right);
        if (base == null || !base.isInteger()) throw mismatch(pos, operator, left, right);
        Expr l = withBase(left, base);
        Expr r = withBase(right, base);
        Basic lt = (Basic) l.type();
        Basic rt = (Basic) r.type();
        if (!lt.isScalar() && !rt.isScalar() && !lt.equals(rt)) throw mismatch(pos, operator, left, right);
        return new Expr.Binary(pos, lt.isScalar() ? rt : lt, op, l, r);
    }

    private Expr shift(int pos, String operator, BinaryOp op, Expr left, Expr right) {
        requireIntegerOperators(pos, operator);
        boolean can = left.type() instanceof Basic l
                && right.type() instanceof Basic r
                && l.base().isInteger()
                && r.base().isInteger()
                && (r.isScalar() || l.rows() == r.rows());
        if (!can) throw mismatch(pos, operator, left, right);
        return new Expr.Binary(pos, left.type(), op, left, right);
    }

    private Expr relation(int pos, String operator, BinaryOp op, Expr left, Expr right) {
        Base base = commonBase(pos, left, right);
        if (base == null
                || base == Base.BOOL
                || !left.type().isScalar()
                || !right.type().isScalar()) {
            throw mismatch(pos, operator, left, right);
        }
        return new Expr.Binary(pos, BasicTypes.BOOL, op, withBase(left, base), withBase(right, base));
    }

    private Expr equality(int pos, String operator, BinaryOp op, Expr left, Expr right) {
        Expr l = left;
        Expr r = right;
        if (!l.type().equals(r.type())) {
            if (a.conversions.isConvertible(r.type(), l.type(), pos)) r = convert(r, l.type());
            else if (a.conversions.isConvertible(l.type(), r.type(), pos)) l = convert(l, r.type());
            else throw mismatch(pos, operator, left, right);
        }
        if (l.type().hasOpaque() || Types.isUnsized(l.type()))
            throw a.error(pos, "'" + operator + "' cannot compare " + l.type() + " values");
        if (l.type() instanceof GlslType.Array && !a.has(120, 300, pos))
            throw a.error(pos, "comparing arrays " + a.since(120, 300));
        return new Expr.Binary(pos, BasicTypes.BOOL, op, l, r);
    }

    private Expr logical(int pos, String operator, BinaryOp op, Expr left, Expr right) {
        if (!left.type().equals(BasicTypes.BOOL) || !right.type().equals(BasicTypes.BOOL)) {
            throw mismatch(pos, operator, left, right);
        }
        return new Expr.Binary(pos, BasicTypes.BOOL, op, left, right);
    }
}
