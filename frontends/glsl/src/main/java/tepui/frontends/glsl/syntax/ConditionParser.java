package tepui.frontends.glsl.syntax;

import java.util.List;
import tepui.frontends.glsl.Version;

/**
 * Evaluator of the expression of #if: 32-bit integers, with the operators of C; what a short circuit skips is not
 * judged.
 */
final class ConditionParser {
    private static final int MAX_DEPTH = 256;

    private final List<Token> tokens;
    private final Diagnostics diagnostics;
    private final Version version;
    private final int pos;
    private int at;
    private int depth;
    private boolean failed;
    /** In a part whose value does not matter. */
    private int dead;

    ConditionParser(List<Token> tokens, Diagnostics diagnostics, Version version, int pos) {
        this.tokens = tokens;
        this.diagnostics = diagnostics;
        this.version = version;
        this.pos = pos;
    }

    /** The value of all tokens; 0 after an error. */
    int evaluate() {
        int value = binary(0);
        if (!failed && at < tokens.size()) fail("'" + tokens.get(at).text() + "' does not continue the expression");
        return failed ? 0 : value;
    }

    /** One operand, as #line has them: no name stands for a number. */
    int evaluateUnary() {
        if (at < tokens.size() && tokens.get(at).kind() == Token.Kind.IDENTIFIER) {
            return fail("'" + tokens.get(at).text() + "' is no number");
        }
        int value = unary();
        return failed ? 0 : value;
    }

    /** Is the token of that index the next? */
    boolean isAt(int index) {
        return at == index;
    }

    void skip() {
        at++;
    }

    boolean atEnd() {
        return at >= tokens.size();
    }

    private int fail(String message) {
        if (!failed) diagnostics.error(at < tokens.size() ? tokens.get(at).pos() : pos, message);
        failed = true;
        return 0;
    }

    private static int precedence(String operator) {
        return switch (operator) {
            case "||" -> 1;
            case "&&" -> 2;
            case "|" -> 3;
            case "^" -> 4;
            case "&" -> 5;
            case "==", "!=" -> 6;
            case "<", ">", "<=", ">=" -> 7;
            case "<<", ">>" -> 8;
            case "+", "-" -> 9;
            case "*", "/", "%" -> 10;
            default -> -1;
        };
    }

    private int binary(int above) {
        int left = unary();
        while (!failed && at < tokens.size() && tokens.get(at).kind() == Token.Kind.PUNCTUATION) {
            String operator = tokens.get(at).text();
            int p = precedence(operator);
            if (p <= above) break;
            at++;
            boolean skip = operator.equals("||") && left != 0 || operator.equals("&&") && left == 0;
            if (skip) dead++;
            int right = binary(p);
            if (skip) dead--;
            left = apply(operator, left, right);
        }
        return left;
    }

    private int apply(String operator, int a, int b) {
        return switch (operator) {
            case "||" -> a != 0 || b != 0 ? 1 : 0;
            case "&&" -> a != 0 && b != 0 ? 1 : 0;
            case "|" -> a | b;
            case "^" -> a ^ b;
            case "&" -> a & b;
            case "==" -> a == b ? 1 : 0;
            case "!=" -> a != b ? 1 : 0;
            case "<" -> a < b ? 1 : 0;
            case ">" -> a > b ? 1 : 0;
            case "<=" -> a <= b ? 1 : 0;
            case ">=" -> a >= b ? 1 : 0;
            case "<<" -> a << b;
            case ">>" -> a >> b;
            case "+" -> a + b;
            case "-" -> a - b;
            case "*" -> a * b;
            default -> {
                if (b != 0) yield operator.equals("/") ? a / b : a % b;
                yield dead > 0 || failed ? 0 : fail("division by 0");
            }
        };
    }

    private int unary() {
        if (failed) return 0;
        if (at >= tokens.size()) return fail("the expression ends too early");
        if (++depth > MAX_DEPTH) return fail("the expression is nested more than " + MAX_DEPTH + " deep");
        Token t = tokens.get(at);
        int value;
        if (t.kind() == Token.Kind.NUMBER) {
            value = number(t);
            at++;
        } else if (t.is("(")) {
            at++;
            value = binary(0);
            if (!failed) {
                if (at < tokens.size() && tokens.get(at).is(")")) at++;
                else fail("')' is missing");
            }
        } else if (t.is("+") || t.is("-") || t.is("!") || t.is("~")) {
            at++;
            int operand = unary();
            value = switch (t.text()) {
                case "-" -> -operand;
                case "!" -> operand == 0 ? 1 : 0;
                case "~" -> ~operand;
                default -> operand;
            };
        } else if (t.kind() == Token.Kind.IDENTIFIER) {
            value = 0;
            if (dead == 0) {
                String message = "'" + t.text() + "' is not defined";
                if (version.isEs()) fail(message);
                else diagnostics.warning(t.pos(), message + " and counts as 0");
            }
            at++;
        } else {
            value = fail("'" + t.text() + "' cannot stand in this expression");
        }
        depth--;
        return value;
    }

    private int number(Token t) {
        String text = t.text();
        if (text.endsWith("u") || text.endsWith("U")) text = text.substring(0, text.length() - 1);
        try {
            long value = text.startsWith("0x") || text.startsWith("0X")
                    ? Long.parseLong(text, 2, text.length(), 16)
                    : text.length() > 1 && text.charAt(0) == '0' ? Long.parseLong(text, 8) : Long.parseLong(text);
            return (int) value;
        } catch (NumberFormatException e) {
            return fail("'" + t.text() + "' is no integer");
        }
    }
}
