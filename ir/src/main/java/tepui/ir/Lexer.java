package tepui.ir;

/**
 * Lexer of the text form: cuts it into tokens, one at a time, for {@link Parser}. Words, numbers (anything that starts
 * with a digit or a minus), strings, value numbers ({@code %12}) and single characters; {@code //} comments run to the
 * line's end.
 */
final class Lexer {
    enum Kind {
        WORD,
        NUMBER,
        STRING,
        /** {@link #text} holds the digits. */
        VALUE,
        /** One character, or the arrow. */
        MARK,
        END
    }

    private final String source;
    private int at;
    private int lineStart;
    private int lineNumber = 1;

    Kind kind = Kind.END;
    String text = "";
    int line = 1;
    int column = 1;

    Lexer(String source) {
        this.source = source;
        next();
    }

    IrParseException error(String problem) {
        return new IrParseException(line, column, problem);
    }

    /** The token as a message shows it. */
    String shown() {
        if (kind == Kind.END) return "the end of the text";
        String t = text.length() > 40 ? text.substring(0, 40) + "..." : text;
        return kind == Kind.VALUE ? "'%" + t + "'" : kind == Kind.STRING ? "string \"" + t + "\"" : "'" + t + "'";
    }

    void next() {
        skipBlank();
        line = lineNumber;
        column = at - lineStart + 1;
        if (at >= source.length()) {
            kind = Kind.END;
            text = "";
            return;
        }
        char c = source.charAt(at);
        int start = at;
        if (isLetter(c)) {
            while (at < source.length() && (isLetter(source.charAt(at)) || isDigit(source.charAt(at)))) at++;
            set(Kind.WORD, start);
        } else if (isDigit(c)) {
            number(start);
        } else if (c == '-') {
            at++;
            if (at < source.length() && source.charAt(at) == '>') {
                at++;
                set(Kind.MARK, start);
            } else {
                number(start);
            }
        } else if (c == '%') {
            at++;
            while (at < source.length() && isDigit(source.charAt(at))) at++;
            set(Kind.VALUE, start + 1);
        } else if (c == '"') {
            string();
        } else {
            at++;
            set(Kind.MARK, start);
        }
    }

    private void set(Kind newKind, int start) {
        kind = newKind;
        text = source.substring(start, at);
    }

    private void number(int start) {
        while (at < source.length()) {
            char c = source.charAt(at);
            boolean exponentSign = (c == '-' || c == '+') && (source.charAt(at - 1) | 32) == 'e';
            if (!isLetter(c) && !isDigit(c) && c != '.' && !exponentSign) break;
            at++;
        }
        set(Kind.NUMBER, start);
    }

    private void string() {
        StringBuilder s = new StringBuilder();
        at++;
        while (true) {
            if (at >= source.length() || source.charAt(at) == '\n') throw error("the string has no closing '\"'");
            char c = source.charAt(at++);
            if (c == '"') break;
            if (c != '\\') {
                s.append(c);
                continue;
            }
            char e = at < source.length() ? source.charAt(at++) : ' ';
            switch (e) {
                case 'n' -> s.append('\n');
                case 't' -> s.append('\t');
                case '"', '\\' -> s.append(e);
                case 'u' -> s.append(unicode());
                default -> throw error("unknown escape '\\" + e + "' in a string");
            }
        }
        kind = Kind.STRING;
        text = s.toString();
    }

    private char unicode() {
        int value = 0;
        for (int i = 0; i < 4; i++) {
            int digit = at < source.length() ? hexDigit(source.charAt(at)) : -1;
            if (digit < 0) throw error("\\u in a string must be followed by four hexadecimal digits");
            value = value << 4 | digit;
            at++;
        }
        return (char) value;
    }

    private static int hexDigit(char c) {
        if (c >= '0' && c <= '9') return c - '0';
        if (c >= 'a' && c <= 'f') return c - 'a' + 10;
        return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
    }

    private void skipBlank() {
        while (at < source.length()) {
            char c = source.charAt(at);
            if (c == '\n') {
                at++;
                lineNumber++;
                lineStart = at;
            } else if (c == ' ' || c == '\t' || c == '\r') {
                at++;
            } else if (c == '/' && at + 1 < source.length() && source.charAt(at + 1) == '/') {
                while (at < source.length() && source.charAt(at) != '\n') at++;
            } else {
                return;
            }
        }
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    // ---- what a grammar expects

    IrParseException expected(String what) {
        return error("expected " + what + ", found " + shown());
    }

    boolean isMark(String mark) {
        return kind == Kind.MARK && text.equals(mark);
    }

    boolean isWord(String word) {
        return kind == Kind.WORD && text.equals(word);
    }

    boolean takeMark(String mark) {
        if (!isMark(mark)) return false;
        next();
        return true;
    }

    boolean takeWord(String word) {
        if (!isWord(word)) return false;
        next();
        return true;
    }

    void expectMark(String mark, String where) {
        if (!takeMark(mark)) throw expected("'" + mark + "' " + where);
    }

    String word(String what) {
        if (kind != Kind.WORD) throw expected(what);
        String taken = text;
        next();
        return taken;
    }

    String string(String what) {
        if (kind != Kind.STRING) throw expected(what);
        String taken = text;
        next();
        return taken;
    }

    int integer(String what, int least) {
        if (kind != Kind.NUMBER) throw expected(what);
        int value;
        try {
            value = Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw expected(what);
        }
        if (value < least) throw error(what + " is " + value + ", must be at least " + least);
        next();
        return value;
    }

    /** A plain or quoted name, after its '@'. */
    String name(String what) {
        if (kind == Kind.STRING) return string(what);
        return word(what);
    }
}
