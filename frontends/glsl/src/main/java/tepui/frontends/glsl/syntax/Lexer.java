package tepui.frontends.glsl.syntax;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Lexer: from characters to tokens, one string after another. Comments are white space; a backslash before a line's end
 * joins lines; any character may stand in a comment. Hand-written: this is where most of a compiler's time goes.
 */
final class Lexer {
    private final Sources sources;
    private final Diagnostics diagnostics;
    private final Map<String, String> names = new HashMap<>();
    private int index;
    /** Strings are tokens: in #line and #include. */
    private boolean quotes;
    /** So is text between angled brackets: in #include. */
    private boolean brackets;

    private String s;
    private int at;
    private int base;
    private boolean spaced;

    private static final String[] SINGLE = new String[128];

    static {
        for (char c = 0; c < 128; c++) SINGLE[c] = String.valueOf(c).intern();
    }

    Lexer(Sources sources, Diagnostics diagnostics) {
        this.sources = sources;
        this.diagnostics = diagnostics;
        s = sources.count() > 0 ? sources.text(0) : "";
    }

    /** From now on, quoted text is a token of kind STRING; with brackets too, text between these. */
    void takeStrings(boolean inQuotes, boolean inBrackets) {
        quotes = inQuotes;
        brackets = inBrackets;
    }

    /** Depth of #include of the text being read. */
    int depth() {
        return sources.depth(index);
    }

    /** Goes on in an included string, and behind it where this one is now; gives the reason why not, or null. */
    @Nullable
    String include(String path, String location, String text) {
        String problem = sources.include(index, at, path, location, text);
        if (problem == null) enter(index + 1);
        return problem;
    }

    private void enter(int piece) {
        index = piece;
        s = sources.text(piece);
        at = sources.from(piece);
        base = sources.start(piece) - at;
    }

    /** The next token; END again and again at the end. */
    Token next() {
        spaced = false;
        while (true) {
            if (at >= s.length()) {
                if (index + 1 >= sources.count()) return new Token(Token.Kind.END, base + s.length(), "", true);
                // Strings are joined without anything between them: a token may
                // not go across, a line may, but not out of an included one.
                boolean included = depth() > sources.depth(index + 1);
                int pos = base + s.length();
                enter(index + 1);
                if (included) return new Token(Token.Kind.NEWLINE, pos, "\n", true);
                continue;
            }
            char c = s.charAt(at);
            switch (c) {
                case ' ', '\t', '\u000b', '\f' -> {
                    at++;
                    spaced = true;
                }
                case '\n', '\r' -> {
                    int pos = base + at;
                    at += lineEnd(at);
                    return new Token(Token.Kind.NEWLINE, pos, "\n", true);
                }
                case '\\' -> {
                    int end = at + 1 < s.length() ? lineEnd(at + 1) : 0;
                    if (end == 0) return stray();
                    at += 1 + end;
                }
                case '/' -> {
                    char after = at + 1 < s.length() ? s.charAt(at + 1) : 0;
                    if (after == '/') lineComment();
                    else if (after == '*') blockComment();
                    else return punctuation(c);
                }
                default -> {
                    if (c == '"' && quotes || c == '<' && brackets) {
                        Token string = string(c == '"' ? '"' : '>');
                        if (string != null) return string;
                    }
                    if (isNameStart(c)) return name();
                    if (isDigit(c) || c == '.' && at + 1 < s.length() && isDigit(s.charAt(at + 1))) return number();
                    return punctuation(c);
                }
            }
        }
    }

    /** Length of the line end at {@code i}; 0 if there is none. */
    private int lineEnd(int i) {
        char c = s.charAt(i);
        if (c == '\r') return i + 1 < s.length() && s.charAt(i + 1) == '\n' ? 2 : 1;
        if (c == '\n') return i + 1 < s.length() && s.charAt(i + 1) == '\r' ? 2 : 1;
        return 0;
    }

    private void lineComment() {
        spaced = true;
        while (at < s.length()) {
            char c = s.charAt(at);
            if (c == '\\' && at + 1 < s.length() && lineEnd(at + 1) > 0) at += 1 + lineEnd(at + 1);
            else if (c == '\n' || c == '\r') return;
            else at++;
        }
    }

    private void blockComment() {
        spaced = true;
        int pos = base + at;
        int end = commentEnd(at + 2);
        // A comment may go on in the next string.
        while (end < 0 && index + 1 < sources.count() && depth() == sources.depth(index + 1)) {
            enter(index + 1);
            end = commentEnd(at);
        }
        if (end < 0) {
            diagnostics.error(pos, "the comment that begins here has no end; '*/' is missing");
            at = s.length();
        } else {
            at = end;
        }
    }

