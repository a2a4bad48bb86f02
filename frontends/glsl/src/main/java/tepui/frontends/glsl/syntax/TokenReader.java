package tepui.frontends.glsl.syntax;

import java.util.List;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.Version;

/** Reader of tokens for the parser: with keywords told from names, and errors that say what was expected. */
final class TokenReader {
    private final List<Token> tokens;
    private final Diagnostics diagnostics;
    private final Version version;
    private final ExtensionSet extensions;
    private int at;
    private Token current;

    TokenReader(List<Token> tokens, Diagnostics diagnostics, Version version, ExtensionSet extensions) {
        this.tokens = tokens;
        this.diagnostics = diagnostics;
        this.version = version;
        this.extensions = extensions;
        current = tokens.getFirst();
    }

    Diagnostics diagnostics() {
        return diagnostics;
    }

    Version version() {
        return version;
    }

    boolean isEnabled(Extension extension) {
        return extensions.isEnabled(extension, current.pos());
    }

    int mark() {
        return at;
    }

    int pos() {
        return current.pos();
    }

    String text() {
        return current.text();
    }

    boolean atEnd() {
        return current.kind() == Token.Kind.END;
    }

    boolean isNumber() {
        return current.kind() == Token.Kind.NUMBER;
    }

    void skip() {
        if (at + 1 < tokens.size()) current = tokens.get(++at);
    }

    boolean is(String punctuation) {
        return current.kind() == Token.Kind.PUNCTUATION && current.text().equals(punctuation);
    }

    boolean isPunctuation() {
        return current.kind() == Token.Kind.PUNCTUATION;
    }

    private Token ahead(int distance) {
        return tokens.get(Math.min(at + distance, tokens.size() - 1));
    }

    boolean isAt(int distance, String punctuation) {
        return ahead(distance).is(punctuation);
    }

    boolean endsAt(int distance) {
        return ahead(distance).kind() == Token.Kind.END;
    }

    boolean isWordAt(int distance) {
        return ahead(distance).kind() == Token.Kind.IDENTIFIER;
    }

    boolean accept(String punctuation) {
        if (!is(punctuation)) return false;
        skip();
        return true;
    }

    void expect(String punctuation, String where) {
        if (!accept(punctuation)) throw error("'" + punctuation + "' is missing " + where + found());
    }

    private Keywords.Sort sort(Token t) {
        return Keywords.sort(t.text(), version, extensions, t.pos());
    }

    /** Any word, keyword or not. */
    boolean isWord() {
        return current.kind() == Token.Kind.IDENTIFIER;
    }

    boolean isWord(String word) {
        return current.kind() == Token.Kind.IDENTIFIER && current.text().equals(word);
    }

    boolean isKeyword() {
        return current.kind() == Token.Kind.IDENTIFIER && sort(current) == Keywords.Sort.KEYWORD;
    }

    boolean isTypeName() {
        return current.kind() == Token.Kind.IDENTIFIER && sort(current) == Keywords.Sort.TYPE;
    }

    boolean isName() {
        return current.kind() == Token.Kind.IDENTIFIER && sort(current) == Keywords.Sort.IDENTIFIER;
    }

    String word() {
        String word = current.text();
        skip();
        return word;
    }

    /** A name of the program's. */
    String name(String what) {
        if (isName()) return word();
        if (current.kind() == Token.Kind.IDENTIFIER) {
            if (sort(current) == Keywords.Sort.RESERVED)
                throw error("'" + text() + "' is a reserved word in version " + version);
            throw error("'" + text() + "' is a keyword in version " + version + ", where " + what + " is expected");
        }
        throw error(what + " is missing" + found());
    }

    /** ", found 'x'" for messages. */
    String found() {
        if (atEnd()) return "; the text ends here";
        if (current.kind() == Token.Kind.IDENTIFIER && sort(current) == Keywords.Sort.RESERVED) {
            return "; '" + text() + "' is a reserved word in version " + version;
        }
        return "; found '" + text() + "'";
    }

    Parser.SyntaxError error(String message) {
        return errorAt(pos(), message);
    }

    Parser.SyntaxError errorAt(int pos, String message) {
        diagnostics.error(pos, message);
        return new Parser.SyntaxError();
    }
}
