package tepui.frontends.gl.assembly;

import java.nio.charset.StandardCharsets;

/**
 * Lexer that cuts a text into words. What a number is depends on what may stand there, so the parser says what it looks
 * for.
 */
final class Lexer {
    private final String text;
    private int at;

    Lexer(byte[] bytes) {
        // A character a byte, so that positions are those of bytes.
        text = new String(bytes, StandardCharsets.ISO_8859_1);
    }

    AssemblyException error(int position, String message) {
        return new AssemblyException(position, message);
    }

    int end() {
        return text.length();
    }

    void header(String header) throws AssemblyException {
        if (!text.startsWith(header)) throw error(0, "the text does not begin with " + header);
        at = header.length();
    }

    private void skip() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '#') {
                while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') at++;
            } else if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
                at++;
            } else {
                return;
            }
        }
    }

    /** Where the next word begins. */
    int position() {
        skip();
        return at;
    }

    private char here() {
        return at < text.length() ? text.charAt(at) : 0;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == '$';
    }

    /** The next word, if it is a name; else nothing. It stays the next. */
    String peekName() {
        skip();
        if (!isLetter(here())) return "";
        int to = at;
        while (to < text.length() && (isLetter(text.charAt(to)) || isDigit(text.charAt(to)))) to++;
        return text.substring(at, to);
    }

    String name(String what) throws AssemblyException {
        String n = peekName();
        if (n.isEmpty()) throw error(at, what + " is missing" + seen());
        at += n.length();
        return n;
    }

    /** A word of letters and digits, like 2D. */
    String target() {
        skip();
        int from = at;
        while (isLetter(here()) || isDigit(here())) at++;
        return text.substring(from, at);
    }

    private String seen() {
        return at < text.length() ? ", there is '" + text.charAt(at) + "'" : ", the text ends";
    }

    /** Takes a sign, if it is next. */
    boolean take(char c) {
        skip();
        if (here() != c) return false;
        at++;
        return true;
    }

    /** Takes a dot and a word, if these are next. */
    boolean takeDotted(String word) {
        skip();
        int before = at;
        if (take('.') && peekName().equals(word)) {
            at += word.length();
            return true;
        }
        at = before;
        return false;
    }

    /** Takes the two dots of a range, if they are next. */
    boolean takeRange() {
        skip();
        if (!text.startsWith("..", at)) return false;
        at += 2;
        return true;
    }

    boolean sees(char c) {
        skip();
        return here() == c;
    }

    void expect(char c) throws AssemblyException {
        if (!take(c)) throw error(at, "'" + c + "' is missing" + seen());
    }

    boolean seesNumber() {
        skip();
        char next = at + 1 < text.length() ? text.charAt(at + 1) : 0;
        return isDigit(here()) || here() == '.' && isDigit(next);
    }

    /** Digits, from 0 to {@code most}. */
    int integer(String what, int most) throws AssemblyException {
        skip();
        int from = at;
        long v = 0;
        while (isDigit(here())) {
            v = Math.min(Integer.MAX_VALUE, v * 10 + here() - '0');
            at++;
        }
        if (from == at) throw error(at, what + " is missing" + seen());
        if (v > most) throw error(from, what + " is " + v + ", must not be above " + most);
        return (int) v;
    }

    /** An integer or a number with a fraction or an exponent; no sign. */
    float number() throws AssemblyException {
        skip();
        int from = at;
        while (isDigit(here())) at++;
        boolean digits = at > from;
        if (here() == '.') {
            at++;
            int fraction = at;
            while (isDigit(here())) at++;
            digits |= at > fraction;
        }
        if (!digits) {
            at = from;
            throw error(from, "a number is missing" + seen());
        }
        if (here() == 'e' || here() == 'E') {
            int e = at++;
            if (here() == '+' || here() == '-') at++;
            int exponent = at;
            while (isDigit(here())) at++;
            if (at == exponent) throw error(e, "an exponent has no digits");
        }
        return Float.parseFloat(text.substring(from, at));
    }
}