    /** Behind the end of a comment, whose two characters joined lines may part; -1 where there is none. */
    private int commentEnd(int from) {
        for (int star = s.indexOf('*', from); star >= 0; star = s.indexOf('*', star + 1)) {
            int i = star + 1;
            while (i + 1 < s.length() && s.charAt(i) == '\\' && lineEnd(i + 1) > 0) i += 1 + lineEnd(i + 1);
            if (i < s.length() && s.charAt(i) == '/') return i + 1;
        }
        return -1;
    }

    /** Text up to its closing quote, with both quotes; null where there is none on the line. */
    private @Nullable Token string(char close) {
        int end = at + 1;
        while (end < s.length() && s.charAt(end) != close) {
            if (lineEnd(end) > 0) return null;
            end++;
        }
        if (end >= s.length()) return null;
        Token token = new Token(Token.Kind.STRING, base + at, s.substring(at, end + 1), spaced);
        at = end + 1;
        return token;
    }

    private Token name() {
        int from = at;
        boolean joined = false;
        while (at < s.length()) {
            char c = s.charAt(at);
            if (isNameStart(c) || isDigit(c)) {
                at++;
            } else if (c == '\\' && at + 1 < s.length() && lineEnd(at + 1) > 0) {
                joined = true;
                at += 1 + lineEnd(at + 1);
            } else {
                break;
            }
        }
        String text = joined ? withoutJoins(from, at) : s.substring(from, at);
        String known = names.putIfAbsent(text, text);
        return new Token(Token.Kind.IDENTIFIER, base + from, known == null ? text : known, spaced);
    }

    /** A preprocessing number: whatever could be one; it is judged when it is used. */
    private Token number() {
        int from = at;
        boolean joined = false;
        while (at < s.length()) {
            char c = s.charAt(at);
            boolean hex =
                    at > from && s.charAt(from) == '0' && from + 1 < s.length() && (s.charAt(from + 1) | 32) == 'x';
            if ((c == 'e' || c == 'E')
                    && !hex
                    && at + 1 < s.length()
                    && (s.charAt(at + 1) == '+' || s.charAt(at + 1) == '-')) {
                at += 2;
            } else if (isNameStart(c) || isDigit(c) || c == '.') {
                at++;
            } else if (c == '\\' && at + 1 < s.length() && lineEnd(at + 1) > 0) {
                joined = true;
                at += 1 + lineEnd(at + 1);
            } else {
                break;
            }
        }
        return new Token(
                Token.Kind.NUMBER, base + from, joined ? withoutJoins(from, at) : s.substring(from, at), spaced);
    }

    private String withoutJoins(int from, int to) {
        StringBuilder out = new StringBuilder(to - from);
        for (int i = from; i < to; i++) {
            char c = s.charAt(i);
            if (c == '\\') i += lineEnd(i + 1);
            else out.append(c);
        }
        return out.toString();
    }

    private Token punctuation(char c) {
        int pos = base + at;
        char second = at + 1 < s.length() ? s.charAt(at + 1) : 0;
        char third = at + 2 < s.length() ? s.charAt(at + 2) : 0;
        String text = switch (c) {
            case '<' -> second == '<' ? third == '=' ? "<<=" : "<<" : second == '=' ? "<=" : "<";
            case '>' -> second == '>' ? third == '=' ? ">>=" : ">>" : second == '=' ? ">=" : ">";
            case '=' -> second == '=' ? "==" : "=";
            case '!' -> second == '=' ? "!=" : "!";
            case '+' -> second == '+' ? "++" : second == '=' ? "+=" : "+";
            case '-' -> second == '-' ? "--" : second == '=' ? "-=" : "-";
            case '*' -> second == '=' ? "*=" : "*";
            case '/' -> second == '=' ? "/=" : "/";
            case '%' -> second == '=' ? "%=" : "%";
            case '&' -> second == '&' ? "&&" : second == '=' ? "&=" : "&";
            case '|' -> second == '|' ? "||" : second == '=' ? "|=" : "|";
            case '^' -> second == '^' ? "^^" : second == '=' ? "^=" : "^";
            case '#' -> second == '#' ? "##" : "#";
            case '(', ')', '[', ']', '{', '}', '.', ',', ':', ';', '?', '~' -> SINGLE[c];
            default -> "";
        };
        if (text.isEmpty()) return stray();
        at += text.length();
        return new Token(Token.Kind.PUNCTUATION, pos, text, spaced);
    }

    private Token stray() {
        int pos = base + at;
        int length = Character.charCount(s.codePointAt(at));
        String text = s.substring(at, at + length);
        at += length;
        return new Token(Token.Kind.STRAY, pos, text, spaced);
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isNameStart(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
    }
}
