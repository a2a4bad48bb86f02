package tepui.frontends.glsl.syntax;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Expander of macros. Works on a stack of token lists: an expansion is pushed and read again, and its macro is not
 * replaced while it is on the stack. Expanded tokens keep the position of the macro's use, so that messages point at
 * what was written.
 */
final class MacroExpander {
    /** More tokens than this from macros means a shader made to grow without end. */
    private static final int MAX_EXPANDED = 1 << 20;

    private static final int MAX_DEPTH = 200;

    /** Source of tokens when no expansion is being read. */
    interface Input {
        Token next();

        /** Line number for __LINE__. */
        int line(int pos);

        /** The string's number or quoted path, for __FILE__. */
        String string(int pos);
    }

    private static final class Frame {
        final List<Token> tokens;
        final @Nullable Macro macro;
        int at;

        Frame(List<Token> tokens, @Nullable Macro macro) {
            this.tokens = tokens;
            this.macro = macro;
        }
    }

    final Map<String, Macro> macros = new HashMap<>();
    private final Diagnostics diagnostics;
    private final ArrayDeque<Frame> frames = new ArrayDeque<>();
    private int expanded;
    /** The next token is the name that "defined" asks for, or the parenthesis before it. */
    private boolean literal;
    /** Frames below this are not read on: they lie outside the argument that is being replaced; -1: there is none. */
    private int floor = -1;

    private static final Token END = new Token(Token.Kind.END, 0, "", false);

    MacroExpander(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** The next token with macros replaced; NEWLINE tokens pass. */
    Token next(Input input) {
        while (true) {
            Token t = raw(input);
            if (t.kind() != Token.Kind.IDENTIFIER || literal) return t;
            Macro macro = macros.get(t.text());
            if (macro == null || isOpen(macro)) return t;
            if (!expand(macro, t, input)) return t;
        }
    }

    private Token raw(Input input) {
        while (frames.size() > Math.max(floor, 0)) {
            Frame frame = frames.element();
            if (frame.at < frame.tokens.size()) return frame.tokens.get(frame.at++);
            frames.pop();
        }
        return floor >= 0 ? END : input.next();
    }

    private void push(Token token) {
        frames.push(new Frame(List.of(token), null));
    }

    private boolean isOpen(Macro macro) {
        for (Frame frame : frames) {
            if (frame.macro == macro) return true;
        }
        return false;
    }

    private boolean expand(Macro macro, Token use, Input input) {
        if (macro.predefined() && macro.body().isEmpty()) {
            String value =
                    macro.name().equals("__LINE__") ? Integer.toString(input.line(use.pos())) : input.string(use.pos());
            Token.Kind kind = value.startsWith("\"") ? Token.Kind.STRING : Token.Kind.NUMBER;
            push(new Token(kind, use.pos(), value, use.spaced()));
            return true;
        }
        List<Token> body = macro.body();
        if (macro.parameters() != null) {
            List<Token> skipped = new ArrayList<>();
            Token t = raw(input);
            while (t.kind() == Token.Kind.NEWLINE) {
                skipped.add(t);
                t = raw(input);
            }
            if (!t.is("(")) {
                frames.push(new Frame(List.of(t), null));
                if (!skipped.isEmpty()) frames.push(new Frame(skipped, null));
                return false;
            }
            List<List<Token>> arguments = arguments(macro, use, input);
            if (arguments == null) return true;
            body = substitute(macro, arguments, use, input);
        } else {
            body = paste(body, use);
        }
        expanded += body.size();
        if (expanded > MAX_EXPANDED || frames.size() > MAX_DEPTH) {
            diagnostics.error(use.pos(), "macro '" + macro.name() + "' grows without end; its replacement is left out");
            return true;
        }
        List<Token> placed = new ArrayList<>(body.size());
        for (int i = 0; i < body.size(); i++) {
            Token b = body.get(i);
            placed.add(new Token(b.kind(), use.pos(), b.text(), i == 0 ? use.spaced() : b.spaced()));
        }
        frames.push(new Frame(placed, macro));
        return true;
    }

    /** The arguments of a use whose opening parenthesis has been read; null after an error. */
    private @Nullable List<List<Token>> arguments(Macro macro, Token use, Input input) {
        List<List<Token>> arguments = new ArrayList<>();
        List<Token> current = new ArrayList<>();
        int depth = 0;
        while (true) {
            Token t = raw(input);
            if (t.kind() == Token.Kind.END) {
                diagnostics.error(use.pos(), "macro '" + macro.name() + "': its arguments have no closing ')'");
                push(t);
                return null;
            }
            if (t.kind() == Token.Kind.NEWLINE) continue;
            if (depth == 0 && t.is(")")) break;
            if (depth == 0 && t.is(",")) {
                arguments.add(current);
                current = new ArrayList<>();
                continue;
            }
            if (t.is("(")) depth++;
            else if (t.is(")")) depth--;
            current.add(t);
            if (++expanded > MAX_EXPANDED) {
                diagnostics.error(use.pos(), "macro '" + macro.name() + "' has too many tokens in its arguments");
                return null;
            }
        }
        List<String> parameters = parameters(macro);
        if (!current.isEmpty() || !arguments.isEmpty() || !parameters.isEmpty()) arguments.add(current);
        if (arguments.size() != parameters.size()) {
            diagnostics.error(
                    use.pos(),
                    "macro '" + macro.name() + "' takes " + parameters.size() + " arguments, " + arguments.size()
                            + " are given");
            return null;
        }
        return arguments;
    }

    private static List<String> parameters(Macro macro) {
        List<String> parameters = macro.parameters();
        return parameters == null ? List.of() : parameters;
    }

    private List<Token> substitute(Macro macro, List<List<Token>> arguments, Token use, Input input) {
        List<Token> out = new ArrayList<>();
        List<Token> body = macro.body();
        List<List<Token>> done = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) done.add(List.of());
        boolean[] isDone = new boolean[arguments.size()];
        for (int i = 0; i < body.size(); i++) {
            Token t = body.get(i);
            int parameter =
                    t.kind() == Token.Kind.IDENTIFIER ? parameters(macro).indexOf(t.text()) : -1;
            if (parameter < 0) {
                out.add(t);
                continue;
            }
            boolean pasted = i > 0 && body.get(i - 1).is("##")
                    || i + 1 < body.size() && body.get(i + 1).is("##");
            List<Token> argument = arguments.get(parameter);
            if (!pasted) {
                if (!isDone[parameter]) {
                    done.set(parameter, expandAlone(argument, input));
                    isDone[parameter] = true;
                }
                argument = done.get(parameter);
            } else if (argument.isEmpty()) {
                out.add(new Token(Token.Kind.PLACEHOLDER, use.pos(), "", false));
            }
            for (int k = 0; k < argument.size(); k++) {
                Token a = argument.get(k);
                out.add(k == 0 ? new Token(a.kind(), a.pos(), a.text(), t.spaced()) : a);
            }
            if (out.size() > MAX_EXPANDED) {
                diagnostics.error(
                        use.pos(), "macro '" + macro.name() + "' grows without end; its replacement is cut off");
                break;
            }
        }
        return paste(out, use);
    }

