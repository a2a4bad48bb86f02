package tepui.frontends.glsl.syntax;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.syntax.Ast.Expression;
import tepui.frontends.glsl.syntax.Ast.TypeUse;

/** Parser of expressions, by precedence. */
final class ExpressionParser {
    private final TokenReader in;
    private final Parser parser;

    ExpressionParser(TokenReader in, Parser parser) {
        this.in = in;
        this.parser = parser;
    }

    /** With commas. */
    Expression expression() {
        Expression left = assignment();
        while (in.is(",")) {
            int pos = in.pos();
            in.skip();
            left = new Expression.Comma(pos, left, assignment());
        }
        return left;
    }

    /** An assignment, or a list in braces. */
    Expression initializer() {
        if (!in.is("{")) return assignment();
        parser.enter();
        int pos = in.pos();
        in.skip();
        List<Expression> elements = new ArrayList<>();
        while (!in.is("}")) {
            elements.add(initializer());
            if (!in.accept(",")) break;
        }
        in.expect("}", "after the list");
        parser.leave();
        return new Expression.InitializerList(pos, elements);
    }

    Expression assignment() {
        Expression target = conditional();
        if (!in.isPunctuation()) return target;
        switch (in.text()) {
            case "=", "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "|=", "^=" -> {
                int pos = in.pos();
                String operator = in.text();
                in.skip();
                parser.enter();
                Expression value = assignment();
                parser.leave();
                return new Expression.Assign(pos, operator, target, value);
            }
            default -> {
                return target;
            }
        }
    }

    Expression conditional() {
        Expression condition = binary(0);
        if (!in.is("?")) return condition;
        int pos = in.pos();
        in.skip();
        parser.enter();
        Expression then = expression();
        in.expect(":", "between the two values of '?'");
        Expression otherwise = assignment();
        parser.leave();
        return new Expression.Conditional(pos, condition, then, otherwise);
    }

    private static int precedence(String operator) {
        return switch (operator) {
            case "||" -> 1;
            case "^^" -> 2;
            case "&&" -> 3;
            case "|" -> 4;
            case "^" -> 5;
            case "&" -> 6;
            case "==", "!=" -> 7;
            case "<", ">", "<=", ">=" -> 8;
            case "<<", ">>" -> 9;
            case "+", "-" -> 10;
            case "*", "/", "%" -> 11;
            default -> 0;
        };
    }

    /** Operators that bind more tightly than {@code above}. A long chain is a deep tree, so its length is bounded too. */
    private Expression binary(int above) {
        Expression left = unary();
        int chain = 0;
        while (in.isPunctuation()) {
            String operator = in.text();
            int p = precedence(operator);
            if (p <= above) break;
            int pos = in.pos();
            if (++chain > MAX_CHAIN) throw in.error("more than " + MAX_CHAIN + " operators in a row");
            in.skip();
            left = new Expression.Binary(pos, operator, left, binary(p));
        }
        return left;
    }

    private static final int MAX_CHAIN = 2000;

    private Expression unary() {
        if (in.isPunctuation()) {
            switch (in.text()) {
                case "+", "-", "!", "~", "++", "--" -> {
                    int pos = in.pos();
                    String operator = in.text();
                    in.skip();
                    parser.enter();
                    Expression operand = unary();
                    parser.leave();
                    return new Expression.Unary(pos, operator, operand);
                }
                default -> {}
            }
        }
        return postfix(primary());
    }

    private Expression postfix(Expression start) {
        Expression object = start;
        int chain = 0;
        while (in.isPunctuation()) {
            int pos = in.pos();
            if (++chain > MAX_CHAIN) throw in.error("more than " + MAX_CHAIN + " selections in a row");
            switch (in.text()) {
                case "[" -> {
                    in.skip();
                    if (in.is("]")) throw in.error("the index between '[' and ']' is missing");
                    parser.enter();
                    object = new Expression.Index(pos, object, expression());
                    parser.leave();
                    in.expect("]", "after the index");
                }
                case "." -> {
                    in.skip();
                    int namePos = in.pos();
                    String name = in.isWord() ? in.word() : in.name("the name of a member or of components");
                    object = in.is("(")
                            ? new Expression.MethodCall(namePos, object, name, arguments())
                            : new Expression.Field(namePos, object, name);
                }
                case "++", "--" -> {
                    object = new Expression.Unary(pos, "p" + in.text(), object);
                    in.skip();
                }
                default -> {
                    return object;
                }
            }
        }
        return object;
    }

    private Expression primary() {
        int pos = in.pos();
        if (in.isNumber()) return NumberLiteral.parse(in);
        if (in.accept("(")) {
            parser.enter();
            Expression inner = expression();
            in.expect(")", "after the expression");
            parser.leave();
            return inner;
        }
        if (in.isTypeName()) return construct(pos);
        if (in.isName()) {
            if (in.isAt(1, "(") || isArrayConstructor()) return construct(pos);
            return new Expression.Name(pos, in.word());
        }
        if (in.isWord("true") || in.isWord("false"))
            return new Expression.BoolLiteral(pos, in.word().equals("true"));
        if (parser.isUnsignedInt()) return construct(pos);
        throw in.error("an expression is missing" + in.found());
    }

    /** name[...](...): sizes, then an opening parenthesis. */
    private boolean isArrayConstructor() {
        int ahead = 1;
        if (!in.isAt(ahead, "[")) return false;
        while (in.isAt(ahead, "[")) {
            int brackets = 1;
            ahead++;
            while (brackets > 0) {
                if (in.endsAt(ahead)) return false;
                if (in.isAt(ahead, "[")) brackets++;
                else if (in.isAt(ahead, "]")) brackets--;
                ahead++;
            }
        }
        return in.isAt(ahead, "(");
    }

    private Expression construct(int pos) {
        TypeUse callee = parser.type(new Ast.Qualifiers(pos, List.of()));
        if (!in.is("("))
            throw in.error("'" + callee.name() + "' is a type; its arguments in '(' and ')' are missing" + in.found());
        return new Expression.Call(pos, callee, arguments());
    }

    private List<Expression> arguments() {
        in.expect("(", "before the arguments");
        List<Expression> arguments = new ArrayList<>();
        parser.enter();
        if (in.isWord("void") && in.isAt(1, ")")) {
            in.skip();
        } else if (!in.is(")")) {
            do arguments.add(assignment());
            while (in.accept(","));
        }
        parser.leave();
        in.expect(")", "after the arguments");
        return arguments;
    }

    /** Number literal, as the language writes it. */
    private static final class NumberLiteral {
        static Expression parse(TokenReader in) {
            int pos = in.pos();
            String text = in.text();
            Expression literal = literal(in, pos, text);
            if (literal == null) throw in.error("'" + text + "' is no number");
            in.skip();
            return literal;
        }

        private static @Nullable Expression literal(TokenReader in, int pos, String text) {
            boolean hex = text.startsWith("0x") || text.startsWith("0X");
            boolean real = !hex
                    && (text.indexOf('.') >= 0
                            || text.indexOf('e') >= 0
                            || text.indexOf('E') >= 0
                            || text.endsWith("f")
                            || text.endsWith("F"));
            return real ? real(in, pos, text) : integer(in, pos, text, hex);
        }

        private static @Nullable Expression integer(TokenReader in, int pos, String text, boolean hex) {
            String digits = text;
            boolean is64 = false;
            boolean unsigned = false;
            if (!hex || !digits.isEmpty()) {
                if (digits.endsWith("l") || digits.endsWith("L")) {
                    is64 = true;
                    digits = digits.substring(0, digits.length() - 1);
                }
                if (digits.endsWith("u") || digits.endsWith("U")) {
                    unsigned = true;
                    digits = digits.substring(0, digits.length() - 1);
                }
            }
            if (is64 && !in.isEnabled(Extension.GL_ARB_gpu_shader_int64)) return null;
            if (unsigned && !in.version().atLeast(130, 300) && !in.isEnabled(Extension.GL_EXT_gpu_shader4)) {
                in.diagnostics()
                        .error(
                                pos,
                                "'" + text + "': unsigned integers begin with version "
                                        + (in.version().isEs() ? "3.00 es" : "1.30"));
            }
            int radix = hex ? 16 : digits.length() > 1 && digits.charAt(0) == '0' ? 8 : 10;
            String body = hex ? digits.substring(2) : digits;
            if (body.isEmpty() || !isOf(body, radix)) return null;
            long value;
            try {
                value = Long.parseUnsignedLong(body, radix);
            } catch (NumberFormatException e) {
                in.diagnostics().error(pos, "'" + text + "' is larger than any integer");
                return new Expression.IntLiteral(pos, 0, unsigned, is64);
            }
            if (!is64 && value >>> 32 != 0) {
                in.diagnostics().error(pos, "'" + text + "' does not fit into 32 bits");
            }
            return new Expression.IntLiteral(
                    pos, is64 ? value : unsigned ? value & 0xffffffffL : (int) value, unsigned, is64);
        }

        private static boolean isOf(String digits, int radix) {
            for (int i = 0; i < digits.length(); i++) {
                if (Character.digit(digits.charAt(i), radix) < 0) return false;
            }
            return true;
        }

        private static @Nullable Expression real(TokenReader in, int pos, String text) {
            String digits = text;
            boolean isDouble = false;
            if (digits.endsWith("lf") || digits.endsWith("LF")) {
                isDouble = true;
                digits = digits.substring(0, digits.length() - 2);
            } else if (digits.endsWith("f") || digits.endsWith("F")) {
                digits = digits.substring(0, digits.length() - 1);
                if (!in.version().atLeast(120, 300)) {
                    String message = "'" + text + "': the suffix begins with version "
                            + (in.version().isEs() ? "3.00 es" : "1.20");
                    if (in.version().isEs()) in.diagnostics().error(pos, message);
                    else in.diagnostics().warning(pos, message);
                }
                // 1f is no number: the suffix needs a point or an exponent.
                if (digits.indexOf('.') < 0 && digits.indexOf('e') < 0 && digits.indexOf('E') < 0) return null;
            }
            if (!isReal(digits)) return null;
            double value = Double.parseDouble(digits);
            return new Expression.FloatLiteral(pos, isDouble ? value : Float.parseFloat(digits), isDouble);
        }

        private static boolean isReal(String s) {
            int i = 0;
            int count = 0;
            while (i < s.length() && Character.isDigit(s.charAt(i))) {
                i++;
                count++;
            }
            if (i < s.length() && s.charAt(i) == '.') {
                i++;
                while (i < s.length() && Character.isDigit(s.charAt(i))) {
                    i++;
                    count++;
                }
            }
            if (count == 0) return false;
            if (i < s.length() && (s.charAt(i) == 'e' || s.charAt(i) == 'E')) {
                i++;
                if (i < s.length() && (s.charAt(i) == '+' || s.charAt(i) == '-')) i++;
                int exponent = i;
                while (i < s.length() && Character.isDigit(s.charAt(i))) i++;
                if (i == exponent) return false;
            }
            return i == s.length();
        }
    }
}