    /** An argument with its macros replaced, as if it were all there is. */
    private List<Token> expandAlone(List<Token> tokens, Input input) {
        int before = floor;
        floor = frames.size();
        frames.push(new Frame(tokens, null));
        List<Token> out = new ArrayList<>();
        for (Token t = next(input); t.kind() != Token.Kind.END && out.size() <= MAX_EXPANDED; t = next(input))
            out.add(t);
        while (frames.size() > floor) frames.pop();
        floor = before;
        return out;
    }

    /** The tokens of a directive with macros replaced; nothing is read beyond them. */
    List<Token> expandLine(List<Token> tokens, Input input) {
        return expandAlone(tokens, input);
    }

    /** The same for the expression of #if: what "defined" asks for stays as it is. */
    List<Token> expandCondition(List<Token> tokens, Input input) {
        int before = floor;
        floor = frames.size();
        frames.push(new Frame(tokens, null));
        List<Token> out = new ArrayList<>();
        while (out.size() <= MAX_EXPANDED) {
            Token last = out.isEmpty() ? END : out.getLast();
            boolean parenthesis =
                    last.is("(") && out.size() > 1 && out.get(out.size() - 2).isIdentifier("defined");
            literal = last.isIdentifier("defined") || parenthesis;
            Token t = next(input);
            if (t.kind() == Token.Kind.END) break;
            out.add(t);
        }
        literal = false;
        while (frames.size() > floor) frames.pop();
        floor = before;
        return out;
    }

    /** Joins the tokens around ##. */
    private List<Token> paste(List<Token> tokens, Token use) {
        boolean any = false;
        for (Token t : tokens) any |= t.is("##") || t.kind() == Token.Kind.PLACEHOLDER;
        if (!any) return tokens;
        List<Token> out = new ArrayList<>(tokens.size());
        for (int i = 0; i < tokens.size(); i++) {
            Token t = tokens.get(i);
            if (!t.is("##")) {
                out.add(t);
                continue;
            }
            if (out.isEmpty() || i + 1 >= tokens.size()) {
                diagnostics.error(use.pos(), "'##' at the end of a macro has nothing to join");
                continue;
            }
            out.add(join(out.removeLast(), tokens.get(++i), use));
        }
        out.removeIf(t -> t.kind() == Token.Kind.PLACEHOLDER);
        return out;
    }

    private Token join(Token left, Token right, Token use) {
        if (left.kind() == Token.Kind.PLACEHOLDER) return right;
        if (right.kind() == Token.Kind.PLACEHOLDER) return left;
        Diagnostics scratch = new Diagnostics(new Sources(left.text() + right.text()));
        Lexer lexer = new Lexer(scratch.sources(), scratch);
        Token joined = lexer.next();
        if (lexer.next().kind() != Token.Kind.END || scratch.hasErrors() || joined.kind() == Token.Kind.STRAY) {
            diagnostics.error(
                    use.pos(), "'##' joins '" + left.text() + "' and '" + right.text() + "' to what is no token");
            return left;
        }
        return new Token(joined.kind(), use.pos(), joined.text().intern(), left.spaced());
    }
}
